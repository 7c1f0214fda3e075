"""Kinds of illegal actions: each is refused by the right rule, in a sentence that helps and has live numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gamecore import Choice, IllegalAction, MalformedAction
from gamecore.games.batavia.rules import MOMENTS, RULES
from gamecore.games.batavia.state import BataviaState
from tests.games.batavia.table import GAME, play, table
from widgets.games.batavia.lessons.positions import PATH

Case = tuple[str, dict[str, Any], str, str, str]
"""What is asked, the fields of the position, the action, the rule that refuses it, and words of the sentence."""

SALE: dict[str, Any] = {"package": "england 2 sweden 1"}
LEADS: dict[str, Any] = {"tables": {0: "denmark 1"}}
HELD: dict[str, Any] = {"hands": {0: "denmark 2 france 3"}}
SHORT: dict[str, Any] = {"hands": {0: "denmark 2 france 1"}, "tables": {1: "denmark 1 france 4"}}
HOPELESS: dict[str, Any] = {"hands": {0: "denmark 2"}, "tables": {1: "denmark 4 france 3", 3: "england 3 sweden 2"}}
FAR: dict[str, Any] = {"all_face_up": True, "taken": {31: 0, 33: 1}, "leader": 1}
LAST: dict[str, Any] = {"all_face_up": True, "destination": 1, "leader": 1}


def setting_up(tiles: int, *deals: str) -> Callable[[], BataviaState]:
    """Return how to begin a game in which so many tiles lie open and these cards have been dealt."""
    return lambda: play(GAME.start(4), *(f"tile {tile}" for tile in PATH[:tiles]), *deals)[0]


SPECIAL: dict[str, Callable[[], BataviaState]] = {
    "path": setting_up(4),
    "deal": setting_up(10, "deal england 5 sweden 5"),
    "deal, England gone": setting_up(10, "deal england 10", "deal england 10"),
    "over": lambda: play(table("action", seat=3, destination=0, all_face_up=True), "draw", "drawn england 2")[0],
    "laying": lambda: play(table("action", **HELD), "lay denmark 1")[0],
    "laying short": lambda: play(table("action", **SHORT), "lay france 1")[0],
    "laying short, last round": lambda: play(table("action", seat=2, **LAST, **_third(SHORT)), "lay france 1")[0],
    "moving": lambda: play(table("action", **HELD), "lay denmark 1", "done")[0],
    "cashing": lambda: play(table("action", **HELD), "lay denmark 1", "done", "move denmark")[0],
    "opening": lambda: play(table("action", taken={2: 0}, **HELD), "lay denmark 1", "done", "move denmark")[0],
    "opening after a second tile": lambda: play(
        table("action", taken={1: 0}, **HELD), "lay denmark 1", "done", "move denmark"
    )[0],
    "drawing": lambda: play(table("action", pile="england 1 denmark 9"), "draw")[0],
}
"""Positions that are reached by playing."""


def _third(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the same cards for seat 2 in place of seat 0."""
    return {"hands": {2: fields["hands"][0]}, "tables": fields["tables"]}


CASES: tuple[Case, ...] = (
    # Setting up
    ("path", {}, "bid 3", "B1.2", "“bid 3”|4 of its tiles"),
    ("path", {}, "draw", "B1.2", "“draw”|4 of its tiles"),
    ("path", {}, "deal england 10", "B1.2", "4 of its tiles"),
    ("path", {}, "tile denmark silk", "B1.2", "Denmark silk|space 1"),
    ("path", {}, "tile france tea", "B1.2", "France tea|space 5|space 4"),
    ("deal", {}, "pass", "B1.5", "“pass”|1 of 4"),
    ("deal", {}, "lay england 1", "B1.5", "1 of 4"),
    ("deal", {}, "tile france tea", "B1.2", "10 of the path’s tiles"),
    ("deal", {}, "deal england 9", "B1.5", "9 cards|gets 10"),
    ("deal, England gone", {}, "deal england 10", "B1.5", "10 cards of England"),
    # Preparing the auction
    ("roll", {}, "roll 0", "B3.2", "roll 0|1 to 6"),
    ("roll", {}, "roll 7", "B3.2", "roll 7|1 to 6"),
    ("roll", {}, "turn england 1", "B3.2", "must be rolled first"),
    ("roll", {}, "bid 1", "B3.2", "“bid 1”"),
    ("turn 3", {}, "pass", "B3.2", "“pass”"),
    ("turn 3", {}, "turn england 2", "B3.2", "2 cards|3 must"),
    ("turn 3", {"pile": "england 1 denmark 9"}, "turn england 3", "B3.2", "3 cards of England"),
    ("turn 3", {"die": 3}, "roll 3", "B3.2", "shows 3|round 4"),
    ("bid", SALE, "turn england 1", "B3.2", "roll of 3"),
    ("bid", SALE, "roll 2", "B3.2", "shows 3|round 4"),
    ("bid", SALE, "deal england 10", "B1.5", "4 players|10 cards"),
    ("bid", SALE, "tile france tea", "B1.2", "10 of the path’s tiles"),
    # Bidding
    ("bid", SALE, "bid 0", "B3.5", "bid 0|at least 1"),
    ("bid", SALE, "bid -3", "B3.5", "bid -3|at least 1"),
    ("bid", {**SALE, "bid": (4, 1), "out": (2, 3)}, "bid 4", "B3.5", "highest bid is 4|bid 5"),
    ("bid", {**SALE, "bid": (4, 1), "out": (2, 3)}, "bid 2", "B3.5", "bid 2|highest bid is 4"),
    ("bid", SALE, "bid 16", "B3.6", "bid 16|15 notes"),
    ("bid", {**SALE, "notes": {0: 1}}, "bid 2", "B3.6", "bid 2|1 note,"),
    ("bid", {**SALE, "notes": {0: 0}}, "bid 1", "B3.6", "bid 1|0 notes"),
    ("bid", SALE, "bid 999999", "B3.6", "bid 999999|15 notes"),
    ("bid", SALE, "draw", "B2.1", "“draw”|round 4"),
    ("bid", {**SALE, "round": 7}, "lay england 1", "B2.1", "round 7"),
    ("bid", SALE, "move denmark", "B2.1", "“move denmark”|round 4"),
    ("bid", SALE, "done", "B2.1", "round 4"),
    ("bid", SALE, "drawn england 2", "B2.1", "round 4"),
    ("bid", SALE, "cash", "B7.2", "“cash”"),
    ("action", {}, "bid 5", "B2.1", "bid 5|round 4"),
    ("action", {"out": (0,), "bid": (3, 1), "leader": 1, "seat": 0}, "bid 5", "B3.7", "bid 5|round 4"),
    # Drawing or playing
    ("action", {}, "pass", "B2.3", "draw or play"),
    ("action", {}, "drawn england 2", "B4.1", "chooses to draw"),
    ("action", {}, "done", "B5.2", "at least 1"),
    ("action", {}, "move denmark", "B5.1", "at least 1"),
    ("action", {}, "keep", "B7.2", "“keep”"),
    ("action", {"hands": {0: ""}}, "lay denmark 1", "B5.6", "you hold 0 cards"),
    ("action", HOPELESS, "lay denmark 1", "B5.6", "nearest is|need"),
    ("action", HELD, "lay denmark 0", "B5.2", "0 cards of Denmark"),
    ("action", HELD, "lay denmark -4", "B5.2", "-4 cards of Denmark"),
    ("action", HELD, "lay denmark 3", "B5.2", "3 cards of Denmark|hold 2"),
    ("action", HELD, "lay france 999999", "B5.2", "999999 cards|hold 3"),
    ("action", HELD, "lay sweden 1", "B5.2", "1 card of Sweden|hold 0"),
    ("action", {**SHORT}, "lay denmark 1", "B5.5", "1 card of Denmark|takes 2"),
    ("action", {"seat": 2, **LAST, **_third(SHORT)}, "lay denmark 1", "B9.5", "1 card of Denmark|takes 2"),
    ("action", {"seat": 2, **LAST, **_third(HOPELESS)}, "lay denmark 1", "B9.5", "last round|space 0"),
    ("laying", {}, "lay denmark 1", "B5.2", "1 card of it"),
    ("laying", {}, "lay france 4", "B5.2", "4 cards of France|hold 3"),
    ("laying", {}, "draw", "B2.3", "nobody does both"),
    ("laying", {}, "pass", "B5.1", "1 card of yours"),
    ("laying", {}, "move denmark", "B5.1", "“done”"),
    ("laying", {}, "cash", "B5.1", "“cash”"),
    ("laying", {}, "bid 2", "B2.1", "round 4"),
    ("laying short", {}, "done", "B5.5", "your 1 laid-out|2 more of Denmark"),
    ("laying short, last round", {}, "done", "B9.5", "your 1 laid-out|2 more of Denmark"),
    # Moving and cashing
    ("moving", {}, "lay france 1", "B5.1", "“lay france 1”"),
    ("moving", {}, "done", "B5.1", "“done”"),
    ("moving", {}, "pass", "B6.1", "must move"),
    ("moving", {}, "draw", "B2.3", "nobody does both"),
    ("moving", {}, "keep", "B5.1", "“keep”"),
    ("moving", {}, "move france", "B6.2", "France|board|Denmark"),
    ("moving", {}, "move destination", "B9.2", "Denmark"),
    ("move", {"tables": {0: "denmark 1", 1: "france 1"}}, "move france", "B6.2", "another player|Denmark"),
    ("move", {"tables": {0: "sweden 1 france 1"}, **FAR, "seat": 0}, "move sweden", "B6.2", "Sweden|space 31"),
    ("cashing", {}, "move denmark", "B5.1", "space 1"),
    ("cashing", {}, "pass", "B5.1", "“keep”"),
    ("cashing", {}, "lay france 1", "B5.1", "“lay france 1”"),
    ("cashing", {}, "draw", "B2.3", "nobody does both"),
    ("opening", {}, "cash", "B5.1", "“cash”"),
    ("opening", {}, "tile denmark nutmeg", "B1.2", "Denmark nutmeg|space 8"),
    ("opening after a second tile", {}, "keep", "B5.1", "“keep”"),
    # Drawing, and the end
    ("drawing", {}, "lay england 1", "B2.3", "whole action"),
    ("drawing", {}, "pass", "B2.3", "whole action"),
    ("drawing", {}, "drawn denmark 3", "B4.1", "3 cards|2 must"),
    ("drawing", {}, "drawn england 2", "B4.1", "2 cards of England"),
    ("over", {}, "draw", "B9.7", "“draw”"),
    ("over", {}, "bid 9", "B9.7", "“bid 9”"),
    ("over", {}, "roll 3", "B9.7", "“roll 3”"),
)

NAMES = [f"{asked}, {text}, {number}" for number, (asked, _, text, _, _) in enumerate(CASES)]


def state_of(case: Case) -> BataviaState:
    """Return the position of a case."""
    asked, fields, *_ = case
    return SPECIAL[asked]() if asked in SPECIAL else table(asked, **fields)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_an_illegal_action_is_refused_by_its_rule_in_a_sentence_with_live_numbers(case: Case) -> None:
    _, _, text, rule, words = case
    state = state_of(case)
    action = GAME.parse(text)
    refusal = GAME.refusals(state, action)[0]
    assert refusal.rule == rule
    for word in words.split("|"):
        assert word in refusal.sentence
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, action)
    assert error.value.refusals[0] == refusal
    assert str(error.value) == f"{rule}: {refusal.sentence}"


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_sentence_says_first_what_the_reader_wanted_and_then_why(case: Case) -> None:
    for refusal in GAME.refusals(state_of(case), GAME.parse(case[2])):
        assert refusal.sentence.startswith("You cannot ")
        assert refusal.sentence.endswith(".")
        assert "{" not in refusal.sentence


def test_the_cases_are_all_different() -> None:
    assert len({(case[0], str(case[1]), case[2]) for case in CASES}) == len(CASES)
    assert len(CASES) > 80


def test_exactly_the_rules_that_can_refuse_are_marked_so_in_the_rulebook() -> None:
    refusing = {id for id in GAME.rulebook if GAME.rulebook[id].role == "refuses"}
    assert refusing == RULES.ids() | MOMENTS.ids()
    assert refusing == {case[3] for case in CASES}


def test_every_sentence_of_every_refusing_rule_is_told_in_some_case() -> None:
    told = {refusal.sentence for case in CASES for refusal in GAME.refusals(state_of(case), GAME.parse(case[2]))}
    patterns = {
        (rule.id, rule.sentence) for rules in (RULES, MOMENTS) for each in rules.by_action.values() for rule in each
    }
    assert {pattern for pattern in patterns if not any(_fits(pattern[1], sentence) for sentence in told)} == set()


def _fits(pattern: str, sentence: str) -> bool:
    """Return whether a sentence can come from a pattern: its fixed parts stand in it in their order."""
    position = 0
    for part in (part.split("}")[-1] for part in pattern.split("{")):
        position = sentence.find(part, position)
        if position < 0:
            return False
        position += len(part)
    return True


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_no_other_action_of_a_seat_is_left_without_a_reason(case: Case) -> None:
    state = state_of(case)
    legal = set(GAME.legal(state)) if isinstance(GAME.decision(state), Choice) else set()
    for action in GAME.universe():
        assert bool(GAME.refusals(state, action)) != (action in legal), action


@pytest.mark.parametrize(
    "text",
    [
        *("lay portugal 2", "lay denmark", "lay denmark two", "lay 2 denmark", "lay denmark 2 3", "lay denmark 1.5"),
        *(
            "move portugal",
            "move",
            "move denmark sweden",
            "bid",
            "bid x",
            "bid 1e9",
            "bid 1000000000000",
            "lay france 99999999999999999999",
            "bid 1 2",
            "sell",
            "",
            "   ",
        ),
        *("deal england", "turn england 0", "drawn england 1 england 1", "tile denmark rubber", "roll", "lay ٣ 1"),
    ],
)
def test_words_that_are_no_action_are_refused_with_help(text: str) -> None:
    with pytest.raises(MalformedAction) as error:
        GAME.parse(text)
    assert str(error.value).rstrip().endswith((".", "”"))
