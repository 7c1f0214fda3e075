"""Village's things by name, for sentences: “an ox”, “2 green cubes”, “on stage 2 of the council”."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamecore.games.village.pieces import COLOURS, CUBES, GOODS, PLACES, SECTIONS, SPACES, TILES, WANTED
from gamecore.games.village.port_pieces import FIELDS, ISLAND_NAMES, PIECES

A_CUBE = dict(
    zip(CUBES, ("a brown cube", "a pink cube", "an orange cube", "a green cube", "a plague cube"), strict=True)
)
ONE_OF_GOODS = (*GOODS, "grain")
MANY_GOODS = ("scrolls", "horses", "oxen", "plows", "wagons", "beer", "grain")
A_GOOD = dict(zip(GOODS, ("a scroll", "a horse", "an ox", "a plow", "a wagon", "beer"), strict=True))
A_PIECE = dict(
    zip(
        PIECES,
        (
            *("a scroll", "a horse", "an ox", "a plow", "a wagon", "a bag of grain"),
            "cocoa",
            "tea",
            "a chest",
            "a member",
        ),
        strict=True,
    )
)
MANY_PIECES = (*MANY_GOODS[:5], "grain", "cocoa", "tea", "chests", "members")

SPACE_NAMES = dict(
    zip(
        SPACES,
        (
            *("the grain harvest", "the family space", "the crafts", "the market", "the travel space"),
            *("the council chamber", "the church", "the inn"),
        ),
        strict=True,
    )
)
FIELD_NAMES = dict(
    zip(FIELDS, ("the port", *(f"time field {number}" for number in range(1, 6)), *ISLAND_NAMES), strict=True)
)
CITY_NAMES = {"village": "the village", **{f"C{number}": f"city {number}" for number in range(1, 7)}}

PLACE_AT = dict(
    zip(
        PLACES,
        (
            *("among the unborn", "in the farmyard", "at the wainwright’s"),
            *(f"in the {name}" for name in ("stables", "office", "smithy", "brewery")),
            *(f"in city {number}" for number in range(1, 7)),
            *(f"on stage {number} of the council" for number in range(1, 5)),
            "in the black bag",
            *(f"in church window {number}" for number in range(1, 5)),
            "in the inn",
            *(f"in the mission on {ISLAND_NAMES[number]}" for number in (0, 1, 4, 5)),
            "on the ship",
            *(f"in the {name} section of the chronicle" for name in SECTIONS),
            *("in an anonymous grave", "in a sea grave", "beside the chronicle", "outside the game"),
        ),
        strict=True,
    )
)
"""Where a member is, as part of a sentence."""


def counted(count: int, one: str, many: str = "") -> str:
    """Return a number of things.

    >>> counted(0, "coin"), counted(1, "coin"), counted(2, "ox", "oxen")
    ('no coins', '1 coin', '2 oxen')
    """
    if count == 1:
        return f"1 {one}"
    return f"{count or 'no'} {many or one + 's'}"


def listing(words: Iterable[str]) -> str:
    """Return words in a row, the last two joined by “and”.

    >>> listing(["1", "2", "4"])
    '1, 2 and 4'
    """
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def cubes_words(counts: Sequence[int]) -> str:
    """Return cubes by colour.

    >>> cubes_words((1, 0, 2, 0)), cubes_words((0, 0, 0, 0))
    ('1 brown cube and 2 orange cubes', 'no cubes')
    """
    found = [counted(count, f"{name} cube") for name, count in zip(CUBES, counts, strict=False) if count]
    return listing(found) if found else "no cubes"


def coins_words(count: int) -> str:
    """Return a number of coins."""
    return counted(count, "coin")


def purse_words(cubes: Sequence[int], coins: int) -> str:
    """Return what a seat can pay with: its cubes by colour, and its coins.

    >>> purse_words((1, 0, 2, 0), 1), purse_words((0, 0, 0, 0), 0)
    ('1 brown cube, 2 orange cubes and 1 coin', 'no cubes and no coins')
    """
    found = [counted(count, f"{name} cube") for name, count in zip(COLOURS, cubes, strict=True) if count]
    return listing([*(found or ["no cubes"]), coins_words(coins)])


def goods_words(counts: Iterable[tuple[int, int]]) -> str:
    """Return goods and grain, given as kinds with numbers.

    >>> goods_words([(2, 2), (6, 1), (5, 0)])
    '2 oxen, 1 grain and no beer'
    """
    return listing(counted(count, ONE_OF_GOODS[kind], MANY_GOODS[kind]) for kind, count in counts)


def wish_words(tile: int) -> str:
    """Return what a customer wants."""
    return goods_words((kind, count) for kind, count in enumerate(WANTED[tile]) if count)


def customer_words(name: str) -> str:
    """Return a customer by what it wants.

    >>> customer_words("K9")
    'the customer who wants 1 scroll and 1 grain'
    """
    return f"the customer who wants {wish_words(TILES.index(name))}"


def wishes_words(tiles: Iterable[int]) -> str:
    """Return what several customers want, each wish by itself.

    >>> wishes_words((0, 11))
    '1 scroll; 1 horse and 1 grain'
    """
    return "; ".join(map(wish_words, tiles))


def card_words(names: Iterable[str]) -> str:
    """Return villager cards by their titles.

    >>> card_words(["miller", "town crier"])
    'the Miller and the Town Crier'
    """
    return listing(f"the {name.title()}" for name in names)


def colours_words(colours: Sequence[int]) -> str:
    """Return any of these colours, as it stands before “cube”.

    >>> colours_words((1, 2))
    'pink or orange'
    """
    return " or ".join(COLOURS[colour] for colour in colours)


def grain_words(count: int) -> str:
    """Return a number of bags of grain."""
    return counted(count, "grain", "grain")
