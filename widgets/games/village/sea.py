"""The sea board: the port with its captains, time fields, islands, and the ships."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.port_pieces import (
    CAPTAINS,
    CHEST,
    FIELDS,
    ISLAND_BUYS,
    ISLAND_NAMES,
    ISLAND_STACK,
    ISLANDS,
    LINES,
    MISSIONS,
    PORT_FIELD,
    TIME_FIELDS,
)
from gamecore.games.village.port_state import on_island
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.districts import scaled, small
from widgets.games.village.talk import BOARD
from widgets.games.village.words import SPACE_TITLES
from widgets.shared.svg import Svg, circle, group, join, line, moved, path, rect, seat_mark, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

CENTRES: tuple[g.Point, ...] = (
    *((0.15, 0.91), (0.13, 0.67), (0.40, 0.86), (0.40, 0.52), (0.62, 0.57), (0.73, 0.17)),
    *((0.12, 0.44), (0.22, 0.09), (0.60, 0.91), (0.88, 0.40), (0.88, 0.72), (0.54, 0.09)),
)
"""Where the middle of each field lies on the sea, as parts of its width and height."""

ISLAND_SIZE = (150.0, 74.0)
FIELD_RADIUS = 25.0
PORT_SIZE = (168.0, 58.0)
SHIP_HIGH = 27.0
"""How large islands, time fields and the port are."""


def water(world: g.Box) -> g.Box:
    """The sea below the title."""
    x, y, width, height = world
    return x + 6, y + 54, width - 12, height - 60


def centre(world: g.Box, field: int) -> g.Point:
    """The middle of a field."""
    x, y, width, height = water(world)
    across, down = CENTRES[field]
    half_wide, half_high = (
        (ISLAND_SIZE[0] / 2, ISLAND_SIZE[1] / 2)
        if field in ISLANDS
        else (PORT_SIZE[0] / 2, 29.0)
        if not field
        else (30.0, 29.0)
    )
    cx, cy = x + across * width, y + down * height
    headroom = half_high + (SHIP_HIGH if field in ISLANDS else 2)
    inside = min(max(cx, x + half_wide + 2), x + width - half_wide - 2)
    return inside, min(max(cy, y + headroom), y + height - half_high - 2)


def field_box(world: g.Box, field: int) -> g.Box:
    """The area of a field."""
    cx, cy = centre(world, field)
    wide, high = size_of(field)
    return cx - wide / 2, cy - high / 2, wide, high


def size_of(field: int) -> tuple[float, float]:
    """The width and height of a field."""
    if field in ISLANDS:
        return ISLAND_SIZE
    return PORT_SIZE if field == PORT_FIELD else (2 * FIELD_RADIUS + 4, 2 * FIELD_RADIUS + 4)


@lru_cache(maxsize=16)
def ground(plan: g.Plan) -> Svg:
    """The sea with its lines, time fields and islands."""
    x, y, width, height = plan.world
    wx, wy, ww, wh = water(plan.world)
    parts = [
        rect(x, y, width, height, rx=10, fill=token("land"), stroke=token("line"), stroke_width=1.4),
        rect(wx, wy, ww, wh, rx=10, fill=token("sea"), stroke=token("deep"), stroke_width=1.4),
        text(x + 12, y + 31, SPACE_TITLES[4], size=g.LARGE, anchor="start", font_weight="700"),
    ]
    for start, end in LINES:
        ends = (*centre(plan.world, start), *centre(plan.world, end))
        parts.append(line(*ends, stroke=token("deep"), stroke_width=4, stroke_dasharray="8 6"))
    parts.append(port(plan.world))
    parts += [time_field(plan.world, field) for field in TIME_FIELDS]
    parts += [island(plan.world, field) for field in ISLANDS]
    return group(*parts, pointer_events="none")


def port(world: g.Box) -> Svg:
    """The port at the shore."""
    x, y, width, height = field_box(world, PORT_FIELD)
    quay = rect(x, y, width, height, rx=8, fill=token("land"), stroke=token("edge"), stroke_width=1.8)
    return join((quay, small(x + width / 2, y + height - 8, BOARD["port"], weight="700")))


def time_field(world: g.Box, field: int) -> Svg:
    """A field that costs an hour."""
    cx, cy = centre(world, field)
    ring = circle(cx, cy, FIELD_RADIUS, fill=token("paper"), stroke=token("deep"), stroke_width=2)
    return join((ring, moved(cx, cy, scaled(art.hourglass(), 0.95))))


def island(world: g.Box, field: int) -> Svg:
    """An island: its name, what it buys, and its mission."""
    x, y, width, height = field_box(world, field)
    shore = (
        f"M{x} {y + 20}Q{x - 2} {y} {x + 26} {y}H{x + width - 20}Q{x + width + 2} {y} {x + width} {y + 26}"
        f"V{y + height - 18}Q{x + width} {y + height} {x + width - 26} {y + height}H{x + 20}Q{x - 2} {y + height} {x} "
        f"{y + height - 20}Z"
    )
    parts = [path(shore, fill=token("piece"), stroke=token("edge"), stroke_width=1.6)]
    parts.append(small(x + width / 2, y + 20, ISLAND_NAMES[field - 6], weight="700"))
    left = x + 16.0
    for kind, points in ISLAND_BUYS[field].items():
        parts.append(moved(left, y + 36, scaled(art.piece(kind), 0.72)))
        parts.append(small(left + 16, y + 42, str(points)))
        left += 42
    if field in MISSIONS:
        parts.append(mission(x, y + 59, field))
    return join(parts)


def mission(x: float, y: float, field: int) -> Svg:
    """A mission: its price, its house, its points."""
    need = MISSIONS[field]
    parts, left = [], x + 16.0
    if need.wagons:
        parts.append(moved(left, y, scaled(art.good(4), 0.72)))
        left += 24
    for colour, count in need.cubes:
        for _ in range(count):
            parts.append(moved(left, y, art.pebble(colour, 0.66)))
            left += 20
    parts.append(moved(x + 128, y - 2, art.points(need.points)))
    house = rect(
        x + 74, y - 13, 27, 27, rx=13, fill="none", stroke=token("edge"), stroke_width=1.4, stroke_dasharray="3 3"
    )
    return join((*parts, house))


def mission_crowd(world: g.Box, field: int) -> g.Box:
    """Where the member of a mission stands."""
    x, y, _, _ = field_box(world, field)
    return x + 73.5, y + 44.5, 28, 28


# What changes ---------------------------------------------------------------------------------------------


def treasures(view: VillageView, plan: g.Plan) -> Elements:
    """The stacks of cocoa, tea and chests that are left."""
    drawn: Elements = {}
    for field, kind in ISLAND_STACK.items():
        x, y, width, _ = field_box(plan.world, field)
        left = on_island(view.public, field)
        face = join((scaled(art.piece(kind), 0.85), small(15, 7, str(left), "start", weight="700")))
        at = (x + width - 44, y + 37) if ISLAND_BUYS[field] else (x + width / 2 - 12, y + (46 if kind == CHEST else 36))
        drawn[f"treasure-{field}"] = group(face, at=at, pointer_events="none")
    return drawn


def ships(view: VillageView, plan: g.Plan) -> Elements:
    """The ships where they lie; several on a field lie side by side."""
    drawn: Elements = {}
    for field in range(len(FIELDS)):
        here = [seat for seat in range(view.players) if view.public.ship[seat] == field]
        cx, cy = centre(plan.world, field)
        wide, high = size_of(field)
        top = cy - high / 2 - 11 if field in ISLANDS else cy - 12 if field == PORT_FIELD else cy - FIELD_RADIUS + 2
        step = min(34.0, (wide - 30) / max(1, len(here) - 1))
        for place, seat in enumerate(here):
            at = (cx + (place - (len(here) - 1) / 2) * step, top)
            drawn[f"ship-{seat}"] = group(ship(seat), at=at, class_="piece", pointer_events="none")
    return drawn


@lru_cache(maxsize=8)
def ship(seat: int) -> Svg:
    """A ship under the sign of its seat."""
    hull = path("M-16 6H16L11 15H-11ZM0 6V-14", fill="#8C6A4F", **art.LINE)
    return join((hull, group(seat_mark(seat, radius=8), transform="translate(0 -5)")))


def captain_box(world: g.Box, wage: int) -> g.Box:
    """The stack of captains at a wage, beside the title."""
    x, y, _, _ = world
    return x + 106 + (wage - 1) * 78, y + 5, 74, 42


def captains(view: VillageView, plan: g.Plan) -> Elements:
    """The captains left at each wage."""
    drawn: Elements = {}
    for wage in (1, 2, 3):
        left = sum(
            count for captain, count in zip(CAPTAINS, view.public.captains_left, strict=False) if captain.wage == wage
        )
        x, y, width, height = captain_box(plan.world, wage)
        card = rect(0, 0, width, height, rx=7, fill=token("piece"), stroke=token("edge"), stroke_width=1.4)
        face = join((card, hat(18, 22), moved(44, 21, art.coin(wage)), small(width - 6, 28, str(left), "end")))
        drawn[f"captains-{wage}"] = group(face, at=(x, y), pointer_events="none")
    return drawn


def hat(x: float, y: float) -> Svg:
    """A captain’s hat."""
    return moved(x, y, path("M-12 4Q-8-8 0-8Q8-8 12 4Q0 0-12 4ZM-8 7H8", fill="#6C93B8", **art.LINE))
