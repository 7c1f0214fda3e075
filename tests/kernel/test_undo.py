"""Taking back: the last action, unless something was shown, rolled or done by others since."""

from __future__ import annotations

import pytest

from gamecore import Choice, IllegalAction, Match


def match_of(*seats: str, seed: int = 7, autoplay: bool = True) -> Match:
    """Return a match of Manila."""
    return Match("manila", list(seats), seed=seed, autoplay=autoplay)


def refuse(match: Match, words: str) -> None:
    """Check that undo is refused in these words and changes nothing."""
    before = list(match.history)
    refusal = match.undo_refusal()
    assert refusal is not None
    with pytest.raises(IllegalAction, match=words) as caught:
        match.undo()
    assert caught.value.refusals == (refusal,)
    assert match.history == before


def test_an_action_after_which_the_same_seat_decides_can_be_taken_back() -> None:
    match = match_of("human", "uniform", "uniform")
    before = match.state
    match.play(next(action for action in match.legal if str(action).startswith("borrow")))
    assert match.state != before
    assert match.undo_refusal() is None
    match.undo()
    assert match.state == before


def test_several_actions_are_taken_back_one_by_one() -> None:
    match = match_of("human", "uniform", "uniform")
    states = []
    for _ in range(2):
        states.append(match.state)
        match.play(next(action for action in match.legal if str(action).startswith("borrow")))
    match.undo()
    assert match.state == states[1]
    match.undo()
    assert match.state == states[0]


def test_before_the_first_action_there_is_nothing_to_take_back() -> None:
    refuse(match_of("human", "human", "human", autoplay=False), "Nothing has been played yet")


def test_the_deal_is_not_an_action_to_take_back() -> None:
    refuse(match_of("human", "human", "human"), "^Nothing has been played yet")


def test_a_roll_cannot_be_taken_back() -> None:
    match = match_of("human", "human", "human")
    while not str(match.history[-1].action).startswith("roll"):
        match.play(next(a for a in match.legal if str(a).startswith(("pass", "load", "start", "buy nothing"))))
    refuse(match, "M6.1: Chance has decided since your last action")


def test_the_action_of_a_program_cannot_be_taken_back() -> None:
    match = match_of("human", "uniform", "uniform", seed=2, autoplay=False)
    match.advance()
    match.play("bid 5")
    match.advance_once()
    assert match.history[-1].seat == 1
    refuse(match, "Uniform 2 has acted since")


def test_after_the_turn_has_passed_the_action_stands() -> None:
    match = match_of("human", "human", "human")
    match.play("bid 5")
    refuse(match, "M3.3: The turn has passed to Player 2")


def test_after_the_end_everything_stands() -> None:
    for seed in range(40):
        match = match_of("human", "human", "human", seed=seed)
        while not match.over:
            match.play(match.legal[seed % len(match.legal)] if len(match.history) % 3 else match.legal[-1])
        if match.history[-1].seat >= 0:
            refuse(match, "The game is over and everything has been shown")
            return
    pytest.fail("no game ended with a person’s action")


def test_lessons_take_back_to_the_last_human_decision_whatever_was_shown() -> None:
    match = match_of("human", "uniform", "uniform")
    before, length = match.state, len(match.history)
    match.play("pass")
    assert len(match.history) > length + 1
    match.undo(freely=True)
    assert match.state == before
    assert len(match.history) == length
    assert isinstance(match.decision, Choice)
    assert match.decision.seat == 0


def test_lessons_meet_the_same_dice_again() -> None:
    match = match_of("human", "uniform", "uniform")
    match.play("pass")
    once = list(match.history)
    match.undo(freely=True)
    match.play("pass")
    assert match.history == once


def test_even_lessons_cannot_take_back_what_was_not_played() -> None:
    match = match_of("human", "uniform", "uniform")
    with pytest.raises(IllegalAction, match=r"^Nothing has been played yet"):
        match.undo(freely=True)


def test_a_replayed_match_takes_back_like_the_original() -> None:
    match = match_of("human", "uniform", "uniform")
    before = match.state
    match.play(next(action for action in match.legal if str(action).startswith("borrow")))
    again = Match.replay(match.record())
    again.undo()
    assert again.state == before
