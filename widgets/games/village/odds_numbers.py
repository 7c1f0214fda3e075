"""The numbers that the remarks of the notebook name, all computed when it is read."""

from __future__ import annotations

from gamecore.games.village.odds_chests import chest_law, coins_law
from gamecore.games.village.odds_chronicle_ranks import death_in_order_law, rank_in_race_law
from gamecore.games.village.odds_cubes import chance_of_colour, chance_of_plague, colour_law, first_bag, seeding_law
from gamecore.games.village.odds_customers import chance_of_customer, deliverable, waiting_for
from gamecore.games.village.odds_goals import chance_of_pair, decks, pairs_law
from gamecore.games.village.odds_lifetime import chance_to_cross, hours_law, mean_turns
from gamecore.games.village.odds_mass import chance_drawn
from gamecore.games.village.odds_mass_coin import gain_of_buying
from gamecore.games.village.pieces import (
    BASE_TILES,
    BROWN,
    CHURCH,
    CRAFTS,
    CUBES_ON_SPACES,
    GOODS,
    HORSE,
    LIFE_TIME,
    MAJORITY_POINTS,
    PLAGUE,
    PLOW,
)
from widgets.games.village import odds_goals, odds_time
from widgets.games.village.odds_charts import OTHER_CUBES, SEATS
from widgets.games.village.odds_church import majority_after
from widgets.games.village.odds_cubes import brown_bag
from widgets.games.village.odds_more_charts import UNSEEN
from widgets.shared.charts.figures import Number

Values = dict[str, Number]


class Numbers:
    """One method for each remark; each returns the numbers by the names of the remark's fields."""

    def plague(self) -> Values:
        """Plague in the first round with four players."""
        bag, card = first_bag(SEATS), CUBES_ON_SPACES[False, False][SEATS]
        cubes, more = card[CHURCH], card[CRAFTS]
        found: Values = {"bag": sum(bag), "cubes": cubes, "more": more, "laid": colour_law(bag, PLAGUE, sum(card)).mean}
        return found | {"church": chance_of_plague(bag, cubes), "crafts": chance_of_plague(bag, more)}

    def colour(self) -> Values:
        """Brown cubes, and all four colours, on spaces of three to five cubes."""
        bag, first = brown_bag(4, OTHER_CUBES), first_bag(SEATS)
        four, every = (seeding_law(first, cubes).chance(lambda hand: min(hand[:PLAGUE])) for cubes in (4, 5))
        found: Values = {"own": bag[BROWN], "bag": sum(bag), "four": four, "all": every}
        return found | {"three": chance_of_colour(bag, BROWN, 3), "five": chance_of_colour(bag, BROWN, 5)}

    def mass(self) -> Values:
        """A member alone with the monks, and one in a full bag."""
        others = 6
        found: Values = {"alone": chance_drawn(1), "crowded": chance_drawn(1 + others), "others": others}
        return found | {"gain": gain_of_buying(1, others), "four": gain_of_buying(4, others)}

    def majority(self) -> Values:
        """Level with a rival, and two members ahead."""
        even, bought = (majority_after(1, 1, (2, 2), plan) for plan in (0, 1))
        far, further = (majority_after(3, 1, (2, 2), plan) for plan in (0, 1))
        gain, ahead = MAJORITY_POINTS * (bought - even), MAJORITY_POINTS * (further - far)
        return {"even": even, "bought": bought, "gain": gain, "ahead": ahead}

    def bridge(self) -> Values:
        """From one crossing to the next, and with half the way to go."""
        law, left = hours_law(odds_time.COSTS[odds_time.USUAL]), 5
        two, four = (chance_to_cross(LIFE_TIME - left, law, turns) for turns in (2, 4))
        found: Values = {"whole": mean_turns(0, law), "ratio": LIFE_TIME / law.mean}
        return found | {"hours": left, "two": two, "four": four}

    def chests(self) -> Values:
        """One chest and two."""
        two, back = coins_law(2), chest_law() + chest_law()
        found: Values = {"mean": chest_law().mean, "after": chest_law((1, 2, 1)).mean}
        return found | {
            "chance": two.chance(lambda coins: coins >= 8),
            "spread": two.deviation,
            "back": back.deviation,
        }

    def customer(self) -> Values:
        """Waiting for one of three, and what a horse and a plow can serve."""
        held = [tuple(int(kind in kinds) for kind in range(len(GOODS))) for kinds in ({HORSE, PLOW}, {HORSE}, {PLOW})]
        both, horse, plow = (len(deliverable(range(BASE_TILES), goods, 0)) for goods in held)
        found: Values = {"unseen": UNSEEN, "suiting": 3, "mean": waiting_for(3, UNSEEN).mean}
        found |= {"three": chance_of_customer(3, UNSEEN, 3), "tiles": BASE_TILES}
        return found | {"both": both, "horse": horse, "plow": plow}

    def goals(self) -> Values:
        """A fitting pair, and four of them."""
        base, every = decks(False, False), decks(True, True)
        one = chance_of_pair(*base)
        found: Values = {"base": one, "every": chance_of_pair(*every), "independent": one**SEATS}
        return found | {"all": pairs_law(*base, SEATS).probability(SEATS)}

    def race(self) -> Values:
        """Level in the race, an hour behind, and when the first and the last of four die."""
        law = hours_law(odds_goals.COSTS)
        level, behind = (rank_in_race_law((mine, 5, 5, 5), law).chance(lambda rank: rank <= 2) for mine in (5, 4))
        first, fourth = (death_in_order_law(0, law, SEATS, number).mean for number in (1, SEATS))
        return {"level": level, "behind": behind, "first": first, "fourth": fourth, "one": mean_turns(0, law)}
