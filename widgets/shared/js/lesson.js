// A chapter: the card of a step or a question beside one board, which comes to life when the reader gets here.
import { TARGETS, actsOf } from "./choice.js";
import { button, fill, make } from "./dom.js";
import { Arrival } from "./lesson_arrival.js";
import { StepCard } from "./lesson_card.js";
import { Memory } from "./lesson_memory.js";
import { Coverage, onPaper, StepRow, Theme } from "./lesson_parts.js";
import { QuizCard } from "./lesson_quiz.js";
import { Table } from "./table.js";

const NEAR = "300px";
const SLEEP_AFTER = 30000;
const TELL_AFTER = 100;

class ChapterView {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.plan = model.get("chapter");
    const { game, number, chapters } = this.plan;
    this.memory = new Memory(game, number, chapters);
    this.items = [...this.plan.steps, ...this.plan.quiz];
    this.#build();
    this.theme = new Theme(this.root);
    this.receive = (message) => this.#receive(message);
    model.on("msg:custom", this.receive);
    this.memory.listen(() => this.#progress());
    this.onHash = () => this.#follow(window.location.hash);
    window.addEventListener("hashchange", this.onHash);
    const known = this.items.find(({ id }) => id === this.memory.state.at);
    this.#show(known || this.plan.steps[0]);
    this.#watch();
    this.#follow(window.location.hash);
  }

  #build() {
    const { plan } = this;
    const { words, number, title } = plan;
    const rule = (id) => this.model.send({ kind: "rule", id });
    const wish = (name, fields = {}) => this.#wish(name, fields);
    const next = () => this.#next();
    this.row = new StepRow(plan, (id) => this.#go(id));
    const hinted = (id) => this.memory.hinted(id);
    const undo = () => this.#undo();
    this.stepCard = new StepCard({ plan, wish, rule, next, hinted, undo });
    this.quizCard = new QuizCard({ plan, wish, rule, next, label: (act) => this.#labelOf(act) });
    this.coverage = new Coverage(plan, { rule, step: (event, id) => this.#jump(event, id) });
    this.card = make("div", { class: "fp-card-place" });
    this.box = make("div", { class: "fp-lesson-board" }, make("p", { class: "fp-waiting" }, words.waiting));
    this.count = make("p", { class: "fp-count" });
    this.reset = make("details", { class: "fp-reset" }, make("summary", {}, words.reset));
    this.reset.append(button(words.reset_sure, () => this.#reset(), { class: "fp-quiet" }));
    const heading = make("h2", {}, fill(words.chapter, { number, title }));
    const head = make("header", { class: "fp-lesson-head" }, heading, make("p", {}, plan.promise), this.row.node);
    const body = make("div", { class: "fp-lesson-body" }, this.card, this.box);
    const foot = make("footer", { class: "fp-lesson-foot" }, this.coverage.node, this.count, this.reset);
    this.root = make("section", { class: "fp fp-lesson", "data-lm-suppress-shortcuts": "true" }, head, body, foot);
    this.root.append(onPaper(plan));
    this.root.id = `${plan.game}-chapter-${number}`;
    this.root.addEventListener("keydown", (event) => event.stopPropagation());
    this.el.replaceChildren(this.root);
  }

  // The board lives while the reader is near, and sleeps when nobody has been there for a while.
  #watch() {
    this.watcher = new IntersectionObserver((entries) => {
      clearTimeout(this.sleeping);
      if (entries.at(-1).isIntersecting) this.#wake();
      else this.sleeping = setTimeout(() => this.#sleep(), SLEEP_AFTER);
    }, { rootMargin: NEAR });
    this.watcher.observe(this.root);
  }

  #wake() {
    if (this.table) return;
    this.box.style.minHeight = "";
    this.#wish("go", { item: this.item.id });
    this.table = new Table(this.model, this.box, true);
    this.pointing = new MutationObserver(() => this.#point());
    this.pointing.observe(this.box, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-state"] });
  }

  #sleep() {
    if (!this.table || this.root.contains(document.activeElement)) return;
    this.box.style.minHeight = `${this.box.offsetHeight}px`;
    this.#stopTable();
    this.box.replaceChildren(make("p", { class: "fp-waiting" }, this.plan.words.waiting));
  }

  #stopTable() {
    this.pointing?.disconnect();
    this.table?.stop();
    this.table = null;
  }

  // Places a step points at, and places the reader has picked: the board may have been drawn anew meanwhile.
  #point() {
    const { look = [], kind } = this.item;
    for (const node of this.#places()) {
      const acts = actsOf(node).map(([act]) => act);
      const picked = acts.some((act) => this.picks.includes(act));
      node.classList.toggle("look", acts.some((act) => look.includes(act)));
      node.classList.toggle("picked", picked);
      if (kind === "board") node.setAttribute("aria-pressed", String(picked));
    }
  }

  #places() {
    return [...this.box.querySelectorAll(`.fp-board :is(${TARGETS})`)];
  }

  #labelOf(act) {
    const ways = this.#places().flatMap((node) =>
      actsOf(node).map(([each, said]) => [each, said || node.getAttribute("aria-label")]),
    );
    const label = ways.find(([each]) => each === act)?.[1];
    if (!label) return act;
    const brief = (each) => each.replace(/[:,.].*$/, "");
    const alike = ways.filter(([each, said]) => each !== act && brief(said) === brief(label));
    return alike.length ? label.replace(/\.$/, "") : brief(label);
  }

  // What is still being shown ends first: the table knows the position behind it only then.
  #undo() {
    if (!this.table?.frame) return;
    this.table.player.skip();
    this.model.send({ kind: "undo", move: this.table.frame.move });
  }

  #wish(name, fields) {
    try {
      this.model.send({ kind: "lesson", do: name, ...fields });
    } catch {
      // A closed line is noticed by the table's heartbeat, which says so in words.
    }
  }

  #receive(message) {
    if (!message || message.kind !== "lesson" || message.item !== this.item.id) return;
    const { what } = message;
    if (what === "step") this.#step(message);
    else if (what === "put") this.root.dataset.ready = this.item.id;
    else if (what === "picked") {
      this.picks = message.picks;
      this.#point();
      this.quizCard.picked(message.picks);
    } else if (what === "marked") {
      this.memory.answered(this.item.id, message.right ? "right" : "wrong");
      this.quizCard.marked(message.right, message.notes);
    } else if (what === "revealed") {
      this.memory.answered(this.item.id, "given");
      this.quizCard.revealed(message.answers, message.notes);
    }
  }

  // Kept at once, before anything that is still moving has come to rest.
  #step(message) {
    const { status } = message;
    if (status === "done" || status === "shown") this.memory.note(this.item.id, status, this.item.rules);
    this.stepCard.status(status, message);
    this.stepCard.feedback.clear();
    clearTimeout(this.telling);
    this.#tell(message);
  }

  // What came of it is told when the board has come to rest, so that no sentence runs ahead of the dice.
  #tell(message) {
    const { item, status, text, rules } = message;
    if (item !== this.item.id) return;
    if (this.table?.player.busy) {
      this.telling = setTimeout(() => this.#tell(message), TELL_AFTER);
      return;
    }
    if (text) this.stepCard.feedback.show(status, [{ text, rules: status === "missed" ? rules : [] }]);
    else this.stepCard.feedback.clear();
    if (status === "free" || status === "open") return;
    const { node } = this.stepCard.feedback;
    node.scrollIntoView({ block: "nearest" });
  }

  #go(id, focus = true) {
    const item = this.items.find((each) => each.id === id);
    if (!item) return;
    this.#show(item);
    this.memory.at(id);
    if (this.table) this.#wish("go", { item: id });
    if (focus) (this.item.kind ? this.quizCard : this.stepCard).title.focus({ preventScroll: true });
    this.card.scrollIntoView({ block: "nearest" });
  }

  #show(item) {
    this.item = item;
    this.picks = [];
    const isQuestion = Boolean(item.kind);
    const card = isQuestion ? this.quizCard : this.stepCard;
    const among = isQuestion ? this.plan.quiz : this.plan.steps;
    card.show(item, among.indexOf(item) + 1);
    if (!this.card.contains(card.node)) this.card.replaceChildren(card.node);
    this.root.dataset.item = item.id;
    delete this.root.dataset.ready;
    this.#progress();
  }

  #next() {
    const following = this.items[this.items.indexOf(this.item) + 1];
    if (following) this.#go(following.id);
    else {
      const { words, number, chapters } = this.plan;
      const text = number < chapters ? words.next_chapter : words.last_chapter;
      this.quizCard.feedback.show("done", [{ text, rules: [] }]);
      this.#leave(document.getElementById(`${this.plan.game}-chapter-${number + 1}`));
    }
  }

  #leave(chapter) {
    if (!chapter) return;
    chapter.scrollIntoView({ block: "start" });
    chapter.querySelector(".fp-card h3")?.focus({ preventScroll: true });
  }

  #progress() {
    const { words, steps, quiz } = this.plan;
    const { state } = this.memory;
    this.row.show(this.item.id, state);
    this.coverage.show(this.memory.practised());
    const done = steps.filter(({ id }) => state.steps[id] === "done").length;
    const right = quiz.filter(({ id }) => state.quiz[id] === "right").length;
    const fields = { steps: done, all_steps: steps.length, right, all_questions: quiz.length };
    this.count.textContent = fill(words.progress, fields) + (this.memory.kept ? "" : ` ${words.not_kept}`);
  }

  // A link to a step of this chapter, from a rule card or from another page.
  #follow(hash) {
    const prefix = `#${this.plan.game}-`;
    if (!hash.startsWith(prefix)) return;
    const id = hash.slice(prefix.length);
    if (!this.items.some((each) => each.id === id)) return;
    for (const open of document.querySelectorAll("dialog[open]")) open.close();
    this.#go(id, false);
    this.arrival?.stop();
    this.arrival = new Arrival(this.root);
  }

  #jump(event, id) {
    const here = this.items.some((each) => each.id === id);
    if (!here) return;
    event.preventDefault();
    this.#go(id);
    this.root.scrollIntoView({ block: "start" });
  }

  #reset() {
    this.reset.open = false;
    this.memory.reset();
    this.#go(this.plan.steps[0].id);
  }

  stop() {
    clearTimeout(this.sleeping);
    clearTimeout(this.telling);
    this.arrival?.stop();
    this.watcher.disconnect();
    this.#stopTable();
    this.theme.stop();
    this.memory.stop();
    window.removeEventListener("hashchange", this.onHash);
    this.model.off("msg:custom", this.receive);
  }
}

function renderChapter({ model, el }) {
  const view = new ChapterView(model, el);
  return () => view.stop();
}

export default { render: renderChapter };
