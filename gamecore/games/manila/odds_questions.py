"""Questions that a lesson asks about Manila: exact answers, and honest dice to compare them with.

Everything leans on the laws of ``odds_voyage``, ``odds_income`` and ``odds_share``; here they are put together to
what a reader wants to know: what a space is worth, what a pilot should do, what the office is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations, product
from math import comb
from random import Random

from gamecore.games.manila.odds import expected_rise, locations_of, outlook, rise_of
from gamecore.games.manila.odds_income import BELOW, Board, fate_of, fate_weights, payoffs
from gamecore.games.manila.odds_share import share_result, wares_of_any_voyage
from gamecore.games.manila.pieces import (
    FACES,
    INSURANCE,
    INSURANCE_PREMIUM,
    LAST_STEP,
    MARKET,
    PORT_A,
    SPACE_PRICES,
    STARTING_TRIPLES,
    share_price,
)
from gamecore.games.manila.state import NOBODY, Counts
from gamecore.kernel.errors import BadOption
from gamecore.kernel.state import replaced
from gamecore.odds.decisions import Decision, Lottery, backward_induction
from gamecore.odds.exact import Distribution, die
from gamecore.odds.simulate import Simulation, simulate, sums_of_tables

# Dice ----------------------------------------------------------------------------------------------------------


def simulate_places(start: int, rolls: int, draws: int, seed: int) -> Simulation[int]:
    """Roll so often for a punt from this space, and count where it is then; 14 stands for the port (M6.2, M6.3).

    >>> from gamecore.games.manila.odds_voyage import place_after
    >>> simulate_places(5, 2, 50_000, 1).chance(lambda space: space == 13).covers(place_after(5, 2).probability(13))
    True
    """
    rolled = sums_of_tables([FACES] * rolls, draws, seed)
    return rolled.map(lambda points: min(start + points, PORT_A))


@cache
def _fates(location: int, rolls: int, weight: int) -> tuple[int, ...]:
    return tuple(weight * fate_of(location, sum(roll)) for roll in product(FACES, repeat=rolls))


def simulate_fates(locations: Sequence[int], rolls: int, draws: int, seed: int) -> Simulation[Counts]:
    """Roll for up to three punts on these spaces, and count how they end: PORT, ON_13 or BELOW for each.

    >>> from gamecore.games.manila.odds_income import BELOW, PORT
    >>> simulate_fates((13, 0), 1, 10, 3).counts == {(PORT, BELOW): 10}
    True
    """
    tables = [_fates(location, rolls, int(3**number)) for number, location in enumerate(locations)]
    found = sums_of_tables(tables, draws, seed)
    return found.map(lambda code: tuple(code // 3**number % 3 for number in range(len(tables))))


# Spaces --------------------------------------------------------------------------------------------------------


def results_of_space(space: int, wares: Sequence[int]) -> tuple[int, ...]:
    """Return what a lone accomplice on this space brings in each of the 27 joint fates, its price paid (M5.2, M9)."""
    (ashore,) = set(range(4)) - set(wares)
    board = Board(replaced(NOBODY, space, 0), ashore, 0, clever=False)
    price = -INSURANCE_PREMIUM if space == INSURANCE else SPACE_PRICES[space]
    return tuple(pesos - price for pesos in payoffs(board, 0))


def result_of_space(space: int, wares: Sequence[int], starts: Sequence[int], rolls: int = 3) -> Distribution[int]:
    """Return what a lone accomplice on this space brings if nobody else is placed; these are the wares' spaces.

    >>> from gamecore.games.manila.pieces import INSURANCE
    >>> from gamecore.games.manila.odds_voyage import insurance_result
    >>> result_of_space(INSURANCE, (0, 1, 3), (4, 3, 2)) == insurance_result((4, 3, 2), 3)
    True
    """
    (ashore,) = set(range(4)) - set(wares)
    ways = fate_weights(locations_of(wares, starts), ashore, rolls)
    return Distribution(zip(results_of_space(space, wares), ways, strict=True))


# Pilots --------------------------------------------------------------------------------------------------------

SMALL_STEPS = (0, 1, -1)
LARGE_STEPS = (0, 1, -1, 2, -2)
"""What the pilots may do with a single punt, doing nothing first (M8.2, M8.3)."""


def steered(space: int, steps: int) -> int:
    """Return where a pilot moves a punt from this space: beyond 13 it docks, and docked it stays (M8.5, M8.6).

    >>> steered(12, 2), steered(9, -1), steered(14, -2)
    (14, 8, 14)
    """
    return space if space >= PORT_A else min(space + steps, PORT_A)


def fate_after_last_roll(space: int) -> Distribution[int]:
    """Return how a punt ends with one roll to come: PORT, ON_13 or BELOW; in port it stays there (M6.3, M6.6, M6.8).

    >>> fate_after_last_roll(9).probabilities()
    {2: Fraction(1, 2), 1: Fraction(1, 6), 0: Fraction(1, 3)}
    """
    return die().map(lambda points: fate_of(space, points)).reduced()


def arrives_after_last_roll(space: int) -> Fraction:
    """Return the chance that a punt arrives with one roll to come and no pirates (M6.3, M7.12).

    >>> arrives_after_last_roll(9), arrives_after_last_roll(14)
    (Fraction(1, 2), Fraction(1, 1))
    """
    return fate_after_last_roll(space).chance(lambda fate: fate != BELOW)


Stake = tuple[int, int, int]
"""What somebody is paid if a punt ends in port, on 13 or below."""


@dataclass(frozen=True, slots=True)
class PilotDuel:
    """The last moves on one punt that is about to be rolled for.

    The small pilot moves first and the large one, if a rival has it, answers; each looks to what he himself is paid.
    """

    space: int
    mine: Stake
    rival: Stake | None = None

    def _node(self, node: tuple[str, int]) -> Decision | Lottery | Sequence[int | Fraction]:
        turn, space = node
        if turn == "small":
            after = "large" if self.rival else "roll"
            return Decision(0, {step: (after, steered(space, step)) for step in self.options()})
        if turn == "large":
            options = [step for step in LARGE_STEPS if space + step >= 0 and (space < PORT_A or not step)]
            return Decision(1, {step: ("roll", steered(space, step)) for step in options})
        if turn == "roll":
            return Lottery(fate_after_last_roll(space).map(lambda fate: ("end", fate)))
        return (self.mine[space], self.rival[space] if self.rival else 0)

    def options(self) -> tuple[int, ...]:
        """Return what the small pilot may do (M8.2, M8.8)."""
        return tuple(step for step in SMALL_STEPS if self.space + step >= 0)

    def reply(self, step: int) -> int:
        """Return what the large pilot does after this move, for his own good; 0 if there is none."""
        if not self.rival:
            return 0
        node = ("large", steered(self.space, step))
        found = backward_induction(node, self._node).answers[node]
        return int(str(found))

    def place(self, step: int) -> int:
        """Return where the punt is rolled for after this move and the reply to it; 14 if it docks before."""
        return steered(steered(self.space, step), self.reply(step))

    def best(self) -> int:
        """Return the small pilot's best move, by backward induction (M8.1).

        >>> duel = PilotDuel(9, mine=(36, 36, 0), rival=(0, 0, 6))
        >>> duel.best(), duel.reply(1)
        (1, -2)
        """
        node = ("small", self.space)
        return int(str(backward_induction(node, self._node).answers[node]))

    def pays(self, fate: int) -> bool:
        """Return whether this end pays the small pilot's owner."""
        return self.mine[fate] > 0

    def worth(self, step: int) -> Fraction:
        """Return what the small pilot's owner can expect after this move and the best reply."""
        return fate_after_last_roll(self.place(step)).expectation(self.mine.__getitem__)


# Shares and the office -------------------------------------------------------------------------------------------


def simulate_final_values(steps: Counts, ware: int, games: int, seed: int) -> Simulation[int]:
    """Play the market so often to its end, every voyage like any other, and count a ware's final values (M11).

    >>> from gamecore.games.manila.odds_share import final_value
    >>> simulate_final_values((0, 0, 0, 0), 0, 2000, 1).mean(float).covers(final_value((0, 0, 0, 0), 0).mean)
    True
    """
    law = {wares: ways for wares, ways in wares_of_any_voyage().ways.items() if wares}
    sets, cumulated = list(law), list(accumulate(law.values()))

    def value(rng: Random) -> int:
        market = list(steps)
        while LAST_STEP not in market:
            for risen in rng.choices(sets, cum_weights=cumulated)[0]:
                market[risen] += 1
        return MARKET[market[ware]]

    return simulate(value, games, seed)


@dataclass(frozen=True, slots=True)
class OfficeWorth:
    """What the harbour master's office adds to a fortune: the best purchase, and steering the own shares."""

    purchase: Fraction
    steering: Fraction

    @property
    def total(self) -> Fraction:
        """Return both together: no bid above it pays."""
        return self.purchase + self.steering


def office_worth(shares: Counts, steps: Counts) -> OfficeWorth:
    """Return what the office is worth to a player with these shares; the right to place first is not counted.

    Steering is the expected rise of the shares with the best load and starts, less the mean over all of them.

    >>> office_worth((0, 0, 0, 0), (0, 0, 0, 0)).steering
    Fraction(0, 1)
    """
    rises = []
    for wares, starts in product(combinations(range(4), 3), STARTING_TRIPLES):
        look = outlook(locations_of(wares, starts), 6 - sum(wares), 3, False)
        rises.append(Fraction(expected_rise(shares, steps, look), look.total**3))
    gains = [share_result(steps, ware, share_price(steps[ware])).mean for ware in range(4)]
    return OfficeWorth(max(Fraction(0), *gains), max(rises) - sum(rises, Fraction(0)) / len(rises))


def rise_of_shares(shares: Counts, steps: Counts) -> tuple[int, ...]:
    """Return by how much a player's shares of each ware rise if it comes to port (M11.1).

    >>> rise_of_shares((0, 0, 0, 2), (0, 0, 0, 2))
    (0, 0, 0, 20)
    """
    return tuple(count * rise_of(step) for count, step in zip(shares, steps, strict=True))


# The winner's curse ------------------------------------------------------------------------------------------------


def estimate_error() -> Distribution[int]:
    """Return the error of one bidder's estimate in the model: one die less another.

    >>> estimate_error().mean, estimate_error().variance
    (Fraction(0, 1), Fraction(35, 6))
    """
    return die() + die().map(lambda points: -points)


@cache
def largest_error(bidders: int) -> Distribution[int]:
    """Return the largest of so many independent errors: the error of whoever wins the auction.

    >>> float(largest_error(1).mean), round(float(largest_error(3).mean), 2)
    (0.0, 2.06)
    """
    if bidders < 1:
        raise BadOption(f"An auction needs at least one bidder, not {bidders}.")
    one, largest = estimate_error(), estimate_error()
    for _ in range(bidders - 1):
        largest = largest.with_other(one, max)
    return largest


def simulate_largest_error(bidders: int, auctions: int, seed: int) -> Simulation[int]:
    """Roll two dice for every bidder so often, and count the largest error."""
    return simulate(lambda rng: max(rng.choice(FACES) - rng.choice(FACES) for _ in range(bidders)), auctions, seed)


def gain_against(bidders: int, others_take_off: int, take_off: int) -> Fraction:
    """Return what a bidder can expect who takes so much off his estimate while all others take off theirs.

    The highest bid wins and is paid; equal bids win equally often; the office is worth the same to all.

    >>> gain_against(3, 0, 0) < 0 < gain_against(3, 0, 4)
    True
    """
    total, error = Fraction(0), estimate_error()
    for mine, ways in error.ways.items():
        bid = mine - take_off
        below = error.chance(lambda other: other - others_take_off < bid)  # noqa: B023
        equal = error.chance(lambda other: other - others_take_off == bid)  # noqa: B023
        rivals = bidders - 1
        wins = sum(
            Fraction(comb(rivals, tied), tied + 1) * equal**tied * below ** (rivals - tied)
            for tied in range(rivals + 1)
        )
        total += Fraction(ways, error.total) * wins * -bid
    return total
