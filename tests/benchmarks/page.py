"""The page that plays Manila: how fast it is served, what its kernel weighs, how fast a click is answered."""

from __future__ import annotations

import statistics
import sys
import time
import urllib.request
from random import Random

from playwright.sync_api import Page, sync_playwright

from tests.benchmarks.timing import title
from tests.browser.harness import Server, app_server, launch, wait_until
from tests.browser.playing import STILL, Offer, address, choice, is_over, new_game, offers, open_table

GAME = "manila"
LOADS = 5
CLICKS = 30
SEATS = ("human", "greedy", "greedy", "greedy")
CLICK = """(selector) => new Promise((answered) => {
    const answers = document.querySelector(".fp-answers");
    const place = document.querySelector(selector);
    const watch = new MutationObserver(() => {
        watch.disconnect();
        answered(performance.now() - start);
    });
    watch.observe(answers, { childList: true });
    const start = performance.now();
    place.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
})"""
"""Clicks, and resolves with the milliseconds until the board and the answers are drawn anew."""


def main() -> None:
    """Print the three figures beside what is asked of them."""
    title("The page that plays Manila, on this machine")
    with app_server() as server:
        loads = [load(server) for _ in range(LOADS)]
        report("server time to the whole page", loads, "s", 1.0, min)
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_context(**STILL).new_page()  # type: ignore[arg-type]
            report("kernel, board on show", [memory(page, server)], "MB", 60, max)
            report(f"click to redraw, {CLICKS} clicks", clicks(page), "ms", 50, statistics.median)
            page.goto("about:blank")
            browser.close()


def load(server: Server) -> float:
    """Return the seconds until the page has come whole, with a fresh kernel."""
    local = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    start = time.perf_counter()
    with local.open(server.page(address(GAME)), timeout=120) as answer:
        answer.read()
    return time.perf_counter() - start


def memory(page: Page, server: Server) -> float:
    """Return the proportional share of memory, in MB, of the kernel of a page that shows the board."""
    before = {kernel.pid for kernel in server.kernels()}
    open_table(page, server, GAME)
    mine = [kernel for kernel in server.kernels() if kernel.pid not in before]
    wait_until(lambda: all(kernel.cpu_percent(0.2) < 20 for kernel in mine))
    full = mine[-1].memory_full_info()
    return float(getattr(full, "pss", full.uss)) / (1 << 20)


def clicks(page: Page) -> list[float]:
    """Return the milliseconds from each click of a seeded game to the drawing of what it brought, bots included."""
    page.get_by_label("Speed").select_option("instant")
    new_game(page, SEATS, seed=6)
    rng, took = Random(6), []
    while len(took) < CLICKS and not is_over(page):
        took.append(page.evaluate(CLICK, selector(choice(offers(page), rng))))
        page.wait_for_timeout(100)
    return took


def selector(offer: Offer) -> str:
    """Return where the page shows an offer."""
    if offer.kind == "number":
        return ".fp-answers .fp-go"
    if offer.kind == "board":
        return f'.fp-board .can[data-act="{offer.notation}"]'
    return f'.fp-answers [data-answer="{offer.notation}"]'


def report(what: str, values: list[float], unit: str, bar: float, figure: object) -> None:
    """Print the figure that counts, its bar, and the spread where there is one."""
    counted = figure(values)  # type: ignore[operator]
    spread = ""
    if len(values) > 1:
        spread = f"; {min(values):.3g} to {max(values):.3g}, median {statistics.median(values):.3g}"
    verdict = "" if counted < bar else "  TOO MUCH"
    print(f"  {what}: {counted:.3g} {unit} (below {bar:g} {unit} is asked{spread}){verdict}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
