"""Council, church, inn, chronicle and graves."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gamecore.games.village.inn_pieces import CARD_NAMES, STACKS, VILLAGERS
from gamecore.games.village.pieces import (
    CHRONICLE_PLACES,
    CHURCH_SCORE,
    COUNCIL_SCORE,
    COUNCIL_TIME,
    GRAVE,
    MONKS,
    SEA_GRAVE,
    WINDOW_GRAIN,
)
from gamecore.games.village.port_pieces import SEA_GRAVE_POINTS
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.crowds import Standing, crowd
from widgets.games.village.districts import box, district, scaled, small
from widgets.games.village.sentences import title
from widgets.games.village.talk import BOARD
from widgets.games.village.words import SECTION_TITLES, SHORT_EFFECTS, SPACE_TITLES
from widgets.shared.svg import Svg, circle, group, join, moved, path, rect, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

LETTERS_OF_CARD = 13
"""Letters of a villager's name that fit on a card as they are."""
SECTION_COLOURS = ("#C0563F", "#D9A93A", "#5DAE5B", "#9A6A3F", "#9B7FB8")


@lru_cache(maxsize=32)
def ground(plan: g.Plan) -> Svg:
    """What never changes: stages, windows, the bag, the tables of the inn."""
    parts = [
        district(plan.council, SPACE_TITLES[5]),
        *(stage(plan.council, number) for number in range(1, 5)),
        district(plan.church, SPACE_TITLES[6]),
        *(window(plan.church, number) for number in range(1, 5)),
        bag(plan.church),
    ]
    if plan.inn_box:
        parts += [district(plan.inn_box, SPACE_TITLES[7]), box(g.guests(plan.inn_box), "paper", 8)]
    return group(*parts, pointer_events="none")


# Council --------------------------------------------------------------------------------------------------


def stage(council: g.Box, number: int) -> Svg:
    """A stage: its hours, its points, and its privilege."""
    area = g.stage(council, number)
    x, y, width, _ = area
    parts = [
        box(area, "paper", 8),
        text(x + 10, y + 24, str(number), size=g.MEDIUM, anchor="start", font_weight="700"),
        small(x + 34, y + 24, str(COUNCIL_TIME[number - 1])),
        moved(x + 49, y + 18, scaled(art.hourglass(), 0.8)),
        moved(x + width - 18, y + 18, art.points(COUNCIL_SCORE[number - 1])),
        moved(x + 82, y + 18, privilege(number)),
    ]
    return join(parts)


def privilege(number: int) -> Svg:
    """The sign of a privilege: the marker, two cubes, a goods tile, three points for a coin."""
    if number == 1:
        return group(art.crown(), opacity=0.35)
    if number == 2:
        return join((moved(-10, 0, art.blank()), moved(9, 0, art.blank())))
    if number == 3:
        return rect(
            -11, -10, 22, 20, rx=4, fill=art.PAPER, stroke=token("edge"), stroke_width=1.8, stroke_dasharray="3 2"
        )
    return join((moved(-12, 0, scaled(art.coin(), 0.8)), moved(11, 0, scaled(art.star(), 0.85))))


def stage_crowd(council: g.Box, number: int) -> g.Box:
    """Where members stand on a stage."""
    x, y, width, height = g.stage(council, number)
    return x + 6, y + 36, width - 12, height - 38


def marker(view: VillageView, plan: g.Plan) -> Elements:
    """The next starting player marker, while it lies in the council chamber."""
    if view.public.marker >= 0 or not view.public.round:
        return {}
    x, y, _, _ = g.stage(plan.council, 1)
    return {"marker": group(art.crown(), at=(x + 82, y + 18), class_="piece", pointer_events="none")}


# Church ---------------------------------------------------------------------------------------------------


def window(church: g.Box, number: int) -> Svg:
    """A church window with its points and, but for the first, the grain that leads into it."""
    area = g.window(church, number)
    x, y, width, height = area
    arch = path(
        f"M{x} {y + height}V{y + 22}Q{x} {y} {x + width / 2} {y}Q{x + width} {y} {x + width} {y + 22}V{y + height}Z",
        fill=token("sea"), stroke=token("edge"), stroke_width=1.6,
    )  # fmt: skip
    parts = [arch, moved(x + width / 2 - 8, y + 17, art.points(CHURCH_SCORE[number - 1]))]
    grain = WINDOW_GRAIN[number - 1]
    if grain:
        parts.append(small(x + width - 32, y + 25, str(grain)))
        parts.append(moved(x + width - 16, y + 19, scaled(art.good(6), 0.72)))
    return join(parts)


def window_crowd(church: g.Box, number: int) -> g.Box:
    """Where members stand in a window."""
    x, y, width, height = g.window(church, number)
    return x + 3, y + 33, width - 6, height - 33


def bag(church: g.Box) -> Svg:
    """The black bag with its monks."""
    x, y, width, height = g.black_bag(church)
    sack = path(
        f"M{x + 4} {y + 22}Q{x + width / 2} {y - 8} {x + width - 4} {y + 22}Q{x + width + 6} {y + height} "
        f"{x + width - 14} {y + height}H{x + 14}Q{x - 6} {y + height} {x + 4} {y + 22}Z",
        fill="#3A3A42", stroke=token("edge"), stroke_width=1.5,
    )  # fmt: skip
    monks = [moved(x + 18 + (width - 36) / (MONKS - 1) * n, y + 22, scaled(art.monk(), 0.75)) for n in range(MONKS)]
    return join((sack, *monks))


def bag_crowd(church: g.Box) -> g.Box:
    """Where members lie in the bag."""
    x, y, width, height = g.black_bag(church)
    return x + 4, y + 30, width - 8, height - 30


# Inn ------------------------------------------------------------------------------------------------------


def inn(view: VillageView, plan: g.Plan) -> Elements:
    """The stacks of villagers, their top cards and prices."""
    drawn: Elements = {}
    if plan.inn_box:
        for stack in range(STACKS):
            x, y, width, height = g.stack(plan.inn_box, stack)
            face = card_face(view.public.tops[stack], view.public.sizes[stack], width, height)
            drawn[f"stack-{stack}"] = group(face, at=(x, y), pointer_events="none")
    return drawn


@lru_cache(maxsize=512)
def card_face(card: int, size: int, width: float, height: float) -> Svg:
    """A villager on top of a stack: name, price, what it does; how many cards the stack has."""
    if card < 0:
        style: dict[str, Any] = {
            "fill": "none",
            "stroke": token("line"),
            "stroke_width": 1.5,
            "stroke_dasharray": "5 4",
        }
        words = small(width / 2, height / 2 + 6, BOARD["empty"], colour="quiet")
        return join((rect(1, 1, width - 2, height - 2, rx=8, **style), words))
    villager = VILLAGERS[card]
    under = [
        rect(1 + 2 * n, 1 + 2 * n, width - 6, height - 6, rx=8, fill=token("piece"), stroke=token("edge"))
        for n in range(min(2, size - 1), -1, -1)
    ]
    price = art.coin(villager.coins) if villager.coins else join(
        (small(-16, 6, str(villager.beer), weight="700"), scaled(art.good(5), 0.85))
    )  # fmt: skip
    first, second = SHORT_EFFECTS[CARD_NAMES[card]]
    parts = [
        *under,
        card_title(title(CARD_NAMES[card]), width),
        small(width / 2 - 2, 52, first, colour="quiet"),
        small(width / 2 - 2, 74, second, colour="quiet"),
        moved(28, 100, price),
        small(width - 14, 106, BOARD["stack"].format(count=size), "end", "quiet"),
    ]
    return join(parts)


def card_title(words: str, width: float) -> Svg:
    """A villager's name: bold where there is room, and drawn together where there is hardly any."""
    letters = len(words)
    wide: dict[str, Any] = (
        {"textLength": width - 22, "lengthAdjust": "spacingAndGlyphs"} if letters > LETTERS_OF_CARD else {}
    )
    return text(width / 2 - 2, 25, words, size=g.SMALL, font_weight="700" if letters < 12 else None, **wide)


def guests_crowd(inn_box: g.Box) -> g.Box:
    """Where members sit in the inn."""
    x, y, width, height = g.guests(inn_box)
    return x + 5, y + 5, width - 10, height - 8


# Chronicle and graves -------------------------------------------------------------------------------------


def chronicle(view: VillageView, plan: g.Plan, standing: dict[int, list[Standing]]) -> Elements:
    """The open book with its five sections, and the graves beside it."""
    spaces = tuple(spaces for _, spaces in view.chronicle)
    drawn: Elements = {"book": book(plan, spaces, view.graves[1])}
    for section in range(len(SECTION_TITLES)):
        members = standing.get(CHRONICLE_PLACES[section], [])
        drawn.update(crowd(members, section_crowd(plan, section, spaces[section])))
    for number, (seat, member, generation) in enumerate(standing.get(GRAVE, [])):
        drawn[f"member-{seat}-{member}"] = buried(seat, generation, grave_at(plan, number, view.graves[1]))
    for number, (seat, member, generation) in enumerate(standing.get(SEA_GRAVE, [])):
        drawn[f"member-{seat}-{member}"] = buried(seat, generation, sea_grave_at(plan, number))
    return drawn


def buried(seat: int, generation: int, at: g.Point) -> Svg:
    """A member in its grave."""
    return group(art.member(seat, generation), at=at, class_="piece", pointer_events="none")


@lru_cache(maxsize=64)
def book(plan: g.Plan, spaces: tuple[int, ...], graves: int) -> Svg:
    """The book and the empty graves."""
    x, y, _, _ = plan.chronicle
    parts = [
        box(plan.chronicle, "land"),
        text(x + 12, y + 26, BOARD["chronicle"], size=g.MEDIUM, anchor="start", font_weight="700"),
    ]
    for section, count in enumerate(spaces):
        left, top, width, height = g.section(plan.chronicle, section)
        colour = SECTION_COLOURS[section]
        parts.append(rect(left, top, width, height, rx=6, fill=token("paper"), stroke=token("edge"), stroke_width=1.3))
        parts.append(rect(left + 1, top + 1, width - 2, 6, rx=3, fill=colour))
        parts.append(small(left + width / 2, top + 26, SECTION_TITLES[section]))
        sx, sy, _, _ = section_crowd(plan, section, count)
        for number in range(count):
            row, column = divmod(number, 3)
            parts.append(
                circle(
                    sx + 14 + 30 * column, sy + 14 + 30 * row, 12, fill="none", stroke=token("line"), stroke_width=1.5
                )
            )
    gx, gy, _, _ = g.graves(plan.chronicle, False)
    parts.append(small(gx + 4, gy + 33, BOARD["graves"], "start"))
    for number in range(graves):
        cx, cy = grave_at(plan, number, graves)
        parts.append(moved(cx, cy, art.grave()))
    if plan.port:
        parts.append(sea_graves(plan))
    return group(*parts, pointer_events="none")


def section_crowd(plan: g.Plan, section: int, spaces: int) -> g.Box:
    """Where the members of a section stand: two rows of three."""
    x, y, width, _ = g.section(plan.chronicle, section)
    return x + (width - 88) / 2, y + 31, 90, 60


def grave_at(plan: g.Plan, number: int, graves: int) -> g.Point:
    """The middle of an anonymous grave."""
    x, y, width, _ = g.graves(plan.chronicle, False)
    step = min(38.0, (width - 196) / graves)
    return x + 214 + step * number, y + 28


def sea_grave_at(plan: g.Plan, number: int) -> g.Point:
    """The middle of a sea grave."""
    x, y, _, _ = g.graves(plan.chronicle, True)
    return x + 214 + 72 * number, y + 26


def sea_graves(plan: g.Plan) -> Svg:
    """The sea graves with their points."""
    x, y, _, _ = g.graves(plan.chronicle, True)
    parts = [small(x + 4, y + 32, BOARD["sea_graves"], "start")]
    for number, points in enumerate(SEA_GRAVE_POINTS):
        cx, cy = sea_grave_at(plan, number)
        parts.append(circle(cx, cy, 17, fill=token("sea"), stroke=token("deep"), stroke_width=2))
        if points:
            parts.append(moved(cx + 32, cy, art.points(points)))
    return join(parts)
