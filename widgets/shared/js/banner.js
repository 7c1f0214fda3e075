// The banner that says that Python does not answer, with a way out, until it answers again.
import { button, make } from "./dom.js";

export class Banner {
  constructor(speaker) {
    this.speaker = speaker;
    this.node = make("div", { class: "fp-banner", hidden: true });
  }

  show(text, reload, label) {
    const again = reload ? button(label, () => window.location.reload()) : null;
    this.node.replaceChildren(make("p", {}, text), again ?? "");
    this.node.hidden = false;
    this.speaker.say(text);
  }

  hide(text) {
    this.speaker.say(text);
    this.node.hidden = true;
    this.node.replaceChildren();
  }
}
