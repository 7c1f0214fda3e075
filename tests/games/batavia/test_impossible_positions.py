"""Positions written by hand: every one that the rules make impossible is refused with the reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from gamecore import BadRecord
from tests.games.batavia.table import COMPANIES, GAME, asked, play, table
from widgets.games.batavia.lessons.positions import PATH, position

LEADS = {0: "denmark 1"}
"""Seat 0 leads Denmark, and nobody any other company."""
NOBODY: dict[str, int] = dict.fromkeys(COMPANIES, -1)


def path_of(open_tiles: int) -> dict[str, Any]:
    """Return a new game in which so many tiles lie open."""
    script = [f"tile {tile}" for tile in PATH[:open_tiles]]
    return GAME.dump(play(GAME.start(4), *script)[0])


def dealing() -> dict[str, Any]:
    """Return a new game in which one seat has its cards."""
    return GAME.dump(play(GAME.restore(path_of(10)), "deal england 5 sweden 5")[0])


def changed(asked: str, changes: dict[str, Any], seats: int = 4, **fields: Any) -> dict[str, Any]:
    """Return a position in which some fields are replaced after it has been written."""
    return {**position(asked, seats, **fields), **changes}


def with_top(data: dict[str, Any], *entries: list[Any]) -> dict[str, Any]:
    """Return the position with other entries in place of the top one of what is pending."""
    return {**data, "pending": [*data["pending"][:-1], *entries]}


def with_cards(data: dict[str, Any], field: str, seat: int, **cards: int) -> dict[str, Any]:
    """Return the position with other numbers of cards in a hand or in front of a seat."""
    entries = deepcopy(data[field])
    entries[seat].update(cards)
    return {**data, field: entries}


def with_tile(space: int, tile: str | None, **fields: Any) -> dict[str, Any]:
    """Return a position with another tile on a space."""
    data = position("action", **fields)
    return {**data, "path": [tile if n == space else old for n, old in enumerate(data["path"], 1)]}


def laying(others: str = "denmark 1", **cards: int) -> dict[str, Any]:
    """Return a position in which seat 0, who had 2 Danish and 2 French cards, has put down these."""
    data = position("lay", hands={0: "denmark 2 france 2"}, tables={1: others})
    hand = {company: count - cards.get(company, 0) for company, count in data["hands"][0].items()}
    return {**data, "laying": cards, "hands": [hand, *data["hands"][1:]]}


def cashing(**fields: Any) -> dict[str, Any]:
    """Return a position in which seat 0 has just taken the Danish tile of space 1."""
    return position("cash", **{"tables": LEADS, "taken": {1: 0}, **fields})


def drawing(due: int, left: str = "england 5 denmark 5") -> dict[str, Any]:
    """Return a position in which seat 0 draws so many cards."""
    data = position("draw", pile=left)
    return with_top(data, ["draw", 0, due])


def over(**changes: Any) -> dict[str, Any]:
    """Return the end of a game in which seat 0 took the destination tile, with changes."""
    data = position("action", seat=3, hands=dict.fromkeys(range(4), ""), destination=0, all_face_up=True)
    return {**data, "pending": [], **changes}


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    # Pieces
    ("a card too many", with_cards(position("bid"), "hands", 0, england=2), "there are 23 cards of england"),
    ("a card too few", with_cards(position("bid"), "hands", 0, england=0), "there are 21 cards of england"),
    ("a card laid out twice", with_cards(position("action"), "laid_out", 2, sweden=1), "there are 23 cards of sweden"),
    ("a discard too many", changed("bid", {"discards": {"france": 1}}), "23 cards of france; there must be 22"),
    ("a package out of nothing", changed("bid", {"package": {"denmark": 2}}), "24 cards of denmark"),
    ("a stock that is not the pile", changed("bid", {"stock": {}}), "“stock” must be the draw pile"),
    (
        "drawn cards that were never in the stock",
        changed("bid", {"drawn": [{"england": 1}, {}, {}, {}]}),
        "“stock” must be the draw pile and all cards drawn",
    ),
    ("a note too many", changed("bid", {"notes": [16, 15, 15, 15]}), "there are 61 notes; with 4 players"),
    ("a note too few", changed("bid", {"notes": [15, 14, 15]}, seats=3), "there are 44 notes; with 3 players"),
    ("the notes of four at a table of five", changed("bid", {"notes": [12] * 5}, seats=5), "there must be 75"),
    ("a bid of nobody", position("bid", bid=(5, -1)), "a bid of at least 1 has a bidder"),
    ("a bidder without a bid", position("bid", bid=(0, 2), package="england 1"), "no bid has none"),
    ("a highest bidder who has passed", position("bid", bid=(5, 2), out=(2,)), "the highest bidder cannot have passed"),
    ("a seal without cards", changed("action", {"seals": {"denmark": 0}}), "a seal lies with the one player"),
    (
        "a seal that was not taken",
        changed("action", {"seals": NOBODY}, tables=LEADS),
        "a seal lies with the one player",
    ),
    (
        "a seal in a tie",
        changed("action", {"seals": {"denmark": 1}}, tables={0: "denmark 2", 1: "denmark 2"}),
        "else on the board",
    ),
    # The path and the merchants
    ("a tile that lies twice", with_tile(6, "denmark silk"), "the tile denmark silk lies twice"),
    ("two Danish tiles in one block", with_tile(2, "denmark tea"), "the spaces 1 to 5 have one tile of each company"),
    ("a hole in the path", with_tile(3, None), "the face-up tiles come before the face-down ones"),
    ("a tile too far ahead", with_tile(11, "france pepper"), "11 tiles lie open; there must be 10"),
    ("a tile too few", with_tile(10, None), "9 tiles lie open; there must be 10"),
    ("a new block that is missing", with_tile(15, None, taken={6: 0}), "14 tiles lie open; there must be 15"),
    (
        "hidden tiles in the beginners’ version",
        changed("action", {"all_face_up": True}),
        "10 tiles lie open; there must be 35",
    ),
    (
        "a hidden tile that is taken",
        changed("action", {"taken": {"12": 0}, "merchants": [12, 0, 0, 0]}),
        "the tile of space 12 is taken, but face down",
    ),
    ("a cashed tile that nobody took", position("action", cashed=(4,)), "space 4 is cashed, but nobody took it"),
    (
        "a merchant behind the last tile",
        changed("action", {"merchants": [2, 0, 0, 0]}, taken={2: 0, 4: 0}),
        "the merchant of seat 0 stands on 2, but its last tile was on 4",
    ),
    (
        "a merchant on a space of another seat",
        changed("action", {"merchants": [2, 2, 0, 0]}, taken={2: 0}),
        "the merchant of seat 1 stands on 2, but its last tile was on 0",
    ),
    (
        "a merchant in Batavia without the tile",
        changed("action", {"merchants": [36, 0, 0, 0]}, all_face_up=True),
        "seat 0 stands on the destination exactly if it has the destination tile",
    ),
    (
        "the destination tile on the way",
        changed("action", {"destination": 0}, all_face_up=True, seat=3),
        "seat 0 stands on the destination exactly if it has the destination tile",
    ),
    # Setting up
    ("a setup in round 3", {**path_of(4), "round": 3}, "start player"),
    ("a setup with a ship pawn", {**path_of(4), "ship_pawn": 1}, "the setup comes before the first round"),
    ("a tile that is turned up twice", {**path_of(4), "pending": path_of(3)["pending"]}, "“pending” does not fit"),
    ("the deal before the path", {**path_of(4), "pending": path_of(10)["pending"]}, "4 tiles lie open"),
    (
        "a deal that skips a seat",
        {**path_of(10), "pending": dealing()["pending"]},
        "seat 0 has 0 cards; it must have 10",
    ),
    ("a deal to a seat twice", {**dealing(), "pending": path_of(10)["pending"]}, "seat 0 has 10 cards; it must have 0"),
    ("a deal to nobody", with_top(dealing(), ["deal", 7]), "the cards are dealt to a seat of this game"),
    # The auction
    ("an unknown question", with_top(position("bid"), ["dance", 0]), "“dance” is nothing that is decided"),
    ("bidding without a package", position("bid"), "there is no bidding without a package"),
    ("a bid of a strange seat", with_top(position("bid", package="england 1"), ["bid", 4]), "a seat of this game"),
    ("a bid after a pass", position("bid", package="england 1", out=(0,)), "seat 0 cannot be asked for a bid now"),
    ("a bid above one’s own", position("bid", package="england 1", bid=(3, 0)), "seat 0 cannot be asked for a bid now"),
    (
        "a bid beyond the notes",
        position("bid", package="england 1", bid=(9, 2), notes={2: 8}),
        "the highest bidder owns as many notes as he has bid",
    ),
    ("an auction in round 0", position("bid", round=0, package="england 1"), "the auction belongs to a round from 1"),
    (
        "a start player before the auction is over",
        changed("bid", {"start_player": 2}, package="england 1"),
        "no start player before the auction is over",
    ),
    (
        "a ship pawn in the first auction",
        changed("bid", {"ship_pawn": 2}, round=1, package="england 1"),
        "the ship pawn lies on the board in round 1",
    ),
    (
        "no ship pawn in the fourth auction",
        changed("bid", {"ship_pawn": -1}, package="england 1"),
        "the ship pawn lies on the board in round 1, and only then",
    ),
    (
        "an auction after the end",
        position("bid", package="england 1", destination=1, all_face_up=True),
        "no auction after the destination tile",
    ),
    ("a bid before the roll", position("roll", bid=(2, 1)), "nobody bids or passes before the die is rolled"),
    ("a pass before the cards", position("turn 3", out=(1,)), "nobody bids or passes before the cards are turned up"),
    ("cards without a roll", position("turn 3", die=0), "as many cards are taken as are due"),
    ("more cards than rolled", position("turn 4", die=3), "as many cards are taken as are due"),
    ("more cards than the pile has", position("turn 3", pile="england 2"), "as many cards are taken as are due"),
    ("a roll of the wrong seat", with_top(position("roll", leader=2), ["roll", 1]), "“pending” does not fit"),
    ("cards without a number", with_top(position("turn 3"), ["turn", -1]), "must say how many cards are taken"),
    # The actions
    ("an action of a strange seat", with_top(position("action"), ["action", 5]), "belongs to a seat of this game"),
    ("an action out of turn", with_top(position("action"), ["action", 2]), "“pending” does not fit"),
    ("an action in round 0", position("action", round=0), "the actions belong to a round from 1"),
    ("a start player without the pawn", changed("action", {"ship_pawn": 3}), "the start player has the ship pawn"),
    ("an auction won by another", position("action", bid=(4, 2)), "who has won the auction is start player"),
    (
        "an action in Batavia",
        position("action", destination=0, all_face_up=True),
        "who has the destination tile has had his last action",
    ),
    ("three cards drawn", drawing(3), "as many cards are taken as are due"),
    ("no card drawn", drawing(0), "as many cards are taken as are due"),
    ("two cards drawn of one", drawing(2, "england 1"), "as many cards are taken as are due"),
    (
        "a reshuffle before the pile is empty",
        with_top(drawing(1), ["drawing", 0, 1], ["draw", 0, 1]),
        "the whole pile is taken before the discards are shuffled",
    ),
    (
        "more after a reshuffle than are due",
        with_top(drawing(1, "england 1"), ["drawing", 0, 2], ["draw", 0, 1]),
        "too many cards are still to be taken",
    ),
    ("laying out nothing", laying(), "at least one card lies out while “lay” is asked"),
    ("cards that can win nothing", laying("denmark 3 france 3", denmark=2), "can bring no majority"),
    ("cards put down during the auction", changed("bid", {"laying": {"england": 1}}), "23 cards of england"),
    (
        "cards put down before the action",
        with_cards(changed("action", {"laying": {"england": 1}}), "hands", 0, england=0),
        "cards are being laid out, but “lay” is not what is asked",
    ),
    ("a move without a seal", position("move"), "who moves holds a seal"),
    ("a move with the seal of another", position("move", tables={1: "denmark 1"}), "who moves holds a seal"),
    ("cashing without a tile", cashing(taken={}), "seat 0 may cash only with a new tile"),
    ("cashing a second Danish tile", cashing(taken={1: 0, 8: 0}), "may cash only with a new tile"),
    ("cashing twice", cashing(cashed=(1,)), "seat 0 may cash only with a new tile"),
    ("no check for pirates", with_top(cashing(), ["cash", 0], ["cash", 0]), "“pending” does not fit"),
    # The end
    ("an end for no reason", over(destination=-1, merchants=[0] * 4), "nothing is left to decide, but the game"),
    ("an end with a hand", {**position("action", destination=0, all_face_up=True), "pending": []}, "all hands"),
    ("an end that is asked", over(pending=[["over", -1]]), "“over” is not asked; “pending” is empty after the end"),
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
        ({"round": 10**30}, "“round” must be a whole number from 0"),
        ({"die": 7}, "“die” must be a whole number from 0 to 6, not 7"),
        ({"ship_pawn": 4}, "“ship_pawn” must be a whole number from -1 to 3, not 4"),
        ({"gold": [0, 0, 0]}, "“gold” needs exactly 4 values; it has 3"),
        ({"gold": [0, 0, 0, -1]}, "“gold” must be a whole number from 0"),
        ({"notes": [60, 0, 0, 1.5]}, "“notes” must be a whole number"),
        ({"merchants": [37, 0, 0, 0]}, "“merchants” must be a whole number from 0 to 36, not 37"),
        ({"hands": [{}]}, "“hands” needs one entry for each of the 4 players; it has 1"),
        ({"hands": [5, {}, {}, {}]}, "must be an object with named values"),
        ({"pile": {"portugal": 22}}, "'portugal' in “pile” is not a company"),
        ({"pile": {"england": 23}}, "“pile: england” must be a whole number from 0 to 22, not 23"),
        ({"seals": {"portugal": 0}}, "'portugal' in “seals” is not a company"),
        ({"path": []}, "“path” needs a tile or nothing for each of the 35 spaces; it has 0"),
        ({"path": ["portugal silk", *[None] * 34]}, "'portugal silk' in “path” is not a tile"),
        ({"path": [["denmark silk"], *[None] * 34]}, "in “path” is not a tile"),
        ({"taken": {"36": 0}}, "'36' in “taken” is not a space"),
        ({"taken": {"1": 4}}, "“taken: 1” must be a whole number from 0 to 3, not 4"),
        ({"cashed": [36]}, "“cashed” must be a whole number from 1 to 35, not 36"),
        ({"all_face_up": 1}, "“all_face_up” must be true or false"),
        ({"pending": ["bid"]}, "Each entry of “pending” is a list"),
        ({"pending": [["bid", "Ana"]]}, "“pending: bid” must be a whole number"),
        ({"auction": []}, "must be an object with named values"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as error:
        GAME.restore({**position("bid", package="england 1"), **changes})
    assert sentence in str(error.value)


@pytest.mark.parametrize("field", sorted(position("bid")))
def test_a_missing_field_is_named(field: str) -> None:
    data = position("bid", package="england 1")
    del data[field]
    with pytest.raises(BadRecord, match=f"lacks “{field}”"):
        GAME.restore(data)


def test_positions_of_every_kind_survive_the_journey_to_json_and_back() -> None:
    written = [
        position("bid", package="england 1"),
        position("action"),
        position("roll"),
        position("turn 3"),
        cashing(),
    ]
    for data in (*written, laying(denmark=2), drawing(2), path_of(4), dealing(), over()):
        state = GAME.restore(data)
        assert GAME.restore(GAME.dump(state)) == state


def test_the_positions_that_are_spoiled_here_are_possible_before() -> None:
    assert asked(table("move", tables=LEADS)) == ("move", 0)
    assert asked(GAME.restore(cashing())) == ("cash", 0)
    assert asked(GAME.restore(laying(denmark=2))) == ("lay", 0)
