// The card of a quiz question: choose one, choose some, give a number, or click on the board.
import { button, fill, make } from "./dom.js";
import { Feedback } from "./lesson_card.js";
import { prose } from "./prose.js";

export class QuizCard {
  constructor({ plan, wish, rule, next, label }) {
    Object.assign(this, { plan, wish, rule, next, label });
    this.title = make("h3", { tabindex: "-1" });
    this.text = make("div", { class: "fp-lesson-text" });
    this.form = make("form", { class: "fp-quiz" });
    this.feedback = new Feedback(plan.words, rule);
    this.buttons = make("div", { class: "fp-buttons" });
    const foot = make("div", { class: "fp-foot" }, this.feedback.node, this.buttons);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#check();
    });
    this.node = make("section", { class: "fp-card" });
    this.node.append(this.feedback.speaker.node, this.title, this.text, this.form, foot);
  }

  show(question, number) {
    const { words, quiz } = this.plan;
    this.question = question;
    this.title.textContent = fill(words.question_of, { number, count: quiz.length });
    this.text.replaceChildren(...prose(question.text));
    this.form.replaceChildren(this.#inputs(question));
    this.feedback.clear();
    this.#offer(false);
  }

  marked(right, notes) {
    const { words } = this.plan;
    const first = { text: right ? words.right : words.wrong, rules: [] };
    this.feedback.show(right ? "done" : "missed", [first, ...notes]);
    this.#offer(right);
  }

  revealed(answers, notes) {
    const answer = answers.map((each) => this.label(each)).join(" · ");
    const first = { text: fill(this.plan.words.answer_is, { answer }), rules: [] };
    this.feedback.show("shown", [first, ...notes]);
    this.#offer(true);
  }

  picked(picks) {
    const { words } = this.plan;
    const places = picks.map((each) => this.label(each)).join(" · ");
    this.picks.textContent = picks.length ? fill(words.picked, { places }) : words.picked_none;
  }

  #inputs(question) {
    const { words } = this.plan;
    if (question.kind === "board") {
      this.picks = make("p", { class: "fp-picks", role: "status" }, words.picked_none);
      return this.picks;
    }
    if (question.kind === "number") {
      this.number = make("input", { type: "text", inputmode: "numeric", maxlength: 6, autocomplete: "off" });
      return make("label", { class: "fp-field" }, make("span", { class: "fp-label" }, words.your_number), this.number);
    }
    const type = question.kind === "one" ? "radio" : "checkbox";
    const name = `fp-${this.plan.game}-${question.id}`;
    const option = ({ value, label }) => {
      const input = make("input", { type, name, value });
      return make("label", { class: "fp-choice" }, input, make("span", {}, label));
    };
    const several = type === "checkbox" ? [make("p", { class: "fp-picks" }, words.choose_many)] : [];
    const choices = [...several, ...question.options.map(option)];
    return make("div", { class: "fp-choices", role: "group", "aria-label": question.text }, ...choices);
  }

  #offer(finished) {
    const { words } = this.plan;
    const had = this.buttons.contains(document.activeElement) || this.form.contains(document.activeElement);
    const next = button(words.next, this.next, { class: "fp-go", "data-do": "next" });
    const check = button(words.check, () => this.#check(), { class: "fp-go", "data-do": "check" });
    const reveal = () => this.wish("reveal", { item: this.question.id });
    const give = button(words.give_up, reveal, { class: "fp-quiet", "data-do": "reveal" });
    this.buttons.replaceChildren(...(finished ? [next] : [check, give]));
    if (had && finished) next.focus({ preventScroll: true });
    else if (had && !this.form.contains(document.activeElement)) check.focus({ preventScroll: true });
  }

  #check() {
    const { kind, id } = this.question;
    let choice = [];
    if (kind === "number") choice = [this.number.value];
    else if (kind !== "board") choice = [...this.form.querySelectorAll("input:checked")].map((input) => input.value);
    this.wish("answer", { item: id, choice });
  }
}
