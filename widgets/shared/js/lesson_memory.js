// What a reader has done: kept in this browser, plain and apart for each chapter, and counted over all chapters.
import { read, write } from "./store.js";

const NEWS = "four-ports-lesson";

export class Memory {
  constructor(game, number, chapters) {
    this.game = game;
    this.number = number;
    this.chapters = chapters;
    this.kept = true;
    this.state = this.#load(number);
  }

  // `how` is done or shown; what was done stays done.
  note(step, how, rules) {
    const { steps, practised } = this.state;
    if (steps[step] !== "done") steps[step] = how;
    if (how === "done") this.state.practised = [...new Set([...practised, ...rules])];
    this.#save();
  }

  hinted(step) {
    if (!this.state.hints.includes(step)) this.state.hints.push(step);
    this.#save();
  }

  // `how` is right, wrong or given (the answer was asked for); a right answer after that does not count.
  answered(question, how) {
    const { quiz } = this.state;
    if (quiz[question] === "right" || quiz[question] === "given") return;
    quiz[question] = how;
    this.#save();
  }

  at(item) {
    this.state.at = item;
    this.#save();
  }

  reset() {
    this.state = fresh();
    this.#save();
  }

  // The rules practised in all chapters.
  practised() {
    const all = new Set(this.state.practised);
    for (let number = 1; number <= this.chapters; number += 1) {
      if (number !== this.number) for (const rule of this.#load(number).practised) all.add(rule);
    }
    return all;
  }

  listen(changed) {
    this.hear = (event) => event.detail === this.game && changed();
    window.addEventListener(NEWS, this.hear);
  }

  stop() {
    window.removeEventListener(NEWS, this.hear);
  }

  #key(number) {
    return `four-ports/${this.game}/lesson/${number}`;
  }

  #load(number) {
    try {
      const kept = JSON.parse(read(this.#key(number)) || "{}");
      return checked(kept);
    } catch {
      return fresh();
    }
  }

  #save() {
    this.kept = write(this.#key(this.number), JSON.stringify(this.state));
    window.dispatchEvent(new CustomEvent(NEWS, { detail: this.game }));
  }
}

function fresh() {
  return { steps: {}, quiz: {}, hints: [], practised: [], at: "" };
}

// What a browser kept may be anything; only what has the right shape is used.
function checked(kept) {
  const state = fresh();
  if (!kept || typeof kept !== "object") return state;
  for (const part of ["steps", "quiz"]) {
    for (const [id, how] of Object.entries(kept[part] || {})) if (typeof how === "string") state[part][id] = how;
  }
  for (const part of ["hints", "practised"]) {
    if (Array.isArray(kept[part])) state[part] = kept[part].filter((each) => typeof each === "string");
  }
  if (typeof kept.at === "string") state.at = kept.at;
  return state;
}
