"""A redemption that leaves too little for the question says so before it is made."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore
from gamecore.games.manila.actions import Redeem
from widgets.games import manila
from widgets.games.manila.lessons.positions import at

GAME = gamecore.load("manila")
NAMES = ("Ana", "Ben", "Cora", "Dirk")


def label_and_asked_after(position: Any) -> tuple[str, Any]:
    """What the button of redeeming silk says, and what is asked once it was pressed."""
    state = GAME.restore(position)
    legal = GAME.legal(state)
    groups = manila.answers(GAME.view(state, 0), legal, NAMES)
    said = {item["text"]: item["label"] for group in groups for item in group["items"]}
    redeem = next(action for action in legal if isinstance(action, Redeem) and action.ware == "silk")
    after = GAME.apply(state, redeem).state
    return said["redeem silk"], GAME.decision(after)


@pytest.mark.parametrize(("bid", "passes"), [(14, True), (13, True), (12, False), (5, False)])
def test_a_redemption_that_ends_the_bidding_says_so(bid: int, passes: bool) -> None:
    position = at(
        "bid", cash={0: 16}, hands={0: ""}, loans={0: "silk nutmeg"}, seat=0, master=1, bid=(bid, 1), out=(2, 3)
    )
    label, decision = label_and_asked_after(position())
    assert ("and pass" in label) is passes
    asked_again = getattr(decision, "kind", "") == "bid" and getattr(decision, "seat", -1) == 0
    assert asked_again is not passes


@pytest.mark.parametrize(("step", "nothing"), [(3, True), (2, False)])
def test_a_redemption_that_ends_the_purchase_says_so(step: int, nothing: bool) -> None:
    market = dict.fromkeys(("nutmeg", "silk", "ginseng", "jade"), step)
    position = at("buy", cash={0: 21}, hands={0: ""}, loans={0: "silk nutmeg"}, market=market, voyage=9)
    label, decision = label_and_asked_after(position())
    assert ("buy nothing" in label) is nothing
    assert (getattr(decision, "kind", "") == "buy") is not nothing
