"""What an option's odds are made of: the result, its figures, and what is taken for granted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gamecore.games.manila.odds import rise_of
from gamecore.games.manila.odds_income import NO_RISE
from gamecore.games.manila.state import Counts
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.actions import Action
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution
from gamecore.odds.option import OptionOdds

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
class PricedOdds(OptionOdds):
    """The odds of one option in pesos.

    ``price`` is the part of the result that is certain: paid now, loans included (below 0: received).
    """

    price: int


def option(action: Action, result: Result, price: int, *assumptions: str) -> PricedOdds:
    """Return the odds of an option with this result."""
    return PricedOdds.of_law(action, result, *assumptions, price=price)


def certain(action: Action, pesos: int, price: int, *assumptions: str) -> PricedOdds:
    """Return the odds of an option whose result is certain."""
    return option(action, Distribution.certain(pesos), price, *assumptions)


def rises_of(view: ManilaView) -> Counts:
    """Return by how much the seat's shares of each ware rise if it comes to port."""
    shares = view.hands[seat_of(view)] or NO_RISE
    return tuple(count * rise_of(step) for count, step in zip(shares, view.steps, strict=True))


def weighted(gains: tuple[int, ...], ways: tuple[int, ...]) -> Result:
    """Return the distribution of the gains in the 27 joint fates."""
    return Distribution(zip(gains, ways, strict=True))
