"""The kernel with the smallest game there is: what a new game gets for nothing, and what it must supply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import gamecore
from gamecore import (
    Action,
    BadOption,
    Chance,
    Choice,
    Event,
    Game,
    IllegalAction,
    MalformedAction,
    Over,
    Score,
    ScoreLine,
    TooManyOutcomes,
    bot_names,
)
from gamecore.kernel.actions import Notation
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.flow import ChancePoint, Menu, Question, Stage
from gamecore.kernel.refusal import RuleList
from gamecore.kernel.state import Draft, State, freeze, storage


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Call the coin."""

    verb = "call"
    rule = "T1.1"
    usage = "call"


@dataclass(frozen=True, slots=True)
class Cheat(Action):
    """Something that the menu does not hold and that no rule explains."""

    verb = "cheat"
    rule = "T1.2"
    usage = "cheat"


@dataclass(frozen=True, slots=True)
class Toss(Action):
    """Chance: the coin."""

    verb = "toss"
    rule = "T1.3"
    usage = "toss"


@dataclass(slots=True)
class CoinDraft(Draft):
    """A coin game."""

    players: int
    heads: int
    pending: tuple[Pending, ...]


@storage
class CoinState(CoinDraft, State):
    """A coin game as an immutable value."""

    __slots__ = ()


def too_many(state: Any, entry: Pending) -> Any:
    """Refuse to list."""
    raise TooManyOutcomes("A coin has too many sides to list.")


def land(draft: CoinDraft, entry: Pending, action: Toss) -> None:
    """Count heads and tell it."""
    draft.heads += 1
    draft.events.append(Event("landed", "T1.3", entry.seat, {"side": "heads"}, {"luck": 7}))


class Coin(Game[CoinState, int]):
    """Call, toss, over."""

    name = "coin"
    title = "Coin"
    package = "coin"
    rules_version = 1
    seats = range(1, 2)
    options = ()
    state_class = CoinState
    notations = Notation((Call, Cheat, Toss))
    rules = RuleList()
    questions: Mapping[str, Question] = {
        "call": Question(
            "call",
            lambda state, entry: (Menu([Call()]),),
            {
                Call: lambda draft, entry, action: draft.push(pending("tossing", entry.seat)),
                Cheat: lambda draft, entry, action: None,
            },
        )
    }
    chances: Mapping[str, ChancePoint]
    stages: Mapping[str, Stage] = {"tossing": lambda draft, entry: draft.push(pending("toss", entry.seat))}
    over_rule = "T1.4"

    def first_draft(self, seats: int, options: Mapping[str, Any]) -> CoinDraft:
        """Ask for the call."""
        draft = CoinDraft(players=seats, heads=0, pending=(pending("call", 0),))
        draft.events = []
        draft.memo = None
        return draft

    def winners(self, state: CoinState) -> tuple[int, ...]:
        """Everybody wins."""
        return (0,)

    def view(self, state: CoinState, seat: int | None) -> int:
        """Nothing is hidden."""
        return state.heads

    def sample_world(self, view: int, rng: Random) -> CoinState:
        """There is one world."""
        return freeze(self.first_draft(1, {}), CoinState)

    def scores(self, state: CoinState) -> tuple[Score, ...]:
        """Heads count."""
        return (Score(0, (ScoreLine("T1.4", state.heads, "heads"), ScoreLine("T1.4", 2, "charm"))),)

    def dump(self, state: CoinState) -> dict[str, Any]:
        """Two numbers."""
        return {"heads": state.heads}

    def restore(self, data: Any) -> CoinState:
        """Start again."""
        return self.start(1)

    def options_of(self, state: CoinState) -> dict[str, Any]:
        """There are none."""
        return {}

    def kind_words(self, kind: str) -> str:
        """Say it."""
        return f"the {kind}"

    def universe(self) -> tuple[Action, ...]:
        """Two things."""
        return (Call(), Cheat())


def coin() -> Coin:
    """Return the game; its chance point is built to the kernel's present form."""
    game = Coin()
    fields = {
        "kind": "toss",
        "rule": "T1.3",
        "outcomes": too_many,
        "weight": lambda state, entry, action: int(type(action) is Toss),
        "sample": lambda state, entry, rng: Toss(),
        "answer": land,
        "actions": frozenset({Toss}),
    }
    known = ChancePoint.__dataclass_fields__
    game.chances = {"toss": ChancePoint(**{name: value for name, value in fields.items() if name in known})}
    return game


def test_the_flow_of_a_game_is_its_stack() -> None:
    game = coin()
    state = game.start(seats=1)
    assert game.decision(state) == Choice(0, "call")
    assert game.legal(state) == (Call(),)
    called = game.apply(state, game.parse("call"))
    assert called.events == ()
    assert game.decision(called.state) == Chance("toss", 0)
    tossed = game.apply(called.state, game.sample(called.state, Random(1)))
    assert game.decision(tossed.state) == Over((0,))
    assert game.scores(tossed.state)[0].total == 3
    assert game.seats_of(tossed.state) == 1


def test_secrets_of_an_event_are_for_its_seat() -> None:
    game = coin()
    state = game.apply(game.start(1), Call()).state
    (event,) = game.apply(state, Toss()).events
    assert event.seen_by(0).facts == {"side": "heads", "luck": 7}
    assert event.seen_by(1) == event.seen_by(None) == Event("landed", "T1.3", 0, {"side": "heads"})
    assert Event("open", "T1.3", 0, {"a": 1}).seen_by(None).facts == {"a": 1}


def test_a_list_of_outcomes_may_be_too_long() -> None:
    game = coin()
    state = game.apply(game.start(1), Call()).state
    with pytest.raises(TooManyOutcomes, match="too many sides"):
        game.outcomes(state)
    assert game.sample(state, Random(1)) == Toss()
    assert game.apply(state, Toss()).state.heads == 1


def test_what_the_menu_does_not_hold_is_refused_even_if_no_rule_says_why() -> None:
    game = coin()
    with pytest.raises(IllegalAction, match=r"T1\.2: “cheat” is not possible now"):
        game.apply(game.start(1), Cheat())


def test_an_action_at_the_wrong_moment_is_refused_with_what_is_being_decided() -> None:
    game = coin()
    (refusal,) = game.refusals(game.start(1), Toss())
    assert refusal.rule == "T1.3"
    assert "the call" in refusal.sentence
    state = game.apply(game.start(1), Call()).state
    assert "the toss" in game.refusals(state, Call())[0].sentence


def test_after_the_end_everything_is_refused() -> None:
    game = coin()
    state = game.apply(game.apply(game.start(1), Call()).state, Toss()).state
    assert game.legal(state) == ()
    with pytest.raises(IllegalAction, match=r"T1\.4: The game is over"):
        game.apply(state, Call())
    with pytest.raises(IllegalAction, match="Chance does not decide now"):
        game.sample(state, Random(1))


@pytest.mark.parametrize("thing", [None, "call", 5, 1.5])
def test_what_is_no_action_is_malformed(thing: Any) -> None:
    game = coin()
    waiting = game.start(1)
    for state in (waiting, game.apply(waiting, Call()).state):
        with pytest.raises(MalformedAction, match="An action is expected here"):
            game.apply(state, thing)
        with pytest.raises(MalformedAction, match="An action is expected here"):
            game.refusals(state, thing)


def test_without_a_coach_there_is_no_greedy_bot() -> None:
    game = coin()
    assert not game.has_coach
    assert "uniform" in bot_names(game)
    assert "greedy" not in bot_names(game)
    assert "greedy" in bot_names(gamecore.load("manila"))
    with pytest.raises(BadOption, match="Coin has no coach yet"):
        game.appraise(0, (Call(),))
