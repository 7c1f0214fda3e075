"""Manila without a mouse: a whole game, from the new-game dialog to the final scores."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.keys import BOARD, WATCH_THE_MOUSE, play_by_keyboard, start_by_keyboard
from tests.browser.playing import (
    FOCUSED,
    STILL,
    facts,
    lines,
    number,
    open_table,
    play_by_mouse,
    tab_to,
)


@pytest.fixture
def manila(new_page: Callable[..., Page], server: Server) -> Page:
    """A page with Manila that shows everything at once and notes every use of a mouse."""
    page = open_table(new_page(**STILL), server, "manila")
    page.evaluate(WATCH_THE_MOUSE)
    return page


def test_a_whole_game_is_played_by_keyboard_alone(manila: Page) -> None:
    start_by_keyboard(manila, seed=6)
    ways = play_by_keyboard(manila, Random(6))
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
