// The quiet line under the question: why the place under the pointer or the focus cannot be used now.
import { make } from "./dom.js";

const RESTING = 140;

export class Hint {
  constructor({ ask, describe }) {
    this.send = ask;
    this.describe = describe;
    this.known = new Map();
    this.node = make("p", { class: "fp-hint", "aria-hidden": "true" });
  }

  // What was possible has changed: the old reasons no longer hold.
  forget() {
    this.known.clear();
    this.ask(null);
  }

  ask(notation) {
    clearTimeout(this.timer);
    if (notation === this.wanted) return;
    this.wanted = notation;
    this.node.textContent = "";
    if (notation === null) return;
    if (this.known.has(notation)) this.#show(this.known.get(notation));
    else this.timer = setTimeout(() => this.send(notation), RESTING);
  }

  tell({ about, text, rules }) {
    this.known.set(about, { about, text, rules });
    if (text) this.describe(about, text);
    if (about === this.wanted) this.#show({ text, rules });
  }

  #show({ text, rules }) {
    this.node.textContent = text && rules.length ? `${text} (${rules.join(", ")})` : text;
  }
}
