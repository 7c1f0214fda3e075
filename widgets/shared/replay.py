"""Looking back and trying out: the parts of a game, what a what-if may start from, and how it compares."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gamecore.kernel.branch import Branch
from gamecore.kernel.decision import Over
from gamecore.kernel.match import Match, Turn
from widgets.shared import game_ui
from widgets.shared.figures import amount
from widgets.shared.frame import Outlook
from widgets.shared.words import say


def chapters(look: Outlook, match: Match) -> list[tuple[str, int]]:
    """The parts of a game by name, with the number of actions before each."""
    found: list[tuple[str, int]] = []
    for count in range(len(match.history) + 1):
        name = chapter(look, match.state_at(count))
        if name and (not found or found[-1][0] != name):
            found.append((name, count))
    return found


def chapter(look: Outlook, state: Any) -> str:
    """The part of the game that a state belongs to, as everybody may know it."""
    return game_ui.chapter(look.ui, look.game.view(state, None))


def own_decision(match: Match, at: int, seats: frozenset[int]) -> int | None:
    """The last decision of one of these seats that was made at this point or before it."""
    last = min(at, len(match.history) - 1)
    return next((count for count in range(last, -1, -1) if match.history[count].seat in seats), None)


def what_if(look: Outlook, match: Match, at: int, same_dice: bool) -> Branch:
    """Another course of a match from a point on.

    A finished game lies open, so it goes on from what really was. In a running game it goes on from a world that
    agrees with what the viewer knows, and never from the true one: hidden cards are dealt anew.
    """
    if isinstance(match.decision, Over):
        return Branch(match, at, None, same_dice, part=lambda state: chapter(look, state))
    world = look.game.sample_world(look.view(match.state_at(at)), Random())
    return Branch(match, at, world, same_dice, lambda state: chapter(look, state), lambda turn: is_known(look, turn))


def is_known(look: Outlook, turn: Turn) -> bool:
    """Whether the viewer has seen all of what happened in a turn."""
    return not any(event.secret and event.seat != look.viewer for event in turn.events)


def part_end(look: Outlook, match: Match, start: int) -> int | None:
    """After how many actions the part of the game at a point was over; None if it is not."""
    name = chapter(look, match.state_at(start))
    for count in range(start + 1, len(match.history) + 1):
        state = match.state_at(count)
        if chapter(look, state) != name or isinstance(match.game.decision(state), Over):
            return count
    return None


def compare(look: Outlook, branch: Branch, seats: Sequence[int]) -> dict[str, Any]:
    """How the what-if and the game itself stand at the end of the part in which they went apart."""
    name = chapter(look, branch.first)
    here, there = part_end(look, branch, 0), part_end(look, branch.origin, branch.at)
    if here is None:
        return {"text": say("compare_later", chapter=name), "rows": []}
    if there is None:
        return {"text": say("compare_unfinished", chapter=name), "rows": []}
    tried, real = (
        [score.total for score in look.game.scores(match.state_at(count))]
        for match, count in ((branch, here), (branch.origin, there))
    )
    rows = [
        [look.names[seat], amount(real[seat]), amount(tried[seat]), amount(tried[seat] - real[seat], sign=True)]
        for seat in seats
    ]
    return {"text": say("compare", chapter=name), "rows": rows}
