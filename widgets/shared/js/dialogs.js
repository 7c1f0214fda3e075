// The dialog for a new game. The browser's own <dialog> keeps the focus and closes on Escape.
import { button, fill, make } from "./dom.js";

function field(label, control) {
  return make("label", { class: "fp-field" }, make("span", { class: "fp-label" }, label), control);
}

function choice(name, pairs, value) {
  const node = make("select", { name });
  for (const [each, label] of pairs) node.append(make("option", { value: String(each) }, label));
  node.value = String(value);
  return node;
}

export class NewGame {
  constructor({ start }) {
    this.start = start;
    this.title = make("h2", {});
    this.form = make("form", { method: "dialog" });
    this.node = make("dialog", { class: "fp-dialog" }, this.form);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
  }

  open(plan, words) {
    this.plan = plan;
    this.words = words;
    const { current } = plan;
    this.players = [...current.seats];
    this.names = [...current.names];
    this.count = choice("count", plan.counts.map((count) => [count, String(count)]), current.seats.length);
    this.count.addEventListener("change", () => this.#seats());
    this.seats = make("div", { class: "fp-seats" });
    this.options = plan.options.map((option) => this.#option(option, current.options[option.name]));
    this.seed = make("input", { type: "text", inputmode: "numeric", maxlength: 15, pattern: "[0-9]*" });
    this.title.textContent = words.new_game_title;
    const seed = make("details", {}, make("summary", {}, words.new_game_seed), field(words.new_game_seed_hint, this.seed));
    const go = make("button", { type: "submit", class: "fp-go" }, words.new_game_start);
    const stop = button(words.cancel, () => this.node.close(), { class: "fp-quiet" });
    const options = this.options.map(({ node }) => node);
    this.form.replaceChildren(this.title, field(words.new_game_count, this.count), this.seats, ...options, seed);
    this.form.append(make("div", { class: "fp-buttons" }, go, stop));
    this.#seats();
    this.node.setAttribute("aria-label", words.new_game_title);
    this.node.showModal();
  }

  #option(option, value) {
    const control = choice(option.name, option.allowed.map((each, index) => [index, each.label]), 0);
    control.value = String(Math.max(0, option.allowed.findIndex((each) => each.value === value)));
    return { option, control, node: field(option.text, control) };
  }

  #seats() {
    const wanted = Number(this.count.value);
    this.#remember();
    const rows = [];
    this.rows = [];
    for (let seat = 0; seat < wanted; seat += 1) {
      const number = seat + 1;
      const name = make("input", { type: "text", maxlength: this.plan.longest_name, value: this.names[seat] || "" });
      name.placeholder = this.plan.standard_names[seat] || "";
      const pairs = this.plan.players.map(({ value, label }) => [value, label]);
      const standard = seat ? this.plan.players[this.plan.players.length - 1].value : "human";
      const who = choice(`who${seat}`, pairs, this.players[seat] || standard);
      this.rows.push({ name, who });
      const title = make("legend", {}, fill(this.words.new_game_seat, { number }));
      rows.push(
        make("fieldset", {}, title, field(this.words.new_game_name, name), field(this.words.new_game_who, who)),
      );
    }
    this.seats.replaceChildren(...rows);
  }

  #remember() {
    (this.rows || []).forEach(({ name, who }, seat) => {
      this.names[seat] = name.value;
      this.players[seat] = who.value;
    });
  }

  #send() {
    const options = {};
    for (const { option, control } of this.options) options[option.name] = option.allowed[Number(control.value)].value;
    this.start({
      kind: "new",
      seats: this.rows.map(({ who }) => who.value),
      names: this.rows.map(({ name }) => name.value),
      options,
      seed: this.seed.value.trim() || null,
    });
    this.rows = null;
    this.node.close();
  }
}
