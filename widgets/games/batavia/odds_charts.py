"""The charts of exact values that stand between the experiments, by name."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from gamecore.games.batavia.odds import package_count_law
from gamecore.games.batavia.odds_bids import error_at_rank, gain_law
from gamecore.games.batavia.odds_pirates import cards_at_strike
from gamecore.games.batavia.odds_questions import (
    BLOCKS,
    gold_of_sets,
    largest_count_law,
    nearest_law,
    next_goods_law,
    one_each,
    seals_law,
    victims_after,
)
from gamecore.games.batavia.odds_warehouses import final_gold
from gamecore.games.batavia.pieces import (
    BLOCK,
    CARDS,
    CARDS_PER_COMPANY,
    CASHING,
    COMPANIES,
    DEALT_PER_PLAYER,
    FACES,
    PIRATE_THRESHOLDS,
    SEAT_COUNTS,
)
from gamecore.odds.exact import binomial, hypergeometric
from widgets.games.batavia.odds_attack import NOBODY, OUTCOMES, kind_of
from widgets.games.batavia.odds_auction import MOST_LIMIT
from widgets.games.batavia.odds_cards import ENGLAND, FULL, HANDS, needs_of
from widgets.games.batavia.odds_tiles import MOST_LEFT, MOST_TILES, PEPPER, SEATS, mean_pay
from widgets.shared.charts.bars import EXACT, OTHER, Series, bars
from widgets.shared.charts.chart import Chart
from widgets.shared.charts.figures import decimal
from widgets.shared.charts.heat import heat_map

WORTH, RIVALS = 5, 3
"""The auction that is drawn: what the package is worth to the reader, and against how many."""

UNSEEN = 16
"""Cards of each company that cannot be seen."""

SHORT = range(1, 11)
"""Cards that are missing for an attack."""

LEADS = range(4)
LEVEL = 3
"""In the chart of victims: the cards of each other company."""


def package() -> Chart:
    """The English cards in a package, before and after the roll."""
    rows = [hypergeometric(FULL[ENGLAND], CARDS - FULL[ENGLAND], face) for face in FACES]
    laws = [package_count_law(FULL, ENGLAND), *rows]
    values = [[float(law.probability(count)) for count in range(4)] for law in laws]
    names = ["not rolled", *map(str, FACES)]
    title = "English cards in the first package, no card seen yet, in percent"
    return heat_map(title, names, list("0123"), values, down="die", across="English cards")


def hands() -> Chart:
    """The longest company of a hand."""
    lengths = range(2, 8)
    values = [
        [float(largest_count_law(FULL, cards).chance(lambda count: count >= length)) for cards in HANDS]  # noqa: B023
        for length in lengths
    ]
    title = "The chance that some company has at least so many cards, in percent"
    rows = [f"{length} or more" for length in lengths]
    return heat_map(title, rows, list(map(str, HANDS)), values, down="longest", across="cards dealt")


def replacing() -> Chart:
    """Drawing without putting back against drawing with it."""
    law = hypergeometric(CARDS_PER_COMPANY, CARDS - CARDS_PER_COMPANY, DEALT_PER_PLAYER)
    other = binomial(DEALT_PER_PLAYER, Fraction(CARDS_PER_COMPANY, CARDS))
    counts = range(8)
    one, two = (tuple(float(each.probability(count)) for count in counts) for each in (other, law))
    series = [Series("put back", one, OTHER), Series("kept", two, EXACT)]
    sentence = (
        f"Both have the mean {decimal(law.mean)}; the variance is {decimal(law.variance)} if cards are kept and "
        f"{decimal(other.variance)} if each is put back before the next is drawn."
    )
    title = "English cards among ten, kept or put back"
    return bars(title, list(map(str, counts)), series, along="English cards", upward="chance", sentence=sentence)


def seals() -> Chart:
    """The chance that two cards give a majority."""
    pool = (UNSEEN,) * len(COMPANIES)
    values = [[float(seals_law(pool, needs_of(one, two)).chance(bool)) for two in range(3)] for one in range(4)]
    title = f"The chance that two cards give a majority if {UNSEEN} of each company are unseen, in percent"
    return heat_map(title, list("0123"), list("012"), values, down="one card short", across="two cards short")


def limits() -> Chart:
    """What a limit gains against rivals with private values."""
    values = tuple(float(gain_law(WORTH, limit, RIVALS).mean) for limit in range(MOST_LIMIT + 1))
    title = (
        f"What a limit gains on average: the package is worth {WORTH} to you, and what a die shows to {RIVALS} rivals"
    )
    labels = list(map(str, range(MOST_LIMIT + 1)))
    return bars(title, labels, [Series("exact", values)], along="your limit", upward="notes", unit="gain")


def curse() -> Chart:
    """What the winner believed, and what he pays, over the number of bidders."""
    bidders = range(2, SEAT_COUNTS[-1] + 1)
    highest, paid = (tuple(float(error_at_rank(count, rank).mean) for count in bidders) for rank in (1, 2))
    series = [Series("highest estimate", highest, OTHER), Series("price", paid, EXACT)]
    title = "How far the highest estimate and the price lie above the true worth, on average"
    return bars(title, list(map(str, bidders)), series, along="bidders", upward="notes", unit="gain")


def strikes() -> Chart:
    """The chance of an attack before one's next action."""
    values = []
    for seats in SEAT_COUNTS:
        hands_ = (DEALT_PER_PLAYER,) * (seats - 1)
        values.append([1 - float(cards_at_strike(short, hands_).probability(-1)) for short in SHORT])
    names = [f"{seats} (from {PIRATE_THRESHOLDS[seats]} cards)" for seats in SEAT_COUNTS]
    title = "The chance that pirates come while each rival acts once, in percent"
    return heat_map(title, names, list(map(str, SHORT)), values, down="players", across="cards short")


def whom() -> Chart:
    """Whom pirates take, over the lead of the strongest company."""
    kinds = [kind for kind in range(len(OUTCOMES)) if kind != NOBODY]
    values = []
    for lead in LEADS:
        cubes = (LEVEL + lead, LEVEL, LEVEL, LEVEL, LEVEL)
        law = victims_after(cubes, (UNSEEN,) * len(COMPANIES), PIRATE_THRESHOLDS[3] - sum(cubes)).map(kind_of)
        values.append([float(law.probability(kind)) for kind in kinds])
    title = f"Whom pirates take at the 21st card (three players, the others start with {LEVEL} each), in percent"
    columns = [OUTCOMES[kind] for kind in kinds]
    return heat_map(title, list(map(str, LEADS)), columns, values, down="lead of England", across="plundered")


def pay() -> Chart:
    """What one set pays over the number of tiles."""
    tiles = range(1, MOST_TILES + 1)
    values = tuple(float(mean_pay(count)) for count in tiles)
    title = "What one set pays on average, if you could cash it at any time"
    series = [Series("exact", values)]
    return bars(title, list(map(str, tiles)), series, along="tiles taken", upward="gold", unit="number")


def cashing() -> Chart:
    """How much more cashing brings than keeping."""
    values = []
    for companies in range(1, BLOCK + 1):
        tiles = one_each(companies)
        means = [[gold_of_sets(tiles, left, now).mean for now in (True, False)] for left in range(MOST_LEFT + 1)]
        values.append([float(cash - keep) for cash, keep in means])
    title = "How much more gold cashing now brings than keeping, if all companies are equally likely"
    rows = [f"{companies} ({CASHING[companies]} gold)" for companies in range(1, BLOCK + 1)]
    columns = list(map(str, range(MOST_LEFT + 1)))
    return heat_map(title, rows, columns, values, down="companies", across="tiles to come", unit="gain")


def places() -> Chart:
    """Where the nearest tile lies in a hidden block."""
    values = [
        [float(nearest_law(count).probability(place)) for place in range(1, BLOCK + 1)] for count in range(1, BLOCK + 1)
    ]
    names = list(map(str, range(1, BLOCK + 1)))
    title = "The place of your nearest tile in a hidden block, in percent"
    return heat_map(title, names, names, values, down="seals", across="place")


def goods() -> Chart:
    """Whether the next block has pepper."""
    blocks, seen = range(2, BLOCKS), range(len(COMPANIES))
    values = [[float(next_goods_law(opened, count).chance(bool)) for count in seen] for opened in blocks]
    title = "The chance of pepper in the next block, in percent"
    names = list(map(str, blocks))
    return heat_map(title, names, list(map(str, seen)), values, down="blocks open", across="pepper tiles seen")


def warehouse() -> Chart:
    """What the pepper warehouse pays over the crates of two players."""
    crates = range(3)
    values = []
    for mine in crates:
        row = []
        for theirs in crates:
            tiles = (SEATS,) * (len(COMPANIES) - mine - theirs)
            row.append(float(final_gold(PEPPER, (mine, theirs, 0), tiles, 0).mean))
        values.append(row)
    title = "What the pepper warehouse will pay you on average, if chance deals out the other tiles"
    names = list(map(str, crates))
    return heat_map(title, names, names, values, down="your crates", across="crates of one rival", unit="number")


CHARTS: dict[str, Callable[[], Chart]] = {
    made.__name__: made
    for made in (
        package,
        hands,
        replacing,
        seals,
        limits,
        curse,
        strikes,
        whom,
        pay,
        cashing,
        places,
        goods,
        warehouse,
    )
}
