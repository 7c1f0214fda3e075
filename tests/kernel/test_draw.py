"""Drawing among weighted outcomes is exact, and chance in Manila has the weights of its cards and dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import gamecore
from gamecore import Action, IllegalAction
from gamecore.games.manila.actions import Bid, Deal
from gamecore.kernel.flow import Menu, draw

GAME = gamecore.load("manila")


class Tickets(Random):
    """A generator that gives each ticket in turn."""

    def __init__(self) -> None:
        """Start with ticket 0."""
        super().__init__(0)
        self.next = -1

    def randrange(self, *args: Any) -> int:
        """Return the next ticket."""
        self.next += 1
        return self.next


def test_each_outcome_has_as_many_tickets_as_its_weight() -> None:
    outcomes = ((Bid(1), 3), (Bid(2), 1), (Bid(3), 4))
    tickets = Tickets()
    assert Counter(draw(outcomes, tickets) for _ in range(8)) == {Bid(1): 3, Bid(2): 1, Bid(3): 4}


@pytest.mark.parametrize("outcomes", [(), ((Action(), 0),)])
def test_nothing_can_be_drawn_from_nothing(outcomes: Any) -> None:
    with pytest.raises(ValueError, match=r"empty range|positive weight"):
        draw(outcomes, Random(1))


def test_the_first_pair_dealt_comes_from_twelve_mixed_shares() -> None:
    odds = dict(GAME.outcomes(GAME.start(3)))
    total = sum(odds.values())
    assert total == 12 * 11 // 2
    assert Fraction(odds[Deal(("silk", "silk"))], total) == Fraction(3, 12) * Fraction(2, 11)
    assert Fraction(odds[Deal(("silk", "jade"))], total) == 2 * Fraction(3, 12) * Fraction(3, 11)


def test_whoever_is_dealt_first_both_orders_of_two_hands_are_equally_likely() -> None:
    def chance_of(*hands: Deal) -> Fraction:
        state, chance = GAME.start(3), Fraction(1)
        for hand in hands:
            odds = dict(GAME.outcomes(state))
            chance *= Fraction(odds[hand], sum(odds.values()))
            state = GAME.apply(state, hand).state
        return chance

    one, two = Deal(("silk", "silk")), Deal(("silk", "jade"))
    assert chance_of(one, two) == chance_of(two, one) == Fraction(1 * 2 * 3 * 3, 12 * 11 * 10 * 9) * 2


def test_a_share_that_is_no_longer_in_the_mix_cannot_be_dealt() -> None:
    state = GAME.apply(GAME.start(3), Deal(("silk", "silk"))).state
    refusal = GAME.refusals(state, Deal(("silk", "silk")))
    assert [each.rule for each in refusal] == ["M1.4"]
    with pytest.raises(IllegalAction):
        GAME.apply(state, Deal(("silk", "silk")))


def test_a_position_written_by_hand_has_the_odds_of_its_cards() -> None:
    data = GAME.dump(GAME.apply(GAME.start(3), Deal(("nutmeg", "nutmeg"))).state)
    data["shares"][0] = {"nutmeg": 0, "silk": 1, "ginseng": 0, "jade": 1}
    data["piles"] = {"nutmeg": 5, "silk": 4, "ginseng": 5, "jade": 4}
    odds = dict(GAME.outcomes(GAME.restore(data)))
    assert sum(odds.values()) == 10 * 9 // 2
    assert odds[Deal(("silk", "jade"))] == 2 * 2
    assert odds[Deal(("jade", "jade"))] == 1


def test_a_menu_holds_exactly_its_actions() -> None:
    menu = Menu([Bid(1), Bid(2)])
    assert menu.actions == (Bid(1), Bid(2))
    assert menu.holds(Bid(2))
    assert not menu.holds(Bid(3))
