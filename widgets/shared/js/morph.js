// Keyed patching of the board: an element keeps its node as long as its key lives, so that CSS can let it glide.
import { drawings } from "./dom.js";

const OURS = new Set(["role", "tabindex", "aria-disabled", "data-key"]);
const OUR_CLASSES = ["trail", "arriving", "hint"];

function syncAttributes(have, want) {
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name) && !OURS.has(name) && name !== "class") have.removeAttribute(name);
  }
  for (const { name, value } of [...want.attributes]) {
    if (name !== "class" && have.getAttribute(name) !== value) have.setAttribute(name, value);
  }
  const kept = OUR_CLASSES.filter((name) => have.classList.contains(name));
  const classes = [want.getAttribute("class") || "", ...kept].join(" ").trim();
  if ((have.getAttribute("class") || "") !== classes) {
    if (classes) have.setAttribute("class", classes);
    else have.removeAttribute("class");
  }
}

function morph(have, want) {
  syncAttributes(have, want);
  const old = [...have.childNodes];
  const fresh = [...want.childNodes];
  fresh.forEach((child, index) => {
    const current = old[index];
    if (!current) have.append(child);
    else if (current.nodeName !== child.nodeName) current.replaceWith(child);
    else if (child.nodeType === Node.ELEMENT_NODE) morph(current, child);
    else if (current.nodeValue !== child.nodeValue) current.nodeValue = child.nodeValue;
  });
  old.slice(fresh.length).forEach((child) => child.remove());
}

export class Keyed {
  constructor(layer) {
    this.layer = layer;
    this.nodes = new Map();
  }

  reset(elements) {
    this.layer.replaceChildren();
    this.nodes.clear();
    const fresh = drawings(elements.map(([, source]) => source));
    elements.forEach(([key], index) => this.#adopt(key, fresh[index]));
    this.layer.append(...this.nodes.values());
  }

  // Returns the nodes of pieces that came or moved.
  patch({ set = {}, remove = [], order = null }, moving) {
    for (const key of remove) this.#remove(key, moving);
    const keys = Object.keys(set);
    const fresh = drawings(Object.values(set));
    const wanted = [];
    const touched = [];
    keys.forEach((key, index) => {
      const have = this.nodes.get(key);
      const want = fresh[index];
      if (have && want && have.nodeName === want.nodeName) {
        wanted.push([have, want]);
        return;
      }
      this.#adopt(key, want, have);
      if (!have && want) {
        this.layer.append(want);
        if (moving) this.#arrive(want);
        if (want.classList.contains("piece")) touched.push(want);
      }
    });
    if (order) this.#arrange(order);
    // Moving a node in the tree ends its transitions: settle the layout before the new places are written.
    if (moving) this.layer.getBoundingClientRect();
    for (const [have, want] of wanted) {
      const before = have.getAttribute("style");
      morph(have, want);
      if (have.classList.contains("piece") && before !== have.getAttribute("style")) touched.push(have);
    }
    return touched;
  }

  #adopt(key, node, instead = null) {
    if (!node) return;
    node.setAttribute("data-key", key);
    if (instead) instead.replaceWith(node);
    this.nodes.set(key, node);
  }

  #arrive(node) {
    node.classList.add("arriving");
    node.addEventListener("animationend", () => node.classList.remove("arriving"), { once: true });
  }

  #remove(key, moving) {
    const node = this.nodes.get(key);
    if (!node) return;
    this.nodes.delete(key);
    if (!moving) {
      node.remove();
      return;
    }
    node.removeAttribute("data-act");
    node.removeAttribute("data-acts");
    node.removeAttribute("data-why");
    node.removeAttribute("data-key");
    node.removeAttribute("tabindex");
    node.classList.add("leaving");
    setTimeout(() => node.remove(), 220);
  }

  #arrange(order) {
    let next = null;
    for (const key of [...order].reverse()) {
      const node = this.nodes.get(key);
      if (!node) continue;
      let follower = node.nextSibling;
      while (follower && follower.classList.contains("leaving")) follower = follower.nextSibling;
      if (follower !== next || node.parentNode !== this.layer) this.layer.insertBefore(node, next);
      next = node;
    }
  }
}
