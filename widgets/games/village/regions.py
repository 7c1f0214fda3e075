"""The places of the board in every setting; here those of the village itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gamecore.games.village.pieces import (
    BUILDING_GOODS,
    BUILDING_TIME,
    COLOURS,
    CUBES,
    GOODS,
    QUEUE,
    SPACES,
    STALLS,
    TILE_POINTS,
    TILES,
)
from gamecore.games.village.state import open_stalls
from gamecore.games.village.things import A_CUBE, wish_words
from gamecore.games.village.turn_village import buildings_in_play
from gamecore.games.village.view import VillageView
from widgets.games.village import geometry as g
from widgets.games.village import prices, regions_far, regions_yard
from widgets.games.village.districts import NARROW
from widgets.games.village.header import BAG_BOX, PART_BOX
from widgets.games.village.region import Named, Region, called, words
from widgets.games.village.sentences import counted, cubes_words
from widgets.games.village.where import part
from widgets.games.village.words import BUILDING_TITLES, SPACE_TITLES, TALK


def regions(view: VillageView, plan: g.Plan, names: Sequence[str], wanted: Collection[str]) -> dict[str, Region]:
    """All places of a setting by their keys; ``wanted`` are those at which something can be done."""
    found: dict[str, Region] = {}
    for more in (header(view), titles(plan), cubes(view, plan), village(plan), market(view, plan)):
        found.update(more)
    found.update(regions_far.far(view, plan))
    for seat in range(view.players):
        found.update(regions_yard.yard(view, plan, seat, names, wanted))
    return found


def header(view: VillageView) -> Named:
    """The part of the game, and the green bag."""
    yield "part", Region(PART_BOX, "V3.1", words("part", part=part(view)))
    listed = cubes_words(view.public.bag)
    yield "green-bag", Region(BAG_BOX, "V4.1", words("green_bag" if listed else "green_bag_empty", cubes=listed))


def titles(plan: g.Plan) -> Named:
    """The titles of the districts."""
    for space, (x, y, width, _) in enumerate(plan.spaces()):
        wide = width if space in NARROW else 100 if plan.port and space == 4 else 342
        told = words("title", Space=SPACE_TITLES[space])
        yield (
            f"title-{space}",
            Region((x + 2, y + 2, wide - 4, 46), "V14.1", told, f"choose {SPACES[space]}", SPACE_TITLES[space]),
        )


def cubes(view: VillageView, plan: g.Plan) -> Named:
    """The cubes on the spaces, one place for each colour."""
    for space, area in enumerate(plan.spaces()):
        left, top = g.cubes_at(area, space in NARROW)
        for colour, count in enumerate(view.public.spaces[space]):
            if count:
                box = (left + g.CUBE_STEP * colour, top, g.CUBE_STEP, g.CUBE_SIZE)
                said = TALK["cubes_there"].format(cube=A_CUBE[CUBES[colour]], space=SPACE_TITLES[space])
                yield f"cube-{space}-{colour}", Region(box, "V5.1", said, f"take {SPACES[space]} {CUBES[colour]}")


def village(plan: g.Plan) -> Named:
    """Harvest, family, well, and the craft buildings."""
    x, y, width, _ = plan.harvest
    yield "harvest", Region((x + 4, y + 46, width - 8, 44), "V7.2", words("harvest"), "harvest")
    x, y, width, _ = plan.family
    yield "cradle", Region((x + 4, y + 46, 108, 44), "V8.1", words("cradle"), "birth")
    yield "way-home", Region((x + 116, y + 46, width - 120, 44), "V8.2", words("way_home"))
    x, y, _, _ = plan.well
    for colour, name in enumerate(COLOURS):
        box = (x + 9 + 50 * (colour % 2), y + 36 + 50 * (colour // 2), 46, 46)
        yield f"well-{colour}", Region(box, "V14.1", words("well", colour=name), f"well {name}")
    for number in buildings_in_play(plan.inn):
        act = f"buy {GOODS[BUILDING_GOODS[number][0]]}"
        area = g.building(plan.crafts, number)
        yield f"building-{number}", Region(area, "V9.2", building(number), act, BUILDING_TITLES[number])
    yield "mill", Region(g.mill(plan.crafts), "V9.9", words("mill"), "mill")


def building(number: int) -> str:
    """What a building makes and costs."""
    goods = TALK["or"].join(prices.product(GOODS[kind]) for kind in BUILDING_GOODS[number])
    return words(
        "building_x" if number in (2, 3) else "building",
        Building=BUILDING_TITLES[number],
        goods=goods,
        hours=counted("hours", BUILDING_TIME[number]),
        price=prices.purchase_price(GOODS[BUILDING_GOODS[number][0]]),
    )


def market(view: VillageView, plan: g.Plan) -> Named:
    """Stalls and queue."""
    for number in range(STALLS):
        tile = view.public.stalls[number]
        area = g.stall(plan.market, number)
        if tile >= 0:
            said = words("stall", stall=number + 1, **customer(tile))
            yield (
                f"stall-{number}",
                Region(area, "V10.3", said, f"serve {TILES[tile]}", called("stall", number=number + 1)),
            )
        else:
            key = "stall_empty" if number < open_stalls(view.public) else "stall_closed"
            yield f"stall-{number}", Region(area, "V2.4", words(key, stall=number + 1))
    for number in range(QUEUE):
        tile = view.public.queue[number]
        said = words("queue", **customer(tile)) if tile >= 0 else words("queue_empty")
        yield f"queue-{number}", Region(g.queue(plan.market, number), "V10.7", said)


def customer(tile: int) -> dict[str, str]:
    """What a customer wants and brings."""
    return {"goods": wish_words(tile), "points": counted("points", TILE_POINTS[tile])}
