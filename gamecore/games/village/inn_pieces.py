"""The villager cards of the Inn, as plain data [X: all but a few names, prices and effects]."""

from __future__ import annotations

from dataclasses import dataclass

from gamecore.games.village.pieces import BEER, PLOW, SCROLL, WAGON

STACKS = 3
CARDS_PER_STACK = 10
FRIEND_TIME = 1
VISIT_TIME = 1
START_BEER = 1


@dataclass(frozen=True, slots=True)
class Villager:
    """A villager card: its id in the reference, its name, the price in beer or coins, and when it is used."""

    id: str
    name: str
    beer: int
    coins: int
    timing: str


def _card(id: str, name: str, price: str, timing: str = "turn") -> Villager:
    amount, kind = price.split()
    return Villager(id, name, int(amount) if kind == "beer" else 0, int(amount) if kind == "coin" else 0, timing)


VILLAGERS = (
    _card("W1", "blacksmith", "1 coin"),
    _card("W2", "cattle herder", "1 beer"),
    _card("W3", "scribe", "1 coin"),
    _card("W4", "wheelwright", "1 coin"),
    _card("W5", "cooper", "1 coin"),
    _card("W6", "sower", "1 beer"),
    _card("W7", "miller", "1 beer"),
    _card("W8", "moneylender", "2 beer"),
    _card("W9", "scholar", "1 beer"),
    _card("W10", "herbalist", "1 beer"),
    _card("W11", "midwife", "1 beer"),
    _card("W12", "runner", "1 beer"),
    _card("W13", "scrap dealer", "2 beer", "end of a market day"),
    _card("W14", "town crier", "1 beer", "market day"),
    _card("W15", "bard", "2 coin", "death"),
    _card("W16", "sexton", "1 beer"),
    _card("W17", "abbot", "2 beer", "mass"),
    _card("W18", "alderman", "2 beer"),
    _card("W19", "town clerk", "1 beer"),
    _card("W20", "herald", "1 coin"),
    _card("W21", "night watchman", "2 beer", "after an action"),
    _card("W22", "day labourer", "1 coin", "instead of a cube"),
    _card("W23", "count", "2 coin", "end"),
    _card("W24", "traveller", "1 beer", "trip"),
    _card("W25", "messenger", "1 beer", "trip"),
    _card("W26", "toll keeper", "1 beer", "trip"),
    _card("W27", "medico", "2 beer", "end"),
    _card("W28", "duchess", "2 coin", "end"),
    _card("W29", "landowner", "2 beer", "end"),
    _card("W30", "chronicler", "2 coin", "end"),
    _card("N1", "admiral", "2 beer", "hiring"),
    _card("N2", "helmsman", "1 beer", "hiring"),
    _card("N3", "quartermaster", "1 beer", "loading"),
    _card("N4", "cartographer", "2 beer", "sailing"),
)
"""All 34 cards; without Port the last four stay in the box, with Port the four of the land journeys (VP12.1)."""

CARD_NAMES = tuple(card.name for card in VILLAGERS)
CARD_OF = {name: number for number, name in enumerate(CARD_NAMES)}
LAND_CARDS = tuple(CARD_OF[name] for name in ("count", "traveller", "messenger", "toll keeper"))
SEA_CARDS = tuple(CARD_OF[name] for name in ("admiral", "helmsman", "quartermaster", "cartographer"))
LATE_CARDS = tuple(number for number, card in enumerate(VILLAGERS) if card.timing == "end")

TWO_GOODS = {CARD_OF["blacksmith"]: PLOW, CARD_OF["scribe"]: SCROLL, CARD_OF["wheelwright"]: WAGON}
TWO_GOODS[CARD_OF["cooper"]] = BEER
"""Cards that give two goods tiles."""

SOWER_GRAIN, MILLER_GRAIN, MONEYLENDER_COINS, SCHOLAR_CUBES, HERBALIST_TIME = 3, 3, 3, 3, 3
DUCHESS_MOST = 6


def cards_in_play(port: bool) -> tuple[int, ...]:
    """Return the 30 cards that are shuffled (VI1.3, VP12.1)."""
    out = LAND_CARDS if port else SEA_CARDS
    return tuple(number for number in range(len(VILLAGERS)) if number not in out)
