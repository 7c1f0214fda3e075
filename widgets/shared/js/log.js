// The log: every event in words, the newest visible, read out politely as it grows.
import { button, fill, make, seatMark } from "./dom.js";

const KEPT = 600;

export class Log {
  constructor({ rule }) {
    this.rule = rule;
    this.list = make("ol", {});
    this.box = make("div", { class: "fp-log-box", role: "log", "aria-live": "polite", tabindex: "0" }, this.list);
    this.title = make("h3", {});
    this.node = make("section", { class: "fp-log" }, this.title, this.box);
    this.following = true;
    this.box.addEventListener("scroll", () => { this.following = this.#atEnd(); });
    this.box.addEventListener("keydown", (event) => this.#key(event));
    // A turned phone or a drawn window breaks the lines anew; whoever read the newest line still does.
    this.observer = new ResizeObserver(() => this.#newest());
    for (const node of [this.box, this.list]) this.observer.observe(node);
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
    this.following = true;
    this.#newest();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.box.setAttribute("aria-live", "polite"), 400);
  }

  add(entries) {
    if (!entries || !entries.length) return;
    this.list.append(...entries.map((entry) => this.#line(entry)));
    while (this.list.children.length > KEPT) this.list.firstChild.remove();
    this.#newest();
  }

  #newest() {
    if (this.following) this.box.scrollTop = this.box.scrollHeight;
  }

  #atEnd() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 48;
  }

  // One tab stop, however long the log is: the arrows go from line to line, from the newest up.
  #key(event) {
    const all = [...this.list.querySelectorAll(".fp-rule")];
    const here = all.indexOf(document.activeElement);
    const last = all.length - 1;
    const next = { ArrowUp: here < 0 ? last : here - 1, ArrowDown: here < 0 ? last : here + 1, Home: 0, End: last };
    if (event.key === "Escape" && here >= 0) this.box.focus();
    else if (event.key in next && all[next[event.key]]) all[next[event.key]].focus();
    else return;
    event.preventDefault();
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
