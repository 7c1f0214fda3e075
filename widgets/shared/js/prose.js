// The rulebook's plain Markdown as page elements: paragraphs, lists, tables, strong, emphasised and code words. With
// `open`, every rule id in it opens that rule.
import { button, make } from "./dom.js";

const WORDS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;
const RULE_IDS = /\b([A-Z]+\d+\.\d+)\b/;

function words(text, open) {
  return text.split(WORDS).flatMap((part) => {
    if (part.startsWith("**") && part.length > 4) return [make("strong", {}, ...linked(part.slice(2, -2), open))];
    if (part.startsWith("*") && part.length > 2) return [make("em", {}, ...linked(part.slice(1, -1), open))];
    if (part.startsWith("`") && part.length > 2) return [make("code", {}, part.slice(1, -1))];
    return linked(part, open);
  });
}

export function linked(text, open) {
  if (!open) return [text];
  return text.split(RULE_IDS).map((part, index) => {
    if (index % 2 === 0) return part;
    return button(part, () => open(part), { class: "fp-rule" });
  });
}

function table(lines, open) {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  const body = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  const row = (cells, tag) => make("tr", {}, ...cells.map((cell) => make(tag, {}, ...words(cell, open))));
  const [head, ...rest] = body;
  const top = make("thead", {}, row(head, "th"));
  const drawn = make("table", {}, top, make("tbody", {}, ...rest.map((cells) => row(cells, "td"))));
  return make("div", { class: "fp-wide", tabindex: "0", role: "group" }, drawn);
}

// A line without a mark of its own goes on with the item before it.
function list(tag, mark, lines, open) {
  const items = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ""));
    else items[items.length - 1] += ` ${line}`;
  }
  return make(tag, {}, ...items.map((item) => make("li", {}, ...words(item, open))));
}

function block(text, open) {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return table(lines, open);
  if (/^[-*] /.test(lines[0])) return list("ul", /^[-*] /, lines, open);
  if (/^\d+\. /.test(lines[0])) return list("ol", /^\d+\. /, lines, open);
  return make("p", {}, ...words(lines.join(" "), open));
}

export function prose(text, open = null) {
  return String(text).trim().split(/\n\s*\n/).map((each) => block(each, open));
}
