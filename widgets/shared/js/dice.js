// Dice that are seen to roll and land, with pips and a numeral.
import { make, stillness, svgNode } from "./dom.js";

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

class Die {
  constructor({ label, value, colour }) {
    this.value = value;
    this.face = svgNode("g");
    const body = svgNode("rect", { x: -22, y: -22, width: 44, height: 44, rx: 9, class: "fp-die-body" });
    if (colour) body.style.stroke = colour;
    this.svg = svgNode("svg", { viewBox: "-26 -26 52 52", class: "fp-die" });
    this.svg.append(body, this.face);
    this.numeral = make("span", { class: "fp-die-value" }, "\u00a0");
    this.node = make("div", { class: "fp-die-box" }, this.svg, this.numeral, make("span", {}, label));
  }

  show(value) {
    const spots = PIPS[value] || [];
    this.face.replaceChildren(...spots.map(([x, y]) => svgNode("circle", { cx: x * 12, cy: y * 12, r: 4.6 })));
    if (!spots.length) {
      const text = svgNode("text", { "text-anchor": "middle", y: 8, "font-size": 24 });
      text.textContent = String(value);
      this.face.replaceChildren(text);
    }
  }

  land() {
    this.show(this.value);
    this.numeral.textContent = String(this.value);
    this.node.classList.add("landed");
  }
}

export class Dice {
  constructor() {
    this.node = make("div", { class: "fp-dice", "aria-hidden": "true", hidden: true });
  }

  // Rolls for `time` milliseconds, then lands; with no time it lands at once.
  roll(dice, time) {
    this.#stop();
    const shown = dice.map((die) => new Die(die));
    this.node.replaceChildren(...shown.map((die) => die.node));
    this.node.hidden = false;
    this.node.classList.remove("fading");
    this.shown = shown;
    if (!time || stillness()) {
      this.land();
      return;
    }
    const tumble = () => shown.forEach((die) => die.show(1 + Math.floor(Math.random() * 6)));
    tumble();
    this.node.classList.add("rolling");
    this.ticker = setInterval(tumble, 80);
    this.timer = setTimeout(() => this.land(), time);
  }

  land() {
    this.#stop();
    for (const die of this.shown || []) die.land();
    this.fade();
  }

  // What was rolled stays for a moment, and then gives the view of the board back.
  fade() {
    clearTimeout(this.end);
    this.end = setTimeout(() => {
      this.node.classList.add("fading");
      this.end = setTimeout(() => this.clear(), 320);
    }, 1500);
  }

  clear() {
    this.#stop();
    this.shown = [];
    this.node.hidden = true;
  }

  #stop() {
    clearInterval(this.ticker);
    clearTimeout(this.end);
    clearTimeout(this.timer);
    this.node.classList.remove("rolling");
  }
}
