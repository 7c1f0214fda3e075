"""Refusals: at every kind of decision each wrong action has its reason, in a sentence that helps."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from gamecore import Chance, Choice, IllegalAction, Over
from gamecore.games.porto_carthago.actions import NOTATION
from gamecore.games.porto_carthago.rules import MOMENTS, RULES
from tests.games.porto_carthago.rare import positions as rare_positions
from tests.games.porto_carthago.table import GAME, after, options, refusals, table

WORDS = (
    ("turn", {"temple": {0: 15}}, "play A5", "C6.4", "there (2)|supply has (1)"),
    ("turn", {"cash": {0: 2}, "sales": 1}, "play A5", "C16.9", "3 talents|you have 2"),
    ("turn", {"temple": {0: 16}}, "play A1", "C16.1", "captain costs 0|supply has 0"),
    ("turn", {"charter": "0 1 2 3"}, "play A1", "C6.7", "captain"),
    ("bonus A4", {"points": 4, "palace": "1 1 2 2 1 1 2", "cash": {0: 10}}, "purchase", "C16.9", "P8 for 13|have 10"),
    ("bonus A4", {"points": 4, "palace": "1 1 2 2 1 1 2 2 1", "privileges": {0: "S03"}}, "purchase", "C9.4",
     "P10|5 trade points|you have 4"),
    ("bonus A3", {"cash": {0: 7}}, "extend 2", "C16.9", "slots (2)|12 talents|you have 7"),
    ("bonus A3", {"blocked": {0: 1}}, "extend 2", "C9.2", "1 of your 4"),
    ("merchant A5", {"market": "wine oil"}, "buy grain", "C7.20", "no|oil, wine"),
    ("porter A2", {"docks": {"Rome-I": "0 - wine", "Rome-II": "0"}}, "carry oil Rome-II", "C7.4", "none|Rome-I"),
    ("aristocrat A3", {}, "assign +4 +2", "C7.10", "6 servants|1 to 5"),
    ("captain A1", {"charter": "1"}, "charter 1", "C7.1", "2, 3, 4"),
    ("loadmaster A4", {"docks": {"Rome-I": "2"}}, "claim Rome-I", "C7.15", "it has an owner already"),
    ("loadmaster A4", {"docks": {"Rome-I": "0"}}, "claim Rome-I", "C7.15", "it has an owner already"),
    ("final", {"points": 6, "cash": {0: 4}, "decade": 5, "lap": 5}, "purchase", "C14.7", "20 talents|you have 4"),
    ("turn", {"privileges": {0: "S04"}, "cash": {0: 5}}, "use S04", "C13.5", "PALACE|price of the cheapest"),
    ("porter A2", {"warehouses": {0: "oil"}, "docks": {"Rome-I": "0"}}, "use S03", "C13.5", "SCOUT3|own turn"),
)  # fmt: skip


@pytest.mark.parametrize(("asked", "fields", "text", "rule", "words"), WORDS)
def test_a_sentence_has_its_rule_and_live_numbers(
    asked: str, fields: dict[str, Any], text: str, rule: str, words: str
) -> None:
    state = table(asked, **fields)
    refusal = refusals(state, text)[0]
    assert refusal.rule == rule
    for word in words.split("|"):
        assert word in refusal.sentence
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, GAME.parse(text))
    assert error.value.refusals[0] == refusal


@cache
def moments() -> dict[str, tuple[Any, ...]]:
    """Return up to three positions of every kind of decision, from random games and written ones."""
    found: dict[str, list[Any]] = {}
    for seed in range(12):
        rng, state = Random(seed), GAME.start(3 + seed % 3)
        while not isinstance(decision := GAME.decision(state), Over):
            found.setdefault(decision.kind, []).append(state)
            action = GAME.sample(state, rng) if isinstance(decision, Chance) else rng.choice(GAME.legal(state))
            state = GAME.apply(state, action).state
        found.setdefault("over", []).append(state)
    for state in rare_positions(4, {}):
        found.setdefault(GAME.decision(state).kind, []).append(state)
    rng = Random(0)
    return {kind: tuple(rng.sample(states, min(3, len(states)))) for kind, states in found.items()}


def test_every_kind_of_decision_is_looked_at() -> None:
    assert set(moments()) == {*GAME.questions, *GAME.chances, "over"}


def test_every_action_at_every_wrong_moment_has_a_reason_of_its_own() -> None:
    for states in moments().values():
        for state in states:
            legal = set(GAME.legal(state))
            for action in GAME.universe():
                found = GAME.refusals(state, action)
                assert (not found) == (action in legal), (state.pending, action)
                if found:
                    assert "is being decided." not in found[0].sentence or "bonus of" in found[0].sentence
                    assert "is not possible now" not in found[0].sentence
                    assert found[0].sentence.startswith(("You cannot ", "You must "))


def test_every_class_of_action_is_refused_at_some_moment_by_more_than_one_rule() -> None:
    seen: dict[type, set[str]] = {}
    for states in moments().values():
        for state in states:
            for action in GAME.universe():
                seen.setdefault(type(action), set()).update(each.rule for each in GAME.refusals(state, action))
    assert all(len(rules) > 5 for rules in seen.values())


def test_exactly_the_rules_that_can_refuse_are_marked_so_in_the_rulebook() -> None:
    marked = {id for id in GAME.rulebook if GAME.rulebook[id].role == "refuses"}
    assert marked == RULES.ids() | MOMENTS.ids()


def test_every_action_class_reads_what_its_usage_shows() -> None:
    for each in NOTATION.classes.values():
        first = each.usage.split(" (")[0].split(",")[0].split(" or ")[0]
        assert type(GAME.parse(first)) is each


@pytest.mark.rule("C1.11", "C13.11")
def test_no_refusal_told_to_others_depends_on_hidden_money() -> None:
    rich, poor = table("turn", seat=1, cash={0: 50}), table("turn", seat=1, cash={0: 0})
    assert isinstance(GAME.decision(rich), Choice)
    for action in GAME.universe():
        assert GAME.refusals(rich, action) == GAME.refusals(poor, action)


@pytest.mark.rule("C1.11", "C6.3")
@pytest.mark.parametrize("cash", [0, 5, 6, 40])
def test_what_is_asked_does_not_tell_how_much_money_a_seat_has(cash: int) -> None:
    state = table("turn", points=2, cash={0: cash}, privileges={0: "S04"}, docks={"Rome-I": "0"})
    bonus = after(state, "play A4; claim Egypt-I")
    assert GAME.decision(bonus).kind == "bonus"
    collected = after(state, "collect")
    assert GAME.decision(collected).kind == "after"
    assert options(collected) == ({"use S04", "end"} if cash + 3 >= 6 else {"end"})
    assert GAME.decision(after(table("final", points=6, cash={0: cash}, privileges={0: "S03"}, decade=5, lap=5),
                               "use S03; look S01; look S02; look S04; stack S01 S02 S04")).kind == "final"  # fmt: skip
