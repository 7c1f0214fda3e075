"""The places beyond the crafts: map or sea, council, church, inn, chronicle and graves."""

from __future__ import annotations

from collections.abc import Iterator

from gamecore.games.village.inn_pieces import CARD_NAMES, STACKS
from gamecore.games.village.pieces import (
    BAG,
    CHURCH_SCORE,
    CITY_REWARDS,
    COUNCIL_SCORE,
    COUNCIL_TIME,
    STAGES_OF_COUNCIL,
    WINDOW_GRAIN,
    WINDOWS,
)
from gamecore.games.village.port_pieces import (
    CAPTAINS,
    CHEST,
    FIELDS,
    ISLAND_BUYS,
    ISLAND_NAMES,
    ISLAND_STACK,
    ISLANDS,
    MISSIONS,
    PIECES,
)
from gamecore.games.village.port_state import on_island
from gamecore.games.village.things import A_PIECE
from gamecore.games.village.view import VillageView
from widgets.games.village import geometry as g
from widgets.games.village import land, prices, sea
from widgets.games.village.answer_labels import card_price
from widgets.games.village.captains import captain_terms
from widgets.games.village.region import Named, Region, called, words
from widgets.games.village.regions_talk import PRIVILEGES, REWARDS
from widgets.games.village.sentences import counted, title
from widgets.games.village.words import CARD_EFFECTS, SECTION_TITLES, SPACE_TITLES
from widgets.shared.telling import listing


def far(view: VillageView, plan: g.Plan) -> Iterator[tuple[str, Region]]:
    """All of them in a setting."""
    yield from at_sea(view, plan) if plan.port else by_land(plan)
    yield from council(plan)
    yield from church(view, plan)
    if plan.inn_box:
        yield from inn(view, plan.inn_box)
    yield from dead(view, plan)


def by_land(plan: g.Plan) -> Named:
    """The cities and the village."""
    for number, reward in enumerate(CITY_REWARDS):
        said = words("city" if number > 1 else "city_sure", city=number + 1, reward=REWARDS[reward])
        yield (
            f"city-{number}",
            Region(land.city(plan.world, number), "V11.4", said, "", called("city", number=number + 1)),
        )
    x, y, width, height = land.village(plan.world)
    yield "village", Region((x, y - 6, width, height + 12), "V11.3", words("village"))


def at_sea(view: VillageView, plan: g.Plan) -> Named:
    """The fields of the sea, and the captains."""
    for field, name in enumerate(FIELDS):
        area = sea.field_box(plan.world, field)
        if field in ISLANDS:
            yield f"sea-{field}", Region(area, "VP5.3", island(view, field), f"step {name}", ISLAND_NAMES[field - 6])
        elif field:
            yield (
                f"sea-{field}",
                Region(
                    area, "VP4.5", words("time_field", number=field), f"step {name}", called("time_field", number=field)
                ),
            )
        else:
            yield f"sea-{field}", Region(area, "VP7.1", words("port"), "", called("port"))
    for wage in (1, 2, 3):
        left = [
            number for number, count in enumerate(view.public.captains_left) if count and CAPTAINS[number].wage == wage
        ]
        fields = {
            "wage": counted("coins", wage),
            "count": sum(view.public.captains_left[number] for number in left),
            "terms": "; ".join(captain_terms(number) for number in left),
        }
        first = next(captain.name for captain in CAPTAINS if captain.wage == wage)
        said = words("captains" if left else "captains_none", **fields)
        yield (
            f"captains-{wage}",
            Region(
                sea.captain_box(plan.world, wage),
                "VP2.2",
                said,
                f"hire {first}",
                called("captains", wage=fields["wage"]),
            ),
        )


def island(view: VillageView, field: int) -> str:
    """What an island buys, holds and offers."""
    buys = [
        words("buys", piece=A_PIECE[PIECES[kind]], points=counted("points", points))
        for kind, points in ISLAND_BUYS[field].items()
    ]
    stack = mission = ""
    if field in ISLAND_STACK:
        kind = ISLAND_STACK[field]
        piece = "chests" if kind == CHEST else PIECES[kind]
        stack = words("island_stack", count=on_island(view.public, field), piece=piece)
    if field in MISSIONS:
        points = counted("points", MISSIONS[field].points)
        mission = words("island_mission", price=prices.mission_price(field), points=points)
    told = listing(buys) or words("buys_nothing")
    said = words("island", Island=ISLAND_NAMES[field - 6], buys=told, stack=stack, mission=mission)
    return " ".join(said.split())


def council(plan: g.Plan) -> Named:
    """The stages."""
    for stage in range(1, STAGES_OF_COUNCIL + 1):
        said = words(
            "stage",
            stage=stage,
            hours=counted("hours", COUNCIL_TIME[stage - 1]),
            points=counted("points", COUNCIL_SCORE[stage - 1]),
            privilege=PRIVILEGES[stage],
        )
        yield (
            f"stage-{stage}",
            Region(g.stage(plan.council, stage), "V12.4", said, f"privilege {stage}", called("stage", number=stage)),
        )


def church(view: VillageView, plan: g.Plan) -> Named:
    """The windows and the black bag."""
    for window in range(1, WINDOWS + 1):
        points = counted("points", CHURCH_SCORE[window - 1])
        grain = counted("grain", WINDOW_GRAIN[window - 1])
        said = words("window_1" if window == 1 else "window", window=window, points=points, grain=grain)
        act = f"climb {window - 1} 1" if window > 1 else ""
        yield (
            f"window-{window}",
            Region(g.window(plan.church, window), "V17.5", said, act, called("window", number=window)),
        )
    members = counted("members", sum(row.count(BAG) for row in view.public.where))
    yield "bag", Region(g.black_bag(plan.church), "V13.1", words("bag", members=members), "pray 1 time", called("bag"))


def inn(view: VillageView, area: g.Box) -> Named:
    """The stacks of villagers, and the tables."""
    for stack in range(STACKS):
        card = view.public.tops[stack]
        if card < 0:
            yield f"stack-{stack}", Region(g.stack(area, stack), "VI3.7", words("stack_empty"))
            continue
        name = CARD_NAMES[card]
        said = words("stack", Card=title(name), price=card_price(card), effect=CARD_EFFECTS[name])
        yield f"stack-{stack}", Region(g.stack(area, stack), "VI3.2", said, f"befriend {name}", title(name))
    yield "guests", Region(g.guests(area), "VI3.1", words("guests"), "visit 1", SPACE_TITLES[7])


def dead(view: VillageView, plan: g.Plan) -> Named:
    """Chronicle and graves."""
    for section, (free, spaces) in enumerate(view.chronicle):
        fields = {"Section": SECTION_TITLES[section], "free": free, "spaces": spaces}
        yield f"section-{section}", Region(g.section(plan.chronicle, section), "V16.4", words("section", **fields))
    free, spaces = view.graves
    yield "graves", Region(g.graves(plan.chronicle, False), "V16.6", words("graves", free=free, spaces=spaces))
    if plan.port:
        said = words("sea_graves", free=view.sea_graves)
        yield "sea-graves", Region(g.graves(plan.chronicle, True), "VP10.2", said)
