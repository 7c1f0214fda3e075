"""Kinds of illegal actions: each is refused by the right rule, in a sentence that helps."""

from __future__ import annotations

import pytest

from gamecore import Choice, IllegalAction, Over
from gamecore.games.batavia.rules import MOMENTS, RULES
from tests.games.batavia.refusal_cases import CASES, Case, state_of
from tests.games.batavia.table import GAME

NAMES = [f"{n}: {case[0]}, {case[2]}" for n, case in enumerate(CASES)]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_an_illegal_action_is_refused_by_its_rule_in_a_sentence_with_live_numbers(case: Case) -> None:
    _, _, text, rule, words = case
    state = state_of(case)
    refusal = GAME.refusals(state, GAME.parse(text))[0]
    assert refusal.rule == rule
    for word in words.split("|"):
        assert word in refusal.sentence
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, GAME.parse(text))
    assert error.value.refusals[0] == refusal
    assert str(error.value) == f"{rule}: {refusal.sentence}"


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_sentence_says_first_what_the_reader_wanted_and_then_why(case: Case) -> None:
    for refusal in GAME.refusals(state_of(case), GAME.parse(case[2])):
        assert refusal.sentence.startswith("You cannot ")
        assert refusal.sentence.endswith(".")
        assert "{" not in refusal.sentence
        assert not any(f"{wrong} " in refusal.sentence for wrong in (" 1 cards", " 1 notes", "None"))


def test_every_sentence_of_every_refusing_rule_is_told_in_some_case() -> None:
    told = {refusal.sentence for case in CASES for refusal in GAME.refusals(state_of(case), GAME.parse(case[2]))}
    patterns = {
        (rule.id, rule.sentence) for rules in (RULES, MOMENTS) for each in rules.by_action.values() for rule in each
    }
    untold = {(id, pattern) for id, pattern in patterns if not any(_fits(pattern, sentence) for sentence in told)}
    assert untold == set()


def _fits(pattern: str, sentence: str) -> bool:
    """Return whether a sentence can come from a pattern: its fixed parts stand in it in their order."""
    position = 0
    for part in (part.split("}")[-1] for part in pattern.split("{")):
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
        seen["over" if isinstance(decision, Over) else decision.kind] = state
    assert set(seen) == {"tile", "deal", "roll", "turn", "bid", "action", "draw", "lay", "move", "cash", "over"}
    chance = [GAME.parse(text) for text in ("tile england silk", "deal england 10", "roll 1", "turn sweden 3")]
    for state in seen.values():
        legal = set(GAME.legal(state))
        for action in (*GAME.universe(), *chance, GAME.parse("drawn england 2")):
            found = GAME.refusals(state, action)
            assert isinstance(GAME.decision(state), Choice) or not legal
            if action in GAME.universe():
                assert (not found) == (action in legal), (str(action), GAME.dump(state))
            for refusal in found[:1]:
                assert refusal.rule in GAME.rulebook
                assert "is being decided" not in refusal.sentence
                assert "is not possible now" not in refusal.sentence
