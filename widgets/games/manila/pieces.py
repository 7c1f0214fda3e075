"""The pieces on the board: loads, hulls, accomplices, market markers, dice and the signs of the office."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gamecore.games.manila.pieces import (
    ACCOMPLICES,
    CAPTAIN,
    LAST_SPACE,
    PUNT_SEATS,
    SECOND_PIRATE,
    SPACE_COUNT,
    SPACE_NAMES,
    WARE_OF_SPACE,
    WARES,
)
from gamecore.games.manila.view import ManilaView
from gamecore.kernel.decision import Over
from widgets.games.manila import art
from widgets.games.manila import geometry as g
from widgets.games.manila.art import Style, caption, die, hull, load, title, token_of_ware
from widgets.games.manila.words import BOARD
from widgets.shared.asking import kind_of
from widgets.shared.svg import Svg, circle, group, join, seat_mark, text
from widgets.shared.theme import token

Initials = Sequence[str]
Elements = dict[str, Svg]


def punts(view: ManilaView) -> Elements:
    """The three hulls and the four loads; a load and its hull move together."""
    drawn: Elements = {}
    for lane in range(3):
        ware = lane if view.ashore < 0 or lane < view.ashore else lane + 1
        place = (g.ANCHORAGE, g.lane_y(lane)) if view.ashore < 0 else g.punt_at(view, ware)
        drawn[f"hull-{lane + 1}"] = hull_piece(place)
    for ware, name in enumerate(WARES):
        taken = tuple(view.figures[space] >= 0 for space in PUNT_SEATS[ware])
        drawn[f"punt-{name}"] = load_piece(ware, g.punt_at(view, ware), taken, view.plundered[ware])
    return drawn


@lru_cache(maxsize=256)
def hull_piece(place: g.Point) -> Svg:
    return group(hull(), at=place, class_="piece", pointer_events="none")


@lru_cache(maxsize=2048)
def load_piece(ware: int, place: g.Point, taken: tuple[bool, ...], plundered: bool) -> Svg:
    return group(load(ware, taken, plundered), at=place, class_="piece", pointer_events="none")


def accomplices(view: ManilaView, initials: Initials) -> Elements:
    """Every seat's figures. Each seat has one key per space; those not on their space wait unseen where they come from.

    So a figure glides from the jetty to its space, or from the pirate ship to the punt it boards, without the
    drawing having to know what happened before.
    """
    drawn: Elements = {}
    for seat in range(view.players):
        home = g.home_at(view.players, seat, 1, 3)
        drawn[f"supply-{seat}"] = supply(view, seat, initials)
        for space in range(SPACE_COUNT):
            key = f"figure-{seat}-{SPACE_NAMES[space]}"
            if view.figures[space] == seat:
                drawn[key] = figure(seat, initials[seat], g.space_at(view, space))
            else:
                drawn[key] = unseen(origin(view, seat, space) or home)
    return drawn


def origin(view: ManilaView, seat: int, space: int) -> g.Point | None:
    """Where a figure would come from while a pirate decides; None for the jetty."""
    decision = view.decision
    if getattr(decision, "kind", "") != "board":
        return None
    if space == CAPTAIN and view.figures[SECOND_PIRATE] == seat:
        return g.FIXED_SPACES[SECOND_PIRATE]
    if view.asked == seat and space < len(WARE_OF_SPACE) and view.locations[WARE_OF_SPACE[space]] == LAST_SPACE:
        return g.FIXED_SPACES[decision.data[0]]  # type: ignore[union-attr]
    return None


@lru_cache(maxsize=4096)
def figure(seat: int, initial: str, place: g.Point) -> Svg:
    """An accomplice standing somewhere."""
    return group(art.figure(seat, initial, g.FIGURE_RADIUS), at=place, class_="piece", pointer_events="none")


@lru_cache(maxsize=2048)
def unseen(place: g.Point) -> Svg:
    """A key without a drawing, so that a figure can come from here."""
    return group(at=place, class_="piece", pointer_events="none")


def supply(view: ManilaView, seat: int, initials: Initials) -> Svg:
    """The accomplices that a seat still has at hand."""
    return supply_piece(view.players, seat, view.supply[seat], initials[seat], view.resting[seat], view.asked == seat)


@lru_cache(maxsize=512)
def supply_piece(players: int, seat: int, count: int, initial: str, resting: bool, asked: bool) -> Svg:
    places = [g.home_at(players, seat, index, ACCOMPLICES[players]) for index in range(ACCOMPLICES[players])]
    marks = []
    for index, (x, y) in enumerate(places):
        at = f"translate({x:g} {y:g})"
        if index < count:
            marks.append(group(art.figure(seat, initial, g.HOME_RADIUS), transform=at))
        else:
            marks.append(circle(x, y, 4, fill="none", stroke=token("edge"), stroke_width=1.5))
    return group(*marks, opacity=0.4 if resting else None, pointer_events="none")


def market(view: ManilaView) -> Elements:
    """The four markers of the black market."""
    return {
        f"market-{name}": marker(ware, (g.MARKET_COLUMNS[view.steps[ware]], g.MARKET_ROWS[ware]))
        for ware, name in enumerate(WARES)
    }


@lru_cache(maxsize=64)
def marker(ware: int, place: g.Point) -> Svg:
    return group(token_of_ware(ware, 13), at=place, class_="piece", pointer_events="none")


def office(view: ManilaView, initials: Initials) -> Svg:
    """Who is harbour master, or how the auction stands."""
    auction = kind_of(view) == "bid"
    seat = view.bidder if auction else view.harbour_master
    return office_sign(auction, view.bid, seat, initials[seat] if seat >= 0 else "")


@lru_cache(maxsize=256)
def office_sign(auction: bool, bid: int, seat: int, initial: str) -> Svg:
    x, y, width, _ = g.OFFICE
    middle = x + width - 58
    if auction:
        words = BOARD["bid"].format(amount=bid) if bid else BOARD["no_bid"]
    else:
        words = BOARD["in_office"] if seat >= 0 else BOARD["vacant_office"]
    style: Style = {"font_weight": "700"} if auction and bid else {}
    parts = [caption(middle, y + 112, words, **style)]
    if seat >= 0:
        parts.append(group(seat_mark(seat, initial, radius=22), transform=f"translate({middle} {y + 66})"))
    else:
        ring: Style = {"fill": "none", "stroke": token("edge"), "stroke_width": 1.5, "stroke_dasharray": "4 4"}
        parts.append(circle(middle, y + 66, 22, **ring))
    return group(*parts, pointer_events="none")


def dice(view: ManilaView) -> Svg:
    """The voyage, the roll, and the dice as they fell."""
    wares = tuple(ware for ware in range(4) if ware != view.ashore) if view.ashore >= 0 else ()
    if view.movement:
        state = BOARD["roll"].format(movement=view.movement)
    else:
        state = BOARD["over" if isinstance(view.decision, Over) else "no_roll"]
    return dice_tray(view.voyage, state, wares, view.dice)


@lru_cache(maxsize=512)
def dice_tray(voyage: int, state: str, wares: tuple[int, ...], values: tuple[int, ...]) -> Svg:
    heading = BOARD["voyage"].format(voyage=voyage) if voyage else BOARD["before_voyage"]
    parts = [title(262, 54, heading), text(262, 80, state, size=g.SMALL, anchor="start")]
    for place, ware in enumerate(wares):
        at = f"translate({g.DICE_LEFT + 56 + g.DIE_STEP * place} {g.DICE_Y})"
        parts.append(group(die(ware, values[ware]), transform=at))
    return group(join(parts), pointer_events="none")
