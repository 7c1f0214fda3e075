"""Manila without a mouse: a whole game, from the new-game dialog to the final scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.playing import (
    FOCUSED,
    STILL,
    Offer,
    answered,
    arrow_to,
    choice,
    facts,
    is_over,
    lines,
    number,
    offers,
    open_manila,
    play_by_mouse,
    tab_to,
)

BOARD = ".fp-board :is([data-act], [data-why])"
WATCH_THE_MOUSE = """() => {
    window.mouse = 0;
    for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"])
        window.addEventListener(kind, () => { window.mouse += 1; }, true);
}"""


@pytest.fixture
def manila(new_page: Callable[..., Page], server: Server) -> Page:
    """A page with Manila that shows everything at once and notes every use of a mouse."""
    page = open_manila(new_page(**STILL), server)
    page.evaluate(WATCH_THE_MOUSE)
    return page


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


def among_the_answers(page: Page, offer: Offer, rng: Random) -> None:
    """Choose an answer with Tab and Enter; a number on the slider."""
    if offer.kind == "number":
        slider = ".fp-number input"
        tab_to(page, slider if page.locator(slider).count() else ".fp-go")
        for _ in range(rng.randrange(4)):
            page.keyboard.press("ArrowRight")
    else:
        button = f'.fp-answers .fp-buttons [data-answer="{offer.notation}"]'
        if not page.locator(button).is_visible():
            tab_to(page, ".fp-folded summary")
            page.keyboard.press("Space")
        tab_to(page, button)
    answered(page, lambda: page.keyboard.press("Enter"))


def typed(page: Page, offer: Offer) -> None:
    """Type what is offered."""
    tab_to(page, ".fp-command input")
    page.keyboard.type(offer.notation)
    answered(page, lambda: page.keyboard.press("Enter"))


def test_a_whole_game_is_played_by_keyboard_alone(manila: Page) -> None:
    start_by_keyboard(manila, seed=6)
    rng, ways = Random(6), Counter[str]()
    while not is_over(manila):
        offer = choice(offers(manila), rng)
        if rng.random() < 0.2:
            way = "typed"
            typed(manila, offer)
        elif offer.kind == "board":
            way = "board" if on_the_board(manila, offer) else "not reached"
        else:
            way = "answer"
            among_the_answers(manila, offer, rng)
        ways[way] += 1
    assert ways["not reached"] == 0, ways
    assert min(ways["board"], ways["answer"], ways["typed"]) >= 3, ways
    totals = [number(told["fortune"]) for told in facts(manila)]
    expect(manila.locator(".fp-asked")).to_contain_text(str(max(totals)))
    expect(manila.locator(".fp-panel", has_text="Winner")).not_to_have_count(0)
    assert any(line.startswith("Zoé bids") for line in lines(manila))
    assert manila.evaluate("window.mouse") == 0


def test_the_arrows_lead_to_every_place_of_the_board(manila: Page) -> None:
    places = manila.locator(BOARD)
    assert places.count() > 15
    here = f"(all) => all.indexOf({FOCUSED})"
    reached: set[int] = set()
    tab_to(manila, BOARD)
    manila.keyboard.press("Home")
    waiting = [places.evaluate_all(here)]
    while waiting:
        place = waiting.pop()
        if place in reached:
            continue
        reached.add(place)
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            places.nth(place).focus()
            manila.keyboard.press(key)
            waiting.append(places.evaluate_all(here))
    assert reached == set(range(places.count()))


def test_the_log_is_one_tab_stop_with_arrows_inside(manila: Page) -> None:
    play_by_mouse(manila, Random(6), 6)
    lines_with_rules = manila.locator(".fp-log .fp-rule").count()
    assert lines_with_rules > 10
    tab_to(manila, ".fp-log-box")
    manila.keyboard.press("Tab")
    assert manila.evaluate(f"{FOCUSED}.closest('.fp-log') === null")
    tab_to(manila, ".fp-log-box")
    for _ in range(2):
        manila.keyboard.press("ArrowUp")
    at = manila.evaluate(f"[...document.querySelectorAll('.fp-log .fp-rule')].indexOf({FOCUSED})")
    assert at == lines_with_rules - 2
    manila.keyboard.press("Enter")
    expect(manila.get_by_role("dialog")).to_be_visible()
    manila.keyboard.press("Escape")
    expect(manila.get_by_role("dialog")).to_have_count(0)
    manila.keyboard.press("Escape")
    assert manila.evaluate(f"{FOCUSED}.matches('.fp-log-box')")


def test_the_focus_is_always_seen(manila: Page) -> None:
    seen = 0
    tab_to(manila, BOARD)
    for _ in range(14):
        manila.keyboard.press("Tab")
        if not manila.evaluate(f"{FOCUSED}.closest('.fp') !== null"):
            break
        outline = manila.evaluate(
            f"(() => {{ const style = getComputedStyle({FOCUSED});"
            " return [style.outlineStyle, parseFloat(style.outlineWidth)]; })()"
        )
        assert outline[0] != "none"
        assert outline[1] >= 2
        seen += 1
    assert seen >= 8
