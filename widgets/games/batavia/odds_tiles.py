"""Experiments with tiles: collecting, cashing, a hidden block, and the majority in a warehouse."""

from __future__ import annotations

from fractions import Fraction

from gamecore.games.batavia import odds_trials as trials
from gamecore.games.batavia.odds_questions import (
    BLOCKS,
    collected_law,
    gold_of_sets,
    nearest_law,
    next_goods_law,
    one_each,
)
from gamecore.games.batavia.odds_warehouses import Tiles, final_gold, gain_of_tiles
from gamecore.games.batavia.pieces import BLOCK, CASHING, COMPANIES, GOODS, SOLE_VALUES, TIED_VALUES
from gamecore.games.batavia.state import Counts
from gamecore.odds.exact import Distribution
from widgets.shared.charts.figures import decimal, percent
from widgets.shared.explore.experiment import (
    Decision,
    Experiment,
    Measure,
    Settings,
    at_least,
    counted,
    decision,
    listed,
    numbers,
    times,
)

MOST = 20_000

# 6. Collecting ----------------------------------------------------------------------------------------------------

MOST_TILES = 14
TILE_COST = 1


def mean_pay(tiles: int) -> Fraction:
    """What one set from so many tiles pays on average."""
    return collected_law(tiles).expectation(CASHING.__getitem__)


def _decide_collect(at: Settings) -> Decision:
    now, then = mean_pay(at["tiles"]), mean_pay(at["tiles"] + 1)
    because = f"With {at['tiles']} tiles the set pays {decimal(now)} gold on average, and with one more {decimal(then)}"
    return decision(
        f"You will cash one set only. One tile more would cost you {TILE_COST} gold elsewhere. You have not looked at "
        "the tiles yet. Do you take it?",
        (
            "Take one more",
            then - now - TILE_COST,
            f"{because}: one more tile brings {decimal(then - now)}.",
        ),
        ("Leave it", Fraction(0), f"{because}: one more tile would bring {decimal(then - now)}."),
    )


COLLECT = Experiment(
    "collect",
    "Five different companies",
    (
        numbers("tiles", "Tiles that you take", range(1, MOST_TILES + 1), 5),
        numbers("least", "At least so many different companies", range(2, BLOCK + 1), BLOCK),
    ),
    lambda at: (
        times(
            at["tiles"],
            "You take one tile. ",
            "You take {count} tiles, each of any of the five companies with equal chance. ",
        )
        + f"How likely is it that they show at least {at['least']} different companies?"
    ),
    lambda at: collected_law(at["tiles"]),
    lambda at, draws, seed: trials.simulate(lambda rng: trials.companies_seen(rng, at["tiles"]), draws, seed),
    lambda at: counted(1, len(COMPANIES)),
    Measure("percent", at_least("least")),
    "different companies",
    _decide_collect,
    "collections",
    MOST,
)

# 7. Cashing -------------------------------------------------------------------------------------------------------

MOST_LEFT = 6
PLANS = ("cash them now", "keep them")
CASH, KEEP = range(2)


def _law_of_sets(at: Settings) -> Distribution[int]:
    return gold_of_sets(one_each(at["tiles"]), at["left"], at["plan"] == CASH)


def _golds(at: Settings) -> tuple[tuple[int, str], ...]:
    return tuple((gold, str(gold)) for gold in sorted(_law_of_sets(at)))


def _decide_cash(at: Settings) -> Decision:
    tiles = one_each(at["tiles"])
    cash, keep = (gold_of_sets(tiles, at["left"], now).mean for now in (True, False))
    compared = f"Cashing now brings {decimal(cash)} gold in all on average, and keeping {decimal(keep)}."
    return decision(
        "The last tile you took was a new company, so you may cash. Do you?",
        ("Cash now", cash, compared),
        ("Keep all", keep, compared),
    )


SETS = Experiment(
    "cash",
    "Cash now or keep?",
    (
        numbers("tiles", "Different companies that you have, one tile each", range(1, BLOCK + 1), 3),
        numbers("left", "Tiles still to come", range(MOST_LEFT + 1), 3),
        listed("plan", "You", PLANS, KEEP),
    ),
    lambda at: (
        times(at["tiles"], "You have one tile", "You have one tile each of {count} companies")
        + f" and {PLANS[at['plan']]}. "
        + times(at["left"], "One more tile comes", "{count} more tiles come")
        + ", of any company with equal chance, and from now on you cash when it is best on average. How much gold do "
        "sets bring you in all, on average?"
    ),
    _law_of_sets,
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.gold_of_sets(rng, one_each(at["tiles"]), at["left"], at["plan"] == CASH), draws, seed
    ),
    _golds,
    Measure("number", lambda at: lambda gold: gold, 0, 25, 0.5, "expected gold"),
    "gold from sets",
    _decide_cash,
    "games",
    MOST,
)

# 8. A hidden block --------------------------------------------------------------------------------------------------

SPACE_GOLD = Fraction(3, 2)
SEAL_COST = 1


def _decide_nearest(at: Settings) -> Decision:
    now, then = (nearest_law(at["seals"] + more).mean for more in (0, 1))
    worth = SPACE_GOLD * (now - then) - SEAL_COST
    compared = f"The nearest tile is on place {decimal(now)} on average, and with one more seal on {decimal(then)}."
    return decision(
        f"You want short steps: every space that you save is worth {decimal(SPACE_GOLD)} gold to you. One more seal "
        f"costs you cards worth {SEAL_COST} gold. Do you win it first?",
        ("Win one more seal", worth, f"{compared} That is worth {decimal(worth)} gold, the cards paid."),
        ("Do without", Fraction(0), f"{compared} One more seal would be worth {decimal(worth)} gold."),
    )


NEAREST = Experiment(
    "block",
    "A block face down",
    (
        numbers("seals", "Seals that you hold", range(1, BLOCK), 2),
        numbers("place", "On this place or before", range(1, BLOCK), 2),
    ),
    lambda at: (
        times(
            at["seals"],
            "You hold one seal, and the next block is still face down. How likely is it that its tile lies on ",
            "You hold {count} seals, and the next block is still face down. How likely is it that at least one of "
            "their tiles lies on ",
        )
        + times(at["place"], "the first place?", "the first {count} places?")
    ),
    lambda at: nearest_law(at["seals"]),
    lambda at, draws, seed: trials.simulate(lambda rng: trials.nearest_place(rng, at["seals"]), draws, seed),
    lambda at: counted(1, BLOCK),
    Measure("percent", lambda at: lambda place: place <= at["place"]),
    "place of the nearest tile",
    _decide_nearest,
    "blocks",
    MOST,
)

PEPPER = GOODS.index("pepper")
HALF_PEPPER = TIED_VALUES[PEPPER]
WAITING = 5


def _decide_goods(at: Settings) -> Decision:
    chance = next_goods_law(at["blocks"], at["seen"]).chance(bool)
    worth = HALF_PEPPER * chance - WAITING
    compared = f"The next block has pepper with chance {percent(chance)}."
    return decision(
        f"A pepper tile would bring you {HALF_PEPPER} gold. To be the first at the next block you give up {WAITING} "
        "gold here. Do you go?",
        ("Go to the next block", worth, f"{compared} Going brings {decimal(worth)} gold on average."),
        ("Stay here", Fraction(0), f"{compared} Going would bring {decimal(worth)} gold on average."),
    )


GOODS_AHEAD = Experiment(
    "goods",
    "Is there pepper in the next block?",
    (
        numbers("blocks", "Blocks face up", range(2, BLOCKS), 3),
        numbers("seen", "Pepper tiles among them", range(len(COMPANIES)), 1),
    ),
    lambda at: (
        f"{at['blocks']} of the {BLOCKS} blocks are face up; pepper tiles among them: {at['seen']} of five. "
        "How likely is it that the next block holds at least one?"
    ),
    lambda at: next_goods_law(at["blocks"], at["seen"]),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.goods_in_block(rng, at["blocks"], at["seen"]), draws, seed
    ),
    lambda at: counted(0, len(COMPANIES)),
    Measure("percent", lambda at: bool),
    "pepper tiles in the next block",
    _decide_goods,
    "blocks",
    MOST,
)

# 9. A warehouse -----------------------------------------------------------------------------------------------------

SEATS = (0, 1, 2)
MOST_CRATES = 2
OTHER_TILE = 3


def crates_of(at: Settings) -> Counts:
    """The crates of the reader and of two rivals."""
    return (at["mine"], at["theirs"], 0)


def tiles_left(at: Settings) -> Tiles:
    """For each tile still on the path, who may take it: everybody."""
    return (SEATS,) * (len(COMPANIES) - at["mine"] - at["theirs"])


def _golds_of_warehouse(at: Settings) -> tuple[tuple[int, str], ...]:
    good = at["good"]
    texts = ("0", f"{TIED_VALUES[good]} (tied)", f"{SOLE_VALUES[good]} (alone)")
    return tuple(zip((0, TIED_VALUES[good], SOLE_VALUES[good]), texts, strict=True))


def _decide_warehouse(at: Settings) -> Decision:
    tiles = tiles_left(at)
    worth = gain_of_tiles(at["good"], crates_of(at), tiles[:1], tiles[1:], 0).mean
    compared = f"Taking it raises what the warehouse pays you by {decimal(worth)} gold on average"
    return decision(
        f"One of these tiles lies ahead of you; another tile would bring you {OTHER_TILE} gold. Which do you take?",
        (f"The {GOODS[at['good']]} tile", worth, f"{compared}, compared with leaving it to chance."),
        ("The other tile", Fraction(OTHER_TILE), f"{compared}; the other tile brings {OTHER_TILE}."),
    )


WAREHOUSE = Experiment(
    "warehouse",
    "The majority in a warehouse",
    (
        numbers("mine", "Your crates", range(MOST_CRATES + 1), 1),
        numbers("theirs", "Crates of one rival", range(MOST_CRATES + 1), 1),
        listed("good", "Good", GOODS, PEPPER),
    ),
    lambda at: (
        f"Crates in the {GOODS[at['good']]} warehouse: yours {at['mine']}, one rival’s {at['theirs']}, the other’s 0. "
        "Each of the tiles left goes to one of you three or to nobody, all equally likely. How much gold will the "
        "warehouse pay you on average?"
    ),
    lambda at: final_gold(at["good"], crates_of(at), tiles_left(at), 0),
    lambda at, draws, seed: trials.simulate(
        lambda rng: trials.warehouse_gold(rng, at["good"], crates_of(at), tiles_left(at)), draws, seed
    ),
    _golds_of_warehouse,
    Measure("number", lambda at: lambda gold: gold, 0, max(SOLE_VALUES), 0.5, "expected gold"),
    "gold from the warehouse",
    _decide_warehouse,
    "games",
    MOST,
)

EXPERIMENTS = (COLLECT, SETS, NEAREST, GOODS_AHEAD, WAREHOUSE)
