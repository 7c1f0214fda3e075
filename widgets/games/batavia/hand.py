"""The reader's own hand, where cards are clicked to be laid out, and the sum of what they would give."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.batavia.pieces import COMPANIES
from gamecore.games.batavia.view import BataviaView
from widgets.games.batavia import art
from widgets.games.batavia import geometry as g
from widgets.games.batavia.outlook import LAYING, Plan, plan
from widgets.games.batavia.targets import Legal
from widgets.games.batavia.words import BOARD, COMPANY_TITLES, TARGETS
from widgets.shared.asking import kind_of
from widgets.shared.svg import Svg, circle, group, moved, path, rect, text
from widgets.shared.targets import Elements, box, halo_box, hit_box, target
from widgets.shared.theme import token


def hand(view: BataviaView, legal: Legal) -> Elements:
    """The hand by company, and a target for every number of cards that could be laid out."""
    held = view.hands[view.seat] if view.seat is not None else None
    if held is None or not any(held):
        words = BOARD["no_hand"] if held is None else BOARD["empty_hand"]
        return {"hand": empty_hand(words)}
    columns, step = g.hand_columns(held)
    drawn: Elements = {"hand": group(pointer_events="none")}
    for company, count in enumerate(held):
        cans = frozenset(n for n in range(1, count + 1) if f"lay {COMPANIES[company]} {n}" in legal)
        drawn[f"hand-{COMPANIES[company]}"] = company_cards(company, count, columns[company], step, cans)
    return drawn


@lru_cache(maxsize=4)
def empty_hand(words: str) -> Svg:
    x, y, width, height = g.HAND
    return group(art.caption(x + width / 2, y + height / 2 + 6, words, fill=token("quiet")), pointer_events="none")


@lru_cache(maxsize=4096)
def company_cards(company: int, count: int, left: float, step: float, cans: frozenset[int]) -> Svg:
    """The cards of one company in the hand, each with the target that lays out all up to it."""
    places = g.target_places(count, step)
    rows = g.target_rows(step)
    cards, clicks = [], []
    for place in range(1, count + 1):
        at = (round(left + step * (place - 1), 1), float(g.HAND_TOP))
        rank = places.index(place) if place in places else 0
        cards.append(moved(*at, art.hand_card(company, place, rank % rows, rows)))
        if place in places:
            clicks.append(click(company, (place, count), rank, step, place in cans, at))
    # No card may cover the place to click an earlier one, so all of them lie below all places.
    return group(group(*cards, pointer_events="none"), *clicks)


def click(company: int, which: tuple[int, int], rank: int, step: float, can: bool, at: g.Point) -> Svg:
    """The place to click a card; in a crowded hand a part of its height, as wide as several strips."""
    width, height = g.HAND_CARD
    place, held = which
    rows = g.target_rows(step)
    row, high = (rank % rows, height / rows) if held > 1 else (0, height)
    last = place == held
    strip = width if last else min(step * g.target_skip(step) * rows, width)
    area = (0, round(high * row, 1), round(strip, 1), round(high, 1))
    shapes = (hit_box(*area), halo_box(*area, 6))
    label = TARGETS["lay"].format(Company=COMPANY_TITLES[company], count=place, held=held)
    return target(f"lay {COMPANIES[company]} {place}", label, can, *shapes, at=at)


# What the cards would give --------------------------------------------------------------------------------


def plan_sheet(view: BataviaView, legal: Legal) -> Elements:
    """The sum of the cards put down so far, with the places to finish and to take back."""
    deciding = kind_of(view) in LAYING
    drawn: Elements = {"plan": sum_sheet(plan(view), view.threshold) if deciding else quiet_sheet()}
    if kind_of(view) == "lay" and view.seat == view.asked:
        drawn["plan-done"] = button("done", TARGETS["done"], BOARD["plan_done"], "done" in legal, 0)
        drawn["plan-undo"] = button("undo", TARGETS["undo"], "", bool(legal), 1)
    return drawn


@lru_cache(maxsize=1)
def quiet_sheet() -> Svg:
    x, y, width, height = g.PLAN
    ship = moved(x + width / 2, y + height / 2 + 18, art.ship(2, 1.3))
    return group(ship, opacity=0.35, pointer_events="none")


@lru_cache(maxsize=512)
def sum_sheet(plan_: Plan, threshold: int) -> Svg:
    """Cards, seals and the cannon as they would be."""
    x, y, _, _ = g.PLAN
    key = "plan_none" if not plan_.cards else "plan_cards_one" if plan_.cards == 1 else "plan_cards"
    parts = [
        text(x + 10, y + 22, BOARD[key].format(count=plan_.cards), size=g.SMALL, anchor="start", font_weight="700")
    ]
    if plan_.mine:
        parts.append(text(x + 10, y + 47, BOARD["plan_seals"], size=g.SMALL, anchor="start"))
        for place, company in enumerate(plan_.mine):
            ring: art.Style = {"fill": "none", "stroke": token("can"), "stroke_width": 2.5}
            halo = circle(0, 0, 14.5, **ring) if company in plan_.won else Svg("")
            parts.append(moved(x + 84 + 25 * place, y + 41, halo, art.seal(company)))
    else:
        parts.append(text(x + 10, y + 47, BOARD["plan_no_seal"], size=g.SMALL, anchor="start", fill=token("quiet")))
    if plan_.pirates:
        warning: art.Style = {"fill": token("refuse"), "font_weight": "700"}
        parts.append(text(x + 10, y + 71, BOARD["plan_pirates"], size=g.SMALL, anchor="start", **warning))
    else:
        words = BOARD["plan_cannon"].format(cannon=plan_.cannon, threshold=threshold)
        parts.append(text(x + 10, y + 71, words, size=g.SMALL, anchor="start"))
    return group(*parts, pointer_events="none")


@lru_cache(maxsize=16)
def button(act: str, label: str, words: str, can: bool, place: int) -> Svg:
    """A place on the sheet to finish, or to take back."""
    x, y, width, height = g.PLAN
    wide = (width - 24) * (0.62 if place == 0 else 0.38)
    left = x + 8 + place * ((width - 24) * 0.62 + 8)
    top = y + height - 53
    strong = act == "done" and can
    fill = token("can") if strong else token("piece")
    edge: art.Style = {"stroke": token("can" if can else "edge"), "stroke_width": 1.6}
    shown: list[Svg] = [rect(left, top, wide, 46, rx=8, fill=fill, **edge)]
    if words:
        ink = token("paper") if strong else token("ink" if can else "quiet")
        shown.append(text(left + wide / 2, top + 29.5, words, size=g.SMALL, font_weight="700", fill=ink))
    else:
        shown.append(back_arrow(left + wide / 2, top + 23))
    return target(act, label, can, *shown, *box(left, top, wide, 46))


def back_arrow(x: float, y: float) -> Svg:
    """The sign for taking back: an arrow that turns around."""
    line: art.Style = {"fill": "none", "stroke": token("ink"), "stroke_width": 2.6, "stroke_linecap": "round"}
    return moved(x, y, path("M-12-4H4A8 8 0 0 1 4 11H-4M-6-10L-12-4L-6 2", stroke_linejoin="round", **line))
