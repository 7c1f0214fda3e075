"""What a farmyard of Village says: life goals with their points, chests with their values, who starts."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import fromstring

from gamecore.games.village.goals_pieces import GOALS, HIDDEN_GOAL, NO_GOAL, metal
from gamecore.games.village.port_pieces import CHEST
from tests.widgets.games.village.play import GAME, NAMES, positions
from widgets.games import village
from widgets.games.village import belongings
from widgets.shared.svg import Svg

AREA = (0, 0, 278, 44)
SHIP = (0, 0, 332, 50)


def written(drawing: Svg) -> list[str]:
    """All that is written in a drawing."""
    return [node.text or "" for node in fromstring(drawing).iter("text")]


def told(view: Any, place: str) -> str:
    """What a place of the board says."""
    scene = village.scene(view, (), NAMES)
    return fromstring(f"<g>{scene.elements[f'place-{place}']}</g>")[0].get("aria-label") or ""


def test_life_goals_say_on_the_board_what_they_are_worth() -> None:
    farmer, saint = GOALS.index("farmer"), GOALS.index("saint")
    assert written(belongings.goals(AREA, farmer, saint, ())) == ["5", "Farmer", "8", "Saint"]
    assert written(belongings.goals(AREA, HIDDEN_GOAL, HIDDEN_GOAL, ())) == ["5", "8"]
    assert written(belongings.goals(AREA, NO_GOAL, HIDDEN_GOAL, (farmer,))) == ["Farmer", "8"]


def test_before_the_deal_nobody_is_said_to_have_no_goals() -> None:
    assert written(belongings.goals(AREA, NO_GOAL, NO_GOAL, ())) == ["not dealt yet"] * 2
    start = GAME.view(GAME.start(2, life_goals=True), 0)
    assert told(start, "goals-1") == "Ben’s life goals are not dealt yet."


def test_asked_for_the_own_life_goals_tell_their_points_and_needs() -> None:
    seen = set()
    for state in positions(6, 40):
        view = GAME.view(state, 0)
        if view.public.life_goals:
            for goal in (view.public.silver[0], view.public.gold[0]):
                if goal != NO_GOAL:
                    seen.add(metal(goal))
                    assert f"{GOALS[goal].title()}, {(5, 8)[metal(goal)]} points: " in told(view, "goals-0")
    assert seen == {0, 1}


def test_every_chest_aboard_bears_its_value_if_it_is_known() -> None:
    assert written(belongings.hold_face(SHIP, (0, CHEST, CHEST), -1, False, (3, 5))) == ["3", "5"]
    assert written(belongings.hold_face(SHIP, (0, CHEST, CHEST), -1, False, (0, 0))) == []


def test_who_starts_and_holds_the_marker_for_the_next_round_is_told_both() -> None:
    views = (GAME.view(state, None) for state in positions(6))
    both = next(view for view in views if view.public.starter == view.public.marker >= 0)
    seat = both.public.starter
    said = f"{NAMES[seat]} is the starting player and holds the next starting player marker."
    assert told(both, f"crown-{seat}") == said
