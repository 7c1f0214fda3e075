// The answers below the board: buttons that say what happens, a slider with a stepper for a number, steppers for
// several numbers at once, folded extras.
import { button, clamp, make } from "./dom.js";
import { steppers } from "./steppers.js";

// Beside each other, labels longer than this become towers of short lines: they stand one below the other.
const LONG = 32;

export class Answers {
  constructor({ act, hint }) {
    this.act = act;
    this.hint = hint;
    this.node = make("div", { class: "fp-answers" });
    this.node.addEventListener("pointerover", (event) => this.#point(event));
    this.node.addEventListener("pointerleave", () => this.hint(null));
    this.node.addEventListener("focusin", (event) => this.#point(event));
    this.node.addEventListener("focusout", () => this.hint(null));
  }

  // Keeps the focus in the answers if it was there, so that the keyboard never falls out of the game.
  show(groups, words) {
    const focused = this.node.contains(document.activeElement) ? document.activeElement : null;
    const wasAt = focused && focused.getAttribute("data-answer");
    const open = [...this.node.querySelectorAll("details[open]")].map((node) => node.dataset.title);
    this.hint(null);
    this.node.replaceChildren(...groups.map((group) => this.#group(group, words, open)));
    this.node.style.minHeight = "";
    if (focused) this.focus(wasAt);
  }

  wait(label, skip) {
    const focused = this.node.contains(document.activeElement);
    this.node.style.minHeight = `${this.node.offsetHeight}px`;
    const stop = button(label, skip, { class: "fp-quiet" });
    this.node.replaceChildren(make("div", { class: "fp-buttons" }, stop));
    if (focused) stop.focus({ preventScroll: true });
  }

  focus(notation = null) {
    const all = [...this.node.querySelectorAll("button:enabled, input, summary")];
    const same = notation && all.find((node) => node.getAttribute("data-answer") === notation);
    const first = same || all[0];
    if (first) first.focus({ preventScroll: true });
    return Boolean(first);
  }

  #point(event) {
    const answer = event.target.closest("[data-answer]");
    this.hint(answer ? answer.getAttribute("data-answer") : null);
  }

  #group(group, words, open) {
    const inside = this.#inside(group, words);
    if (!group.folded) {
      const title = group.title ? make("p", { class: "fp-group-title" }, group.title) : null;
      return make("div", { class: "fp-group", role: "group", "aria-label": group.title || null }, title, inside);
    }
    const summary = make("summary", {}, group.title);
    const folded = make("details", { class: "fp-group fp-folded", "data-title": group.title }, summary, inside);
    folded.open = open.includes(group.title);
    return folded;
  }

  #inside(group, words) {
    if (group.kind === "steppers") return steppers(group, words, this.act);
    return group.kind === "number" ? this.#number(group, words) : this.#buttons(group.items);
  }

  #buttons(items) {
    const all = items.map((item) => {
      const choose = (event) => event.detail <= 1 && this.act(item.text);
      return button(item.label, choose, { class: item.quiet ? "fp-quiet" : null, "data-answer": item.text });
    });
    const long = items.some(({ label }) => label.length > LONG);
    return make("div", { class: long ? "fp-buttons long" : "fp-buttons" }, ...all);
  }

  #number(group, words) {
    const { items } = group;
    const last = items.length - 1;
    const go = button("", (event) => event.detail <= 1 && this.act(items[Number(slider.value)].text), {
      class: "fp-go",
    });
    const slider = make("input", { type: "range", min: 0, max: last, step: 1, value: 0, "aria-label": group.title });
    const move = (by) => () => {
      slider.value = String(clamp(Number(slider.value) + by, 0, last));
      show();
    };
    const less = button("−", move(-1), { class: "fp-step", "aria-label": words.number_less });
    const more = button("+", move(1), { class: "fp-step", "aria-label": words.number_more });
    const show = () => {
      const item = items[Number(slider.value)];
      go.textContent = item.label;
      go.setAttribute("data-answer", item.text);
      slider.setAttribute("aria-valuetext", item.label);
      less.disabled = slider.value === "0";
      more.disabled = slider.value === String(last);
    };
    slider.addEventListener("input", show);
    slider.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.repeat) this.act(items[Number(slider.value)].text);
    });
    show();
    const ends = (item) => make("span", { class: "fp-end", "aria-hidden": "true" }, String(item.value ?? ""));
    if (last === 0) return make("div", { class: "fp-number" }, go);
    return make("div", { class: "fp-number" }, less, ends(items[0]), slider, ends(items[last]), more, go);
  }
}
