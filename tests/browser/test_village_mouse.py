"""Village by mouse: choices at places, a table without modules."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages, pages_of
from tests.browser.playing import (
    answered,
    click_offer,
    lines,
    new_game,
    offers,
    play_by_mouse,
)

NO_MODULES = {"Inn": "no", "Port": "no", "Life Goals": "no"}


@pytest.fixture(scope="module")
def game() -> Pages:
    """The game of this file."""
    return pages_of("village")


def test_a_place_of_several_meanings_opens_a_small_choice(table: Page) -> None:
    while not any(offer.kind == "choice" for offer in offers(table)):
        play_by_mouse(table, Random(6), 1)
    offer = next(offer for offer in offers(table) if offer.kind == "choice")
    before = lines(table)
    place = table.locator(".fp-board .can[data-acts]").first
    place.click()
    expect(table.locator(".fp-ways")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.locator(".fp-ways")).to_be_hidden()
    assert lines(table) == before
    answered(table, lambda: click_offer(table, offer, Random(1)))
    assert lines(table) != before


def test_a_table_without_modules_draws_none_of_them(table: Page) -> None:
    new_game(table, ["human", "greedy", "uniform"], seed=2, options=NO_MODULES)
    expect(table.locator(".fp-panel")).to_have_count(3)
    expect(table.locator('.fp-board [data-why="VI4.1"], .fp-board [data-why="VP10.2"]')).to_have_count(0)
    assert len(play_by_mouse(table, Random(3), 8)) == 8
