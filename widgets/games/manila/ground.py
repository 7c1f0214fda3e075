"""The chart under everything: sea, coasts, lanes, docks, the quay and all lettering that never changes."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from gamecore.games.manila.pieces import DOCK_PAYS, DOCKS, LAST_SPACE, MARKET
from widgets.games.manila import geometry as g
from widgets.games.manila.art import Style, caption, insurance_house, office_house, pirate_ship, title
from widgets.games.manila.words import BOARD, WARE_TITLES
from widgets.shared.svg import Svg, circle, group, join, line, number, path, polygon, rect, text
from widgets.shared.theme import token

CONTOURS = ((40, 0.35), (26, 0.5), (14, 0.7))
"""Widths and strengths of the fine lines that follow a coast, as on an engraved chart."""


@cache
def ground() -> Svg:
    """Everything that never changes, as one drawing that lets every pointer through."""
    parts = (sea(), coasts(), island(), lanes(), berths(), quay(), market_table(), lettering())
    return group(*parts, pointer_events="none")


def sea() -> Svg:
    """The water, with the compass rose and its rhumb lines."""
    x, y = g.COMPASS
    rays = []
    for turn in range(16):
        angle = turn * pi / 8
        rays.append(f"M{x} {y}L{number(x + 700 * cos(angle))} {number(y + 700 * sin(angle))}")
    return join(
        (
            rect(0, 0, g.WIDTH, g.HEIGHT, fill=token("sea")),
            path("".join(rays), stroke=token("deep"), stroke_width=1, stroke_opacity=0.4, fill="none"),
            compass(),
        )
    )


def compass() -> Svg:
    """A compass rose of eight points."""
    edge: Style = {"stroke": token("deep"), "stroke_width": 1}
    parts = [
        circle(0, 0, 58, fill=token("sea"), stroke=token("deep"), stroke_width=1.5),
        circle(0, 0, 47, fill="none", stroke=token("deep"), stroke_width=1),
    ]
    for turn, length, half in (*((t, 40, 8) for t in (45, 135, 225, 315)), *((t, 56, 9) for t in (0, 90, 180, 270))):
        dark = polygon([(0, 0), (half, -half), (0, -length)], fill=token("deep"), **edge)
        light = polygon([(0, 0), (-half, -half), (0, -length)], fill=token("paper"), **edge)
        parts.append(group(dark, light, transform=f"rotate({turn})"))
    parts.append(circle(0, 0, 4, fill=token("paper"), stroke=token("deep"), stroke_width=1))
    return group(*parts, transform=f"translate({g.COMPASS[0]} {g.COMPASS[1]})")


def shore(outline: str) -> Svg:
    """Land with the fine lines along its coast."""
    lines = []
    for width, strength in CONTOURS:
        lines.append(path(outline, fill="none", stroke=token("deep"), stroke_opacity=strength, stroke_width=width))
        lines.append(path(outline, fill="none", stroke=token("sea"), stroke_width=width - 2.2))
    land = path(outline, fill=token("land"), stroke=token("edge"), stroke_width=2, stroke_linejoin="round")
    return join((*lines, land))


def coasts() -> Svg:
    """The harbour on the left with its quay, and Manila's coast with six docks on the right."""
    left = g.COAST_LEFT
    harbour = (
        f"M-30-30H{left}C{left + 8} 24 {left - 6} 60 {left} 104S{left + 7} 190 {left} 240"
        f"S{left - 5} 350 {left + 2} 400S{left - 2} 470 {left + 2} {g.QUAY_TOP}H{g.QUAY_RIGHT}V790H-30Z"
    )
    right, end, half = g.COAST_RIGHT, g.BERTH_END, g.BERTH_HALF
    manila = [f"M1230-30H{right - 2}C{right + 6} 0 {right - 6} 20 {right} {g.PORT_ROWS[0] - half}"]
    rows = (*g.PORT_ROWS, *g.SHIPYARD_ROWS)
    for row, following in zip(rows, (*rows[1:], None), strict=True):
        manila.append(f"H{end - 10}q10 0 10 10V{row + half - 10}q0 10-10 10H{right}")
        if following:
            top = following - half
            manila.append(f"Q{right - 7} {(row + half + top) / 2:g} {right} {top}")
    manila.append(f"C{right - 10} 660 {right + 8} 710 {right - 2} 790H1230Z")
    return join((shore(harbour), shore("".join(manila))))


def island() -> Svg:
    """The pilots' island."""
    x, y = g.ISLAND
    outline = (
        f"M{x - 128} {y + 2}C{x - 132} {y - 50} {x - 70} {y - 76} {x - 8} {y - 74}"
        f"S{x + 132} {y - 62} {x + 130} {y - 6}S{x + 80} {y + 74} {x + 4} {y + 74}"
        f"S{x - 126} {y + 56} {x - 128} {y + 2}Z"
    )
    return shore(outline)


def lanes() -> Svg:
    """Three lanes from 0 to 13, each with its numbers; space 13 is a line of warning across all of them."""
    parts = []
    length = g.LANE_RIGHT - g.LANE_LEFT
    for centre in g.LANE_CENTRES:
        top = centre - g.LANE_HALF
        parts.append(rect(g.LANE_LEFT, top, length, 2 * g.LANE_HALF, rx=18, fill=token("sea")))
        parts.append(rect(g.LANE_LEFT, top, length, 2 * g.LANE_HALF, rx=18, fill=token("paper"), fill_opacity=0.55))
    x = g.tick_x(LAST_SPACE)
    style: Style = {"stroke": token("refuse"), "stroke_width": 3, "stroke_dasharray": "9 6"}
    parts.append(line(x, g.LANE_CENTRES[0] - 66, x, g.LANE_CENTRES[2] + g.LANE_HALF - 22, **style))
    parts.extend(lane_scale(centre) for centre in g.LANE_CENTRES)
    return join(parts)


def lane_scale(centre: float) -> Svg:
    """The line, ticks and numbers of one lane."""
    y = centre - g.HULL_RAISE
    first, last = g.tick_x(0), g.tick_x(LAST_SPACE)
    ticks = "".join(f"M{number(g.tick_x(n))} {y - 7}v14" for n in range(LAST_SPACE))
    parts = [
        path(f"M{first} {y}H{last}{ticks}", stroke=token("deep"), stroke_width=1.5, fill="none"),
    ]
    for space in range(LAST_SPACE + 1):
        warn = space == LAST_SPACE
        x = g.tick_x(space)
        if warn:
            parts.append(rect(x - 13, centre + 32, 26, 20, rx=4, fill=token("paper")))
        style: Style = {"fill": token("refuse"), "font_weight": "700"} if warn else {"fill": token("quiet")}
        parts.append(text(x, centre + 49, str(space), size=g.SMALL, **style))
    return join(parts)


def berths() -> Svg:
    """The letters and payments of the six docks."""
    parts = []
    for rows in (g.PORT_ROWS, g.SHIPYARD_ROWS):
        for row, dock, pays in zip(rows, DOCKS, DOCK_PAYS, strict=True):
            parts.append(text(g.DOCK_LETTER_X, row - 5, dock, size=g.MEDIUM, font_weight="700"))
            parts.append(caption(g.DOCK_SPACE_X - 8, row + 33, BOARD["pays"].format(amount=pays)))
    return join(parts)


def quay() -> Svg:
    """The edge of the quay with its bollards, and the jetty where the accomplices wait."""
    top, right = g.QUAY_TOP, g.QUAY_RIGHT
    stone: Style = {"stroke": token("edge"), "stroke_width": 1.5, "fill": "none"}
    x, y, width, height = g.JETTY
    planks = "".join(f"M{x + step} {y}v{height}" for step in range(58, width, 58))
    pallets: Style = {"rx": 8, "fill": "none", "stroke": token("line"), "stroke_width": 1.5, "stroke_dasharray": "6 6"}
    return join(
        (
            *(rect(tip - 158, middle - 42, 140, 84, **pallets) for tip, middle in g.QUAY_SLOTS),
            path(f"M{g.COAST_LEFT + 2} {top + 7}H{right - 7}V760", **stone),
            rect(x, y, width, height, rx=6, fill=token("land"), stroke=token("edge"), stroke_width=2),
            path(planks, stroke=token("line"), stroke_width=1, fill="none"),
        )
    )


def card(box: tuple[int, int, int, int]) -> Svg:
    """A sheet of paper on the land."""
    x, y, width, height = box
    return rect(x, y, width, height, rx=8, fill=token("paper"), stroke=token("line"), stroke_width=1.5)


def market_table() -> Svg:
    """The black market: a row for every ware, a column for every value; the last one ends the game."""
    x, y, _, height = g.MARKET
    last = g.MARKET_COLUMNS[-1]
    parts = [card(g.MARKET), card(g.OFFICE), title(x + 10, y + 27, BOARD["market"])]
    column: Style = {"fill": token("land"), "rx": 4}
    parts.append(rect(last - 14, y + 34, 27, height - 42, **column))
    for at, value in zip(g.MARKET_COLUMNS, MARKET, strict=True):
        strong: Style = (
            {"font_weight": "700", "fill": token("refuse")} if value == MARKET[-1] else {"fill": token("quiet")}
        )
        parts.append(text(at, y + 54, str(value), size=g.SMALL, **strong))
    for row, ware in zip(g.MARKET_ROWS, WARE_TITLES, strict=True):
        parts.append(caption(x + 6, row + 6, ware, "start"))
        track = f"M{g.MARKET_COLUMNS[0]} {row}H{last}"
        parts.append(path(track, stroke=token("line"), stroke_width=2, fill="none"))
        parts.extend(circle(at, row, 3.5, fill=token("line")) for at in g.MARKET_COLUMNS)
    return join(parts)


def lettering() -> Svg:
    """The names of the places."""
    ship_x, ship_y = g.PIRATE_SHIP
    island_x, island_y = g.ISLAND
    house_x, house_y = g.INSURANCE_HOUSE
    x, y, _, _ = g.OFFICE
    jetty_x, jetty_y, jetty_width, _ = g.JETTY
    return join(
        (
            title(x + 10, y + 27, BOARD["office"]),
            group(office_house(), transform=f"translate({x + 20} {y + 50}) scale(.8)"),
            title(14, g.QUAY_TOP + 32, BOARD["quay"]),
            title(14, g.SHARES_TITLE, BOARD["shares"]),
            title(g.COAST_RIGHT + 16, 33, BOARD["port"]),
            title(g.COAST_RIGHT + 16, 348, BOARD["shipyard"]),
            group(pirate_ship(), transform=f"translate({ship_x} {ship_y})"),
            title(island_x, island_y - 42, BOARD["pilots"], "middle"),
            caption(island_x - 56, island_y + 48, BOARD["small_pilot"]),
            caption(island_x + 56, island_y + 48, BOARD["large_pilot"]),
            group(insurance_house(), transform=f"translate({house_x} {house_y})"),
            title(g.COAST_RIGHT + 16, 662, BOARD["insurance"]),
            caption(ship_x - 98, ship_y + 44, BOARD["pirates"], "end"),
            caption(jetty_x + jetty_width / 2, jetty_y + 26, BOARD["at_home"]),
        )
    )
