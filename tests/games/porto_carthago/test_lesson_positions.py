"""The positions of the lesson could all come up in a real game: nobody learns from an impossible harbour."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest

from gamecore.games.porto_carthago.pieces import (
    LAPS,
    MARKET_SPACES,
    MOST_ASSIGNED,
    PALACE_POINTS,
    SPACE_COSTS,
)
from widgets.games.porto_carthago.lessons import LESSON
from widgets.shared.lesson.plan import Question, Step

Data = dict[str, Any]

ITEMS = [pytest.param(each, id=each.id) for chapter in LESSON.chapters for each in (*chapter.steps, *chapter.quiz)]
FIRST_INCOME = (14, 12)


def asked(data: Data) -> str:
    return str(data["pending"][-1][0])


def turns_taken(data: Data, seat: int) -> int:
    """The turns that a seat has begun in this decade."""
    if not acting(data):
        return 0
    waiting = [entry[1] for entry in data["pending"] if entry[0] == "turn"]
    return int(data["action_round"]) - (seat in waiting)


def acting(data: Data) -> bool:
    """Whether the action rounds of the decade have begun."""
    return not setting(data) and ["actions", -1] not in data["pending"]


def setting(data: Data) -> bool:
    """Whether the setup is going on."""
    return data["pending"][0][0] in ("setup", "decade")


def turns_before(data: Data, seat: int) -> int:
    """The turns that a seat has begun since the game began."""
    return LAPS * (data["decade"] - 1) + turns_taken(data, seat)


def in_palace(data: Data) -> list[int]:
    """The highest palace space of each seat, from 1; 0 without one."""
    highest = [0] * data["players"]
    for space, seat in enumerate(data["palace"], 1):
        highest[seat] = space
    return [15 if data["last_palace_space"][seat] else highest[seat] for seat in range(data["players"])]


@pytest.mark.parametrize("item", ITEMS)
def test_servants_lie_on_cards_that_were_used_in_this_decade(item: Step | Question) -> None:
    data = item.position()
    for seat, spaces in enumerate(data["servants_on_cards"]):
        uses = 0
        for number, cost in enumerate(SPACE_COSTS, 1):
            servants = spaces.get(f"A{number}", 0)
            assert not servants or servants % cost == 0
            uses += servants // cost if cost else 0
        assert uses <= turns_taken(data, seat)


@pytest.mark.parametrize("item", ITEMS)
def test_servants_in_lighthouse_temple_and_ships_have_been_sent_there(item: Step | Question) -> None:
    data = item.position()
    for seat in range(data["players"]):
        sent = data["lighthouse"][seat] + data["temple"][seat]
        needed = ceil(sent / MOST_ASSIGNED) + data["charter_ships"].count(seat)
        assert needed <= turns_before(data, seat)


@pytest.mark.parametrize("item", ITEMS)
def test_seats_in_the_palace_were_bought_with_enough_trade_points(item: Step | Question) -> None:
    data = item.position()
    for seat, space in enumerate(in_palace(data)):
        assert not space or data["trade_points"][seat] >= PALACE_POINTS[space - 1], f"seat {seat}, P{space}"
        bought = data["palace"].count(seat) + data["last_palace_space"][seat]
        assert bought <= turns_before(data, seat)


@pytest.mark.parametrize("item", ITEMS)
def test_the_first_talents_are_the_first_income(item: Step | Question) -> None:
    data = item.position()
    for seat in range(data["players"]):
        if data["decade"] > 1 or turns_before(data, seat):
            continue
        if setting(data) or asked(data) == "cards":
            assert data["talents"][seat] == 0
        else:
            assert data["talents"][seat] in FIRST_INCOME
            assert data["talents"][seat] == data["supply"][seat]


@pytest.mark.parametrize("item", ITEMS)
def test_the_start_player_of_a_fresh_decade_has_the_fullest_supply(item: Step | Question) -> None:
    data = item.position()
    fresh = data["decade"] > 1 and data["action_round"] == 1 and asked(data) == "turn"
    if fresh and data["pending"][-1][1] == data["start_player"]:
        assert data["supply"][data["start_player"]] == max(data["supply"])


@pytest.mark.parametrize("item", ITEMS)
def test_goods_are_missing_in_the_market_only_if_they_were_bought(item: Step | Question) -> None:
    data = item.position()
    seats = range(data["players"])
    missing = MARKET_SPACES[data["players"]] - sum(data["market"].values())
    if setting(data) and data["row_1"][0]:
        assert missing == sum(sum(goods.values()) for goods in data["warehouses"])
    elif acting(data) or asked(data) == "lighthouse":
        played = sum(turns_taken(data, seat) for seat in seats) if acting(data) else LAPS * data["players"]
        assert data["merchant_sales"] <= missing <= played


@pytest.mark.parametrize("item", ITEMS)
def test_every_ship_that_has_entered_is_somewhere(item: Step | Question) -> None:
    data = item.position()
    waiting = sum(card is not None for card in data["row_1"]) if asked(data) == "lighthouse" else 0
    phases = data["decade"] - setting(data)
    entered = phases * (data["players"] + 1) - waiting
    kept = sum(map(len, data["privileges"]))
    under = len(data["deck"]["bottom"])
    full = not data["deck"]["unknown"]
    assert len(data["ships"]) + kept + under >= entered or full
    loads = entered - len(data["ships"])
    assert kept <= max(loads, 0) + 1


@pytest.mark.parametrize("item", ITEMS)
def test_everybody_has_taken_part_in_the_setup(item: Step | Question) -> None:
    data = item.position()
    if data["decade"] == 1 and not setting(data):
        owners = list(data["owners"].values())
        for seat in range(data["players"]):
            assert 1 <= owners.count(seat) <= 2 + turns_taken(data, seat)
            assert sum(data["warehouses"][seat].values()) == 1 or turns_taken(data, seat)
