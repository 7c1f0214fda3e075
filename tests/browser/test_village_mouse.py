"""Village by mouse: a whole game with every module, choices at places, impossible and doubled clicks, other tables."""

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
from tests.browser.outcomes import check_outcome, check_story
from tests.browser.playing import (
    answered,
    click_anyway,
    click_offer,
    lines,
    new_game,
    offers,
    one_table,
    play_by_mouse,
    play_to,
    saved,
    shown,
)
from tests.games.village.pages import PAGES

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


def test_a_whole_game_with_every_module_is_played_by_clicks(village: Page, tmp_path: Path) -> None:
    chosen = play_by_mouse(village, Random(6))
    kinds = Counter(offer.kind for offer in chosen)
    assert kinds["board"] >= 20
    assert kinds["choice"] >= 3
    assert kinds["button"] >= 3
    match = gamecore.Match.replay(json.loads(saved(village, tmp_path)))
    assert match.over
    assert match.names == NAMES
    mine = [str(turn.action) for turn in match.history if turn.seat == 0]
    assert {offer.notation for offer in chosen if offer.kind in ("board", "choice")} <= set(mine)
    check_story(village, PAGES, match)
    check_outcome(village, PAGES, match)


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


def test_an_impossible_click_says_why_with_the_rule_and_changes_nothing(village: Page) -> None:
    play_to(village, "your turn")
    before = shown(village)
    click_anyway(village.locator('.fp-board [data-act="harvest"]'))
    refusal = village.locator(".fp-note.refusal")
    expect(refusal).to_be_visible()
    rule = refusal.locator(".fp-rule").first
    rules = gamecore.load("village").rulebook
    name = rule.inner_text()
    assert name in rules
    assert shown(village) == before
    rule.click()
    expect(village.locator("dialog[open] h2")).to_have_text(f"{name} · {rules[name].title}")
    village.get_by_role("button", name="Close").last.click()
    expect(village.locator("dialog[open]")).to_have_count(0)


def test_the_numbers_of_the_board_open_their_rule(village: Page) -> None:
    rules = gamecore.load("village").rulebook
    for rule in ("V4.1", "V6.2", "V16.4", "V16.6", "V7.4", "VP10.2", "VI4.1", "VL2.1"):
        village.locator(f'.fp-board [data-why="{rule}"]').first.click()
        expect(village.locator("dialog[open] h2")).to_have_text(f"{rule} · {rules[rule].title}")
        village.get_by_role("button", name="Close").last.click()
        expect(village.locator("dialog[open]")).to_have_count(0)


def test_a_double_click_acts_once(village: Page) -> None:
    play_to(village, "your turn")
    said = "Zoé takes "
    before = sum(line.startswith(said) for line in lines(village))
    answered(village, village.locator('.fp-board .can[data-act^="take"]').first.dblclick)
    village.wait_for_timeout(300)
    assert sum(line.startswith(said) for line in lines(village)) == before + 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_other_tables_start_with_all_their_players_and_only_their_modules(village: Page, seats: int) -> None:
    new_game(village, ["human", *["greedy", "uniform"] * 2][:seats], seed=2, options=NO_MODULES)
    expect(village.locator(".fp-panel")).to_have_count(seats)
    assert village.locator(".fp-panel h3").all_inner_texts() == ["Ana", "Ben", "Cora", "Dirk", "Eva"][:seats]
    expect(village.locator('.fp-board [data-why="VI4.1"], .fp-board [data-why="VP10.2"]')).to_have_count(0)
    assert len(play_by_mouse(village, Random(seats), 8)) == 8
