// A small bar chart of what an option can bring, with its sentence, and the same as a table.
import { make, svgNode } from "./dom.js";

const WIDTH = 320;
const HEIGHT = 132;
const FLOOR = HEIGHT - 20;

export function bars(row, words) {
  const svg = svgNode("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "fp-bars", role: "img" });
  svg.setAttribute("aria-label", row.sentence);
  const most = Math.max(1, ...row.bars.map(([, share]) => share));
  const step = Math.min(64, WIDTH / row.bars.length);
  const left = (WIDTH - step * row.bars.length) / 2;
  row.bars.forEach(([name, share, good], index) => {
    const height = Math.max(1.5, (share / most) * (FLOOR - 18));
    const [x, wide] = [left + index * step + 2, step - 4];
    svg.append(svgNode("rect", { x, y: FLOOR - height, width: wide, height, class: good ? "good" : "bad" }));
    const label = (text, y, at = x + wide / 2, anchor = "middle") => {
      const node = svgNode("text", { x: at, y, "text-anchor": anchor });
      node.textContent = text;
      svg.append(node);
    };
    label(per(share), FLOOR - height - 4);
    // Ranges are too long for every bar: the outer ones tell where the picture begins and ends.
    if (!name.includes(" ")) label(name, FLOOR + 14);
    else if (index === 0) label(name, FLOOR + 14, x, "start");
    else if (index === row.bars.length - 1) label(name, FLOOR + 14, x + wide, "end");
  });
  svg.append(svgNode("path", { d: `M0 ${FLOOR}H${WIDTH}`, class: "floor" }));
  return make("figure", { class: "fp-chart" }, svg, make("figcaption", {}, row.sentence), listed(row, words));
}

const per = (share) => (share > 0 && share < 10 ? "<1 %" : `${Math.round(share / 10)} %`);

function listed(row, words) {
  const line = ([name, share]) => make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, per(share)));
  const head = make("tr", {}, make("th", { scope: "col" }, words.odds_result), make("th", { scope: "col" }, words.odds_chance));
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...row.bars.map(line)));
  return make("details", {}, make("summary", {}, words.odds_table), table);
}
