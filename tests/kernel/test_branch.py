"""A branch leaves its match alone, meets the same dice where it should, and tells nothing that is to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamecore
from gamecore import Match
from gamecore.kernel.branch import Branch
from gamecore.kernel.decision import Chance


def voyage(state: Any) -> int:
    """Return the part of the game that a state belongs to."""
    return int(state.voyage)


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a finished match of four greedy bots."""
    return Match("manila", ["greedy"] * 4, seed=3)


def rolls(match: Match, state: Any, count: int) -> dict[tuple[int, int], Any]:
    """Return the dice by voyage and number of the roll, by ware."""
    found: dict[tuple[int, int], Any] = {}
    for turn in match.history[count:]:
        for event in turn.events:
            if event.kind == "rolled":
                found[voyage(state), event.facts["movement"]] = event.facts["dice"]
        state = turn.state
    return found


def test_the_same_decisions_meet_the_same_dice_to_the_end(match: Match) -> None:
    branch = Branch(match, 30, same_dice=True, part=voyage, autoplay=True)
    assert [turn.action for turn in branch.history] == [turn.action for turn in match.history[30:]]


def test_without_the_same_dice_chance_is_fresh(match: Match) -> None:
    courses = [Branch(match, 30, seed=seed, autoplay=True) for seed in (1, 1, 2)]
    actions = [[turn.action for turn in course.history] for course in courses]
    assert actions[0] == actions[1] != actions[2]


def test_another_decision_meets_the_same_dice_for_every_punt_that_sails_in_both(match: Match) -> None:
    at = next(n for n, turn in enumerate(match.history) if str(turn.action).startswith("place"))
    branch = Branch(match, at, same_dice=True, part=voyage)
    branch._do(branch.game.parse("pass", branch.state))
    branch.advance()
    tried, real = rolls(branch, branch.first, 0), rolls(match, match.state_at(at), at)
    shared = tried.keys() & real.keys()
    assert (1, 1) in shared
    for place in shared:
        common = tried[place].keys() & real[place].keys()
        assert {ware: tried[place][ware] for ware in common} == {ware: real[place][ware] for ware in common}


def test_a_branch_leaves_its_match_as_it_is(match: Match) -> None:
    before = list(match.history)
    Branch(match, 12, autoplay=True)
    assert match.history == before


def test_what_is_not_known_is_drawn_afresh(match: Match) -> None:
    known = [Branch(match, 0, same_dice=True, known=lambda turn, says=says: says, seed=8) for says in (True, False)]
    for branch in known:
        branch.advance_once()
    assert known[0].history[0].action == match.history[0].action
    assert known[1].history[0].action == Branch(match, 0, seed=8).game.sample(match.first, Random("8:0"))


def test_a_branch_can_start_from_another_world(match: Match) -> None:
    game, state = match.game, match.state_at(20)
    world = game.sample_world(game.view(state, 0), Random(4))
    branch = Branch(match, 20, world)
    assert branch.state is world
    assert game.view(branch.state, 0) == game.view(state, 0)


def test_undo_in_a_branch_ends_where_it_began(match: Match) -> None:
    unplayed = Branch(match, 20)
    refusal = unplayed.undo_refusal()
    assert refusal is not None
    assert "Nothing has been played" in refusal.sentence


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_match_cannot_be_left_where_it_never_was(match: Match, at: int) -> None:
    with pytest.raises(ValueError, match="cannot be left"):
        Branch(match, at)


def test_an_echo_that_is_not_possible_here_is_none() -> None:
    game = gamecore.load("manila")
    state = game.start(3)
    assert isinstance(game.decision(state), Chance)
    roll = game.parse("roll 1 2 3")
    assert game.echo(state, state, game.parse("deal jade jade"), Random(1)) is not None
    assert game.echo(Match("manila", ["human"] * 3, seed=1).state, state, roll, Random(1)) is None
