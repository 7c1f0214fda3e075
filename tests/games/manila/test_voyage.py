"""Chapters 2 and 11: the course of a voyage, rising values, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.manila.table import GAME, after, asks, kinds, on, punt, refused, table, told

DUTIES = "bid 1; pass; pass; pass; buy nothing; load nutmeg silk jade; start nutmeg 4; start silk 3"


def course(state: object, *lines: str) -> list[str]:
    """Return what is asked after each of these actions, without the seats."""
    found = []
    for text in [text for line in lines for text in line.split(";")]:
        state = after(state, text)  # type: ignore[arg-type]
        found.append(asks(state).split()[0])  # type: ignore[arg-type]
    return found


@pytest.mark.rule("M2.1")
@pytest.mark.accepts("M2.1", "M3.3")
def test_auction_duties_placing_and_moving_profits_and_rises_follow_each_other() -> None:
    state = table("bid")
    asked = course(state, DUTIES, "pass; pass; pass; pass; roll 1 1 1; roll 1 1 1; roll 1 1 1")
    assert asked == [
        *["bid"] * 3,
        "buy",
        "load",
        "start",
        "start",
        "place",
        *["place"] * 3,
        "roll",
        "roll",
        "roll",
        "bid",
    ]


@pytest.mark.refuses("M2.1")
def test_nobody_places_or_rolls_during_the_auction() -> None:
    state = table("bid", bid=(6, 1), seat=2)
    assert refused(state, "place jade") == "M2.1"
    assert refused(state, "roll 1 2 3") == "M2.1"


@pytest.mark.rule("M2.2")
@pytest.mark.accepts("M2.2")
def test_four_players_place_roll_place_roll_place_and_roll() -> None:
    state = table("place 1")
    asked = course(
        state, "place jade; place jade; place jade; place jade; roll 1 1 1; pass; pass; pass; place port A; roll 1 1 1",
        "place port B; roll 1 1 1",
    )  # fmt: skip
    assert asked == [*["place"] * 3, "roll", *["place"] * 4, "roll", "place", "roll", "bid"]


@pytest.mark.refuses("M2.2")
def test_with_four_players_a_roll_waits_for_the_placement_and_the_placement_for_the_roll() -> None:
    assert refused(table("place 2", seat=1), "roll 1 2 3") == "M2.2"
    assert refused(table("roll 1"), "place port A") == "M2.2"
    assert refused(table("roll 2"), "pass") == "M2.2"


@pytest.mark.rule("M2.3")
@pytest.mark.accepts("M2.3")
def test_three_players_place_twice_before_the_first_roll() -> None:
    state = table("place 1", 3)
    asked = course(state, "place jade; place jade; place jade", "place silk; place silk; place silk",
                   "roll 1 1 1; place jade; pass; pass; roll 1 1 1; place port A; roll 1 1 1")  # fmt: skip
    assert asked == [*["place"] * 5, "roll", *["place"] * 3, "roll", "place", "roll", "bid"]


@pytest.mark.refuses("M2.3")
def test_three_players_do_not_roll_between_their_first_two_placements() -> None:
    assert refused(table("place 2", 3), "roll 1 2 3") == "M2.3"
    assert refused(table("roll 1", 3), "place silk") == "M2.3"


@pytest.mark.rule("M2.4", "M5.11")
def test_all_three_rolls_happen_although_nobody_can_place() -> None:
    state = table("roll 1", passed=(0, 1, 2, 3))
    assert course(state, "roll 1 1 1; roll 1 1 1; roll 1 1 1") == ["roll", "roll", "bid"]


# Chapter 11 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M11.1")
def test_only_wares_in_port_rise_by_one_step() -> None:
    state = table("roll 3", market={"nutmeg": 2, "silk": 1, "ginseng": 1}, punts={"nutmeg": 10, "silk": 3, "jade": 2})
    after_roll = after(state, "roll 4 1 1")
    assert GAME.view(after_roll, None).values == (20, 5, 5, 0)


@pytest.mark.rule("M11.2", "M11.4")
@pytest.mark.accepts("M11.4")
def test_every_arrived_ware_rises_before_the_end_is_checked() -> None:
    state = table("roll 3", market={"nutmeg": 3, "jade": 3}, punts={"nutmeg": 10, "silk": 10, "jade": 10})
    over = after(state, "roll 4 4 4")
    assert asks(over) == "over"
    assert GAME.view(over, None).values == (30, 5, 0, 30)


@pytest.mark.refuses("M11.4")
def test_nothing_is_possible_after_the_end() -> None:
    state = after(table("roll 3", market={"jade": 3}, punts={"nutmeg": 1, "silk": 1, "jade": 12}), "roll 1 1 2")
    for text in ("bid 5", "borrow silk", "roll 1 2 3"):
        assert refused(state, text) == "M11.4"
    assert GAME.legal(state) == ()


@pytest.mark.rule("M11.3", "M3.2")
def test_the_board_is_cleared_and_the_harbour_master_opens_the_next_auction() -> None:
    figures = {"jade 1": 0, "captain": 1, "insurance": 2}
    state = table("roll 3", master=2, figures=figures, passed=(3,), loans={3: "silk ginseng"})
    state = after(state, "roll 1 1 1")
    assert (asks(state), state.voyage) == ("bid 2", 3)
    assert [on(state, space) for space in figures] == [None, None, None]
    assert state.supply == (3, 3, 3, 3)
    assert not any(state.resting)
    assert punt(state, "jade") == "ashore"
    assert sum(state.encumbered[3]) == 2


@pytest.mark.rule("M11.3")
def test_the_board_is_cleared_after_the_last_voyage_too() -> None:
    figures = {"jade 1": 0, "captain": 1, "insurance": 2}
    state = table("roll 3", master=2, figures=figures, passed=(3,), loans={3: "silk ginseng"}, market={"jade": 3},
                  voyage=5, punts={"nutmeg": 1, "silk": 1, "jade": 12})  # fmt: skip
    state = after(state, "roll 1 1 3")
    assert (asks(state), state.harbour_master) == ("over", 2)
    assert [on(state, space) for space in figures] == [None, None, None]
    assert state.supply == (3, 3, 3, 3)
    assert not any(state.resting)
    assert [punt(state, ware) for ware in ("nutmeg", "silk", "ginseng", "jade")] == ["ashore"] * 4
    assert sum(state.encumbered[3]) == 2
    assert GAME.restore(GAME.dump(state)) == state


@pytest.mark.rule("M11.5")
def test_a_ware_needs_four_arrivals_to_reach_30() -> None:
    state = table("roll 3", punts={"nutmeg": 13, "silk": 13, "jade": 13}, voyage=1)
    for voyage in range(1, 5):
        assert asks(state) != "over", voyage
        position = GAME.dump(state)
        state = after(state, "roll 1 1 1")
        if voyage < 4:
            steps = GAME.dump(state)["market_steps"]
            state = GAME.restore({**position, "market_steps": steps, "voyage": voyage + 1})
    assert asks(state) == "over"


@pytest.mark.rule("M11.6", "M10.7")
def test_a_fortune_is_cash_and_shares_less_15_for_each_loan() -> None:
    state = table("roll 3", cash={0: 23}, hands={0: "silk silk"}, loans={0: "jade"}, bought={0: "silk"},
                  market={"silk": 3, "jade": 2}, punts={"nutmeg": 1, "silk": 13, "jade": 1})  # fmt: skip
    over = after(state, "roll 1 1 1")
    fortune = GAME.scores(over)[0]
    assert [(line.because, line.points) for line in fortune.lines] == [
        ("cash", 23), ("shares", 60), ("shares", 10), ("loans", -15),
    ]  # fmt: skip
    assert fortune.total == 78


@pytest.mark.rule("M11.7")
def test_the_largest_fortune_wins() -> None:
    state = table("roll 3", market={"nutmeg": 3}, cash=[30, 40, 0, 95], punts={"nutmeg": 12, "silk": 1, "jade": 1})
    over = after(state, "roll 2 1 1")
    # Nutmeg at 30: seat 0 has 30 + 30, seat 1 has 40, seat 2 has 0 + 30, seat 3 has 95.
    assert [score.total for score in GAME.scores(over)] == [60, 40, 30, 95]
    assert GAME.decision(over).winners == (3,)


@pytest.mark.rule("M11.8")
def test_players_with_equal_fortunes_share_the_victory() -> None:
    state = table("roll 3", market={"nutmeg": 3}, cash=[30, 40, 30, 15], punts={"nutmeg": 12, "silk": 1, "jade": 1})
    events = told(state, "roll 2 1 1")
    assert GAME.decision(after(state, "roll 2 1 1")).winners == (0, 2)
    assert kinds(events)[-2:] == [("shared", 0), ("shared", 2)]
