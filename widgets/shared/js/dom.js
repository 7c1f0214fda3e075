// Small helpers for building the page: every text goes in as a text node, never as markup.

const SVG_SPACE = "http://www.w3.org/2000/svg";

export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export function button(label, onclick, attributes = {}) {
  return make("button", { type: "button", onclick, ...attributes }, label);
}

// Drawings come from Python's SVG helper, which escapes every text in them.
export function drawings(sources) {
  const text = `<svg xmlns="${SVG_SPACE}">${sources.join("")}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.nodeName !== "svg" || root.querySelector("parsererror")) return [];
  return [...root.children].map((child) => document.importNode(child, true));
}

export function seatMark(source, label = "") {
  const svg = document.createElementNS(SVG_SPACE, "svg");
  svg.setAttribute("viewBox", "-18 -18 36 36");
  svg.setAttribute("class", "fp-mark fp-scene");
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  svg.append(...drawings([source]));
  return svg;
}

export function svgNode(tag, attributes = {}) {
  const node = document.createElementNS(SVG_SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

// A region that is read out: a fresh paragraph each time, so that a repeated text is read again.
export class Speaker {
  constructor(role, politeness) {
    this.node = make("div", { class: "fp-hidden", role, "aria-live": politeness, "aria-atomic": "true" });
    this.turn = 0;
  }

  say(text) {
    clearTimeout(this.timer);
    this.node.replaceChildren();
    if (!text) return;
    this.turn = 1 - this.turn;
    const shown = this.turn ? text : `${text}\u00a0`;
    this.timer = setTimeout(() => this.node.replaceChildren(make("p", {}, shown)), 60);
  }
}

// Fills the named fields of a whole-sentence template: "Pass the screen to {name}."
export function fill(template, fields) {
  return String(template).replace(/\{(\w+)\}/g, (whole, name) => (name in fields ? String(fields[name]) : whole));
}

export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

export const stillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
