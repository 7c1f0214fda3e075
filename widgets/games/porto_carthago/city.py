"""The city: the stations of a turn, action cards, what is done without a card, and the market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from gamecore.games.porto_carthago.pieces import (
    GOODS,
    NO_BONUS,
    SPACE_BONUSES,
    SPACE_COSTS,
    SPACES,
    WAREHOUSE,
)
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago import art
from widgets.games.porto_carthago import geometry as g
from widgets.games.porto_carthago.answer_labels import place_label
from widgets.games.porto_carthago.labels import BONUSES, NUMBERS, TARGETS
from widgets.games.porto_carthago.sentences import counted, goods_words
from widgets.games.porto_carthago.where import part
from widgets.games.porto_carthago.words import BOARD, BUTTONS, CARD_TITLES, GOOD_TITLES, STEPS, VOYAGE_STEPS
from widgets.shared.asking import data_of, kind_of
from widgets.shared.svg import Svg, group, moved, path, rect, text
from widgets.shared.targets import Elements, box, number, target
from widgets.shared.theme import token

Can = Mapping[str, Any]

STATION: dict[str, int] = {
    "turn": 0,
    **dict.fromkeys(("captain", "porter", "aristocrat", "loadmaster", "merchant", "market good"), 1),
    **dict.fromkeys(("load", "voyage", "offering"), 2),
    "point": 3,
    **dict.fromkeys(("privilege", "order", "look", "pilot", "shift", "deliver"), 4),
    "bonus": 5,
    **dict.fromkeys(("after", "final"), 6),
}
"""Where in a turn each kind of decision belongs."""

AT_SEA = ("voyage", "offering")
"""Decisions while a charter ship sails."""


# The stations of a turn -----------------------------------------------------------------------------------


def strip(view: PortoCarthagoView) -> Elements:
    """The decade and the stations of a turn, the present one marked."""
    told = part(view)
    x, y, _, height = g.STRIP
    return {
        "strip": stations(told, STATION.get(kind_of(view), -1), kind_of(view) in AT_SEA),
        "strip-why": number("C3.1", NUMBERS["decade"].format(part=told), *box(x, y, 206, height)),
    }


@lru_cache(maxsize=512)
def stations(told: str, now: int, at_sea: bool) -> Svg:
    """The stations; while a charter ship sails, its voyage stands where foreign ships are loaded."""
    x, y, width, height = g.STRIP
    parts = [
        rect(x, y, width, height, rx=10, fill=token("land"), stroke=token("line"), stroke_width=1.2),
        text(x + 14, y + 25.5, told, size=g.SMALL, anchor="start", font_weight="700"),
    ]
    step = (width - 216) / len(STEPS)
    for place, words in enumerate(VOYAGE_STEPS if at_sea else STEPS):
        middle = x + 216 + step * (place + 0.5)
        here = place == now
        if here:
            parts.append(rect(middle - step / 2 + 3, y + 4, step - 10, height - 8, rx=8, fill=token("can")))
        ink = token("paper" if here else "quiet")
        parts.append(art.caption(middle - 2, y + 25.5, words, fill=ink, font_weight="700" if here else "400"))
        if place:
            arrow = f"M{middle - step / 2 - 4} {y + 13}l5 6l-5 6"
            parts.append(path(arrow, fill="none", stroke=token("edge"), stroke_width=1.6))
    return group(*parts, pointer_events="none")


# Action cards ---------------------------------------------------------------------------------------------


def cards(view: PortoCarthagoView, can: Can, initials: Sequence[str], names: Sequence[str]) -> Elements:
    """The six action spaces with their cards and everybody's servants there."""
    drawn: Elements = {}
    data = data_of(view)
    in_use = data[0] if STATION.get(kind_of(view)) in (1, 5) and data else -1
    for space in range(len(SPACES)):
        kind = view.layout[space] if view.layout else -1
        servants = tuple(view.on_cards[seat][space] for seat in range(view.players))
        drawn[f"space-{SPACES[space]}"] = space_card(space, kind, servants, tuple(initials), space == in_use)
        act = f"play {SPACES[space]}"
        told = TARGETS["space"].format(
            space=SPACES[space],
            card=CARD_TITLES[kind] if kind >= 0 else NUMBERS["none"],
            servants=counted("servants", SPACE_COSTS[space]),
            bonus=BONUSES[SPACE_BONUSES[space]] or NUMBERS["none"],
        )
        told = place_label(view, can[act], names) if act in can else told
        drawn[f"play-{SPACES[space]}"] = target(act, told, act in can, *box(0, 0, *g.CARD), at=g.card_at(space))
    return drawn


@lru_cache(maxsize=1024)
def space_card(space: int, kind: int, servants: tuple[int, ...], initials: tuple[str, ...], in_use: bool) -> Svg:
    """An action space: its card, what it costs, its bonus, and who has used it."""
    x, y = g.card_at(space)
    width, height = g.CARD
    edge: art.Style = {"stroke": token("can" if in_use else "edge"), "stroke_width": 3 if in_use else 1.4}
    parts = [rect(x, y, width, height, rx=9, fill=token("land"), **edge)]
    if kind >= 0:
        parts.append(rect(x + 4, y + 26, width - 8, 31, rx=6, fill=token("piece"), stroke=token("line")))
        parts.append(group(art.card_sign(kind), transform=f"translate({x + 18:g} {y + 42:g}) scale(.85)"))
        parts.append(text(x + 33, y + 48, CARD_TITLES[kind], size=g.SMALL, anchor="start", font_weight="700"))
    parts.append(text(x + 8, y + 20, SPACES[space], size=g.SMALL, anchor="start", fill=token("quiet")))
    parts.append(cost_signs(x + width - 12, y + 14, SPACE_COSTS[space]))
    bonus = SPACE_BONUSES[space]
    if bonus != NO_BONUS:
        words = BOARD["warehouse_bonus" if bonus == WAREHOUSE else "palace_bonus"]
        parts.append(text(x + 37, y + 20, words, size=g.SMALL, anchor="start"))
    there = [(seat, count) for seat, count in enumerate(servants) if count]
    for place, (seat, count) in enumerate(there):
        mark = art.servant(seat, initials[seat] if count == 1 else str(count), 12)
        parts.append(moved(x + 20 + 34 * place, y + 72.5, mark))
    return group(*parts, pointer_events="none")


def cost_signs(right: float, y: float, cost: int) -> Svg:
    """What a card costs: a pawn for each servant, or the word for nothing."""
    if not cost:
        return text(right + 3, y + 7, BOARD["free"], size=g.SMALL, anchor="end", fill=token("quiet"))
    return group(*(moved(right - 6 - 14.5 * n, y, art.pawn()) for n in range(cost)))


# What is done without a card, and other short answers -----------------------------------------------------

SHORT = ("collect", "renew", "score", "intrigue", "accept", "skip", "end")
"""Answers that have a button on the board, in the order of their places."""


def buttons(view: PortoCarthagoView, can: Can, names: Sequence[str]) -> Elements:
    """Two buttons: for what is done without a card, else for the short answers of the moment."""
    acts = [act for act in SHORT if act in can] + [act for act in can if act.startswith("offer")]
    shown = acts[:2] or SHORT[:2]
    drawn: Elements = {}
    for place, act in enumerate(shown):
        possible = act in can
        told = place_label(view, can[act], names) if possible else TARGETS[act]
        words = BUTTONS[act.partition(" ")[0]]
        drawn[f"button-{place}"] = button(act, told, words, possible, place)
    return drawn


@lru_cache(maxsize=256)
def button(act: str, told: str, words: str, possible: bool, place: int) -> Svg:
    x, y = g.plain_at(place)
    width, height = g.PLAIN
    edge: art.Style = {"stroke": token("can" if possible else "line"), "stroke_width": 1.6}
    shown = rect(x, y, width, height, rx=9, fill=token("piece" if possible else "paper"), **edge)
    ink = token("ink" if possible else "quiet")
    written = art.caption(x + width / 2, y + 29.5, words, fill=ink, font_weight="700" if possible else "400")
    return target(act, told, possible, shown, written, *box(x, y, width, height))


# The market -----------------------------------------------------------------------------------------------


def market(view: PortoCarthagoView, can: Can, names: Sequence[str]) -> Elements:
    """The market's goods by kind, the merchant's price, and the bag."""
    x, y, width, height = g.MARKET
    drawn: Elements = {"market": market_sheet(view.market, view.merchant_price, sum(view.bag))}
    bag = NUMBERS["bag"].format(goods=goods_words(view.bag) or NUMBERS["none"])
    drawn["market-price"] = number("C7.22", NUMBERS["price"].format(price=view.merchant_price), *box(x, y, 90, height))
    drawn["market-bag"] = number("C1.14", bag, *box(x + width - 118, y, 118, height))
    for good, name in enumerate(GOODS):
        act = f"take {name}" if kind_of(view) == "good" else f"buy {name}"
        told = place_label(view, can[act], names) if act in can else TARGETS["market"].format(good=GOOD_TITLES[good])
        px, py = g.market_at(good)
        drawn[f"market-{name}"] = target(act, told, act in can, *box(-27, -29, 54, 58), at=(px, py))
    return drawn


@lru_cache(maxsize=1024)
def market_sheet(goods: tuple[int, ...], price: int, bag: int) -> Svg:
    x, y, width, _ = g.MARKET
    parts = [
        text(x + 10, y + 26, BOARD["market"], size=g.SMALL, anchor="start", font_weight="700"),
        moved(x + 26, y + 46, art.coin(price, 13)),
        text(x + 44, y + 52.5, BOARD["each"], size=g.SMALL, anchor="start"),
        text(x + width - 10, y + 39, BOARD["bag"].format(count=bag), size=g.SMALL, anchor="end"),
    ]
    for good, count in enumerate(goods):
        px, py = g.market_at(good)
        if count:
            below = reversed(range(1, min(count, 3)))
            parts += [moved(px - 5 + 5 * n, py - 5 + 2 * n, art.good_below(good, 17)) for n in below]
            parts.append(moved(px - 5, py - 5, art.good(good, 17)))
            if count > 1:
                parts.append(text(px + 16, py + 22, BOARD["times"].format(count=count), size=g.SMALL, anchor="start"))
        else:
            parts.append(group(moved(px, py, art.empty_slot(15)), opacity=0.6))
    return group(*parts, pointer_events="none")
