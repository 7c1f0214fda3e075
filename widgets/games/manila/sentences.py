"""From an event to its log sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamecore.games.manila.pieces import SPACE_NAMES
from gamecore.kernel.events import Event
from widgets.games.manila.telling import EVENTS
from widgets.games.manila.words import WARE_BY_NAME, WARE_NAMES, WARE_TITLES
from widgets.shared.telling import Fields, Tell, Teller, Telling


def in_words(fields: Fields) -> Fields:
    """The fields any sentence may use: wares and docks by their names."""
    if "ware" in fields:
        ware = WARE_BY_NAME[fields["ware"]]
        fields["ware"], fields["Ware"] = WARE_NAMES[ware], WARE_TITLES[ware]
    if "dock" in fields:
        fields["dock"] = fields["dock"].rsplit(" ", 1)[-1]
    return fields


def forced(event: Event, names: Sequence[str]) -> Telling:
    return ("forced" if event.facts["forced"] else ""), {}


def secret_ware(event: Event, names: Sequence[str]) -> Telling:
    return ("own" if "ware" in event.facts else ""), {}


def dealt(event: Event, names: Sequence[str]) -> Telling:
    if "first" not in event.facts:
        return "", {}
    first, second = event.facts["first"], event.facts["second"]
    fields = {"first": ware_name(first), "second": ware_name(second)}
    return ("own pair" if first == second else "own"), fields


def loaded(event: Event, names: Sequence[str]) -> Telling:
    return "", {key: ware_name(event.facts[key]) for key in ("ashore", "first", "second", "third")}


def at_space(event: Event, names: Sequence[str]) -> Telling:
    """A sentence about one of the 24 spaces: its kind chooses the sentence, its letter or number fills it."""
    space = event.facts["space"]
    if space not in SPACE_NAMES:
        return "", {}
    first, _, last = space.partition(" ")
    if first in WARE_BY_NAME:
        return "seat", {"ware": ware_name(first), "number": last}
    if first in ("port", "shipyard"):
        return first, {"dock": last}
    return space, {}


def rolled(event: Event, names: Sequence[str]) -> Telling:
    dice: Mapping[str, int] = event.facts["dice"]
    fields: Fields = {}
    for (word, number), (ware, value) in zip(
        (("first", "one"), ("second", "two"), ("third", "three")), dice.items(), strict=False
    ):
        fields[word], fields[number] = ware_name(ware), value
    return str(len(dice)), fields


def moved(event: Event, names: Sequence[str]) -> Telling:
    return str(event.facts["space"]), {}


def evicted(event: Event, names: Sequence[str]) -> Telling:
    owner = event.facts["owner"]
    return ("own" if owner == event.seat else ""), {**at_space(event, names)[1], "owner": names[owner]}


def steered(event: Event, names: Sequence[str]) -> Telling:
    pilot = "large" if event.facts["large"] else "small"
    steps = event.facts.get("steps")
    if steps is None:
        return pilot, {}
    return (f"{pilot} ahead" if steps > 0 else f"{pilot} back"), {"points": abs(steps)}


def shipyard_pays(event: Event, names: Sequence[str]) -> Telling:
    payer = event.facts["payer"]
    return ("insurer", {"payer": names[payer]}) if payer >= 0 else ("", {})


def ended(event: Event, names: Sequence[str]) -> Telling:
    wares = [WARE_BY_NAME[ware] for ware in event.facts["wares"]]
    fields = {word: WARE_NAMES[ware] for word, ware in zip(("first", "second", "third"), wares, strict=False)}
    return str(len(wares)), {**fields, "First": WARE_TITLES[wares[0]]}


def ware_name(ware: str) -> str:
    """A ware's name for the reader."""
    return WARE_NAMES[WARE_BY_NAME[ware]]


TELLINGS: dict[str, Tell] = {
    "passed auction": forced,
    "passed placing": forced,
    "borrowed": secret_ware,
    "forced loan": secret_ware,
    "redeemed": secret_ware,
    "dealt": dealt,
    "loaded": loaded,
    "placed": at_space,
    "placed cheaply": at_space,
    "blind passenger": at_space,
    "boarded": at_space,
    "sent home": at_space,
    "rolled": rolled,
    "moved": moved,
    "evicted": evicted,
    "steered": steered,
    "steered nothing": steered,
    "shipyard pays": shipyard_pays,
    "end": ended,
}

sentence = Teller(EVENTS, TELLINGS, in_words).sentence
