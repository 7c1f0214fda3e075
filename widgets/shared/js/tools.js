// Undo, new game, save, load and the speed of what is shown.
import { button, make } from "./dom.js";
import { SPEEDS } from "./player.js";
import { read, write } from "./store.js";

const SPEED_KEY = "four-ports/speed";

export class Tools {
  constructor({ send, newGame, speed, refuse, ask }) {
    this.send = send;
    this.speed = speed;
    this.refuse = refuse;
    this.undo = button("", () => this.send({ kind: "undo" }), { class: "fp-quiet" });
    const reason = () => ask(this.undo.hasAttribute("aria-disabled") ? "undo" : null);
    for (const kind of ["pointerenter", "focus"]) this.undo.addEventListener(kind, reason);
    for (const kind of ["pointerleave", "blur"]) this.undo.addEventListener(kind, () => ask(null));
    this.fresh = button("", newGame, { class: "fp-quiet" });
    this.save = button("", () => this.send({ kind: "save" }), { class: "fp-quiet" });
    this.file = make("input", { type: "file", accept: ".json,.fourports,application/json,text/plain", hidden: true });
    this.file.addEventListener("change", () => this.#read());
    this.coach = button("", () => this.send({ kind: "coach" }), { class: "fp-quiet" });
    this.replay = button("", () => this.send({ kind: "replay", at: null }), { class: "fp-quiet" });
    this.load = button("", () => this.file.click(), { class: "fp-quiet" });
    this.select = make("select", {});
    this.select.addEventListener("change", () => this.#choose(this.select.value));
    this.speedName = make("span", { class: "fp-label" });
    const pace = make("label", { class: "fp-pace" }, this.speedName, this.select);
    this.node = make("div", { class: "fp-tools", role: "group" });
    this.node.append(this.coach, this.undo, this.replay, this.fresh, this.save, this.load, this.file, pace);
  }

  show({ words, limits, tools, teaches }) {
    this.words = words;
    this.limits = limits;
    this.node.setAttribute("aria-label", words.tools);
    this.undo.textContent = words.undo;
    this.coach.textContent = words.coach;
    this.coach.hidden = !teaches.coach;
    this.replay.textContent = words.replay;
    this.replay.hidden = !teaches.replay;
    this.fresh.textContent = words.new_game;
    this.save.textContent = words.save;
    this.load.textContent = words.load;
    this.file.setAttribute("aria-label", words.load);
    this.speedName.textContent = words.speed;
    const choices = Object.keys(SPEEDS).map((name) => make("option", { value: name }, words[`speed_${name}`]));
    this.select.replaceChildren(...choices);
    this.#choose(read(SPEED_KEY) || "normal", false);
    this.update(tools);
  }

  update(tools) {
    if (tools.undo) this.undo.removeAttribute("aria-disabled");
    else this.undo.setAttribute("aria-disabled", "true");
  }

  #choose(name, keep = true) {
    const known = name in SPEEDS ? name : "normal";
    this.select.value = known;
    this.speed(known);
    if (keep) write(SPEED_KEY, known);
  }

  async #read() {
    const [file] = this.file.files;
    this.file.value = "";
    if (!file) return;
    if (file.size > this.limits.file) this.refuse(this.words.file_too_big);
    else this.send({ kind: "load", text: await file.text() });
  }
}

export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
