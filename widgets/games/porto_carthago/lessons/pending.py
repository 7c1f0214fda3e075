"""What is asked in a position of the lesson, on top of what is still to come."""

from __future__ import annotations

from typing import Any

from gamecore.games.porto_carthago.pieces import LAPS, SHIP_NAMES, SPACE_NUMBER
from gamecore.games.porto_carthago.turn import AGENDA

Stack = list[list[Any]]
PHASES: Stack = [[entry.kind, -1] for entry in AGENDA[:-1]]


def pending(asked: str, order: list[int], seat: int, lap: int, later: str) -> Stack:
    """The stack of a position. `order` are the seats clockwise from the start player."""
    kind, *words = asked.split()
    if kind in ("first", "good", "second"):
        return setup(kind, seat, order)
    if kind == "cards":
        return [*PHASES[:-1], ["cards", -1]]
    if kind == "lighthouse":
        return lighthouse(words, seat, later)
    after = [each for each in reversed(order) if order.index(each) > order.index(seat)]
    if kind == "final":
        return [["count", -1], *(["last turn", each, 0] for each in after), ["final", seat, 0]]
    turns = [["close", -1], *([["lap", -1]] * (LAPS - lap)), *(["turn", each] for each in after)]
    return [*turns, *turn(kind, words, seat)]


def setup(kind: str, seat: int, order: list[int]) -> Stack:
    """The setup goes around for first docks and back for goods and second docks."""
    place = order.index(seat)
    stack: Stack = [["decade", -1]]
    for each in order if kind == "first" else order[: place + 1]:
        stack += [["second dock", each], ["good", each]]
    if kind == "second":
        stack.pop()
    if kind == "first":
        stack += [["first dock", each] for each in reversed(order[place:])]
    return stack


def lighthouse(words: list[str], seat: int, later: str) -> Stack:
    """Phase 1, with those who choose later: `2:1` is seat 2 with one ship."""
    guides: Stack = [["guide", int(each[0]), int(each[2]), 0] for each in reversed(later.split())]
    choice = ["lighthouse", seat, int(words[0]), int("leader" in words)]
    return [*PHASES, ["loading", -1], ["rows", -1], ["drift", -1], *guides, choice]


def turn(kind: str, words: list[str], seat: int) -> Stack:
    """What is asked in a turn: the turn itself, a card's action or bonus, or the rest of a privilege."""
    if kind in ("turn", "after"):
        return [[kind, seat]]
    if kind in ("order", "deliver"):
        card = SHIP_NAMES.index(words[0])
        before = [0] if kind == "order" else []
        return [["turn", seat], ["spent", seat, card], [kind, seat, card, *before]]
    space = SPACE_NUMBER[words[0]]
    return [["rest", seat], [kind, seat, space, *([0] if kind == "bonus" else [])]]
