"""A hostile browser at a table of Porto Carthago: it changes nothing, takes back no reveal, learns no secret."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from gamecore.kernel.match import Match
from tests.widgets.games.porto_carthago.play import GAME, pick
from tests.widgets.games.random_games import NAMES
from tests.widgets.line import KEY, Browser, only
from widgets.games import porto_carthago
from widgets.shared import plan
from widgets.shared.seal import Seal
from widgets.shared.session import Session
from widgets.shared.table import Table

OF_CHANCE = ("voyage S01", "ship S02", "look S03", "fill grain", "lay porter", "first 0")
ODD_NUMBERS = (
    *("assign +99999999999999999999999 +0", "assign +5 +5", "assign -1 -9", "assign +0 +0", "assign +1", "assign"),
    *("extend 99", "extend -1", "extend " + "9" * 150, "offer -1", "offer 99", "charter 0", "charter 99"),
    *("shift 0:+9", "shift 9:+1", "shift", "stack S01 S01 S01", "play A0", "play A7", "carry wine ship 9", "buy"),
)
MOVES = (-1, 0, 2**53, 2**60, True, None, "1", 1.5, [1])


def table(seats: Sequence[str], seed: int) -> Browser:
    """A table of Porto Carthago."""
    chosen = plan.make(GAME, list(seats), names=list(NAMES[: len(seats)]), seed=seed)
    return Browser(Table(Session(GAME, porto_carthago, chosen, clock=lambda: 0.0), locker=Seal([KEY])))


def uncovered(browser: Browser) -> None:
    """Lift the curtain if there is one."""
    if browser.session.covered is not None:
        browser.send("reveal")


def legal(browser: Browser) -> list[Any]:
    return list(GAME.legal(browser.session.match.state))


@cache
def moves_to(verb: str, seats: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """What is played until people may do something of this kind; the last move is that."""
    match, rng, moves = Match(GAME.name, list(seats), seed), Random(seed), list[str]()
    while not match.over:
        found = [action for action in match.legal if matches(verb, action)]
        moves.append(str(found[0] if found else pick(match.legal, rng)))
        if found:
            return tuple(moves)
        match.play(moves[-1])
    return ()


def matches(verb: str, action: Any) -> bool:
    """Whether an action is of a kind; a “sail” is a good carried onto a charter ship."""
    return str(action).startswith("carry") and "ship" in str(action) if verb == "sail" else action.verb == verb


def before_last(verb: str, seats: tuple[str, ...]) -> tuple[Browser, str]:
    """A table just before something of this kind, and how it is written."""
    for seed in range(40):
        if moves := moves_to(verb, seats, seed):
            return played(table(seats, seed), moves[:-1]), moves[-1]
    raise LookupError(verb)


def played(browser: Browser, moves: Sequence[str]) -> Browser:
    for move in moves:
        uncovered(browser)
        browser.act(move)
    uncovered(browser)
    return browser


@pytest.mark.parametrize("seats", [("human", "greedy", "uniform"), ("human",) * 4])
def test_nothing_but_a_legal_action_for_this_move_changes_the_game(
    seats: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    browser, rng = table(seats, 8), Random(8)
    for _ in range(30):
        state = browser.session.match.state
        if browser.session.covered is not None:
            for text in (str(pick(legal(browser), rng)), "undo", "skip"):
                assert only("refusal", browser.act(text))
            uncovered(browser)
        chosen, move = str(pick(legal(browser), rng)), browser.session.move
        for text in {*OF_CHANCE, *ODD_NUMBERS} - {str(action) for action in legal(browser)}:
            browser.act(text)
        for odd in (*MOVES, move - 1, move + 1):
            browser.content({"kind": "act", "move": odd, "text": chosen})
        assert browser.session.match.state is state
        browser.act(chosen)
        after = browser.session.match.state
        assert after is not state
        browser.content({"kind": "act", "move": move, "text": chosen})
        assert browser.session.match.state is after
    assert "Internal error" not in caplog.text


@pytest.mark.parametrize("verb", ["sail", "renew"])
def test_what_chance_has_shown_cannot_be_taken_back(verb: str) -> None:
    browser, move = before_last(verb, ("human", "uniform", "uniform"))
    browser.act(move)
    state = browser.session.match.state
    assert only("refusal", browser.send("undo"))["text"]
    assert browser.session.match.state is state


def test_a_look_at_the_deck_stays_looked_at_however_often_undo_is_asked() -> None:
    browser, move = before_last("stack", ("human", "human", "human"))
    match = browser.session.match
    looks = [str(turn.action) for turn in match.history if turn.action.verb == "look"]
    assert only("refusal", browser.send("undo"))["text"]
    browser.act(move)
    for _ in range(9):
        uncovered(browser)
        browser.send("undo")
    assert [str(turn.action) for turn in match.history if turn.action.verb == "look"] == looks


def test_the_order_of_the_deck_is_known_to_nobody_but_who_chose_it() -> None:
    told, own = [], []
    for last in (0, -1):
        browser, _ = before_last("stack", ("human", "human", "human"))
        steps = only("steps", browser.act(str(legal(browser)[last])))
        own.append(steps["steps"])
        assert browser.session.covered is not None
        later = [steps["then"]["frame"], *browser.send("reveal"), *browser.send("replay", at=None)]
        told.append([json.dumps({**each, "autosave": None}, sort_keys=True) for each in later])
    assert own[0] != own[1]
    assert told[0] == told[1]
