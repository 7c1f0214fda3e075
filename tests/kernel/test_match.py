"""A match: who plays, in what order, with which dice, and what happens to bad input."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamecore
from gamecore import BadOption, Choice, GameError, IllegalAction, MalformedAction, Match

TABLE = ["human", "uniform", "uniform"]


class First:
    """A bot that takes the first legal action."""

    name = "first"

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
        """Return the first legal action."""
        return legal[0]


class Rebel:
    """A bot that breaks the rules."""

    name = "rebel"

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
        """Return an action that is never legal."""
        return game.parse("bid -1")


def finish(match: Match, seed: int = 0) -> Match:
    """Play a match to its end with random actions for the people."""
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal))
    return match


def test_a_match_waits_for_the_first_human_decision() -> None:
    match = Match("manila", TABLE, seed=7)
    assert isinstance(match.decision, Choice)
    assert match.decision.seat == 0
    assert all(turn.seat == -1 for turn in match.history)
    assert not match.over


def test_play_runs_chance_and_programs_up_to_the_next_human_decision() -> None:
    match = Match("manila", TABLE, seed=7)
    before = len(match.history)
    turns = match.play("pass")
    assert turns == tuple(match.history[before:])
    assert turns[0].seat == 0
    assert str(turns[0].action) == "pass"
    assert match.over or match.decision.seat == 0


def test_the_same_seed_and_actions_make_the_same_match() -> None:
    first, second = (finish(Match("manila", TABLE, seed="class 4b")) for _ in range(2))
    assert first.history == second.history
    assert first.scores == second.scores


def test_another_seed_makes_another_match() -> None:
    dealt = {str(Match("manila", TABLE, seed=seed).history[0].action) for seed in range(30)}
    assert len(dealt) > 4


def test_without_a_seed_matches_differ() -> None:
    assert Match("manila", TABLE).seed != Match("manila", TABLE).seed


def test_programs_alone_play_to_the_end() -> None:
    match = Match("manila", ["uniform"] * 4, seed=1)
    assert match.over
    assert match.legal == ()
    assert {turn.seat for turn in match.history} == {-1, 0, 1, 2, 3}


def test_an_action_may_be_given_as_text_or_as_an_action() -> None:
    as_text, as_action = (Match("manila", TABLE, seed=2) for _ in range(2))
    as_text.play("  BID   5 ")
    as_action.play(as_action.game.parse("bid 5"))
    assert as_text.history == as_action.history


def test_without_autoplay_every_step_is_asked_for() -> None:
    match = Match("manila", TABLE, seed=7, autoplay=False)
    assert match.history == []
    assert match.state == match.first
    assert match.advance_once()
    assert len(match.history) == 1
    assert len(match.advance()) == 2
    assert not match.advance_once()
    match.play("bid 1")
    assert match.history[-1].seat == 0
    assert match.decision.seat == 1


def test_at_the_end_nothing_more_is_done() -> None:
    match = finish(Match("manila", TABLE, seed=3))
    assert not match.advance_once()
    assert match.advance() == ()
    with pytest.raises(IllegalAction):
        match.play("pass")


def test_a_program_may_be_an_object() -> None:
    match = Match("manila", [First(), First(), First()], seed=1, autoplay=False)
    assert match.seats == ("first",) * 3
    match.advance_once()
    assert match.names == ("First 1", "First 2", "First 3")


def test_a_program_that_breaks_the_rules_is_stopped() -> None:
    match = Match("manila", ["human", Rebel(), Rebel()], seed=1)
    with pytest.raises(IllegalAction):
        match.play("bid 1")
    assert match.decision.seat == 1
    assert [str(turn.action) for turn in match.history if turn.seat >= 0] == ["bid 1"]


def test_views_and_scores_are_those_of_the_present_state() -> None:
    match = Match("manila", TABLE, seed=7)
    assert match.view(1) == match.game.view(match.state, 1)
    assert match.view(None).seat is None
    assert match.scores == match.game.scores(match.state)
    assert match.legal == match.game.legal(match.state)


@pytest.mark.parametrize(
    ("action", "error", "words"),
    [
        ("bid 999", IllegalAction, "999"),
        ("place jade", IllegalAction, "place jade"),
        ("gibberish", MalformedAction, "verb"),
        ("", MalformedAction, "Nothing was typed"),
        (None, MalformedAction, "An action is expected"),
        (5, MalformedAction, "An action is expected"),
        (["bid", 5], MalformedAction, "An action is expected"),
    ],
)
def test_a_bad_action_leaves_the_match_as_it_was(action: Any, error: type[GameError], words: str) -> None:
    match = Match("manila", TABLE, seed=7)
    history, record = list(match.history), match.record()
    with pytest.raises(error, match=words):
        match.play(action)
    assert match.history == history
    assert match.record() == record


def test_nobody_plays_for_a_program() -> None:
    match = Match("manila", ["human", "human", "uniform"], seed=7)
    match.bots = (match.bots[2], None, None)
    with pytest.raises(IllegalAction, match="played by the computer"):
        match.play("pass")


# Who sits where -------------------------------------------------------------------------------------------


def test_seats_without_names_are_numbered() -> None:
    assert Match("manila", TABLE, seed=1).names == ("Player 1", "Uniform 2", "Uniform 3")


def test_names_are_tidied_and_cut() -> None:
    match = Match("manila", TABLE, seed=1, names=["  Ada \n Lovelace ", "Blaise", "x" * 99])
    assert match.names == ("Ada Lovelace", "Blaise", "x" * 40)


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Ada", "Blaise"], "3 seats and 2 names"),
        (5, "a list with one for each seat"),
        (["Ada", "Ada", "Blaise"], "name of its own"),
        (["Ada", "  ", "Blaise"], "name of its own"),
    ],
)
def test_unusable_names_are_refused(names: object, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Match("manila", TABLE, names=names)


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (["human"], "3 to 5 players; 1 is not possible"),
        (["human"] * 6, "3 to 5 players; 6 is not possible"),
        ([], "3 to 5 players; 0 is not possible"),
        (["human", "unifrom", "uniform"], "Did you mean “uniform”"),
        (["humam", "uniform", "uniform"], "Did you mean “human”"),
        (["human", "zzz", "uniform"], "There are: human, uniform, greedy"),
        (["human", "x" * 500, "uniform"], "Nobody called “x{40}”"),
        (["human", None, "uniform"], "A seat is a name"),
        (["human", First, "uniform"], "A seat is a name"),
        ("human", "The seats are a list"),
        (None, "The seats are a list"),
        (3, "The seats are a list"),
    ],
)
def test_impossible_tables_are_refused(seats: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Match("manila", seats)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"stronger_pirate": True}, "Did you mean “stronger_pirates”"),
        ({"zzz": True}, "It has: stronger_pirates"),
        ({"seats": 4}, "no option “seats”"),
        ({"self": 4}, "no option “self”"),
        ({3: 4}, "no option “3”"),
        ({"stronger_pirates": 1}, "can be False, True; 1 is not possible"),
        ({"stronger_pirates": "yes"}, "'yes' is not possible"),
        ({"stronger_pirates": [True]}, "is not possible"),
        ("stronger_pirates", "Options are given by name"),
        ([], "Options are given by name"),
    ],
)
def test_impossible_options_are_refused(options: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Match("manila", TABLE, options=options)


def test_options_reach_the_game() -> None:
    match = Match("manila", TABLE, seed=1, options={"stronger_pirates": True})
    assert match.game.options_of(match.state) == {"stronger_pirates": True}
    default = Match("manila", TABLE, seed=1)
    assert default.game.options_of(default.state) == {"stronger_pirates": False}


def test_a_match_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(gamecore.UnknownGame, match="Did you mean “manila”"):
        Match("manilla", TABLE)
