"""Every table by mouse: a whole game, impossible and doubled clicks, numbers that open their rule, other sizes."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

import gamecore
from tests.browser.outcomes import check_outcome, check_story
from tests.browser.pages import Pages
from tests.browser.playing import (
    NAMES,
    answered,
    barriers_by_day_and_night,
    click_anyway,
    lines,
    new_game,
    play_by_mouse,
    play_to,
    saved,
    shown,
)


def test_a_whole_game_of_four_is_played_by_clicks_and_its_end_shuts_nobody_out(
    table: Page, game: Pages, tmp_path: Path
) -> None:
    chosen = play_by_mouse(table, Random(6))
    kinds = Counter(offer.kind for offer in chosen)
    assert kinds["board"] >= 10
    assert kinds["button"] >= 1
    match = gamecore.Match.replay(json.loads(saved(table, tmp_path)))
    assert match.over
    assert match.names == NAMES
    mine = {str(turn.action) for turn in match.history if turn.seat == 0}
    assert {offer.notation for offer in chosen if offer.kind in ("board", "choice", "button")} <= mine | {"undo"}
    check_story(table, game, match)
    check_outcome(table, game, match)
    assert barriers_by_day_and_night(table) == {}


def test_an_impossible_click_says_why_with_the_rule_and_changes_nothing(table: Page, game: Pages) -> None:
    before = shown(table)
    click_anyway(table.locator(f'.fp-board [data-act="{game.closed}"]'))
    refusal = table.locator(".fp-note.refusal")
    expect(refusal).to_be_visible()
    rule = refusal.locator(".fp-rule").first
    name = rule.inner_text()
    rules = gamecore.load(game.name).rulebook
    assert name in rules
    assert shown(table) == before
    rule.click()
    expect(table.locator("dialog[open] h2")).to_have_text(f"{name} · {rules[name].title}")
    table.get_by_role("button", name="Close").last.click()
    expect(table.locator("dialog[open]")).to_have_count(0)


def test_a_double_click_acts_once(table: Page, game: Pages) -> None:
    notation, said = game.doubled
    play_to(table, game.alive)
    before = sum(line.startswith(said) for line in lines(table))
    answered(table, table.locator(f'.fp-board .can[data-act^="{notation}"]').first.dblclick)
    table.wait_for_timeout(300)
    assert sum(line.startswith(said) for line in lines(table)) == before + 1


def test_the_numbers_of_the_board_open_their_rule(table: Page, game: Pages) -> None:
    play_to(table, game.alive)
    rules = gamecore.load(game.name).rulebook
    numbers = table.locator(".fp-board [data-why]")
    named = dict.fromkeys(numbers.evaluate_all("(all) => all.map((node) => node.dataset.why)"))
    assert len(named) >= 3
    for rule in list(named)[:5]:
        table.locator(f'.fp-board [data-why="{rule}"]').first.click()
        expect(table.locator("dialog[open] h2")).to_have_text(f"{rule} · {rules[rule].title}")
        table.get_by_role("button", name="Close").last.click()
        expect(table.locator("dialog[open]")).to_have_count(0)


def test_other_tables_start_with_all_their_players(table: Page, game: Pages) -> None:
    for seats in game.sizes:
        new_game(table, ["human", *["greedy", "uniform"] * 2][:seats], seed=2)
        expect(table.locator(".fp-panel")).to_have_count(seats)
        assert table.locator(".fp-panel h3").all_inner_texts() == ["Ana", "Ben", "Cora", "Dirk", "Eva"][:seats]
        assert len(play_by_mouse(table, Random(seats), 8)) == 8
