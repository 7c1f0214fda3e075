// The rulebook's plain Markdown as page elements: paragraphs, lists, tables, strong, emphasised and code words.
import { make } from "./dom.js";

const WORDS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

function words(text) {
  return text.split(WORDS).map((part) => {
    if (part.startsWith("**") && part.length > 4) return make("strong", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return make("em", {}, part.slice(1, -1));
    if (part.startsWith("`") && part.length > 2) return make("code", {}, part.slice(1, -1));
    return part;
  });
}

function table(lines) {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  const body = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  const row = (cells, tag) => make("tr", {}, ...cells.map((cell) => make(tag, {}, ...words(cell))));
  const [head, ...rest] = body;
  return make("table", {}, make("thead", {}, row(head, "th")), make("tbody", {}, ...rest.map((cells) => row(cells, "td"))));
}

function block(text) {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return table(lines);
  if (lines.every((line) => /^[-*] /.test(line))) {
    return make("ul", {}, ...lines.map((line) => make("li", {}, ...words(line.slice(2)))));
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return make("ol", {}, ...lines.map((line) => make("li", {}, ...words(line.replace(/^\d+\. /, "")))));
  }
  return make("p", {}, ...words(lines.join(" ")));
}

export function prose(text) {
  return String(text).trim().split(/\n\s*\n/).map(block);
}
