// The typed-command box: the game's notation, with earlier commands on the up arrow.
import { make } from "./dom.js";

export class CommandBox {
  constructor({ act }) {
    this.act = act;
    this.history = [];
    this.place = 0;
    this.label = make("span", { class: "fp-label" });
    this.input = make("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "go",
    });
    this.go = make("button", { type: "submit" });
    this.node = make("form", { class: "fp-command" }, make("label", {}, this.label, this.input), this.go);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.input.addEventListener("keydown", (event) => this.#key(event));
  }

  show(words, longest) {
    this.label.textContent = words.command;
    this.input.placeholder = words.command_example;
    this.input.maxLength = longest;
    this.go.textContent = words.command_go;
  }

  #send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (this.history[this.history.length - 1] !== text) this.history.push(text);
    this.history = this.history.slice(-50);
    this.place = this.history.length;
    this.input.value = "";
    this.act(text);
  }

  #key(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || !this.history.length) return;
    event.preventDefault();
    this.place = Math.min(this.history.length, Math.max(0, this.place + by));
    this.input.value = this.history[this.place] || "";
  }
}
