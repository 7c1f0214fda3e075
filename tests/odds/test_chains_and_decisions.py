"""Markov chains, decision trees and grids of values."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecore import TooManyOutcomes
from gamecore.odds.chains import MarkovChain
from gamecore.odds.decisions import Decision, Lottery, backward_induction, best_response
from gamecore.odds.exact import Distribution, dice, die, product_of
from gamecore.odds.grids import as_values, best_values, joint_weights, laws, targets


def gambler(goal: int, up: int, down: int) -> MarkovChain[int]:
    """Return the walk of a gambler who stops at 0 and at the goal."""
    return MarkovChain(
        lambda coins: (
            Distribution({coins + 1: up, coins - 1: down}) if 0 < coins < goal else Distribution.certain(coins)
        )
    )


@given(st.integers(2, 7), st.integers(1, 5), st.integers(1, 5), st.data())
def test_the_gamblers_ruin_has_its_textbook_chances(goal: int, up: int, down: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, goal))
    ratio = Fraction(down, up)
    wins = Fraction(start, goal) if ratio == 1 else (1 - ratio**start) / (1 - ratio**goal)
    assert gambler(goal, up, down).absorption(start).probability(goal) == wins


@given(st.integers(2, 7), st.data())
def test_a_fair_gambler_plays_as_long_as_the_textbook_says(goal: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, goal))
    assert gambler(goal, 1, 1).expected_steps(start) == start * (goal - start)


def test_n_steps_are_n_rolls() -> None:
    walk = MarkovChain(lambda place: die().map(lambda points: place + points))
    assert walk.after(0, 4) == dice(4)
    assert walk.after(3, 0) == Distribution.certain(3)


def test_a_chain_that_never_ends_is_refused() -> None:
    round_and_round = MarkovChain(lambda place: Distribution.certain(1 - place))
    with pytest.raises(ValueError, match="never end"):
        round_and_round.absorption(0)


def test_an_endless_chain_is_refused_by_name() -> None:
    walk = MarkovChain(lambda place: Distribution.uniform(range(400 * place, 400 * place + 400)))
    with pytest.raises(TooManyOutcomes, match="Markov chain"):
        walk.absorption(1)


def test_an_absorbing_start_ends_at_once() -> None:
    assert gambler(4, 1, 1).absorption(0).probabilities() == {0: 1}
    assert gambler(4, 1, 1).expected_steps(4) == 0


def test_the_first_of_equal_answers_is_taken() -> None:
    assert best_response({"one": Fraction(1), "two": Fraction(2), "three": Fraction(2)}) == ("two", 2)


def test_an_oversized_tree_is_refused() -> None:
    with pytest.raises(TooManyOutcomes, match="decision tree"):
        backward_induction((), lambda node: Decision(0, {n: (*node, n) for n in range(10)}) if len(node) < 6 else (1,))


# A decision with a known value: two pilots with opposite interests, one step each, before the last roll --------------

PAYS = (-29, -8, 8, 29)
VALUE = Fraction(-175019, 5038848)
STARTS = (4, 3, 2)
Place = tuple[int, ...]


def steps(place: Place) -> Iterator[Place]:
    """Yield where one step, or none, leads; 14 is the port."""
    yield place
    for lane, space in enumerate(place):
        if space <= 13:
            yield from ((*place[:lane], space + way, *place[lane + 1 :]) for way in (1, -1) if space + way >= 0)


def expand(node: Hashable) -> Decision | Lottery | tuple[Fraction, ...]:
    """Return what a node of the tree is."""
    stage, place = node  # type: ignore[misc]
    if stage == "roll":
        rolled = product_of([dice(2).map(lambda sum_, start=start: min(14, start + sum_)) for start in place])
        return Lottery(rolled.map(lambda after: (0, after)))
    if stage < 2:
        return Decision(stage, {after: (stage + 1, after) for after in steps(place)})
    arrives = [die().map(lambda points, space=space: int(space + points > 13)) for space in place]
    mean = product_of(arrives).expectation(lambda ends: PAYS[sum(ends)])
    return mean, -mean


def test_backward_induction_finds_the_value_of_the_pilots_decision() -> None:
    assert backward_induction(("roll", STARTS), expand).payoffs == (VALUE, -VALUE)


def test_a_grid_of_values_finds_the_same() -> None:
    chances = [6 if space == 14 else min(6, max(0, space - 7)) for space in range(15)]
    arrivals = laws([[(6 - chance, chance) for chance in chances]] * 3)
    ends = as_values([PAYS[bin(case).count("1")] for case in range(8)])
    stays = tuple(range(15))
    up, down = (*range(1, 15), -1), (-1, *range(13), -1)
    moves = [[stays] * 3]
    moves += [[way if lane == other else stays for other in range(3)] for lane in range(3) for way in (up, down)]
    cells = targets((15,) * 3, moves)
    answered = -best_values(-(arrivals @ ends), cells)
    two = [dice(2).map(lambda points, start=start: min(14, start + points)) for start in STARTS]
    where, weights = joint_weights([[law.ways.get(space, 0) for space in range(15)] for law in two])
    value = best_values(answered, cells).take(where) @ weights
    assert Fraction(int(value), 36**3 * 216) == VALUE
