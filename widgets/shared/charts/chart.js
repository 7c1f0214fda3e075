// A chart: draws what Python sends, and reads its marks out under the pointer or the arrow keys.
import { clamp, drawings, make, svgNode } from "../js/dom.js";

export class ChartView {
  constructor(words, heading = "h4") {
    this.words = words;
    this.title = make(heading, { class: "fp-chart-title" });
    this.sentence = make("p", { class: "fp-chart-sentence" });
    this.picture = make("div", { class: "fp-chart-picture", role: "img", tabindex: "0" });
    this.readout = make("p", { class: "fp-chart-readout", role: "status" });
    this.table = make("table", {});
    this.details = make("details", {}, make("summary", {}, words.table), make("div", { class: "fp-chart-table" }, this.table));
    const caption = make("figcaption", {}, this.title, this.sentence);
    this.node = make("figure", { class: "fp-chart" }, caption, this.picture, this.readout, this.details);
    this.at = -1;
    this.picture.addEventListener("keydown", (event) => this.#key(event));
    this.picture.addEventListener("pointermove", (event) => this.#point(event));
    this.picture.addEventListener("pointerdown", (event) => this.#point(event));
    this.picture.addEventListener("blur", () => this.#go(-1));
    this.picture.addEventListener("pointerleave", () => document.activeElement !== this.picture && this.#go(-1));
  }

  show(chart) {
    const same = this.chart && JSON.stringify(this.chart) === JSON.stringify(chart);
    if (same) return;
    this.chart = chart;
    this.title.textContent = chart.title;
    this.sentence.textContent = chart.sentence;
    this.picture.setAttribute("aria-label", `${chart.title}. ${chart.sentence} ${this.words.keys}`);
    this.picture.replaceChildren(...chart.drawings.map(([name, width, height, body]) => {
      const svg = svgNode("svg", { viewBox: `0 0 ${width} ${height}`, class: `fp-scene fp-${name}`, "aria-hidden": "true" });
      svg.append(...drawings([body]));
      return svg;
    }));
    this.#tabulate(chart);
    this.#go(Math.min(this.at, chart.points.length - 1));
  }

  #tabulate({ title, head, rows }) {
    const top = make("tr", {}, ...head.map((name) => (name ? make("th", { scope: "col" }, name) : make("td", {}))));
    const lines = rows.map(([name, ...cells]) =>
      make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, cell))));
    this.table.replaceChildren(make("caption", { class: "fp-hidden" }, title), make("thead", {}, top), make("tbody", {}, ...lines));
  }

  #key(event) {
    const { points, columns } = this.chart;
    const down = columns || 1;
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down };
    let next = null;
    if (event.key in steps) next = this.at < 0 ? 0 : this.at + steps[event.key];
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = points.length - 1;
    else if (event.key === "Escape") next = -1;
    if (next === null || !points.length) return;
    event.preventDefault();
    this.#go(event.key === "Escape" ? -1 : clamp(next, 0, points.length - 1));
  }

  #point(event) {
    const mark = event.target.closest("[data-i]");
    if (mark) this.#go(Number(mark.dataset.i));
  }

  #go(at) {
    this.at = at;
    for (const mark of this.picture.querySelectorAll("[data-i]")) mark.classList.toggle("fp-at", Number(mark.dataset.i) === at);
    const text = at < 0 ? "" : this.chart.points[at];
    if (this.readout.textContent !== text) this.readout.textContent = text;
  }
}

// The widget around it follows the page's theme, and keeps the page's shortcuts away.
export function frameOf(el, ...children) {
  const root = make("div", { class: "fp fp-figures", "data-lm-suppress-shortcuts": "true" }, ...children);
  root.addEventListener("keydown", (event) => event.stopPropagation());
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const said = document.body.dataset.jpThemeLight;
    const dark = said ? said === "false" : document.body.classList.contains("vscode-dark") || system.matches;
    root.dataset.theme = dark ? "dark" : "light";
  };
  const watcher = new MutationObserver(follow);
  watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  system.addEventListener("change", follow);
  follow();
  el.replaceChildren(root);
  return () => {
    watcher.disconnect();
    system.removeEventListener("change", follow);
  };
}
