"""The board in sentences, for whoever types `where` or listens to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamecore.games.village.inn_pieces import CARD_NAMES
from gamecore.games.village.pieces import GENERATIONS, LIFE_TIME, PLACES, SHIP, SPACES, TILE_POINTS, UNBORN
from gamecore.games.village.port_pieces import FIELDS, ISLAND_STACK, PORT_FIELD
from gamecore.games.village.port_state import on_island
from gamecore.games.village.state import spaces_in_play
from gamecore.games.village.things import FIELD_NAMES, PLACE_AT, SPACE_NAMES, wish_words
from gamecore.games.village.view import VillageView
from widgets.games.village.answer_labels import card_price
from widgets.games.village.captains import captain_terms
from widgets.games.village.goals import goal_words
from widgets.games.village.sentences import counted, cubes_words, goods_words, title
from widgets.games.village.talk import BOARD, WHERE
from widgets.games.village.words import SECTION_TITLES, TALK
from widgets.shared.telling import listing


def chapter(view: VillageView) -> str:
    """The name of the part of the game: setting up, or a round by its number."""
    if view.public.round:
        return str(BOARD["round"]).format(round=view.public.round)
    return str(BOARD["setting_up"])


def part(view: VillageView) -> str:
    """The part of the game, with the last turns or the end."""
    if view.over:
        return str(BOARD["over"])
    if view.public.turns_left >= 0:
        return str(BOARD["last"]).format(turns=view.public.turns_left)
    return chapter(view)


def where(view: VillageView, names: Sequence[str]) -> list[str]:
    """The round, cubes, market, chronicle and graves, the inn, everybody's farmyard and ship, one's own goals."""
    told = [WHERE["part"].format(part=part(view)), *spaces(view), *market(view)]
    holder = view.public.marker
    told.append(WHERE["marker" if holder >= 0 else "marker_free"].format(name=names[holder] if holder >= 0 else ""))
    for section, (free, open_spaces) in enumerate(view.chronicle):
        fields = {"section": SECTION_TITLES[section], "free": free, "spaces": open_spaces}
        told.append(WHERE["section"].format(**fields))
    told.append(WHERE["graves"].format(free=view.graves[0], spaces=view.graves[1]))
    if view.public.port:
        told.append(WHERE["sea_graves"].format(free=view.sea_graves))
        told += [
            WHERE["island"].format(field=FIELD_NAMES[FIELDS[field]], count=on_island(view.public, field))
            for field in ISLAND_STACK
        ]
    told.extend(stacks(view))
    for seat in range(view.players):
        told.extend(seat_words(view, seat, names[seat]))
    return told


def spaces(view: VillageView) -> Iterator[str]:
    """The cubes on each action space and in the bag."""
    for space in spaces_in_play(view.public.inn):
        cubes = cubes_words(view.public.spaces[space])
        key = "space" if cubes else "space_empty"
        yield WHERE[key].format(space=SPACE_NAMES[SPACES[space]], cubes=cubes)
    cubes = cubes_words(view.public.bag)
    yield WHERE["bag" if cubes else "bag_empty"].format(cubes=cubes)


def market(view: VillageView) -> Iterator[str]:
    """The customers in the stalls and in the queue."""
    for stall, tile in enumerate(view.public.stalls):
        if tile >= 0:
            fields = {"goods": wish_words(tile), "points": counted("points", TILE_POINTS[tile])}
            yield WHERE["stall"].format(stall=stall + 1, **fields)
    waiting = [
        WHERE["wish"].format(goods=wish_words(tile), points=counted("points", TILE_POINTS[tile]))
        for tile in view.public.queue
        if tile >= 0
    ]
    if waiting:
        yield WHERE["queue"].format(customers=listing(waiting))
    yield WHERE["pile"].format(customers=counted("customers", view.pile_size))


def stacks(view: VillageView) -> Iterator[str]:
    """The top cards of the inn."""
    for stack, card in enumerate(view.public.tops):
        if card >= 0:
            fields = {"Card": title(CARD_NAMES[card]), "price": card_price(card), "count": view.public.sizes[stack]}
            yield WHERE["stack"].format(stack=stack + 1, **fields)


def seat_words(view: VillageView, seat: int, name: str) -> Iterator[str]:
    """A seat's points, stock, members, ship, cards and (one's own) goals."""
    public = view.public
    yield WHERE["seat"].format(
        name=name,
        points=counted("points", public.points[seat]),
        coins=counted("coins", public.coins[seat]),
        grain=counted("grain", public.grain[seat]),
        hours=counted("hours", LIFE_TIME - public.time[seat]),
    )
    cubes, goods = cubes_words(public.cubes[seat]), goods_words(public.goods[seat])
    things = listing([words for words in (cubes and TALK["cubes_of"].format(cubes=cubes), goods) if words])
    yield WHERE["owns" if things else "owns_nothing"].format(name=name, things=things)
    yield from members(view, seat, name)
    if public.port:
        yield from ship(view, seat, name)
    if public.hands[seat]:
        yield WHERE["hand"].format(name=name, cards=listing([title(CARD_NAMES[card]) for card in public.hands[seat]]))
    if public.life_goals and view.seat == seat:
        for goal in (public.silver[seat], public.gold[seat]):
            if goal >= 0:
                yield WHERE["goal"].format(goal=goal_words(goal))


def members(view: VillageView, seat: int, name: str) -> Iterator[str]:
    """Where a seat's living members are."""
    row = view.public.where[seat]
    for place in sorted(set(row)):
        if not UNBORN < place <= SHIP:
            continue
        generations = generations_of(row, place)
        key = "members" if len(generations) > 1 else "member"
        listed = listing([str(each) for each in generations])
        fields = {"generation": listed, "generations": listed, "place": PLACE_AT[PLACES[place]]}
        yield WHERE[key].format(name=name, **fields)
    unborn = row.count(UNBORN)
    if unborn:
        yield WHERE["unborn"].format(name=name, members=counted("members", unborn))


def generations_of(row: Sequence[int], place: int) -> list[int]:
    """The generations of a seat's members at a place, each as often as it stands there."""
    return [generation for generation, at in zip(GENERATIONS, row, strict=True) if at == place]


def ship(view: VillageView, seat: int, name: str) -> Iterator[str]:
    """Where a ship is, its captain and its cargo, and what was brought home."""
    public = view.public
    if public.ship[seat] == PORT_FIELD and public.captain[seat] < 0:
        yield WHERE["ship_port"].format(name=name)
    else:
        captain = captain_terms(public.captain[seat])
        fields = {"field": FIELD_NAMES[FIELDS[public.ship[seat]]], "captain": captain}
        yield WHERE["ship"].format(name=name, cargo=listing(loaded(view, seat)) or WHERE["nothing"], **fields)
    cocoa, tea = public.spices[seat]
    if cocoa or tea or public.chests[seat]:
        chests = counted("chests", len(public.chests[seat]))
        yield WHERE["stock"].format(name=name, cocoa=cocoa, tea=tea, chests=chests)


def loaded(view: VillageView, seat: int) -> list[str]:
    """The goods, treasures and chests in the holds of a ship."""
    told = [TALK["pieces"][kind][n != 1].format(count=n) for kind, n in enumerate(view.public.cargo[seat]) if n]
    chests = len(view.public.aboard[seat])
    return [*told, counted("chests", chests)] if chests else told
