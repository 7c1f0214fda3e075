// The players' panels: mark, name, whose turn it is, and facts whose numbers count to their new value once.
import { button, fill, make, seatMark } from "./dom.js";

export class Panels {
  constructor({ rule }) {
    this.rule = rule;
    this.node = make("div", { class: "fp-panels" });
    this.values = new Map();
    this.at = "";
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("focusin", (event) => this.#here(event.target));
  }

  show(panels, people, words, moving) {
    const before = moving ? this.values : new Map();
    this.values = new Map();
    const focused = this.node.contains(document.activeElement);
    this.node.replaceChildren(...panels.map((panel) => this.#card(panel, people, words, before)));
    const all = this.#numbers();
    const stop = all.find((node) => node.dataset.number === this.at) || all[0];
    if (stop) stop.setAttribute("tabindex", "0");
    if (focused && stop) stop.focus({ preventScroll: true });
  }

  #numbers() {
    return [...this.node.querySelectorAll("[data-number]")];
  }

  // All numbers are one tab stop; the arrow keys go from one to the next.
  #here(target) {
    if (!target.dataset.number) return;
    this.at = target.dataset.number;
    for (const node of this.#numbers()) node.setAttribute("tabindex", node === target ? "0" : "-1");
  }

  #key(event) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const all = this.#numbers();
    const next = all[all.indexOf(event.target) + by];
    if (!by || !next) return;
    event.preventDefault();
    next.focus();
  }

  #card(panel, people, words, before) {
    const person = people[panel.seat] || { name: panel.name, mark: "" };
    const turn = panel.active ? make("span", { class: "fp-turn" }, words.to_move) : null;
    const head = make("div", { class: "fp-panel-head" }, seatMark(person.mark), make("h3", {}, panel.name), turn);
    const lines = (panel.lines || []).map((line) => make("p", { class: "fp-line" }, line));
    const facts = panel.facts.map((fact) => this.#fact(panel, fact, before, words));
    const list = facts.length ? make("dl", {}, ...facts) : null;
    const classes = panel.active ? "fp-panel active" : "fp-panel";
    return make("section", { class: classes, "aria-label": panel.name }, head, ...lines, list);
  }

  #fact(panel, [label, value, key, rule], before, words) {
    const id = `${panel.seat}/${key}`;
    const shown = make("dd", { "data-fact": key }, figure(value));
    this.values.set(id, value);
    const old = before.get(id);
    if (old !== undefined && old !== value) {
      shown.classList.add("changed");
      const numbers = typeof old === "number" && typeof value === "number";
      if (numbers) requestAnimationFrame(() => count(shown.querySelector("button") || shown, old, value));
    }
    if (rule) {
      const why = fill(words.why_rule, { rule });
      const ask = () => this.rule(rule, `${panel.name}: ${label} ${figure(value)}`);
      const number = button(shown.textContent, ask, { class: "fp-figure", tabindex: "-1", "data-number": id, title: why });
      number.setAttribute("aria-label", `${label} ${figure(value)}. ${why}`);
      shown.replaceChildren(number);
    }
    return make("div", { class: "fp-fact" }, make("dt", {}, label), shown);
  }
}

const figure = (value) => String(value).replace(/^-(?=\d)/, "\u2212");

function count(node, from, to) {
  const start = performance.now();
  const frame = (now) => {
    const part = Math.min(1, (now - start) / 350);
    node.textContent = figure(Math.round(from + (to - from) * part));
    if (part < 1 && node.isConnected) requestAnimationFrame(frame);
    else node.textContent = figure(to);
  };
  requestAnimationFrame(frame);
}
