"""What an action leads to, in gold: its tile, the pirates before the next action, and the next action.

The result is what the seat gains compared with how it stands now: what its tiles would pay if cashed, what the
warehouses will pay more, 4 for the destination tile, its hand with half a gold a card, and its seals with that part
of 2 gold which the foremost merchant has gone of the path. Inside, gold is counted in small units, all whole numbers.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import NamedTuple

from gamecore.games.batavia.majority import leader_of, needed
from gamecore.games.batavia.odds import unseen_after
from gamecore.games.batavia.odds_pirates import strike_law, victims
from gamecore.games.batavia.odds_results import CARD_GOLD, Result
from gamecore.games.batavia.odds_sets import set_gold, tiles_left, with_tile
from gamecore.games.batavia.odds_warehouses import goods_left, warehouse_gain
from gamecore.games.batavia.pieces import (
    COMPANIES,
    DESTINATION,
    DESTINATION_GOLD,
    DRAWN_PER_ACTION,
    SEAL_GOLD,
    company_of,
    tile_of,
)
from gamecore.games.batavia.state import NO_CARDS, Cards, Counts, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.state import replaced
from gamecore.odds.exact import Distribution, blend

UNITS = 2 * tiles_left((0,))
"""Units of a gold: units for cards, and for seals one part for each block of the path."""

CARD = int(CARD_GOLD * UNITS)
TO_DESTINATION = -1
"""Instead of a company: the merchant goes to the destination."""

Tiles = tuple[int, ...]
Units = Distribution[int]


class Prospect(NamedTuple):
    """How a seat stands after its own action, before the others act.

    ``needs`` says how many cards it lacks for each seal, 0 for those it holds; ``unseen`` what it cannot see.
    """

    hand: Cards
    cubes: Cards
    needs: Cards
    unseen: Cards

    def plundered(self, companies: Counts) -> Prospect:
        """Return how it stands after pirates took all cards of these companies (B8.5, B8.7)."""
        if not companies:
            return self
        cubes, needs = (
            tuple(new if company in companies else old for company, old in enumerate(counts))
            for counts, new in ((self.cubes, 0), (self.needs, 1))
        )
        return self._replace(cubes=cubes, needs=needs)


def after_laying(view: BataviaView, seat: int, cards: Cards, hand: Cards) -> Prospect:
    """Return how a seat stands when it has laid out these cards and holds this hand (B5.9)."""
    tables = replaced(view.tables, seat, plus(view.tables[seat], cards))
    needs = []
    for company, count in enumerate(cards):
        counts = [table[company] for table in tables]
        holds = leader_of(counts) == seat if count else view.seals[company] == seat
        needs.append(0 if holds else max(1, needed(view, seat, company) - count))
    return Prospect(hand, plus(view.cubes, cards), tuple(needs), view.unseen)


def seal_units(view: BataviaView) -> int:
    """Return what a seal counts now: 2 gold in the last round, before that in proportion to the way gone (B10.9)."""
    left = 0 if view.destination >= 0 else tiles_left(view.positions)
    return SEAL_GOLD * (UNITS - 2 * left)


class Trip:
    """A seat's way from where it stands: the tile of this action, then the tile of the next one.

    ``first`` is the company it travels with now, TO_DESTINATION, or None if it does not move.
    """

    def __init__(self, view: BataviaView, seat: int, first: int | None) -> None:
        self.view, self.seat, self.first = view, seat, first
        self.position = view.positions[seat]
        self.tile: int | None = None
        if first == TO_DESTINATION:
            self.position = DESTINATION
        elif first is not None:
            self.position = view.target(seat, first)
            self.tile = view.path[self.position - 1]
        self.seal = seal_units(view)
        self._laws: dict[int, Units] = {}
        self._known: dict[tuple[Cards, Cards], tuple[int | None, int]] = {}

    @property
    def over(self) -> bool:
        """Return whether this is the last round (B9.4)."""
        return self.view.destination >= 0 or self.first == TO_DESTINATION

    @cached_property
    def rivals(self) -> Counts:
        """Return how many cards each other player holds who acts before this seat does again, or before the end."""
        order = [(self.seat + n) % self.view.players for n in range(1, self.view.players)]
        if self.over and self.view.leader >= 0:
            order = order[: (self.view.leader - self.seat - 1) % self.view.players]
        return tuple(self.view.hand_counts[seat] for seat in order)

    @cached_property
    def taken(self) -> Units:
        """Return what this action's tile, or the destination, brings."""
        if self.first == TO_DESTINATION:
            return Distribution.certain(DESTINATION_GOLD * UNITS)
        return self.worth_of_tiles(() if self.tile is None else (self.tile,))

    def next_tiles(self, company: int) -> Tiles:
        """Return the tiles that can be the next one of a company, all equally likely; () if none is ahead (B6.3)."""
        view = self.view
        for space in range(self.position + 1, view.opened + 1):
            tile = view.path[space - 1]
            if company_of(tile) == company and view.owners[space - 1] < 0:
                return (tile,)
        return tuple(tile_of(company, good) for good in goods_left(view, company))

    @cached_property
    def ahead(self) -> Counts:
        """Return the companies that still have a tile ahead after this action."""
        return tuple(company for company in range(len(COMPANIES)) if self.next_tiles(company))

    def with_next(self, company: int) -> Units:
        """Return what the tiles of this action and the next one bring together, the next one being a company's."""
        if company not in self._laws:
            now = () if self.tile is None else (self.tile,)
            self._laws[company] = blend((self.worth_of_tiles((*now, tile)), 1) for tile in self.next_tiles(company))
        return self._laws[company]

    def worth_of_tiles(self, tiles: Tiles) -> Units:
        """Return what these tiles add to the sets as they stand, and to the warehouses in the end."""
        held = self.view.collected(self.seat)
        before = set_gold(held)
        for tile in tiles:
            held = with_tile(held, company_of(tile))
        gain = set_gold(held) - before
        return warehouse_gain(self.view, self.seat, tiles).map(lambda gold: UNITS * (gold + gain))

    @cached_property
    def means(self) -> tuple[dict[int | None, int], int]:
        """Return the mean of what the tiles bring with each company ahead next, times a common scale; and the scale.

        None and TO_DESTINATION stand for no further tile.
        """
        alone = self.taken.mean
        means: dict[int | None, Fraction] = {company: self.with_next(company).mean for company in self.ahead}
        means |= {None: alone, TO_DESTINATION: alone}
        scale = lcm(*(mean.denominator for mean in means.values()))
        return {company: int(mean * scale) for company, mean in means.items()}, scale

    def next_action(self, after: Prospect) -> tuple[int | None, int]:
        """Return with which company the seat travels next, and what this costs and brings besides tiles.

        Drawing is None. To reach a seal it does not hold it lays out as few cards as it can (B5.4, B5.5).
        """
        key = after.needs, after.hand
        if key not in self._known:
            self._known[key] = self._best_next(*key)
        return self._known[key]

    def _best_next(self, needs: Cards, hand: Cards) -> tuple[int | None, int]:
        best: tuple[int | None, int] = None, DRAWN_PER_ACTION * CARD
        if not any(hand):
            return best
        means, scale = self.means
        worth = best[1] * scale + means[None]
        playable = [company for company, need in enumerate(needs) if need <= hand[company]]
        within = [company for company in playable if company in self.ahead]
        if playable and not within and self.view.destination < 0:
            return TO_DESTINATION, DESTINATION_GOLD * UNITS - CARD
        for company in within:
            need = needs[company]
            besides = self.seal - CARD * need if need else -CARD
            if besides * scale + means[company] > worth:
                best, worth = (company, besides), besides * scale + means[company]
        return best

    def cases(self, after: Prospect) -> dict[tuple[int | None, int], int]:
        """Return the ways to each company of the next action and what comes besides its tile, by the pirates' luck."""
        threshold = self.view.threshold
        held = self.view.seals.count(self.seat)
        after = after.plundered(victims(after.cubes, threshold))
        found: dict[tuple[int | None, int], int] = {}
        for companies, ways in strike_law(after.cubes, after.unseen, self.rivals, threshold).ways.items():
            left = after.plundered(companies)
            company, besides = (None, 0) if self.over else self.next_action(left)
            case = company, besides + self.seal * (left.needs.count(0) - held)
            found[case] = found.get(case, 0) + ways
        return found

    def outlook(self, after: Prospect) -> Units:
        """Return the gain from after this seat's action until after its next one, all pirates' luck counted."""
        cases = self.cases(after).items()
        return blend((moved(self.all_tiles(company), besides), ways) for (company, besides), ways in cases)

    def expected(self, after: Prospect) -> Fraction:
        """Return the mean of the outlook, without making its law."""
        cases = self.cases(after)
        means, scale = self.means
        gain = sum(ways * (besides * scale + means[company]) for (company, besides), ways in cases.items())
        return Fraction(gain, scale * sum(cases.values()))

    def all_tiles(self, company: int | None) -> Units:
        """Return what the tiles of this action and the next one bring, if the next one is with this company."""
        return self.taken if company in (None, TO_DESTINATION) else self.with_next(company)


# Actions --------------------------------------------------------------------------------------------------------


def in_gold(law: Units) -> Result:
    """Return a law in gold."""
    return law.map(gold_of).reduced()


def gold_of(units: int) -> int | Fraction:
    """Return units as gold, a whole number where it is one."""
    gold = Fraction(units, UNITS)
    return gold.numerator if gold.denominator == 1 else gold


def moved(law: Units, units: int) -> Units:
    """Return a law with so many units more in every case."""
    return law.map(lambda each: each + units)


class Outlooks:
    """What every action of one decision leads to; the seat's trips are worked out once for all of them."""

    def __init__(self, view: BataviaView, seat: int) -> None:
        self.view, self.seat = view, seat
        self._trips: dict[int | None, Trip] = {}

    def trip(self, first: int | None) -> Trip:
        """Return the trip that begins with this company, TO_DESTINATION, or None without a move."""
        if first not in self._trips:
            self._trips[first] = Trip(self.view, self.seat, first)
        return self._trips[first]

    def play(self, cards: Cards, hand: Cards, first: int | None = None) -> Result:
        """Return the gain from laying out these cards, with this hand left, and going on with the best company.

        ``first`` is the company to move with if that is decided. Cards laid out are counted as lost from the hand.
        """
        after, trip = self.best_trip(cards, hand, first)
        return in_gold(moved(trip.outlook(after), -CARD * sum(cards)))

    def mean_of_play(self, cards: Cards, hand: Cards, first: int | None = None) -> Fraction:
        """Return the mean of a play in gold, without making its law."""
        after, trip = self.best_trip(cards, hand, first)
        return (trip.expected(after) - CARD * sum(cards)) / UNITS

    def best_trip(self, cards: Cards, hand: Cards, first: int | None) -> tuple[Prospect, Trip]:
        """Return how the seat stands after laying out, and the best of the trips it can then make."""
        after = after_laying(self.view, self.seat, cards, hand)
        ahead = self.trip(None).ahead
        choices = [company for company, need in enumerate(after.needs) if need == 0 and company in ahead]
        trips = [self.trip(each) for each in ([first] if first is not None else choices or [TO_DESTINATION])]
        return after, trips[0] if len(trips) == 1 else max(trips, key=lambda trip: trip.expected(after))

    def drawing(self, hand: Cards, drawn: Distribution[Cards]) -> Result:
        """Return the gain from drawing: the pirates, and the next action with the cards drawn."""
        trip = self.trip(None)
        parts = [
            (moved(trip.outlook(self.drawn(hand, cards)), CARD * sum(cards)), ways)
            for cards, ways in drawn.ways.items()
        ]
        return in_gold(blend(parts))

    def mean_of_drawing(self, hand: Cards, drawn: Distribution[Cards]) -> Fraction:
        """Return the mean of drawing in gold, without making its law."""
        trip = self.trip(None)
        gain = sum(
            ways * (trip.expected(self.drawn(hand, cards)) + CARD * sum(cards)) for cards, ways in drawn.ways.items()
        )
        return Fraction(gain) / drawn.total / UNITS

    def drawn(self, hand: Cards, cards: Cards) -> Prospect:
        """Return how the seat stands after drawing these cards."""
        start = after_laying(self.view, self.seat, NO_CARDS, hand)
        return start._replace(hand=plus(hand, cards), unseen=unseen_after(self.view, cards))
