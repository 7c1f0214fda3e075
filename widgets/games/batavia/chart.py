"""The chart under everything: Asia's coasts, the gold track as its frame, tables and lettering that never change."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from gamecore.games.batavia.pieces import LAST_OF_SHIP_TRACK, PIRATE_THRESHOLDS, SOLE_VALUES, TIED_VALUES
from widgets.games.batavia import geometry as g
from widgets.games.batavia.art import (
    COMPANY_COLOURS,
    CREAM,
    Style,
    caption,
    good_sign,
    skull,
    title,
)
from widgets.games.batavia.words import BOARD, COMPANY_LETTERS, COMPANY_TITLES, GOOD_TITLES
from widgets.shared.svg import Svg, circle, group, join, line, moved, number, path, polygon, rect, text
from widgets.shared.theme import token

CONTOURS = ((34, 0.35), (22, 0.5), (12, 0.7))
"""Widths and strengths of the fine lines that follow a coast, as on an engraved chart."""

LANDS: dict[str, str] = {
    "africa": "M-20 470V150Q-4 170 6 206Q16 240 12 290Q4 330 14 372Q18 400 8 440V470Z",
    "arabia": (
        "M-20-20V128Q0 128 18 116Q30 106 42 112Q34 128 44 126Q66 122 82 104Q98 92 92 78Q108 74 128 84"
        "Q150 96 168 92Q200 96 208 120Q216 150 226 196Q232 236 248 280Q260 262 268 228Q274 190 292 152"
        "Q306 122 330 110Q352 84 380 82Q412 80 428 100Q448 120 470 140Q482 176 484 214Q490 262 508 296"
        "Q516 270 506 232Q506 204 504 178Q512 150 526 126Q548 92 566 66Q592 38 628 22Q668 10 700-20Z"
    ),
    "ceylon": "M262 308Q274 306 276 320Q274 336 264 334Q256 320 262 308Z",
    "sumatra": "M386 300Q400 304 424 338Q452 366 478 388Q488 404 474 402Q440 386 414 352Q392 322 386 300Z",
    "java": "M486 404Q530 394 566 408Q600 416 640 408Q664 412 660 430H480Q474 414 486 404Z",
    "borneo": "M566 300Q580 268 612 252Q640 246 648 270Q640 300 616 318Q586 332 570 322Q562 312 566 300Z",
    "philippines": "M674 152Q688 146 690 166Q686 186 678 200Q668 184 672 168ZM664 220Q676 216 674 232Q666 242 658 232Z",
    "formosa": "M662 98Q674 92 674 108Q670 124 662 122Q656 110 662 98Z",
    "japan": "M740 20Q758 4 790-20V60Q766 44 752 46Q736 40 740 20Z",
    "celebes": "M700 330Q712 322 716 336Q728 334 730 346Q722 356 712 352Q704 370 698 358Q700 344 700 330Z",
    "new_guinea": "M744 300Q770 306 790 330V400Q760 380 748 350Q738 322 744 300Z",
}
"""The coasts, from the corner of the chart's water; drawn freely, as the chart is no map to sail by."""

NAMES: tuple[tuple[str, g.Point], ...] = (
    ("arabia", (100, 66)),
    ("india", (252, 150)),
    ("siam", (470, 108)),
    ("china", (590, 36)),
)


@cache
def ground(players: int) -> Svg:
    """Everything that never changes, as one drawing that lets every pointer through."""
    parts = (table(), sea(), gold_track(), warehouses(), ship_track(PIRATE_THRESHOLDS[players]), sheets())
    return group(*parts, pointer_events="none")


def table() -> Svg:
    """The paper that everything lies on."""
    return rect(0, 0, g.WIDTH, g.HEIGHT, fill=token("paper"))


def sea() -> Svg:
    """The water with rhumb lines, all coasts, the compass rose and the sea route."""
    left, top, width, height = g.CHART
    clip = "batavia-water"
    inside: Style = {"x": left + g.FRAME, "y": top + g.FRAME}
    inner = rect(inside["x"], inside["y"], width - 2 * g.FRAME, height - 2 * g.FRAME)
    lands = group(
        *(shore(outline) for outline in LANDS.values()), *labels(), transform=f"translate({g.LAND_LEFT} {g.LAND_TOP})"
    )
    frame = Svg(f'<clipPath id="{clip}">{inner}</clipPath>')
    water = rect(left, top, width, height, fill=token("sea"))
    return join((frame, group(water, rhumb_lines(), lands, compass(), wake(), clip_path=f"url(#{clip})")))


def rhumb_lines() -> Svg:
    """Lines of constant course from the compass rose."""
    x, y = compass_at()
    rays = []
    for turn in range(16):
        angle = turn * pi / 8
        rays.append(f"M{number(x)} {number(y)}L{number(x + 900 * cos(angle))} {number(y + 900 * sin(angle))}")
    return path("".join(rays), stroke=token("deep"), stroke_width=1, stroke_opacity=0.35, fill="none")


def compass_at() -> g.Point:
    """The middle of the compass rose, in the Indian Ocean."""
    return g.LAND_LEFT + 131, g.LAND_TOP + 246


def compass() -> Svg:
    """A compass rose of eight points."""
    edge: Style = {"stroke": token("deep"), "stroke_width": 1}
    parts = [circle(0, 0, 40, fill=token("sea"), stroke=token("deep"), stroke_width=1.5)]
    parts.append(circle(0, 0, 33, fill="none", **edge))
    for turn, length, half in (*((t, 28, 6) for t in (45, 135, 225, 315)), *((t, 39, 7) for t in (0, 90, 180, 270))):
        dark = polygon([(0, 0), (half, -half), (0, -length)], fill=token("deep"), **edge)
        light = polygon([(0, 0), (-half, -half), (0, -length)], fill=token("paper"), **edge)
        parts.append(group(dark, light, transform=f"rotate({turn})"))
    return moved(*compass_at(), *parts)


def shore(outline: str) -> Svg:
    """Land with the fine lines along its coast."""
    lines = []
    for width, strength in CONTOURS:
        lines.append(path(outline, fill="none", stroke=token("deep"), stroke_opacity=strength, stroke_width=width))
        lines.append(path(outline, fill="none", stroke=token("sea"), stroke_width=width - 2))
    land = path(outline, fill=token("land"), stroke=token("edge"), stroke_width=1.8, stroke_linejoin="round")
    return join((*lines, land))


def labels() -> list[Svg]:
    """The names of the lands, as engravers wrote them."""
    style: Style = {"fill": token("quiet"), "font_style": "italic", "letter_spacing": "1"}
    return [caption(x, y, BOARD[name], **style) for name, (x, y) in NAMES]


def wake() -> Svg:
    """The line of the route, under the trading posts."""
    points = g.route()
    line_ = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    style: Style = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return join(
        (
            path(line_, stroke=token("paper"), stroke_width=9, stroke_opacity=0.7, **style),
            path(line_, stroke=token("edge"), stroke_width=1.8, stroke_dasharray="2 7", **style),
        )
    )


# The gold track -------------------------------------------------------------------------------------------


def gold_track() -> Svg:
    """The frame of the chart: a hundred spaces, every other one shaded, every fifth with its number."""
    left, top, width, height = g.CHART
    parts = [
        rect(left, top, width, height, fill="none", stroke=token("ink"), stroke_width=2, rx=3),
        rect(left, top, width, g.FRAME, fill=token("paper")),
        rect(left, top + height - g.FRAME, width, g.FRAME, fill=token("paper")),
        rect(left, top, g.FRAME, height, fill=token("paper")),
        rect(left + width - g.FRAME, top, g.FRAME, height, fill=token("paper")),
    ]
    parts.extend(gold_space(place) for place in range(g.GOLD_SPACES))
    inside: Style = {"fill": "none", "stroke": token("ink"), "stroke_width": 1.2}
    parts.append(caption(left + g.FRAME + 178, top + g.FRAME + 27, BOARD["gold"], "start", fill=token("quiet")))
    parts.append(rect(left + g.FRAME, top + g.FRAME, width - 2 * g.FRAME, height - 2 * g.FRAME, **inside))
    parts.append(rect(left, top, width, height, fill="none", stroke=token("ink"), stroke_width=2, rx=3))
    return join(parts)


def gold_space(place: int) -> Svg:
    """One space of the frame."""
    (x, y), (dx, _) = g.gold_at(place)
    across, down = g.CHART[2] / g.GOLD_ACROSS, (g.CHART[3] - 2 * g.FRAME) / g.GOLD_DOWN
    width, height = (g.FRAME, down) if dx else (across, g.FRAME)
    parts = []
    if place % 2:
        parts.append(rect(x - width / 2, y - height / 2, width, height, fill=token("land")))
    if place % 5 == 0:
        parts.append(text(x, y + 6.5, str(place), size=g.SMALL))
    else:
        parts.append(circle(x, y, 1.8, fill=token("edge")))
    return join(parts)


# Warehouses -----------------------------------------------------------------------------------------------


def warehouses() -> Svg:
    """Seven warehouses with a roof each, their good, what they pay, and a square for every company."""
    return join(warehouse(good) for good in range(g.GOOD_COUNT))


def warehouse(good: int) -> Svg:
    """One warehouse."""
    x, y = g.warehouse_at(good)
    width, height = g.WAREHOUSE
    wall: Style = {"stroke": token("edge"), "stroke_width": 1.6, "stroke_linejoin": "round"}
    house = f"M{x} {y + height}V{y + 20}L{x + 14} {y + 1}H{x + width - 14}L{x + width} {y + 20}V{y + height}Z"
    pays = BOARD["warehouse_pays"].format(sole=SOLE_VALUES[good], tied=TIED_VALUES[good])
    roof = f"M{x} {y + 21}L{x + 14} {y + 1}H{x + width - 14}L{x + width} {y + 21}"
    parts = [
        path(house, fill=token("land"), **wall),
        path(roof, fill="none", stroke=token("ink"), stroke_width=2.4, stroke_linejoin="round", stroke_linecap="round"),
        circle(x + 26, y + 28, 18, fill=CREAM, stroke=token("edge"), stroke_width=1.2),
        moved(x + 26, y + 28, good_sign(good, 0.84)),
        text(x + 50, y + 24, GOOD_TITLES[good], size=g.SMALL, anchor="start", font_weight="700"),
        text(x + 50, y + 45, pays, size=g.SMALL, anchor="start", fill=token("quiet")),
    ]
    for company in range(g.COMPANY_COUNT):
        parts.append(moved(*g.square_at(good, company), square(company)))
    return join(parts)


@cache
def square(company: int) -> Svg:
    """A warehouse square that waits for its crate."""
    half = g.SQUARE / 2
    edge: Style = {"stroke": COMPANY_COLOURS[company], "stroke_width": 2.4, "rx": 4}
    letter = text(0, 6.5, COMPANY_LETTERS[company], size=g.SMALL, fill=token("quiet"), font_weight="600")
    return join((rect(1 - half, 1 - half, g.SQUARE - 2, g.SQUARE - 2, fill=token("paper"), **edge), letter))


# The ship track -------------------------------------------------------------------------------------------


def ship_track(threshold: int) -> Svg:
    """The track from 0 to 25 with a row for the cannon and for each company, and the line of the pirates."""
    left, top, width, height = g.TRACK
    parts = [rect(left, top, width, height, rx=8, fill=token("sea"), stroke=token("line"), stroke_width=1.5)]
    edge = g.track_x(threshold) - g.TRACK_STEP / 2
    parts.append(rect(edge, top + 1, left + width - edge - 1, height - 2, fill=token("refuse"), fill_opacity=0.16))
    parts.append(
        line(edge, top + 2, edge, top + height - 2, stroke=token("refuse"), stroke_width=2.6, stroke_dasharray="8 5")
    )
    # The number beside the threshold would touch it, and so would the cannon one space before it.
    fives = (space for space in range(0, LAST_OF_SHIP_TRACK + 1, 5) if abs(space - threshold) != 1)
    for space in sorted({*fives, threshold}):
        hot = space >= threshold
        style: Style = {"fill": token("refuse"), "font_weight": "700"} if hot else {"fill": token("quiet")}
        x = g.track_x(space) + (4 if space == threshold else 0)
        parts.append(text(x, g.CANNON_ROW + 6.5, str(space), size=g.SMALL, **style))
    parts.append(caption(left + 8, g.CANNON_ROW + 6.5, BOARD["cannon"], "start", font_weight="700"))
    parts.append(moved((edge + left + width) / 2, top + height - 46, skull(), scale=0.8))
    parts.extend(company_row(company) for company in range(g.COMPANY_COUNT))
    return join(parts)


def company_row(company: int) -> Svg:
    """A company's row: its name, the place of its seal, and its line."""
    y = g.cube_y(company)
    first, last = g.track_x(0), g.track_x(LAST_OF_SHIP_TRACK)
    ticks = "".join(f"M{number(g.track_x(space))} {number(y - 3.5)}v7" for space in range(LAST_OF_SHIP_TRACK + 1))
    slot: Style = {"fill": token("paper"), "stroke": COMPANY_COLOURS[company], "stroke_width": 1.8}
    return join(
        (
            caption(g.TRACK[0] + 8, y + 6.5, COMPANY_TITLES[company], "start"),
            circle(*g.seal_slot(company), 10.5, stroke_dasharray="3 3", **slot),
            path(
                f"M{number(first)} {number(y)}H{number(last)}{ticks}",
                stroke=token("deep"),
                stroke_width=1.4,
                fill="none",
            ),
        )
    )


def sheets() -> Svg:
    """The sheets for auction, hand and plan."""
    style: Style = {"rx": 8, "fill": token("paper"), "stroke": token("line"), "stroke_width": 1.5}
    return join(
        (
            rect(*g.AUCTION, **style),
            rect(*g.HAND, **{**style, "fill": token("land"), "fill_opacity": 0.5}),
            rect(*g.PLAN, **style),
            title(g.AUCTION[0] + 12, g.AUCTION[1] + 28, BOARD["auction"]),
        )
    )
