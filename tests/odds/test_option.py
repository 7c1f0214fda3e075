"""The odds of an option are the figures of its law; a game may add figures of its own."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gamecore import Action
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds

LAW = Distribution({-3: 2, 0: 1, 5: 3})


def test_pays_counts_what_is_above_0_and_the_other_figures_are_those_of_the_law() -> None:
    odds = OptionOdds.of_law(Action(), LAW, "one", "two")
    assert odds.pays == Fraction(1, 2)
    assert (odds.expected, odds.deviation) == (LAW.mean, LAW.deviation)
    assert odds.distribution == LAW
    assert odds.exact
    assert odds.assumptions == ("one", "two")


def test_a_game_adds_its_own_figures() -> None:
    @dataclass(frozen=True, slots=True)
    class Priced(OptionOdds):
        price: int

    odds = Priced.of_law(Action(), LAW, price=4)
    assert (odds.price, odds.expected, odds.assumptions) == (4, LAW.mean, ())
