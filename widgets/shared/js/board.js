// The board: the keyed drawing, its targets with one tab stop, the focus ring, the trail and the parts of a narrow board.
import { ARROWS, middle, step } from "./arrows.js";
import { Choice, TARGETS, actsOf } from "./choice.js";
import { button, clamp, make, stillness, svgNode } from "./dom.js";
import { Keyed } from "./morph.js";

const NEARLY = 0.92;
const PLACES = `${TARGETS}, [data-why]`;

// Whether a place is another one drawn anew: it does the same, or it has the same key on the board.
function sameAs(place) {
  const [act, key] = [place.getAttribute("data-act"), place.getAttribute("data-key")];
  return (node) => (act ? node.getAttribute("data-act") === act : key && node.getAttribute("data-key") === key);
}

export class Board {
  constructor({ act, leave, ask, why, rule }) {
    this.act = act;
    this.leave = leave;
    this.ask = ask;
    this.why = why;
    this.rule = rule;
    this.layer = svgNode("g");
    this.ring = svgNode("g", { class: "fp-ring", "aria-hidden": "true" });
    this.ring.append(svgNode("rect", { class: "under" }), svgNode("rect", { class: "over" }));
    this.svg = svgNode("svg", { class: "fp-scene", role: "group" });
    this.svg.append(this.layer, this.ring);
    this.scroller = make("div", { class: "fp-scroller" }, this.svg);
    this.jumps = make("div", { class: "fp-jumps", role: "group" });
    this.choice = new Choice({ act });
    this.node = make("div", { class: "fp-board" }, this.jumps, this.scroller, this.choice.node);
    this.keyed = new Keyed(this.layer);
    this.current = null;
    this.#listen();
  }

  show(scene, words) {
    this.scene = scene;
    this.words = words;
    this.choice.close();
    this.svg.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    this.node.style.setProperty("--fp-ratio", scene.width / scene.height);
    this.svg.setAttribute("aria-label", scene.label);
    this.svg.setAttribute("aria-description", `${words.board_keys} ${words.why_keys}`);
    this.node.style.setProperty("--fp-least", `${scene.min_width || 0}px`);
    this.jumps.setAttribute("aria-label", words.board_parts);
    this.jumps.replaceChildren(
      ...scene.parts.map(([name, x, width]) => button(name, () => this.#scrollTo(x + width / 2), { class: "fp-jump" })),
    );
    this.#keepFocus(() => this.keyed.reset(scene.elements));
    this.#measure();
  }

  // After a roll the pieces that moved come into view however the roll is shown.
  patch(patch, moving, rolled = false) {
    if (!patch) return;
    this.choice.close();
    let touched = [];
    this.#keepFocus(() => {
      touched = this.keyed.patch(patch, moving);
      for (const node of touched) node.classList.add("trail");
    });
    const seen = touched.filter((node) => node.querySelector("*"));
    if (moving || rolled) this.#bringIntoView(seen, rolled);
  }

  clearTrail() {
    for (const node of this.layer.querySelectorAll(".trail")) node.classList.remove("trail");
  }

  hint(notation) {
    for (const node of this.layer.querySelectorAll(".hint")) node.classList.remove("hint");
    if (notation === null) return;
    for (const node of this.targets()) {
      if (actsOf(node).some(([act]) => act === notation)) node.classList.add("hint");
    }
  }

  targets() {
    return [...this.layer.querySelectorAll(PLACES)];
  }

  // A place that cannot be used now says why when it is reached; aloud it is part of its description.
  describe(notation, text) {
    for (const node of this.targets()) {
      if (node.getAttribute("data-act") === notation) node.setAttribute("aria-description", text);
    }
  }

  offerTargets() {
    this.#bringIntoView(this.targets().filter((node) => node.classList.contains("can")));
  }

  focus() {
    if (this.current) this.current.focus();
  }

  #listen() {
    this.svg.addEventListener("click", (event) => {
      if (event.detail <= 1) this.choice.close();
      const target = event.target.closest(PLACES);
      if (!target) return;
      this.#choose(target);
      if (event.detail <= 1) this.#use(target);
    });
    this.svg.addEventListener("contextmenu", (event) => {
      const target = event.target.closest(TARGETS);
      if (!target) return;
      event.preventDefault();
      this.why(actsOf(target)[0][0]);
    });
    this.svg.addEventListener("pointerover", (event) => this.#ask(event.target.closest("[data-act]")));
    this.svg.addEventListener("pointerleave", () => this.ask(null));
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    this.svg.addEventListener("focusin", (event) => {
      const target = event.target.closest(PLACES);
      if (target) this.#choose(target);
      this.#ask(target);
      this.#drawRing();
    });
    this.svg.addEventListener("focusout", () => {
      this.ring.classList.remove("on");
      this.ask(null);
    });
    this.observer = new ResizeObserver(() => this.#measure());
    this.observer.observe(this.scroller);
  }

  #use(target) {
    if (target.hasAttribute("data-why")) this.rule(target.getAttribute("data-why"), target.getAttribute("aria-label"));
    else if (target.hasAttribute("data-acts")) this.choice.open(target, this.words);
    else this.act(target.getAttribute("data-act"));
  }

  #ask(target) {
    const closed = target && target.getAttribute("aria-disabled") === "true";
    this.ask(closed ? target.getAttribute("data-act") : null);
  }

  #key(event) {
    const target = event.target.closest(PLACES);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = this.targets();
    let next = null;
    if (event.key in ARROWS) next = step(target, all, event.key);
    else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all[all.length - 1];
    else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) this.#use(target);
    } else if (event.key === "?") {
      if (target.hasAttribute("data-why")) this.#use(target);
      else this.why(actsOf(target)[0][0]);
    } else if (event.key === "Escape") this.leave();
    else return;
    event.preventDefault();
    if (next) next.focus();
    this.#drawRing();
  }

  #choose(target) {
    if (this.current && this.current !== target) this.current.setAttribute("tabindex", "-1");
    this.current = target;
    target.setAttribute("tabindex", "0");
  }

  #decorate() {
    const all = this.targets();
    for (const node of all) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "-1");
      if (node.hasAttribute("data-acts")) node.setAttribute("aria-haspopup", "dialog");
      if (node.classList.contains("can") || node.hasAttribute("data-why")) node.removeAttribute("aria-disabled");
      else node.setAttribute("aria-disabled", "true");
    }
    if (!all.includes(this.current)) this.current = null;
    const first = this.current || all.find((node) => node.classList.contains("can")) || all[0];
    if (first) this.#choose(first);
  }

  // A target that vanishes under the keyboard hands the focus to the one nearest to its place.
  #keepFocus(change) {
    const focused = this.layer.contains(document.activeElement) ? document.activeElement : null;
    const place = focused && middle(focused);
    const same = focused && sameAs(focused);
    change();
    this.#decorate();
    if (!focused || this.layer.contains(document.activeElement)) {
      if (focused) this.#drawRing();
      return;
    }
    const distance = (node) => Math.hypot(...middle(node).map((value, axis) => value - place[axis]));
    const all = this.targets();
    const again = all.find(same);
    const close = again || all.sort((one, two) => distance(one) - distance(two))[0];
    if (close) close.focus({ preventScroll: true });
    else this.leave();
  }

  #drawRing() {
    const target = document.activeElement;
    const shown = this.layer.contains(target) && target.matches(`:is(${PLACES}):focus-visible`);
    this.ring.classList.toggle("on", shown);
    if (!shown) return;
    const box = this.#place(target);
    for (const rectangle of this.ring.children) {
      for (const [name, value] of Object.entries(box)) rectangle.setAttribute(name, value);
    }
  }

  // Where a target lies on the board, with a margin, but never beyond the board's edge.
  #place(target) {
    const { x, y, width, height } = target.getBBox();
    const matrix = this.layer.getCTM().inverse().multiply(target.getCTM());
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(
      ([cx, cy]) => new DOMPoint(cx, cy).matrixTransform(matrix),
    );
    const span = (values, most) => {
      const start = clamp(Math.min(...values) - 5, 4, most - 4);
      return [start, clamp(Math.max(...values) + 5, 4, most - 4) - start];
    };
    const [left, wide] = span(corners.map((corner) => corner.x), this.scene.width);
    const [top, high] = span(corners.map((corner) => corner.y), this.scene.height);
    return { x: left, y: top, width: wide, height: high, rx: 8 };
  }

  // Where the board is nearly wide enough it rather shrinks a little than hides a sliver of itself.
  #measure() {
    const least = this.scene?.min_width || 0;
    this.svg.style.minWidth = this.scroller.clientWidth < NEARLY * least ? `${least}px` : "";
    const swiped = this.scroller.scrollWidth > this.scroller.clientWidth + 2;
    const narrowed = swiped && !this.node.classList.contains("swiped");
    this.node.classList.toggle("swiped", swiped);
    if (narrowed) this.offerTargets();
  }

  #scrollTo(x) {
    const scale = this.svg.getBoundingClientRect().width / this.scene.width;
    const left = x * scale - this.scroller.clientWidth / 2;
    this.scroller.scrollTo({ left, behavior: stillness() ? "auto" : "smooth" });
  }

  #bringIntoView(nodes, all = false) {
    if (!nodes.length || this.scroller.scrollWidth <= this.scroller.clientWidth + 2) return;
    const window_ = this.scroller.getBoundingClientRect();
    const inside = (node) => {
      const [x] = middle(node);
      return x > window_.left + 16 && x < window_.right - 16;
    };
    if (all ? nodes.every(inside) : nodes.some(inside)) return;
    const places = nodes.map((node) => middle(node)[0]).sort((one, two) => one - two);
    const x = all ? places[Math.floor(places.length / 2)] : middle(nodes[0])[0];
    const left = this.scroller.scrollLeft + x - window_.left - window_.width / 2;
    this.scroller.scrollTo({ left, behavior: stillness() ? "auto" : "smooth" });
  }

  stop() {
    this.observer.disconnect();
  }
}
