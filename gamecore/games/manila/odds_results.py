"""What an option's odds are made of: the result, its figures, and what is taken for granted."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gamecore.games.manila.odds import rise_of
from gamecore.games.manila.odds_income import NO_RISE
from gamecore.games.manila.state import Counts
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.actions import Action
from gamecore.odds.exact import Distribution

AS_IT_STANDS = "as it stands"
OWN_INTEREST = "own interest"
NOBODY_ELSE = "nobody else"
NO_EVICTIONS = "no evictions"
SOLVENT = "solvent insurer"
LIKE_ANY_VOYAGE = "like any voyage"
BEST_FOR_SHARES = "best for shares"
ASSUMPTIONS = {
    AS_IT_STANDS: "No pilot acts, no pirate boards, and plundered punts are sent to the port.",
    OWN_INTEREST: "Pilots, boarding pirates and the captain do what their own figures earn most by in this voyage; "
    "what the shares of others are is not known, but you count your own.",
    NOBODY_ELSE: "Nobody places another accomplice in this voyage.",
    NO_EVICTIONS: "Pirates who come to board later take vacant seats only.",
    SOLVENT: "The insurer can pay all that he will owe.",
    LIKE_ANY_VOYAGE: "In later voyages every ware and every start is equally likely, and nobody interferes.",
    BEST_FOR_SHARES: "The harbour master loads and starts the punts so that his own shares rise as much as possible.",
}
"""What the odds take for granted, by id."""

Result = Distribution[Any]


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """The odds of one option.

    ``distribution`` is its result in pesos; ``pays`` the chance that the result is above 0, ``expected`` and
    ``deviation`` its mean and standard deviation. ``price`` is the part that is certain: paid now, loans included
    (below 0: received). ``assumptions`` are ids in ASSUMPTIONS.
    """

    action: Action
    pays: Fraction
    expected: Fraction
    deviation: float
    distribution: Result
    price: int
    exact: bool
    assumptions: tuple[str, ...]


def option(action: Action, result: Result, price: int, *assumptions: str) -> OptionOdds:
    """Return the odds of an option with this result."""
    pays = result.chance(lambda pesos: pesos > 0)
    return OptionOdds(action, pays, result.mean, result.deviation, result, price, True, assumptions)


def certain(action: Action, pesos: int, price: int, *assumptions: str) -> OptionOdds:
    """Return the odds of an option whose result is certain."""
    return option(action, Distribution.certain(pesos), price, *assumptions)


def seat_of(view: ManilaView) -> int:
    """Return whose odds and worths are told: the viewer's, or for a spectator those of the seat that is asked."""
    return view.asked if view.seat is None else view.seat


def rises_of(view: ManilaView) -> Counts:
    """Return by how much the seat's shares of each ware rise if it comes to port."""
    shares = view.hands[seat_of(view)] or NO_RISE
    return tuple(count * rise_of(step) for count, step in zip(shares, view.steps, strict=True))


def weighted(gains: tuple[int, ...], ways: tuple[int, ...]) -> Result:
    """Return the distribution of the gains in the 27 joint fates."""
    return Distribution(zip(gains, ways, strict=True))
