// A small choice beside a place of the board that stands for several actions.
import { button, clamp, make } from "./dom.js";

const MARGIN = 8;

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

  // Below its place if there is room, else above, else as high as it must be; never beyond the board that is seen.
  #put() {
    const board = this.node.parentElement.getBoundingClientRect();
    const place = this.place.getBoundingClientRect();
    this.node.style.maxHeight = `${board.height - 2 * MARGIN}px`;
    const { width, height } = this.node.getBoundingClientRect();
    const below = place.bottom - board.top + 4;
    const above = place.top - board.top - height - 4;
    const top = below + height <= board.height - MARGIN || above < MARGIN ? below : above;
    this.node.style.left = `${clamp(place.left - board.left, MARGIN, Math.max(MARGIN, board.width - width - MARGIN))}px`;
    this.node.style.top = `${clamp(top, MARGIN, Math.max(MARGIN, board.height - height - MARGIN))}px`;
  }
}
