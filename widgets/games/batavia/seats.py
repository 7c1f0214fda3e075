"""The seats beside the chart: laid-out cards, tiles and seals, hands from behind, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamecore.games.batavia.state import Cards
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia import art
from widgets.games.batavia import geometry as g
from widgets.games.batavia.outlook import LAYING
from widgets.shared.asking import kind_of
from widgets.shared.svg import Svg, circle, group, join, moved, path, rect, shortened, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

LONGEST_NAME = 13
NO_CARDS: Cards = (0,) * g.COMPANY_COUNT


def seats(view: BataviaView, initials: Sequence[str], names: Sequence[str]) -> Elements:
    """All seats in clockwise order."""
    drawn: Elements = {}
    bidding = kind_of(view) == "bid"
    for seat in range(view.players):
        laying = view.laying if view.asked == seat and kind_of(view) in LAYING else NO_CARDS
        named = names[seat] if seat < len(names) else ""
        state = (view.asked == seat, bidding and view.passed[seat], view.seat == seat)
        counts = (view.hand_counts[seat], view.notes[seat])
        drawn[f"seat-{seat}"] = seat_card(view.players, seat, initials[seat], named, counts, state)
        drawn[f"laid-{seat}"] = laid_out(view.players, seat, view.tables[seat], laying)
    return drawn


@lru_cache(maxsize=1024)
def seat_card(
    players: int,
    seat: int,
    initial: str,
    name: str,
    counts: tuple[int, int | None],
    state: tuple[bool, bool, bool],
) -> Svg:
    """The sheet of a seat with its mark, name, hand and (one's own) notes."""
    x, y, width, height = g.seat_box(seat, players)
    active, passed, own = state
    held, notes = counts
    edge: art.Style = {"stroke": token("can" if active else "line"), "stroke_width": 3 if active else 1.5}
    written = shortened(name, LONGEST_NAME)
    parts = [
        rect(x, y, width, height, rx=8, fill=token("paper"), **edge),
        moved(x + 22, y + 19, art.figure(seat, initial, 12)),
        text(x + 42, y + 25, written, size=g.SMALL, anchor="start", font_weight="700" if own else "400"),
        moved(x + 294, y + 6, art.card_back(19, 26)),
        text(x + 318, y + 25.5, str(held), size=g.MEDIUM, anchor="start", font_weight="700"),
    ]
    if notes is not None:
        parts.append(moved(x + 222, y + 7, note_paper()))
        parts.append(text(x + 247, y + 25.5, str(notes), size=g.MEDIUM, anchor="start", font_weight="700"))
    return group(*parts, opacity=0.55 if passed else None, pointer_events="none")


@lru_cache(maxsize=1)
def note_paper() -> Svg:
    """A promissory note: a sheet with lines and a seal."""
    ink: art.Style = {"stroke": art.DARK_LINE, "stroke_width": 1.2}
    return join(
        (
            rect(0, 2, 20, 21, rx=2, fill="#E9E2C8", **ink),
            path("M4 7.5H16M4 11.5H16M4 15.5H9", fill="none", **ink),
            circle(14.5, 17.5, 3.4, fill="#A8203C", **ink),
        )
    )


def laid_out(players: int, seat: int, cards: Cards, laying: Cards) -> Svg:
    """A seat's laid-out cards; those that are just being put down have a blue edge."""
    return laid_row(players, seat, cards, laying)


@lru_cache(maxsize=4096)
def laid_row(players: int, seat: int, cards: Cards, laying: Cards) -> Svg:
    parts = []
    for company, (count, fresh) in enumerate(zip(cards, laying, strict=True)):
        drawing = art.small_card(company, count, fresh) if count or fresh else art.no_card(company)
        parts.append(moved(*g.card_at(seat, players, company), drawing))
    return group(*parts, pointer_events="none")


def tile_counts(view: BataviaView) -> Elements:
    """How many tiles each seat has of each company, over the tiles themselves."""
    drawn: Elements = {}
    for seat in range(view.players):
        drawn[f"tiles-{seat}"] = tile_row(view.players, seat, view.collected(seat))
    return drawn


@lru_cache(maxsize=2048)
def tile_row(players: int, seat: int, counts: Cards) -> Svg:
    parts = [
        moved(*g.tile_home(seat, players, company), art.small_tile(company, count))
        for company, count in enumerate(counts)
        if count > 1
    ]
    return group(*parts, pointer_events="none")
