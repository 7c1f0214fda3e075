"""The coach of Batavia: it beats seats that play at random."""

from __future__ import annotations

import pytest

import gamecore
from tests.games.batavia.table import GAME, SEATS, legal, table


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_with_coach_beats_uniform_ones(seats: int) -> None:
    bots = ["greedy", *["uniform"] * (seats - 1)]
    assert gamecore.simulate("batavia", bots, games=5, seed=seats).victories[0] >= 4


@pytest.mark.parametrize(
    ("asked", "fields", "best"),
    [
        ("action", {"hands": {0: "denmark 3"}, "seat": 0}, "lay denmark 1"),
        ("cash", {"taken": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0}, "all_face_up": True}, "cash"),
    ],
)
def test_it_takes_a_tile_for_one_card_of_three_and_cashes_five_companies(asked: str, fields: dict, best: str) -> None:  # type: ignore[type-arg]
    state = table(asked, **fields)
    worths = GAME.appraise(GAME.view(state, 0), GAME.legal(state))
    assert set(map(str, worths)) == set(legal(state))
    assert str(max(worths, key=worths.__getitem__)) == best
