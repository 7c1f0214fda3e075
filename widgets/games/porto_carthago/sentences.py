"""From an event to its log sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamecore.games.porto_carthago.pieces import (
    CARD_KINDS,
    CIVILIZATION_OF,
    DOCK_NUMBER,
    GOOD_NUMBER,
    NUMERALS,
    PRIVILEGES,
    SHIP_NUMBER,
    WANTS,
)
from gamecore.kernel.events import Event
from widgets.games.porto_carthago.labels import MOVES, SOURCE
from widgets.games.porto_carthago.telling import EVENTS
from widgets.games.porto_carthago.words import (
    CARD_TITLES,
    CIVILIZATION_TITLES,
    CIVILIZATION_WORDS,
    COUNTED,
    DOCK,
    GOOD_NAMES,
    PRIVILEGE_WORDS,
    SHIP,
    SHIP_FIRST,
    SHIP_TITLE,
)
from widgets.shared.telling import Fields, Tell, Teller, Telling, listing


def in_words(fields: Fields) -> Fields:
    """The fields any sentence may use: ships, docks and privileges by their names, and what is counted."""
    card = fields.get("card")
    if card in SHIP_NUMBER:
        number = SHIP_NUMBER[card]
        fields["ship"], fields["Ship"] = ship_words(number), ship_words(number, SHIP_FIRST)
    if "dock" in fields:
        fields["dock"] = dock_words(fields["dock"])
    if "privilege" in fields:
        fields["privilege"] = PRIVILEGE_WORDS[PRIVILEGES.index(fields["privilege"])]
    for noun in ("servants", "seats", "points", "slots"):
        if isinstance(fields.get(noun), int):
            fields[noun] = counted(noun, fields[noun])
    for money in ("amount", "price", "paid"):
        if isinstance(fields.get(money), int):
            fields[money] = counted("talents", fields[money])
    return fields


# Words for things -----------------------------------------------------------------------------------------


def ship_words(card: int, template: str = SHIP) -> str:
    """A ship inside a sentence, or with another template at its beginning.

    >>> ship_words(4)
    'the Egyptian wine ship'
    """
    return template.format(word=CIVILIZATION_WORDS[CIVILIZATION_OF[card]], good=GOOD_NAMES[WANTS[card]])


def ship_title(card: int) -> str:
    """A ship as a title or on a button."""
    return SHIP_TITLE.format(Word=CIVILIZATION_WORDS[CIVILIZATION_OF[card]], good=GOOD_NAMES[WANTS[card]])


def dock_words(dock: int | str) -> str:
    """A dock inside a sentence.

    >>> dock_words("Rome-II"), dock_words(0)
    ('Rome II', 'Egypt I')
    """
    number = DOCK_NUMBER[dock] if isinstance(dock, str) else dock
    return DOCK.format(civilization=CIVILIZATION_TITLES[number // 2], numeral=NUMERALS[number % 2])


def counted(noun: str, count: int, **fields: object) -> str:
    """A number of things, in the form for one or for many."""
    return COUNTED[noun][count != 1].format(count=count, **fields)


def goods_words(counts: Iterable[int]) -> str:
    """Goods by kind: “2 oil and 1 wine”; empty if there are none."""
    return listing(
        [counted("goods", count, good=good) for good, count in zip(GOOD_NAMES, counts, strict=True) if count]
    )


def place_words(place: str) -> str:
    """Where a good can lie: a dock, the warehouse, or a charter ship."""
    if place in DOCK_NUMBER:
        return dock_words(place)
    return SOURCE["ship" if place.startswith("ship") else "warehouse"].format(ship=place.rpartition(" ")[2])


def moves_words(lighthouse: int, temple: int) -> str:
    """What happens to one's servants; none of them is counted twice where all go the same way.

    >>> moves_words(2, 0), moves_words(0, -1)
    ('2 to the lighthouse, from the supply', '1 out of the temple, home to the supply')
    >>> moves_words(3, -1)
    '3 to the lighthouse and 1 out of the temple, with 2 from the supply'
    >>> moves_words(1, -1)
    '1 to the lighthouse and 1 out of the temple'
    """
    told = []
    for key, count in (("lighthouse", lighthouse), ("temple", temple)):
        if count:
            told.append(MOVES[f"{'to' if count > 0 else 'from'}_{key}"].format(count=abs(count)))
    moves, total = listing(told), lighthouse + temple
    if not total:
        return moves
    if lighthouse * temple < 0:
        return MOVES["mixed_out" if total < 0 else "mixed_in"].format(moves=moves, count=abs(total))
    return MOVES["out" if total < 0 else "in"].format(moves=moves)


# Sentences that depend on more than their kind ------------------------------------------------------------


def goods(event: Event, names: Sequence[str]) -> Telling:
    drawn = [event.facts["goods"].count(good) for good in GOOD_NUMBER]
    return ("" if any(drawn) else "none"), {"goods": goods_words(drawn)}


def cards_laid(event: Event, names: Sequence[str]) -> Telling:
    return "", {"cards": listing([CARD_TITLES[CARD_KINDS.index(card)].lower() for card in event.facts["cards"]])}


def sent_away(event: Event, names: Sequence[str]) -> Telling:
    return ("alone" if event.seat < 0 else ""), {}


def played(event: Event, names: Sequence[str]) -> Telling:
    card = CARD_TITLES[CARD_KINDS.index(event.facts["card"])].lower()
    cost = event.facts["cost"]
    return ("cost" if cost else ""), {"card": card, "servants": counted("servants", cost)}


def carried(event: Event, names: Sequence[str]) -> Telling:
    fields = {key: place_words(event.facts[key]) for key in ("source", "target")}
    return ("sails" if event.facts["target"].startswith("ship") else ""), fields


def assigned(event: Event, names: Sequence[str]) -> Telling:
    return "", {"moves": moves_words(event.facts["lighthouse"], event.facts["temple"])}


def switched(event: Event, names: Sequence[str]) -> Telling:
    return "", {"to": dock_words(event.facts["to"])}


def home(event: Event, names: Sequence[str]) -> Telling:
    return "", {"servants": counted("servants", event.facts["count"])}


def looked(event: Event, names: Sequence[str]) -> Telling:
    return ("own" if "card" in event.facts else ""), {}


def stacked(event: Event, names: Sequence[str]) -> Telling:
    if "order" in event.facts:
        return "own", {"order": listing([ship_words(SHIP_NUMBER[card]) for card in event.facts["order"]])}
    count = event.facts["cards"]
    return ("one" if count == 1 else ""), {"count": count}


def shifted(event: Event, names: Sequence[str]) -> Telling:
    count = event.facts["count"]
    fields = {"owner": names[event.facts["owner"]], "servants": counted("servants", abs(count))}
    return ("" if count > 0 else "down"), fields


def award(event: Event, names: Sequence[str]) -> Telling:
    return "", {"seats": counted("seats", event.facts["count"])}


TELLINGS: dict[str, Tell] = {
    "market filled": goods,
    "renewed": goods,
    "cards laid": cards_laid,
    "servants home": home,
    "sent away": sent_away,
    "played": played,
    "carried": carried,
    "assigned": assigned,
    "switched": switched,
    "looked": looked,
    "stacked": stacked,
    "shifted": shifted,
    "award": award,
}

sentence = Teller(EVENTS, TELLINGS, in_words).sentence
