"""Questions that a lesson asks about Porto Carthago: exact answers, and honest shuffling to compare them with.

The deck is told by its unseen cards, the bag by its discs; laws are counted, and each ``simulate`` function draws
cards or discs one by one instead. Everything leans on the laws of ``odds``.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from gamecore.games.porto_carthago.chance import CARDS, LAYOUTS
from gamecore.games.porto_carthago.odds import voyage_money, voyage_points, voyage_result
from gamecore.games.porto_carthago.odds_results import POINT, SEAT
from gamecore.games.porto_carthago.pieces import (
    CARD_KINDS,
    LAST_PALACE,
    PALACE_POINTS,
    PALACE_PRICES,
    SCOUTED,
    SHIP_COUNT,
    SHIPS,
    SPACE_COSTS,
    merchant_price,
)
from gamecore.games.porto_carthago.state import Counts
from gamecore.odds.exact import Distribution, binomial, hypergeometric
from gamecore.odds.simulate import Simulation, simulate

ALL_CARDS = tuple(range(SHIP_COUNT))


# The deck and voyages (C11) -----------------------------------------------------------------------------------


def without(seen: Sequence[tuple[int, int]]) -> Counts:
    """Return the cards that are unseen when so many of some dangers have been seen, the first of each danger.

    >>> len(without([(1, 5)])), len(without([]))
    (25, 30)
    """
    gone: set[int] = set()
    for danger, count in seen:
        gone |= set([card for card in ALL_CARDS if SHIPS[card].danger == danger][:count])
    return tuple(card for card in ALL_CARDS if card not in gone)


def danger_law(unseen: Counts) -> Distribution[int]:
    """Return the law of the danger of the next card (C11.3).

    >>> danger_law(ALL_CARDS).chance(lambda danger: danger <= 3)
    Fraction(19, 30)
    """
    return Distribution.uniform(SHIPS[card].danger for card in unseen)


def simulate_danger(unseen: Counts, draws: int, seed: int) -> Simulation[int]:
    """Turn up the next card so often."""
    return simulate(lambda rng: SHIPS[rng.choice(unseen)].danger, draws, seed)


def money_law(unseen: Counts, servants: int) -> Distribution[int]:
    """Return the law of the net talents of a voyage with so many temple servants and no money (C11.5, C11.7).

    Up to seven servants, money makes no difference: no income is smaller than such an offering (C0.10, C11.11).

    >>> money_law(ALL_CARDS, 2).mean
    Fraction(91, 15)
    """
    return Distribution.uniform(voyage_money(card, servants, 0) for card in unseen)


def simulate_money(unseen: Counts, servants: int, draws: int, seed: int) -> Simulation[int]:
    """Make so many voyages."""
    return simulate(lambda rng: voyage_money(rng.choice(unseen), servants, 0), draws, seed)


def mean_points(unseen: Counts, servants: int) -> Fraction:
    """Return the mean number of trade points of a voyage (C11.4, C11.6)."""
    return Fraction(sum(voyage_points(card, servants) for card in unseen), len(unseen))


def temple_worth(unseen: Counts, servants: int, point: int, waited: int) -> Fraction:
    """Return what a voyage is worth: net talents, trade points, less the incomes of the servants that waited (C5.5)."""
    return money_law(unseen, servants).mean + point * mean_points(unseen, servants) - waited * servants


# A look at three cards (C13.11) ---------------------------------------------------------------------------------


def reachable_law(unseen: Counts, servants: int) -> Distribution[int]:
    """Return how many of the top three cards so many servants can reach: a hypergeometric law."""
    good = sum(SHIPS[card].danger <= servants for card in unseen)
    return hypergeometric(good, len(unseen) - good, SCOUTED)


def simulate_reachable(unseen: Counts, servants: int, draws: int, seed: int) -> Simulation[int]:
    """Look at the top three cards so often."""
    return simulate(
        lambda rng: sum(SHIPS[card].danger <= servants for card in rng.sample(unseen, SCOUTED)), draws, seed
    )


def worth_of_looking(unseen: Counts, servants: int) -> Fraction:
    """Return by how much the best of three cards beats a card unseen, trade points counted: the value of information.

    The k-th best of n cards is the best of three in C(n - k, 2) of the C(n, 3) draws.
    """
    worths = sorted(voyage_result(card, servants, 0) for card in unseen)
    count = len(worths)
    best = Fraction(sum(worth * place * (place - 1) // 2 for place, worth in enumerate(worths)))
    return best / Fraction(count * (count - 1) * (count - 2), 6) - Fraction(sum(worths), count)


# Goods (C5.6, C7.22, C8.2) --------------------------------------------------------------------------------------


def market_law(wanted: int, others: int, spaces: int) -> Distribution[int]:
    """Return how many discs of a wanted kind a new market has: a hypergeometric law (C1.14)."""
    return hypergeometric(wanted, others, min(spaces, wanted + others))


def simulate_market(wanted: int, others: int, spaces: int, draws: int, seed: int) -> Simulation[int]:
    """Draw so many markets disc by disc."""
    bag = (True,) * wanted + (False,) * others
    return simulate(lambda rng: sum(rng.sample(bag, min(spaces, len(bag)))), draws, seed)


def left_law(copies: int, others: int, buyers: int) -> Distribution[int]:
    """Return how many of your discs are left after so many buyers took one disc each, any with equal chance (C7.23)."""
    return hypergeometric(copies, others, buyers).map(lambda taken: copies - taken)


def simulate_left(copies: int, others: int, buyers: int, draws: int, seed: int) -> Simulation[int]:
    """Let so many buyers take a disc each, so often."""
    market = (True,) * copies + (False,) * others
    return simulate(lambda rng: copies - sum(rng.sample(market, buyers)), draws, seed)


def worth_of_waiting(copies: int, others: int, buyers: int, worth: int) -> Fraction:
    """Return what it brings to buy after so many others: the price is lower, the good may be gone (C7.22)."""
    there = left_law(copies, others, buyers).chance(lambda left: left > 0)
    return there * (worth - merchant_price(buyers))


# Action cards (C5.2) --------------------------------------------------------------------------------------------


def cost_law(kind: int) -> Distribution[int]:
    """Return what the cheapest card of a kind costs in servants, over all 360 layouts (C0.4, C5.2).

    >>> cost_law(1).probabilities()[0], cost_law(0).probabilities()[0]
    (Fraction(3, 5), Fraction(1, 3))
    """
    name = CARD_KINDS[kind]
    return Distribution.uniform(
        min(cost for cost, card in zip(SPACE_COSTS, layout.cards, strict=True) if card == name)  # type: ignore[attr-defined]
        for layout, _ in LAYOUTS
    )


def simulate_cost(kind: int, draws: int, seed: int) -> Simulation[int]:
    """Shuffle the six cards so often."""

    def once(rng: Random) -> int:
        cards = rng.sample(CARDS, len(CARDS))
        return min(cost for cost, card in zip(SPACE_COSTS, cards, strict=True) if card == kind)

    return simulate(once, draws, seed)


# Docks (C4.10, C4.13) -------------------------------------------------------------------------------------------


def row_law(wanted: int, others: int, places: int) -> Distribution[int]:
    """Return how many ships of a civilization a new row has: a hypergeometric law (C4.13)."""
    return hypergeometric(wanted, others, places)


def simulate_row(wanted: int, others: int, places: int, draws: int, seed: int) -> Simulation[int]:
    """Deal so many new rows."""
    unseen = (True,) * wanted + (False,) * others
    return simulate(lambda rng: sum(rng.sample(unseen, places)), draws, seed)


def mean_load() -> Fraction:
    """Return what a load brings on average: income and trade point (C10.7, C10.8)."""
    return Fraction(sum(ship.income for ship in SHIPS), SHIP_COUNT) + POINT


# The palace (C9.3 to C9.5) --------------------------------------------------------------------------------------


def race_law(first: int, chances: int, sold: Fraction) -> Distribution[int]:
    """Return the cheapest free space after so many chances to buy, each used with this chance (C9.3).

    >>> race_law(0, 2, Fraction(1, 2)).probabilities()
    {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    """
    return binomial(chances, sold).map(lambda bought: min(first + bought, LAST_PALACE))


def simulate_race(first: int, chances: int, sold: Fraction, draws: int, seed: int) -> Simulation[int]:
    """Let the rivals buy or not, so often."""
    share = float(sold)
    return simulate(
        lambda rng: min(first + sum(rng.random() < share for _ in range(chances)), LAST_PALACE), draws, seed
    )


def worth_of_seat(space: int, points: int) -> int:
    """Return a palace seat less the price of its space, or 0 if the trade points do not reach (C9.4).

    >>> worth_of_seat(0, 2), worth_of_seat(3, 2)
    (19, 0)
    """
    return SEAT - PALACE_PRICES[space] if points >= PALACE_POINTS[space] else 0
