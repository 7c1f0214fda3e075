// What the table has to tell beside the game: refusals and notices.
import { button, make, Speaker } from "./dom.js";
import { ruleChip } from "./log.js";
import { linked } from "./prose.js";

export class Notes {
  constructor({ rule }) {
    this.rule = rule;
    this.alert = new Speaker("alert", "assertive");
    this.status = new Speaker("status", "polite");
    this.note = make("div", { class: "fp-note", hidden: true });
  }

  refuse(text, rules, words) {
    this.#show("refusal", text, rules, [], words);
    this.alert.say(text);
  }

  notice(text, items, words, said = false) {
    this.#show("notice", text, [], items, words, said);
    this.status.say([text, ...items].join(" "));
  }

  clear() {
    this.note.hidden = true;
    this.note.replaceChildren();
  }

  #show(kind, text, rules, items, words, said = false) {
    const chips = rules.map((id) => ruleChip(id, words, this.rule));
    const line = (item) => make("li", {}, said ? item : make("code", {}, item));
    const list = items.length ? make("ul", { class: said ? "fp-sentences" : null }, ...items.map(line)) : null;
    const close = button("×", () => this.clear(), { class: "fp-close", "aria-label": words.close });
    this.note.className = `fp-note ${kind}`;
    this.note.replaceChildren(make("div", {}, make("p", {}, ...linked(text, this.rule), " ", ...chips), list), close);
    this.note.hidden = false;
  }
}
