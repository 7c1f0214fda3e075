"""Chapter 8: the two pilots."""

from __future__ import annotations

import pytest

from tests.games.manila.table import GAME, after, asks, kinds, on, options, punt, refusals, refused, table, told

AT_SEA = {"nutmeg": 5, "silk": 1, "jade": 0}
SMALL = {"small pilot": 1}
LARGE = {"large pilot": 2}


@pytest.mark.rule("M8.1")
@pytest.mark.accepts("M8.1")
def test_after_the_last_placement_the_small_pilot_acts_then_the_large_one_then_the_dice() -> None:
    state = table("place 3", seat=3, figures=SMALL | LARGE, punts=AT_SEA)
    state = after(state, "pass")
    assert asks(state) == "steer 1"
    assert asks(after(state, "steer nutmeg +1")) == "steer 2"
    assert asks(after(state, "steer nutmeg +1; steer nothing")) == "roll"


@pytest.mark.refuses("M8.1")
def test_pilots_work_at_their_moment_only_and_the_dice_wait_for_them() -> None:
    small = table("steer small", figures=SMALL, punts=AT_SEA)
    for state, text in [
        (table("place 2", figures=SMALL), "steer jade +1"),
        (table("bid"), "steer jade +1"),
        (table("roll 2"), "steer nothing"),
        (small, "roll 1 2 3"),
        (small, "pass"),
        (small, "place port A"),
    ]:
        assert refused(state, text) == "M8.1"


@pytest.mark.rule("M8.2")
@pytest.mark.accepts("M8.2")
def test_the_small_pilot_moves_one_punt_by_one() -> None:
    state = table("steer small", figures=SMALL, punts=AT_SEA)
    assert options(state) == {
        "steer nothing", "steer nutmeg +1", "steer nutmeg -1", "steer silk +1", "steer silk -1", "steer jade +1",
    }  # fmt: skip
    assert punt(after(state, "steer silk -1"), "silk") == "space 0"


@pytest.mark.refuses("M8.2")
@pytest.mark.parametrize("text", ["steer nutmeg +2", "steer nutmeg +0", "steer nutmeg +1 silk -1"])
def test_the_small_pilot_does_no_more(text: str) -> None:
    assert refused(table("steer small", figures=SMALL, punts=AT_SEA), text) == "M8.2"


@pytest.mark.rule("M8.3")
@pytest.mark.accepts("M8.3")
def test_the_large_pilot_moves_one_punt_by_two_or_two_punts_by_one() -> None:
    state = table("steer large", figures=LARGE, punts={"nutmeg": 5, "silk": 7, "jade": 9})
    # Each punt by +2, +1, -1 or -2; each of three pairs in four ways; or nothing.
    assert len(options(state)) == 3 * 4 + 3 * 4 + 1
    assert punt(after(state, "steer jade -2"), "jade") == "space 7"
    moved = after(state, "steer jade +1 nutmeg -1")
    assert (punt(moved, "nutmeg"), punt(moved, "jade")) == ("space 4", "space 10")


@pytest.mark.rule("M8.3")
def test_the_large_pilot_may_move_the_punt_that_the_small_one_moved() -> None:
    state = table("steer small", figures=SMALL | LARGE, punts=AT_SEA)
    assert punt(after(state, "steer silk +1; steer silk +2"), "silk") == "space 4"


@pytest.mark.refuses("M8.3")
@pytest.mark.parametrize(
    "text",
    ["steer nutmeg +3", "steer nutmeg +2 silk +1", "steer nutmeg +1 nutmeg -1", "steer nutmeg +1 silk +1 jade +1"],
)
def test_the_large_pilot_does_no_more(text: str) -> None:
    assert refused(table("steer large", figures=LARGE, punts=AT_SEA), text) == "M8.3"


@pytest.mark.rule("M8.4")
def test_each_pilot_may_do_nothing() -> None:
    state = table("steer small", figures=SMALL | LARGE, punts=AT_SEA)
    events = told(state, "steer nothing; steer nothing")
    assert kinds(events) == [("steered nothing", 1), ("steered nothing", 2)]


@pytest.mark.rule("M8.5")
@pytest.mark.accepts("M8.5")
def test_a_pilot_without_a_sailing_punt_is_not_asked() -> None:
    state = table("steer small", figures=SMALL | LARGE, punts={"nutmeg": 13, "silk": "port A", "jade": "port B"})
    docked = told(state, "steer nutmeg +1")
    assert kinds(docked)[:2] == [("steered", 1), ("arrived", -1)]
    assert "steered nothing" not in [event.kind for event in docked]
    assert asks(after(state, "steer nutmeg +1")) == "bid 0"


@pytest.mark.refuses("M8.5")
def test_docked_punts_are_out_of_reach_even_if_the_other_pilot_docked_them() -> None:
    state = table("steer small", figures=SMALL | LARGE, punts={"nutmeg": 13, "silk": 6, "jade": "port A"})
    assert refused(state, "steer jade -1") == "M8.5"
    docked = after(state, "steer nutmeg +1")
    assert punt(docked, "nutmeg") == "port B"
    assert refused(docked, "steer nutmeg -1") == "M8.5"
    assert "silk" in refusals(docked, "steer nutmeg -1")[0].sentence
    assert len(options(docked)) == 5


@pytest.mark.rule("M8.6")
def test_a_punt_piloted_beyond_13_docks_at_once_and_is_not_rolled_for() -> None:
    state = table("steer large", figures=LARGE, punts={"nutmeg": 13, "silk": 13, "jade": 4})
    docked = after(state, "steer silk +1 nutmeg +1")
    assert (punt(docked, "nutmeg"), punt(docked, "silk")) == ("port A", "port B")
    assert len(GAME.outcomes(docked)) == 6
    # The second step is lost.
    assert punt(after(state, "steer silk +2"), "silk") == "port A"


@pytest.mark.rule("M8.7")
def test_pirates_do_nothing_when_a_pilot_puts_a_punt_on_13() -> None:
    figures = {"small pilot": 1, "captain": 3}
    state = after(table("steer small", figures=figures, punts={"nutmeg": 12, "silk": 6, "jade": 3}), "steer nutmeg +1")
    assert (asks(state), punt(state, "nutmeg")) == ("roll", "space 13")
    assert "plundered" not in [event.kind for event in told(state, "roll 1 1 1")]


@pytest.mark.rule("M8.8")
@pytest.mark.accepts("M8.8")
def test_a_punt_may_be_moved_back_to_0() -> None:
    state = table("steer large", figures=LARGE, punts=AT_SEA)
    assert punt(after(state, "steer silk -1"), "silk") == "space 0"
    assert punt(after(state, "steer nutmeg -2"), "nutmeg") == "space 3"


@pytest.mark.refuses("M8.8")
@pytest.mark.parametrize("text", ["steer jade -1", "steer silk -2", "steer nutmeg +1 jade -1", "steer jade -2"])
def test_no_punt_goes_below_0_and_the_move_is_not_shortened(text: str) -> None:
    state = table("steer large", figures=LARGE, punts=AT_SEA)
    assert refused(state, text) == "M8.8"
    assert text not in options(state)


@pytest.mark.rule("M8.9")
def test_a_punt_on_13_is_docked_by_one_step_forward_and_goes_to_12_by_one_back() -> None:
    state = table("steer small", figures=SMALL, punts={"nutmeg": 13, "silk": 6, "jade": 3})
    assert punt(after(state, "steer nutmeg +1"), "nutmeg") == "port A"
    assert punt(after(state, "steer nutmeg -1"), "nutmeg") == "space 12"
    assert on(state, "small pilot") == 1
