"""The numbers that the remarks between the experiments speak of: each is computed here."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.porto_carthago.odds_questions import (
    cost_law,
    danger_law,
    left_law,
    market_law,
    mean_points,
    money_law,
    race_law,
    reachable_law,
    row_law,
    temple_worth,
    without,
    worth_of_looking,
)
from gamecore.games.porto_carthago.odds_results import POINT, PRIVILEGE, SEAT
from gamecore.games.porto_carthago.pieces import MARKET_SPACES, PALACE_PRICES, SHIPS
from widgets.games.porto_carthago.odds_deck import DANGERS
from widgets.games.porto_carthago.odds_harbour import OTHERS, UNSEEN
from widgets.shared.charts.figures import Number

Values = dict[str, Number]


class Numbers:
    """One method for each remark; each returns the numbers by the names of the remark's fields."""

    def estimates(self) -> Values:
        """What a trade point, a palace seat and a privilege count in talents."""
        return {"point": POINT, "seat": SEAT, "privilege": PRIVILEGE}

    def ships(self) -> Values:
        """The dangers and incomes of all ships."""
        law = danger_law(without(()))
        incomes = [ship.income for ship in SHIPS]
        dangers = {f"d{danger}": law.ways[danger] for danger in DANGERS}
        mean = Fraction(sum(incomes), len(incomes))
        return {"cards": law.total, **dangers, "low": min(incomes), "high": max(incomes), "mean": mean}

    def danger(self) -> Values:
        """The next card before and after mild ships have been seen."""
        full, mild = (danger_law(without(seen)) for seen in ((), ((1, 4), (2, 4))))
        return {
            "full": full.chance(lambda danger: danger <= 2),
            "after": mild.chance(lambda danger: danger <= 2),
            "mild": mild.ways.get(1, 0) + mild.ways.get(2, 0),
            "cards": mild.total,
        }

    def temple(self) -> Values:
        """The best number of servants, for money alone and with trade points."""
        deck = without(())
        money = {servants: money_law(deck, servants).mean for servants in DANGERS}
        best = max(money, key=money.__getitem__)
        with_points = {servants: temple_worth(deck, servants, POINT, 0) for servants in DANGERS}
        waiting = {servants: temple_worth(deck, servants, POINT, 1) for servants in DANGERS}
        more = max(with_points, key=with_points.__getitem__)
        return {
            "money": best,
            "talents": money[best],
            "point": POINT,
            "more": more,
            "idle": max(waiting, key=waiting.__getitem__),
            "points": mean_points(deck, more),
        }

    def scout(self) -> Values:
        """What a look adds with two servants."""
        deck = without(())
        return {
            "plain": danger_law(deck).chance(lambda danger: danger <= 2),
            "seen": 1 - reachable_law(deck, 2).probability(0),
            "worth": worth_of_looking(deck, 2),
        }

    def market(self) -> Values:
        """All six discs of a good in the bag."""
        small, large = (
            market_law(6, OTHERS, spaces).chance(lambda count: count > 0)
            for spaces in sorted(set(MARKET_SPACES.values()))
        )
        return {"small": small, "large": large}

    def layout(self) -> Values:
        """The cheaper porter and a single card."""
        porter, single = cost_law(1), cost_law(0)
        return {
            "porter": porter.probability(0),
            "single": single.probability(0),
            "mean": porter.mean,
            "other": single.mean,
        }

    def dock(self) -> Values:
        """Dock I and dock II with three unseen ships."""
        law = row_law(3, UNSEEN - 3, 5)
        return {"first": law.chance(lambda count: count >= 1), "second": law.chance(lambda count: count >= 2)}

    def wait(self) -> Values:
        """From which worth on waiting for two others no longer pays."""
        there = left_law(1, MARKET_SPACES[4] - 1, 2).probability(1)
        return {"there": there, "even": (4 - 2 * there) / (1 - there)}

    def race(self) -> Values:
        """One round and three rivals."""
        law = race_law(2, 3, Fraction(1, 3))
        mean = law.expectation(lambda space: PALACE_PRICES[space])
        return {"sold": law.chance(lambda space: space > 2), "price": mean}
