"""Taking cards from the draw pile, and shuffling the discards when it has run out (B4.1 to B4.3, B3.15)."""

from __future__ import annotations

from typing import NamedTuple

from gamecore.games.batavia.state import NO_CARDS, BataviaDraft
from gamecore.kernel.decision import pending
from gamecore.kernel.events import event


class Cause(NamedTuple):
    """Why cards are taken: the chance point that brings them, the stage that asks for more, and for whom.

    ``rule`` is the one that says what happens when there are not enough.
    """

    chance: str
    stage: str
    rule: str
    seat: int = -1


def supply(t: BataviaDraft, cause: Cause, count: int) -> None:
    """Ask chance for this many cards of the pile; shuffle the discards only when it is empty (B4.2, B4.3)."""
    if not any(t.pile) and any(t.discards):
        reshuffle(t)
    here = min(count, sum(t.pile))
    if not here:
        t.events.append(event("nothing left", cause.rule, cause.seat, {"missing": count}))
        return
    if here < count:
        t.push(pending(cause.stage, cause.seat, count - here))
    t.push(pending(cause.chance, cause.seat, here))


def reshuffle(t: BataviaDraft) -> None:
    """Make the discards the new draw pile; everybody knows what is in it (B4.2, B1.10)."""
    t.pile = t.stock = t.discards
    t.discards = NO_CARDS
    t.drawn = (NO_CARDS,) * t.players
    t.events.append(event("reshuffled", "B4.2", facts={"cards": sum(t.pile)}))
