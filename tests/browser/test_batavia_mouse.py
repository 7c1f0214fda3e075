"""Batavia by mouse: a whole game, laying out and taking back, impossible and doubled clicks, tables of other sizes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import gamecore
from tests.browser.harness import Server, Watch
from tests.browser.playing import (
    Offer,
    answered,
    choice,
    click_anyway,
    click_offer,
    facts,
    is_over,
    lines,
    new_game,
    number,
    offers,
    one_table,
    play_by_mouse,
    saved,
    shown,
)
from widgets.games.batavia import sentence

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


def play_on(page: Page, rng: Random) -> list[Offer]:
    """Play to the end without taking anything back; return what was chosen."""
    chosen: list[Offer] = []
    while not is_over(page):
        offer = choice([offer for offer in offers(page) if offer.notation != "undo"], rng)
        answered(page, lambda offer=offer: click_offer(page, offer, rng))  # type: ignore[misc]
        chosen.append(offer)
    return chosen


def play_to(page: Page, words: str) -> None:
    """Play until the question says this."""
    rng = Random(6)
    while words not in page.locator(".fp-asked").inner_text():
        assert not is_over(page)
        play_by_mouse(page, rng, 1)


def test_a_whole_game_of_four_is_played_by_clicks(batavia: Page, tmp_path: Path) -> None:
    chosen = play_on(batavia, Random(6))
    kinds = Counter(offer.kind for offer in chosen)
    assert kinds["board"] >= 10
    assert kinds["button"] >= 1
    assert kinds["number"] >= 1

    match = gamecore.Match.replay(json.loads(saved(batavia, tmp_path)))
    assert match.over
    assert match.names == NAMES
    mine = [str(turn.action) for turn in match.history if turn.seat == 0]
    by_hand = [offer.notation for offer in chosen if offer.kind != "number"]
    assert set(by_hand) <= set(mine)
    assert {"lay", "done"} <= {text.split()[0] for text in mine}
    check_story(batavia, match)
    check_outcome(batavia, match)


def check_story(page: Page, match: gamecore.Match) -> None:
    """The log ends with the events of the game in words, as the player may know them."""
    events = [event.seen_by(0) for turn in match.history for event in turn.events]
    told = [text for event in events if (text := sentence(event, NAMES))]
    assert lines(page) == told[-len(lines(page)) :]
    assert len(lines(page)) > 100


def check_outcome(page: Page, match: gamecore.Match) -> None:
    """The panels itemise everybody's gold; the winner is named above the board and on the panel."""
    totals = [score.total for score in match.scores]
    for told, total in zip(facts(page), totals, strict=True):
        assert number(told.pop("fortune")) == total
        assert "cashed" in told
        assert sum(number(value) for value in told.values()) == total
    winners = match.decision.winners  # type: ignore[union-attr]
    expect(page.locator(".fp-panel", has_text="Winner")).to_have_count(len(winners))
    for seat in winners:
        assert totals[seat] == max(totals)
        expect(page.locator(".fp-asked")).to_contain_text(NAMES[seat])
        expect(page.locator(".fp-panel").nth(seat)).to_contain_text("Winner")
    expect(page.locator(".fp-asked")).to_contain_text(str(max(totals)))


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


def test_an_impossible_click_says_why_with_the_rule_and_changes_nothing(batavia: Page) -> None:
    play_to(batavia, "or draw two")
    before = shown(batavia)
    click_anyway(batavia.locator('.fp-board [data-act="move destination"]'))
    refusal = batavia.locator(".fp-note.refusal")
    expect(refusal).to_be_visible()
    rule = refusal.locator(".fp-rule").first
    rules = gamecore.load("batavia").rulebook
    name = rule.inner_text()
    assert name in rules
    assert shown(batavia) == before
    rule.click()
    expect(batavia.locator("dialog[open] h2")).to_have_text(f"{name} · {rules[name].title}")
    batavia.get_by_role("button", name="Close").last.click()
    expect(batavia.locator("dialog[open]")).to_have_count(0)


def test_the_numbers_of_the_board_open_their_rule(batavia: Page) -> None:
    rules = gamecore.load("batavia").rulebook
    for rule in ("B10.3", "B8.1", "B5.7", "B5.9", "B5.3"):
        batavia.locator(f'.fp-board [data-why="{rule}"]').first.click()
        expect(batavia.locator("dialog[open] h2")).to_have_text(f"{rule} · {rules[rule].title}")
        batavia.get_by_role("button", name="Close").last.click()
        expect(batavia.locator("dialog[open]")).to_have_count(0)


def test_a_double_click_acts_once(batavia: Page) -> None:
    play_to(batavia, "or draw two")
    before = len([line for line in lines(batavia) if line.startswith("Zoé lays out")])
    answered(batavia, batavia.locator(FIRST_CARD).first.dblclick)
    batavia.wait_for_timeout(300)
    assert len([line for line in lines(batavia) if line.startswith("Zoé lays out")]) == before + 1


@pytest.mark.parametrize("seats", [3, 5])
def test_other_tables_start_with_all_their_players(batavia: Page, seats: int) -> None:
    new_game(batavia, ["human", *["greedy", "uniform"] * 2][:seats], seed=2)
    expect(batavia.locator(".fp-panel")).to_have_count(seats)
    assert batavia.locator(".fp-panel h3").all_inner_texts() == ["Ana", "Ben", "Cora", "Dirk", "Eva"][:seats]
    assert all(number(told["gold"]) >= 0 for told in facts(batavia))
    assert len(play_by_mouse(batavia, Random(seats), 8)) == 8


def test_the_beginners_version_shows_all_tiles(batavia: Page) -> None:
    assert batavia.locator('.fp-board [aria-label*="face down"]').count() > 0
    new_game(batavia, GREEDY, seed=2, options={"Beginners’ version": "yes"})
    expect(batavia.locator('.fp-board [aria-label*="face down"]')).to_have_count(0)
