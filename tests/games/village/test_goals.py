"""Life Goals (VL)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.village.goals_pieces import GOALS, SILVER, goals_in_play
from gamecore.games.village.state import VillageState
from tests.games.village.table import GAME, after, asks, begun, members, options, seat_of, table, told


def goals(
    asked: str = "turn", modules: str = "goals", others: dict[int, dict[str, Any]] | None = None, **me: Any
) -> VillageState:
    """Return a position with Life Goals in which seat 0 has these things."""
    return table(asked, modules=modules, me=me, others=others)


@pytest.mark.rule("VL1.2")
@pytest.mark.parametrize(
    ("inn", "port", "silver", "gold", "out"),
    [
        (False, False, 6, 7, {"brewer", "explorer", "innkeeper", "missionary"}),
        (True, False, 7, 8, {"explorer", "missionary"}),
        (True, True, 8, 8, {"travelling salesman"}),
        (False, True, 7, 7, {"brewer", "innkeeper", "travelling salesman"}),
    ],
)
def test_worked_example_decks(inn: bool, port: bool, silver: int, gold: int, out: set[str]) -> None:
    """Example E9: which cards are taken out for the modules in use."""
    names = [GOALS[goal] for goal in goals_in_play(inn, port)]
    assert sum(name in SILVER for name in names) == silver
    assert len(names) - silver == gold
    assert set(GOALS) - set(names) == out


@pytest.mark.rule("VL1.1", "VL1.3", "VL1.4")
def test_each_player_gets_one_silver_and_one_gold_card_in_secret() -> None:
    state = begun(2, life_goals=True)
    assert asks(state) == "goal"
    event = told(state, "deal farmer")[0]
    assert event.seen_by(0).facts == {"metal": "silver", "goal": "farmer"}
    assert event.seen_by(1).facts == {"metal": "silver"}
    state = after(state, "deal farmer; deal knight; deal saint; deal master")
    assert asks(state) == "seed"
    view = GAME.view(state, 0)
    assert (view.public.silver, view.public.gold) == ((GOALS.index("farmer"), -2), (GOALS.index("saint"), -2))
    assert GOALS.index("knight") in view.unseen_goals


@pytest.mark.rule("VL1.1", "V4.1")
def test_goals_are_dealt_after_all_other_setup_and_before_the_first_seeding() -> None:
    state = begun(2, inn=True, port=True, life_goals=True)
    assert asks(state) == "villager"
    state = after(state, "show bard; show miller; show scribe")
    assert [entry.kind for entry in reversed(state.pending)] == ["goal"] * 4 + ["round"]


@pytest.mark.rule("VL2.1", "VL2.3", "VL2.4", "VL2.7")
def test_a_met_goal_is_scored_and_only_its_card_goes() -> None:
    state = after(goals(silver_goal="aristocrat", coins=7), "reveal aristocrat")
    row = seat_of(state)
    assert (row["points"], row["coins"], row["silver_goal"]) == (5, 7, None)
    assert row["scored_goals"] == ["aristocrat"]
    state = after(goals(gold_goal="merchant", served=[f"K{n}" for n in range(11, 17)]), "reveal merchant")
    assert seat_of(state)["points"] == 8


@pytest.mark.rule("VL2.2")
def test_more_than_is_asked_is_enough_as_well() -> None:
    assert "reveal aristocrat" in options(goals(silver_goal="aristocrat", coins=9))


@pytest.mark.rule("VL2.5", "VL2.8")
def test_whoever_newly_fulfils_a_goal_is_asked_and_may_keep_it() -> None:
    state = after(goals("crafts", silver_goal="aristocrat", coins=5, grain=2), "mill")
    assert asks(state) == "reveal 0"
    assert options(state) == {"reveal aristocrat", "done"}
    assert seat_of(after(state, "done"))["points"] == 0
    assert asks(after(state, "done")) == "turn 1"


@pytest.mark.rule("VL1.4", "VL2.8")
def test_being_asked_does_not_tell_what_one_holds() -> None:
    other = after(goals("crafts", silver_goal="knight", coins=5, grain=2), "mill")
    assert asks(other) == "reveal 0"
    assert options(other) == {"done"}


@pytest.mark.rule("VL2.1", "VL2.8")
def test_a_goal_is_revealed_in_the_turn_of_another_player_too() -> None:
    state = table("sale", modules="goals", me={"goods": {"plow": 1}},
                  others={1: {"gold_goal": "merchant", "served": [f"K{n}" for n in range(11, 16)],
                      "goods": {"scroll": 1},
                              "coins": 1}})  # fmt: skip
    state = after(state, "pass; serve K1")
    assert asks(state) == "reveal 1"
    assert seat_of(after(state, "reveal merchant"), 1)["points"] == 8


@pytest.mark.rule("VL2.6")
def test_a_last_chance_follows_the_final_mass_and_the_chests() -> None:
    state = table("turn", modules="port goals", spaces={"harvest": "brown"}, ended_by=1, turns_left=0,
                  others={1: {"chests": [5], "coins": 2, "silver_goal": "aristocrat"}})  # fmt: skip
    state = after(state, "take harvest brown; skip; done")
    assert asks(state) == "reveal 1"
    state = after(state, "reveal aristocrat")
    assert asks(state) == "over"
    assert state.points[1] == 5


@pytest.mark.rule("VL3.2")
def test_coins_replace_nothing_here() -> None:
    row = {"silver_goal": "bailiff", "goods": {"scroll": 1, "horse": 1, "ox": 1, "plow": 1}, "coins": 5}
    assert "reveal bailiff" not in options(goals(**row))


SILVER_ROWS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("aristocrat", {"coins": 7}),
    ("farmer", {"grain": 5, "goods": {"ox": 1, "plow": 1}}),
    ("bailiff", {"goods": {"scroll": 1, "horse": 1, "ox": 1, "plow": 1, "wagon": 1}}),
    ("coachman", {"goods": {"horse": 2, "wagon": 2}}),
    ("brewer", {"goods": {"beer": 4}, "grain": 3}),
    ("writer", {"goods": {"scroll": 3}, "cubes": {"brown": 1, "pink": 1, "orange": 1, "green": 1}}),
    ("knight", {"goods": {"horse": 2, "scroll": 1}, "coins": 4}),
)


@pytest.mark.rule("VL3.1")
@pytest.mark.parametrize(("name", "row"), SILVER_ROWS, ids=[name for name, _ in SILVER_ROWS])
def test_silver_goals_ask_for_possessions_and_for_each_of_them(name: str, row: dict[str, Any]) -> None:
    assert f"reveal {name}" in options(goals(modules="inn goals", silver_goal=name, **row))
    for key, value in row.items():
        parts = value if isinstance(value, dict) else {"": value}
        for part in parts:
            less = {**parts, part: parts[part] - 1}
            poorer = {**row, key: less if isinstance(value, dict) else less[""]}
            assert f"reveal {name}" not in options(goals(modules="inn goals", silver_goal=name, **poorer))


@pytest.mark.rule("VL4.9")
def test_the_admiral_at_the_ship_is_a_used_card() -> None:
    row = {"gold_goal": "innkeeper", "cards": ["bard", "abbot", "medico", "admiral"]}
    state = goals("voyage", modules="inn port goals", **row)
    assert "reveal innkeeper" in options(state)
    assert len(seat_of(after(state, "use admiral"))["cards"]) == 3


@pytest.mark.rule("VL4.4", "VL4.6")
def test_both_cards_may_be_scored_one_after_the_other() -> None:
    row = {"gold_goal": "acolyte", "silver_goal": "aristocrat", "coins": 7, "members": {"church 1": [4]}}
    state = after(goals(**row), "reveal acolyte; reveal aristocrat")
    assert seat_of(state)["points"] == 13
    assert members(state)["church 1"] == [4]


@pytest.mark.rule("VL2.8", "VP8.1")
def test_after_a_chest_opened_at_a_mass_goals_are_asked_about_from_the_starting_player() -> None:
    met = {"coins": 7, "members": {"yard": [1]}}
    state = table(
        pending=[["next round", -1], ["majority", -1], ["climbing", 2, 0], ["ransom", 0, 0, 0]],
        modules="port goals",
        starter=2,
        active=1,
        me={"chests": [3], "coins": 6, "members": {"black bag": [1], "yard": [1]}},
        others={1: {**met, "silver_goal": "aristocrat"}, 2: {**met, "silver_goal": "knight"}},
    )
    assert asks(after(state, "open 3")) == "reveal 2"


@pytest.mark.rule("VL2.8", "VI4.9")
def test_after_the_abbots_step_in_a_mass_a_goal_can_be_revealed_before_the_next_one() -> None:
    state = table(
        pending=[["next round", -1], ["majority", -1], ["climbing", 0, 0], ["climb", 0, 0]],
        modules="inn goals",
        me={
            "cards": ["abbot"],
            "gold_goal": "saint",
            "grain": 4,
            "members": {"yard": [1], "church 1": [2], "church 2": [1, 1]},
        },
    )
    state = after(state, "use abbot; climb 2 1")
    assert asks(state) == "reveal 0"
    state = after(state, "reveal saint")
    assert asks(state) == "climb 0"


@pytest.mark.rule("VL2.8", "VI4.6")
def test_after_the_scrap_dealer_took_a_customer_goals_are_asked_about_before_the_stalls_are_filled() -> None:
    state = table(
        pending=[["finish", 0], ["after", 0, 3, 0], ["refill", -1], ["scrap", 1]],
        modules="inn goals",
        others={
            1: {"cards": ["scrap dealer"], "gold_goal": "merchant", "served": [f"K{n}" for n in range(11, 16)]},
        },
    )
    state = after(state, "scrap K2")
    assert asks(state) == "reveal 1"
    assert state.stalls[1] == -1
    state = after(state, "reveal merchant")
    assert seat_of(state, 1)["points"] == 8
    assert state.stalls[1] >= 0


@pytest.mark.rule("VL2.8")
def test_a_kept_goal_is_scored_later_in_the_turn_only_where_the_game_stops_there() -> None:
    met: dict[str, Any] = {"silver_goal": "aristocrat", "coins": 7, "grain": 2, "offered_goals": ["aristocrat"]}
    assert "reveal aristocrat" in options(goals(**met))
    for cards, stops in (["herald"], True), ([], False):
        state = after(goals("harvest", modules="inn goals", cards=cards, **met), "harvest")
        assert (asks(state) == "rest 0") is stops
        assert ("reveal aristocrat" in options(state)) is stops
