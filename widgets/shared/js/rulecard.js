// A rule as a card: its text, where it comes from, the rules beside it, and the lesson that teaches it.
import { button, fill, make } from "./dom.js";
import { prose } from "./prose.js";

export class RuleCard {
  constructor({ rule }) {
    this.rule = rule;
    this.path = [];
    this.about = make("p", { class: "fp-about" });
    this.title = make("h2", { tabindex: "-1" });
    this.text = make("div", { class: "fp-rule-text" });
    this.notes = make("p", { class: "fp-small" });
    this.related = make("div", { class: "fp-related" });
    this.back = button("", () => this.#back(), { class: "fp-quiet" });
    this.close = button("", () => this.node.close(), { class: "fp-quiet" });
    const foot = make("div", { class: "fp-buttons" }, this.back, this.close);
    this.node = make("dialog", { class: "fp-dialog fp-rule-card" }, this.about, this.title, this.text, this.notes);
    this.node.append(this.related, foot);
    this.node.addEventListener("close", () => {
      this.path = [];
      this.because = "";
    });
  }

  // What the next card is about, for example a line of the log.
  tell(text) {
    this.because = text;
  }

  open({ id, title, text, notes = [], related = [], lesson = null }, words) {
    if (this.path[this.path.length - 1] !== id) this.path.push(id);
    const follow = (other) => this.rule(other);
    this.about.textContent = this.because || "";
    this.about.hidden = !this.because || this.path.length > 1;
    this.title.textContent = title ? `${id} · ${title}` : id;
    this.text.replaceChildren(...prose(text, follow));
    this.notes.textContent = notes.join(" ");
    const label = (other, name) => button(`${other} · ${name}`, () => follow(other), { class: "fp-rule" });
    const links = related.map(([other, name]) => make("li", {}, label(other, name)));
    const heading = make("h3", {}, words.rule_related);
    this.related.replaceChildren(...(links.length ? [heading, make("ul", {}, ...links)] : []));
    if (lesson) this.related.append(make("p", {}, make("a", { href: lesson.href }, lesson.text)));
    const before = this.path[this.path.length - 2];
    this.back.hidden = !before;
    this.back.textContent = before ? fill(words.rule_back, { rule: before }) : "";
    this.close.textContent = words.close;
    this.node.setAttribute("aria-label", this.title.textContent);
    if (!this.node.open) this.node.showModal();
    this.title.focus();
    this.node.scrollTop = 0;
  }

  #back() {
    this.path.pop();
    const before = this.path.pop();
    if (before) this.rule(before);
  }
}
