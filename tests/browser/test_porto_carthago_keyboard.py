"""Porto Carthago without a mouse: a whole game, from the new-game dialog to the final scores."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.keys import BOARD, WATCH_THE_MOUSE, play_by_keyboard, start_by_keyboard
from tests.browser.playing import FOCUSED, STILL, facts, lines, number, open_table, tab_to


@pytest.fixture
def carthago(new_page: Callable[..., Page], server: Server) -> Page:
    """A page with Porto Carthago that shows everything at once and notes every use of a mouse."""
    page = open_table(new_page(**STILL), server, "porto_carthago")
    page.evaluate(WATCH_THE_MOUSE)
    return page


def test_a_whole_game_is_played_by_keyboard_alone(carthago: Page) -> None:
    start_by_keyboard(carthago, seed=6)
    ways = play_by_keyboard(carthago, Random(6))
    assert ways["not reached"] == 0, ways
    assert min(ways["board"], ways["answer"], ways["typed"]) >= 3, ways
    totals = [number(told["total"]) for told in facts(carthago)]
    expect(carthago.locator(".fp-asked")).to_contain_text(str(max(totals)))
    expect(carthago.locator(".fp-panel", has_text="Winner")).not_to_have_count(0)
    assert any(line.startswith("Zoé ") for line in lines(carthago))
    assert carthago.evaluate("window.mouse") == 0


def test_the_arrows_lead_to_every_place_of_the_board(carthago: Page) -> None:
    places = carthago.locator(BOARD)
    assert places.count() > 60
    here = f"(all) => all.indexOf({FOCUSED})"
    reached: set[int] = set()
    tab_to(carthago, BOARD)
    carthago.keyboard.press("Home")
    waiting = [places.evaluate_all(here)]
    while waiting:
        place = waiting.pop()
        if place in reached:
            continue
        reached.add(place)
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            places.nth(place).focus()
            carthago.keyboard.press(key)
            waiting.append(places.evaluate_all(here))
    assert reached == set(range(places.count()))
