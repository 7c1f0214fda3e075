"""Positions that no game can reach are refused, with a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from gamecore import BadRecord
from gamecore.games.porto_carthago.invariants import check_award
from gamecore.games.porto_carthago.scoring import count
from gamecore.games.porto_carthago.state import PortoCarthagoDraft
from gamecore.kernel.decision import pending
from gamecore.kernel.state import thaw
from tests.games.porto_carthago.table import GAME, after, asks, data, position, table

Change = Callable[[dict[str, Any]], None]


def put(*path: Any, value: Any) -> Change:
    """Return a change that sets one value."""

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


SCOUT: dict[str, Any] = {"privileges": {0: "S03"}}
PILOT: dict[str, Any] = {"privileges": {0: "S13"}, "row_1": "S01"}

BAD: tuple[tuple[str, dict[str, Any], Change, str], ...] = (
    ("turn", {}, put("players", value=6), "from 3 to 5"),
    ("turn", {}, put("talents", value=[1, 2]), "exactly 4"),
    ("turn", {}, put("talents", 0, value=-1), "whole number"),
    ("turn", {}, put("supply", 0, value=15), "17 servants|18"),
    ("turn", {}, put("supply", 0, value=18), "20 servants"),
    ("turn", {}, put("blocked_slots", 0, value=3), "19 servants"),
    ("turn", {}, put("bag", "oil", value=6), "7 goods of oil"),
    ("turn", {}, put("market", "silk", value=1), "silk"),
    ("turn", {"warehouses": {0: "oil oil"}}, put("warehouses", 0, "wine", value=1), "more goods than open slots"),
    ("turn", {}, put("goods", "Rome-I", value="wine"), "goods of wine"),
    ("turn", {}, put("goods", "Tyre-I", value="wine"), "Tyre-I"),
    ("turn", {}, put("ships", "Rome-I", value="S01"), "S01"),
    ("turn", {"docks": {"Rome-I": "- S30"}}, put("ships", value={"Egypt-I": "S30"}), "another civilization"),
    ("turn", {}, put("row_1", value=["S01"]), "5 places"),
    ("turn", {}, put("deck", "unknown", 0, value="S02"), "different ship cards"),
    ("turn", {}, put("deck", "unknown", 0, value="S99"), "S99"),
    ("turn", {}, put("deck", "scout", value=1), "scout"),
    ("turn", {"top": "S01", "scout": 1}, put("deck", "seen_by", value=[[]]), "seen"),
    ("turn", {"top": "S01", "scout": 1}, put("deck", "seen_by", value=[[2]]), "scout"),
    ("turn", {"top": "S01", "scout": 1}, put("deck", "seen_by", value=[]), "one list"),
    ("turn", {}, put("start_player", value=-1), "start_player"),
    ("turn", {}, put("action_round", value=3), "action_round"),
    ("turn", {}, put("action_cards", value=[]), "action cards"),
    ("turn", {}, put("action_cards", 0, value="porter"), "action cards"),
    ("turn", {}, put("intrigue_seats", value=[1, 0, 0, 0]), "at the end"),
    ("turn", {"privileges": {0: "S03"}}, put("privileges", value=[["S02"], [], [], []]), "S02 is there 2 times"),
    ("turn", {}, put("pending", value=[]), "decade 4"),
    ("turn", {}, put("pending", -1, value=["nap", 0]), "not known"),
    ("turn", {}, put("pending", -1, value=["turn", 7]), "seat"),
    ("turn", {}, put("pending", -1, value=["turn", 2]), "clockwise"),
    ("turn", {}, put("pending", -1, value=["rest", 0]), "asked now"),
    ("turn", {}, put("pending", -1, value=["captain", 0, 0]), "cannot come before"),
    ("turn", {}, put("pending", -1, value="turn"), "is a list"),
    ("turn", {}, put("pending", 0, value=["income", -1]), "phases"),
    ("turn", {}, put("decade", value=0), "decade|from 1 to 5"),
    ("turn", {}, put("action_round", value=0), "action_round|from 1 to 5"),
    ("captain A1", {}, put("pending", -1, value=["captain", 0, 1]), "another action space"),
    ("captain A1", {}, put("pending", -1, value=["captain", 0]), "details"),
    ("captain A1", {}, put("charter_ships", value=[3, 3, 3, 3]), "18"),
    ("merchant A5", {}, put("talents", 0, value=3), "so few talents"),
    ("bonus A4", {"points": 2}, put("trade_points", 0, value=1), "bonus is not possible"),
    ("bonus A4", {"points": 2}, put("pending", -1, value=["bonus", 0, 0, 0]), "no bonus"),
    ("bonus A4", {"points": 2}, put("pending", -1, value=["bonus", 0, 3, 2]), "details"),
    ("after", {"privileges": {0: "S03"}}, put("pending", -1, 1, value=1), "clockwise"),
    ("final", {"points": 6, "decade": 5, "lap": 5}, put("trade_points", 0, value=5), "nothing is left"),
    ("final", {"points": 6, "decade": 5, "lap": 5}, put("decade", value=3), "decade 4"),
    ("order S03", {**SCOUT, "top": "S10", "seen_by": [[0]]}, put("deck", "seen_by", value=[[1]]), "looked at all"),
    ("pilot S13", PILOT, put("pending", -2, value=["spent", 0, 5]), "before its owner"),
    ("pilot S13", PILOT, put("pending", -1, value=["shift", 0, 12]), "no possible"),
)  # fmt: skip


@pytest.mark.parametrize(("asked", "fields", "change", "words"), BAD, ids=range(len(BAD)))
def test_an_impossible_position_is_refused(asked: str, fields: dict[str, Any], change: Change, words: str) -> None:
    data = position(asked, **fields)
    GAME.restore(deepcopy(data))
    change(data)
    with pytest.raises(BadRecord) as error:
        GAME.restore(data)
    for word in words.split("|"):
        assert word in str(error.value)


@pytest.mark.rule("C1.9")
def test_a_good_cannot_lie_at_a_dock_without_an_owner() -> None:
    data = position("turn", docks={"Rome-I": "0 - wine"})
    data["owners"], data["supply"][0] = {}, data["supply"][0] + 2
    with pytest.raises(BadRecord, match="no owner"):
        GAME.restore(data)


@pytest.mark.rule("C10.4")
def test_a_good_cannot_lie_beside_a_ship_that_wants_it() -> None:
    with pytest.raises(BadRecord, match="must have been loaded"):
        GAME.restore(position("turn", docks={"Egypt-I": "0 S01 grain"}))


@pytest.mark.rule("C2.3", "C5.3", "C6.1")
def test_the_markers_stand_where_the_course_of_the_game_has_put_them() -> None:
    first = data(GAME.start(4))
    entering = data(after(table("turn", seat=3, lap=5, row_1="S01", lighthouse={0: 1}), "collect"))
    assert asks(GAME.restore(entering)) == "lighthouse 0"
    for state, marker, right, wrong in (
        (first, "decade", 1, 2),
        (first, "action_round", 1, 5),
        (entering, "action_round", 5, 1),
        (position("final", points=6, decade=5, lap=5), "action_round", 5, 1),
    ):
        assert state[marker] == right
        with pytest.raises(BadRecord, match=marker):
            GAME.restore({**deepcopy(state), marker: wrong})


@pytest.mark.rule("C14.1", "C14.2")
def test_a_game_ends_after_decade_4_only_with_8_trade_points() -> None:
    final = position("final", points={1: 8}, decade=4, lap=5, cash=30, privileges={0: "S03"})
    over = {**deepcopy(final), "pending": []}
    for state in (final, over):
        GAME.restore(deepcopy(state))
        GAME.restore({**deepcopy(state), "decade": 5})
        for fewer in ({"trade_points": [7, 7, 7, 7]}, {"decade": 3}):
            with pytest.raises(BadRecord, match="no game ends before decade 4, nor then unless"):
                GAME.restore({**deepcopy(state), **fewer})


@pytest.mark.rule("C14.2")
def test_with_8_trade_points_no_ships_enter_in_decade_5() -> None:
    entering = data(after(table("turn", seat=3, lap=5, decade=4, row_1="S01", lighthouse={0: 1}), "collect"))
    GAME.restore({**deepcopy(entering), "trade_points": [7, 0, 0, 0]})
    with pytest.raises(BadRecord, match="with 8 trade points the game ends after decade 4"):
        GAME.restore({**deepcopy(entering), "trade_points": [8, 0, 0, 0]})


@pytest.mark.rule("C15.4", "C15.5")
def test_seats_for_intrigue_must_fit_the_path_they_have_left() -> None:
    state = position("final", decade=5, lap=5, intrigue="0 1 0 1 1 2", last_space={0: 3, 1: 2, 2: 1})
    over = {**state, "intrigue_seats": [3, 2, 1, 0], "pending": []}
    assert GAME.view(GAME.restore(deepcopy(over)), None).award == (3, 2, 1, 0)
    for wrong in ([2, 2, 1, 0], [3, 1, 1, 0], [0, 0, 0, 0]):
        with pytest.raises(BadRecord, match="“intrigue_seats” is not what the path of intrigue can have brought"):
            GAME.restore({**deepcopy(over), "intrigue_seats": wrong})


@pytest.mark.rule("C15.1", "C15.2", "C15.3", "C15.4", "C15.5")
def test_the_seats_that_fit_a_path_are_those_that_the_count_leaves_it_with() -> None:
    draft = thaw(table("final", 3, decade=5, lap=5, privileges={0: "S03"}))
    reached = set()
    for length in range(9):
        for path in product(range(3), repeat=length):
            draft.path, draft.last_space, draft.pending = path, (0, 0, 0), ()
            count(draft, pending("count"))
            reached.add((draft.path, draft.award))
    accepted = set()
    for length in range(8):
        for path, award in product(product(range(3), repeat=length), product(range(3), repeat=3)):
            draft.path, draft.award, draft.last_space = path, award, award
            if length + sum(award) <= 8 and fits(draft):
                accepted.add((path, award))
    assert accepted == reached


def fits(draft: PortoCarthagoDraft) -> bool:
    """Return whether the seats for intrigue are possible."""
    try:
        check_award(draft)
    except BadRecord:
        return False
    return True


@pytest.mark.rule("C15.4")
def test_seats_for_intrigue_stand_on_the_last_palace_space() -> None:
    right, wrong = (
        {**position("final", decade=5, lap=5, intrigue="0 1 1", last_space=last), "pending": []} for last in (1, 0)
    )
    GAME.restore({**right, "intrigue_seats": [1, 0, 0, 0]})
    with pytest.raises(BadRecord, match="intrigue_seats"):
        GAME.restore({**wrong, "intrigue_seats": [1, 0, 0, 0]})


@pytest.mark.rule("C0.16")
def test_a_warehouse_holds_no_more_goods_than_open_slots() -> None:
    with pytest.raises(BadRecord, match="more goods than open slots"):
        GAME.restore(position("turn", warehouses={0: "oil oil wine"}))


@pytest.mark.rule("C0.14")
def test_the_path_holds_twelve_servants() -> None:
    with pytest.raises(BadRecord, match="12 spaces"):
        GAME.restore(position("turn", intrigue="1 " * 7 + "2 " * 6))


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize(("asked", "needed"), [("aristocrat A3", 1), ("merchant A5", 2), ("bonus A4", 1)])
def test_a_card_in_use_has_been_paid_for(asked: str, needed: int) -> None:
    data = position(asked, points=2)
    space = asked.split()[1]
    assert data["servants_on_cards"][0][space] == needed
    GAME.restore(deepcopy(data))
    data["servants_on_cards"][0][space] = 0
    data["supply"][0] += needed
    with pytest.raises(BadRecord, match=f"not paid for the card in use on {space}, which costs {needed} there"):
        GAME.restore(data)


@pytest.mark.rule("C6.4", "C6.1", "C5.1")
def test_servants_on_cards_have_paid_for_turns_of_this_decade() -> None:
    GAME.restore(position("turn", lap=3, on_cards={0: "A5 A5 A3"}))
    for words, lap, paid in (
        ("has 1 of seat 0 on A5, where a use costs 2", 3, "A5"),
        ("has 1 of seat 0 on A1, where a use costs 0", 3, "A1"),
        (r"more cards \(3\) than it has taken turns \(2\)", 3, "A5 A5 A3 A3"),
        (r"more cards \(1\) than it has taken turns \(0\)", 1, "A3"),
    ):
        with pytest.raises(BadRecord, match=words):
            GAME.restore(position("turn", lap=lap, on_cards={0: paid}))


@pytest.mark.rule("C5.1", "C6.10")
def test_servants_lie_on_cards_while_ships_enter_but_not_while_the_cards_are_laid() -> None:
    state = after(table("turn", seat=3, lap=5, on_cards={0: "A3"}), "collect")
    assert sum(state.on_cards[0]) == 1
    assert GAME.restore(GAME.dump(state)) == state
    while asks(state) != "cards":
        state = after(state, str(GAME.outcomes(state)[0][0]))
    data = GAME.dump(state)
    data["servants_on_cards"][0]["A3"] = 1
    data["supply"][0] -= 1
    with pytest.raises(BadRecord, match="than it has taken turns"):
        GAME.restore(data)


def test_anything_else_than_a_position_is_refused() -> None:
    for junk in (None, [], "turn", {}, {"players": 4}):
        with pytest.raises(BadRecord):
            GAME.restore(junk)
