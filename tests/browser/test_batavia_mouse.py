"""Batavia by mouse: laying out and taking back, finishing too early, the version for beginners."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages, pages_of
from tests.browser.playing import (
    GREEDY,
    answered,
    click_anyway,
    click_offer,
    new_game,
    offers,
    play_to,
    shown,
)

FIRST_CARD = '.fp-board .can[data-act^="lay"]'


@pytest.fixture(scope="module")
def game() -> Pages:
    """The game of this file."""
    return pages_of("batavia")


def test_cards_are_laid_out_by_clicks_and_taken_back_on_the_board(table: Page) -> None:
    play_to(table, "or draw two")
    before = shown(table)
    hand = table.locator('.fp-board [data-act^="lay"]').count()
    answered(table, table.locator(FIRST_CARD).first.click)
    expect(table.locator(".fp-asked")).to_contain_text(" down")
    assert table.locator('.fp-board [data-act^="lay"]').count() < hand
    answered(table, table.locator('.fp-board .can[data-act="undo"]').click)
    assert shown(table) == before
    answered(table, table.locator(FIRST_CARD).first.click)
    answered(table, table.get_by_role("button", name="Take back the ").last.click)
    assert shown(table) == before


def short_of_a_seal(page: Page) -> bool:
    """Lay out one card of each company in turn until one is not enough to stop; False if each is enough."""
    first = [offer for offer in offers(page) if offer.kind == "board" and offer.notation.endswith(" 1")]
    for offer in first:
        answered(page, lambda offer=offer: click_offer(page, offer, Random(1)))  # type: ignore[misc]
        if page.locator('.fp-board [data-act="done"][aria-disabled="true"]').count():
            return True
        answered(page, page.locator('.fp-board .can[data-act="undo"]').click)
    return False


def test_finishing_too_early_says_what_is_missing(table: Page) -> None:
    play_to(table, "lay out cards that win you a seal")
    while not short_of_a_seal(table):
        answered(table, table.locator('.fp-board .can[data-act="draw"]').click)
        play_to(table, "lay out cards that win you a seal")
    expect(table.locator(".fp-asked")).to_contain_text("they win no seal yet")
    click_anyway(table.locator('.fp-board [data-act="done"]'))
    expect(table.locator(".fp-note.refusal")).to_contain_text("You cannot stop here")


def test_the_beginners_version_shows_all_tiles(table: Page) -> None:
    assert table.locator('.fp-board [aria-label*="face down"]').count() > 0
    new_game(table, GREEDY, seed=2, options={"Beginners’ version": "yes"})
    expect(table.locator('.fp-board [aria-label*="face down"]')).to_have_count(0)
