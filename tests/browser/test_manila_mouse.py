"""Manila by mouse: refusals, doubled and stale clicks, undo, options, and what everybody begins with."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import gamecore
from tests.browser.pages import Pages, pages_of
from tests.browser.playing import (
    GREEDY,
    answered,
    click_anyway,
    facts,
    lines,
    new_game,
    offers,
    play_by_mouse,
    shown,
)


@pytest.fixture(scope="module")
def game() -> Pages:
    """The game of this file."""
    return pages_of("manila")


def test_a_refusal_goes_away_with_the_next_answer(table: Page) -> None:
    click_anyway(table.locator('.fp-board [data-act="place port A"]'))
    expect(table.locator(".fp-note.refusal")).to_be_visible()
    answered(table, table.locator(".fp-answers .fp-go").click)
    expect(table.locator(".fp-note.refusal")).to_be_hidden()


def test_a_double_click_acts_once(table: Page) -> None:
    answered(table, table.locator('.fp-board .can[data-act="bid 1"]').dblclick)
    table.wait_for_timeout(300)
    assert len([line for line in lines(table) if line.startswith("Zoé ")]) == 1
    answered(table, table.get_by_role("button", name="Pass in this auction").dblclick)
    table.wait_for_timeout(300)
    assert [line for line in lines(table) if line.startswith("Zoé ")] == ["Zoé bids 1.", "Zoé passes in the auction."]


def test_the_same_answer_sent_twice_acts_once(table: Page) -> None:
    go = table.locator(".fp-answers .fp-go")
    answered(table, lambda: go.evaluate("(button) => { button.click(); button.click(); }"))
    table.wait_for_timeout(300)
    assert len([line for line in lines(table) if line.startswith("Zoé ")]) == 1
    expect(table.locator(".fp-note.refusal")).to_be_hidden()


def test_a_stale_answer_is_refused_politely(table: Page) -> None:
    both = "(group) => { group.querySelector('.fp-go').click(); group.querySelector('[data-answer=pass]').click(); }"
    answered(table, lambda: table.locator(".fp-answers").evaluate(both))
    expect(table.locator(".fp-note.refusal")).to_contain_text("The board has changed since you chose.")
    assert [line for line in lines(table) if line.startswith("Zoé ")] == ["Zoé bids 1."]


def test_a_step_is_taken_back_but_not_past_what_others_did(table: Page) -> None:
    undo = table.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    before = shown(table)
    loan = next(offer for offer in offers(table) if offer.notation.startswith("borrow"))
    table.locator(".fp-folded summary").click()
    answered(table, table.locator(f'[data-answer="{loan.notation}"]').click)
    assert facts(table)[0]["loans"] == "1"
    answered(table, undo.click)
    assert shown(table) == before
    expect(table.locator(".fp-note.notice")).to_have_text("The last step is taken back. ×")

    answered(table, table.locator(".fp-answers .fp-go").click)
    after = shown(table)
    click_anyway(undo)
    expect(table.locator(".fp-note.refusal")).to_contain_text("acted since, so your action stands")
    assert shown(table) == after


@pytest.mark.parametrize("seats", [3, 5])
def test_the_panels_tell_what_everybody_begins_with(table: Page, seats: int) -> None:
    new_game(table, ["human", *["greedy", "uniform"] * 2][:seats], seed=2)
    state = gamecore.Match("manila", ["human"] * seats, seed=2).view(0)
    assert [told["cash"] for told in facts(table)] == [str(cash) for cash in state.cash]
    assert [told["accomplices"] for told in facts(table)] == [str(count) for count in state.supply]


def test_stronger_pirates_are_chosen_in_the_dialog_and_kept(table: Page) -> None:
    new_game(table, GREEDY, seed=2, options={"Stronger pirates": "yes"})
    assert len(play_by_mouse(table, Random(2), 3)) == 3
    table.get_by_role("button", name="New game…").click()
    expect(table.get_by_label("Stronger pirates").locator("option:checked")).to_have_text("yes")
    table.get_by_role("button", name="Cancel").click()
    expect(table.get_by_role("dialog")).to_have_count(0)


def test_a_game_without_people_is_refused_in_words(table: Page) -> None:
    before = shown(table)
    table.get_by_role("button", name="New game…").click()
    dialog = table.get_by_role("dialog")
    dialog.get_by_label("Played by").first.select_option("uniform")
    dialog.get_by_role("button", name="Start the new game").click()
    expect(table.locator(".fp-note.refusal")).to_contain_text("At least one seat must be played by a person.")
    assert shown(table) == before
