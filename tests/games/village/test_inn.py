"""Village Inn (VI)."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.village.inn_pieces import VILLAGERS
from gamecore.games.village.pieces import COLOURS, GOODS
from gamecore.games.village.state import VillageState
from tests.games.village.table import GAME, after, asks, begun, kinds, members, options, refusals, seat_of, table, told


def inn(asked: str, *cards: str, others: dict[int, dict[str, Any]] | None = None, **me: Any) -> VillageState:
    """Return a position with the Inn in which seat 0 holds these cards."""
    return table(asked, modules="inn", me={"cards": list(cards), **me}, others=others)


@pytest.mark.rule("VI1.3", "VI1.4", "VI1.5")
def test_the_inn_brings_cards_beer_and_customers() -> None:
    state = begun(inn=True)
    assert asks(state) == "villager"
    assert len(GAME.outcomes(state)) == 30
    state = after(state, "show bard; show miller; show count")
    assert state.sizes == (10, 10, 10)
    assert [row[5] for row in state.goods] == [1, 1, 1]
    assert state.goods_left[5] == 9
    assert len(GAME.view(state, 0).unseen_cards) == 27
    assert {24, 25, 26, 27} <= {*GAME.view(state, 0).unseen_tiles}


@pytest.mark.rule("VI2.1", "VI2.2", "VI2.3", "VI2.4")
def test_the_brewery_is_a_craft_building_that_makes_two_beer() -> None:
    state = after(inn("crafts"), "train brewery 1; make beer")
    assert (state.goods[0][5], state.time[0]) == (2, 6)
    assert after(inn("crafts", grain=3), "buy beer").goods[0][5] == 2
    one_left = table("crafts", modules="inn", me={"members": {"brewery": [1]}}, others={1: {"goods": {"beer": 11}}})
    assert after(one_left, "make beer").goods[0][5] == 1
    dead = after(inn("death", deaths_due=1, members={"brewery": [1], "yard": [1]}), "bury brewery")
    assert members(dead)["chronicle crafts"] == [1]


@pytest.mark.rule("VI3.1", "VI3.2", "VI3.3", "VI3.6")
def test_a_guest_makes_a_friend_for_an_hour_and_the_price() -> None:
    state = after(inn("inn", goods={"beer": 1}), "visit 1")
    assert state.time[0] == 1
    assert options(state) == {"befriend sower", "befriend miller", "skip"}
    state = after(state, "befriend sower")
    assert asks(state) == "villager"
    state = after(state, "show bard")
    assert options(state) == {"clear bard", "clear miller", "clear count", "skip"}
    state = after(state, "clear miller; show herald")
    assert seat_of(state)["cards"] == ["sower"]
    assert (state.time[0], state.goods[0][5]) == (2, 0)
    assert GAME.dump(state)["gone"] == ["miller"]


@pytest.mark.rule("VI3.4", "VI3.8")
def test_a_regular_guest_needs_no_placement() -> None:
    state = inn("inn", "bard", "abbot", coins=2, members={"inn": [1, 1]})
    assert after(state, "befriend count; show scribe; skip").time[0] == 1


@pytest.mark.rule("VI4.1", "VI4.2")
def test_cards_are_public_and_used_once() -> None:
    state = inn("turn", "moneylender")
    assert len(GAME.view(state, 1).public.hands[0]) == 1
    state = after(state, "use moneylender")
    assert state.coins[0] == 3
    assert "use moneylender" not in options(state)
    assert GAME.dump(state)["gone"] == ["moneylender"]


@pytest.mark.rule("VI4.3", "VI4.4")
def test_any_number_of_cards_may_be_used_in_a_free_moment() -> None:
    state = after(inn("turn", "moneylender", "blacksmith"), "use moneylender; use blacksmith; take harvest brown; skip")
    assert (state.coins[0], state.goods[0][3]) == (3, 2)
    assert asks(after(inn("turn", "herald"), "take harvest brown; harvest; done")) == "turn 1"


@pytest.mark.rule("VI4.3")
@pytest.mark.parametrize(
    ("asked", "modules", "card", "row"),
    [
        ("turn", "inn", "sower", {"grain": 5}),
        ("turn", "inn", "miller", {"grain": 0}),
        ("turn", "inn", "herbalist", {"time": 0}),
        ("sale 0 0 1", "inn", "town crier", {"goods": {"scroll": 1}}),
        ("climb 0", "inn", "abbot", {"grain": 1, "members": {"church 4": [1]}}),
        (
            "load 0",
            "inn port",
            "quartermaster",
            {"captain": "2a", "goods": {"ox": 1, "plow": 1}, "members": {"yard": [1]}},
        ),
    ],
)
def test_a_card_that_could_do_nothing_is_kept_whatever_its_moment(
    asked: str, modules: str, card: str, row: dict[str, Any]
) -> None:
    state = table(asked, modules=modules, me={"cards": [card], **row})
    found = refusals(state, f"use {card}")
    assert [refusal.rule for refusal in found] == ["VI4.3"]
    assert found[0].sentence.endswith("it could do nothing now, so you keep it.")


@pytest.mark.rule("VI4.4")
@pytest.mark.parametrize(
    ("card", "play", "field", "value"),
    [
        ("blacksmith", "", "goods", {"plow": 2}),
        ("cattle herder", "receive ox", "goods", {"ox": 1}),
        ("scribe", "", "goods", {"scroll": 2}),
        ("wheelwright", "", "goods", {"wagon": 2}),
        ("cooper", "", "goods", {"beer": 2}),
        ("sower", "", "grain", 5),
        ("miller", "amount 2", "coins", 2),
        ("moneylender", "", "coins", 3),
        ("scholar", "gain pink; gain pink; gain green", "cubes", {"pink": 2, "green": 1}),
        ("herbalist", "amount 3", "time", 1),
        ("midwife", "", "members", {"yard": [1, 1, 2], "council 1": [1], "office": [1]}),
        ("runner", "home office 1", "members", {"yard": [1, 1, 1], "council 1": [1]}),
        ("sexton", "appoint 1", "members", {"yard": [1], "council 1": [1], "office": [1], "church 1": [1]}),
        ("alderman", "advance 1 1 free", "members", {"yard": [1, 1], "council 2": [1], "office": [1]}),
    ],
)
def test_cards_of_the_turn_do_what_they_say(card: str, play: str, field: str, value: Any) -> None:
    row = {
        "grain": 2 if card == "miller" else 3,
        "time": 4,
        "members": {"yard": [1, 1], "council 1": [1], "office": [1]},
    }
    state = after(inn("turn", card, **row), f"use {card}; {play}")
    found = seat_of(state)[field]
    assert found == value
    assert asks(state) == "turn 0"


@pytest.mark.rule("V1.7", "VI4.4")
@pytest.mark.parametrize(
    ("card", "reward"),
    [
        ("blacksmith", "goods"),
        ("cattle herder", "goods"),
        ("scribe", "goods"),
        ("wheelwright", "goods"),
        ("cooper", "goods"),
        ("scholar", "cubes"),
    ],
)
def test_a_card_whose_reward_the_supply_does_not_have_may_be_used_and_brings_nothing(card: str, reward: str) -> None:
    none = {"supply": dict.fromkeys(COLOURS, 0), "short": GOODS}
    state = table("turn", modules="inn", me={"cards": [card]}, **none)
    events = told(state, f"use {card}")
    assert [each.facts["reward"] for each in events if each.kind == "missing reward"] == [reward]
    assert asks(after(state, f"use {card}")) == "turn 0"
    assert card in GAME.dump(after(state, f"use {card}"))["gone"]


@pytest.mark.rule("VI4.4")
def test_town_clerk_and_herald() -> None:
    state = after(inn("turn", "town clerk", members={"council 2": [1]}), "use town clerk; privilege 1")
    assert state.marker == 0
    held = table("turn", modules="inn", marker=2, me={"cards": ["herald"]})
    assert after(held, "use herald").marker == 0


@pytest.mark.rule("VI4.5", "VI4.9")
def test_the_night_watchman_repeats_an_action_at_full_cost_but_no_market() -> None:
    state = after(inn("crafts", "night watchman", members={"office": [1]}), "make scroll")
    assert options(state) == {"use night watchman", "done"}
    state = after(state, "use night watchman; make scroll")
    assert (state.goods[0][0], state.time[0]) == (2, 4)
    assert asks(state) == "turn 1"
    repeated = after(inn("crafts", "night watchman", "scribe", members={"office": [1]}), "make scroll")
    assert "use scribe" in options(repeated)
    assert "use scribe" not in options(after(repeated, "use night watchman"))
    assert asks(after(inn("turn", "night watchman"), "take market pink")) == "turn 1"
    assert asks(after(inn("harvest", "night watchman"), "skip")) == "turn 1"


@pytest.mark.rule("VI4.9")
def test_the_night_watchman_comes_before_anything_else_that_is_used_after_the_action() -> None:
    cards = ("night watchman", "scribe", "moneylender")
    state = after(inn("crafts", *cards, members={"office": [1]}), "make scroll")
    assert "use night watchman" in options(state)
    assert options(after(state, "use scribe")) == {"use moneylender", "done"}
    again = after(state, "use night watchman; make scroll; use scribe")
    assert options(again) == {"use moneylender", "done"}
    assert asks(after(state, "use scribe; use moneylender")) == "turn 1"
    row = {"cards": ["night watchman"], "chests": [3], "members": {"office": [1]}}
    chest = after(table("crafts", modules="inn port", me=row), "make scroll")
    assert options(chest) == {"use night watchman", "open 3", "done"}
    assert asks(after(chest, "open 3")) == "turn 1"


@pytest.mark.rule("VI4.9")
def test_the_day_labourer_acts_without_a_cube() -> None:
    state = after(inn("turn", "day labourer"), "use day labourer; choose family; birth")
    assert members(state)["yard"] == [1, 1, 1, 1, 2]
    assert asks(state) == "turn 1"
    assert not any(state.cubes[0])


@pytest.mark.rule("VI4.9", "V18.5")
def test_the_day_labourer_needs_a_cube_on_a_space() -> None:
    fields: dict[str, Any] = {"modules": "inn", "me": {"cards": ["day labourer"]}, "ended_by": 1, "turns_left": 1}
    assert "use day labourer" in options(table("turn", spaces={"harvest": "brown"}, **fields))
    empty = table("turn", spaces={}, **fields)
    assert "use day labourer" not in options(empty)
    assert [refusal.rule for refusal in refusals(empty, "use day labourer")] == ["VI4.9"]


@pytest.mark.rule("VI4.4", "V6.2")
def test_the_herbalist_goes_back_to_space_zero_at_most_and_undoes_no_death() -> None:
    state = after(inn("rest 1 2 1", "herbalist", time=2, deaths_due=1, members={"yard": [1, 1]}), "use herbalist")
    assert options(state) == {"amount 1", "amount 2"}
    state = after(state, "amount 2")
    assert state.time[0] == 0
    assert members(state) == {"yard": [1], "chronicle farmyard": [1]}
    assert "use herbalist" not in options(inn("turn", "herbalist"))


@pytest.mark.rule("VI4.9")
def test_the_town_crier_makes_one_sale_free() -> None:
    assert "use town crier" not in options(inn("sale 0 0 1", "town crier", goods={"scroll": 1}))
    state = inn("sale 1 0 0", "town crier", goods={"scroll": 1})
    state = after(state, "use town crier; serve K1")
    assert state.time[0] == 0
    assert seat_of(state)["served"] == ["K1"]


@pytest.mark.rule("VI4.6")
def test_the_scrap_dealer_takes_a_customer_before_the_refill_even_on_another_day() -> None:
    state = table("turn", modules="inn", others={1: {"cards": ["scrap dealer"]}})
    state = after(state, "take market pink")
    assert asks(state) == "scrap 1"
    state = after(state, "scrap K2")
    assert seat_of(state, 1)["served"] == ["K2"]
    assert asks(state) == "customer"
    assert GAME.dump(state)["stalls"][1] == "K6"


@pytest.mark.rule("VI4.9", "V17.6")
def test_who_leaves_out_the_abbots_step_can_still_pay_for_others() -> None:
    state = after(inn("climb", "abbot", grain=1, members={"church 1": [1]}), "use abbot")
    assert options(state) == {"climb 1 1", "done"}
    assert options(after(state, "done")) == {"climb 1 1", "done"}
    assert after(state, "done; climb 1 1").grain[0] == 0


@pytest.mark.rule("VI4.7")
def test_the_bard_saves_a_member_from_any_grave() -> None:
    state = inn(
        "death", "bard", "chronicler", deaths_due=1, members={"inn": [1], "yard": [1], "chronicle church": [1, 1]}
    )
    state = after(state, "bury inn")
    assert options(state) == {"use bard", "skip"}
    saved = after(state, "use bard")
    assert members(saved)["beside"] == [1]
    lines = {line.rule: line.points for line in GAME.scores(saved)[0].lines}
    assert lines["V19.4"] == 4
    assert lines["VI6.1"] == 3
    assert members(after(state, "skip"))["grave"] == [1]


@pytest.mark.rule("VI4.9")
def test_the_abbot_moves_a_member_without_grain() -> None:
    state = inn("climb", "abbot", members={"church 3": [1]})
    state = after(state, "use abbot; climb 3 1")
    assert members(state)["church 4"] == [1]


@pytest.mark.rule("VI4.9")
def test_cards_of_the_trip_save_cubes_time_and_wagon() -> None:
    state = inn("travel", "traveller", "messenger", "toll keeper")
    state = after(state, "use traveller; use messenger; use toll keeper; travel village C1 1")
    assert (state.points[0], state.time[0]) == (3, 0)


@pytest.mark.rule("VI5.1", "VI5.2")
def test_who_dies_in_the_inn_is_buried_anonymously_and_the_living_come_home() -> None:
    state = after(inn("death", deaths_due=1, members={"inn": [1], "yard": [1]}), "bury inn")
    assert members(state)["grave"] == [1]
    assert "home inn 1" in options(inn("family", members={"inn": [1]}))


@pytest.mark.rule("VI4.8", "VI6.1", "VI6.2")
@pytest.mark.parametrize(("card", "points"), [("count", 3), ("medico", 5), ("duchess", 6), ("landowner", 4),
    ("chronicler", 2),
                                               ("sower", None)])  # fmt: skip
def test_late_cards_score_at_the_end(card: str, points: int | None) -> None:
    row = {"visited": ["C1", "C2"], "goods": {"ox": 5, "beer": 3}, "grain": 4,
           "members": {"inn": [1], "yard": [1], "black bag": [2], "office": [2, 2], "chronicle crafts": [1,
               1]}}  # fmt: skip
    lines = {line.rule: line.points for line in GAME.scores(inn("turn", card, **row))[0].lines}
    assert lines.get("VI6.1") == points


@pytest.mark.rule("V19.1", "VI6.1")
def test_the_count_adds_no_seventh_city() -> None:
    cities = [f"C{n}" for n in range(1, 7)]
    for visited, points in ((cities[:5], 4), (cities, 0)):
        lines = {line.rule: line.points for line in GAME.scores(inn("turn", "count", visited=visited))[0].lines}
        assert lines["VI6.1"] == points


@pytest.mark.rule("VI3.5")
def test_ten_cards_cost_coins_and_twenty_cost_beer() -> None:
    land = VILLAGERS[:30]
    assert sum(card.coins > 0 for card in land) == 10
    assert sum(card.beer > 0 for card in land) == 20


def test_a_market_day_is_told_with_the_inn() -> None:
    assert "market day" in kinds(told(inn("turn"), "take market pink"))
