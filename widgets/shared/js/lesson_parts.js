// The parts around a chapter's card: the row of steps and questions, the bar of practised rules, the theme.
import { button, fill, make } from "./dom.js";
import { ruleChip } from "./log.js";
import { prose } from "./prose.js";

export class StepRow {
  constructor(plan, go) {
    const named = plan.words;
    this.words = named;
    this.tabs = new Map();
    const tab = (item, text, label) => {
      const node = button(text, () => go(item.id), { class: "fp-tab", title: label });
      this.tabs.set(item.id, { node, label, text });
      return make("li", {}, node);
    };
    const steps = plan.steps.map((step, index) => {
      const number = index + 1;
      return tab(step, String(number), fill(named.step_tab, { number, title: step.title }));
    });
    const quiz = plan.quiz.map((question, index) => {
      const number = index + 1;
      return tab(question, `?${number}`, fill(named.question_tab, { number }));
    });
    const list = make("ol", {}, ...steps, ...quiz);
    this.node = make("nav", { class: "fp-steps", "aria-label": named.steps }, list);
  }

  show(current, state) {
    for (const [id, { node, label, text }] of this.tabs) {
      const how = state.steps[id] || state.quiz[id] || "";
      const done = how === "done" || how === "right";
      const seen = how === "shown" || how === "given";
      const said = done ? fill(this.words.tab_done, { label }) : seen ? fill(this.words.tab_shown, { label }) : label;
      node.dataset.how = done ? "done" : seen ? "shown" : "";
      node.textContent = done ? `${text} ✓` : text;
      node.setAttribute("aria-label", said);
      if (id === current) node.setAttribute("aria-current", "step");
      else node.removeAttribute("aria-current");
    }
  }
}

export class Coverage {
  constructor(plan, { rule, step }) {
    this.plan = plan;
    this.rule = rule;
    this.step = step;
    this.bar = make("progress", { max: plan.rules.length, value: 0 });
    this.label = make("p", {});
    this.list = make("ul", { class: "fp-rule-list" });
    this.more = make("details", {}, make("summary", {}, plan.words.coverage_list), this.list);
    this.more.addEventListener("toggle", () => this.#fill());
    this.node = make("div", { class: "fp-coverage" }, this.label, this.bar, this.more);
    this.practised = new Set();
  }

  show(practised) {
    const { words, rules } = this.plan;
    this.practised = practised;
    const count = rules.filter(([id]) => practised.has(id)).length;
    const said = fill(words.coverage, { count, all: rules.length });
    this.bar.value = count;
    this.bar.setAttribute("aria-label", said);
    this.label.textContent = said;
    this.#fill();
  }

  #fill() {
    if (!this.more.open) return;
    const { words, rules, game } = this.plan;
    const line = ([id, title, step]) => {
      const done = this.practised.has(id);
      const sign = make("span", { class: "fp-sign", role: "img", "aria-label": done ? words.practised : words.not_yet });
      sign.textContent = done ? "✓" : "·";
      const link = make("a", { href: `#${game}-${step}`, onclick: (event) => this.step(event, step) }, title);
      return make("li", { class: done ? "done" : null }, sign, ruleChip(id, words, this.rule), step ? link : title);
    };
    this.list.replaceChildren(...rules.map(line));
  }
}

// All steps and questions of the chapter in words, for a page of paper.
export function onPaper(plan) {
  const step = (each) => make("section", {}, make("h3", {}, each.title), ...prose(each.text));
  const option = ({ label }) => make("li", {}, label);
  const question = (each) => {
    return make("section", {}, make("p", {}, each.text), make("ul", {}, ...each.options.map(option)));
  };
  return make("div", { class: "fp-on-paper" }, ...plan.steps.map(step), ...plan.quiz.map(question));
}

// Follows the theme of the page, or of the system where the page has none.
export class Theme {
  constructor(root) {
    this.root = root;
    this.system = window.matchMedia("(prefers-color-scheme: dark)");
    this.follow = () => {
      const said = document.body.dataset.jpThemeLight;
      const dark = said ? said === "false" : this.system.matches;
      this.root.dataset.theme = dark ? "dark" : "light";
    };
    this.system.addEventListener("change", this.follow);
    this.watcher = new MutationObserver(this.follow);
    this.watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    this.follow();
  }

  stop() {
    this.watcher.disconnect();
    this.system.removeEventListener("change", this.follow);
  }
}
