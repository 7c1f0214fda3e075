"""What moves on the board: tiles, merchants, crates, gold markers, seals, cubes and the cannon.

Every piece keeps its key for the whole game, so that it glides from where it was to where it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamecore.games.batavia.pieces import DESTINATION, FACE_DOWN, LAST_SPACE, START, TILE_NAMES, company_of, good_of
from gamecore.games.batavia.scoring import warehouse_leaders
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia import art
from widgets.games.batavia import geometry as g
from widgets.games.batavia.outlook import LAYING, plan
from widgets.games.batavia.words import BOARD, COMPANY_TITLES, GOOD_NAMES
from widgets.shared.asking import kind_of
from widgets.shared.svg import Svg, circle, group, join, moved, polygon, rect, seat_mark, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

Initials = Sequence[str]


@lru_cache(maxsize=4096)
def piece(drawing: Svg, at: g.Point) -> Svg:
    """A drawing that glides and lets every pointer through."""
    return group(drawing, at=at, class_="piece", pointer_events="none")


NOTHING = Svg("")


@lru_cache(maxsize=2)
def slots(destination_free: bool) -> Svg:
    """The empty spaces under the tiles, with start and destination."""
    socket: art.Style = {"fill": token("sea"), "stroke": token("deep"), "stroke_width": 1.6}
    parts = [
        moved(*g.space_at(START), anchorage()),
        moved(*g.space_at(DESTINATION), art.batavia(destination_free)),
    ]
    for space in range(1, LAST_SPACE + 1):
        ring = polygon(art.hexagon(g.HEX - 2), stroke_dasharray="4 4", **socket)
        shown = text(0, 6.5, str(space), size=g.SMALL, fill=token("quiet"))
        parts.append(moved(*g.space_at(space), ring, shown))
    return group(*parts, pointer_events="none")


def anchorage() -> Svg:
    """The start: a strip of quiet water in which all merchants lie."""
    strip: art.Style = {"rx": 12, "fill": token("paper"), "stroke": token("edge"), "stroke_width": 1.6}
    return join(
        (
            rect(-38, -24, 244, 50, stroke_dasharray="6 5", **strip),
            art.caption(-3, 8, BOARD["start"], fill=token("quiet")),
        )
    )


def tiles(view: BataviaView) -> Elements:
    """Every tile: on the path, or with the seat that took it."""
    drawn: Elements = {}
    for space in range(1, LAST_SPACE + 1):
        tile, owner = view.path[space - 1], view.owners[space - 1]
        if owner >= 0:
            company = company_of(tile)
            shown = NOTHING if view.cashed[space - 1] else art.small_tile(company, 1)
            drawn[f"tile-{space}"] = piece(shown, g.tile_home(owner, view.players, company))
        elif tile == FACE_DOWN:
            drawn[f"tile-{space}"] = piece(art.post(space), g.space_at(space))
        else:
            drawn[f"tile-{space}"] = piece(art.tile(company_of(tile), good_of(tile)), g.space_at(space))
    return drawn


def merchants(view: BataviaView, initials: Initials) -> Elements:
    """The merchants on the path."""
    return {
        f"merchant-{seat}": piece(art.merchant(seat, initials[seat]), g.merchant_at(view.positions[seat], seat))
        for seat in range(view.players)
    }


def crates(view: BataviaView, initials: Initials) -> Elements:
    """The crates in the warehouses. One that is not there yet waits unseen on the space of its tile."""
    drawn: Elements = {}
    spaces = {tile: space for space, tile in enumerate(view.path, 1) if tile != FACE_DOWN}
    for tile, name in enumerate(TILE_NAMES):
        space = spaces.get(tile, 0)
        owner = view.owners[space - 1] if space else -1
        square = g.square_at(good_of(tile), company_of(tile))
        place = g.space_at(space) if space and owner < 0 else square
        crate = art.crate(owner, initials[owner]) if owner >= 0 else NOTHING
        drawn[f"crate-{name.replace(' ', '-')}"] = piece(crate, place)
    return drawn


def leaders(view: BataviaView) -> Elements:
    """Who leads each warehouse, beside what it pays."""
    return {f"leads-{GOOD_NAMES[good]}": leading(good, counts) for good, counts in enumerate(view.crate_counts)}


@lru_cache(maxsize=2048)
def leading(good: int, counts: tuple[int, ...]) -> Svg:
    x, y = g.warehouse_at(good)
    seats = warehouse_leaders(counts)
    step = min(17, 34 / max(len(seats) - 1, 1))
    marks = [moved(x + 120 + step * place, y + 38, seat_mark(seat, radius=8)) for place, seat in enumerate(seats)]
    return group(*marks, pointer_events="none")


def gold(view: BataviaView) -> tuple[int, ...]:
    """The gold of each seat; after the end with everything counted."""
    return tuple(score.total for score in view.scores) if view.scores else view.gold


def gold_markers(view: BataviaView, initials: Initials) -> Elements:
    """The markers on the frame of the chart; those on the same space lie inwards of each other."""
    drawn: Elements = {}
    amounts = gold(view)
    places = [amount % g.GOLD_SPACES for amount in amounts]
    for seat, amount in enumerate(amounts):
        place = g.marker_at(amount, places[:seat].count(places[seat]))
        drawn[f"gold-{seat}"] = piece(gold_marker(seat, initials[seat], amount >= g.GOLD_SPACES), place)
    return drawn


@lru_cache(maxsize=64)
def gold_marker(seat: int, initial: str, again: bool) -> Svg:
    """A gold marker; a second ring says that it has gone around once."""
    ring = circle(0, 0, 15, fill="#F2D06B", stroke=art.DARK_LINE, stroke_width=1.4)
    return join(
        (
            circle(0, 0, 18, fill="#F2D06B", stroke=art.DARK_LINE) if again else NOTHING,
            ring,
            art.figure(seat, initial, 10.5),
        )
    )


def seals(view: BataviaView) -> Elements:
    """The five seals, on the board or with whoever has them."""
    drawn: Elements = {}
    for company, owner in enumerate(view.seals):
        home = g.seal_slot(company) if owner < 0 else g.seal_home(owner, view.players, company)
        drawn[f"seal-{COMPANY_TITLES[company]}"] = piece(art.seal(company), home)
    return drawn


def track(view: BataviaView) -> Elements:
    """Cannon and cubes, and where they would come to with the cards that are being laid out."""
    drawn: Elements = {"ghosts": ghosts(view)}
    for company, count in enumerate(view.cubes):
        drawn[f"cube-{COMPANY_TITLES[company]}"] = piece(art.cube(company), (g.track_x(count), g.cube_y(company)))
    drawn["cannon"] = piece(art.cannon(view.laid_out), (g.track_x(view.cannon), g.CANNON_ROW))
    return drawn


def ghosts(view: BataviaView) -> Svg:
    """The cubes' and the cannon's places to come, drawn as outlines."""
    if kind_of(view) not in LAYING or not any(view.laying):
        return group(pointer_events="none")
    plan_ = plan(view)
    return ghost_row(view.laying, plan_.cubes, plan_.cannon, view.cannon)


@lru_cache(maxsize=512)
def ghost_row(laying: tuple[int, ...], cubes: tuple[int, ...], cannon: int, now: int) -> Svg:
    parts = []
    half = g.CUBE / 2
    dashes: art.Style = {"fill": "none", "stroke": token("can"), "stroke_width": 2.4, "stroke_dasharray": "4 3"}
    for company, fresh in enumerate(laying):
        if fresh:
            y = g.cube_y(company)
            x = g.track_x(cubes[company])
            parts.append(rect(x - half, y - half, g.CUBE, g.CUBE, rx=3, **dashes))
    if cannon != now:
        parts.append(rect(g.track_x(cannon) - 13, g.CANNON_ROW - 13, 26, 26, rx=6, **dashes))
    return group(*parts, pointer_events="none")


def pawn(view: BataviaView) -> Svg:
    """The ship pawn: with its owner, or on the board."""
    if view.pawn < 0:
        return piece(art.pawn(), (g.AUCTION[0] + 326, g.AUCTION[1] + 72))
    x, y, _, _ = g.seat_box(view.pawn, view.players)
    return piece(art.pawn(), (x + 200, y + 20))
