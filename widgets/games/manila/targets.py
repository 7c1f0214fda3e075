"""The places of the board where something can be done, each with the notation of what a click there means now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from gamecore.games.manila.pieces import (
    ASHORE,
    CAPTAIN,
    DOCKS,
    HIGHEST_START,
    LAST_SPACE,
    PORT_A,
    PROFITS,
    PUNT_SEATS,
    SEAT_PRICES,
    SECOND_PIRATE,
    SHIPYARD_A,
    SPACE_PRICES,
    WARES,
    in_port,
    in_shipyard,
    is_sailing,
    share_price,
)
from gamecore.games.manila.spaces import SPACES_OF_PLACE
from gamecore.games.manila.view import ManilaView
from widgets.games.manila import geometry as g
from widgets.games.manila.art import HULL, Style, arrow, caption, coin, seat_ring, token_of_ware
from widgets.games.manila.words import BOARD, LOCATIONS, SPACE_TITLES, TARGETS, WARE_NAMES, WARE_TITLES
from widgets.shared import targets as shared
from widgets.shared.asking import data_of, kind_of
from widgets.shared.svg import Svg, circle, group, join, path, rect, text
from widgets.shared.targets import Elements, halo_box, halo_ring, hit_box
from widgets.shared.theme import token

Legal = Collection[str]
Names = Sequence[str]


def target(act: str, label: str, legal: Legal, *shapes: Svg, at: g.Point | None = None) -> Svg:
    """A target; what it draws comes before its hit area and its halo."""
    return shared.target(act, label, act in legal, *shapes, at=at)


HULL_HIT = hit_box(-g.HULL_LENGTH, -g.HULL_HALF, g.HULL_LENGTH, 2 * g.HULL_HALF)
HULL_HALO = path(HULL, class_="halo", fill="none")
LOAD_HALO = halo_box(-158, -42, 140, 84)
LOAD_HIT = hit_box(-160, -44, 146, 88)
SEAT_HIT = circle(0, 0, g.SEAT_RADIUS + 2, class_="hit", fill="transparent")


# Fixed spaces ---------------------------------------------------------------------------------------------


def spaces(view: ManilaView, legal: Legal, names: Names) -> Elements:
    """Ports, shipyards, pilots and the insurance office."""
    drawn: Elements = {}
    for place, title in SPACE_TITLES.items():
        space = SPACES_OF_PLACE[place][0]
        seat = view.figures[space]
        label = TARGETS[place.replace(" ", "_") if place.startswith(("port", "ship")) else place]
        if seat >= 0:
            label = taken_label(title, seat, names)
        shapes = space_shapes(place, seat < 0)
        drawn[f"at-{place}"] = target(f"place {place}", label, legal, *shapes, at=g.FIXED_SPACES[space])
    drawn["at-pirates"] = pirates(view, legal)
    return drawn


def taken_label(title: str, seat: int, names: Names) -> str:
    if seat < len(names) and names[seat]:
        return TARGETS["taken_by"].format(space=title, name=names[seat])
    return TARGETS["taken"].format(space=title)


@lru_cache(maxsize=64)
def space_shapes(place: str, vacant: bool) -> tuple[Svg, ...]:
    """A round space with its price, and how far around it a finger may land."""
    price = SPACE_PRICES[SPACES_OF_PLACE[place][0]]
    ring = seat_ring(0, 0, price if vacant and place != "insurance" else None)
    if vacant and place == "insurance":
        ring = join((ring, caption(0, 6.5, BOARD["receive"], font_weight="600")))
    if place.startswith(("port", "shipyard")):
        hit = hit_box(-56, -32, 90, 82)
    elif place == "insurance":
        hit = hit_box(-192, -36, 226, 78)
    else:
        hit = hit_box(-50, -34, 100, 92)
    return ring, hit, halo_ring(g.SPACE_RADIUS + 4)


def pirates(view: ManilaView, legal: Legal) -> Svg:
    """The two places of the pirate ship, which are one target: the foremost vacant place is taken."""
    vacant = (view.figures[CAPTAIN] < 0, view.figures[SECOND_PIRATE] < 0)
    label = TARGETS["pirates"] if any(vacant) else TARGETS["pirates_taken"]
    return target("place pirates", label, legal, *pirate_shapes(vacant))


@lru_cache(maxsize=4)
def pirate_shapes(vacant: tuple[bool, bool]) -> tuple[Svg, ...]:
    price = SPACE_PRICES[CAPTAIN]
    rings = [
        seat_ring(*g.FIXED_SPACES[space], price if free else None)
        for space, free in zip((CAPTAIN, SECOND_PIRATE), vacant, strict=True)
    ]
    x, y = g.PIRATE_SHIP
    foremost = g.FIXED_SPACES[SECOND_PIRATE if not vacant[0] and vacant[1] else CAPTAIN]
    return (*rings, hit_box(x - 104, y - 54, 208, 110), halo_ring(g.SPACE_RADIUS + 4, *foremost))


# Punts ----------------------------------------------------------------------------------------------------


def punts(view: ManilaView, legal: Legal) -> Elements:
    """What can be done with each punt or load; its target moves along with it."""
    kind = kind_of(view)
    make = {"load": loading, "place": placing, "board": boarding, "steer": steering}.get(kind, aboard)
    drawn: Elements = {}
    for ware, name in enumerate(WARES):
        drawn[f"on-{name}"] = carried(g.punt_at(view, ware), make(view, ware, legal))
    return drawn


@lru_cache(maxsize=4096)
def carried(place: g.Point, inside: Svg) -> Svg:
    return group(inside, at=place, class_="piece")


def where(view: ManilaView, ware: int) -> str:
    """Where a punt is, in words."""
    location = view.locations[ware]
    if g.lane_of(view, ware) < 0:
        return LOCATIONS["quay"]
    if location == ASHORE:
        return LOCATIONS["waiting"]
    if location <= LAST_SPACE:
        return LOCATIONS["space"].format(space=location)
    if location < SHIPYARD_A:
        return LOCATIONS["port"].format(dock=DOCKS[location - PORT_A])
    return LOCATIONS["shipyard"].format(dock=DOCKS[location - SHIPYARD_A])


def say(view: ManilaView, key: str, ware: int, **fields: object) -> str:
    """A target's sentence about a ware."""
    return TARGETS[key].format(
        ware=WARE_NAMES[ware], Ware=WARE_TITLES[ware], place=where(view, ware), profit=PROFITS[ware], **fields
    )


def aboard(view: ManilaView, ware: int, legal: Legal) -> Svg:
    """The whole punt: place an accomplice on its cheapest vacant seat."""
    vacant = [n for n, space in enumerate(PUNT_SEATS[ware]) if view.figures[space] < 0]
    if g.lane_of(view, ware) < 0:
        label, shapes = say(view, "punt_ashore", ware), (LOAD_HIT, LOAD_HALO)
    else:
        price = SEAT_PRICES[ware][vacant[0]] if vacant else 0
        label, shapes = say(view, "punt" if vacant else "punt_full", ware, price=price), (HULL_HIT, HULL_HALO)
    return target(f"place {WARES[ware]}", label, legal, *shapes)


def loading(view: ManilaView, ware: int, legal: Legal) -> Svg:
    """A load on the quay: leave it ashore."""
    others = " ".join(other for other in WARES if other != WARES[ware])
    return target(f"load {others}", say(view, "load", ware), legal, LOAD_HIT, LOAD_HALO)


def is_blind(view: ManilaView, seat: int) -> bool:
    """Whether a seat has neither money nor a share without a loan."""
    return view.cash[seat] == 0 and view.share_counts[seat] == view.loan_counts[seat]


def placing(view: ManilaView, ware: int, legal: Legal) -> Svg:
    """The whole punt, or, for a blind passenger, each of its vacant seats."""
    if not is_blind(view, view.asked) or not is_sailing(view.locations[ware]):
        return aboard(view, ware, legal)
    vacant = [n for n, space in enumerate(PUNT_SEATS[ware]) if view.figures[space] < 0]
    if not vacant:
        return aboard(view, ware, legal)
    return seats(view, ware, legal, "place", "blind", vacant)


def boarding(view: ManilaView, ware: int, legal: Legal) -> Svg:
    """A punt to board; with stronger pirates and no vacancy anywhere, the seats to take from others."""
    if g.lane_of(view, ware) < 0:
        return aboard(view, ware, legal)
    on_13 = view.locations[ware] == LAST_SPACE
    vacancy = any(
        view.locations[other] == LAST_SPACE and view.figures[space] < 0
        for other in range(4)
        for space in PUNT_SEATS[other]
    )
    if on_13 and view.stronger_pirates and not vacancy:
        return seats(view, ware, legal, "evict", "evict", range(len(PUNT_SEATS[ware])))
    return target(f"board {WARES[ware]}", say(view, "board", ware), legal, HULL_HIT, HULL_HALO)


def seats(view: ManilaView, ware: int, legal: Legal, verb: str, key: str, numbers: Collection[int]) -> Svg:
    """Seats of a punt as targets of their own."""
    return join(
        target(
            f"{verb} {WARES[ware]} {n + 1}",
            say(view, key, ware, number=n + 1),
            legal,
            SEAT_HIT,
            halo_ring(g.SEAT_RADIUS + 2.5),
            at=g.SEAT_OFFSETS[ware][n],
        )
        for n in numbers
    )


def steering(view: ManilaView, ware: int, legal: Legal) -> Svg:
    """Arrows ahead of and astern of a sailing punt."""
    location = view.locations[ware]
    if not is_sailing(location):
        return aboard(view, ware, legal)
    large = bool(data_of(view)[0])
    steps = (1, -1, 2, -2) if large else (1, -1)
    return join(steering_arrow(view, ware, step, large, legal) for step in steps if location + step >= 0)


def steering_arrow(view: ManilaView, ware: int, step: int, large: bool, legal: Legal) -> Svg:
    x = 26 if step > 0 else -g.HULL_LENGTH - 24
    y = 0 if not large else -23 if abs(step) == 1 else 23
    shapes = (arrow(step), hit_box(-24, -22, 48, 44), halo_ring(21))
    return target(f"steer {WARES[ware]} {step:+d}", say(view, f"steer_{step}", ware), legal, *shapes, at=(x, y))


# The office and its duties --------------------------------------------------------------------------------


def office(view: ManilaView, legal: Legal) -> Svg:
    """The harbour office: the lowest bid that is still possible."""
    amount = view.bid + 1 if kind_of(view) == "bid" else 1
    x, y, width, height = g.OFFICE
    shapes = (hit_box(x, y, width, height), halo_box(x, y, width, height))
    return target(f"bid {amount}", TARGETS["bid"].format(amount=amount), legal, *shapes)


def piles(view: ManilaView, legal: Legal) -> Elements:
    """The shares for sale, with price and number left."""
    drawn: Elements = {}
    for ware, name in enumerate(WARES):
        count = -1 if view.piles is None else view.piles[ware]
        price = share_price(view.steps[ware])
        key = "buy_hidden" if count < 0 else "buy" if count else "buy_none"
        label = TARGETS[key].format(ware=WARE_NAMES[ware], price=price, count=count)
        drawn[f"pile-{name}"] = target(f"buy {name}", label, legal, *pile_shapes(ware, price, count), at=g.PILES[ware])
    return drawn


@lru_cache(maxsize=128)
def pile_shapes(ware: int, price: int, count: int) -> tuple[Svg, ...]:
    width, height = g.PILE
    style: Style = {"rx": 6, "fill": token("paper"), "stroke": token("edge"), "stroke_width": 1.5}
    left = BOARD["hidden_left"] if count < 0 else BOARD["left"].format(count=count)
    return (
        rect(0, 0, width, height, stroke_dasharray=None if count else "4 4", **style),
        group(token_of_ware(ware, 15), transform=f"translate(21 {height / 2:g})"),
        coin(50, 17),
        text(63, 23, str(price), size=g.SMALL, anchor="start", font_weight="700"),
        text(42, 44, left, size=g.SMALL, anchor="start", fill=token("quiet")),
        hit_box(0, 0, width, height),
        halo_box(0, 0, width, height, 6),
    )


def starts(view: ManilaView, legal: Legal) -> Elements:
    """The starts 0 to 5 of every punt that waits for its start, while that is being decided."""
    if kind_of(view) != "start":
        return {}
    drawn: Elements = {}
    for ware, name in enumerate(WARES):
        lane = g.lane_of(view, ware)
        if lane < 0 or view.locations[ware] != ASHORE:
            continue
        drawn[f"start-{name}"] = join(start(ware, lane, space, legal) for space in range(HIGHEST_START + 1))
    return {key: group(drawing) for key, drawing in drawn.items()}


def start(ware: int, lane: int, space: int, legal: Legal) -> Svg:
    name = WARES[ware]
    label = TARGETS["start"].format(ware=WARE_NAMES[ware], space=space)
    rise = -21 if space % 2 else 21
    stem = path(f"M0 {-rise}V0", stroke=token("deep"), stroke_width=1.5)
    shapes = (stem, seat_ring(0, 0, space, 19), hit_box(-36, -21, 72, 42), halo_ring(20))
    return target(f"start {name} {space}", label, legal, *shapes, at=(g.tick_x(space), g.lane_y(lane) + rise))


def fates(view: ManilaView, legal: Legal) -> Elements:
    """The two docks a plundered punt can be sent to, while that is being decided."""
    if kind_of(view) != "send":
        return {}
    ware = data_of(view)[0]
    ports = sum(in_port(location) for location in view.locations)
    yards = sum(in_shipyard(location) for location in view.locations)
    return {
        "send-port": fate(ware, "port", ports, g.PORT_ROWS[ports], legal),
        "send-shipyard": fate(ware, "shipyard", yards, g.SHIPYARD_ROWS[yards], legal),
    }


def fate(ware: int, to: str, dock: int, row: float, legal: Legal) -> Svg:
    label = TARGETS[f"send_{to}"].format(ware=WARE_NAMES[ware], dock=DOCKS[dock])
    box = (g.COAST_RIGHT + 6, row - 38, g.BERTH_END - g.COAST_RIGHT - 10, 76)
    ghost = path(HULL, fill=token("paper"), fill_opacity=0.5, stroke=token("ink"), stroke_dasharray="5 5")
    drawing = group(ghost, transform=f"translate({g.BERTH_END - 5} {row})")
    return target(f"send {WARES[ware]} {to}", label, legal, drawing, hit_box(*box), halo_box(*box))
