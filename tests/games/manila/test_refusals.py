"""More than a hundred kinds of illegal actions: each is refused by the right rule, in a sentence that helps."""

from __future__ import annotations

import pytest

from gamecore import Choice, IllegalAction
from gamecore.games.manila.actions import Place
from gamecore.games.manila.rules import MOMENTS, RULES
from tests.games.manila.refusal_cases import CASES, Case, state_of
from tests.games.manila.table import GAME, refusals, table

NUMBERED_PORT = Place("port A", 2)
"""An action that no text can name, but that a program can make."""

NAMES = [f"{asked}, {text}" for asked, _, text, _, _ in CASES]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_an_illegal_action_is_refused_by_its_rule_in_a_sentence_with_live_numbers(case: Case) -> None:
    _, _, text, rule, words = case
    state = state_of(case)
    refusal = refusals(state, text)[0]
    assert refusal.rule == rule
    for word in words.split("|"):
        assert word in refusal.sentence
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, GAME.parse(text))
    assert error.value.refusals[0] == refusal
    assert str(error.value) == f"{rule}: {refusal.sentence}"


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_sentence_says_first_what_the_reader_wanted_and_then_why(case: Case) -> None:
    for refusal in refusals(state_of(case), case[2]):
        assert refusal.sentence.startswith(("You cannot ", "You must "))
        assert refusal.sentence.endswith(".")
        assert "{" not in refusal.sentence


def test_there_are_more_than_a_hundred_different_kinds() -> None:
    assert len({(case[0], str(case[1]), case[2]) for case in CASES}) == len(CASES)
    assert len(CASES) > 150


def test_every_sentence_of_every_refusing_rule_is_told_in_some_case() -> None:
    told = {refusal.sentence for case in CASES for refusal in refusals(state_of(case), case[2])}
    told |= {refusal.sentence for refusal in GAME.refusals(table("place 1"), NUMBERED_PORT)}
    patterns = {
        (rule.id, rule.sentence) for rules in (RULES, MOMENTS) for each in rules.by_action.values() for rule in each
    }
    untold = {(id, pattern) for id, pattern in patterns if not any(_fits(pattern, sentence) for sentence in told)}
    assert untold == set()


@pytest.mark.parametrize("cash", [0, 1, 30])
def test_only_seats_of_punts_have_numbers(cash: int) -> None:
    state = table("place 1", cash={0: cash}, loans={0: "nutmeg silk"})
    assert GAME.refusals(state, NUMBERED_PORT)[0].rule == "M5.5"
    with pytest.raises(IllegalAction, match="only the seats of punts"):
        GAME.apply(state, NUMBERED_PORT)


def _fits(pattern: str, sentence: str) -> bool:
    """Return whether a sentence can come from a pattern: its fixed parts stand in it in their order."""
    parts = [part.split("}")[-1] for part in pattern.split("{")]
    position = 0
    for part in parts:
        position = sentence.find(part, position)
        if position < 0:
            return False
        position += len(part)
    return True


def test_exactly_the_rules_that_can_refuse_are_marked_so_in_the_rulebook() -> None:
    refusing = {id for id in GAME.rulebook if GAME.rulebook[id].role == "refuses"}
    assert refusing == RULES.ids() | MOMENTS.ids()
    assert refusing == {case[3] for case in CASES}


def test_every_kind_of_action_has_its_reason_at_every_wrong_moment() -> None:
    seen = {}
    for case in CASES:
        state = state_of(case)
        decision = GAME.decision(state)
        seen[decision.kind if hasattr(decision, "kind") else "over"] = (state, decision)
    assert len(seen) == 11
    for state, decision in seen.values():
        legal = set(GAME.legal(state))
        for action in GAME.universe():
            found = GAME.refusals(state, action)
            assert (not found) == (action in legal), (decision, action)
            if found:
                assert found[0].rule in GAME.rulebook
                assert "is being decided" not in found[0].sentence
                assert "is not possible now" not in found[0].sentence


@pytest.mark.parametrize("case", [case for case in CASES if case[3] in ("M10.1", "M10.3")])
def test_loan_refusals_tell_a_seat_about_its_own_shares_only(case: Case) -> None:
    state = state_of(case)
    decision = GAME.decision(state)
    assert isinstance(decision, Choice)
    assert decision.seat == 0
