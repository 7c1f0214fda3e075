// The card of a step: what it says, what it asks, how it went.
import { button, fill, make, Speaker } from "./dom.js";
import { ruleChip } from "./log.js";
import { prose } from "./prose.js";

export function chips(rules, words, open) {
  return rules.map((id) => ruleChip(id, words, open));
}

// What is said about an answer or an action, with the rules behind it; read out once.
export class Feedback {
  constructor(words, rule) {
    this.words = words;
    this.rule = rule;
    this.node = make("div", { class: "fp-feedback", hidden: true });
    this.speaker = new Speaker("status", "polite");
  }

  show(kind, notes) {
    this.node.className = `fp-feedback ${kind}`;
    const lines = notes.map(({ text, rules }) => make("p", {}, text, " ", ...chips(rules || [], this.words, this.rule)));
    this.node.replaceChildren(...lines);
    this.node.hidden = !notes.length;
    this.speaker.say(notes.map(({ text }) => text).join(" "));
  }

  clear() {
    this.node.hidden = true;
    this.node.replaceChildren();
  }
}

export class StepCard {
  constructor({ plan, wish, rule, next, hinted, undo }) {
    Object.assign(this, { plan, wish, rule, next, hinted, undo });
    this.title = make("h3", { tabindex: "-1" });
    this.place = make("p", { class: "fp-place" });
    this.text = make("div", { class: "fp-lesson-text" });
    this.feedback = new Feedback(plan.words, rule);
    this.buttons = make("div", { class: "fp-buttons" });
    this.extras = make("div", { class: "fp-buttons" });
    const foot = make("div", { class: "fp-foot" }, this.feedback.node, this.buttons);
    this.node = make("section", { class: "fp-card" });
    this.node.append(this.feedback.speaker.node, this.place, this.title, this.text, foot, this.extras);
  }

  show(step, number, status = "open") {
    const { words, steps } = this.plan;
    this.step = step;
    this.place.textContent = fill(words.step_of, { number, count: steps.length });
    this.title.textContent = step.title;
    const who = step.name ? make("p", { class: "fp-who" }, fill(words.you_are, { name: step.name })) : null;
    const rules = make("p", { class: "fp-rules" }, `${words.rules}: `, ...chips(step.rules, words, this.rule));
    this.text.replaceChildren(...prose(step.text), ...(who ? [who] : []), rules);
    this.feedback.clear();
    this.status(status, { held: Boolean(step.press), acted: false });
  }

  // The buttons follow what can be done now: open, done, shown, missed or free. `held`: the step's button was not
  // pressed yet; `acted`: something can be taken back.
  status(status, { held, acted }) {
    const { words } = this.plan;
    const { step } = this;
    const main = [];
    if (status === "open" && held) main.push(this.#main(step.press, "press"));
    if (status === "open" && step.reads) main.push(this.#main(words.got_it, "read"));
    if (status === "missed") main.push(button(words.take_back, this.undo, { class: "fp-go", "data-do": "undo" }));
    if (status === "free") main.push(this.#main(words.back, "back"));
    if (status === "done" || status === "shown") {
      main.push(button(words.next, this.next, { class: "fp-go", "data-do": "next" }));
    }
    this.#replace(this.buttons, main);
    const extras = [];
    const going = status === "open" || status === "missed";
    if (status === "open" && step.plays && step.hint) extras.push(this.#hint());
    if (going && step.plays) extras.push(this.#quiet(words.show_me, "show"));
    if ((status === "open" || status === "free") && acted) {
      extras.push(button(words.take_back, this.undo, { class: "fp-quiet", "data-do": "undo" }));
    }
    if (!going && status !== "free") extras.push(this.#quiet(words.again, "back"));
    if (status !== "free") extras.push(this.#quiet(words.free, "free"));
    this.#replace(this.extras, extras);
  }

  // A button that goes hands the focus to the first one that comes.
  #replace(node, buttons) {
    const had = node.contains(document.activeElement);
    node.replaceChildren(...buttons);
    if (had) (this.buttons.querySelector("button") || this.extras.querySelector("button"))?.focus({ preventScroll: true });
  }

  #main(label, wish) {
    return button(label, (event) => event.detail <= 1 && this.wish(wish), { class: "fp-go", "data-do": wish });
  }

  #quiet(label, wish) {
    return button(label, (event) => event.detail <= 1 && this.wish(wish), { class: "fp-quiet", "data-do": wish });
  }

  #hint() {
    const tell = () => {
      this.feedback.show("hint", [{ text: this.step.hint, rules: [] }]);
      this.hinted(this.step.id);
    };
    return button(this.plan.words.hint, tell, { class: "fp-quiet", "data-do": "hint" });
  }
}
