"""From an event to its log sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamecore.kernel.events import Event
from widgets.games.batavia.telling import COUNTED_NOTES, EVENTS
from widgets.games.batavia.words import (
    COMPANY_BY_NAME,
    COMPANY_CARDS,
    COMPANY_COUNT,
    COMPANY_NAMES,
    COMPANY_WORDS,
    COUNTED_CARDS,
    GOOD_BY_NAME,
    GOOD_NAMES,
    LISTED_CARDS,
)
from widgets.shared.telling import Fields, Tell, Teller, Telling, listing


def in_words(fields: Fields) -> Fields:
    """The fields any sentence may use: companies and goods by their names, and what is counted."""
    if "company" in fields:
        company = COMPANY_BY_NAME[fields["company"]]
        fields["company"], fields["word"] = COMPANY_NAMES[company], COMPANY_WORDS[company]
    if "good" in fields:
        fields["good"] = GOOD_NAMES[GOOD_BY_NAME[fields["good"]]]
    if "amount" in fields:
        fields["notes"] = number_of(COUNTED_NOTES, fields["amount"])
    if isinstance(fields.get("cards"), int):
        fields["counted"] = number_of(COUNTED_CARDS, fields["cards"])
    return fields


def number_of(forms: Mapping[str, str], count: int, **fields: object) -> str:
    """A number of things, in the form for one or for many."""
    return forms["one" if count == 1 else "many"].format(count=count, **fields)


def cards_of(company: int, count: int) -> str:
    """So many cards of a company: “2 Danish cards”."""
    return number_of(COMPANY_CARDS, count, word=COMPANY_WORDS[company])


def cards_in_words(cards: Sequence[int]) -> str:
    """A composition: “2 Danish cards”, or “3 English, 2 Danish and 1 French card”."""
    there = [(company, count) for company, count in enumerate(cards) if count]
    if len(there) == 1:
        return cards_of(*there[0])
    counts = [COMPANY_COUNT.format(count=count, word=COMPANY_WORDS[company]) for company, count in there]
    return number_of(LISTED_CARDS, there[-1][1], listed=listing(counts)) if there else ""


def by_company(facts: Mapping[str, int]) -> str:
    """A composition that is told by the names of the companies."""
    return cards_in_words([facts.get(name, 0) for name in COMPANY_BY_NAME])


def dealt(event: Event, names: Sequence[str]) -> Telling:
    listed = by_company(event.facts)
    return ("own", {"listed": listed}) if listed else ("", {})


def drawn(event: Event, names: Sequence[str]) -> Telling:
    listed = by_company(event.facts)
    if listed:
        return "own", {"listed": listed}
    return ("one" if event.facts["cards"] == 1 else "many"), {}


def open_cards(event: Event, names: Sequence[str]) -> Telling:
    return "", {"listed": by_company(event.facts["cards"])}


def received(event: Event, names: Sequence[str]) -> Telling:
    return "", {"payer": names[event.facts["payer"]]}


def laid(event: Event, names: Sequence[str]) -> Telling:
    return "", {"cards": cards_of(COMPANY_BY_NAME[event.facts["company"]], event.facts["count"])}


def taken(event: Event, names: Sequence[str]) -> Telling:
    return "", {"counted_word": cards_of(COMPANY_BY_NAME[event.facts["company"]], event.facts["cards"])}


def gained(event: Event, names: Sequence[str]) -> Telling:
    former = event.facts["former"]
    return ("from", {"former": names[former]}) if former >= 0 else ("", {})


def lost(event: Event, names: Sequence[str]) -> Telling:
    return "", {"rival": names[event.facts["rival"]]}


def cashed(event: Event, names: Sequence[str]) -> Telling:
    companies = [COMPANY_NAMES[COMPANY_BY_NAME[name]] for name in event.facts["companies"]]
    return ("one" if len(companies) == 1 else "many"), {"companies": listing(companies)}


def last_seal(event: Event, names: Sequence[str]) -> Telling:
    return ("nobody" if event.seat < 0 else ""), {}


def most_notes(event: Event, names: Sequence[str]) -> Telling:
    return event.rule, {"notes_count": event.facts["notes"]}


def seals_pay(event: Event, names: Sequence[str]) -> Telling:
    return ("one" if event.facts["count"] == 1 else "many"), {}


TELLINGS: dict[str, Tell] = {
    "dealt": dealt,
    "drawn": drawn,
    "turned": open_cards,
    "won auction": open_cards,
    "hand down": open_cards,
    "received": received,
    "laid": laid,
    "plundered": taken,
    "robbed": taken,
    "seal gained": gained,
    "seal lost": lost,
    "cashed": cashed,
    "final seal": last_seal,
    "most notes": most_notes,
    "seals pay": seals_pay,
}

sentence = Teller(EVENTS, TELLINGS, in_words).sentence
