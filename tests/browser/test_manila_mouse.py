"""Manila by mouse: refusals, doubled and stale clicks, undo, and tables of other sizes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import gamecore
from tests.browser.harness import Server, Watch
from tests.browser.playing import (
    answered,
    click_anyway,
    facts,
    lines,
    new_game,
    offers,
    one_table,
    play_by_mouse,
    shown,
)

NAMES = ("Zoé", "Ben", "Cora", "Dirk")
GREEDY = ("human", "greedy", "greedy", "greedy")


@pytest.fixture(scope="module")
def table(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for all tests of this file; opening one takes longer than most of them."""
    with one_table(chromium, server, "manila") as page:
        yield page


@pytest.fixture
def manila(table: Page, watch: Watch) -> Page:
    """A seeded game of four, watched."""
    watch.over(table)
    new_game(table, GREEDY, NAMES, seed=6, options={"Stronger pirates": "no"})
    return table


def test_a_refusal_goes_away_with_the_next_answer(manila: Page) -> None:
    click_anyway(manila.locator('.fp-board [data-act="place port A"]'))
    expect(manila.locator(".fp-note.refusal")).to_be_visible()
    answered(manila, manila.locator(".fp-answers .fp-go").click)
    expect(manila.locator(".fp-note.refusal")).to_be_hidden()


def test_a_double_click_acts_once(manila: Page) -> None:
    answered(manila, manila.locator('.fp-board .can[data-act="bid 1"]').dblclick)
    manila.wait_for_timeout(300)
    assert len([line for line in lines(manila) if line.startswith("Zoé ")]) == 1
    answered(manila, manila.get_by_role("button", name="Pass in this auction").dblclick)
    manila.wait_for_timeout(300)
    assert [line for line in lines(manila) if line.startswith("Zoé ")] == ["Zoé bids 1.", "Zoé passes in the auction."]


def test_the_same_answer_sent_twice_acts_once(manila: Page) -> None:
    go = manila.locator(".fp-answers .fp-go")
    answered(manila, lambda: go.evaluate("(button) => { button.click(); button.click(); }"))
    manila.wait_for_timeout(300)
    assert len([line for line in lines(manila) if line.startswith("Zoé ")]) == 1
    expect(manila.locator(".fp-note.refusal")).to_be_hidden()


def test_a_stale_answer_is_refused_politely(manila: Page) -> None:
    both = "(group) => { group.querySelector('.fp-go').click(); group.querySelector('[data-answer=pass]').click(); }"
    answered(manila, lambda: manila.locator(".fp-answers").evaluate(both))
    expect(manila.locator(".fp-note.refusal")).to_contain_text("The board has changed since you chose.")
    assert [line for line in lines(manila) if line.startswith("Zoé ")] == ["Zoé bids 1."]


def test_a_step_is_taken_back_but_not_past_what_others_did(manila: Page) -> None:
    undo = manila.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    before = shown(manila)
    loan = next(offer for offer in offers(manila) if offer.notation.startswith("borrow"))
    manila.locator(".fp-folded summary").click()
    answered(manila, manila.locator(f'[data-answer="{loan.notation}"]').click)
    assert facts(manila)[0]["loans"] == "1"
    answered(manila, undo.click)
    assert shown(manila) == before
    expect(manila.locator(".fp-note.notice")).to_have_text("The last step is taken back. ×")

    answered(manila, manila.locator(".fp-answers .fp-go").click)
    after = shown(manila)
    click_anyway(undo)
    expect(manila.locator(".fp-note.refusal")).to_contain_text("acted since, so your action stands")
    assert shown(manila) == after


@pytest.mark.parametrize("seats", [3, 5])
def test_other_tables_start_with_all_their_players(manila: Page, seats: int) -> None:
    new_game(manila, ["human", *["greedy", "uniform"] * 2][:seats], seed=2)
    expect(manila.locator(".fp-panel")).to_have_count(seats)
    assert manila.locator(".fp-panel h3").all_inner_texts() == ["Ana", "Ben", "Cora", "Dirk", "Eva"][:seats]
    state = gamecore.Match("manila", ["human"] * seats, seed=2).view(0)
    assert [told["cash"] for told in facts(manila)] == [str(cash) for cash in state.cash]
    assert [told["accomplices"] for told in facts(manila)] == [str(count) for count in state.supply]
    assert len(play_by_mouse(manila, Random(seats), 8)) == 8


def test_stronger_pirates_are_chosen_in_the_dialog_and_kept(manila: Page) -> None:
    new_game(manila, GREEDY, seed=2, options={"Stronger pirates": "yes"})
    assert len(play_by_mouse(manila, Random(2), 3)) == 3
    manila.get_by_role("button", name="New game…").click()
    expect(manila.get_by_label("Stronger pirates").locator("option:checked")).to_have_text("yes")
    manila.get_by_role("button", name="Cancel").click()
    expect(manila.get_by_role("dialog")).to_have_count(0)


def test_a_game_without_people_is_refused_in_words(manila: Page) -> None:
    before = shown(manila)
    manila.get_by_role("button", name="New game…").click()
    dialog = manila.get_by_role("dialog")
    dialog.get_by_label("Played by").first.select_option("uniform")
    dialog.get_by_role("button", name="Start the new game").click()
    expect(manila.locator(".fp-note.refusal")).to_contain_text("At least one seat must be played by a person.")
    assert shown(manila) == before
