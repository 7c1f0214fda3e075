"""Chance in Batavia: exact weights of tiles, hands, rolls, packages and draws, and what a shuffle changes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, factorial, prod
from random import Random
from typing import Any

import pytest

from gamecore import IllegalAction
from tests.games.batavia.refusal_cases import dealing
from tests.games.batavia.table import COMPANIES, GAME, play, table


def counted(pile: dict[str, int], count: int) -> Counter[str]:
    """In how many ways each selection of cards can be drawn, card by card."""
    cards = [company for company in COMPANIES for _ in range(pile.get(company, 0))]
    found: Counter[str] = Counter()
    for drawn in combinations(cards, count):
        found[" ".join(f"{company} {drawn.count(company)}" for company in COMPANIES if company in drawn)] += 1
    return found


def weights(state: Any) -> dict[str, int]:
    """The weight of each outcome without its first word."""
    return {str(action).split(" ", 1)[1]: weight for action, weight in GAME.outcomes(state)}


@pytest.mark.rule("B1.2", "B0.3")
def test_all_paths_that_the_setup_can_make_are_equally_likely() -> None:
    state, rng, ways = GAME.start(3, all_face_up=True), Random(4), []
    while GAME.decision(state).kind == "tile":
        outcomes = GAME.outcomes(state)
        assert {weight for _, weight in outcomes} == {1}
        ways.append(len(outcomes))
        state = GAME.apply(state, GAME.sample(state, rng)).state
    # Each company's seven goods in any order, and in each of the seven blocks the companies in any order.
    assert prod(ways) == factorial(7) ** 5 * factorial(5) ** 7
    assert ways[:6] == [35, 28, 21, 14, 7, 30]


@pytest.mark.rule("B1.5")
def test_the_next_hand_comes_from_the_cards_that_are_left() -> None:
    state = dealing("deal england 10")
    found = weights(state)
    assert sum(found.values()) == comb(100, 10)
    assert found["england 10"] == comb(12, 10)
    assert found["denmark 5 sweden 5"] == comb(22, 5) ** 2


@pytest.mark.rule("B3.2")
def test_the_auction_die_is_fair() -> None:
    assert GAME.outcomes(table("roll")) == tuple((GAME.parse(f"roll {face}"), 1) for face in range(1, 7))


@pytest.mark.rule("B3.2", "B4.1")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_cards_turned_up_and_drawn_are_counted_like_cards_taken_one_by_one(count: int) -> None:
    pile = {"england": 1, "denmark": 4, "netherlands": 2}
    text = " ".join(f"{company} {number}" for company, number in pile.items())
    turning, _ = play(table("roll", pile=text), f"roll {count}")
    assert weights(turning) == counted(pile, count)
    drawing, _ = play(table("action", pile=text), "draw")
    assert weights(drawing) == counted(pile, 2)


@pytest.mark.rule("B4.2", "B3.15")
def test_the_last_cards_come_for_certain_and_the_rest_from_the_shuffled_discards() -> None:
    state, _ = play(table("roll", pile="england 1 france 1", spare=1, discards="sweden 3 denmark 1"), "roll 5")
    assert weights(state) == {"england 1 france 1": 1}
    state, _ = play(state, "turn england 1 france 1")
    assert weights(state) == {"denmark 1 sweden 2": 3, "sweden 3": 1}


def test_a_draw_is_one_of_the_outcomes_and_repeats_with_the_seed() -> None:
    drawing, _ = play(table("action"), "draw")
    for state in (GAME.start(5), dealing(), table("roll"), drawing):
        listed = {action for action, _ in GAME.outcomes(state)}
        draws = [GAME.sample(state, Random(seed)) for seed in range(60)]
        assert set(draws) <= listed
        assert draws == [GAME.sample(state, Random(seed)) for seed in range(60)]
        assert len(set(draws)) > 4


def test_sampled_draws_come_as_often_as_their_weights_say() -> None:
    drawing, _ = play(table("action", pile="england 1 denmark 3"), "draw")
    rng = Random(11)
    seen = Counter(str(GAME.sample(drawing, rng)) for _ in range(4_000))
    # Two of four cards: one in two has the English card.
    assert set(seen) == {"drawn england 1 denmark 1", "drawn denmark 2"}
    assert abs(seen["drawn denmark 2"] / 4_000 - 1 / 2) < 0.04


def test_cards_are_the_same_in_whichever_order_they_are_named() -> None:
    assert GAME.parse("turn sweden 1 england 2") == GAME.parse("turn england 2 sweden 1")
    assert str(GAME.parse("turn sweden 1 england 2")) == "turn england 2 sweden 1"


def test_chance_is_not_drawn_while_a_player_is_asked() -> None:
    for act in (GAME.outcomes, lambda state: GAME.sample(state, Random(1))):
        with pytest.raises(IllegalAction, match="Chance does not decide"):
            act(table("action"))
