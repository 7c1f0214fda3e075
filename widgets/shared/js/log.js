// The log: every event in words, the newest visible, read out politely as it grows.
import { button, fill, make, seatMark } from "./dom.js";

const KEPT = 600;

export class Log {
  constructor({ rule }) {
    this.rule = rule;
    this.list = make("ol", {});
    this.box = make("div", { class: "fp-log-box", role: "log", "aria-live": "polite", tabindex: "0" }, this.list);
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.title = make("h3", {});
    this.node = make("section", { class: "fp-log" }, this.title, this.box);
  }

  // A whole new log is shown in silence: only what is added later is news.
  reset(entries, people, words) {
    this.people = people;
    this.words = words;
    this.title.textContent = words.log;
    this.box.setAttribute("aria-label", words.log);
    this.box.setAttribute("aria-description", words.log_keys);
    this.box.setAttribute("aria-live", "off");
    this.list.replaceChildren(...entries.slice(-KEPT).map((entry) => this.#line(entry)));
    this.#newest(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.box.setAttribute("aria-live", "polite"), 400);
  }

  add(entries) {
    if (!entries || !entries.length) return;
    const following = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 48;
    this.list.append(...entries.map((entry) => this.#line(entry)));
    while (this.list.children.length > KEPT) this.list.firstChild.remove();
    this.#newest(following);
  }

  #newest(following) {
    if (following) this.box.scrollTop = this.box.scrollHeight;
  }

  // The log is one tab stop, however long it grows; the arrow keys go from line to line.
  #key(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const all = [...this.box.querySelectorAll(".fp-why")];
    if (!by || !all.length) return;
    event.preventDefault();
    const here = all.indexOf(document.activeElement);
    const next = here < 0 ? all[all.length - 1] : all[here + by];
    if (next) next.focus();
  }

  #line(entry) {
    const person = this.people[entry.seat];
    const mark = person ? seatMark(person.mark) : make("span", { class: "fp-mark", "aria-hidden": "true" });
    const chip = entry.rule ? this.#why(entry) : null;
    return make("li", {}, mark, make("span", { class: "fp-said" }, entry.text, " ", chip));
  }

  #why(entry) {
    const name = fill(this.words.why_rule, { rule: entry.rule });
    const open = () => this.rule(entry.rule, entry.text);
    return button(this.words.why, open, { class: "fp-rule fp-why", tabindex: "-1", title: name, "aria-label": name });
  }
}

export function ruleChip(id, words, open) {
  return button(id, () => open(id), { class: "fp-rule", title: words.rule_open });
}
