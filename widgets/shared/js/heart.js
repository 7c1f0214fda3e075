// Notices within five seconds that Python no longer answers, and that it answers again.

const EVERY = 2000;
const PATIENCE = 4000;

export class Heart {
  constructor({ ping, lost, found }) {
    this.ping = ping;
    this.lost = lost;
    this.found = found;
    this.number = 0;
    this.silent = false;
    this.heard = performance.now();
    this.sent = this.heard;
    this.onVisible = () => {
      if (document.visibilityState !== "visible") return;
      this.heard = performance.now();
      this.sent = 0;
      this.#beat();
    };
    document.addEventListener("visibilitychange", this.onVisible);
    this.timer = setInterval(() => this.#beat(), 400);
  }

  // Any message is a sign of life, not only the answer to a ping.
  alive() {
    this.heard = performance.now();
    if (!this.silent) return;
    this.silent = false;
    this.found();
  }

  stop() {
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.onVisible);
  }

  #beat() {
    if (document.visibilityState !== "visible") return;
    const now = performance.now();
    if (!this.sent || now - this.sent >= EVERY) {
      this.sent = now;
      this.number += 1;
      this.ping(this.number);
    }
    if (!this.silent && now - this.heard > PATIENCE) {
      this.silent = true;
      this.lost();
    }
  }
}
