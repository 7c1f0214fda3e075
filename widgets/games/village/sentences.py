"""From an event to its log sentence, and words for things inside sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gamecore.games.village.goals_pieces import GOALS, GOLD_POINTS, SILVER_POINTS, metal
from gamecore.games.village.pieces import COLOURS, CUBES, GOODS, PLACES, SPACES, TILE_POINTS, TILES
from gamecore.games.village.port_pieces import PIECES
from gamecore.games.village.things import (
    A_CUBE,
    A_PIECE,
    FIELD_NAMES,
    PLACE_AT,
    SPACE_NAMES,
    customer_words,
    wish_words,
)
from gamecore.kernel.events import Event
from widgets.games.village.captains import CAPTAIN_NUMBER, captain_terms
from widgets.games.village.telling import EVENTS
from widgets.games.village.words import COUNTED, GOAL_NEEDS, GOODS_COUNTED, PLACE_NAMES, SPACE_TITLES, TALK
from widgets.shared.telling import Fields, Tell, Teller, Telling, listing, name_of


def in_words(fields: Fields) -> Fields:
    """The fields any sentence may use: things by their names, and what is counted."""
    if "time" in fields:
        fields["place"] = fields.get("space")
        fields["time"] = counted("hours", abs(fields["time"]))
    for key, words in WORDS.items():
        if key in fields:
            fields[key] = words(fields[key])
    for noun in ("points", "coins", "customers", "members", "turns", "cubes", "grain"):
        if isinstance(fields.get(noun), int):
            fields[noun] = counted(noun, abs(fields[noun]))
    return fields


# Words for things -----------------------------------------------------------------------------------------


def counted(noun: str, count: int) -> str:
    """A number of things, in the form for one or for many.

    >>> counted("hours", 1), counted("hours", 3)
    ('1 hour', '3 hours')
    """
    return COUNTED[noun][count != 1].format(count=count)


def goods_words(counts: Iterable[int]) -> str:
    """Goods and grain by kind: “2 plows and 1 grain”; empty if there are none."""
    told = [GOODS_COUNTED[kind][count != 1].format(count=count) for kind, count in enumerate(counts) if count]
    return listing(told)


def cubes_words(counts: Iterable[int]) -> str:
    """Cubes by colour: “2 brown and 1 plague”; empty if there are none."""
    pairs = zip(CUBES, counts, strict=False)
    return listing([TALK["cubes"].format(count=count, colour=name) for name, count in pairs if count])


def named_cubes(cubes: Iterable[str]) -> str:
    """Cubes named one by one, counted by colour."""
    listed = list(cubes)
    return cubes_words([listed.count(name) for name in CUBES])


def paid_words(cubes: Sequence[str], coins: int) -> str:
    """What is paid: cubes by colour, and coins."""
    counts = [sum(cube == name for cube in cubes) for name in COLOURS]
    told = [
        TALK["paid"][count != 1].format(count=count, colour=name)
        for name, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return listing([*told, *([counted("coins", coins)] if coins else [])])


def place_words(place: str) -> str:
    """Where a member is, inside a sentence.

    >>> place_words("council 2"), place_words("C4"), place_words("yard")
    ('stage 2 of the council', 'city 4', 'the farmyard')
    """
    return TALK["village"] if place == "village" else PLACE_NAMES[PLACES.index(place)]


def title(name: str) -> str:
    """A card's or captain's name as a title: “Night Watchman”."""
    return name.title()


def goal_points(goal: int) -> str:
    """What a life goal brings.

    >>> goal_points(GOALS.index("farmer")), goal_points(GOALS.index("saint"))
    ('5 points', '8 points')
    """
    return counted("points", (SILVER_POINTS, GOLD_POINTS)[metal(goal)])


WORDS: Mapping[str, Callable[[Any], str]] = {
    "cube": A_CUBE.__getitem__,
    "city": place_words,
    "origin": place_words,
    "field": FIELD_NAMES.__getitem__,
    "card": title,
    "piece": A_PIECE.__getitem__,
    "rest": place_words,
}
"""Facts that are always said in the same words."""


# Sentences that depend on more than their kind ------------------------------------------------------------


def at_space(event: Event, names: Sequence[str]) -> Telling:
    return "", {"space": SPACE_NAMES[event.facts["space"]]}


def seeded(event: Event, names: Sequence[str]) -> Telling:
    return "", {"space": SPACE_NAMES[event.facts["space"]], "cubes": named_cubes(event.facts["cubes"])}


def setup(event: Event, names: Sequence[str]) -> Telling:
    return "", {"cubes": counted("cubes", event.facts["cubes"])}


def customer(event: Event, names: Sequence[str]) -> Telling:
    tile = event.facts["tile"]
    words = customer_words(tile)
    fields = {"customer": words, "Customer": words[:1].upper() + words[1:]}
    if "delivered" in event.facts:
        fields["goods"] = wish_words(TILES.index(tile))
        fields["customer"] = TALK["worth"].format(points=counted("points", TILE_POINTS[TILES.index(tile)]))
    return "", fields


def bridge(event: Event, names: Sequence[str]) -> Telling:
    due = event.facts["due"]
    return ("many" if due > 1 else ""), {"due": counted("deaths", due)}


def paid(event: Event, names: Sequence[str]) -> Telling:
    return "", {"paid": paid_words(event.facts["cubes"], abs(event.facts.get("coins", 0)))}


def harvested(event: Event, names: Sequence[str]) -> Telling:
    return ("less" if event.facts["grain"] < event.facts["yield"] else ""), {}


def with_goods(event: Event, names: Sequence[str]) -> Telling:
    kind = GOODS.index(event.facts["goods"])
    counts = [0] * len(GOODS)
    counts[kind] = event.facts["count"]
    return ("grain" if event.facts.get("grain") else ""), {"goods": goods_words(counts)}


def chose(event: Event, names: Sequence[str]) -> Telling:
    return "", {"space": SPACE_TITLES[SPACES.index(event.facts["space"])]}


def died(event: Event, names: Sequence[str]) -> Telling:
    fields = {"place": PLACE_AT[event.facts["place"]]}
    return ("points" if event.facts.get("points") else event.rule), fields


def trained(event: Event, names: Sequence[str]) -> Telling:
    return "", {"place": PLACE_AT[event.facts["place"]]}


def placed(event: Event, names: Sequence[str]) -> Telling:
    return "", {"place": place_words(event.facts["place"])}


def passed(event: Event, names: Sequence[str]) -> Telling:
    return ("forced" if event.facts["forced"] else ""), {}


def by_reward(event: Event, names: Sequence[str]) -> Telling:
    return event.facts["reward"], {}


def by_means(event: Event, names: Sequence[str]) -> Telling:
    return event.facts["means"], {}


def marker(event: Event, names: Sequence[str]) -> Telling:
    holder = event.facts.get("from", -1)
    return ("from" if holder >= 0 else ""), {"holder": name_of(names, holder)}


def marker_held(event: Event, names: Sequence[str]) -> Telling:
    holder = event.facts["holder"]
    return ("own" if holder == event.seat else ""), {"holder": name_of(names, holder)}


def privilege(event: Event, names: Sequence[str]) -> Telling:
    return str(event.facts["stage"]), {}


def end(event: Event, names: Sequence[str]) -> Telling:
    return event.facts["because"], {}


def mass(event: Event, names: Sequence[str]) -> Telling:
    final = event.rule == "V18.7"
    if not event.facts["members"]:
        return ("final none" if final else "none"), {}
    return event.rule, {}


def climbed(event: Event, names: Sequence[str]) -> Telling:
    return ("" if event.facts["grain"] else "free"), {}


def final(event: Event, names: Sequence[str]) -> Telling:
    return "", {"total": counted("points", event.facts["total"])}


def befriended(event: Event, names: Sequence[str]) -> Telling:
    beer, coins = event.facts["beer"], abs(event.facts["coins"])
    return "", {"price": counted("coins", coins) if coins else goods_words((0, 0, 0, 0, 0, beer))}


def card_coins(event: Event, names: Sequence[str]) -> Telling:
    return ("mill" if event.facts.get("grain") else ""), {}


def hired(event: Event, names: Sequence[str]) -> Telling:
    terms = captain_terms(CAPTAIN_NUMBER[event.facts["captain"]])
    return event.rule, {"wage": counted("coins", abs(event.facts["coins"])), "terms": terms}


def loaded(event: Event, names: Sequence[str]) -> Telling:
    return ("member" if event.facts["piece"] == "member" else event.rule), {}


def sailed(event: Event, names: Sequence[str]) -> Telling:
    return ("paid" if event.facts["paid"] else ""), {}


def chest(event: Event, names: Sequence[str]) -> Telling:
    return ("own" if "value" in event.facts else ""), {}


def unloaded(event: Event, names: Sequence[str]) -> Telling:
    cargo: dict[str, int] = event.facts["cargo"]
    told = [TALK["pieces"][PIECES.index(piece)][count != 1].format(count=count) for piece, count in cargo.items()]
    if event.facts["chests"]:
        told.append(counted("chests", event.facts["chests"]))
    if event.facts["members"]:
        told.append(counted("members", len(event.facts["members"])))
    return ("" if told else "none"), {"cargo": listing(told)}


def goal_dealt(event: Event, names: Sequence[str]) -> Telling:
    goal = event.facts.get("goal")
    if not goal:
        return "", {}
    return "own", {"goal": title(goal), "points": goal_points(GOALS.index(goal)), "needs": GOAL_NEEDS[goal]}


def goal_met(event: Event, names: Sequence[str]) -> Telling:
    return "", {"goal": title(event.facts["goal"])}


TELLINGS: dict[str, Tell] = {
    "setup": setup,
    "laid out": customer,
    "moved up": customer,
    "served": customer,
    "scrapped": customer,
    "seeded": seeded,
    **dict.fromkeys(("took", "plague", "nothing to do"), at_space),
    "chose": chose,
    "bridge": bridge,
    "paid": paid,
    "harvested": harvested,
    **dict.fromkeys(("made", "bought", "received", "card goods"), with_goods),
    "trained": trained,
    "came home": placed,
    "died": died,
    "passed": passed,
    **dict.fromkeys(("visited", "missing reward"), by_reward),
    **dict.fromkeys(("entered council", "advanced", "entered bag"), by_means),
    "marker": marker,
    "marker held": marker_held,
    "privilege": privilege,
    "end triggered": end,
    "mass": mass,
    "climbed": climbed,
    "final score": final,
    "befriended": befriended,
    "card coins": card_coins,
    "hired": hired,
    "loaded": loaded,
    "sailed": sailed,
    "looked into chest": chest,
    "unloaded": unloaded,
    "goal dealt": goal_dealt,
    "goal": goal_met,
}
"""How the fields and the variant of each kind of sentence are found; the others are told plainly."""

sentence = Teller(EVENTS, TELLINGS, in_words).sentence
