"""The spaces of the path, and the numbers on the board that can be asked for their rule."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.batavia.pieces import (
    CASHING,
    COMPANIES,
    DESTINATION,
    FACE_DOWN,
    LAST_SPACE,
    SOLE_VALUES,
    START,
    TIED_VALUES,
    company_of,
    good_of,
)
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia import geometry as g
from widgets.games.batavia.auction import card_list
from widgets.games.batavia.outlook import reader
from widgets.games.batavia.pieces import gold
from widgets.games.batavia.targets import HEX_HALO, HEX_HIT, Legal
from widgets.games.batavia.words import (
    COMPANY_NAMES,
    COMPANY_TITLES,
    COMPANY_WORDS,
    GOOD_NAMES,
    GOOD_TITLES,
    NUMBERS,
    SPACES,
    TARGETS,
)
from widgets.shared.asking import kind_of
from widgets.shared.svg import Svg
from widgets.shared.targets import Elements, box, halo_ring, hit_box, number, target
from widgets.shared.telling import name_of

DESTINATION_BOX = (-40, -42, 80, 84)


# The path -------------------------------------------------------------------------------------------------


def spaces(view: BataviaView, legal: Legal, names: Sequence[str]) -> Elements:
    """Every space of the path: where the reader's merchant could go, or the rule behind what lies there."""
    seat = reader(view)
    ahead = {view.target(seat, company): company for company in range(g.COMPANY_COUNT)} if seat >= 0 else {}
    drawn: Elements = {"space-start": number("B1.7", SPACES["start"], *box(-38, -24, 244, 50), at=g.space_at(START))}
    for space in range(1, LAST_SPACE + 1):
        company = ahead.get(space, -1)
        make = next_tile(view, space, company, legal) if company >= 0 else told(view, space, names)
        drawn[f"space-{space}"] = make
    drawn["space-destination"] = destination(view, legal, names)
    return drawn


def next_tile(view: BataviaView, space: int, company: int, legal: Legal) -> Svg:
    """The nearest tile of a company ahead of the reader's merchant."""
    good = GOOD_NAMES[good_of(view.path[space - 1])]
    label = TARGETS["move"].format(space=space, company=COMPANY_NAMES[company], good=good)
    act = f"move {COMPANIES[company]}"
    return target(act, label, act in legal, HEX_HIT, HEX_HALO, at=g.space_at(space))


def told(view: BataviaView, space: int, names: Sequence[str]) -> Svg:
    """A space where the reader's merchant cannot go next."""
    tile, owner = view.path[space - 1], view.owners[space - 1]
    if tile == FACE_DOWN:
        return number("B6.7", SPACES["face_down"].format(space=space), HEX_HIT, HEX_HALO, at=g.space_at(space))
    key = "tile" if owner < 0 else "cashed" if view.cashed[space - 1] else "taken"
    rule = "B6.3" if owner < 0 else "B7.5" if view.cashed[space - 1] else "B6.5"
    fields = {"company": COMPANY_WORDS[company_of(tile)], "good": GOOD_NAMES[good_of(tile)]}
    label = SPACES[key].format(space=space, name=name_of(names, owner) if owner >= 0 else "", **fields)
    return number(rule, label, HEX_HIT, HEX_HALO, at=g.space_at(space))


def destination(view: BataviaView, legal: Legal, names: Sequence[str]) -> Svg:
    """The end of the path, where nobody goes by choice."""
    shapes = (hit_box(*DESTINATION_BOX), halo_ring(38))
    if view.destination >= 0:
        words = SPACES["destination_taken"].format(name=name_of(names, view.destination))
        return number("B9.1", words, *shapes, at=g.space_at(DESTINATION))
    act, label = "move destination", TARGETS["move_destination"]
    return target(act, label, act in legal, *shapes, at=g.space_at(DESTINATION))


# Numbers --------------------------------------------------------------------------------------------------


def numbers(view: BataviaView, names: Sequence[str]) -> Elements:
    """Warehouses, gold, ship track and seals, each with the rule behind its numbers."""
    drawn: Elements = {}
    for good in range(g.GOOD_COUNT):
        label = warehouse_words(view, good, names)
        drawn[f"why-{GOOD_NAMES[good]}"] = number("B10.3", label, *box(*g.warehouse_at(good), *g.WAREHOUSE))
    amounts = ", ".join(
        NUMBERS["gold_of"].format(name=name_of(names, seat), amount=amount) for seat, amount in enumerate(gold(view))
    )
    left, top, width, _ = g.CHART
    drawn["why-gold"] = number("B0.6", NUMBERS["gold"].format(gold=amounts), *box(left, top, width, 42))
    drawn.update(track(view, names))
    return drawn


def warehouse_words(view: BataviaView, good: int, names: Sequence[str]) -> str:
    """What a warehouse pays, and who has how many crates in it."""
    counts = view.crate_counts[good]
    crates = ", ".join(
        NUMBERS["crate_count"].format(name=name_of(names, seat), count=count)
        for seat, count in enumerate(counts)
        if count
    )
    key = "warehouse" if crates else "warehouse_empty"
    fields = {"Good": GOOD_TITLES[good], "sole": SOLE_VALUES[good], "tied": TIED_VALUES[good]}
    return NUMBERS[key].format(crates=crates, **fields)


def track(view: BataviaView, names: Sequence[str]) -> Elements:
    """The cannon, the cubes and the seals of the ship track."""
    left, top, width, height = g.TRACK
    cubes = ", ".join(
        NUMBERS["cube"].format(company=COMPANY_TITLES[company], count=count) for company, count in enumerate(view.cubes)
    )
    cannon = NUMBERS["cannon"].format(cannon=view.laid_out, threshold=view.threshold)
    start, rows, below = g.track_x(0) - 13, top + g.ROW_HIT, height - g.ROW_HIT
    drawn: Elements = {
        "why-cannon": number("B8.1", cannon, *box(left, top, width, g.ROW_HIT)),
        "why-cubes": number(
            "B5.7", NUMBERS["track"].format(cubes=cubes), *box(start, rows, left + width - start, below)
        ),
        "why-seals": number("B5.9", seal_words(view, names), *box(left, rows, start - left, below)),
    }
    return drawn


def seal_words(view: BataviaView, names: Sequence[str]) -> str:
    """Who has which seal."""
    said = []
    for company, owner in enumerate(view.seals):
        key = "seal" if owner >= 0 else "seal_free"
        name = name_of(names, owner) if owner >= 0 else ""
        said.append(NUMBERS[key].format(company=COMPANY_NAMES[company], name=name))
    return " ".join(said)


# Seats ----------------------------------------------------------------------------------------------------


def seat_places(view: BataviaView, legal: Legal, names: Sequence[str]) -> Elements:
    """Each seat's hand and laid-out cards; over the tiles of whoever may cash, the place to do so."""
    drawn: Elements = {}
    cashing = view.asked if kind_of(view) == "cash" else -1
    for seat in range(view.players):
        x, y, width, height = g.seat_box(seat, view.players)
        name = name_of(names, seat)
        held = NUMBERS["hand_count"].format(name=name, count=view.hand_counts[seat])
        drawn[f"why-hand-{seat}"] = number("B1.10", held, *box(x, y, width, g.ROW_HIT))
        shown = card_list(view.tables[seat])
        words = NUMBERS["seat" if shown else "seat_nothing"].format(name=name, cards=shown)
        row = (x, y + g.ROW_HIT, width, height - g.ROW_HIT)
        drawn[f"at-seat-{seat}"] = (
            cash_place(view, legal, row) if cashing == seat else number("B5.3", words, *box(*row))
        )
    return drawn


def cash_place(view: BataviaView, legal: Legal, row: g.Box) -> Svg:
    """The tiles of the seat that may cash them."""
    count = sum(1 for tiles in view.collected(view.asked) if tiles)
    label = TARGETS["cash_one" if count == 1 else "cash"].format(count=count, gold=CASHING[count])
    return target("cash", label, "cash" in legal, *box(*row))
