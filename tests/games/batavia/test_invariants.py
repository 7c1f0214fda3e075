"""Positions written by hand: every one that the rules make impossible is refused with the reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from gamecore import BadRecord
from tests.games.batavia.rare import positions as rare_positions
from tests.games.batavia.refusal_cases import SPECIAL
from tests.games.batavia.table import GAME, SEATS, play, table
from widgets.games.batavia.lessons.positions import position

Data = dict[str, Any]
DANISH: dict[str, Any] = {"hands": {0: "denmark 3 sweden 1"}, "tables": {1: "france 2"}}
LATE: dict[str, Any] = {"taken": {6: 1, 4: 2}, "tables": {1: "denmark 2"}}


def reached(name: str, **changes: Any) -> Data:
    """Return a position that is reached by playing, with changes."""
    return {**GAME.dump(SPECIAL[name]()), **changes}


def written(asked: str, changes: Data | None = None, **fields: Any) -> Data:
    """Return a position as data, with changes to its fields."""
    return {**position(asked, **fields), **(changes or {})}


def nested(data: Data, *way: str | int, value: Any) -> Data:
    """Return a position in which one value within is another."""
    changed = deepcopy(data)
    inner: Any = changed
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    return changed


def with_top(data: Data, *entries: list[Any]) -> Data:
    """Return the position with other entries in place of the top one of what is pending."""
    return {**data, "pending": [*data["pending"][:-1], *entries]}


ACTION = written("action", **DANISH)
BID = written("bid", package="france 2", seat=1)
FIRST = GAME.dump(SPECIAL["first deal"]())

PIECES: list[tuple[str, Data, str]] = [
    ("23 English cards", nested(ACTION, "hands", 1, "england", value=2), "there are 23 cards of england; there must"),
    ("a card too few", nested(ACTION, "pile", "sweden", value=3), "cards of sweden; there must be 22"),
    (
        "an unknown pile",
        nested(ACTION, "stock", "sweden", value=1),
        "“stock” must be the draw pile and all cards drawn",
    ),
    ("drawn from nowhere", nested(ACTION, "drawn", 2, "sweden", value=1), "“stock” must be the draw pile"),
    ("a note too many", nested(ACTION, "notes", 0, value=16), "there are 61 notes; with 4 players there must be 60"),
    ("a seal without a majority", nested(ACTION, "seals", "denmark", value=0), "a seal lies with the one player who"),
    ("a majority without a seal", nested(ACTION, "seals", "france", value=-1), "a seal lies with the one player who"),
    ("cards laid out while bidding", nested(BID, "laying", "england", value=1), "cards of england"),
    (
        "cards being laid out at the wrong time",
        nested(nested(ACTION, "laying", "denmark", value=1), "hands", 0, "denmark", value=2),
        "cards are being laid out, but “lay” is not what is asked",
    ),
    ("a tile twice", nested(ACTION, "path", 1, value="denmark silk"), "the tile denmark silk lies twice on the path"),
    ("two English in a block", nested(ACTION, "path", 2, value="england pepper"), "the spaces 1 to 5 have one tile of"),
    ("a gap in the path", nested(ACTION, "path", 3, value=None), "the face-up tiles come before the face-down ones"),
    ("a face-down tile taken", nested(ACTION, "taken", "12", value=1), "the tile of space 12 is taken, but face down"),
    ("a tile of nobody cashed", {**ACTION, "cashed": [3]}, "the tile of space 3 is cashed, but nobody took it"),
    ("a merchant without his tile", nested(ACTION, "merchants", 2, value=4), "stands on 4, but its last tile was on 0"),
    ("a merchant behind his tile", written("action", {"merchants": [0, 4, 4, 0]}, **LATE), "its last tile was on 6"),
    (
        "a merchant on the destination without its tile",
        written("action", {"merchants": [0, 0, 36, 0]}, all_face_up=True),
        "seat 2 stands on the destination exactly if it has the destination tile",
    ),
    ("too few open tiles", nested(reached("cashing"), "path", 9, value=None), "9 tiles lie open; there must be 10"),
    (
        "all tiles open without the option",
        written("action", {"all_face_up": False}, all_face_up=True),
        "35 tiles lie open; there must be 10",
    ),
]

SETUP: list[tuple[str, Data, str]] = [
    ("a deal in round 1", {**FIRST, "round": 1}, "the setup comes before the first round"),
    ("a deal with a ship pawn", {**FIRST, "ship_pawn": 1}, "the setup comes before the first round"),
    ("a deal after a roll", {**FIRST, "die": 2}, "there is no auction before the first round"),
    ("a deal after a pass", nested(FIRST, "auction", "passed", 0, value=True), "no auction before the first round"),
    ("gold before the start", nested(FIRST, "gold", 0, value=3), "nobody has a tile or gold before the first action"),
    ("notes paid before the start", {**FIRST, "notes": [16, 14, 15]}, "everybody has 15 notes before the first"),
    (
        "cards out before the start",
        nested(nested(FIRST, "pile", "england", value=21), "stock", "england", value=21) | {"discards": {"england": 1}},
        "no card lies out and none is discarded before the first action",
    ),
    (
        "a package before the start",
        nested(nested(FIRST, "pile", "england", value=21), "stock", "england", value=21) | {"package": {"england": 1}},
        "no card is turned up before the first round",
    ),
    (
        "a deal to somebody with cards",
        {**FIRST, "pending": [["round", -1], ["deal", 2]]},
        "seat 0 has 0 cards; it must",
    ),
    (
        "a deal in the wrong order",
        {**FIRST, "pending": [["round", -1], ["deal", 0], ["deal", 1]]},
        "“pending” does not",
    ),
    ("a deal to a sixth seat", with_top(FIRST, ["deal", 7]), "the cards are dealt to a seat of this game"),
    ("a deal before the path", nested(FIRST, "path", 9, value=None), "9 tiles lie open; there must be 10"),
    ("a tile too many", with_top(FIRST, ["tile", -1, 11]), "all tiles of the setup lie open already"),
    ("a tile at the wrong time", with_top(ACTION, ["tile", -1, 11]), "no tile is to be turned up now"),
    ("a tile on the wrong space", {**reached("second tile"), "pending": [["tile", -1, 3]]}, "“pending” does not fit"),
    (
        "payments in the first auction",
        written("bid", package="france 2", seat=1, round=1, notes={0: 16, 1: 14}),
        "everybody has 15 notes before the first payment",
    ),
    (
        "tiles in the first auction",
        written("roll", round=1, taken={1: 1}),
        "nobody has a tile or gold before the first",
    ),
]

ROUNDS: list[tuple[str, Data, str]] = [
    ("an auction in round 0", {**BID, "round": 0}, "the auction belongs to a round from 1"),
    (
        "an auction with a start player",
        {**BID, "start_player": 0},
        "there is no start player before the auction is over",
    ),
    ("a pawn in the first auction", {**BID, "round": 1}, "the ship pawn lies on the board in round 1, and only then"),
    ("no pawn in a later auction", {**BID, "ship_pawn": -1}, "the ship pawn lies on the board in round 1, and only"),
    (
        "an auction after the end",
        written("roll", destination=2, all_face_up=True),
        "there is no auction after the dest",
    ),
    ("a roll of the wrong seat", with_top(written("roll"), ["roll", 2]), "“pending” does not fit what is asked"),
    ("a pass before the roll", written("roll", out=(1,)), "nobody bids or passes before the die is rolled"),
    ("cards without a roll", written("turn 2", die=0), "as many cards are taken as are due and as the pile has"),
    ("a pass before the cards", written("turn 3", out=(1,)), "nobody bids or passes before the cards are turned up"),
    ("more cards than rolled", written("turn 4"), "as many cards are taken as are due and as the pile has"),
    ("no number of cards", with_top(written("turn 3"), ["turn", -1]), "“pending” must say how many cards are taken"),
    (
        "cards beyond the roll",
        with_top(written("turn 3", pile="england 1"), ["turning", -1, 3], ["turn", -1, 1]),
        "too many cards are still to be taken",
    ),
    (
        "a reshuffle too early",
        with_top(written("turn 3", pile="england 3"), ["turning", -1, 1], ["turn", -1, 2]),
        "the whole pile is taken before the discards are shuffled",
    ),
    ("bidding for nothing", written("bid", seat=1), "there is no bidding without a package"),
    ("bidding without a roll", {**BID, "die": 0}, "the die has been rolled in this round"),
    (
        "a bid of nobody",
        nested(BID, "auction", "bid", value=3),
        "a bid of at least 1 has a bidder, and no bid has none",
    ),
    ("a bidder without a bid", nested(BID, "auction", "bidder", value=3), "a bid of at least 1 has a bidder"),
    (
        "a bidder who has passed",
        written("bid", package="france 2", bid=(3, 2), seat=3, out=(2,)),
        "the highest bidder cannot have passed",
    ),
    (
        "the bidder asked again",
        written("bid", package="france 2", bid=(3, 2), seat=2, out=(0, 1, 3)),
        "seat 2 cannot be",
    ),
    ("a seat that has passed", written("bid", package="france 2", bid=(3, 2), seat=0, out=(0, 3)), "seat 0 cannot be"),
    (
        "a bid beyond the notes",
        written("bid", package="france 2", bid=(9, 3), seat=0, notes={3: 8}),
        "the highest bidder owns as many notes as he has bid",
    ),
    (
        "the auctioneer first",
        written("bid", package="france 2", seat=0, leader=0),
        "whoever spoke after the highest bid has passed",
    ),
    (
        "a seat left out",
        written("bid", package="france 2", bid=(3, 1), seat=3),
        "whoever spoke after the highest bid has",
    ),
    (
        "a pass before speaking",
        written("bid", package="france 2", seat=1, out=(3,)),
        "without a bid, only those who have",
    ),
    ("a bid of a seat that is not there", with_top(BID, ["bid", 5]), "a bid is asked of a seat of this game"),
]

ACTIONS: list[tuple[str, Data, str]] = [
    ("an action in round 0", {**ACTION, "round": 0}, "the actions belong to a round from 1"),
    ("an action without a roll", {**ACTION, "die": 0}, "the die has been rolled in this round"),
    ("another pawn than start player", {**ACTION, "ship_pawn": 2}, "the start player has the ship pawn"),
    ("another winner than start player", written("action", bid=(3, 2)), "who has won the auction is start player"),
    ("an action out of order", with_top(ACTION, ["action", 2]), "“pending” does not fit what is asked"),
    ("an action of a sixth seat", with_top(ACTION, ["action", 7]), "an action belongs to a seat of this game"),
    (
        "the last tile taken by somebody still to act",
        written("action", seat=1, destination=2, all_face_up=True),
        "who has the destination tile has had his last action",
    ),
    ("laying out nothing", {**reached("laying"), "laying": {}, "hands": ACTION["hands"]}, "at least one card lies out"),
    (
        "laid out without a way to a seal",
        {
            **reached("laying for a seal"),
            "laying": {"sweden": 1, "denmark": 1, "france": 1},
            "hands": [{"denmark": 1}, *reached("laying for a seal")["hands"][1:]],
        },
        "the cards laid out so far can bring no majority",
    ),
    ("a move without a seal", written("move"), "who moves holds a seal"),
    (
        "cashing without a tile",
        written("cash"),
        "seat 0 may cash only with a new tile of a company of which it had none",
    ),
    (
        "cashing with an old company",
        written("cash", taken={1: 0, 8: 0}, all_face_up=True),
        "seat 0 may cash only with a new tile",
    ),
    ("cashing twice", written("cash", taken={1: 0}, cashed=(1,)), "seat 0 may cash only with a new tile"),
    ("three cards for a draw", with_top(reached("drawing"), ["draw", 0, 3]), "as many cards are taken as are due"),
    ("an unknown question", with_top(ACTION, ["dance", 0]), "“dance” is nothing that is decided in this game"),
    ("a stage on top", with_top(ACTION, ["pirates", -1]), "“pirates” is nothing that is decided in this game"),
    ("no end", {**ACTION, "pending": []}, "nothing is left to decide, but the game has not ended"),
    (
        "an end in round 0",
        {**FIRST, "pending": [], "cards_moved": False},
        "no game ends before its first round is over",
    ),
    (
        "a stalemate with cards in the pile",
        {**ACTION, "pending": [], "cards_moved": False},
        "nothing is left to decide, but the game has not ended",
    ),
    (
        "hands after the end",
        written("action", {"pending": []}, destination=2, all_face_up=True),
        "all hands are laid out after the end",
    ),
]

IMPOSSIBLE = [*PIECES, *SETUP, *ROUNDS, *ACTIONS]


@pytest.mark.parametrize(("data", "sentence"), [each[1:] for each in IMPOSSIBLE], ids=[each[0] for each in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(data: Data, sentence: str) -> None:
    before = deepcopy(data)
    with pytest.raises(BadRecord) as error:
        GAME.restore(data)
    assert sentence in str(error.value)
    assert str(error.value).startswith("This position is not possible: ")
    assert data == before


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": 6}, "“players” must be a whole number from 3 to 5, not 6"),
        ({"players": True}, "“players” must be a whole number"),
        ({"gold": [0, 0, 0]}, "“gold” needs exactly 4 values; it has 3"),
        ({"notes": [15, 15, 15, -1]}, "“notes” must be a whole number from 0"),
        ({"die": 7}, "“die” must be a whole number from 0 to 6, not 7"),
        ({"seals": {"portugal": 1}}, "“seals” is not a company"),
        ({"pile": {"england": 23}}, "“pile: england” must be a whole number from 0 to 22, not 23"),
        ({"hands": [{}]}, "“hands” needs one entry for each of the 4 players; it has 1"),
        ({"path": ["denmark silk"]}, "“path” needs a tile or nothing for each of the 35 spaces; it has 1"),
        ({"path": ["denmark rubber", *[None] * 34]}, "in “path” is not a tile; a tile is a company and a good"),
        ({"taken": {"36": 0}}, "in “taken” is not a space; spaces are numbered from 1 to 35"),
        ({"cashed": [0]}, "“cashed” must be a whole number from 1 to 35, not 0"),
        ({"all_face_up": 1}, "“all_face_up” must be true or false"),
        ({"pending": ["bid"]}, "Each entry of “pending” is a list"),
        ({"pending": [["bid", "Ana"]]}, "“pending: bid” must be a whole number"),
        ({"auction": []}, "must be an object with named values"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(changes: Data, sentence: str) -> None:
    with pytest.raises(BadRecord) as error:
        GAME.restore({**ACTION, **changes})
    assert sentence in str(error.value)


@pytest.mark.parametrize("name", list(ACTION))
def test_a_missing_field_is_named(name: str) -> None:
    data = {key: value for key, value in ACTION.items() if key != name}
    with pytest.raises(BadRecord, match=f"lacks “{name}”"):
        GAME.restore(data)


def test_positions_of_every_kind_survive_the_journey_to_data_and_back() -> None:
    states = [make() for make in SPECIAL.values()]
    for seats in SEATS:
        states += rare_positions(seats, {"all_face_up": seats == 4})
    for state in (*states, play(table("roll", seats=5), "roll 6")[0]):
        assert GAME.restore(GAME.dump(state)) == state
