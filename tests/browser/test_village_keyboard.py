"""Village without a mouse: a whole game of the base game, from the new-game dialog to the final scores."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.keys import BOARD, WATCH_THE_MOUSE, play_by_keyboard, start_by_keyboard
from tests.browser.playing import FOCUSED, STILL, facts, lines, number, open_table, tab_to


@pytest.fixture
def village(new_page: Callable[..., Page], server: Server) -> Page:
    """A page with Village that shows everything at once and notes every use of a mouse."""
    page = open_table(new_page(**STILL), server, "village")
    page.evaluate(WATCH_THE_MOUSE)
    return page


def test_a_whole_game_is_played_by_keyboard_alone(village: Page) -> None:
    start_by_keyboard(village, seed=6)
    ways = play_by_keyboard(village, Random(6))
    assert ways["not reached"] == 0, ways
    assert min(ways["board"], ways["answer"], ways["typed"], ways["choice"]) >= 3, ways
    totals = [number(told["total"]) for told in facts(village)]
    expect(village.locator(".fp-asked")).to_contain_text(str(max(totals)))
    expect(village.locator(".fp-panel", has_text="Winner")).not_to_have_count(0)
    assert any(line.startswith("Zoé ") for line in lines(village))
    assert village.evaluate("window.mouse") == 0


def test_the_arrows_lead_to_every_place_of_the_board(village: Page) -> None:
    places = village.locator(BOARD)
    assert places.count() > 90
    here = f"(all) => all.indexOf({FOCUSED})"
    reached: set[int] = set()
    tab_to(village, BOARD)
    village.keyboard.press("Home")
    waiting = [places.evaluate_all(here)]
    while waiting:
        place = waiting.pop()
        if place in reached:
            continue
        reached.add(place)
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            places.nth(place).focus()
            village.keyboard.press(key)
            waiting.append(places.evaluate_all(here))
    assert reached == set(range(places.count()))
