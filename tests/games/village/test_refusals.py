"""Every rule that refuses does so with a sentence that helps, and lets a like action through."""

from __future__ import annotations

import pytest

from gamecore import IllegalAction
from gamecore.games.village.rules import MOMENTS, RULES
from tests.games.village.refusal_cases import CASES, Case
from tests.games.village.table import GAME, after, options, refusals, table

NAMES = [f"{case[0]}, {case[3]}" for case in CASES]


def refused_position(case: Case):  # type: ignore[no-untyped-def]
    """Return the position in which the action is refused."""
    return table(case[1], **case[2])


def accepted_position(case: Case):  # type: ignore[no-untyped-def]
    """Return the position in which the like action is possible."""
    fields = case[5] if len(case) > 5 else case[2]
    return table(case[6] if len(case) > 6 else case[1], **fields)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
@pytest.mark.refuses("V1.6", "V2.4", "V3.1", "V4.4", "V5.1", "V5.4", "V5.5", "V7.1", "V8.2", "V8.3", "V8.5")
@pytest.mark.refuses("V9.2", "V9.5", "V9.9", "V9.10", "V10.1", "V10.3", "V10.4", "V10.7", "V11.1", "V11.2", "V11.3")
@pytest.mark.refuses("V12.2", "V12.3", "V12.4", "V12.7", "V12.8", "V12.9", "V13.1", "V14.1", "V14.2", "V15.1")
@pytest.mark.refuses("V16.1", "V17.2", "V17.3", "V17.4", "V17.6", "V17.7", "V18.3")
@pytest.mark.refuses("VI1.3", "VI3.2", "VI3.5", "VI3.7", "VI4.1", "VI4.4", "VI4.9")
@pytest.mark.refuses("VP1.5", "VP2.1", "VP2.2", "VP2.3", "VP2.4", "VP2.5", "VP3.1", "VP3.2", "VP3.3", "VP3.6")
@pytest.mark.refuses("VP3.8", "VP4.1", "VP4.3", "VP4.7", "VP4.8", "VP5.1", "VP5.4", "VP5.5", "VP5.7", "VP5.8")
@pytest.mark.refuses("VP5.9", "VP5.10", "VP6.3", "VP8.1", "VP8.3", "VP8.4", "VP9.2", "VP12.6", "VP12.7")
@pytest.mark.refuses("VL1.3", "VL2.1", "VL2.8", "VL3.1", "VL3.3", "VL4.1", "VL4.2", "VL4.3", "VL4.4", "VL4.5")
@pytest.mark.refuses("VL4.6", "VL4.7", "VL4.8", "VL4.9")
def test_an_illegal_action_is_refused_by_its_rule(case: Case) -> None:
    state, rule = refused_position(case), case[0]
    found = refusals(state, case[3])
    assert rule in [refusal.rule for refusal in found]
    assert case[3] not in options(state)
    for refusal in found:
        assert refusal.sentence.startswith(("You cannot ", "You must "))
        assert refusal.sentence.endswith(".")
        assert "{" not in refusal.sentence
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, GAME.parse(case[3]))
    assert str(error.value) == found[0].text


@pytest.mark.parametrize("case", CASES, ids=NAMES)
@pytest.mark.accepts("V1.6", "V2.4", "V3.1", "V4.4", "V5.1", "V5.4", "V5.5", "V7.1", "V8.2", "V8.3", "V8.5")
@pytest.mark.accepts("V9.2", "V9.5", "V9.9", "V9.10", "V10.1", "V10.3", "V10.4", "V10.7", "V11.1", "V11.2", "V11.3")
@pytest.mark.accepts("V12.2", "V12.3", "V12.4", "V12.7", "V12.8", "V12.9", "V13.1", "V14.1", "V14.2", "V15.1")
@pytest.mark.accepts("V16.1", "V17.2", "V17.3", "V17.4", "V17.6", "V17.7", "V18.3")
@pytest.mark.accepts("VI1.3", "VI3.2", "VI3.5", "VI3.7", "VI4.1", "VI4.4", "VI4.9")
@pytest.mark.accepts("VP1.5", "VP2.1", "VP2.2", "VP2.3", "VP2.4", "VP2.5", "VP3.1", "VP3.2", "VP3.3", "VP3.6")
@pytest.mark.accepts("VP3.8", "VP4.1", "VP4.3", "VP4.7", "VP4.8", "VP5.1", "VP5.4", "VP5.5", "VP5.7", "VP5.8")
@pytest.mark.accepts("VP5.9", "VP5.10", "VP6.3", "VP8.1", "VP8.3", "VP8.4", "VP9.2", "VP12.6", "VP12.7")
@pytest.mark.accepts("VL1.3", "VL2.1", "VL2.8", "VL3.1", "VL3.3", "VL4.1", "VL4.2", "VL4.3", "VL4.4", "VL4.5")
@pytest.mark.accepts("VL4.6", "VL4.7", "VL4.8", "VL4.9")
def test_a_like_action_that_keeps_the_rule_goes_through(case: Case) -> None:
    state = accepted_position(case)
    assert refusals(state, case[4]) == ()
    assert after(state, case[4]) != state


def test_exactly_the_rules_that_can_refuse_are_marked_so_in_the_rulebook() -> None:
    refusing = {id for id in GAME.rulebook if GAME.rulebook[id].role == "refuses"}
    assert refusing == RULES.ids() | MOMENTS.ids()
    assert refusing == {case[0] for case in CASES}
