"""Chapters 3, 5 and 14: the phases of a decade, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.table import GAME, after, asks, data, kinds, options, refused, table, through, told

CARDS = "lay merchant porter captain loadmaster aristocrat porter"


def ending(**fields: Any) -> Any:
    """Return the position after the last turn of a decade."""
    return after(table("turn", seat=3, lap=5, **fields), "collect")


def next_decade(**fields: Any) -> Any:
    """Return the first turn of the next decade; nothing happens in the harbour."""
    return through(ending(**fields))


@pytest.mark.accepts("C3.1")
@pytest.mark.refuses("C3.1")
def test_phases_come_in_their_order() -> None:
    state = ending()
    seen = []
    while asks(state) not in ("turn 0", "turn 1", "turn 2", "turn 3"):
        seen.append(asks(state))
        state = after(state, str(GAME.outcomes(state)[0][0]))
    assert list(dict.fromkeys(seen)) == ["ship", "cards"]
    assert refused(state, "enter S01 I") == "C3.1"
    assert refused(state, "take wine") == "C3.1"
    assert refused(state, CARDS) == "C3.1"


@pytest.mark.rule("C3.2")
def test_the_first_decade_keeps_the_start_player_of_setup() -> None:
    lines = "fill grain ivory oil purple wine wine; " + "; ".join(f"ship S{n:02}" for n in range(1, 11))
    state = after(GAME.start(4), lines, "first 2; claim Rome-I; skip; skip; skip; take wine; claim Rome-II")
    state = through(after(state, "take wine; claim Egypt-I; take oil; claim Egypt-II; take grain; claim Greece-I"))
    assert (state.decade, state.start) == (1, 2)
    assert state.supply[2] < state.supply[3]


@pytest.mark.rule("C3.3", "C3.4")
def test_after_the_fifth_round_the_next_decade_begins_and_nothing_else_is_reset() -> None:
    state = next_decade(decade=2, temple={1: 2}, charter="1", intrigue="1", privileges={2: "S03"}, palace="1")
    assert (state.decade, state.lap) == (3, 1)
    assert state.temple[1] == 2
    assert state.charter[0] == 1
    assert state.path == state.palace == (1,)
    assert state.displays[2] == (2,)


@pytest.mark.rule("C3.3", "C5.3", "C6.1")
def test_the_round_marker_goes_from_5_to_1_when_the_start_player_is_found() -> None:
    state = table("turn", seat=3, lap=4, row_1="S01", lighthouse={0: 1})
    stands = [(state.decade, state.lap, asks(state))]
    for line in ("collect", *["collect"] * 4, "enter S01 I"):
        state = after(state, line)
        stands.append((state.decade, state.lap, asks(state)))
    assert stands[1:5] == [(2, 5, f"turn {seat}") for seat in range(4)]
    assert stands[5:] == [(3, 5, "lighthouse 0"), (3, 5, "ship")]
    while asks(state) != "cards":
        state = after(state, str(GAME.outcomes(state)[0][0]))
    assert (state.decade, state.lap) == (3, 5)
    state = after(state, CARDS)
    assert (state.decade, state.lap) == (3, 1)


@pytest.mark.rule("C5.1", "C6.10")
def test_servants_on_action_cards_come_home_before_the_income() -> None:
    state = table("turn", seat=3, lap=5, on_cards={0: "A6 A6 A6", 3: "A5 A5"})
    assert sum(state.on_cards[0]) == 3
    state = through(after(state, "collect"))
    assert state.supply == (16, 16, 16, 16)
    assert state.cash[0] == 20 + 16
    assert state.on_cards == ((0,) * 6,) * 4


@pytest.mark.accepts("C5.2")
@pytest.mark.refuses("C5.2")
def test_the_action_cards_are_laid_in_one_of_360_equal_ways() -> None:
    state = ending()
    while asks(state) == "ship":
        state = after(state, str(GAME.outcomes(state)[0][0]))
    assert asks(state) == "cards"
    outcomes = GAME.outcomes(state)
    assert len(outcomes) == 360
    assert {weight for _, weight in outcomes} == {1}
    assert refused(state, CARDS.replace("captain", "porter")) == "C5.2"
    assert refused(state, "collect") == "C5.2"
    assert data(after(state, CARDS))["action_cards"] == CARDS.split()[1:]


@pytest.mark.rule("C5.2")
def test_the_cheaper_porter_is_free_in_three_of_five_layouts() -> None:
    state = ending()
    while asks(state) == "ship":
        state = after(state, str(GAME.outcomes(state)[0][0]))
    cheapest = [min((0, 0, 1, 1, 2, 3)[n] for n, card in enumerate(lay.cards) if card == "porter")
                for lay, _ in GAME.outcomes(state)]  # fmt: skip
    assert [cheapest.count(cost) for cost in range(4)] == [216, 120, 24, 0]


@pytest.mark.rule("C5.3", "C1.3")
def test_the_fullest_supply_gets_the_start_player_card() -> None:
    state = next_decade(temple={0: 1, 1: 2, 3: 1})
    assert state.start == 2
    assert asks(state) == "turn 2"


@pytest.mark.rule("C5.4")
def test_among_tied_players_the_first_clockwise_gets_it_and_the_old_start_player_is_last() -> None:
    assert next_decade(start=0, temple={1: 1}).start == 2
    assert next_decade(start=0, temple={1: 1, 2: 1, 3: 1}).start == 0


@pytest.mark.rule("C5.5")
def test_each_servant_in_supply_earns_one_talent() -> None:
    state = next_decade(temple={0: 1}, lighthouse={}, cash=0)
    assert state.cash == (15, 16, 16, 19)


@pytest.mark.rule("C5.6", "C5.7")
def test_the_market_is_filled_up_and_the_merchant_starts_again_at_4() -> None:
    state = ending(market="grain oil", sales=3)
    while asks(state) != "goods":
        state = after(state, str(GAME.outcomes(state)[0][0]))
    assert GAME.decision(state).data == (4, 1)
    state = after(state, "fill wine wine wine wine")
    assert state.market == (1, 0, 1, 0, 4)
    assert GAME.view(state, 0).merchant_price == 4


@pytest.mark.rule("C6.1")
def test_every_player_has_one_turn_in_each_of_five_rounds() -> None:
    state = table("turn", start=2, seat=2)
    order = []
    while asks(state).startswith("turn"):
        order.append(int(asks(state)[-1]))
        state = after(state, "collect")
    assert order == [2, 3, 0, 1] * 5


# The end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.1", "C14.4")
def test_decade_5_is_the_last_and_without_goods_at_docks_no_ships_enter() -> None:
    state = ending(decade=5, row_1="S01")
    assert asks(state) == "over"
    assert state.row1[0] == 0


@pytest.mark.rule("C14.2")
def test_eight_trade_points_end_the_game_after_decade_4() -> None:
    assert asks(ending(decade=4, points={2: 8})) != "ship"
    assert asks(ending(decade=4, points={2: 7})) == "ship"


@pytest.mark.rule("C14.3")
def test_eight_trade_points_do_not_end_the_game_earlier() -> None:
    assert asks(ending(decade=3, points={2: 9})) == "ship"


@pytest.mark.rule("C14.4", "C14.5")
def test_a_good_at_a_dock_lets_the_last_ships_enter_and_nothing_else_is_done() -> None:
    state = table("turn", seat=3, lap=5, decade=5, docks={"Egypt-I": "1 - grain"}, row_1="S01", on_cards={0: "A3"})
    state = through(after(state, "collect"))
    assert asks(state) == "point 1"
    state = after(state, "score")
    assert asks(state) == "over"
    assert sum(state.on_cards[0]) == 1
    assert state.cash[1] == 29


@pytest.mark.accepts("C14.6")
@pytest.mark.refuses("C14.6")
def test_final_turns_go_around_for_privileges_and_one_purchase() -> None:
    state = ending(decade=5, points={1: 6}, cash=30, privileges={0: "S06", 1: "S03"}, temple={2: 1})
    assert asks(state) == "final 0"
    assert refused(state, "collect") == "C14.6"
    assert refused(state, "play A1") == "C14.6"
    state = after(state, "use S06; shift 2 +1")
    assert asks(state) == "final 1"
    state = after(state, "purchase")
    assert asks(state) == "final 1"
    assert asks(after(state, "end")) == "over"


@pytest.mark.rule("C14.5", "C14.6")
def test_final_turns_begin_with_the_start_player_of_the_last_decade_whoever_has_most_servants() -> None:
    state = table("turn", seat=1, start=2, lap=5, decade=5, points=6, cash=30, temple={2: 4, 1: 1})
    state = after(state, "collect")
    order = []
    while asks(state) != "over":
        order.append(asks(state))
        state = after(state, "end")
    assert order == ["final 2", "final 3", "final 0", "final 1"]
    assert state.start == 2


@pytest.mark.accepts("C14.7")
@pytest.mark.refuses("C14.7")
def test_the_final_purchase_costs_20_needs_6_points_and_is_made_once() -> None:
    state = table("final", points=6, cash={0: 45}, decade=5, lap=5, privileges={0: "S04"})
    bought = after(state, "purchase")
    assert bought.cash[0] == 25
    assert bought.last_space[0] == 1
    assert bought.palace == ()
    assert refused(bought, "purchase") == "C14.7"
    assert refused(table("final", points=6, cash={0: 19}, decade=5, lap=5), "purchase") == "C14.7"
    few = table("final", points=5, cash={0: 30}, decade=5, lap=5, privileges={0: "S03"})
    assert refused(few, "purchase") == "C14.7"


@pytest.mark.rule("C14.6", "C13.15")
def test_a_seat_by_privilege_does_not_count_as_the_final_purchase() -> None:
    state = table("final", points=6, cash={0: 45}, decade=5, lap=5, privileges={0: "S04"})
    state = after(state, "use S04; purchase")
    assert state.palace == (0,)
    assert state.last_space[0] == 1
    assert state.cash[0] == 45 - 6 - 20


@pytest.mark.accepts("C14.8")
@pytest.mark.refuses("C14.8")
def test_after_the_final_turns_the_game_is_counted_and_over() -> None:
    state = table("final", seat=3, points=6, decade=5, lap=5)
    events = told(state, "end")
    assert events[-1].rule.startswith("C15.")
    over = after(state, "end")
    assert refused(over, "collect") == "C14.8"
    assert not options(over)


@pytest.mark.rule("C14.6")
def test_a_final_turn_with_nothing_to_decide_is_not_asked_for() -> None:
    assert ("final", 2) not in kinds(told(table("turn", seat=3, lap=5, decade=5), "collect"))
    assert asks(ending(decade=5, points=5, cash=90)) == "over"
