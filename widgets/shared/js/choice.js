// A small choice at a place of the board that stands for several actions: beside it, or below the board of a phone.
import { button, clamp, make } from "./dom.js";

const MARGIN = 8;

export const TARGETS = "[data-act], [data-acts]";

// The actions that a place stands for: one, or several with what each of them says.
export function actsOf(place) {
  const act = place.getAttribute("data-act");
  return act === null ? JSON.parse(place.getAttribute("data-acts") || "[]") : [[act, ""]];
}

export class Choice {
  constructor({ act }) {
    this.act = act;
    this.node = make("div", { class: "fp-ways", role: "dialog", hidden: true });
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  open(place, words) {
    this.place = place;
    const asked = place.getAttribute("aria-label");
    const answers = actsOf(place).map(([act, label]) => button(label, (event) => event.detail <= 1 && this.#take(act)));
    const leave = button(words.cancel, () => this.close(), { class: "fp-quiet" });
    this.node.setAttribute("aria-label", asked);
    this.node.replaceChildren(make("p", {}, asked), ...answers, leave);
    this.node.hidden = false;
    this.#put();
    answers[0].focus({ preventScroll: true });
  }

  close() {
    if (this.node.hidden) return;
    const inside = this.node.contains(document.activeElement);
    this.node.hidden = true;
    this.node.replaceChildren();
    if (inside && this.place.isConnected) this.place.focus({ preventScroll: true });
  }

  #take(act) {
    this.close();
    this.act(act);
  }

  #key(event) {
    const all = [...this.node.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (event.key === "Escape") this.close();
    else if (step) all[(at + step + all.length) % all.length].focus();
    else return;
    event.preventDefault();
  }

  // Below its place if there is room, else above, else as high as it must be; never beyond the board that is seen. The
  // style sheet uses these numbers where there is room beside places.
  #put() {
    const board = this.node.parentElement.getBoundingClientRect();
    const place = this.place.getBoundingClientRect();
    const put = (name, value) => this.node.style.setProperty(`--fp-ways-${name}`, `${value}px`);
    put("high", board.height - 2 * MARGIN);
    const { width, height } = this.node.getBoundingClientRect();
    const below = place.bottom - board.top + 4;
    const above = place.top - board.top - height - 4;
    const top = below + height <= board.height - MARGIN || above < MARGIN ? below : above;
    put("left", clamp(place.left - board.left, MARGIN, Math.max(MARGIN, board.width - width - MARGIN)));
    put("top", clamp(top, MARGIN, Math.max(MARGIN, board.height - height - MARGIN)));
    this.#uncover(place);
  }

  // On a narrow board the choice stands below the board, or at the lower edge of a screen that ends higher up: there it
  // must not cover the place that it asks about.
  #uncover(place) {
    const docked = getComputedStyle(this.node).position === "sticky";
    if (!docked || this.node.getBoundingClientRect().top >= place.bottom) return;
    this.node.parentElement.scrollIntoView({ block: "end" });
  }
}
