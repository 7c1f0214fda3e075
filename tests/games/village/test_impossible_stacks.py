"""Positions at sea and in the stack that cannot be: refused with the reason, where they once broke later on."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadRecord
from tests.games.village.table import GAME, position

AT_SEA = {"ship": "T1", "captain": "2a"}
PAYING = {"coins": 1, "cubes": {"green": 1}}


def sea(asked: str = "turn", modules: str = "port", **me: Any) -> dict[str, Any]:
    """Return a position with the Port in which seat 0 has these things."""
    return position(asked, modules=modules, me=me)


def under_payment(kind: str, *details: int, **me: Any) -> dict[str, Any]:
    """Return a position in which an entry waits until seat 0 has paid a green cube."""
    pending = [["finish", 0], [kind, 0, *details], ["pay", 0, 8, 1]]
    return position(pending=pending, modules="port", me={**PAYING, **me})


def stacked(*entries: list[Any], **fields: Any) -> dict[str, Any]:
    """Return a position with these entries on the stack."""
    return position(pending=[list(entry) for entry in entries], **fields)


def with_gone(data: dict[str, Any], *cards: str) -> dict[str, Any]:
    """Return the position with only these cards out of the game."""
    return {**data, "gone": list(cards)}


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("an island on a time field", sea("island 0", **AT_SEA), "it is on T1"),
    ("a landing on a time field", under_payment("landing", 0, **AT_SEA), "it is on T1"),
    ("a step without a captain", under_payment("sailing", 1), "sails with a captain"),
    ("a captain in the port", sea("sale", captain="2a"), "does not set out"),
    ("loading at sea", sea("load 0", **AT_SEA), "only in the port"),
    ("a moved ship in the port", sea("sail 1 1", captain="2a"), "has moved"),
    ("a chest elsewhere", sea("chest", ship="I2", captain="2a"), "no chest"),
    ("a chest without room", sea("chest", ship="I4", captain="2a", cargo={"ox": 1, "plow": 1, "tea": 1}), "no room"),
    ("a voyage without the Port", position("voyage"), "needs the Port"),
    ("three of a kind", sea(**AT_SEA, cargo={"ox": 3}), "two at most"),
    ("a pair without the card", with_gone(sea(**AT_SEA, cargo={"ox": 2})), "used quartermaster"),
    ("the Admiral without the card", with_gone(sea(ship="T1", captain="admiral")), "used admiral"),
    ("the Helmsman without the card", with_gone(sea(**AT_SEA, helmsman=True)), "used helmsman"),
    ("a second silver goal", position(modules="goals", me={"silver_goal": "knight", "scored_goals": ["farmer"]}),
        "2 silver goals"),
    ("goals without the module", position("reveal"), "Life Goals are not used"),
    ("a turn on a death", stacked(["finish", 0], ["death", 0], ["turn", 0]), "needs finish"),
    ("a mass within a turn", stacked(["finish", 0], ["mass", -1], ["turn", 0]), "needs next round or ending"),
    ("a second round", stacked(["finish", 0], ["turns", 0], ["turn", 0]), "only be the first"),
    ("an action with nothing after it", stacked(["finish", 0], ["harvest", 0, 1]), "needs “after”"),
    ("an action of another space", stacked(["finish", 0], ["after", 0, 1, 1], ["harvest", 0, 1]), "space harvest"),
    ("a question below another one", stacked(["finish", 0], ["runner", 0], ["turn", 0]), "needs finish"),
    ("a fourth seat of three that buys", stacked(["next round", -1], ["majority", -1], ["climbing", 0, 0],
        ["ransom", 0, 3, 0], me={"coins": 1, "members": {"black bag": [1]}}), "more seats than play"),
    ("a market day of a seat that is not there", stacked(["finish", 0], ["after", 0, 3, 0], ["sale", 0, 3, 0, 0]),
        "more seats than play"),
    ("a question before the payment", stacked(["finish", 0], ["pay", 0, 8, 1], ["pay", 0, 8, 1], me=PAYING),
        "cannot come before"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "reason"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_what_cannot_be_at_sea_or_on_the_stack_is_refused_with_the_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.restore(data)
    assert reason in str(caught.value)
