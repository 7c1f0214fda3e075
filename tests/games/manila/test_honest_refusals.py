"""Refusals whose sentences once said something that was not so."""

from __future__ import annotations

import pytest

from tests.games.manila.table import GAME, after, refusals, table


def sentences(state, text: str) -> str:  # type: ignore[no-untyped-def]
    return " ".join(refusal.sentence for refusal in refusals(state, text))


@pytest.mark.rule("M2.2", "M5.4")
def test_who_has_passed_is_not_said_to_have_a_turn_ahead() -> None:
    state = table("place 2", passed=(1, 2))
    assert "2 of 4 players have their turn ahead" in sentences(state, "roll 1 1 1")


@pytest.mark.rule("M12.1", "M12.3")
def test_the_seat_named_for_an_eviction_is_one_that_can_be_taken() -> None:
    figures = {"nutmeg 1": 2, "nutmeg 2": 3, "nutmeg 3": 2, "captain": 0, "second pirate": 1}
    start = table("board captain", punts={"nutmeg": 13, "silk": 5, "jade": 6}, figures=figures, stronger=True)
    for taken in (1, 2):
        state = after(start, f"evict nutmeg {taken}")
        said = sentences(state, "board nutmeg")
        named = next(action for action in GAME.legal(state) if str(action).startswith("evict"))
        assert f"“{named}”" in said


@pytest.mark.rule("M10.10")
def test_a_taken_insurance_office_is_not_promised_for_money() -> None:
    figures = {"insurance": 0}
    state = table("place 1", seat=1, cash={1: 0}, hands={1: ""}, loans={1: "silk nutmeg"}, figures=figures)
    assert "With 1 in cash" not in sentences(state, "place insurance")
    free = table("place 1", seat=1, cash={1: 0}, hands={1: ""}, loans={1: "silk nutmeg"})
    assert "With 1 in cash you could." in sentences(free, "place insurance")


@pytest.mark.rule("M8.1")
def test_pilots_that_nobody_hired_are_not_said_to_have_worked() -> None:
    state = table("roll 3", punts={"nutmeg": 9, "silk": 8, "jade": 9})
    assert "worked" not in sentences(state, "steer silk +1")
    assert "the time of the pilots is past" in sentences(state, "steer silk +1")
