"""Positions written by hand that no course of the game leads to: rises, purchases, placements and plunders."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import BadRecord
from tests.games.manila.table import GAME, asks, position, table

ON_13 = {"nutmeg": 13, "silk": 6, "jade": 9}
SENDING: dict[str, Any] = {"punts": {"nutmeg": 13, "silk": "port A", "jade": "shipyard A"}, "figures": {"captain": 1}}
ONE_PLUNDERED = {"figures": {"captain": 1}, "plundered": "nutmeg"}


def over(voyage: int = 4, **fields: Any) -> dict[str, Any]:
    """Return a position after the last voyage."""
    return {**position("bid", voyage=voyage, **fields), "pending": [], "movement": 0, "placement": 0}


BY_COURSE: list[tuple[str, dict[str, Any], str]] = [
    (
        "two shares bought in one voyage",
        position("place 1", voyage=1, bought={0: "silk silk"}),
        "“bought” has 2 of the shares, and the harbour masters have bought 1 at most: one a voyage",
    ),
    (
        "a share bought before the first purchase",
        position("bid", voyage=1, bought={0: "silk"}),
        "“bought” has 1 of the shares, and the harbour masters have bought 0 at most",
    ),
    (
        "a share bought while the purchase of its voyage is asked",
        position("buy", voyage=1, bought={0: "silk"}),
        "“bought” has 1 of the shares, and the harbour masters have bought 0 at most",
    ),
    (
        "a share bought by somebody who was not harbour master",
        position("place 1", voyage=1, bought={2: "silk"}),
        "the others have bought 0 at most, not 1",
    ),
    (
        "an office sold to somebody else than the harbour master",
        position("place 1", bid=(5, 2)),
        "the highest bidder is harbour master",
    ),
    ("a price of the office without a buyer", position("buy", bid=(5, -1)), "a bid and its bidder belong together"),
    (
        "a ware that has risen more often than there were voyages",
        position("bid", voyage=3, market={"silk": 3}),
        "silk is on step 3, but rises once a voyage at most; voyages that are over: 2. Lower its step",
    ),
    (
        "four wares that have all risen in one voyage",
        position("bid", voyage=2, market={"nutmeg": 1, "silk": 1, "ginseng": 1, "jade": 1}),
        "the market steps add up to 4. With three punts a voyage they make 3 at most by now",
    ),
    (
        "a rise during the first voyage",
        position("place 1", voyage=1, market={"jade": 1}),
        "jade is on step 1, but rises once a voyage at most; voyages that are over: 0",
    ),
    (
        "an end after three voyages",
        over(voyage=3, market={"jade": 4}),
        "jade is on step 4, but",
    ),
    (
        "four wares on 30",
        over(voyage=9, market={"nutmeg": 4, "silk": 4, "ginseng": 4, "jade": 4}),
        "one stayed ashore in the last voyage",
    ),
    (
        "two accomplices after one turn",
        position("place 2", figures={"port A": 0, "port B": 0}),
        "It has had 1 of its turns, so it cannot have 2 on the board",
    ),
    (
        "an accomplice of a seat that has not had its turn",
        position("place 1", figures={"port A": 2}),
        "It has had 0 of its turns, so it cannot have 1 on the board",
    ),
    (
        "four accomplices of three players before the last round",
        position("roll 2", 3, figures={"port A": 0, "port B": 0, "port C": 0, "shipyard A": 0}),
        "It has had 3 of its turns, so it cannot have 4 on the board",
    ),
    (
        "a plunder after the second roll",
        position("place 3", punts=ON_13, **ONE_PLUNDERED),
        "no punt can be plundered before the third movement",
    ),
    (
        "a plunder of a ware ashore",
        position("send nutmeg", **SENDING, plundered="ginseng"),
        "the plundered punt with ginseng must stand on 13 or be docked",
    ),
    (
        "a crew on a plundered punt that is docked",
        position(
            "send silk",
            punts={"nutmeg": "port A", "silk": 13, "jade": "shipyard A"},
            figures={"captain": 1, "nutmeg 1": 0},
            plundered="nutmeg",
        ),
        "nobody is left aboard the plundered punt with nutmeg. Clear its seats",
    ),
    (
        "a plundered punt docked before one that arrived",
        position("send jade", punts={"nutmeg": "port A", "silk": "port B", "jade": 13}, **ONE_PLUNDERED),
        "plundered punts dock after all others, and in lane order",
    ),
    (
        "a plundered punt docked before an earlier one is sent",
        position(
            "send nutmeg",
            punts={"nutmeg": 13, "silk": "shipyard A", "jade": "port A"},
            figures={"captain": 1},
            plundered="jade",
        ),
        "plundered punts are sent in lane order",
    ),
    (
        "a plunder after the end",
        over(market={"jade": 4}, plundered="jade"),
        "plundered punts leave the board after the profits",
    ),
    (
        "accomplices on the board after the end",
        over(market={"jade": 4}, figures={"port A": 1}),
        "after the last voyage the board is cleared",
    ),
]


@pytest.mark.parametrize(("data", "sentence"), [each[1:] for each in BY_COURSE], ids=[each[0] for each in BY_COURSE])
def test_what_the_course_of_the_game_does_not_allow_is_refused_with_the_reason(
    data: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadRecord) as error:
        GAME.restore(data)
    assert str(error.value).startswith("This position is not possible: ")
    assert sentence in str(error.value)


@pytest.mark.parametrize("names", [["durian"], ["nutmeg", "nutmeg"], [["nutmeg"]], [1]])
def test_a_plundered_ware_that_does_not_exist_or_comes_twice_is_refused(names: list[Any]) -> None:
    with pytest.raises(BadRecord, match=r"in “plundered” is not possible\. Name plundered wares once: nutmeg, silk"):
        GAME.restore({**position("send nutmeg", **SENDING), "plundered": names})


def test_the_fullest_positions_that_the_course_allows_can_be_written_by_hand() -> None:
    rises = {"nutmeg": 2, "silk": 2, "ginseng": 1, "jade": 1}
    assert asks(table("bid", voyage=3, market=rises, bought={0: "silk", 1: "jade"})) == "bid 0"
    assert asks(table("place 2", figures={"port A": 0, "port B": 1, "port C": 2, "captain": 3})) == "place 0"
    docked = {"nutmeg": "port B", "silk": 13, "jade": "port A"}
    assert asks(table("send silk", punts=docked, **ONE_PLUNDERED)) == "send 1"
    assert asks(GAME.restore(over(voyage=4, market={"jade": 4}))) == "over"
