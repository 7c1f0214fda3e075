"""A plain board for Manila: what the table's tests draw, so that they do not depend on the real drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.manila.actions import PLACES
from gamecore.games.manila.pieces import WARES
from widgets.shared import svg, theme
from widgets.shared.game_ui import AnswerGroup, Die, Names, Panel
from widgets.shared.svg import Part, Scene, Svg

title = "Manila"


def scene(view: Any, legal: Sequence[Any], names: Sequence[str] = ()) -> Scene:
    possible = {str(action) for action in legal}
    elements: dict[str, Svg] = {"ground": svg.rect(0, 0, 960, 560, fill=theme.token("sea"))}
    for number, place in enumerate(PLACES):
        act = f"place {place}"
        elements[f"place {place}"] = svg.group(
            svg.rect(0, 0, 140, 56, rx=8, fill=theme.token("land"), stroke=theme.token("edge")),
            svg.text(70, 34, place, size=18),
            svg.rect(0, 0, 140, 56, rx=8, class_="halo"),
            svg.rect(0, 0, 140, 56, class_="hit"),
            at=(24 + 156 * (number % 6), 24 + 72 * (number // 6)),
            act=act,
            can=act in possible,
            label=f"Place on {place}",
        )
    for lane, ware in enumerate(WARES):
        y = 260 + 64 * lane
        elements[f"lane {ware}"] = svg.group(
            svg.line(24, y + 24, 936, y + 24, stroke=theme.token("deep"), stroke_width=2),
            svg.text(24, y + 8, ware, anchor="start", size=18),
        )
        spot = max(0, min(14, view.locations[lane]))
        elements[f"punt {ware}"] = svg.group(
            svg.rect(-36, -14, 72, 28, rx=14, fill=theme.token("piece"), stroke=theme.token("outline")),
            svg.text(0, 6, ware[0].upper(), size=18),
            at=(80 + 58 * spot, y + 24),
            class_="piece",
        )
    for space, seat in enumerate(view.figures):
        if seat >= 0:
            elements[f"figure {space}"] = svg.group(
                svg.seat_mark(seat, radius=12), at=(40 + 36 * space, 530), class_="piece", pointer_events="none"
            )
    return Scene(
        960, 560, "A plain board", elements, min_width=620, parts=(Part("Left", 0, 400), Part("Right", 560, 400))
    )


def question(view: Any, names: Names) -> str:
    if view.over:
        return "The game is over."
    return f"{names[view.asked]}: {view.decision.kind}?" if view.asked >= 0 else "Wait."


def answers(view: Any, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    bids = [action for action in legal if action.verb == "bid"]
    extras = [action for action in legal if action.verb in ("borrow", "redeem")]
    others = [action for action in legal if action not in bids and action not in extras]
    groups: list[AnswerGroup] = []
    if bids:
        items = [{"text": str(bid), "label": f"Bid {bid.amount}", "value": bid.amount} for bid in bids]
        groups.append({"title": "Your bid", "kind": "number", "items": items})
    if others:
        items = [{"text": str(action), "label": str(action).capitalize()} for action in others]
        groups.append({"title": "Your choice", "kind": "buttons", "items": items})
    if extras:
        items = [{"text": str(action), "label": str(action).capitalize(), "quiet": True} for action in extras]
        groups.append({"title": "Loans", "kind": "buttons", "items": items, "folded": True})
    return groups


def sentence(event: Any, names: Names) -> str:
    who = names[event.seat] if event.seat >= 0 else "All"
    return f"{who}: {event.kind}, {', '.join(f'{name} {value}' for name, value in event.facts.items())}."


def panels(view: Any, names: Names) -> list[Panel]:
    return [
        {
            "seat": seat,
            "name": name,
            "lines": [] if view.hands[seat] is None else [f"hand {view.hands[seat]}"],
            "facts": [("pesos", view.cash[seat], "cash"), ("shares", view.share_counts[seat], "shares")],
            "active": view.asked == seat,
        }
        for seat, name in enumerate(names)
    ]


def dice(event: Any) -> list[Die]:
    if event.kind != "rolled":
        return []
    return [{"label": ware, "value": value} for ware, value in event.facts["dice"].items()]
