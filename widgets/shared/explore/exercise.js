// An exercise: a text, a box for the answer, and what Python says about it.
import { button, make } from "../js/dom.js";
import { frameOf } from "../charts/chart.js";
import { Lifeline } from "./lifeline.js";

class ExerciseView {
  constructor(model) {
    const words = model.get("words");
    this.send = (message) => this.line.send(message);
    this.title = make("h3", { class: "fp-explore-title" });
    this.text = make("p", {});
    this.label = make("span", { class: "fp-label" });
    this.input = make("input", { type: "text", autocomplete: "off", maxlength: 40 });
    this.says = make("p", { class: "fp-explore-says fp-explore-judged", role: "status" });
    const field = make("label", { class: "fp-explore-control" }, this.label, this.input);
    const check = make("button", { type: "submit", class: "fp-go" }, words.check);
    const show = button(words.show, () => this.send({ do: "show" }), { class: "fp-quiet" });
    const another = button(words.another, () => this.#another(), { class: "fp-quiet" });
    const form = make("form", { class: "fp-exercise-form" }, field, make("div", { class: "fp-buttons" }, check, show, another));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send({ do: "check", text: this.input.value });
    });
    this.node = make("section", { class: "fp-explore fp-exercise" }, this.title, this.text, form, this.says);
    this.line = new Lifeline(model, this.node);
  }

  #another() {
    this.input.value = "";
    this.send({ do: "another" });
    this.input.focus();
  }

  show({ title, text, label, says, state }) {
    this.title.textContent = title;
    this.node.setAttribute("aria-label", title);
    this.text.textContent = text;
    this.label.textContent = label;
    this.says.textContent = says;
    this.says.dataset.state = state;
    this.says.classList.toggle("fp-explore-judged", Boolean(says));
  }
}

function render({ model, el }) {
  const view = new ExerciseView(model);
  const release = frameOf(el, view.node);
  const show = () => view.show(model.get("picture"));
  model.on("change:picture", show);
  show();
  return () => {
    model.off("change:picture", show);
    view.line.stop();
    release();
  };
}

export default { render };
