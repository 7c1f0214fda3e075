// The odds panel: one row for each option, a chart of the one under the focus, and guessing before seeing.
import { bars } from "./bars.js";
import { button, fill, make } from "./dom.js";
import { read, write } from "./store.js";

const OPEN_KEY = "four-ports/odds";
const PREDICT_KEY = "four-ports/predict";
const GUESSES_KEY = "four-ports/guesses";

export function keptGuesses() {
  try {
    const numbers = JSON.parse(read(GUESSES_KEY) || "[]");
    return Array.isArray(numbers) ? numbers : [];
  } catch {
    return [];
  }
}

export class Odds {
  constructor({ send, hint }) {
    this.send = send;
    this.hint = hint;
    this.summary = make("summary", {});
    this.predict = make("input", { type: "checkbox" });
    this.predictName = make("span", {});
    this.status = make("p", { class: "fp-small", "aria-live": "polite" });
    this.inside = make("div", { class: "fp-odds-inside" });
    this.score = make("div", { class: "fp-score" });
    const mode = make("label", { class: "fp-check" }, this.predict, this.predictName);
    const body = make("div", { class: "fp-odds-body" }, mode, this.status, this.inside, this.score);
    this.node = make("details", { class: "fp-odds" }, this.summary, body);
    this.node.open = read(OPEN_KEY) === "open";
    this.predict.checked = read(PREDICT_KEY) === "yes";
    this.node.addEventListener("toggle", () => {
      write(OPEN_KEY, this.node.open ? "open" : "shut");
      this.#want();
    });
    this.predict.addEventListener("change", () => {
      write(PREDICT_KEY, this.predict.checked ? "yes" : "no");
      this.#want(true);
    });
    this.inside.addEventListener("keydown", (event) => this.#key(event));
    this.inside.addEventListener("focusin", (event) => this.#point(event.target, true));
    this.inside.addEventListener("pointerover", (event) => this.#point(event.target, false));
    this.inside.addEventListener("focusout", () => this.hint(null));
    this.inside.addEventListener("pointerleave", () => this.hint(null));
  }

  // A new decision: the odds are asked for once the board is drawn, so that they never hold it up.
  ask(frame) {
    this.words = frame.words;
    this.move = frame.move;
    this.node.hidden = !frame.teaches.odds;
    this.summary.textContent = this.words.odds;
    this.predictName.textContent = this.words.odds_predict;
    this.known = -1;
    this.#want();
  }

  #want(again = false) {
    if (!this.node.open || this.node.hidden || (this.known === this.move && !again)) return;
    this.known = this.move;
    this.inside.classList.add("old");
    if (!this.inside.firstChild) this.status.textContent = this.words.odds_waiting;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.send({ kind: "odds", predict: this.predict.checked });
    }, 30);
  }

  show(message) {
    if (message.move !== this.move) return;
    this.known = this.move;
    if (message.open) this.node.open = true;
    const focused = this.inside.contains(document.activeElement);
    this.inside.classList.remove("old");
    this.rows = message.rows;
    this.status.textContent = message.result || (message.rows.length || message.guess ? "" : message.notes[0] || "");
    if (message.guess) this.inside.replaceChildren(this.#riddle(message.guess));
    else if (message.rows.length) this.#fill(message);
    else this.inside.replaceChildren();
    this.#scored(message.score);
    if (focused) (this.inside.querySelector('[tabindex="0"], input') || this.summary).focus({ preventScroll: true });
  }

  #fill({ rows, notes }) {
    const { words } = this;
    const names = [words.odds_option, words.odds_pays, words.odds_wins, words.odds_mean, words.odds_spread];
    const head = make("tr", {}, ...names.map((name) => make("th", { scope: "col" }, name)));
    const body = make("tbody", {}, ...rows.map((row, index) => this.#row(row, index)));
    const table = make("div", { class: "fp-odds-table" }, make("table", {}, make("thead", {}, head), body));
    this.plot = make("div", { class: "fp-odds-plot" });
    const list = make("ul", {}, ...notes.map((note) => make("li", {}, note)));
    const more = make("details", { class: "fp-small" }, make("summary", {}, words.odds_notes), list);
    const exact = rows.every((row) => row.exact) ? make("span", { class: "fp-exact" }, words.odds_exact_mark) : null;
    const side = make("div", { class: "fp-odds-side" }, this.plot, make("div", { class: "fp-notes" }, exact, more));
    this.inside.replaceChildren(table, side);
    this.#draw(0);
  }

  #row(row, index) {
    const attributes = { class: "fp-option", tabindex: index ? "-1" : "0", "data-row": index };
    const name = button(row.label, () => this.#draw(index), { ...attributes, "aria-description": row.sentence });
    const figures = [row.pays, row.wins, row.exact ? row.mean : `≈ ${row.mean}`, row.spread];
    const cells = figures.map((figure) => make("td", {}, figure));
    return make("tr", { "data-row": index }, make("th", { scope: "row" }, name), ...cells);
  }

  #draw(index) {
    if (this.drawn === this.rows[index] && this.plot.firstChild) return;
    this.drawn = this.rows[index];
    this.plot.replaceChildren(bars(this.rows[index], this.words));
    for (const node of this.inside.querySelectorAll("tr[data-row]")) {
      node.classList.toggle("shown", node.dataset.row === String(index));
    }
  }

  #point(target, focused) {
    const line = target.closest("tr[data-row]");
    if (!line) return;
    const index = Number(line.dataset.row);
    this.#draw(index);
    this.hint(this.rows[index].text);
    if (!focused) return;
    for (const node of this.inside.querySelectorAll(".fp-option")) node.tabIndex = node === target ? 0 : -1;
  }

  #key(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const all = [...this.inside.querySelectorAll(".fp-option")];
    const next = all[all.indexOf(event.target) + by];
    if (!by || !next) return;
    event.preventDefault();
    next.focus();
  }

  #riddle({ text, question }) {
    const { words } = this;
    const slider = make("input", { type: "range", min: 0, max: 100, step: 5, value: 50, "aria-label": words.guess_label });
    const say = () => this.send({ kind: "guess", percent: Number(slider.value) });
    const go = button("", say, { class: "fp-go" });
    const show = () => {
      go.textContent = fill(words.guess_go, { percent: slider.value });
      slider.setAttribute("aria-valuetext", `${slider.value} %`);
    };
    slider.addEventListener("input", show);
    slider.addEventListener("focus", () => this.hint(text));
    show();
    const number = make("div", { class: "fp-number" }, slider, go);
    return make("div", { class: "fp-riddle" }, make("p", {}, question), number);
  }

  #scored(score) {
    if (!score) {
      this.score.replaceChildren();
      return;
    }
    write(GUESSES_KEY, JSON.stringify(score.kept));
    const { words } = this;
    const names = [words.guess_said, words.guess_count, words.guess_mean, words.guess_truth];
    const head = make("tr", {}, ...names.map((name) => make("th", { scope: "col" }, name)));
    const line = ([name, ...rest]) =>
      make("tr", {}, make("th", { scope: "row" }, name), ...rest.map((cell) => make("td", {}, String(cell))));
    const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...score.rows.map(line)));
    this.score.replaceChildren(make("p", { class: "fp-small" }, score.text), table);
    this.score.hidden = !this.predict.checked;
  }
}
