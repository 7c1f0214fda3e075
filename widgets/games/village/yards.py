"""The farmyards: time loop, members, cubes, goods, grain and coins, villagers, goals, and the ship's holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamecore.games.village.pieces import LIFE_TIME, UNBORN, YARD
from gamecore.games.village.view import VillageView
from widgets.games.village import art, belongings
from widgets.games.village import geometry as g
from widgets.games.village.crowds import Elements, Standing
from widgets.games.village.districts import dashed, scaled, small
from widgets.games.village.talk import BOARD
from widgets.shared.svg import Svg, circle, group, join, path, rect, text
from widgets.shared.theme import token

LETTER = 10.6
"""About the width of a letter of the small size."""


def cells(plan: g.Plan, life_goals: bool, seat: int) -> dict[str, g.Box]:
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
        found[f"cube-{colour}"] = (x + 5 + 43 * colour, y + 48, 42, 42)
    for kind in range(6 if plan.inn else 5):
        found[f"good-{kind}"] = (x + 178 + 41 * kind, y + 48, 40.5, 42)
    top = y + 162
    if plan.port:
        found["holds"] = (x + 4, top, 332, 50)
        found["spices"] = (x + 340, top, 104, 50)
        found["chests"] = (x + 448, top, 118, 50)
        top += 56
    if plan.inn and life_goals:
        found["hand"], found["goals"] = (x + 4, top, 280, 44), (x + 288, top, 278, 44)
    elif plan.inn:
        found["hand"] = (x + 4, top, width - 8, 44)
    elif life_goals:
        found["goals"] = (x + 4, top, width - 8, 44)
    return found


def yards(view: VillageView, plan: g.Plan, names: Sequence[str], standing: dict[int, list[Standing]]) -> Elements:
    """All farmyards."""
    drawn: Elements = {}
    for seat in range(view.players):
        parts = cells(plan, view.public.life_goals, seat)
        public = view.public
        named = names[seat] if seat < len(names) else ""
        state = (view.asked == seat, view.seat == seat)
        drawn[f"yard-{seat}"] = sheet(plan, public.life_goals, seat, named, state)
        counts = (public.points[seat], public.coins[seat], public.grain[seat], len(public.served[seat]))
        crowns = (public.starter == seat, public.marker == seat)
        drawn[f"wealth-{seat}"] = wealth(plan, public.life_goals, seat, counts, crowns)
        drawn[f"stock-{seat}"] = stock(plan, public.life_goals, seat, public.cubes[seat], public.goods[seat])
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
        if public.life_goals:
            drawn[f"goals-{seat}"] = belongings.goals(
                parts["goals"], public.silver[seat], public.gold[seat], public.scored[seat]
            )
    return drawn


@lru_cache(maxsize=512)
def sheet(plan: g.Plan, life_goals: bool, seat: int, name: str, state: tuple[bool, bool]) -> Svg:
    """The ground of a farmyard with its owner's name."""
    active, own = state
    x, y, width, height = plan.yard(seat)
    parts = cells(plan, life_goals, seat)
    edge: art.Style = {"stroke": token("can" if active else "line"), "stroke_width": 3 if active else 1.4}
    drawn = [
        rect(x, y, width, height, rx=10, fill=token("land" if own else "paper"), **edge),
        art.moved(x + 24, y + 24, art.mark(seat, name[:1].upper())),
        text(x + 46, y + 31, shortened(name, 148), size=g.MEDIUM, anchor="start", font_weight="700"),
        rect(*parts["field"], rx=8, fill=token("paper"), stroke=token("line"), stroke_width=1.3),
    ]
    return group(*drawn, pointer_events="none")


def shortened(name: str, width: float) -> str:
    """A name that fits into its line."""
    if sum(map(wide, name)) <= width:
        return name
    kept = name
    while kept and sum(map(wide, kept)) > width - LETTER:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def wide(letter: str) -> float:
    """About the width of a letter in bold type."""
    return 1.7 * LETTER if letter in "MWmw@" else 1.15 * LETTER


@lru_cache(maxsize=4096)
def wealth(plan: g.Plan, life_goals: bool, seat: int, counts: tuple[int, ...], crowns: tuple[bool, bool]) -> Svg:
    """Points, coins, grain, served customers, and who starts."""
    parts = cells(plan, life_goals, seat)
    signs = (art.star(), art.coin(), art.good(6), art.customer())
    drawn = []
    for name, sign, count in zip(("points", "coins", "grain", "served"), signs, counts, strict=True):
        x, y, _, _ = parts[name]
        drawn.append(art.moved(x + 17, y + 20, scaled(sign, 0.95)))
        size = g.MEDIUM if count < 100 else g.SMALL
        drawn.append(text(x + 33, y + 27, str(count), size=size, anchor="start", font_weight="700"))
    x, y, _, _ = parts["crown"]
    starts, next_ = crowns
    if starts:
        drawn.append(art.moved(x + 24, y + 20, STARTER))
    if next_:
        drawn.append(art.moved(x + 66, y + 20, path("M-11 8V-6L-5 0L0-9L5 0L11-6V8Z", fill=art.GOLD, **art.LINE)))
    return group(*drawn, pointer_events="none")


STARTER = join(
    (
        rect(-13, -12, 26, 24, rx=5, fill=art.GOLD, **art.LINE),
        text(0, 6.5, "1", size=g.SMALL, font_weight="700", fill="#1E1A10"),
    )
)


@lru_cache(maxsize=4096)
def stock(plan: g.Plan, life_goals: bool, seat: int, cubes: tuple[int, ...], goods: tuple[int, ...]) -> Svg:
    """Cubes and goods with their numbers; what is not there is pale."""
    parts = cells(plan, life_goals, seat)
    things = [(f"cube-{colour}", art.cube(colour), count) for colour, count in enumerate(cubes)]
    things += [(f"good-{kind}", art.good(kind), count) for kind, count in enumerate(goods) if f"good-{kind}" in parts]
    drawn = []
    for name, sign, count in things:
        x, y, _, _ = parts[name]
        face = art.moved(x + 15, y + 20, sign)
        drawn.append(face if count else group(face, opacity=0.3))
        if count > 9:
            drawn.append(art.moved(x + 27, y + 33, art.pill(count)))
        elif count:
            drawn.append(text(x + 29, y + 27, str(count), size=g.SMALL, anchor="start", font_weight="700"))
    return group(*drawn, pointer_events="none")


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
        parts.append(art.moved(x + width / 2, middle, art.badge(0, 0, due)))
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
        parts.append(art.moved(left, y + 44, art.member(seat, generation)))
        if count > 1:
            parts.append(art.badge(left + 16, y + 47, count))
    return group(*parts, pointer_events="none")


def field_of(plan: g.Plan, life_goals: bool, seat: int) -> g.Box:
    """Where the members stand in a farmyard."""
    x, y, width, height = cells(plan, life_goals, seat)["field"]
    return x + 4, y + 3, width - 8, height - 4


def in_yard(standing: dict[int, list[Standing]], seat: int) -> list[Standing]:
    """The members in a seat's farmyard."""
    return [member for member in standing.get(YARD, []) if member[0] == seat]
