"""What a table shows of a game that is over: its story in the log, and everybody's result."""

from __future__ import annotations

from importlib import import_module

from playwright.sync_api import Page, expect

import gamecore
from tests.browser.pages import Pages
from tests.browser.playing import facts, lines, number


def check_story(page: Page, game: Pages, match: gamecore.Match) -> None:
    """The log ends with the events of the game in words, as the player may know them."""
    sentence = import_module(f"widgets.games.{game.name}").sentence
    events = [event.seen_by(0) for turn in match.history for event in turn.events]
    told = [text for event in events if (text := sentence(event, match.names))]
    assert lines(page) == told[-len(lines(page)) :]
    assert len(lines(page)) > 100


def check_outcome(page: Page, game: Pages, match: gamecore.Match) -> None:
    """The panels tell everybody's result; the winner is named above the board and on the panel."""
    totals = [score.total for score in match.scores]
    assert [number(told[game.total]) for told in facts(page)] == totals
    winners = match.decision.winners  # type: ignore[union-attr]
    expect(page.locator(".fp-panel", has_text="Winner")).to_have_count(len(winners))
    for seat in winners:
        assert totals[seat] == max(totals)
        expect(page.locator(".fp-asked")).to_contain_text(match.names[seat])
        expect(page.locator(".fp-panel").nth(seat)).to_contain_text("Winner")
    expect(page.locator(".fp-asked")).to_contain_text(str(max(totals)))
