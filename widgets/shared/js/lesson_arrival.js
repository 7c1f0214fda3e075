// Brings a part of the page into view and keeps it there until the page has come to rest: a link can lead here before
// this part is shown, or before all that stands above it is there. Whoever scrolls or types goes on alone.
const REST = 1000;
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"];

export class Arrival {
  constructor(node) {
    this.node = node;
    this.end = () => this.stop();
    this.watcher = new ResizeObserver(() => this.#bring());
    for (const each of [node, document.body]) this.watcher.observe(each);
    for (const kind of HANDS) window.addEventListener(kind, this.end, { capture: true, passive: true });
  }

  #bring() {
    this.node.scrollIntoView({ block: "start" });
    clearTimeout(this.resting);
    if (this.node.offsetHeight) this.resting = setTimeout(this.end, REST);
  }

  stop() {
    clearTimeout(this.resting);
    this.watcher.disconnect();
    for (const kind of HANDS) window.removeEventListener(kind, this.end, { capture: true });
  }
}
