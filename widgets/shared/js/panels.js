// The players' panels: mark, name, whose turn it is, and facts whose numbers count to their new value once.
import { make, seatMark } from "./dom.js";

export class Panels {
  constructor() {
    this.node = make("div", { class: "fp-panels" });
    this.values = new Map();
    this.cards = "";
  }

  show(panels, people, words, moving) {
    const before = moving ? this.values : new Map();
    this.values = new Map();
    this.node.replaceChildren(...panels.map((panel) => this.#card(panel, people, words, before)));
  }

  #card(panel, people, words, before) {
    const person = people[panel.seat] || { name: panel.name, mark: "" };
    const turn = panel.active ? make("span", { class: "fp-turn" }, words.to_move) : null;
    const head = make("div", { class: "fp-panel-head" }, seatMark(person.mark), make("h3", {}, panel.name), turn);
    const lines = (panel.lines || []).map((line) => make("p", { class: "fp-line" }, line));
    const facts = panel.facts.map((fact) => this.#fact(panel.seat, fact, before));
    const list = facts.length ? make("dl", {}, ...facts) : null;
    const classes = panel.active ? "fp-panel active" : "fp-panel";
    return make("section", { class: classes, "aria-label": panel.name }, head, ...lines, list);
  }

  #fact(seat, [label, value, key], before) {
    const id = `${seat}/${key}`;
    const shown = make("dd", { "data-fact": key }, figure(value));
    this.values.set(id, value);
    const old = before.get(id);
    if (old !== undefined && old !== value) {
      shown.classList.add("changed");
      if (typeof old === "number" && typeof value === "number") count(shown, old, value);
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
