// The line to Python of a small widget: while the widget is in sight, a lost line is told in a banner above it.
import { Banner } from "../js/banner.js";
import { Speaker } from "../js/dom.js";
import { Heart } from "../js/heart.js";

export class Lifeline {
  constructor(model, root) {
    this.model = model;
    this.root = root;
    this.words = model.get("words");
    this.speaker = new Speaker("alert", "assertive");
    this.banner = new Banner(this.speaker);
    root.prepend(this.speaker.node, this.banner.node);
    this.heard = () => this.heart?.alive();
    model.on("msg:custom", this.heard);
    this.watcher = new IntersectionObserver((entries) => this.#seen(entries.at(-1).isIntersecting));
    this.watcher.observe(root);
  }

  send(message) {
    try {
      this.model.send(message);
    } catch {
      // The heart hears no answer and says so.
    }
  }

  #seen(inSight) {
    if (!inSight) this.#rest();
    else this.heart ??= new Heart({
      ping: () => this.send({ do: "ping" }),
      lost: () => this.#lost(),
      found: () => this.banner.hide(this.words.found),
    });
  }

  #rest() {
    if (this.heart?.silent) return;
    this.heart?.stop();
    this.heart = null;
  }

  #lost() {
    const inNotebook = Boolean(this.root.closest(".jp-NotebookPanel"));
    this.banner.show(inNotebook ? this.words.lost_in_notebook : this.words.lost, !inNotebook, this.words.reload);
  }

  stop() {
    this.heart?.stop();
    this.watcher.disconnect();
    this.model.off("msg:custom", this.heard);
  }
}
