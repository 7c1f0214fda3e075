"""Playing a table without a mouse: the dialog of a new game, the board, the answers, the box for typed moves."""

from __future__ import annotations

from collections import Counter
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.playing import FOCUSED, Offer, answered, arrow_to, choice, choice_at, is_over, offers, tab_to

BOARD = ".fp-board :is([data-act], [data-acts], [data-why])"
WATCH_THE_MOUSE = """() => {
    window.mouse = 0;
    for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"])
        window.addEventListener(kind, () => { window.mouse += 1; }, true);
}"""


def start_by_keyboard(page: Page, seed: int) -> None:
    """Begin a seeded game in the dialog."""
    tab_to(page, ".fp-tools button", "New game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "dialog input[type=text]")
    page.keyboard.press("Control+A")
    page.keyboard.type("Zoé")
    tab_to(page, "dialog summary")
    page.keyboard.press("Enter")
    tab_to(page, "dialog input[inputmode=numeric]")
    page.keyboard.type(str(seed))
    tab_to(page, "dialog button.fp-go")
    answered(page, lambda: page.keyboard.press("Enter"))


def on_the_board(page: Page, offer: Offer) -> bool:
    """Choose a place of the board with arrows and Enter; False if the arrows do not lead there."""
    tab_to(page, BOARD)
    if not arrow_to(page, offer.notation):
        page.keyboard.press("Escape")
        assert page.evaluate(f"{FOCUSED}.closest('.fp-answers') !== null")
        return False
    expect(page.locator(".fp-ring.on")).to_have_count(1)
    answered(page, lambda: page.keyboard.press("Enter"))
    return True


def at_a_choice(page: Page, offer: Offer) -> bool:
    """Choose one of several things at a place of the board with arrows and Enter; False if it is not reached."""
    place, said = choice_at(page, offer.notation)
    ways = place.get_attribute("data-acts") or ""
    tab_to(page, BOARD)
    if not arrow_to(page, ways, attribute="data-acts"):
        page.keyboard.press("Escape")
        return False
    page.keyboard.press("Enter")
    while page.evaluate(f"{FOCUSED}.textContent") != said:
        page.keyboard.press("ArrowDown")
    answered(page, lambda: page.keyboard.press("Enter"))
    return True


def among_the_answers(page: Page, offer: Offer, rng: Random) -> None:
    """Choose an answer with Tab and Enter; a number on the slider or with steppers."""
    if offer.kind == "number":
        slider = ".fp-number input"
        tab_to(page, slider if page.locator(slider).count() else ".fp-go")
        for _ in range(rng.randrange(4)):
            page.keyboard.press("ArrowRight")
    elif offer.kind == "steppers":
        tab_to(page, ".fp-dials .fp-step:enabled")
        page.keyboard.press("Enter")
        while page.locator(".fp-dials .fp-go").is_disabled():
            tab_to(page, ".fp-dials .fp-step:enabled")
            page.keyboard.press("Enter")
        tab_to(page, ".fp-dials .fp-go")
    else:
        button = f'.fp-answers .fp-buttons [data-answer="{offer.notation}"]'
        if not page.locator(button).is_visible():
            folded = page.locator(".fp-folded", has=page.locator(f'[data-answer="{offer.notation}"]')).locator(
                "summary"
            )
            tab_to(page, ".fp-folded summary", folded.inner_text())
            page.keyboard.press("Space")
        tab_to(page, button)
    answered(page, lambda: page.keyboard.press("Enter"))


def typed(page: Page, offer: Offer) -> None:
    """Type what is offered."""
    tab_to(page, ".fp-command input")
    page.keyboard.type(offer.notation)
    answered(page, lambda: page.keyboard.press("Enter"))


def play_by_keyboard(page: Page, rng: Random) -> Counter[str]:
    """Play until the game ends; return how often each way was used to answer."""
    ways = Counter[str]()
    while not is_over(page):
        offer = choice(offers(page), rng)
        if offer.notation and rng.random() < 0.2:
            way = "typed"
            typed(page, offer)
        elif offer.kind == "choice":
            way = "choice" if at_a_choice(page, offer) else "not reached"
        elif offer.kind == "board":
            way = "board" if on_the_board(page, offer) else "not reached"
        else:
            way = "answer"
            among_the_answers(page, offer, rng)
        ways[way] += 1
    return ways
