"""The numbers that the remarks of the notebook name, all computed when it is read."""

from __future__ import annotations

from gamecore.games.batavia.odds import draw_law, package_count_law
from gamecore.games.batavia.odds_bids import error_at_rank, gain_law
from gamecore.games.batavia.odds_questions import (
    collected_law,
    gold_of_sets,
    largest_count_law,
    mean_tiles_to_collect,
    nearest_law,
    next_goods_law,
    one_each,
    seals_law,
)
from gamecore.games.batavia.odds_warehouses import gain_of_tiles
from gamecore.games.batavia.pieces import COMPANIES, DEALT_PER_PLAYER, FACES
from gamecore.odds.exact import die
from widgets.games.batavia.odds_attack import loss_of_england
from widgets.games.batavia.odds_cards import ENGLAND, FULL, needs_of
from widgets.games.batavia.odds_charts import RIVALS, UNSEEN, WORTH
from widgets.games.batavia.odds_tiles import PEPPER, SEATS, mean_pay
from widgets.shared.charts.figures import Number

Values = dict[str, Number]


class Numbers:
    """One method for each remark; each returns the numbers by the names of the remark's fields."""

    def package(self) -> Values:
        """What the first package holds."""
        law = package_count_law(FULL, ENGLAND)
        return {"cards": die(len(FACES)).mean, "english": law.mean, "none": law.probability(0)}

    def hand(self) -> Values:
        """Ten cards."""
        law = largest_count_law(FULL, DEALT_PER_PLAYER)
        every = draw_law(FULL, DEALT_PER_PLAYER)
        even = tuple(DEALT_PER_PLAYER // len(COMPANIES) for _ in COMPANIES)
        found: Values = {"even": every.probability(even), "all": every.chance(min)}
        return found | {"four": law.chance(lambda count: count >= 4), "hands": len(every)}

    def seal(self) -> Values:
        """One card short, two cards short, and two companies one card short."""
        pool, found = (UNSEEN,) * len(COMPANIES), Values(unseen=UNSEEN)
        for name, short in (("one", (1, 0)), ("two", (0, 1)), ("both", (2, 0))):
            found[name] = seals_law(pool, needs_of(*short)).chance(bool)
        return found

    def limit(self) -> Values:
        """A limit below, at and above the worth."""
        low, right, high = (gain_law(WORTH, limit, RIVALS).mean for limit in (WORTH - 2, WORTH, WORTH + 2))
        return {"worth": WORTH, "less": WORTH - 2, "more": WORTH + 2, "low": low, "right": right, "high": high}

    def curse(self) -> Values:
        """By how much the price is above the worth."""
        return {"four": error_at_rank(4, 2).mean, "five": error_at_rank(5, 2).mean}

    def attack(self) -> Values:
        """England in front with two cards more than Denmark."""
        draw, own, other = (loss_of_england(0, action) for action in range(3))
        return {"draw": draw, "own": own, "other": other}

    def collect(self) -> Values:
        """How long a collection takes."""
        steps: Values = {"second": mean_pay(2) - mean_pay(1), "eighth": mean_pay(8) - mean_pay(7)}
        every = {"five": collected_law(5).probability(5), "mean": mean_tiles_to_collect(5)}
        return steps | every | {"last": mean_tiles_to_collect(5) - mean_tiles_to_collect(4)}

    def cash(self) -> Values:
        """One company and four, with several tiles to come."""
        (one_cash, one_keep), (four_cash, four_keep) = (
            [gold_of_sets(one_each(companies), 4, now).mean for now in (True, False)] for companies in (1, 4)
        )
        found: Values = {"one_cash": one_cash, "one_keep": one_keep}
        return found | {"four_cash": four_cash, "four_keep": four_keep}

    def block(self) -> Values:
        """Where the nearest tile lies on average."""
        return {name: nearest_law(seals).mean for name, seals in (("one", 1), ("two", 2), ("three", 3))}

    def goods(self) -> Values:
        """One pepper tile seen, early and late."""
        early, late = (next_goods_law(blocks, 1).chance(bool) for blocks in (2, 5))
        return {"early": early, "late": late}

    def warehouse(self) -> Values:
        """One more pepper tile: far ahead, level, and level with one tile left."""
        found = Values()
        for name, (mine, theirs) in {"lead": (2, 0), "level": (1, 1), "tied": (2, 2)}.items():
            tiles = (SEATS,) * (len(COMPANIES) - mine - theirs)
            found[name] = gain_of_tiles(PEPPER, (mine, theirs, 0), tiles[:1], tiles[1:], 0).mean
        return found
