"""Batavia by mouse: a whole game, laying out and taking back, impossible and doubled clicks, tables of other sizes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Server, Watch
from tests.browser.playing import (
    answered,
    click_anyway,
    click_offer,
    lines,
    new_game,
    offers,
    one_table,
    play_to,
    shown,
)

NAMES = ("Zoé", "Ben", "Cora", "Dirk")
GREEDY = ("human", "greedy", "greedy", "greedy")
FIRST_CARD = '.fp-board .can[data-act^="lay"]'


@pytest.fixture(scope="module")
def table(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for all tests of this file; opening one takes longer than most of them."""
    with one_table(chromium, server, "batavia") as page:
        yield page


@pytest.fixture
def batavia(table: Page, watch: Watch) -> Page:
    """A seeded game of four, watched."""
    watch.over(table)
    new_game(table, GREEDY, NAMES, seed=6, options={"Beginners’ version": "no"})
    return table


def test_cards_are_laid_out_by_clicks_and_taken_back_on_the_board(batavia: Page) -> None:
    play_to(batavia, "or draw two")
    before = shown(batavia)
    hand = batavia.locator('.fp-board [data-act^="lay"]').count()
    answered(batavia, batavia.locator(FIRST_CARD).first.click)
    expect(batavia.locator(".fp-asked")).to_contain_text(" down")
    assert batavia.locator('.fp-board [data-act^="lay"]').count() < hand
    answered(batavia, batavia.locator('.fp-board .can[data-act="undo"]').click)
    assert shown(batavia) == before
    answered(batavia, batavia.locator(FIRST_CARD).first.click)
    answered(batavia, batavia.get_by_role("button", name="Take back the ").last.click)
    assert shown(batavia) == before


def short_of_a_seal(page: Page) -> bool:
    """Lay out one card of each company in turn until one is not enough to stop; False if each is enough."""
    first = [offer for offer in offers(page) if offer.kind == "board" and offer.notation.endswith(" 1")]
    for offer in first:
        answered(page, lambda offer=offer: click_offer(page, offer, Random(1)))  # type: ignore[misc]
        if page.locator('.fp-board [data-act="done"][aria-disabled="true"]').count():
            return True
        answered(page, page.locator('.fp-board .can[data-act="undo"]').click)
    return False


def test_finishing_too_early_says_what_is_missing(batavia: Page) -> None:
    play_to(batavia, "lay out cards that win you a seal")
    while not short_of_a_seal(batavia):
        answered(batavia, batavia.locator('.fp-board .can[data-act="draw"]').click)
        play_to(batavia, "lay out cards that win you a seal")
    expect(batavia.locator(".fp-asked")).to_contain_text("they win no seal yet")
    click_anyway(batavia.locator('.fp-board [data-act="done"]'))
    expect(batavia.locator(".fp-note.refusal")).to_contain_text("You cannot stop here")


def test_a_double_click_acts_once(batavia: Page) -> None:
    play_to(batavia, "or draw two")
    before = len([line for line in lines(batavia) if line.startswith("Zoé lays out")])
    answered(batavia, batavia.locator(FIRST_CARD).first.dblclick)
    batavia.wait_for_timeout(300)
    assert len([line for line in lines(batavia) if line.startswith("Zoé lays out")]) == before + 1


def test_the_beginners_version_shows_all_tiles(batavia: Page) -> None:
    assert batavia.locator('.fp-board [aria-label*="face down"]').count() > 0
    new_game(batavia, GREEDY, seed=2, options={"Beginners’ version": "yes"})
    expect(batavia.locator('.fp-board [aria-label*="face down"]')).to_have_count(0)
