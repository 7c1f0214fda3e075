// An experiment in four steps. Python holds its state; this draws it and reports what the reader does.
import { button, make, Speaker } from "../js/dom.js";
import { ChartView, frameOf } from "../charts/chart.js";
import { Lifeline } from "./lifeline.js";

const MINUS = "\u2212";
const written = (value, unit) => {
  const number = Math.round(Math.abs(value) * 100) / 100;
  const sign = value < 0 ? MINUS : unit === "gain" && value > 0 ? "+" : "";
  return `${sign}${number}${unit === "percent" ? "\u202f%" : ""}`;
};

// A slider or a list for one control of the scene.
class ControlView {
  constructor(control, send) {
    this.control = control;
    this.output = make("output", { class: "fp-explore-value" });
    this.input = control.kind === "list" ? make("select") : make("input", { type: "range", min: 0, step: 1 });
    if (control.kind === "list") this.input.append(...control.choices.map(([value, text]) => make("option", { value }, text)));
    else this.input.max = control.choices.length - 1;
    this.node = make("label", { class: "fp-explore-control" }, make("span", { class: "fp-label" }, control.label),
      make("span", { class: "fp-explore-slide" }, this.input, control.kind === "list" ? null : this.output));
    this.input.addEventListener("input", () => this.#write());
    this.input.addEventListener("change", () => send({ do: "change", name: control.name, value: this.#value() }));
  }

  #value() {
    const { kind, choices } = this.control;
    return kind === "list" ? Number(this.input.value) : choices[Number(this.input.value)][0];
  }

  #write() {
    if (this.control.kind === "list") return;
    const [, text] = this.control.choices[Number(this.input.value)];
    this.output.textContent = text;
    this.input.setAttribute("aria-valuetext", text);
  }

  show({ value }) {
    const at = this.control.choices.findIndex(([choice]) => choice === value);
    this.input.value = this.control.kind === "list" ? String(value) : String(at);
    this.#write();
  }
}

class ExploreView {
  constructor(model) {
    this.words = model.get("words");
    this.status = new Speaker("status", "polite");
    this.alert = new Speaker("alert", "assertive");
    this.note = make("p", { class: "fp-explore-note", hidden: true });
    this.title = make("h3", { class: "fp-explore-title" });
    this.asks = make("p", { class: "fp-explore-asks" });
    this.scene = make("div", { class: "fp-explore-scene" });
    this.controls = [];
    this.charts = [];
    this.chartBox = make("div", { class: "fp-explore-charts" });
    const steps = make("ol", { class: "fp-explore-steps" }, this.#predict(), this.#simulate(), this.#exact(), this.#decide());
    this.lineBox = make("div", { class: "fp-explore-line" });
    const head = make("div", { class: "fp-explore-head" }, this.scene, this.asks);
    const left = make("div", { class: "fp-explore-left" }, this.note, steps);
    this.node = make("section", { class: "fp-explore" }, this.title, this.status.node, this.alert.node,
      head, this.lineBox, left, this.chartBox);
    this.line = new Lifeline(model, this.node);
  }

  send(message) {
    this.note.hidden = true;
    this.line.send(message);
  }

  #step(name, ...children) {
    return make("li", { class: "fp-explore-step", "data-step": name }, make("h4", {}, this.words[name]), ...children);
  }

  #predict() {
    const { words } = this;
    this.guess = make("input", { type: "range" });
    this.guessed = make("output", { class: "fp-explore-value" });
    this.guess.addEventListener("input", () => this.#writeGuess());
    this.lock = button(words.lock, () => this.send({ do: "predict", value: Number(this.guess.value) }), { class: "fp-go" });
    this.unlock = button(words.unlock, () => this.send({ do: "unlock" }), { class: "fp-quiet" });
    const label = make("label", { class: "fp-explore-control" }, make("span", { class: "fp-label" }, words.prediction),
      make("span", { class: "fp-explore-slide" }, this.guess, this.guessed));
    return this.#step("predict", label, make("div", { class: "fp-buttons" }, this.lock, this.unlock));
  }

  #simulate() {
    this.batches = make("div", { class: "fp-buttons", role: "group", "aria-label": this.words.simulate });
    this.drawn = make("p", { class: "fp-explore-says" });
    this.again = button(this.words.again, () => this.send({ do: "again" }), { class: "fp-quiet" });
    this.other = button(this.words.other, () => this.send({ do: "other" }), { class: "fp-quiet" });
    return this.#step("simulate", this.batches, this.drawn, make("div", { class: "fp-buttons" }, this.again, this.other));
  }

  #exact() {
    this.reveal = button(this.words.show, () => this.send({ do: "reveal" }));
    this.answer = make("p", { class: "fp-explore-says" });
    this.free = make("input", { type: "checkbox" });
    this.free.addEventListener("change", () => this.send({ do: "free", value: this.free.checked }));
    this.freeLabel = make("label", { class: "fp-explore-free" }, this.free, this.words.free);
    return this.#step("exact", this.reveal, this.answer, this.freeLabel);
  }

  #decide() {
    this.question = make("p", {});
    this.answers = make("div", { class: "fp-buttons" });
    this.judged = make("p", { class: "fp-explore-says fp-explore-judged" });
    return this.#step("decide", this.question, this.answers, this.judged);
  }

  #writeGuess() {
    const text = written(Number(this.guess.value), this.guess.dataset.unit);
    this.guessed.textContent = text;
    this.guess.setAttribute("aria-valuetext", text);
  }

  hear({ kind, text }) {
    const refused = kind === "refusal";
    (refused ? this.alert : this.status).say(text);
    this.note.textContent = refused ? text : "";
    this.note.hidden = !refused;
  }

  show(picture) {
    this.title.textContent = picture.title;
    this.node.setAttribute("aria-label", picture.title);
    this.asks.textContent = picture.asks;
    this.#showScene(picture.controls);
    this.#showPrediction(picture.predict);
    this.#showDraws(picture);
    this.#showExact(picture);
    this.#showDecision(picture);
    this.#showCharts(picture.charts);
  }

  #showScene(controls) {
    if (!this.controls.length) {
      this.controls = controls.map((control) => new ControlView(control, (message) => this.send(message)));
      this.scene.replaceChildren(...this.controls.map((control) => control.node));
    }
    controls.forEach((control, at) => this.controls[at].show(control));
  }

  #showPrediction({ unit, low, high, step, locked, says }) {
    const { guess } = this;
    if (!guess.dataset.unit) {
      Object.assign(guess, { min: low, max: high, step, value: (low + high) / 2 });
      guess.dataset.unit = unit;
    }
    this.#writeGuess();
    guess.disabled = locked;
    const had = document.activeElement;
    this.lock.hidden = locked;
    this.unlock.hidden = !locked;
    if (locked && says) this.guessed.textContent = says;
    if (had === this.lock && locked) this.batches.querySelector("button")?.focus();
    if (had === this.unlock && !locked) guess.focus();
    this.node.dataset.locked = String(locked);
  }

  #showDraws({ simulate, predict }) {
    if (!this.batches.childElementCount)
      this.batches.append(...simulate.batches.map(([count, text]) => button(text, () => this.send({ do: "simulate", value: count }))));
    for (const each of [...this.batches.children, this.reveal]) this.#able(each, predict.locked);
    this.drawn.textContent = simulate.says;
  }

  #showExact({ exact }) {
    const focused = document.activeElement === this.reveal;
    this.reveal.hidden = exact.shown;
    this.answer.textContent = exact.says;
    this.answer.hidden = !exact.shown;
    this.freeLabel.hidden = !exact.shown;
    this.free.checked = exact.free;
    if (focused && exact.shown) this.free.focus();
  }

  #showDecision({ decide, exact }) {
    const step = this.question.closest("li");
    step.dataset.open = String(exact.shown);
    const before = [...this.answers.children].map((each) => each.textContent).join("\n");
    if (before !== decide.answers.join("\n")) {
      const act = (at) => () => this.send({ do: "decide", value: at });
      this.answers.replaceChildren(...decide.answers.map((label, at) => button(label, act(at))));
    }
    for (const each of this.answers.children) this.#able(each, exact.shown);
    this.question.textContent = decide.question;
    this.judged.textContent = decide.says;
    this.judged.hidden = !decide.says;
  }

  // A button that cannot be pressed yet stays in reach: pressing it says why.
  #able(node, can) {
    if (can) node.removeAttribute("aria-disabled");
    else node.setAttribute("aria-disabled", "true");
  }

  #showCharts(charts) {
    while (this.charts.length < charts.length) {
      this.charts.push(new ChartView(this.words));
      (this.charts.length > 1 ? this.chartBox : this.lineBox).append(this.charts.at(-1).node);
    }
    this.charts.forEach((view, at) => {
      view.node.hidden = at >= charts.length;
      if (at < charts.length) view.show(charts[at]);
    });
  }
}

function render({ model, el }) {
  const view = new ExploreView(model);
  const release = frameOf(el, view.node);
  const show = () => view.show(model.get("picture"));
  const hear = (message) => message?.text && view.hear(message);
  model.on("change:picture", show);
  model.on("msg:custom", hear);
  show();
  return () => {
    model.off("change:picture", show);
    model.off("msg:custom", hear);
    view.line.stop();
    release();
  };
}

export default { render };
