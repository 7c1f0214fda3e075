"""Village's board: from a view and the legal actions to a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.village.pieces import (
    BAG,
    BUILDING_PLACES,
    CHURCH_PLACES,
    CITY_PLACES,
    COUNCIL_PLACES,
    INN_PLACE,
    SHIP,
)
from gamecore.games.village.port_pieces import MISSION_PLACE
from gamecore.games.village.view import VillageView
from widgets.games.village import belongings, careers, districts, land, sea, yards
from widgets.games.village import geometry as g
from widgets.games.village.crowds import Standing, crowd, crowds, standing
from widgets.games.village.header import header
from widgets.games.village.legend import legend
from widgets.games.village.talk import BOARD
from widgets.games.village.targets import targets
from widgets.shared.svg import Part, Scene
from widgets.shared.targets import Elements


def scene(view: VillageView, legal: Sequence[Any], names: Sequence[str] = ()) -> Scene:
    """The board as this view shows it, with what is possible marked."""
    plan = plan_of(view)
    world = BOARD["part_sea" if view.public.port else "part_world"]
    parts = (Part(BOARD["part_village"], 0, g.RIGHT - g.GAP), Part(world, g.RIGHT, g.HALF + g.LEFT))
    return Scene(g.WIDTH, plan.height, BOARD["label"], elements(view, legal, names), g.MIN_WIDTH, parts)


def plan_of(view: VillageView) -> g.Plan:
    """Where everything lies in the setting of a view."""
    public = view.public
    return g.plan(public.players, public.inn, public.port, public.life_goals)


def elements(view: VillageView, legal: Sequence[Any], names: Sequence[str]) -> Elements:
    """Everything on the board by its key, what lies below first."""
    plan, there = plan_of(view), standing(view)
    drawn: Elements = {"land": districts.ground(plan), "careers": careers.ground(plan)}
    drawn["world"] = (sea if plan.port else land).ground(plan)
    drawn.update(header(view))
    drawn.update(legend(plan))
    drawn.update(districts.market(view, plan))
    drawn.update(careers.inn(view, plan))
    drawn.update(yards.yards(view, plan, names, there))
    if plan.port:
        drawn.update(sea.treasures(view, plan))
        drawn.update(sea.captains(view, plan))
    else:
        drawn.update(land.markers(view, plan))
    drawn.update(careers.chronicle(view, plan, there))
    drawn.update(crowds(view, boxes(plan)))
    for seat in range(view.players):
        drawn.update(crowd(yards.in_yard(there, seat), yards.field_of(plan, seat)))
        drawn.update(aboard(view, plan, there, seat))
    drawn.update(careers.marker(view, plan))
    if plan.port:
        drawn.update(sea.ships(view, plan))
    drawn.update(districts.cubes(view, plan))
    drawn.update(targets(view, plan, legal, names))
    return drawn


def boxes(plan: g.Plan) -> dict[int, g.Box]:
    """The box of every common place where members stand."""
    found = {place: districts.building_crowd(plan.crafts, number) for number, place in enumerate(BUILDING_PLACES)}
    found |= {place: careers.stage_crowd(plan.council, n) for n, place in enumerate(COUNCIL_PLACES, 1)}
    found |= {place: careers.window_crowd(plan.church, n) for n, place in enumerate(CHURCH_PLACES, 1)}
    found[BAG] = careers.bag_crowd(plan.church)
    if plan.inn_box:
        found[INN_PLACE] = careers.guests_crowd(plan.inn_box)
    if plan.port:
        found |= {place: sea.mission_crowd(plan.world, field) for field, place in MISSION_PLACE.items()}
    else:
        found |= {place: land.city_crowd(plan.world, n) for n, place in enumerate(CITY_PLACES)}
    return found


def aboard(view: VillageView, plan: g.Plan, there: dict[int, list[Standing]], seat: int) -> Elements:
    """The members of a seat in the holds of its ship, behind its cargo."""
    members = [member for member in there.get(SHIP, []) if member[0] == seat]
    if not members:
        return {}
    area = yards.cells(plan, seat)["holds"]
    used = sum(view.public.cargo[seat]) + len(view.public.aboard[seat])
    drawn: Elements = {}
    for number, member in enumerate(members):
        x, y = belongings.hold_at(area, used + number)
        drawn.update(crowd([member], (x - 14, y - 14, 28, 28)))
    return drawn
