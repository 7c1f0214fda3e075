"""The numbers in the notebook's remarks, computed when they are asked for."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from gamecore.games.manila.odds_questions import arrives_after_last_roll, result_of_space
from gamecore.games.manila.odds_share import final_value
from gamecore.games.manila.odds_voyage import (
    chance_on_13,
    chance_to_arrive,
    insurance_result,
    number_of_arrivals,
    part_of_profit,
)
from gamecore.games.manila.pieces import HIGHEST_START, MARKET, PORT_SPACES, PROFITS, PUNT_SEATS, SEAT_PRICES
from gamecore.odds.exact import binomial, dice
from widgets.games.manila.odds_money import ABOARD, duel
from widgets.games.manila.odds_sea import JADE, LOADED, TRIPLES
from widgets.shared.charts.figures import Number

Values = dict[str, Number]
USUAL = (4, 3, 2)
"""The starts that the remarks speak of."""


class Numbers:
    """One method for each remark; each returns the numbers by the names of the remark's fields."""

    def sums(self) -> Values:
        """Three dice."""
        law = dice(3)
        return {"cases": law.total, "most": max(law.ways.values()), "rare": law.probability(18)}

    def arrival(self) -> Values:
        """The chance to arrive, and what pirates take from it."""
        taken = [chance_on_13(start, 3) for start in range(HIGHEST_START + 1)]
        first, last = chance_to_arrive(0, 3), chance_to_arrive(HIGHEST_START, 3)
        return {"first": first, "last": last, "least": min(taken), "most": max(taken)}

    def steps(self) -> Values:
        """What a step of the start changes."""
        means = [number_of_arrivals(triple, 3).mean for triple in TRIPLES]
        chances = [chance_to_arrive(start, 3) for start in range(HIGHEST_START + 1)]
        more = [after - before for before, after in pairwise(chances)]
        return {"low": min(means), "high": max(means), "least": min(more), "most": max(more)}

    def variances(self) -> Values:
        """Unlike punts and like ones."""
        law = number_of_arrivals((5, 4, 0), 3)
        return {"unlike": law.variance, "alike": binomial(3, law.mean / 3).variance}

    def conditional(self) -> Values:
        """On 13, before and after the rolls that lead there."""
        return {"before": chance_on_13(4, 3), "near": chance_on_13(9, 1), "far": chance_on_13(6, 1)}

    def spaces(self) -> Values:
        """A seat and a port."""
        seat = result_of_space(PUNT_SEATS[JADE][0], LOADED, USUAL)
        port = result_of_space(PORT_SPACES[1], LOADED, USUAL)
        found: Values = {"seat": seat.mean, "seat_spread": seat.deviation}
        return found | {"port": port.mean, "port_spread": port.deviation}

    def pilots(self) -> Values:
        """The step that is out of the large pilot's reach."""
        twelve, thirteen = (
            arrives_after_last_roll(last.place(last.best()))
            for last in (duel(space, ABOARD, True) for space in (12, 13))
        )
        return {"twelve": twelve, "thirteen": thirteen, "jump": (thirteen - twelve) * PROFITS[JADE]}

    def insurance(self) -> Values:
        """The insurer's gamble."""
        law = insurance_result(USUAL, 3)
        found: Values = {"office": law.mean, "spread": law.deviation, "loss": law.chance(lambda pesos: pesos < 0)}
        return found | {"worst": min(law), "worst_chance": law.probability(min(law))}

    def sharing(self) -> Values:
        """The third seat on jade, early and late."""
        third = Fraction(SEAT_PRICES[JADE][2], part_of_profit(JADE, 3))
        return {"third": third, "start": chance_to_arrive(1, 3), "later": chance_to_arrive(6, 2)}

    def shares(self) -> Values:
        """Being ahead and being behind."""
        ten, twenty = MARKET.index(10), MARKET.index(20)
        start, ahead, behind = (
            final_value((own, *[other] * 3), 0).mean for own, other in ((0, 0), (twenty, ten), (ten, twenty))
        )
        return {"start": start, "ahead": ahead, "behind": behind}
