"""Death, the end of the game and scoring (V16, V18, V19)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore import Over
from gamecore.games.village.state import VillageState
from tests.games.village.table import GAME, after, asks, kinds, members, options, table, told

DUE = {"deaths_due": 1}


@pytest.mark.rule("V16.1", "V16.2")
def test_one_of_the_lowest_visible_generation_dies() -> None:
    state = table("death", me={**DUE, "members": {"black bag": [1], "yard": [2], "office": [2, 3]}})
    assert options(state) == {"bury yard", "bury office"}
    assert members(after(state, "bury office")) == {
        "black bag": [1],
        "yard": [2],
        "office": [3],
        "chronicle crafts": [2],
    }


@pytest.mark.rule("V16.3")
def test_without_a_visible_member_nobody_dies() -> None:
    state = table("church", me={"time": 9, "members": {"yard": [1]}})
    events = told(state, "pray 1 time")
    assert "nobody dies" in kinds(events)
    assert after(state, "pray 1 time").due[0] == 0


@pytest.mark.rule("V16.4", "V16.5", "V16.8", "V16.9")
@pytest.mark.parametrize(
    ("place", "section"),
    [("council 2", "council"), ("office", "crafts"), ("C1", "travel"), ("church 3", "church"), ("yard", "farmyard")],
)
def test_the_dead_go_to_the_section_of_their_place(place: str, section: str) -> None:
    state = after(table("death", me={**DUE, "members": {place: [1], "stables": [1]}}), f"bury {place}")
    assert members(state)[f"chronicle {section}"] == [1]
    assert place not in members(state)


@pytest.mark.rule("V16.6", "V16.7")
def test_with_a_full_section_a_grave_is_taken_or_nothing() -> None:
    fields: dict[str, Any] = {"me": {**DUE, "members": {"yard": [1], "office": [1]}}}
    fields["others"] = {1: {"members": {"chronicle farmyard": [1, 1]}}}
    state = after(table("death", **fields), "bury yard")
    assert members(state)["grave"] == [1]
    graves = {2: {"members": {"grave": [1, 1, 1, 1, 2, 2, 2, 3]}}}
    fields["others"] |= graves
    removed = after(table("death", ended_by=2, turns_left=2, **fields), "bury yard")
    assert "grave" not in members(removed)
    assert "yard" not in members(removed)


# The end --------------------------------------------------------------------------------------------------


def last_grave(asked: str = "turn", **fields: Any) -> VillageState:
    """Return a position in which one anonymous grave is free, and the farmyard section is full."""
    others = {
        1: {"members": {"chronicle farmyard": [1, 1], "yard": [1, 1]}},
        2: {"members": {"grave": [1, 1, 1, 1, 2, 2, 2]}},
    }
    return table(asked, others=others, **fields)


@pytest.mark.rule("V18.1", "V18.2", "V18.3", "V18.4")
def test_the_last_grave_gives_every_other_player_one_more_turn() -> None:
    state = last_grave("church", me={"time": 9, "members": {"yard": [1, 1]}})
    events = told(state, "pray 1 time")
    assert kinds(events)[-2:] == ["end triggered", "last turns"]
    state = after(state, "pray 1 time")
    assert (state.ended_by, state.turns_left) == (0, 1)
    assert asks(state) == "turn 1"
    state = after(state, "take harvest brown; skip")
    assert asks(state) == "turn 2"
    assert asks(after(state, "take market pink")) == "draw"


@pytest.mark.rule("V18.1")
def test_the_last_chronicle_space_triggers_too() -> None:
    others = {1: {"members": {"chronicle crafts": [1, 1, 1], "chronicle council": [1]}},
              2: {"members": {"chronicle church": [1, 1, 1], "chronicle travel": [1, 2], "chronicle farmyard": [2,
                  2]}}}  # fmt: skip
    state = table("death", me={**DUE, "members": {"council 1": [1], "stables": [1]}}, others=others)
    assert after(state, "bury council 1").ended_by == 0


@pytest.mark.rule("V18.5")
def test_with_empty_spaces_a_last_turn_is_any_action_or_none() -> None:
    state = last_grave("church", spaces={}, me={"time": 9, "members": {"yard": [1, 1]}})
    state = after(state, "pray 1 time")
    assert asks(state) == "turn 1"
    assert options(state) == {*(f"choose {name}" for name in SPACES_OF_BASE), "skip"}
    state = after(state, "choose family; birth")
    assert asks(state) == "turn 2"
    assert asks(after(state, "skip")) == "draw"


@pytest.mark.rule("V5.6", "V18.5")
def test_with_empty_spaces_an_action_without_effect_may_be_chosen_in_a_last_turn() -> None:
    state = last_grave("turn", spaces={}, ended_by=1, turns_left=1)
    assert kinds(told(state, "choose travel"))[1] == "nothing to do"
    assert asks(after(state, "choose travel")) == "turn 1"


@pytest.mark.rule("V5.7", "V18.5")
def test_a_last_turn_with_empty_spaces_has_the_three_free_moments() -> None:
    cards = {"modules": "inn", "me": {"cards": ["moneylender"], "members": {"yard": [1]}}}
    state = table("turn", spaces={}, ended_by=1, turns_left=1, **cards)
    for text in ("", "choose harvest", "choose harvest; harvest", "choose harvest; skip", "skip"):
        assert "use moneylender" in options(after(state, text))


SPACES_OF_BASE = ("harvest", "family", "crafts", "market", "travel", "council", "church")


@pytest.mark.rule("V18.6")
def test_an_end_triggered_by_the_starter_of_a_market_day_gives_the_others_a_turn() -> None:
    state = last_grave("sale 0 0 0", me={"time": 9, "members": {"yard": [1]}, "goods": {"scroll": 1}, "coins": 1})
    state = after(state, "serve K1")
    while asks(state) == "customer":
        state = GAME.apply(state, GAME.outcomes(state)[0][0]).state
    assert (state.ended_by, state.turns_left) == (0, 1)


@pytest.mark.rule("V18.7", "V17.1")
def test_one_final_mass_is_held_before_scoring() -> None:
    state = table("turn", spaces={"harvest": "brown"}, ended_by=1, turns_left=0, me={"members": {"church 1": [1]}})
    events = kinds(told(state, "take harvest brown"))
    assert events.count("mass") == 1
    assert events.index("mass") < events.index("final score")
    assert "round" not in events


@pytest.mark.rule("V18.8", "V18.9")
def test_the_first_trigger_counts_and_later_deaths_are_settled_as_usual() -> None:
    state = last_grave("church", ended_by=1, turns_left=1, me={"time": 9, "members": {"yard": [1, 1]}})
    state = after(state, "pray 1 time")
    assert state.ended_by == 1
    assert members(state)["grave"] == [1]


@pytest.mark.rule("V18.10")
def test_everybody_takes_part_in_a_market_day_of_the_last_turns() -> None:
    state = table(ended_by=1, turns_left=0, others={1: {"goods": {"scroll": 1}, "coins": 1}})
    assert asks(after(state, "take market pink")) == "sale 1"


@pytest.mark.rule("V17.11")
def test_the_marker_stays_with_its_holder_after_the_final_mass() -> None:
    state = table("turn", spaces={"harvest": "brown"}, ended_by=1, turns_left=0, marker=0)
    assert after(state, "take harvest brown; skip").marker == 0


# Scoring --------------------------------------------------------------------------------------------------


def lines(state: VillageState, seat: int = 0) -> dict[str, int]:
    """Return the lines of a score by rule."""
    return {line.rule: line.points for line in GAME.scores(state)[seat].lines}


@pytest.mark.rule("V19.1", "V19.2", "V19.3", "V19.4", "V19.5", "V19.6")
def test_a_score_is_the_sum_of_its_lines() -> None:
    row = {
        "points": 5,
        "coins": 3,
        "visited": ["C1", "C2", "C4"],
        "served": ["K23", "K24"],
        "members": {"council 1": [1], "council 4": [1], "church 1": [1], "church 4": [2], "chronicle crafts": [1],
            "grave": [2],
                    "chronicle church": [3, 3], "black bag": [2]},
        "cubes": {"pink": 3},
        "goods": {"ox": 2},
        "grain": 4,
    }  # fmt: skip
    state = table(me=row)
    assert lines(state) == {"V1.2": 5, "V19.1": 6, "V19.2": 6, "V19.3": 8, "V19.4": 4, "V19.5": 12, "V19.6": 3}
    assert GAME.scores(state)[0].total == 44


@pytest.mark.rule("V19.4")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12)])
def test_the_chronicle_scores_by_number(count: int, points: int) -> None:
    places = ["council", "crafts", "travel", "church", "farmyard", "crafts"][:count]
    row: dict[str, list[int]] = {}
    for number, section in enumerate(places):
        row.setdefault(f"chronicle {section}", []).append(1 if number < 4 else 2)
    assert lines(table(me={"members": row}))["V19.4"] == points


def ended(*rows: dict[str, Any]) -> tuple[int, ...]:
    """Return the winners of a game that ended with these seats."""
    state = table(me=rows[0], others=dict(enumerate(rows[1:], 1)), pending=[], ended_by=0, turns_left=0)
    decision = GAME.decision(state)
    assert isinstance(decision, Over)
    return decision.winners


@pytest.mark.rule("V1.1", "V19.7", "V19.8", "V19.9")
def test_ties_go_to_served_customers_then_to_living_members_then_are_shared() -> None:
    assert ended({"points": 9}, {"points": 8}, {}) == (0,)
    assert ended({"points": 2}, {"served": ["K11", "K12"], "points": 0}, {"points": 1}) == (1,)
    assert ended({"points": 4}, {"served": ["K13"]}, {}) == (1,)
    fewer = {"points": 9, "members": {"yard": [1], "black bag": [1], "grave": [1]}}
    assert ended({"points": 9, "members": {"yard": [1]}}, fewer, {}) == (1,)
    assert ended({"points": 9}, {"points": 9}, {}) == (0, 1)


@pytest.mark.rule("V1.10")
def test_when_the_game_is_over_everything_is_laid_open() -> None:
    row = {"silver_goal": "knight", "served": ["K11"], "chests_aboard": [4], "ship": "T1", "captain": "1a"}
    state = table(modules="port goals", pending=[], ended_by=0, turns_left=0, me=row)
    assert all(GAME.view(state, seat).public == state for seat in (0, 1, None))
