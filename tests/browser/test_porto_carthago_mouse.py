"""Porto Carthago by mouse: a whole game, steppers, impossible and doubled clicks, tables of other sizes."""

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
    answered,
    click_anyway,
    facts,
    is_over,
    lines,
    new_game,
    number,
    one_table,
    play_by_mouse,
    saved,
    shown,
)
from widgets.games.porto_carthago import sentence

NAMES = ("Zoé", "Ben", "Cora", "Dirk")
GREEDY = ("human", "greedy", "greedy", "greedy")


@pytest.fixture(scope="module")
def table(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for all tests of this file; opening one takes longer than most of them."""
    with one_table(chromium, server, "porto_carthago") as page:
        yield page


@pytest.fixture
def carthago(table: Page, watch: Watch) -> Page:
    """A seeded game of four, watched."""
    watch.over(table)
    new_game(table, GREEDY, NAMES, seed=6)
    return table


def play_to(page: Page, words: str) -> None:
    """Play until the question says this."""
    rng = Random(6)
    while words not in page.locator(".fp-asked").inner_text():
        assert not is_over(page)
        play_by_mouse(page, rng, 1)


def test_a_whole_game_of_four_is_played_by_clicks(carthago: Page, tmp_path: Path) -> None:
    chosen = play_by_mouse(carthago, Random(6))
    kinds = Counter(offer.kind for offer in chosen)
    assert kinds["board"] >= 10
    assert kinds["button"] >= 1
    match = gamecore.Match.replay(json.loads(saved(carthago, tmp_path)))
    assert match.over
    assert match.names == NAMES
    mine = [str(turn.action) for turn in match.history if turn.seat == 0]
    assert {offer.notation for offer in chosen if offer.notation} <= set(mine)
    check_story(carthago, match)
    check_outcome(carthago, match)


def check_story(page: Page, match: gamecore.Match) -> None:
    """The log ends with the events of the game in words, as the player may know them."""
    events = [event.seen_by(0) for turn in match.history for event in turn.events]
    told = [text for event in events if (text := sentence(event, NAMES))]
    assert lines(page) == told[-len(lines(page)) :]
    assert len(lines(page)) > 100


def check_outcome(page: Page, match: gamecore.Match) -> None:
    """The panels itemise everybody's palace seats; the winner is named above the board and on the panel."""
    totals = [score.total for score in match.scores]
    for told, total in zip(facts(page), totals, strict=True):
        assert number(told["total"]) == total
        assert number(told["score_palace"]) + number(told["score_intrigue"]) == total
    winners = match.decision.winners  # type: ignore[union-attr]
    expect(page.locator(".fp-panel", has_text="Winner")).to_have_count(len(winners))
    for seat in winners:
        assert totals[seat] == max(totals)
        expect(page.locator(".fp-asked")).to_contain_text(NAMES[seat])


def test_servants_are_composed_with_steppers_and_moved_as_a_whole(carthago: Page) -> None:
    play_to(carthago, "aristocrat on")
    go = carthago.locator(".fp-dials .fp-go")
    expect(go).to_be_disabled()
    expect(go).to_have_text("Choose 1 to 5 servants that you have")
    before = {key: number(facts(carthago)[0][key]) for key in ("supply", "lighthouse", "temple")}
    for dial in ("Lighthouse", "Lighthouse", "Temple"):
        carthago.get_by_role("button", name=f"{dial}: One step more").click()
    expect(go).to_have_text("Move servants: 2 to the lighthouse, 1 to the temple and 3 from the supply")
    answered(carthago, go.click)
    said = "Zoé moves servants: 2 to the lighthouse, 1 to the temple and 3 from the supply."
    assert said in lines(carthago)
    assert before["supply"] >= 3


def test_more_than_five_servants_cannot_be_sent(carthago: Page) -> None:
    play_to(carthago, "aristocrat on")
    for dial in ("Lighthouse", "Temple"):
        for _ in range(3):
            carthago.get_by_role("button", name=f"{dial}: One step more").click()
    expect(carthago.locator(".fp-dials .fp-go")).to_be_disabled()
    carthago.get_by_role("button", name="Temple: One step less").click()
    expect(carthago.locator(".fp-dials .fp-go")).to_be_enabled()


def test_an_impossible_click_says_why_with_the_rule_and_changes_nothing(carthago: Page) -> None:
    play_to(carthago, "your turn")
    before = shown(carthago)
    click_anyway(carthago.locator('.fp-board [data-act="purchase"]'))
    refusal = carthago.locator(".fp-note.refusal")
    expect(refusal).to_be_visible()
    rule = refusal.locator(".fp-rule").first
    rules = gamecore.load("porto_carthago").rulebook
    name = rule.inner_text()
    assert name in rules
    assert shown(carthago) == before
    rule.click()
    expect(carthago.locator("dialog[open] h2")).to_have_text(f"{name} · {rules[name].title}")
    carthago.get_by_role("button", name="Close").last.click()
    expect(carthago.locator("dialog[open]")).to_have_count(0)


def test_the_numbers_of_the_board_open_their_rule(carthago: Page) -> None:
    rules = gamecore.load("porto_carthago").rulebook
    for rule in ("C0.10", "C0.14", "C0.12", "C1.13", "C4.3", "C7.22"):
        carthago.locator(f'.fp-board [data-why="{rule}"]').first.click()
        expect(carthago.locator("dialog[open] h2")).to_have_text(f"{rule} · {rules[rule].title}")
        carthago.get_by_role("button", name="Close").last.click()
        expect(carthago.locator("dialog[open]")).to_have_count(0)


def test_a_double_click_acts_once(carthago: Page) -> None:
    play_to(carthago, "your turn")
    before = lines(carthago).count("Zoé takes 3 T.")
    answered(carthago, carthago.locator('.fp-board .can[data-act="collect"]').dblclick)
    carthago.wait_for_timeout(300)
    assert lines(carthago).count("Zoé takes 3 T.") == before + 1


@pytest.mark.parametrize("seats", [3, 5])
def test_other_tables_start_with_all_their_players(carthago: Page, seats: int) -> None:
    new_game(carthago, ["human", *["greedy", "uniform"] * 2][:seats], seed=2)
    expect(carthago.locator(".fp-panel")).to_have_count(seats)
    assert carthago.locator(".fp-panel h3").all_inner_texts() == ["Ana", "Ben", "Cora", "Dirk", "Eva"][:seats]
    assert len(play_by_mouse(carthago, Random(seats), 8)) == 8
