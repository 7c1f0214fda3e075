"""Every rule that refuses does so with a sentence that helps, and lets a like action through."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamecore import IllegalAction
from gamecore.games.village.rules import MOMENTS, RULES
from tests.games.village.refusal_cases import CASES, Case, inn, me, port
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
@pytest.mark.refuses("V1.6", "V1.7", "V2.4", "V3.1", "V4.4", "V5.1", "V5.4", "V5.5", "V7.1", "V8.2", "V8.3")
@pytest.mark.refuses("V8.5", "V9.2", "V9.5", "V9.6", "V9.9", "V9.10", "V10.1", "V10.3", "V10.4", "V10.5", "V10.7")
@pytest.mark.refuses("V11.1", "V11.2", "V11.3", "V12.2", "V12.3", "V12.4", "V12.8", "V12.9", "V13.1", "V14.1")
@pytest.mark.refuses("V14.2", "V15.1", "V16.1", "V17.2", "V17.3", "V17.4", "V17.6", "V17.7", "V18.3")
@pytest.mark.refuses("VI1.3", "VI2.1", "VI3.2", "VI3.5", "VI3.7", "VI4.1", "VI4.3", "VI4.4", "VI4.9")
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
@pytest.mark.accepts("V1.6", "V1.7", "V2.4", "V3.1", "V4.4", "V5.1", "V5.4", "V5.5", "V7.1", "V8.2", "V8.3")
@pytest.mark.accepts("V8.5", "V9.2", "V9.5", "V9.6", "V9.9", "V9.10", "V10.1", "V10.3", "V10.4", "V10.5", "V10.7")
@pytest.mark.accepts("V11.1", "V11.2", "V11.3", "V12.2", "V12.3", "V12.4", "V12.8", "V12.9", "V13.1", "V14.1")
@pytest.mark.accepts("V14.2", "V15.1", "V16.1", "V17.2", "V17.3", "V17.4", "V17.6", "V17.7", "V18.3")
@pytest.mark.accepts("VI1.3", "VI2.1", "VI3.2", "VI3.5", "VI3.7", "VI4.1", "VI4.3", "VI4.4", "VI4.9")
@pytest.mark.accepts("VP1.5", "VP2.1", "VP2.2", "VP2.3", "VP2.4", "VP2.5", "VP3.1", "VP3.2", "VP3.3", "VP3.6")
@pytest.mark.accepts("VP3.8", "VP4.1", "VP4.3", "VP4.7", "VP4.8", "VP5.1", "VP5.4", "VP5.5", "VP5.7", "VP5.8")
@pytest.mark.accepts("VP5.9", "VP5.10", "VP6.3", "VP8.1", "VP8.3", "VP8.4", "VP9.2", "VP12.6", "VP12.7")
@pytest.mark.accepts("VL1.3", "VL2.1", "VL2.8", "VL3.1", "VL3.3", "VL4.1", "VL4.2", "VL4.3", "VL4.4", "VL4.5")
@pytest.mark.accepts("VL4.6", "VL4.7", "VL4.8", "VL4.9")
def test_a_like_action_that_keeps_the_rule_goes_through(case: Case) -> None:
    state = accepted_position(case)
    assert refusals(state, case[4]) == ()
    assert after(state, case[4]) != state


CODE = re.compile(r"\b[KCTIW]\d|\b\d[a-e]\b")
"""How typed moves call customers, cities, fields and captains; people are told their names."""


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_refusal_calls_things_by_their_names(case: Case) -> None:
    for refusal in refusals(refused_position(case), case[3]):
        said = re.sub("“[^”]*”", "", refusal.sentence)
        assert not CODE.search(said), said
        assert not re.search(r"\b(in|from|on|at) (yard|stables|office|smithy|market|council|church|port)\b", said), said
        assert not re.search(r"\b1 [a-z]+ (cubes|coins)\b|\bare none\b|\ba (orange|ox)\b", said), said


SAID: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("sale", me(goods={"scroll": 1}, grain=0), "serve K9",
     "You cannot serve the customer who wants 1 scroll and 1 grain: only those in open stalls can be served, and there "
     "they want 1 scroll; 1 plow; 1 wagon; 1 horse."),
    ("sale", {**me(goods={"wagon": 1}), "stalls": "K11 K24"}, "serve K11",
     "You cannot serve the customer who wants 1 wagon and 1 grain: you have 1 wagon and no grain."),
    ("turn", {"spaces": {"market": "pink plague"}}, "take market orange",
     "You cannot take an orange cube from the market: that space holds 1 pink cube and 1 plague cube."),
    ("turn", {"spaces": {"market": "pink plague"}}, "take church plague",
     "You cannot take a plague cube from the church: that space holds no cubes."),
    ("family", me(members={"office": [1]}), "home stables 1",
     "You cannot call a member home: none of your members is in the stables."),
    ("family", me(members={"office": [1, 2]}), "home office 3",
     "You cannot call home a member of generation 3: your members in the office are of generation 1 and 2."),
    ("family", me(members={"office": [1]}), "home yard 1",
     "You cannot call home a member in the farmyard: only living members out on the board can come home."),
    ("crafts", me(members={"office": [1]}), "train smithy 1",
     "You cannot send a member there: nobody of your family is in your yard."),
    ("crafts", me(cubes={"pink": 1}, coins=0), "buy wagon",
     "You cannot buy a wagon: the price is 1 pink cube and 1 orange cube, and you have 1 pink cube and no coins."),
    ("pay 8 2", me(cubes={"green": 1}, coins=2), "pay green green",
     "You cannot pay 2 green cubes: you have 1 green cube and 2 coins."),
    ("travel", me(goods={"wagon": 1}, coins=1), "travel village C1 1",
     "You cannot travel from the village to city 1: the road takes 2 brown cubes, and you have no brown cubes and 1 "
     "coin."),
    ("death", me(deaths_due=1, members={"yard": [1], "council 2": [1], "stables": [2]}), "bury stables",
     "You cannot let a member die in the stables: one of generation 1 has to die, and those are in the farmyard and on "
     "stage 2 of the council."),
    ("council", me(), "privilege 1",
     "You cannot use a privilege: none of your members is in the council chamber."),
    ("sale", me(goods={"scroll": 1}), "skip",
     "You cannot leave out a single sale: say “pass”, and you are out for the rest of the day."),
    ("market", inn(cards=["moneylender"]), "skip",
     "You cannot leave the market out: a market day is held in any case."),
    ("turn", {"spaces": {"market": "pink plague"}}, "skip",
     "You cannot leave your turn out while 2 cubes can be taken: take one, or use the well."),
    ("sail 0 1", port(ship="T1", captain="2a"), "step I2",
     "You cannot step from time field 1 to Ox Isle: lines lead from there to time field 2, time field 3 and Cocoa "
     "Isle."),
    ("turn", inn(cards=["bard"]), "use bard",
     "You cannot use the Bard now: this card is used only when a member of yours would go to a grave."),
    ("inn", inn(members={"inn": [1]}, coins=5, goods={}), "befriend sower",
     "You cannot take the Sower: the price is 1 beer, and you have no beer and 5 coins."),
    ("crafts", {}, "harvest", "You cannot play “harvest” now: your action is that of the crafts."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "fields", "action", "sentence"), SAID, ids=[f"{each[0]}, {each[2]}" for each in SAID]
)
def test_the_sentence_is_whole_and_tells_the_numbers(
    asked: str, fields: dict[str, Any], action: str, sentence: str
) -> None:
    assert sentence in [refusal.sentence for refusal in refusals(table(asked, **fields), action)]


def test_exactly_the_rules_that_can_refuse_are_marked_so_in_the_rulebook() -> None:
    refusing = {id for id in GAME.rulebook if GAME.rulebook[id].role == "refuses"}
    assert refusing == RULES.ids() | MOMENTS.ids()
    assert refusing == {case[0] for case in CASES}
