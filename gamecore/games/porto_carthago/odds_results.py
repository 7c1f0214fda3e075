"""What an option's odds are made of: the result, its figures, and what is taken for granted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gamecore.games.porto_carthago.pieces import LAPS, LAST_DECADE
from gamecore.games.porto_carthago.state import INCOME_DUE
from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Choice
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds

POINT = 5
"""Estimate of a trade point in talents, here and for the coach: it opens dearer palace spaces and breaks ties."""

SEAT = 25
"""Estimate of a palace seat in talents: the dearest costs 20, and a turn and servants to get there."""

PRIVILEGE = 3
"""Estimate of a privilege in talents, as much as BONUS3 pays."""

TURN = 3
"""What a turn is worth at least: 3 talents can always be taken (C8.1)."""

ESTIMATES = "estimates"
INCOMES = "incomes"
NEXT_CARD = "next card"
NEXT_VOYAGE = "next voyage"
BY_THEMSELVES = "by themselves"
FURTHER_TURNS = "further turns"
BEST_CHOICE = "best choice"
NO_CHANCE = "no chance"
OTHERS_LEFT_OUT = "others left out"
LIGHTHOUSE_LEFT_OUT = "lighthouse left out"
AGAINST_OLD_DOCK = "against the old dock"
HALF_FILLED = "half filled"
ASSUMPTIONS = {
    ESTIMATES: f"Results are in talents. A trade point counts as {POINT}, a palace seat as {SEAT} and a privilege as "
    f"{PRIVILEGE}. These are estimates; “What would you do?” and the greedy players use the same.",
    INCOMES: "A servant that leaves the supply costs 1 for every income it will miss; one that comes home earns it.",
    NEXT_CARD: "The next ship card is any of those you have not seen, all equally likely, unless you know better.",
    NEXT_VOYAGE: "You make the next voyage, before anybody else draws a ship card, with the talents this leaves you.",
    BY_THEMSELVES: "Ships enter by themselves from the top of the row; nobody guides one, expels one, pilots one or "
    "empties a berth before.",
    FURTHER_TURNS: "Every further turn that you need to finish costs the 3 talents you could take instead, and a good "
    "that you still lack its price; it lies ready when a ship comes.",
    BEST_CHOICE: "You go on with what brings most on average.",
    NO_CHANCE: "No chance is in this: the result is certain.",
    OTHERS_LEFT_OUT: "What the others gain or lose by it is not counted.",
    LIGHTHOUSE_LEFT_OUT: "Guiding ships is not counted; a servant in the lighthouse only misses its income here.",
    AGAINST_OLD_DOCK: "The price of leaving a dock is what it would bring on average.",
    HALF_FILLED: "After yours, another place on the path of intrigue is filled with chance one half, and then one "
    "more, up to the next scoring space; each servant is anybody’s with equal chance.",
}
"""What the odds take for granted, by id."""

Result = Distribution[Any]
"""Results in talents."""

NOTHING_GAINED: Result = Distribution.certain(0)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What something brings: the law of the talents, and what is taken for granted."""

    law: Result
    assumptions: tuple[str, ...] = ()

    @property
    def mean(self) -> Fraction:
        """Return the mean in talents."""
        return self.law.mean

    def plus(self, talents: Fraction | int, *more: str) -> Prospect:
        """Return the prospect with so many talents more, for sure."""
        law = self.law.map(lambda result: result + talents) if talents else self.law
        return Prospect(law, tuple(dict.fromkeys((*self.assumptions, *more))))


def sure(talents: Fraction | int, *assumptions: str) -> Prospect:
    """Return a prospect without any chance."""
    return Prospect(Distribution.certain(talents), assumptions)


def best_of(prospects: Iterable[Prospect]) -> Prospect:
    """Return the prospect with the largest mean, or nothing."""
    return max(prospects, key=lambda each: each.mean, default=sure(0))


def option(action: Action, found: Prospect) -> OptionOdds:
    """Return the odds of an option with this prospect."""
    law = found.law
    names = found.assumptions if len(law) > 1 else (*found.assumptions, NO_CHANCE)
    return OptionOdds.of_law(action, law, *dict.fromkeys((ESTIMATES, *names)))


def kind_asked(view: PortoCarthagoView) -> str:
    """Return the kind of question; "" if nobody is asked."""
    return view.decision.kind if isinstance(view.decision, Choice) else ""


def closing(view: PortoCarthagoView) -> bool:
    """Return whether the last action phase is over (C14)."""
    return any(entry.kind == "count" for entry in view.public.pending)


def incomes_left(view: PortoCarthagoView) -> int:
    """Return how many incomes are still to be paid, if the game lasts five decades (C1.2, C5.5)."""
    due = view.setting_up or INCOME_DUE in view.public.pending
    return 0 if closing(view) else LAST_DECADE - view.decade + due


def turns_left(view: PortoCarthagoView) -> int:
    """Return how many turns a seat has after this decision's, if the game lasts five decades (C1.2).

    A turn that waits behind the present question, as behind a privilege, is still to come.
    """
    if closing(view):
        return 0
    seat = seat_of(view)
    waiting = any(entry.kind == "turn" and entry.seat == seat for entry in view.public.pending[:-1])
    return LAPS * (LAST_DECADE - view.decade) + view.laps_to_come + waiting
