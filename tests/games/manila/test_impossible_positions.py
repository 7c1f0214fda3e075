"""Positions written by hand: every one that the rules make impossible is refused with the reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from gamecore import BadRecord
from tests.games.manila.table import GAME, after, asks, position, table

ON_13 = {"nutmeg": 13, "silk": 6, "jade": 9}
CREW = {"captain": 1, "second pirate": 2}
SENDING: dict[str, Any] = {"punts": {"nutmeg": 13, "silk": "port A", "jade": "shipyard A"}, "figures": {"captain": 1}}
WITHOUT_LAUNCH = {"ashore": None, "punts": {}}


def start(**changes: Any) -> dict[str, Any]:
    """Return the launching position with changes."""
    data = position("start", punts=dict.fromkeys(("nutmeg", "silk", "jade"), "ashore"))
    return {**data, "ashore": "ginseng", **changes}


def deal(**changes: Any) -> dict[str, Any]:
    """Return the first position of a game with changes."""
    return {**GAME.dump(GAME.start(4)), **changes}


def with_top(data: dict[str, Any], *entries: list[Any]) -> dict[str, Any]:
    """Return the position with other entries in place of the top one of what is pending."""
    return {**data, "pending": [*data["pending"][:-1], *entries]}


def hands(*wares: dict[str, int]) -> dict[str, Any]:
    """Return an auction whose four hands are these, with piles to match."""
    piles = {ware: 5 - sum(hand.get(ware, 0) for hand in wares) for ware in ("nutmeg", "silk", "ginseng", "jade")}
    return {**position("bid"), "shares": list(wares), "piles": piles}


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    (
        "six shares of a ware",
        {**position("bid"), "piles": {"nutmeg": 4, "silk": 3, "ginseng": 3, "jade": 3}},
        "there are 6 shares of nutmeg; there must be 5",
    ),
    (
        "four dealt shares of a ware",
        hands({"silk": 2}, {"silk": 2}, {"jade": 2}, {"ginseng": 2}),
        "4 dealt shares of silk",
    ),
    ("more bought than owned", {**position("bid"), "bought": [{"jade": 1}, {}, {}, {}]}, "seat 0 has bought more jade"),
    (
        "a hand of three",
        hands({"silk": 2, "jade": 1}, {"silk": 1, "jade": 1}, {"nutmeg": 2}, {"ginseng": 2}),
        "seat 0 has 3 dealt shares; it must have 2",
    ),
    ("a fourth accomplice", {**position("place 1"), "supply": [4, 3, 3, 3]}, "seat 0 has 0 accomplices placed and 4"),
    ("a rear pirate alone", position("place 2", figures={"second pirate": 1}), "rear space of the pirate ship"),
    ("a ware ashore on the board", {**position("place 1"), "ashore": "jade"}, "jade is ashore, so its punt"),
    ("a seat ashore taken", position("place 1", figures={"ginseng 1": 1}), "ginseng is ashore, so nobody"),
    (
        "port B before port A",
        position("place 3", punts={"nutmeg": "port B", "silk": 3, "jade": 2}),
        "port is filled from A",
    ),
    (
        "two punts in one port",
        position("place 3", punts={"nutmeg": "port A", "silk": "port A", "jade": 2}),
        "one punt each",
    ),
    (
        "shipyard B before A",
        position("send nutmeg", figures={"captain": 1}, punts={"nutmeg": 13, "silk": "port A", "jade": "shipyard B"}),
        "shipyard is filled from A",
    ),
    ("nothing pending, nobody at 30", {**position("bid"), "pending": []}, "no ware stands on 30"),
    ("a game that should be over", position("bid", market={"jade": 4}), "a ware stands on 30"),
    (
        "a deal in the wrong order",
        deal(pending=[["voyage", -1], *(["deal", seat] for seat in range(4))]),
        "the deal goes around once",
    ),
    ("a deal in the second voyage", deal(voyage=2), "the deal comes before the first voyage"),
    ("a deal with a harbour master", deal(harbour_master=1), "the deal comes before the first voyage"),
    (
        "a deal to somebody with shares",
        deal(shares=[{"silk": 1}, {}, {}, {}], piles={"nutmeg": 5, "silk": 4, "ginseng": 5, "jade": 5}),
        "seat 0 has 1 dealt shares; it must have 0",
    ),
    ("a stage on top", {**position("bid"), "pending": position("bid")["pending"][:-1]}, "must end with the decision"),
    ("a question of another stage", with_top(position("place 1"), ["bid", 0]), "does not fit the stage “placement”"),
    ("an unknown question", with_top(position("bid"), ["dance", 0]), "does not fit the stage “auction”"),
    ("a turn out of order", with_top(position("place 1", seat=2), ["place", 1]), "does not fit the stage “placement”"),
    ("a seat that does not exist", with_top(position("bid"), ["bid", 7]), "does not fit the stage “auction”"),
    ("details where none belong", with_top(position("bid"), ["bid", 0, 1]), "does not fit the stage “auction”"),
    (
        "a pirate question without details",
        with_top(position("board captain", punts=ON_13, figures={"captain": 1}), ["board", 1]),
        "does not fit the stage “boarding”",
    ),
    (
        "an unknown pilot",
        with_top(position("steer large", figures={"large pilot": 1}), ["steer", 1, 2]),
        "stage “pilots”",
    ),
    (
        "a plundered ware twice",
        with_top(position("send nutmeg", **SENDING), ["send", 1, 0], ["send", 1, 0]),
        "does not fit the stage “plunder”",
    ),
    ("a wrong count of movements", {**position("place 2"), "movement": 2}, "“movement” does not fit"),
    ("a wrong count of placements", {**position("place 2"), "placement": 1}, "“placement” does not fit"),
    ("voyage 0", position("bid", voyage=0), "the first voyage has number 1"),
    ("no harbour master", {**position("place 1"), "harbour_master": -1}, "does not fit the stage"),
    ("no harbour master in a later auction", {**position("bid"), "harbour_master": -1}, "must be a seat by now"),
    (
        "a harbour master too early",
        {**position("bid", voyage=1), "harbour_master": 2},
        "before the first auction is over",
    ),
    ("figures during the auction", position("bid", figures={"port A": 1}), "nobody can be placed before"),
    ("a placing pass during the auction", position("bid", passed=(1,)), "nobody can pass in placing before"),
    ("placing before the launch", {**position("place 1"), **WITHOUT_LAUNCH}, "three punts must be launched"),
    (
        "a start on 6",
        position("place 1", punts={"nutmeg": 6, "silk": 3, "jade": 0}),
        "starts on one of the spaces 0 to 5",
    ),
    ("starts that make 10", position("place 1", punts={"nutmeg": 5, "silk": 3, "jade": 2}), "must add up to 9"),
    ("a punt on 12 after one roll", position("place 2", punts={"nutmeg": 12, "silk": 3, "jade": 2}), "beyond space 11"),
    (
        "a punt in port after one roll",
        position("place 2", punts={"nutmeg": "port A", "silk": 3, "jade": 2}),
        "beyond space 11",
    ),
    (
        "a wreck too early",
        position("place 3", punts={"nutmeg": "shipyard A", "silk": 3, "jade": 2}),
        "no punt can be in the shipyard",
    ),
    ("a plunder too early", position("place 3", plundered="jade"), "no punt can be plundered before"),
    ("loads during the auction", {**position("bid"), "ashore": "jade"}, "nothing is loaded before the auction is over"),
    ("a bid of nobody", position("bid", bid=(5, -1)), "a bid and its bidder belong together"),
    ("a bidder without a bid", position("bid", bid=(0, 2)), "a bid and its bidder belong together"),
    ("a passed seat asked to bid", position("bid", out=(0,)), "this seat is not asked to bid now"),
    ("the highest bidder asked to bid", position("bid", bid=(5, 0)), "this seat is not asked to bid now"),
    ("a seat that cannot bid", position("bid", cash={0: 0}, loans={0: "nutmeg silk"}), "a seat that cannot bid"),
    ("a highest bidder who has passed", position("bid", bid=(5, 2), out=(2,)), "the highest bidder cannot have passed"),
    ("a bid beyond the ceiling", position("bid", bid=(40, 2), cash={0: 50, 2: 3}), "could not pay his bid"),
    ("a purchase after loading", {**position("buy"), "ashore": "jade"}, "the purchase comes before loading"),
    (
        "a purchase without money",
        position("buy", cash={0: 0}, loans={0: "nutmeg silk"}),
        "no share that the harbour master can pay",
    ),
    ("somebody else’s duty", position("buy", seat=2), "this decision is the harbour master’s"),
    ("loading twice", {**position("load"), "ashore": "jade"}, "the punts are loaded already"),
    ("launching the last punt", start(punts={"nutmeg": "space 4", "silk": "space 3"}), "while at least two punts wait"),
    ("launching without loads", start(ashore=None), "while at least two punts wait"),
    ("launching to 6", start(punts={"nutmeg": "space 6"}), "starts on one of the spaces 0 to 5"),
    ("placing after a pass", position("place 1", passed=(0,)), "this seat has passed, so it cannot place any more"),
    (
        "placing where nothing is open",
        position(
            "place 3",
            cash={0: 0},
            loans={0: "nutmeg silk"},
            punts={"nutmeg": "port A", "silk": "port B", "jade": "port C"},
        ),
        "no space is open to this seat",
    ),
    (
        "a roll without a punt",
        position("roll 3", punts={"nutmeg": "port A", "silk": "port B", "jade": "port C"}),
        "no punt is sailing, so no die",
    ),
    (
        "a pirate who is not there",
        with_top(position("board captain", punts=ON_13, figures={"captain": 1}), ["board", 1, 20, -1]),
        "no pirate of this seat stands there",
    ),
    (
        "a pirate of another seat",
        with_top(position("board captain", punts=ON_13, figures={"captain": 1}), ["board", 2, 19, -1]),
        "no pirate of this seat stands there",
    ),
    (
        "a captain who forgets the second pirate",
        {
            **position("board captain", punts=ON_13, figures=CREW),
            "pending": [*position("board captain", punts=ON_13, figures={"captain": 1})["pending"]],
        },
        "decides after the captain",
    ),
    (
        "a second pirate who is not there",
        with_top(
            position("board captain", punts=ON_13, figures={"captain": 1}), ["pirate", -1, 20, -1], ["board", 1, 19, -1]
        ),
        "decides after the captain, and only then",
    ),
    (
        "a protected captain while both are there",
        position("board second pirate", punts=ON_13, figures={**CREW, "nutmeg 1": 0}, boarded=0),
        "leaves one pirate, who is captain now",
    ),
    (
        "a protected seat that is vacant",
        position("board captain", punts=ON_13, figures={"captain": 1}, boarded=0),
        "must sit on a punt on 13",
    ),
    (
        "a protected seat on another punt",
        position("board captain", punts=ON_13, figures={"captain": 1, "silk 1": 0}, boarded=3),
        "must sit on a punt on 13",
    ),
    ("nothing to board", position("board captain", figures={"captain": 1}), "there is no punt to board"),
    (
        "a pilot who was not hired",
        with_top(position("steer large", figures={"large pilot": 1}), ["steer", 2, 1]),
        "this seat has not hired that pilot",
    ),
    (
        "a pilot without a punt",
        position(
            "steer large", figures={"large pilot": 1}, punts={"nutmeg": "port A", "silk": "port B", "jade": "port C"}
        ),
        "no punt is sailing, so no pilot",
    ),
    (
        "a sender who is not captain",
        with_top(position("send nutmeg", **SENDING), ["send", 2, 0]),
        "only the captain decides",
    ),
    (
        "a punt still at sea after roll 3",
        position("send nutmeg", figures={"captain": 1}, punts={"nutmeg": 13, "silk": "port A", "jade": 4}),
        "every punt is docked or plundered",
    ),
    (
        "a plundered punt that is forgotten",
        {
            **position("send nutmeg", figures={"captain": 1}, punts={"nutmeg": 13, "silk": "port A", "jade": 13}),
            "plundered": ["nutmeg", "jade"],
        },
        "every plundered punt that is still on 13",
    ),
    (
        "sending a punt that was not plundered",
        {**position("send nutmeg", **SENDING), "plundered": []},
        "docked or plundered",
    ),
    (
        "a crew on a plundered punt",
        position("send nutmeg", punts=SENDING["punts"], figures={"captain": 1, "nutmeg 1": 0}),
        "nobody is left aboard the plundered punt with nutmeg",
    ),
]


@pytest.mark.parametrize(("data", "sentence"), [each[1:] for each in IMPOSSIBLE], ids=[each[0] for each in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(data: dict[str, Any], sentence: str) -> None:
    before = deepcopy(data)
    with pytest.raises(BadRecord) as error:
        GAME.restore(data)
    assert str(error.value).startswith("This position is not possible: ")
    assert sentence in str(error.value)
    assert data == before


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": 6}, "“players” must be a whole number from 3 to 5, not 6"),
        ({"players": True}, "“players” must be a whole number"),
        ({"cash": [30, 30, 30]}, "“cash” needs exactly 4 values; it has 3"),
        ({"cash": [30, 30, 30, 10_001]}, "“cash” must be a whole number from 0 to 10000, not 10001"),
        ({"cash": [30, 30, 30, -1]}, "“cash” must be a whole number from 0"),
        ({"figures": {"port D": 1}}, "“port D” in “figures” is not a space"),
        ({"punts": {"nutmeg": "space 14"}}, "“nutmeg: space 14” in “punts” is not possible"),
        ({"punts": {"nutmeg": ["space 4"]}}, "in “punts” is not possible"),
        ({"punts": {"durian": "space 4"}}, "“durian: space 4” in “punts” is not possible"),
        ({"piles": {"durian": 5}}, "“durian” in “piles” is not a ware"),
        ({"shares": [{}]}, "“shares” needs one entry for each of the 4 players; it has 1"),
        ({"ashore": "durian"}, "“ashore” is 'durian'; it must be one of: nutmeg, silk, ginseng, jade"),
        ({"stronger_pirates": 1}, "“stronger_pirates” must be true or false"),
        ({"pending": ["bid"]}, "Each entry of “pending” is a list"),
        ({"pending": [["bid", "Ana"]]}, "“pending: bid” must be a whole number"),
        ({"auction": []}, "must be an object with named values"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as error:
        GAME.restore({**position("bid"), **changes})
    assert sentence in str(error.value)


def test_a_missing_field_is_named() -> None:
    data = position("bid")
    del data["supply"]
    with pytest.raises(BadRecord, match="lacks “supply”"):
        GAME.restore(data)


def test_the_board_of_a_succeeding_captain_can_be_written_by_hand() -> None:
    figures = {"captain": 2, "nutmeg 1": 1, "nutmeg 2": 0, "nutmeg 3": 0}
    state = table("board captain", stronger=True, punts=ON_13, figures=figures, boarded=0)
    assert asks(state) == "board 2"
    assert asks(after(state, "evict nutmeg 2")) == "place 0"


def test_positions_of_every_kind_survive_the_journey_to_json_and_back() -> None:
    for data in (position("bid"), position("place 2"), position("send nutmeg", **SENDING), start(), deal()):
        state = GAME.restore(data)
        assert GAME.restore(GAME.dump(state)) == state
