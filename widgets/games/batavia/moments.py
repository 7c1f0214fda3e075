"""A long action in several pictures: seals, the voyage, gold, pirates, the steps of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gamecore.games.batavia.pieces import COMPANIES, DESTINATION, company_of
from gamecore.games.batavia.state import NO_CARDS, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.events import Event
from gamecore.kernel.state import added, replaced
from widgets.games.batavia.words import COMPANY_BY_NAME
from widgets.shared.game_ui import Moment
from widgets.shared.moments import Changes, between, worked_out

PHASES: tuple[frozenset[str], ...] = (
    frozenset({"won auction", "paid", "received", "no bid", "start player", "no auction"}),
    frozenset({"counted", "seal gained", "seal lost"}),
    frozenset({"moved", "crate", "destination", "last round", "opened"}),
    frozenset({"cashed", "kept"}),
    frozenset({"pirates", "plundered", "robbed", "seal returned", "recounted"}),
    frozenset({"hand down", "final seal"}),
    frozenset({"warehouse"}),
    frozenset({"most notes", "destination pays", "seals pay"}),
)
"""Events that belong into one picture."""

PHASE_OF = {kind: phase for phase, kinds in enumerate(PHASES) for kind in kinds}
SCORING = (6, 7)
"""The phases of the scoring, whose events come seat by seat."""


def moments(before: BataviaView, events: Sequence[Event], after: BataviaView) -> list[Moment]:
    """The pictures that show an action; the last one is the view after it."""
    return worked_out(between(before), phases(events), after, CHANGES)


def phases(events: Sequence[Event]) -> list[list[Event]]:
    """The events in parts of one phase each, in their order; what belongs to no phase stays with what it follows."""
    parts: list[list[Event]] = []
    last = -1
    for event in events:
        phase = PHASE_OF.get(event.kind, last if last not in SCORING else len(PHASES))
        if not parts or (phase != last and last >= 0 and not (phase in SCORING and last in SCORING)):
            parts.append([])
        parts[-1].append(event)
        last = phase
    return parts


def company(event: Event) -> int:
    return COMPANY_BY_NAME[event.facts["company"]]


def cards_in(event: Event) -> tuple[int, ...]:
    named = event.facts["cards"]
    return tuple(named.get(name, 0) for name in COMPANIES)


def counted(view: BataviaView, event: Event) -> BataviaView:
    tables = replaced(view.tables, event.seat, plus(view.tables[event.seat], view.laying))
    return replace(view, tables=tables, laying=NO_CARDS)


def seal_to(view: BataviaView, event: Event) -> BataviaView:
    return replace(view, seals=replaced(view.seals, company(event), event.seat))


def seal_back(view: BataviaView, event: Event) -> BataviaView:
    return replace(view, seals=replaced(view.seals, company(event), -1))


def moved(view: BataviaView, event: Event) -> BataviaView:
    space = event.facts["space"]
    return replace(
        view,
        positions=replaced(view.positions, event.seat, space),
        owners=replaced(view.owners, space - 1, event.seat),
    )


def arrived(view: BataviaView, event: Event) -> BataviaView:
    return replace(view, positions=replaced(view.positions, event.seat, DESTINATION), destination=event.seat)


def cashed(view: BataviaView, event: Event) -> BataviaView:
    flags = list(view.cashed)
    for name in event.facts["companies"]:
        place = next(
            n
            for n, owner in enumerate(view.owners)
            if owner == event.seat and not flags[n] and company_of(view.path[n]) == COMPANY_BY_NAME[name]
        )
        flags[place] = True
    return receives(replace(view, cashed=tuple(flags)), event)


def receives(view: BataviaView, event: Event) -> BataviaView:
    return replace(view, gold=added(view.gold, event.seat, event.facts["amount"]))


def plundered(view: BataviaView, event: Event) -> BataviaView:
    victim, count = company(event), event.facts["cards"]
    return replace(
        view,
        tables=tuple(replaced(cards, victim, 0) for cards in view.tables),
        discards=added(view.discards, victim, count),
        discard_count=view.discard_count + count,
    )


def sold(view: BataviaView, event: Event) -> BataviaView:
    seat, cards = event.seat, cards_in(event)
    hand = view.hands[seat]
    hands = view.hands if hand is None else replaced(view.hands, seat, plus(hand, cards))
    counts = added(view.hand_counts, seat, sum(cards))
    return replace(view, package=NO_CARDS, hands=hands, hand_counts=counts)


def pays(view: BataviaView, event: Event) -> BataviaView:
    return notes_by(view, event.seat, -event.facts["amount"])


def is_paid(view: BataviaView, event: Event) -> BataviaView:
    return notes_by(view, event.seat, event.facts["amount"])


def notes_by(view: BataviaView, seat: int, amount: int) -> BataviaView:
    notes = view.notes[seat]
    return view if notes is None else replace(view, notes=replaced(view.notes, seat, notes + amount))


def starts(view: BataviaView, event: Event) -> BataviaView:
    return replace(view, leader=event.seat, pawn=event.seat)


def hand_down(view: BataviaView, event: Event) -> BataviaView:
    seat = event.seat
    hands = view.hands if view.hands[seat] is None else replaced(view.hands, seat, NO_CARDS)
    tables = replaced(view.tables, seat, plus(view.tables[seat], cards_in(event)))
    return replace(view, tables=tables, hands=hands, hand_counts=replaced(view.hand_counts, seat, 0))


CHANGES: Changes = {
    "won auction": sold,
    "paid": pays,
    "received": is_paid,
    "start player": starts,
    "counted": counted,
    "seal gained": seal_to,
    "seal lost": seal_back,
    "seal returned": seal_back,
    "final seal": seal_to,
    "moved": moved,
    "destination": arrived,
    "cashed": cashed,
    "plundered": plundered,
    "hand down": hand_down,
    "warehouse": receives,
    "most notes": receives,
    "destination pays": receives,
    "seals pay": receives,
}
