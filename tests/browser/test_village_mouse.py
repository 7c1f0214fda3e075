"""Village by mouse: choices at places, doubled clicks, a table without modules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Server, Watch
from tests.browser.playing import (
    answered,
    click_offer,
    lines,
    new_game,
    offers,
    one_table,
    play_by_mouse,
    play_to,
)

NAMES = ("Zoé", "Ben", "Cora", "Dirk")
GREEDY = ("human", "greedy", "greedy", "greedy")
MODULES = {"Inn": "yes", "Port": "yes", "Life Goals": "yes"}
NO_MODULES = {"Inn": "no", "Port": "no", "Life Goals": "no"}


@pytest.fixture(scope="module")
def table(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for all tests of this file; opening one takes longer than most of them."""
    with one_table(chromium, server, "village") as page:
        yield page


@pytest.fixture
def village(table: Page, watch: Watch) -> Page:
    """A seeded game of four with every module, watched."""
    watch.over(table)
    new_game(table, GREEDY, NAMES, seed=6, options=MODULES)
    return table


def test_a_place_of_several_meanings_opens_a_small_choice(village: Page) -> None:
    while not any(offer.kind == "choice" for offer in offers(village)):
        play_by_mouse(village, Random(6), 1)
    offer = next(offer for offer in offers(village) if offer.kind == "choice")
    before = lines(village)
    place = village.locator(".fp-board .can[data-acts]").first
    place.click()
    expect(village.locator(".fp-ways")).to_be_visible()
    village.keyboard.press("Escape")
    expect(village.locator(".fp-ways")).to_be_hidden()
    assert lines(village) == before
    answered(village, lambda: click_offer(village, offer, Random(1)))
    assert lines(village) != before


def test_a_double_click_acts_once(village: Page) -> None:
    play_to(village, "your turn")
    said = "Zoé takes "
    before = sum(line.startswith(said) for line in lines(village))
    answered(village, village.locator('.fp-board .can[data-act^="take"]').first.dblclick)
    village.wait_for_timeout(300)
    assert sum(line.startswith(said) for line in lines(village)) == before + 1


def test_a_table_without_modules_draws_none_of_them(village: Page) -> None:
    new_game(village, ["human", "greedy", "uniform"], seed=2, options=NO_MODULES)
    expect(village.locator(".fp-panel")).to_have_count(3)
    expect(village.locator('.fp-board [data-why="VI4.1"], .fp-board [data-why="VP10.2"]')).to_have_count(0)
    assert len(play_by_mouse(village, Random(3), 8)) == 8
