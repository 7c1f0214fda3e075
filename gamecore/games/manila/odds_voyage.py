"""Exact laws of a Manila voyage with nobody aboard: places, arrivals, standing on 13, insurance, shared profits."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from gamecore.games.manila.odds import fates
from gamecore.games.manila.pieces import (
    DOCK_PAYS,
    FACES,
    INSURANCE_PREMIUM,
    LAST_SPACE,
    PORT_A,
    PROFITS,
    SEAT_PRICES,
    STARTING_TRIPLES,
    in_port,
    in_shipyard,
)
from gamecore.odds.exact import Distribution, dice, poisson_binomial, sum_of

Arrivals = tuple[int, int, int]
"""How many punts arrive, how many stand on 13 after movement round 2, and how many after round 3."""

SIDES = FACES[-1]
NEITHER, ARRIVES, ON_13_THEN_ARRIVES, ON_13_LAST = 0, 16, 16 + 4, 1
"""The four ways a punt can go, its three counts in one number of base 4."""


@cache
def place_after(location: int, rolls: int) -> Distribution[int]:
    """Return where a punt is after so many rolls: a space from 0 to 13, or 14 for beyond (M6.2, M6.3).

    >>> place_after(5, 3).probability(14), place_after(5, 3).probability(13)
    (Fraction(20, 27), Fraction(7, 72))
    """
    if in_port(location) or in_shipyard(location):
        return Distribution.certain(location)
    return dice(rolls).map(lambda points: min(location + points, PORT_A))


def chance_to_arrive(location: int, rolls: int, pirates: bool = False) -> Fraction:
    """Return the chance that a punt arrives; a punt on 13 at the end counts unless pirates wait (M7.8, M7.12).

    >>> [str(chance_to_arrive(start, 3)) for start in range(6)]
    ['7/27', '3/8', '1/2', '5/8', '20/27', '181/216']
    """
    beyond, exactly, _ = fates(location, rolls)
    return Fraction(beyond if pirates else beyond + exactly, SIDES**rolls)


def number_of_arrivals(locations: Sequence[int], rolls: int, pirates: bool = False) -> Distribution[int]:
    """Return how many of these punts arrive: independent trials that are not alike (Poisson-binomial).

    >>> number_of_arrivals((4, 3, 2), 3, pirates=True).probabilities()[0]
    Fraction(15, 128)
    """
    return poisson_binomial([chance_to_arrive(location, rolls, pirates) for location in locations])


def chance_on_13(location: int, rolls: int) -> Fraction:
    """Return the chance that a punt stands exactly on 13 after so many more rolls (M6.6).

    >>> chance_on_13(4, 2), chance_on_13(4, 3)
    (Fraction(1, 9), Fraction(25, 216))
    """
    return Fraction(fates(location, rolls)[1], SIDES**rolls)


def number_on_13(locations: Sequence[int], rolls: int) -> Distribution[int]:
    """Return how many of these punts stand exactly on 13 after so many more rolls."""
    return poisson_binomial([chance_on_13(location, rolls) for location in locations])


@cache
def punt_law(start: int) -> tuple[tuple[int, int], ...]:
    """Return the four ways a punt can go in three rolls with their counts out of 216; ways without count left out.

    >>> punt_law(4)
    ((0, 56), (16, 111), (20, 24), (1, 25))
    """
    on_13_before = SIDES * fates(start, 2)[1]
    beyond, on_13_last, neither = fates(start, 3)
    counts = (neither, beyond - on_13_before, on_13_before, on_13_last)
    ways = (NEITHER, ARRIVES, ON_13_THEN_ARRIVES, ON_13_LAST)
    return tuple((way, count) for way, count in zip(ways, counts, strict=True) if count)


JOINT: tuple[Arrivals, ...] = tuple((code >> 4, code >> 2 & 3, code & 3) for code in range(64))


def voyage_law(starts: Sequence[int]) -> Distribution[Arrivals]:
    """Return the joint law of arrivals beyond 13, punts on 13 after round 2 and punts on 13 after round 3.

    >>> law = voyage_law((4, 3, 2))
    >>> len(law), [str(law.chance(lambda outcome: outcome[0] == n)) for n in range(4)]
    (20, ['15/128', '49/128', '49/128', '15/128'])
    """
    ways = {0: 1}
    for start in starts:
        longer: dict[int, int] = {}
        for way, count in punt_law(start):
            for before, times in ways.items():
                code = before + way
                longer[code] = longer.get(code, 0) + count * times
        ways = longer
    return Distribution.counted({JOINT[code]: count for code, count in ways.items()}, SIDES ** (3 * len(starts)))


def all_voyage_laws() -> dict[tuple[int, ...], Distribution[Arrivals]]:
    """Return the law of each of the 25 legal starts (M0.7)."""
    return {starts: voyage_law(starts) for starts in STARTING_TRIPLES}


# Money --------------------------------------------------------------------------------------------------------


def insurance_duty(failures: int) -> int:
    """Return what the insurer owes for so many failed punts (M9.6).

    >>> [insurance_duty(failures) for failures in range(4)]
    [0, 6, 14, 29]
    """
    return sum(DOCK_PAYS[:failures])


def insurance_result(locations: Sequence[int], rolls: int) -> Distribution[int]:
    """Return what the insurance office brings its owner: the premium less the duty (M5.10, M9.6).

    >>> insurance_result((4, 3, 2), 3).probabilities()[10]
    Fraction(25, 108)
    """
    arrived = number_of_arrivals(locations, rolls)
    return arrived.map(lambda count: INSURANCE_PREMIUM - insurance_duty(len(locations) - count))


def part_of_profit(ware: int, aboard: int) -> int:
    """Return one accomplice's part of a punt's profit when so many are aboard (M9.3).

    >>> [part_of_profit(3, aboard) for aboard in (1, 2, 3, 4)]
    [36, 18, 12, 9]
    """
    return PROFITS[ware] // aboard


def seat_results(ware: int, location: int, rolls: int) -> tuple[Distribution[int], ...]:
    """Return what each seat of a punt brings, its price paid, if later seats fill up as well: by number aboard.

    >>> [str(result.mean) for result in seat_results(3, 4, 3)]
    ['71/3', '28/3', '35/9', '5/3']
    """
    chance = chance_to_arrive(location, rolls)
    return tuple(
        Distribution.of_fractions({part_of_profit(ware, number) - price: chance, -price: 1 - chance})
        for number, price in enumerate(SEAT_PRICES[ware], 1)
    )


def chance_beyond_in_round(start: int, rolls: int) -> Fraction:
    """Return the chance that a punt gets beyond 13 in exactly this movement round (M6.3).

    >>> [str(chance_beyond_in_round(5, rolls)) for rolls in (1, 2, 3)]
    ['0', '5/18', '25/54']
    """
    before = place_after(start, rolls - 1).given(lambda space: space <= LAST_SPACE)
    alive = place_after(start, rolls - 1).chance(lambda space: space <= LAST_SPACE)
    return alive * sum_of([before, dice(1)]).chance(lambda space: space > LAST_SPACE)
