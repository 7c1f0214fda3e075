"""The places of a farmyard."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gamecore.games.village.goals_pieces import NO_GOAL
from gamecore.games.village.inn_pieces import CARD_NAMES
from gamecore.games.village.pieces import COLOURS, GOODS, LIFE_TIME, SHIP, UNBORN, YARD
from gamecore.games.village.scoring import living
from gamecore.games.village.things import A_CUBE
from gamecore.games.village.view import VillageView
from widgets.games.village import geometry as g
from widgets.games.village import yards
from widgets.games.village.goals import goal_words
from widgets.games.village.region import Named, Region, called, words
from widgets.games.village.sentences import counted, cubes_words, goods_words, title
from widgets.games.village.where import generations_of, loaded
from widgets.games.village.words import TALK
from widgets.shared.telling import listing, name_of


def yard(view: VillageView, plan: g.Plan, seat: int, names: Sequence[str], wanted: Collection[str]) -> Named:
    """The places of one farmyard; single colours and goods only where something can be done with them."""
    public, name = view.public, name_of(names, seat)
    cells = yards.cells(plan, seat)
    customers = counted("customers", len(public.served[seat]))
    alive = counted("members", living(public, seat))
    yield f"name-{seat}", Region(cells["name"], "V2.1", words("name", name=name, customers=customers, living=alive))
    points = words("points", name=name, points=counted("points", public.points[seat]))
    yield f"points-{seat}", Region(cells["points"], "V1.2", points)
    coins = words("coins", name=name, coins=counted("coins", public.coins[seat]))
    yield f"coins-{seat}", Region(cells["coins"], "V15.1", coins, "", called("coins"))
    grain = words("grain", name=name, grain=counted("grain", public.grain[seat]))
    yield f"grain-{seat}", Region(cells["grain"], "V7.4", grain, "", called("grain"))
    yield f"served-{seat}", Region(cells["served"], "V19.5", words("served", name=name, customers=customers))
    yield f"crown-{seat}", Region(cells["crown"], "V12.6", crown(view, seat, name))
    hours = words("loop", name=name, hours=counted("hours", LIFE_TIME - public.time[seat]))
    yield f"loop-{seat}", Region(cells["loop"], "V6.2", hours, "", called("loop"))
    yield from family(view, cells, seat, name)
    yield from stock(view, cells, seat, name, wanted)
    if plan.port:
        yield from harbour(view, cells, seat, name)
    if plan.inn:
        yield f"hand-{seat}", Region(cells["hand"], "VI4.1", hand(view, seat, name), "", called("hand"))
    if plan.life_goals:
        yield f"goals-{seat}", Region(cells["goals"], "VL2.1", goals(view, seat, name), "", called("goals"))


def crown(view: VillageView, seat: int, name: str) -> str:
    """Who starts now and next."""
    starts, next_ = view.public.starter == seat, view.public.marker == seat
    if starts and next_:
        return words("crown_both", name=name)
    return words("crown" if starts else "crown_next" if next_ else "crown_none", name=name)


def family(view: VillageView, cells: dict[str, g.Box], seat: int, name: str) -> Named:
    """The members in the farmyard, and those not yet born."""
    row = view.public.where[seat]
    here = [str(generation) for generation in generations_of(row, YARD)]
    told = words("field", name=name, members=listing(here)) if here else words("field_empty", name=name)
    yield f"field-{seat}", Region(cells["field"], "V8.5", told, "", called("field"))
    waiting = words("unborn", name=name, members=counted("members", row.count(UNBORN)))
    yield f"unborn-{seat}", Region(cells["unborn"], "V8.1", waiting)


def stock(view: VillageView, cells: dict[str, g.Box], seat: int, name: str, wanted: Collection[str]) -> Named:
    """Cubes and goods, one by one where one of them is chosen."""
    cubes, goods = view.public.cubes[seat], view.public.goods[seat]
    if view.asked == seat and any(key.startswith("own-cube") for key in wanted):
        for colour, colour_name in enumerate(COLOURS):
            told = words("own-cube", cube=A_CUBE[colour_name].capitalize())
            yield f"own-cube-{colour}", Region(cells[f"cube-{colour}"], "V12.7", told)
    else:
        listed = cubes_words(cubes)
        told = words("cubes_some" if listed else "cubes", name=name, cubes=listed)
        yield f"cubes-{seat}", Region(around(cells["cube-0"], cells["cube-3"]), "V5.2", told)
    last = cells.get("good-5", cells["good-4"])
    if view.asked == seat and any(key.startswith("own-good") for key in wanted):
        for kind in range(len(GOODS)):
            if f"good-{kind}" in cells:
                told = words("own-good", good=TALK["a_good"][kind].capitalize())
                yield f"own-good-{kind}", Region(cells[f"good-{kind}"], "V12.8", told)
    else:
        listed = goods_words(goods)
        told = words("goods_some" if listed else "goods", name=name, goods=listed)
        yield f"goods-{seat}", Region(around(cells["good-0"], last), "V1.9", told)


def around(first: g.Box, last: g.Box) -> g.Box:
    """The box around a row of cells."""
    return first[0], first[1], last[0] + last[2] - first[0], first[3]


def harbour(view: VillageView, cells: dict[str, g.Box], seat: int, name: str) -> Named:
    """The ship's holds, and what it brought home."""
    public = view.public
    told, members = loaded(view, seat), public.where[seat].count(SHIP)
    if members:
        told.append(counted("members", members))
    cargo = words("holds_some" if told else "holds", name=name, cargo=listing(told))
    yield f"holds-{seat}", Region(cells["holds"], "VP3.1", cargo, "", called("holds"))
    cocoa, tea = public.spices[seat]
    yield (
        f"spices-{seat}",
        Region(cells["spices"], "VP9.2", words("spices", name=name, cocoa=cocoa, tea=tea), "", called("spices")),
    )
    chests = words("chests", name=name, chests=counted("chests", len(public.chests[seat])))
    yield f"chests-{seat}", Region(cells["chests"], "VP8.1", chests, "", called("chests"))


def hand(view: VillageView, seat: int, name: str) -> str:
    """The villager cards of a seat."""
    cards = view.public.hands[seat]
    if not cards:
        return words("hand", name=name)
    return words("hand_some", name=name, cards=listing([title(CARD_NAMES[card]) for card in cards]))


def goals(view: VillageView, seat: int, name: str) -> str:
    """The life goals of a seat: one's own with what they ask for, others' by their number."""
    held = (view.public.silver[seat], view.public.gold[seat])
    known = [goal_words(goal) for goal in held if goal >= 0]
    if known:
        return words("goals_own", name=name, goals="; ".join(known))
    left = sum(goal != NO_GOAL for goal in held)
    if not left:
        return words("goals_done" if view.public.scored[seat] else "goals_undealt", name=name)
    return words("goals_one" if left == 1 else "goals", name=name, count=left)
