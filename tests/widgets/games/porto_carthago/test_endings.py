"""The sentence that ends a game: seats alone, either tie-break, or a shared victory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamecore.games.porto_carthago.scoring import deciding_rule, palace_scores, winners
from gamecore.kernel.decision import Over
from gamecore.kernel.state import thaw
from tests.widgets.games.porto_carthago.play import GAME, NAMES, games
from widgets.games import porto_carthago

NO_ONE = (0, 0, 0)


def ended(seats: tuple[int, ...], points: tuple[int, ...], cash: tuple[int, ...]) -> tuple[Any, str]:
    """A view after the end, with bought palace seats, trade points and talents by seat, and the rule that decided."""
    state = next(turns[-1].after for turns in games(3) if turns[-1].after.players == 3)
    owners = tuple(seat for seat, count in enumerate(seats) for _ in range(count))
    table = thaw(state)
    table.palace, table.last_space, table.award = owners, NO_ONE, NO_ONE
    table.points, table.cash = points, cash
    view = replace(GAME.view(state, 0), scores=palace_scores(table), decision=Over(winners(table)))
    return view, deciding_rule(table)


@pytest.mark.parametrize(
    ("seats", "points", "cash", "rule", "said"),
    [
        ((5, 4, 3), (1, 9, 9), (0, 50, 50), "C15.6", "Ana wins with 5 palace seats."),
        (
            (4, 4, 3),
            (5, 7, 9),
            (30, 2, 60),
            "C15.7",
            "Ana and Ben have 4 palace seats each. Ben wins with more trade points: 7 against 5.",
        ),
        (
            (4, 4, 4),
            (7, 5, 7),
            (12, 90, 20),
            "C15.8",
            "Ana and Cora have 4 palace seats and 7 trade points each. Cora wins with more talents: 20 against 12.",
        ),
        (
            (4, 4, 1),
            (1, 1, 8),
            (1, 1, 60),
            "C15.9",
            "Ana and Ben share the victory: each has 4 palace seats, 1 trade point and 1 talent.",
        ),
    ],
)
def test_the_heading_says_what_decided(
    seats: tuple[int, ...], points: tuple[int, ...], cash: tuple[int, ...], rule: str, said: str
) -> None:
    view, decided = ended(seats, points, cash)
    assert decided == rule
    assert porto_carthago.question(view, NAMES) == said


def test_the_heading_of_real_games_names_every_winner_and_their_seats() -> None:
    for turns in games(9):
        view = GAME.view(turns[-1].after, None)
        said = porto_carthago.question(view, NAMES)
        assert all(NAMES[seat] in said for seat in view.decision.winners)
        assert str(view.scores[view.decision.winners[0]].total) in said
