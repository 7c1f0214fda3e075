"""Chapters 6, 8 and 9: turns, plain turns and bonus actions."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.table import GAME, after, asks, data, options, refused, table, through, told


@pytest.mark.accepts("C6.2")
@pytest.mark.refuses("C6.2")
def test_a_turn_is_a_card_or_three_talents_or_a_new_market_and_never_a_pass() -> None:
    state = table("turn")
    assert {text.split()[0] for text in options(state)} == {"play", "collect", "renew"}
    assert refused(state, "skip") == "C6.2"
    assert refused(state, "end") == "C6.2"
    assert refused(state, "charter 1") == "C6.2"
    assert asks(after(state, "collect")) == "turn 1"


@pytest.mark.rule("C6.3")
def test_a_turn_goes_on_after_its_option_while_a_privilege_can_be_used() -> None:
    state = after(table("turn", privileges={0: "S03 S06"}, temple={1: 1}), "collect")
    assert asks(state) == "after 0"
    assert options(state) == {"end", "use S03", "use S06"}
    assert refused(state, "renew") == "C6.2"
    assert asks(after(state, "use S06; shift 1 +1")) == "after 0"
    assert asks(after(state, "end")) == "turn 1"


@pytest.mark.accepts("C6.4")
@pytest.mark.refuses("C6.4")
def test_a_card_costs_the_servants_of_its_space() -> None:
    state = after(table("turn", temple={0: 13}, warehouses={0: "oil"}, docks={}), "play A3")
    assert state.supply[0] == 18 - 2 - 13 - 1
    poor = table("turn", temple={0: 14}, warehouses={0: "oil"})
    assert poor.supply[0] == 2
    assert refused(poor, "play A6") == "C6.4"


@pytest.mark.rule("C6.5")
def test_a_card_may_be_used_again_and_by_everybody() -> None:
    state = after(table("turn"), "play A3; assign +1 +0; skip")
    state = after(state, "play A3; assign +1 +0; skip; collect; collect")
    state = after(state, "play A3; assign +1 +0; skip")
    assert data(state)["servants_on_cards"][0]["A3"] == 2
    assert data(state)["servants_on_cards"][1]["A3"] == 1


@pytest.mark.accepts("C6.6")
@pytest.mark.refuses("C6.6")
def test_the_bonus_comes_after_the_action() -> None:
    state = table("turn", points=2)
    assert refused(state, "purchase") == "C6.6"
    assert refused(state, "extend 1") == "C6.6"
    bonus = after(state, "play A4; claim Egypt-I")
    assert asks(bonus) == "bonus 0"
    assert refused(bonus, "extend 1") == "C6.6"
    assert refused(bonus, "collect") == "C6.6"
    assert after(bonus, "purchase").palace == (0,)
    extension = after(state, "play A3; assign +1 +0")
    assert refused(extension, "purchase") == "C6.6"


@pytest.mark.accepts("C6.7")
@pytest.mark.refuses("C6.7")
def test_one_of_action_and_bonus_is_done() -> None:
    state = after(table("turn", points=2, cash={0: 6}), "play A4")
    assert asks(after(state, "skip")) == "bonus 0"
    must = after(state, "skip")
    assert refused(must, "skip") == "C6.7"
    assert options(must) == {"purchase"}
    poor = after(table("turn", points=2, cash={0: 5}), "play A4")
    assert refused(poor, "skip") == "C6.7"
    assert refused(poor, "collect") == "C6.7"
    nothing = table("turn", cash={0: 0})
    assert refused(nothing, "play A2") == "C6.7"


@pytest.mark.rule("C6.7", "C6.4")
def test_a_card_whose_action_is_impossible_is_used_for_its_bonus_and_costs_the_same() -> None:
    state = table("turn", points=2, cash={0: 6}, warehouses={0: "oil oil"})
    assert "play A5" in options(state)
    played = after(state, "play A5")
    assert asks(played) == "bonus 0"
    assert options(played) == {"purchase"}
    assert played.supply[0] == state.supply[0] - 2
    assert "play A5" not in options(table("turn", points=1, cash={0: 6}, warehouses={0: "oil oil"}))
    paid = table("turn", points=2, cash={0: 6}, warehouses={0: "oil oil"}, temple={0: 14})
    assert paid.supply[0] == 2
    assert refused(paid, "play A5") == "C7.21"


@pytest.mark.rule("C6.7", "C0.4")
def test_refusals_do_not_speak_of_a_bonus_that_the_first_space_does_not_have() -> None:
    merchant = {"layout": "merchant porter aristocrat loadmaster captain porter"}
    full = table("turn", warehouses={0: "oil oil"}, **merchant)
    poor = table("turn", cash={0: 3}, **merchant)
    useless = table("turn", cash={0: 5})
    for state, action in ((full, "play A1"), (poor, "play A1"), (useless, "play A2")):
        refusal = GAME.refusals(state, GAME.parse(action))[0]
        assert "the bonus" not in refusal.sentence.lower()
    captain = after(table("turn"), "play A1")
    assert "no bonus of A1" in GAME.refusals(captain, GAME.parse("skip"))[0].sentence


@pytest.mark.rule("C6.7")
def test_whoever_skips_the_action_takes_the_bonus_before_any_privilege() -> None:
    state = after(table("turn", points=2, cash={0: 6}, privileges={0: "S03"}), "play A4; skip")
    assert refused(state, "use S03") == "C13.5"
    assert asks(after(state, "purchase")) == "after 0"


@pytest.mark.rule("C6.8")
def test_talents_points_and_servants_of_the_action_serve_for_the_bonus() -> None:
    state = table("turn", cash={0: 0}, points={0: 1}, warehouses={0: "grain"}, docks={"Egypt-I": "0 S01"})
    state = after(state, "play A6; carry grain Egypt-I; score")
    assert asks(state) == "bonus 0"
    assert after(state, "purchase").cash[0] == 9 - 6


@pytest.mark.rule("C6.8", "C13.5")
def test_a_privilege_in_between_can_make_the_bonus_possible() -> None:
    docks = {"Egypt-I": "0 S01"}
    state = table("turn", cash={0: 0}, points={0: 1}, warehouses={0: "oil"}, docks=docks, privileges={0: "S05"})
    state = after(state, "play A4; claim Rome-I")
    assert "purchase" not in options(state)
    state = after(state, "use S05; deliver oil Egypt-I; score")
    assert asks(state) == "bonus 0"
    assert "purchase" in options(state)


@pytest.mark.rule("C6.9")
def test_the_bonus_is_taken_once_and_by_the_chooser_alone() -> None:
    state = after(table("turn", points=4, cash=60), "play A4; claim Rome-I; purchase")
    assert asks(state) == "turn 1"
    assert refused(state, "purchase") == "C6.6"


# Plain turns ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.1", "C8.6")
def test_collecting_brings_three_talents_and_no_bonus() -> None:
    state = after(table("turn", points=4), "collect")
    assert state.cash[0] == 23
    assert asks(state) == "turn 1"


@pytest.mark.rule("C8.2", "C8.4", "C8.6")
def test_a_renewal_empties_the_market_into_the_bag_and_draws_a_new_one() -> None:
    state = after(table("turn", market="wine wine wine", sales=2), "renew")
    assert state.bag == (6, 6, 6, 6, 6)
    assert asks(state) == "goods"
    state = after(state, "fill grain grain oil oil ivory wine")
    assert state.market == (2, 1, 2, 0, 1)
    assert state.bought == 0
    assert asks(state) == "market good 0"


@pytest.mark.accepts("C8.3")
@pytest.mark.refuses("C8.3")
def test_one_of_the_new_goods_may_be_bought_for_six_talents() -> None:
    state = after(table("turn", cash={0: 7}), "renew; fill grain grain oil oil ivory wine")
    assert refused(state, "buy purple") == "C8.3"
    assert refused(state, "collect") == "C8.3"
    bought = after(state, "buy oil")
    assert bought.cash[0] == 1
    assert bought.bought == 0
    assert sum(bought.market) == 5
    assert asks(after(state, "skip")) == "turn 1"


@pytest.mark.rule("C8.3", "C1.11")
def test_the_purchase_is_asked_for_even_without_the_money_so_that_nobody_learns_of_it() -> None:
    state = after(table("turn", cash={0: 5}), "renew; fill grain grain oil oil ivory wine")
    assert options(state) == {"skip"}
    full = after(table("turn", warehouses={0: "oil oil"}), "renew; fill grain grain oil oil ivory wine")
    assert asks(full) == "turn 1"


@pytest.mark.rule("C8.5")
def test_a_full_or_an_empty_market_may_be_renewed() -> None:
    assert "renew" in options(table("turn", market=""))
    assert "renew" in options(table("turn"))


# Bonus actions --------------------------------------------------------------------------------------------


@pytest.mark.accepts("C9.1")
@pytest.mark.refuses("C9.1")
def test_one_or_two_slots_are_opened_for_six_talents_each() -> None:
    state = table("bonus A3", cash={0: 12})
    opened = after(state, "extend 2")
    assert opened.cash[0] == 0
    assert opened.blocked[0] == 0
    assert opened.supply[0] == state.supply[0] + 2
    assert after(state, "extend 1").blocked[0] == 1
    assert refused(state, "extend 0") == "C9.1"


@pytest.mark.rule("C9.1", "C5.5")
def test_worked_example_7_a_slot_frees_a_servant_that_earns_one_talent_a_decade() -> None:
    bonus = table("bonus A3", cash={3: 6}, seat=3, lap=5)
    without, opened = through(after(bonus, "skip")), through(after(bonus, "extend 1"))
    assert without.cash[3] == 6 + 16
    assert opened.cash[3] == 0 + 17


@pytest.mark.accepts("C9.2")
@pytest.mark.refuses("C9.2")
def test_four_open_slots_are_the_maximum() -> None:
    state = table("bonus A3", cash={0: 30}, blocked={0: 1})
    assert options(state, "extend") == {"extend 1"}
    assert refused(state, "extend 2") == "C9.2"


@pytest.mark.rule("C9.3", "C9.8")
def test_the_cheapest_palace_space_that_is_free_is_bought() -> None:
    state = after(table("bonus A4", cash={0: 9}, points=3, palace="1 1 2"), "purchase")
    assert state.palace == (1, 1, 2, 0)
    assert state.cash[0] == 0
    assert state.points[0] == 3


@pytest.mark.accepts("C9.4")
@pytest.mark.refuses("C9.4")
def test_a_palace_space_needs_its_trade_points() -> None:
    state = table("bonus A4", points={0: 2}, palace="1 1 2", privileges={0: "S03"})
    assert refused(state, "purchase") == "C9.4"
    assert "purchase" in options(table("bonus A4", points={0: 3}, palace="1 1 2"))


@pytest.mark.rule("C9.5")
def test_a_dearer_space_cannot_be_bought_instead() -> None:
    state = table("bonus A4", points={0: 3}, cash={0: 8}, palace="1 1 2")
    refusal = GAME.refusals(state, GAME.parse("purchase"))[0]
    assert refusal.facts["space"] == "P4"
    assert "cannot buy another instead" in refusal.sentence


@pytest.mark.accepts("C9.6")
@pytest.mark.refuses("C9.6")
def test_a_palace_space_needs_a_servant_in_supply() -> None:
    state = table("bonus A4", points=6, temple={0: 15}, privileges={0: "S03"})
    assert state.supply[0] == 0
    assert refused(state, "purchase") == "C9.6"
    assert "purchase" in options(table("bonus A4", points=6, temple={0: 14}))


@pytest.mark.rule("C9.7")
def test_when_fourteen_spaces_are_full_the_last_one_sells_at_20_without_end() -> None:
    state = table("bonus A4", points=6, cash={0: 20}, palace=" ".join("12" * 7), last_space={1: 2})
    bought = after(state, "purchase")
    assert bought.last_space == (1, 2, 0, 0)
    assert bought.cash[0] == 0
    assert told(state, "purchase")[0].facts == {"space": "P15", "price": 20}


@pytest.mark.rule("C6.6", "C6.7")
def test_a_skipped_bonus_ends_the_turn() -> None:
    state = table("bonus A4", points=6, privileges={0: "S03"})
    assert asks(after(state, "skip")) == "turn 1"
