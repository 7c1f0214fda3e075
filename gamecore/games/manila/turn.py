"""The course of the game: the stages of a voyage in order, and loans between them (M2, M10).

What the stages do stands in ``turn_office``, ``turn_placing``, ``moving``, ``turn_sea`` and ``scoring``.
"""

from __future__ import annotations

from gamecore.games.manila.actions import (
    Borrow,
    Redeem,
)
from gamecore.games.manila.money import borrow, redeem
from gamecore.games.manila.pieces import WARES
from gamecore.games.manila.state import ManilaDraft
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event

PLACE, MOVE, BOARD, PILOTS = pending("placement"), pending("movement"), pending("boarding"), pending("pilots")
BEFORE = (pending("auction"), pending("purchase"), pending("loading"), pending("launching"))
AFTER = (pending("plunder"), pending("profits"), pending("rise"))
RHYTHMS = {
    3: (*BEFORE, PLACE, PLACE, MOVE, PLACE, MOVE, BOARD, PLACE, PILOTS, MOVE, *AFTER),
    4: (*BEFORE, PLACE, MOVE, PLACE, MOVE, BOARD, PLACE, PILOTS, MOVE, *AFTER),
    5: (*BEFORE, PLACE, MOVE, PLACE, MOVE, BOARD, PLACE, PILOTS, MOVE, *AFTER),
}
"""The stages of a voyage by number of players (M2.1 to M2.3)."""

AGENDAS = {players: tuple(reversed(stages)) for players, stages in RHYTHMS.items()}


def voyage(t: ManilaDraft, entry: Pending) -> None:
    """Begin a voyage; the board is clear (M2.1, M11.3)."""
    t.voyage += 1
    t.pending = AGENDAS[t.players]
    t.events.append(event("voyage", "M2.1", facts={"voyage": t.voyage}))


STAGE_OF = {"bid": "speak", "place": "turn"}
"""Questions that may vanish with a redemption are asked anew by their stage."""


def answer_loan(t: ManilaDraft, entry: Pending, action: Borrow | Redeem) -> None:
    """Carry out a loan or a redemption; the question stays open (M10.1, M10.3, M10.5)."""
    ware = WARES.index(action.ware)
    if type(action) is Borrow:
        borrow(t, entry.seat, ware)
    else:
        redeem(t, entry.seat, ware)
    if entry.kind == "buy":
        t.push(pending("purchase"))
    elif entry.kind in STAGE_OF:
        t.push(pending(STAGE_OF[entry.kind], entry.seat))
    else:
        t.push(entry)
