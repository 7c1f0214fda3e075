"""Batavia's pieces and numbers, as plain data (B0.1 to B0.9)."""

from __future__ import annotations

from collections.abc import Sequence

COMPANIES = ("england", "denmark", "france", "netherlands", "sweden")
"""The five companies; their order means nothing (B0.1)."""

GOODS = ("tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper")
"""The seven goods (B0.2)."""

SOLE_VALUES = (10, 11, 12, 13, 14, 15, 16)
TIED_VALUES = (5, 5, 6, 6, 7, 7, 8)
"""What a warehouse pays its only leader, and each of several tied ones (B0.2)."""

CARDS_PER_COMPANY = 22
CARDS = CARDS_PER_COMPANY * len(COMPANIES)
NOTES_PER_PLAYER = 15

FACES = (1, 2, 3, 4, 5, 6)
DEALT_PER_PLAYER = 10
DRAWN_PER_ACTION = 2
LOWEST_BID = 1

SEAT_COUNTS = range(3, 6)
PIRATE_THRESHOLDS = {3: 21, 4: 25, 5: 25}
"""Laid-out cards that bring the pirates, by number of players (B0.7)."""

LAST_OF_SHIP_TRACK = 25
"""The cannon never goes beyond this space (B0.6, B5.7)."""

CASHING = (0, 1, 3, 6, 10, 15)
"""Gold for tiles of 0 to 5 different companies (B0.8)."""

MOST_NOTES_ALONE = 5
MOST_NOTES_TIED = 2
DESTINATION_GOLD = 4
SEAL_GOLD = 2
"""The final bonuses (B0.9)."""

# The path: a merchant starts on space 0, the tiles lie on 1 to 35, and the destination is behind them (B0.6).
START = 0
LAST_SPACE = 35
DESTINATION = 36
BLOCK = 5
FIRST_OPEN = 10
"""Tile spaces that are turned face up in the setup (B1.3)."""

FACE_DOWN = -1
TILES = len(COMPANIES) * len(GOODS)


def tile_of(company: int, good: int) -> int:
    """Return the number of the tile of this company and good (B0.3).

    >>> tile_of(1, 3), tile_name(tile_of(1, 3))
    (10, 'denmark silk')
    """
    return company * len(GOODS) + good


def company_of(tile: int) -> int:
    """Return the company of a tile."""
    return tile // len(GOODS)


def good_of(tile: int) -> int:
    """Return the good of a tile."""
    return tile % len(GOODS)


def tile_name(tile: int) -> str:
    """Return company and good of a tile."""
    return f"{COMPANIES[company_of(tile)]} {GOODS[good_of(tile)]}"


TILE_NAMES = tuple(tile_name(tile) for tile in range(TILES))


def company_words(company: int | str) -> str:
    """Return how a sentence names a company.

    >>> company_words("netherlands"), company_words(0)
    ('the Netherlands', 'England')
    """
    name = COMPANIES[company] if isinstance(company, int) else company
    return "the Netherlands" if name == "netherlands" else name.capitalize()


def company_list(companies: Sequence[int]) -> str:
    """Return companies as sentences name them, parted by commas; “none” if there are none."""
    return ", ".join(map(company_words, companies)) or "none"


def named(cards: Sequence[int]) -> dict[str, int]:
    """Return a composition by name, without the companies that have no card in it.

    >>> named((2, 0, 0, 0, 1))
    {'england': 2, 'sweden': 1}
    """
    return {company: count for company, count in zip(COMPANIES, cards, strict=True) if count}
