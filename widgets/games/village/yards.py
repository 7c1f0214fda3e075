"""The farmyards: time loop, members, cubes, goods, grain and coins, villagers, goals, and the ship's holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamecore.games.village.pieces import LIFE_TIME, UNBORN, YARD
from gamecore.games.village.view import VillageView
from widgets.games.village import art, belongings
from widgets.games.village import geometry as g
from widgets.games.village.crowds import Standing
from widgets.games.village.districts import dashed, scaled, small
from widgets.games.village.talk import BOARD
from widgets.shared.svg import Svg, circle, group, join, moved, path, rect, text
from widgets.shared.targets import Elements
from widgets.shared.theme import token

BROAD, USUAL = 18.0, 12.2
"""About the widths of the letters of a name."""


def cells(plan: g.Plan, seat: int) -> dict[str, g.Box]:
    """The parts of a farmyard by their names; only those that this setting has."""
    x, y, width, _ = plan.yard(seat)
    found: dict[str, g.Box] = {
        "name": (x + 4, y + 4, 194, 41),
        "points": (x + 200, y + 4, 68, 41),
        "coins": (x + 270, y + 4, 66, 41),
        "grain": (x + 338, y + 4, 66, 41),
        "served": (x + 406, y + 4, 66, 41),
        "crown": (x + 474, y + 4, 92, 41),
        "loop": (x + 424, y + 48, 142, 110),
        "field": (x + 4, y + 94, 272, 64),
        "unborn": (x + 280, y + 94, 140, 64),
    }
    for colour in range(4):
        found[f"cube-{colour}"] = (x + 5 + 44 * colour, y + 48, 43, 42)
    for kind in range(6 if plan.inn else 5):
        found[f"good-{kind}"] = (x + 182 + 40.4 * kind, y + 48, 40.4, 42)
    top = y + 162
    if plan.port:
        found["holds"] = (x + 4, top, 332, 50)
        found["spices"] = (x + 340, top, 104, 50)
        found["chests"] = (x + 448, top, 118, 50)
        top += 56
    if plan.inn and plan.life_goals:
        found["hand"], found["goals"] = (x + 4, top, 280, 44), (x + 288, top, 278, 44)
    elif plan.inn:
        found["hand"] = (x + 4, top, width - 8, 44)
    elif plan.life_goals:
        found["goals"] = (x + 4, top, width - 8, 44)
    return found


def yards(view: VillageView, plan: g.Plan, names: Sequence[str], standing: dict[int, list[Standing]]) -> Elements:
    """All farmyards."""
    drawn: Elements = {}
    for seat in range(view.players):
        parts = cells(plan, seat)
        public = view.public
        named = names[seat] if seat < len(names) else ""
        state = (view.asked == seat, view.seat == seat)
        drawn[f"yard-{seat}"] = sheet(plan, seat, named, state)
        counts = (public.points[seat], public.coins[seat], public.grain[seat], len(public.served[seat]))
        crowns = (public.starter == seat, public.marker == seat)
        drawn[f"wealth-{seat}"] = wealth(plan, seat, counts, crowns)
        drawn[f"stock-{seat}"] = stock(plan, seat, public.cubes[seat], public.goods[seat])
        drawn[f"unborn-{seat}"] = unborn(parts["unborn"], seat, unborn_generations(standing, seat))
        drawn[f"loop-{seat}"] = loop(parts["loop"], public.due[seat])
        drawn[f"time-{seat}"] = time_marker(parts["loop"], seat, public.time[seat])
        if plan.port:
            drawn[f"holds-{seat}"] = belongings.holds(parts["holds"], view, seat)
            drawn[f"home-{seat}"] = belongings.home(
                parts["spices"], parts["chests"], public.spices[seat], public.chests[seat]
            )
        if plan.inn:
            drawn[f"hand-{seat}"] = belongings.hand(parts["hand"], public.hands[seat])
        if plan.life_goals:
            drawn[f"goals-{seat}"] = belongings.goals(
                parts["goals"], public.silver[seat], public.gold[seat], public.scored[seat]
            )
    return drawn


@lru_cache(maxsize=512)
def sheet(plan: g.Plan, seat: int, name: str, state: tuple[bool, bool]) -> Svg:
    """The ground of a farmyard with its owner's name."""
    active, own = state
    x, y, width, height = plan.yard(seat)
    parts = cells(plan, seat)
    edge: art.Style = {"stroke": token("can" if active else "line"), "stroke_width": 3 if active else 1.4}
    drawn = [
        rect(x, y, width, height, rx=10, fill=token("land" if own else "paper"), **edge),
        moved(x + 24, y + 24, art.mark(seat, name[:1].upper())),
        text(x + 46, y + 31, shortened(name, 148), size=g.MEDIUM, anchor="start", font_weight="700"),
        rect(*parts["field"], rx=8, fill=token("paper"), stroke=token("line"), stroke_width=1.3),
    ]
    return group(*drawn, pointer_events="none")


def shortened(name: str, width: float) -> str:
    """A name that fits into its line."""
    if breadth(name) <= width:
        return name
    kept = name
    while kept and breadth(kept + "…") > width:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def breadth(name: str) -> float:
    """About the width of a name in bold type."""
    return sum(BROAD if letter in "MWmw@" else USUAL for letter in name)


@lru_cache(maxsize=4096)
def wealth(plan: g.Plan, seat: int, counts: tuple[int, ...], crowns: tuple[bool, bool]) -> Svg:
    """Points, coins, grain, served customers, and who starts."""
    parts = cells(plan, seat)
    signs = (art.star(), art.coin(), art.good(6), art.customer())
    drawn = []
    for name, sign, count in zip(("points", "coins", "grain", "served"), signs, counts, strict=True):
        x, y, _, _ = parts[name]
        drawn.append(moved(x + 17, y + 20, scaled(sign, 0.95)))
        size = g.MEDIUM if count < 100 else g.SMALL
        drawn.append(text(x + 33, y + 27, str(count), size=size, anchor="start", font_weight="700"))
    x, y, _, _ = parts["crown"]
    starts, next_ = crowns
    if starts:
        drawn.append(moved(x + 24, y + 20, art.starter()))
    if next_:
        drawn.append(moved(x + 66, y + 20, art.crown()))
    return group(*drawn, pointer_events="none")


@lru_cache(maxsize=4096)
def stock(plan: g.Plan, seat: int, cubes: tuple[int, ...], goods: tuple[int, ...]) -> Svg:
    """Cubes and goods with their numbers; what is not there is pale."""
    parts = cells(plan, seat)
    drawn = [amount(parts[f"cube-{colour}"], art.cube(colour), 30, count) for colour, count in enumerate(cubes)]
    for kind, count in enumerate(goods):
        if f"good-{kind}" in parts:
            drawn.append(amount(parts[f"good-{kind}"], scaled(art.good(kind), 0.85), 27, count))
    return group(*drawn, pointer_events="none")


def amount(area: g.Box, sign: Svg, beside: float, count: int) -> Svg:
    """A sign with its number beside it, or over its corner if that has two digits; pale if there is none."""
    x, y, _, _ = area
    face = moved(x + 15, y + 20, sign)
    if not count:
        return group(face, opacity=0.3)
    if count > 9:
        return join((face, moved(x + 27, y + 33, art.pill(count))))
    return join((face, text(x + beside, y + 27, str(count), size=g.SMALL, anchor="start", font_weight="700")))


# Time and members -----------------------------------------------------------------------------------------


def stone_at(area: g.Box, space: int) -> g.Point:
    """A stone of the time loop: 0 to 4 along the top to the right, 5 to 9 back along the bottom."""
    x, y, width, _ = area
    column = space if space < 5 else 9 - space
    return x + 27 + column * (width - 46) / 4, y + (28 if space < 5 else 80)


@lru_cache(maxsize=64)
def loop(area: g.Box, due: int) -> Svg:
    """The ten stones and the bridge between the last and the first."""
    x, _, width, _ = area
    left, top = stone_at(area, 0)
    bottom = stone_at(area, 9)[1]
    right = stone_at(area, 4)[0]
    parts = [rect(left, top, right - left, bottom - top, rx=10, fill="none", stroke=token("line"), stroke_width=5)]
    for space in range(LIFE_TIME):
        sx, sy = stone_at(area, space)
        parts.append(circle(sx, sy, 12.5, fill=token("paper"), stroke=token("edge"), stroke_width=1.4))
        parts.append(small(sx, sy + 6.5, str(space), colour="quiet"))
    middle = (top + bottom) / 2
    for side in (-9, 9):
        plank = f"M{left + side} {bottom - 14}Q{left + side - 7} {middle} {left + side} {top + 14}"
        parts.append(path(plank, fill="none", stroke=token("refuse"), stroke_width=3))
    if due:
        parts.append(moved(x + width / 2, middle, art.badge(0, 0, due)))
    return group(*parts, pointer_events="none")


def time_marker(area: g.Box, seat: int, space: int) -> Svg:
    """The time marker on its stone."""
    return group(art.mark(seat, str(space), 13.5), at=stone_at(area, space), class_="piece", pointer_events="none")


def unborn_generations(standing: dict[int, list[Standing]], seat: int) -> tuple[int, ...]:
    """How many members of each generation a seat has not yet born."""
    left = [generation for owner, _, generation in standing.get(UNBORN, []) if owner == seat]
    return tuple(left.count(generation) for generation in (1, 2, 3, 4))


@lru_cache(maxsize=512)
def unborn(area: g.Box, seat: int, counts: tuple[int, ...]) -> Svg:
    """The members not yet born, by generation."""
    x, y, width, _ = area
    parts = [dashed(area)]
    parts.append(small(x + width / 2, y + 22, BOARD["unborn"], colour="quiet"))
    waiting = [(generation, count) for generation, count in enumerate(counts, 1) if count]
    for place, (generation, count) in enumerate(waiting):
        left = x + 20 + place * 46
        parts.append(moved(left, y + 44, art.heap(seat, generation, count)))
    return group(*parts, pointer_events="none")


def field_of(plan: g.Plan, seat: int) -> g.Box:
    """Where the members stand in a farmyard."""
    x, y, width, height = cells(plan, seat)["field"]
    return x + 7, y + 3, width - 14, height - 4


def in_yard(standing: dict[int, list[Standing]], seat: int) -> list[Standing]:
    """The members in a seat's farmyard."""
    return [member for member in standing.get(YARD, []) if member[0] == seat]
