"""What the views of all games have in common: whether the game is over, who is asked, and whose odds are told."""

from __future__ import annotations

from gamecore import Chance, Choice, Over
from gamecore.kernel.view import View, seat_of


def test_a_view_tells_who_is_asked_and_whether_the_game_is_over() -> None:
    views = [View(0, decision) for decision in (Choice(2, "bid"), Chance("roll", 1), Over((1,)))]
    assert [view.asked for view in views] == [2, -1, -1]
    assert [view.over for view in views] == [False, False, True]


def test_odds_are_told_for_the_viewer_and_to_a_spectator_for_the_seat_that_is_asked() -> None:
    assert seat_of(View(0, Choice(2, "bid"))) == 0
    assert seat_of(View(None, Choice(2, "bid"))) == 2
    assert seat_of(View(None, Over((1,)))) == -1
