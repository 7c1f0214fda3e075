// The table: draws what Python sends and reports what people want. It knows no rule and keeps no state of the game.
import { Answers } from "./answers.js";
import { Banner } from "./banner.js";
import { Board } from "./board.js";
import { CommandBox } from "./command.js";
import { Dice } from "./dice.js";
import { NewGame } from "./dialogs.js";
import { make, seatMark, Speaker } from "./dom.js";
import { Heart } from "./heart.js";
import { Hint } from "./hint.js";
import { Log } from "./log.js";
import { Notes } from "./notes.js";
import { keptGuesses, Odds } from "./odds.js";
import { Panels } from "./panels.js";
import { Player } from "./player.js";
import { Replay, WhatIf } from "./replay.js";
import { RuleCard } from "./rulecard.js";
import { forget, read, write } from "./store.js";
import { download, Tools } from "./tools.js";

class Table {
  // Whoever makes Python send the first frame in another way says so: a second one would only be drawn anew.
  constructor(model, el, framed = false) {
    this.model = model;
    this.el = el;
    this.id = Math.random().toString(36).slice(2, 12);
    this.frame = null;
    this.kept = true;
    this.#build();
    this.#listen();
    this.#theme();
    this.receive = (message) => this.#receive(message);
    model.on("msg:custom", this.receive);
    this.heart = new Heart({
      ping: (id) => (this.frame ? this.#send({ kind: "ping", id }) : this.#hello()),
      lost: () => this.#lost(),
      found: () => this.#found(),
    });
    if (!framed) this.#hello();
  }

  #build() {
    const act = (text) => this.#act(text);
    const send = (message) => this.#send(message);
    const rule = (id, about = "") => {
      if (about) this.ruleCard.tell(about);
      send({ kind: "rule", id });
    };
    const why = (text) => send({ kind: "why", text });
    const leave = () => this.answers.focus() || this.command.input.focus();
    const point = (text) => this.board.hint(text);
    this.spoken = new Speaker("status", "polite");
    this.notes = new Notes({ rule });
    this.banner = new Banner(this.notes.alert);
    this.question = make("h2", { class: "fp-question", tabindex: "-1" });
    this.hint = new Hint({ ask: why, describe: (about, text) => this.board.describe(about, text) });
    const ask = (text) => this.hint.ask(text);
    const card = (text) => {
      this.carding = text;
      why(text);
    };
    this.board = new Board({ act, leave, ask, why: card, rule });
    this.dice = new Dice();
    this.answers = new Answers({ act, hint: point });
    this.command = new CommandBox({ act });
    this.odds = new Odds({ send, hint: point });
    this.replay = new Replay({ send });
    this.whatIf = new WhatIf({ send });
    this.tools = new Tools({
      send,
      ask,
      newGame: () => this.frame && this.newGame.open(this.frame.new_game, this.frame.words),
      speed: (name) => { this.player.speed = name; },
      refuse: (text) => this.notes.refuse(text, [], this.frame.words),
    });
    this.panels = new Panels({ rule });
    this.log = new Log({ rule });
    this.newGame = new NewGame({ start: send });
    this.ruleCard = new RuleCard({ rule });
    const field = make("div", { class: "fp-field-of-play" }, this.board.node, this.dice.node);
    const controls = make("div", { class: "fp-controls" }, this.command.node, this.tools.node);
    const asked = [this.whatIf.node, this.question, this.hint.node, field, this.replay.node, this.notes.note];
    const main = make("div", { class: "fp-main" }, ...asked);
    const side = make("div", { class: "fp-side" }, this.answers.node, this.panels.node, this.log.node);
    const more = make("div", { class: "fp-more" }, this.odds.node, controls);
    const speakers = [this.spoken.node, this.notes.alert.node, this.notes.status.node];
    const grid = make("div", { class: "fp-grid" }, main, side, more);
    this.root = make("div", { class: "fp", "data-lm-suppress-shortcuts": "true", "data-state": "waiting" });
    this.root.append(...speakers, this.banner.node, grid, this.newGame.node, this.ruleCard.node);
    this.el.replaceChildren(this.root);
    this.player = new Player({
      root: this.root,
      apply: (step, moving, rolling) => this.#apply(step, moving, rolling),
      done: (then, moving) => this.#done(then, moving),
    });
  }

  #listen() {
    // Shortcuts of the page around the table must not fire while somebody plays; Tab stays the browser's own.
    this.root.addEventListener("keydown", (event) => event.stopPropagation());
    // Notebook 7 looks for this mark on the focused element itself, and before anything else hears of the key.
    this.ours = (event) => {
      if (this.root.contains(event.target)) event.target.setAttribute("data-lm-suppress-shortcuts", "true");
    };
    window.addEventListener("keydown", this.ours, true);
    this.root.addEventListener("keydown", (event) => {
      // A key held down must not answer one question after another; the stepper may run.
      const held = event.repeat && (event.key === "Enter" || event.key === " ");
      if (held && event.target.closest("button:not(.fp-step), [data-act], [data-acts]")) event.preventDefault();
      this.#skip(event);
    }, true);
    this.root.addEventListener("pointerdown", (event) => {
      this.swallow = false;
      this.#skip(event);
    }, true);
    this.root.addEventListener("click", (event) => {
      if (!this.swallow) return;
      this.swallow = false;
      event.stopPropagation();
    }, true);
  }

  // A key or click during the showing ends it. On the board it does nothing else, as its target was not yet to be
  // seen, and a key that presses a button must not press the answer that takes the button's place.
  #skip(event) {
    if (!this.player.busy || ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    const onBoard = this.board.node.contains(event.target);
    const pressing = (event.key === "Enter" || event.key === " ") && event.target.closest(".fp-answers");
    this.player.skip();
    if (!onBoard && !pressing) return;
    event.preventDefault();
    event.stopPropagation();
    this.swallow = event.type === "pointerdown";
  }

  #theme() {
    const follow = () => {
      const body = document.body;
      const said = body.dataset.jpThemeLight;
      const code = body.classList.contains("vscode-dark") || body.classList.contains("vscode-high-contrast");
      const dark = said ? said === "false" : code || this.system.matches;
      this.root.dataset.theme = dark ? "dark" : "light";
    };
    this.system = window.matchMedia("(prefers-color-scheme: dark)");
    this.follow = follow;
    this.system.addEventListener("change", follow);
    this.watcher = new MutationObserver(follow);
    this.watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
    follow();
  }

  #hello() {
    const key = this.model.get("shelf");
    this.#send({ kind: "hello", view: this.id, saved: (key && read(key)) || null, guesses: keptGuesses() });
  }

  #send(message) {
    const move = this.frame ? this.frame.move : 0;
    try {
      this.model.send({ move, ...message });
    } catch {
      // A closed line is noticed by the heartbeat, which says so in words.
    }
  }

  #act(text) {
    if (!this.frame) return;
    this.player.skip();
    if (text === ":resume" || text === ":discard" || text === ":reveal") this.#send({ kind: text.slice(1) });
    else this.#send({ kind: "act", text });
  }

  #receive(message) {
    if (!message || typeof message !== "object") return;
    this.heart.alive();
    const { kind } = message;
    if (kind === "frame") this.#frame(message);
    else if (!this.frame) return;
    else if (kind === "steps") this.#steps(message);
    else if (kind === "refusal") this.notes.refuse(message.text, message.rules || [], this.frame.words);
    else if (kind === "notice") this.#notice(message);
    else if (kind === "reason") this.#reason(message);
    else if (kind === "odds") this.odds.show(message);
    else if (kind === "record") download(message.name, message.text);
    else if (kind === "rule") this.ruleCard.open(message, this.frame.words);
  }

  #notice({ text, items = [], said = false, act = null }) {
    this.notes.notice(text, items, this.frame.words, said);
    if (act) this.board.hint(act);
  }

  // The quiet reason goes to its line; with the key for it, the rule behind the place is opened.
  #reason(message) {
    this.hint.tell(message);
    if (this.carding !== message.about) return;
    this.carding = null;
    const [rule] = message.rules;
    if (message.text) this.ruleCard.tell(message.text);
    if (rule) this.#send({ kind: "rule", id: rule });
    else if (message.text) this.notes.refuse(message.text, [], this.frame.words);
  }

  #frame(frame) {
    if (frame.to && !this.#asksFor(frame)) return;
    this.player.clear();
    clearTimeout(this.landing);
    this.rolled = null;
    this.dice.clear();
    this.notes.clear();
    this.#settle(frame);
    this.#keep(frame.autosave);
  }

  // A table that waits long says hello again; the answer to that must not replace what somebody is about to press.
  #asksFor({ to, move }) {
    return to === this.id && !(this.frame && move === this.expected);
  }

  #settle(frame) {
    this.frame = frame;
    this.expected = frame.move;
    const { words, people } = frame;
    this.root.style.setProperty("--fp-glide", "0ms");
    this.board.show(frame.scene, words);
    this.panels.show(frame.panels, people, words, false);
    this.log.reset(frame.log, people, words);
    this.command.show(words, frame.limits.command);
    this.tools.show(frame);
    this.#ask(frame);
  }

  #steps(message) {
    if (message.from !== this.expected) {
      this.#hello();
      return;
    }
    this.expected = message.move;
    this.notes.clear();
    if (!this.player.busy) {
      this.board.clearTrail();
      this.dice.clear();
    }
    this.#keep(message.then && message.then.autosave);
    if (this.root.dataset.state !== "showing" && !(this.player.still && message.then)) {
      this.root.dataset.state = "showing";
      this.answers.wait(this.frame.words.skip, () => this.player.skip());
    }
    this.player.add(message.steps, message.then);
  }

  // While dice roll, what they do to the board waits; whoever is in a hurry lands them.
  #apply(step, moving, rolling) {
    this.#land();
    if (step.dice && step.dice.length) this.dice.roll(step.dice, rolling);
    if (rolling) {
      this.rolled = () => this.#show(step, moving);
      this.landing = setTimeout(() => this.#land(), rolling);
    } else this.#show(step, moving);
  }

  #land() {
    clearTimeout(this.landing);
    const { rolled } = this;
    this.rolled = null;
    if (!rolled) return;
    this.dice.land();
    rolled();
  }

  #show(step, moving) {
    const { people, words } = this.frame;
    this.board.patch(step.patch, moving, Boolean(step.dice));
    this.log.add(step.log);
    if (step.panels) this.panels.show(step.panels, people, words, moving);
    const last = (step.log || [])[(step.log || []).length - 1];
    if (moving && last) this.#headline(last.text, last.seat);
  }

  #done(then, moving) {
    this.#land();
    this.dice.fade();
    if (!then) return;
    if (then.frame) {
      this.#settle(then.frame);
      return;
    }
    Object.assign(this.frame, { move: this.expected }, then);
    this.board.patch(then.patch, moving);
    if (then.panels) this.panels.show(then.panels, this.frame.people, this.frame.words, moving);
    if (then.log) this.log.reset(then.log, this.frame.people, this.frame.words);
    this.tools.update(this.frame.tools);
    this.#ask(this.frame);
  }

  #headline(text, seat) {
    const person = this.frame.people[seat];
    const blank = this.root.dataset.state === "showing" ? make("span", { class: "fp-mark" }) : "";
    this.question.replaceChildren(person ? seatMark(person.mark) : blank, make("span", { class: "fp-asked" }, text));
  }

  #ask(frame) {
    const { question, words, offer, curtain } = frame;
    this.root.dataset.state = frame.over ? "over" : "asking";
    const asked = (offer && offer.text) || (curtain && curtain.text) || question.text;
    this.#headline(asked, offer ? -1 : question.seat);
    this.spoken.say(asked);
    let groups = frame.answers;
    if (offer) {
      const items = [{ text: ":resume", label: offer.resume }, { text: ":discard", label: offer.discard, quiet: true }];
      groups = [{ title: "", kind: "buttons", items }];
    } else if (curtain) groups = [{ title: "", kind: "buttons", items: [{ text: ":reveal", label: curtain.reveal }] }];
    this.answers.show(groups, words);
    this.root.classList.toggle("covered", Boolean(offer || curtain));
    this.board.offerTargets();
    this.#teach(frame);
  }

  #teach(frame) {
    const looking = this.root.dataset.looking === "yes";
    this.root.dataset.looking = frame.replay ? "yes" : "no";
    this.hint.forget();
    this.replay.show(frame.replay, frame.words);
    this.whatIf.show(frame.branch, frame.words);
    this.odds.ask(frame);
    if (frame.replay && !looking && this.root.contains(document.activeElement)) this.replay.focus();
  }

  #keep(autosave) {
    if (!autosave) return;
    if (autosave.text === "") forget(autosave.key);
    else if (autosave.text) this.kept = write(autosave.key, autosave.text);
  }

  #found() {
    const words = this.frame ? this.frame.words : this.model.get("first_words");
    this.banner.hide(words.found);
  }

  #lost() {
    const words = this.frame ? this.frame.words : this.model.get("first_words");
    const inNotebook = Boolean(this.el.closest(".jp-NotebookPanel"));
    const text = inNotebook ? words.lost_in_notebook : words.lost;
    this.banner.show(this.kept ? text : words.lost_unkept, !inNotebook, words.reload);
  }

  stop() {
    this.heart.stop();
    this.player.clear();
    this.board.stop();
    this.watcher.disconnect();
    window.removeEventListener("keydown", this.ours, true);
    this.system.removeEventListener("change", this.follow);
    this.model.off("msg:custom", this.receive);
  }
}

function render({ model, el }) {
  const table = new Table(model, el);
  return () => table.stop();
}

export default { render };
