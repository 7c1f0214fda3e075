// An answer that is composed number by number: a stepper for each dial, and one button that plays the whole.
import { button, make } from "./dom.js";

// `items` are the answers that can be given, each with its `values`, one for every dial. While the dials show
// nothing that can be given, the button is off and says so with the group's `otherwise`.
export function steppers(group, words, act) {
  const { dials, items } = group;
  const known = new Map(items.map((item) => [String(item.values), item]));
  const lowest = dials.map((_, place) => Math.min(0, ...items.map((item) => item.values[place])));
  const highest = dials.map((_, place) => Math.max(0, ...items.map((item) => item.values[place])));
  const values = dials.map(() => 0);
  const go = button("", (event) => event.detail <= 1 && !go.disabled && act(known.get(String(values)).text), {
    class: "fp-go",
  });
  const shown = dials.map((dial, place) => stepper(dial, words, (by) => turn(place, by)));
  const turn = (place, by) => {
    values[place] += by;
    show();
  };
  const show = () => {
    const item = known.get(String(values));
    go.textContent = item ? item.label : group.otherwise;
    go.disabled = !item;
    if (item) go.setAttribute("data-answer", item.text);
    else go.removeAttribute("data-answer");
    shown.forEach((each, place) => each.set(values[place], values[place] > lowest[place], values[place] < highest[place]));
  };
  show();
  return make("div", { class: "fp-dials" }, ...shown.map((each) => each.node), go);
}

function stepper(dial, words, turn) {
  const named = (what) => `${dial}: ${what}`;
  const less = button("−", () => turn(-1), { class: "fp-step", "aria-label": named(words.number_less) });
  const more = button("+", () => turn(1), { class: "fp-step", "aria-label": named(words.number_more) });
  const value = make("output", { class: "fp-dial-value", "aria-live": "polite" });
  const set = (number, lower, higher) => {
    value.textContent = number > 0 ? `+${number}` : String(number).replace("-", "−");
    less.disabled = !lower;
    more.disabled = !higher;
  };
  const title = make("span", { class: "fp-dial-title" }, dial);
  return { node: make("div", { class: "fp-dial", role: "group", "aria-label": dial }, title, less, value, more), set };
}
