// Looking back at a game, and the strip that says that something is being tried out.
import { button, make } from "./dom.js";

export class Replay {
  constructor({ send }) {
    this.send = send;
    const go = (by) => () => this.#go(this.at + by);
    this.back = button("", go(-1), { class: "fp-quiet" });
    this.forward = button("", go(1), { class: "fp-quiet" });
    this.slider = make("input", { type: "range", min: 0, step: 1 });
    this.slider.addEventListener("change", () => this.#go(Number(this.slider.value)));
    this.slider.addEventListener("input", () => this.#name());
    this.part = make("select", {});
    this.part.addEventListener("change", () => this.#go(Number(this.part.value)));
    this.partName = make("span", { class: "fp-label" });
    this.text = make("span", { class: "fp-small" });
    this.fresh = button("", () => this.send({ kind: "branch", same: false }), { class: "fp-quiet" });
    this.same = button("", () => this.send({ kind: "branch", same: true }), { class: "fp-quiet" });
    this.leave = button("", () => this.send({ kind: "leave" }));
    const line = make("div", { class: "fp-replay-line" }, this.back, this.slider, this.forward);
    const jump = make("label", { class: "fp-part" }, this.partName, this.part);
    const ways = make("div", { class: "fp-buttons" }, jump, this.same, this.fresh, this.leave);
    this.node = make("div", { class: "fp-replay", role: "group", hidden: true }, line, this.text, ways);
  }

  show(replay, words) {
    this.node.hidden = !replay;
    if (!replay) return;
    this.words = words;
    this.at = replay.at;
    this.count = replay.count;
    this.node.setAttribute("aria-label", words.replay);
    this.back.textContent = words.replay_back;
    this.forward.textContent = words.replay_forward;
    this.slider.setAttribute("aria-label", words.replay_place);
    this.partName.textContent = words.replay_part;
    this.fresh.textContent = words.replay_what_if;
    this.same.textContent = words.replay_same_dice;
    this.leave.textContent = words.replay_leave;
    this.slider.max = replay.count;
    this.slider.value = replay.at;
    this.text.textContent = replay.text;
    this.slider.setAttribute("aria-valuetext", replay.text);
    this.#mark(this.back, replay.at === 0);
    this.#mark(this.forward, replay.at === replay.count);
    this.part.replaceChildren(...replay.chapters.map(([name, at]) => make("option", { value: at }, name)));
    const here = replay.chapters.filter(([, at]) => at <= replay.at).pop();
    this.part.value = here ? String(here[1]) : "";
    this.part.parentNode.hidden = replay.chapters.length < 2;
  }

  focus() {
    this.forward.focus({ preventScroll: true });
  }

  // An end keeps its button, so that the focus is not lost there.
  #mark(node, end) {
    if (end) node.setAttribute("aria-disabled", "true");
    else node.removeAttribute("aria-disabled");
  }

  #name() {
    this.slider.setAttribute("aria-valuetext", this.slider.value);
  }

  #go(at) {
    if (at < 0 || at > this.count || at === this.at) return;
    this.send({ kind: "replay", at });
  }
}

export class WhatIf {
  constructor({ send }) {
    this.leave = button("", () => send({ kind: "leave" }));
    this.text = make("p", {});
    this.compared = make("div", { class: "fp-compared", "aria-live": "polite" });
    const words = make("div", {}, this.text, this.compared);
    this.node = make("div", { class: "fp-what-if", hidden: true }, words, this.leave);
  }

  show(branch, words) {
    this.node.hidden = !branch;
    if (!branch) return;
    this.text.textContent = branch.text;
    this.leave.textContent = words.branch_leave;
    const { text, rows } = branch.compare;
    const said = JSON.stringify(branch.compare);
    if (said === this.said) return;
    this.said = said;
    this.compared.replaceChildren(make("p", { class: "fp-small" }, text));
    if (!rows.length) return;
    const names = [words.branch_name, words.branch_real, words.branch_tried, words.branch_difference];
    const head = make("tr", {}, ...names.map((name) => make("th", { scope: "col" }, name)));
    const line = ([name, ...rest]) =>
      make("tr", {}, make("th", { scope: "row" }, name), ...rest.map((cell) => make("td", {}, cell)));
    this.compared.append(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows.map(line))));
  }
}
