"""How Village's table names the winner: alone, by each tie-break, or shared."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.village.pieces import YARD
from gamecore.games.village.scoring import living
from gamecore.games.village.state import VillageState
from gamecore.kernel.state import freeze, thaw
from tests.widgets.games.village.play import GAME, NAMES, one
from widgets.games import village

TWO_SEATS = 28
"""A game of two without modules."""


def ending(served: tuple[tuple[int, ...], tuple[int, ...]], members: tuple[int, int], lead: int = 0) -> Any:
    """A finished game in which both have 40 points, the first with a lead; with these customers and living members."""
    draft: Any = thaw(one(TWO_SEATS)[-1].after)
    draft.served = served
    draft.where = tuple((*(YARD,) * count, *(0,) * (11 - count)) for count in members)
    draft.coins, draft.visited, draft.points = (0, 0), (0, 0), (0, 0)
    state = freeze(draft, VillageState)
    totals = [score.total for score in GAME.scores(state)]
    draft = thaw(state)
    draft.points = (40 - totals[0] + lead, 40 - totals[1])
    return GAME.view(freeze(draft, VillageState), 0)


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (lambda: ending(((0,), (1,)), (4, 4), lead=3), "Ana wins with 43 points."),
        (
            lambda: ending(((0, 1), (2,)), (4, 6)),
            "Ana wins with 40 points: of those tied Ana has most served customers.",
        ),
        (
            lambda: ending(((0,), (1,)), (4, 6)),
            "Ben wins with 40 points: of those tied Ben has most living members.",
        ),
        (lambda: ending(((0,), (1,)), (5, 5)), "Ana and Ben share the victory with 40 points."),
    ],
)
def test_the_heading_names_the_winner_and_what_broke_the_tie(view: Any, said: str) -> None:
    assert village.question(view(), NAMES) == said


def test_the_panels_show_what_breaks_a_tie() -> None:
    view = ending(((0, 1), (2,)), (4, 6))
    for seat, panel in enumerate(village.panels(view, NAMES)):
        facts = {fact[2]: fact[1] for fact in panel["facts"]}
        assert facts["tie-served"] == len(view.public.served[seat])
        assert facts["tie-living"] == living(view.public, seat)
