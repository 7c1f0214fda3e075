// Plays the steps of what happened one after another; any key or click ends the showing, never the game.
import { stillness } from "./dom.js";

export const SPEEDS = { slow: 1.9, normal: 1, fast: 0.4, instant: 0 };

const GLIDE = 260;
const PAUSE = 320;
const ROLL = 900;
const LANDED = 700;

function joined(one, two) {
  const step = { log: [...(one.log || []), ...(two.log || [])], panels: two.panels || one.panels };
  step.dice = two.dice || one.dice;
  const [before, after] = [one.patch || {}, two.patch || {}];
  const set = { ...before.set, ...after.set };
  const gone = new Set([...(before.remove || []), ...(after.remove || [])]);
  for (const key of after.remove || []) delete set[key];
  for (const key of Object.keys(after.set || {})) gone.delete(key);
  step.patch = { set, remove: [...gone], order: after.order || before.order };
  return step;
}

export class Player {
  constructor({ apply, done, root }) {
    this.apply = apply;
    this.done = done;
    this.root = root;
    this.queue = [];
    this.speed = "normal";
  }

  get busy() {
    return this.queue.length > 0 || this.timer !== undefined;
  }

  get still() {
    return SPEEDS[this.speed] === 0 || stillness() || document.visibilityState === "hidden";
  }

  // Adds the steps of one message; `then` is called when they have all been shown.
  add(steps, then) {
    this.queue.push(...steps.map((step) => ({ step })), { then });
    if (this.timer === undefined) this.#next();
  }

  skip() {
    if (!this.busy) return false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.#flush();
    return true;
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  // What is not shown step by step is shown as one step: faster, and the same in the end.
  #flush() {
    while (this.queue.length) {
      const first = this.queue.shift();
      if (first.step) {
        const rest = [];
        while (this.queue.length && this.queue[0].step) rest.push(this.queue.shift().step);
        first.step = rest.reduce(joined, first.step);
      }
      this.#show(first, false);
    }
  }

  #next() {
    this.timer = undefined;
    if (this.still) {
      this.#flush();
      return;
    }
    while (this.queue.length) {
      const wait = this.#show(this.queue.shift(), true);
      if (wait) {
        this.timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
  }

  #show(item, moving) {
    if (!item.step) {
      this.done(item.then, moving);
      return 0;
    }
    const factor = SPEEDS[this.speed];
    const glide = Math.min(350, Math.max(180, GLIDE * factor));
    this.root.style.setProperty("--fp-glide", moving ? `${glide}ms` : "0ms");
    const rolling = item.step.dice && item.step.dice.length ? ROLL * factor : 0;
    const landed = rolling ? LANDED * factor : 0;
    const told = item.step.log && item.step.log.length;
    this.apply(item.step, moving, rolling);
    return moving ? rolling + landed + (told || item.step.patch ? glide + PAUSE * factor : 0) : 0;
  }
}
