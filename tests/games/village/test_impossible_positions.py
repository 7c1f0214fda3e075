"""Positions written by hand: what the rules make impossible is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadRecord
from tests.games.village.table import GAME, position


def changed(asked: str = "turn", seat: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """Return a position with changes that the helper would not make: of seat 0, and of the whole."""
    data = position(asked, modules=changes.pop("modules", ""))
    data["seats"][0] = {**data["seats"][0], **(seat or {})}
    return {**data, **changes}


def pending(*entries: list[Any]) -> list[list[Any]]:
    """Return a stack within a turn of seat 0."""
    return [["finish", 0], *entries]


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("too many cubes", changed(seat={"cubes": {"pink": 3}}), "there are 21 pink cubes; there must be 18"),
    ("too few plague cubes", changed(supply={"brown": 17, "pink": 17, "orange": 18, "green": 18, "plague": 4}),
        "5 plague"),
    ("too many goods", changed(seat={"goods": {"ox": 1}}), "there are 9 ox tiles; there must be 8"),
    ("too much grain", changed(seat={"grain": 6}), "from 0 to 5"),
    ("five members of a generation", changed(seat={"members": {"yard": [1, 1, 1, 1, 1]}}), "5 members of generation 1"),
    ("a member born too early", changed(seat={"members": {"yard": [2]}}), "born before one of a lower generation"),
    ("a city with Port", changed(modules="port", seat={"members": {"C1": [1]}}), "in a city"),
    ("a ship without Port", changed(seat={"members": {"ship": [1]}}), "the Port is not used"),
    ("a guest without Inn", changed(seat={"members": {"inn": [1]}}), "place of the Inn"),
    ("a full section", changed(seat={"members": {"chronicle farmyard": [1, 1, 1]}}), "more members than it has spaces"),
    ("a customer twice", changed(seat={"served": ["K1"]}), "K1 is in two places"),
    ("a beer customer without Inn", changed(seat={"served": ["K25"]}), "belongs to the Inn"),
    ("a closed stall", changed(stalls=["K1", "K2", "K3", "K4", "K5"]), "closed stall"),
    ("a queue beside an empty stall", changed(stalls=["K1", "K2", "K3", None, None]), "queue waits beside an empty"),
    ("room in the queue", changed(queue=["K6", "K7", "K8", "K9", None]), "there is room in the queue"),
    ("too many customers to come", changed(pending=pending(["turn", 0], ["customer", -1, 9])), "room in the queue"),
    ("a gap in the queue", changed(queue=[None, "K7", None, None, None]), "gap"),
    ("cards without Inn", changed(seat={"cards": ["bard"]}), "need the Inn"),
    ("a card twice", changed(modules="inn", seat={"cards": ["sower"]}), "in two places"),
    ("a land card with Port", changed(modules="inn port", seat={"cards": ["count"]}), "not in this game"),
    ("at sea without a captain", changed(modules="port", seat={"ship": "T1"}), "without a captain"),
    ("four pieces in three holds", changed(modules="port", seat={"captain": "1a", "chests_aboard": [3, 3, 4, 4]}),
        "three holds"),
    ("too many chests", changed(modules="port", seat={"chests": [5, 5]}), "too many chests of value 5"),
    ("goals without the module", changed(seat={"silver_goal": "knight"}), "need Life Goals"),
    ("a goal of the wrong metal", changed(modules="goals", seat={"silver_goal": "saint"}), "mixed up"),
    ("nothing to decide", changed(pending=[]), "the last turns are not over"),
    ("an unknown decision", changed(pending=pending(["dance", 0])), "unknown"),
    ("no decision on top", changed(pending=pending(["deaths", 0])), "must end with a decision"),
    ("a seat that does not exist", changed(pending=pending(["turn", 7])), "needs a seat"),
    ("details out of range", changed(pending=pending(["cubes", 0, 9])), "details"),
    ("a price of nothing", changed(pending=pending(["pay", 0, 0, 2])), "colours and numbers"),
    ("another’s turn", changed(active=1), "whose turn it is"),
    ("a death that is not due", changed(pending=pending(["deaths", 0], ["death", 0])), "nobody is there to die"),
    ("a price that cannot be paid", changed(pending=pending(["pay", 0, 8, 2])), "no answer"),
    ("an empty bag", changed(pending=[["turns", 0], ["seed", -1, 0]]), "bag is empty"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "reason"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.restore(data)
    assert reason in str(caught.value)


@pytest.mark.parametrize("name", sorted(position()))
def test_every_field_is_needed(name: str) -> None:
    data = position()
    del data[name]
    with pytest.raises(BadRecord, match=name):
        GAME.restore(data)
