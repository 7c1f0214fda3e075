"""Positions at sea and in the stack that cannot be: refused with the reason, where they once broke later on."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadRecord
from gamecore.games.village.inn_pieces import CARD_OF
from tests.games.village.table import GAME, position

AT_SEA = {"ship": "T1", "captain": "2a"}
PAYING = {"coins": 1, "cubes": {"green": 1}}


def sea(asked: str = "turn", modules: str = "port", **me: Any) -> dict[str, Any]:
    """Return a position with the Port in which seat 0 has these things."""
    return position(asked, modules=modules, me=me)


def inn(asked: str = "turn", modules: str = "inn", **me: Any) -> dict[str, Any]:
    """Return a position with the Inn in which seat 0 has these things."""
    return position(asked, modules=modules, me=me)


def under_payment(kind: str, *details: int, **me: Any) -> dict[str, Any]:
    """Return a position in which an entry waits until seat 0 has paid a green cube."""
    pending = [["finish", 0], [kind, 0, *details], ["pay", 0, 8, 1]]
    return position(pending=pending, modules="port", me={**PAYING, **me})


def stacked(*entries: list[Any], **fields: Any) -> dict[str, Any]:
    """Return a position with these entries on the stack."""
    return position(pending=[list(entry) for entry in entries], **fields)


def with_gone(data: dict[str, Any], *cards: str) -> dict[str, Any]:
    """Return the position with only these cards out of the game, the others of them hidden in a stack."""
    back = len(data["gone"]) - len(cards)
    return {**data, "gone": list(cards), "stacks": [*data["stacks"][:2], data["stacks"][2] + back]}


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("an island on a time field", sea("island 0", **AT_SEA), "it is on T1"),
    ("a landing on a time field", under_payment("landing", 0, **AT_SEA), "it is on T1"),
    ("a step without a captain", under_payment("sailing", 1, 1), "sails with a captain"),
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
    ("a question below another one", stacked(["finish", 0], ["runner", 0], ["turn", 0], modules="inn"),
        "needs finish"),
    ("a fourth seat of three that buys", stacked(["next round", -1], ["majority", -1], ["climbing", 0, 0],
        ["ransom", 0, 3, 0], me={"coins": 1, "members": {"black bag": [1]}}), "more seats than play"),
    ("a market day of a seat that is not there", stacked(["finish", 0], ["after", 0, 3, 0], ["sale", 0, 3, 0, 0]),
        "more seats than play"),
    ("a member beside the chronicle without the Bard", with_gone(inn(members={"yard": [1], "beside": [1]})),
        "used bard"),
    ("two members beside the chronicle", inn(members={"yard": [1], "beside": [1, 1]}), "1 was used"),
    ("a trip without its wagon", with_gone(inn("travel 1 4", coins=2)), "needs a used toll keeper"),
    ("a free sale that is not the first", with_gone(inn("sale 1 0 2", goods={"scroll": 1})), "needs a used town crier"),
    ("a free step at a mass", with_gone(inn("climb 1", members={"church 1": [1]})), "needs a used abbot"),
    ("a Runner that nobody used", with_gone(inn("runner", members={"office": [1]})), "needs a used runner"),
    ("a Miller that nobody used", with_gone(inn(f"amount {CARD_OF['miller']} 1", grain=1)), "needs a used miller"),
    ("an amount of a Scholar", inn(f"amount {CARD_OF['scholar']} 1"), "for the Miller and the Herbalist"),
    ("a Scholar that nobody used", with_gone(inn("cubes 3 2")), "needs a used scholar"),
    ("a Cattle Herder that nobody used", with_gone(inn("goods 6")), "needs a used cattle herder"),
    ("a pair that nobody may load", with_gone(inn("load 1", "inn port", captain="2a")), "needs a used quartermaster"),
    ("a Scrap Dealer in nobody’s hand", stacked(["finish", 0], ["after", 0, 3, 0], ["refill", -1], ["scrap", 1],
        modules="inn"), "seat 1 does not hold the Scrap Dealer"),
    ("the Bard before a free section", inn("bard 1 1", cards=["bard"]), "its section of the chronicle has room"),
    ("a new guest that is not in the inn", inn("friend", goods={"beer": 1}), "nobody of seat 0 is in the inn"),
    ("five full sea graves and no end", sea(members={"yard": [1], "sea grave": [1, 1, 1, 2, 2]}), "all sea graves"),
    ("a full graveyard and no end", position(others={1: {"members": {"yard": [3], "grave": [1] * 4 + [2] * 3}},
        2: {"members": {"yard": [1, 1, 1], "grave": [1]}}}), "all anonymous graves"),
    ("a full chronicle and no end", position(
        me={"members": {"yard": [2], "chronicle council": [1, 1], "chronicle crafts": [1, 1]}},
        others={1: {"members": {"yard": [2], "chronicle travel": [1, 1], "chronicle church": [1, 1]}},
            2: {"members": {"yard": [2], "chronicle crafts": [1], "chronicle church": [1],
                "chronicle farmyard": [1, 1]}}}), "all sections of the chronicle"),
    ("a question before the payment", stacked(["finish", 0], ["pay", 0, 8, 1], ["pay", 0, 8, 1], me=PAYING),
        "cannot come before"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "reason"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_what_cannot_be_at_sea_or_on_the_stack_is_refused_with_the_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.restore(data)
    assert reason in str(caught.value)
