"""The parts that the odds of an action are made of, one by one: seals by drawing, pirates, tiles within reach.

Each is exact under the assumptions in ``odds_results``; all are worked out from a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gamecore.games.batavia.odds import law_of_draw, reaches
from gamecore.games.batavia.odds_options import hand_of
from gamecore.games.batavia.odds_outlook import Trip, after_laying
from gamecore.games.batavia.odds_pirates import strike_law, victims
from gamecore.games.batavia.odds_sets import set_gold, with_tile
from gamecore.games.batavia.odds_warehouses import warehouse_gain
from gamecore.games.batavia.pieces import COMPANIES
from gamecore.games.batavia.state import NO_CARDS, Cards, Counts, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.view import seat_of
from gamecore.odds.exact import Distribution


@dataclass(frozen=True, slots=True)
class SealsByDrawing:
    """What two more cards can bring, if nobody else lays out cards.

    ``needs`` says how many cards each seal still takes, 0 for those held; ``now`` whether the hand is already enough
    for a seal that is not held; ``any`` and ``each`` how likely the hand is enough after drawing, for at least one
    and for each company (0 for seals that are held).
    """

    needs: Cards
    now: bool
    any: Fraction
    each: tuple[Fraction, ...]


def seals_by_drawing(view: BataviaView) -> SealsByDrawing:
    """Return the chances to be able to take seals after drawing two cards (B4.1, B5.3)."""
    hand = plus(hand_of(view), view.laying)
    needs = after_laying(view, seat_of(view), NO_CARDS, hand).needs
    law = law_of_draw(view).map(lambda drawn: plus(hand, drawn))
    each = tuple(chance_of_company(law, company, need) for company, need in enumerate(needs))
    return SealsByDrawing(needs, reaches(hand, needs), law.chance(lambda cards: reaches(cards, needs)), each)


def chance_of_company(law: Distribution[Cards], company: int, need: int) -> Fraction:
    """Return how likely cards are enough for a company's seal; 0 if none are needed."""
    return law.chance(lambda cards: 0 < need <= cards[company])


@dataclass(frozen=True, slots=True)
class PirateRisk:
    """Whom pirates plunder when these cards have been laid out (B8).

    ``now`` are the victims directly after the action; ``later`` is the law of the victims of the next attack before
    this seat acts again, () for none; ``chances`` how likely each company is plundered in that time, an attack right
    after the action left out.
    """

    now: Counts
    later: Distribution[Counts]
    chances: tuple[Fraction, ...]

    @property
    def attack(self) -> Fraction:
        """Return how likely pirates come before this seat acts again."""
        return 1 - self.later.probability(())


def pirate_risk(view: BataviaView, cards: Cards = NO_CARDS) -> PirateRisk:
    """Return the pirates' risk of laying out these cards; of laying out none if none are named."""
    seat = seat_of(view)
    after = after_laying(view, seat, cards, hand_of(view))
    now = victims(after.cubes, view.threshold)
    left = after.plundered(now)
    later = strike_law(left.cubes, left.unseen, Trip(view, seat, None).rivals, view.threshold)
    chances = tuple(chance_to_be_plundered(later, company) for company in range(len(COMPANIES)))
    return PirateRisk(now, later, chances)


def chance_to_be_plundered(law: Distribution[Counts], company: int) -> Fraction:
    """Return how likely a company is among the victims."""
    return law.chance(lambda struck: company in struck)


@dataclass(frozen=True, slots=True)
class TileWorth:
    """What the next tile of a company brings: more gold for the set as it stands, and more from its warehouse.

    ``held`` says whether the seat has the company's seal. ``warehouse`` is the law of the gain in the end, compared
    with leaving the tile to chance.
    """

    company: int
    space: int
    tile: int
    held: bool
    set_gain: int
    warehouse: Distribution[int]

    @property
    def expected(self) -> Fraction:
        """Return the mean of all that the tile brings, in gold."""
        return self.set_gain + self.warehouse.mean


def tile_worths(view: BataviaView) -> tuple[TileWorth, ...]:
    """Return the worth of the next open tile of each company ahead, in the order of the companies (B6.3)."""
    seat = seat_of(view)
    tiles = view.collected(seat)
    found = []
    for company in range(len(COMPANIES)):
        space = view.target(seat, company)
        if space > 0:
            tile = view.path[space - 1]
            gain = set_gold(with_tile(tiles, company)) - set_gold(tiles)
            law = warehouse_gain(view, seat, (tile,))
            found.append(TileWorth(company, space, tile, view.seals[company] == seat, gain, law))
    return tuple(found)
