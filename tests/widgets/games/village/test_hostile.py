"""A browser that means harm at Village's table: nothing it sends breaks it, and nothing is taken back that was seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamecore
from gamecore.games.village.goals_pieces import GOALS
from gamecore.kernel.decision import Over
from gamecore.kernel.record import write_record
from tests.widgets.games.village.play import Turn, asked, one, pick
from tests.widgets.line import KEY, Browser, only
from widgets.games import village
from widgets.shared import plan
from widgets.shared.seal import Seal
from widgets.shared.session import Session
from widgets.shared.table import Table

GAME: Any = gamecore.load("village")
SOLO = ("human", "greedy", "greedy", "greedy")
MODULES = {"inn": True, "port": True, "life_goals": True}


def at_table(*seats: str, seed: int = 6) -> Browser:
    """A browser before a table of Village with every module; its clock stands still."""
    chosen = plan.make(GAME, list(seats or SOLO), seed=seed, options=MODULES)
    return Browser(Table(Session(GAME, village, chosen, clock=lambda: 0.0), locker=Seal([KEY])))


def legal(browser: Browser) -> list[str]:
    """What the person may do now."""
    return [str(action) for action in browser.session.match.legal]


def in_game(number: int, count: int, people: bool = False) -> Browser:
    """A browser at a random game after so many of its actions; whoever is asked is a person, or everybody is."""
    turns = one(number)[:count]
    state = turns[-1].after
    seats = ["human" if people or seat == asked(state) else "greedy" for seat in range(GAME.view(state, None).players)]
    names = [f"Player {seat + 1}" for seat in range(len(seats))]
    browser = at_table(*SOLO)
    record = write_record(GAME, seats, names, state, [turn.action for turn in turns])
    browser.send("load", text=json.dumps(record))
    assert (browser.session.covered if people else browser.session.viewer) == asked(state)
    return browser


def first_place(holds: Callable[[tuple[Turn, ...], int], bool]) -> Browser:
    """A browser at the first place of the random games at which this holds of the turns so far and what is asked."""
    for number in range(24):
        turns = one(number)
        for count in range(2, len(turns)):
            if asked(turns[count - 1].after) is not None and holds(turns, count):
                return in_game(number, count)
    raise AssertionError("never came to be")


def kind(browser: Browser) -> str:
    """What is asked."""
    return str(browser.session.match.decision.kind)


@pytest.mark.parametrize(
    "text",
    [
        *("take harvest", "take harvest purple", "take nowhere brown", "take 0 0", "well plague", "choose church"),
        *("pay 3", "pay -1 brown", "pay 99999999999999999999 coins", "home C9 1", "birth 5", "train mill 0", "pass"),
        *("travel village C1 1", "bury yard", "privilege 9", "serve K1", "serve K99", "open 5", "hire 1a", "step I4"),
        *("begin red", "lay K1", "seed 1 1 1 1 1", "call monk", "call blue 1", "show card", "peek 5", "deal bailiff"),
        *("reveal bailiff", "amount 99", "use medico", "chart I4", "take ‮harvest brown", "take harvest brown\u0000"),
        *("<img src=x onerror=alert(1)>", "take harvest brown brown", "TAKE", ""),
    ],
)
def test_an_impossible_move_is_refused_and_changes_nothing(text: str) -> None:
    browser = at_table()
    browser.hello()
    state = browser.session.match.state
    assert kind(browser) == "turn"
    answer = browser.act(text)
    assert only("refusal", answer)["text"]
    assert "Traceback" not in json.dumps(answer)
    assert browser.session.match.state is state


def test_a_doubled_click_acts_once_and_a_stale_one_not_at_all() -> None:
    browser = at_table()
    browser.hello()
    move, text = browser.session.move, legal(browser)[0]
    browser.send("act", move=move, text=text)
    state = browser.session.match.state
    for stale in (move, 0, -1, 10**9, None, "1", 1.5, True):
        for wish in (text, "done", "skip", *legal(browser)[:3], "undo"):
            browser.send("act", move=stale, text=wish)
    assert browser.session.match.state is state


def test_what_only_chance_or_another_seat_does_is_refused_at_every_question() -> None:
    seen: set[str] = set()
    browser, rng = at_table(seed=3), Random(3)
    browser.hello()
    while not isinstance(browser.session.match.decision, Over) and len(seen) < 14:
        seen.add(kind(browser))
        state, allowed = browser.session.match.state, set(legal(browser))
        for text in ("lay K1", "call monk", "peek 5", "deal bailiff", "begin red", "bury ship", "pass", "done"):
            if text not in allowed:
                browser.act(text)
                assert browser.session.match.state is state, text
        browser.act(str(pick(browser.session.match.legal, rng)))
    assert len(seen) >= 8


TEXTS = st.sampled_from(
    [
        *("take harvest brown", "take inn plague", "well brown", "skip", "done", "pass", "undo", "birth", "harvest"),
        *("choose market", "pay 1", "why", "odds", "where", "help", "replay", "leave", "bury yard", "reveal saint"),
    ]
)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"kind": st.sampled_from(["act", "why"]), "move": st.integers(-1, 40), "text": TEXTS}),
    st.fixed_dictionaries({"kind": st.sampled_from(["undo", "reveal", "coach", "leave"]), "move": st.integers(-1, 40)}),
    st.fixed_dictionaries({"kind": st.just("replay"), "move": st.integers(0, 40), "at": st.integers(-1, 99)}),
)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES, max_size=8))
def test_no_run_of_messages_breaks_the_table(caplog: pytest.LogCaptureFixture, messages: list[Any]) -> None:
    browser = at_table()
    browser.hello()
    for message in messages:
        assert "Traceback" not in json.dumps(browser.content(message))
        if not isinstance(browser.session.match.decision, Over) and legal(browser):
            browser.act(legal(browser)[0])
    assert "Internal error" not in caplog.text
    assert browser.send("ping", id=3) == [{"kind": "pong", "id": 3}]


# Taking back, coming back, loading ----------------------------------------------------------------------


def chance_was_last(verb: str) -> Callable[[tuple[Turn, ...], int], bool]:
    """Whether this kind of chance is the last thing that happened, in an action of the seat that is asked again."""

    def holds(turns: tuple[Turn, ...], count: int) -> bool:
        last, seat = turns[count - 1], asked(turns[count - 1].after)
        played = any(asked(turn.before) == seat for turn in turns[:count])
        return played and asked(last.before) is None and last.action.verb == verb

    return holds


@pytest.mark.parametrize("verb", ["seed", "lay", "show", "peek", "call"])
def test_what_was_drawn_or_turned_up_cannot_be_taken_back(verb: str) -> None:
    browser = first_place(chance_was_last(verb))
    state = browser.session.match.state
    assert not browser.session.tools()["undo"]
    for answer in (browser.send("undo"), browser.act("undo"), browser.act(" UNDO ")):
        assert "cannot be taken back" in only("refusal", answer)["text"]
    assert browser.session.match.state is state


def nested(question: str) -> Callable[[tuple[Turn, ...], int], bool]:
    """Whether this is asked in the middle of an action that the same seat began."""

    def holds(turns: tuple[Turn, ...], count: int) -> bool:
        seat = asked(turns[count - 1].after)
        asked_for = GAME.decision(turns[count - 1].after).kind
        return asked_for == question and all(asked(turn.before) == seat for turn in turns[count - 2 : count])

    return holds


@pytest.mark.parametrize("question", ["pay", "sail", "island", "produce", "death", "friend", "cubes"])
def test_a_reload_in_the_middle_of_an_action_goes_on_there(question: str) -> None:
    left = first_place(nested(question))
    kept = left.send("hello", view="v1", saved=None)
    text = only("frame", kept)["autosave"]["text"]
    assert text.startswith("four-ports-sealed:")
    back = at_table(seed=99)
    assert back.hello(text)["offer"]
    back.send("resume")
    assert GAME.dump(back.session.match.state) == GAME.dump(left.session.match.state)
    assert legal(back) == legal(left)
    shown, again = (only("frame", browser.send("hello", view="v2", saved=None)) for browser in (left, back))
    for key in ("scene", "question", "answers", "panels"):
        assert shown.get(key) == again.get(key)
    before = GAME.dump(left.session.match.state)
    left.send("undo")
    back.send("undo")
    assert GAME.dump(left.session.match.state) != before
    assert GAME.dump(back.session.match.state) == GAME.dump(left.session.match.state)


def edits(record: dict[str, Any]) -> dict[str, Any]:
    """A record with one thing wrong, by what is wrong."""
    actions = record["actions"]
    return {
        "an action that is none": {**record, "actions": [*actions, "take everything"]},
        "a chance that cannot be": {**record, "actions": ["lay K99", *actions]},
        "an action left out": {**record, "actions": actions[:20] + actions[21:]},
        "two in the wrong order": {**record, "actions": [actions[-1], *actions]},
        "an action that is a number": {**record, "actions": [*actions, 7]},
        "actions in one text": {**record, "actions": " ".join(map(str, actions))},
        "another number of players": {**record, "seats": record["seats"][:1]},
        "a module that does not exist": {**record, "options": {**record["options"], "tavern": True}},
        "a module that is no yes or no": {**record, "options": {**record["options"], "inn": "perhaps"}},
    }


def test_a_record_that_was_edited_or_cut_off_is_refused_and_the_game_stays() -> None:
    browser = first_place(nested("pay"))
    record = json.loads(json.dumps(browser.session.main.record()))
    state = browser.session.match.state
    texts = {wrong: json.dumps(edited) for wrong, edited in edits(record).items()}
    whole = json.dumps(record)
    texts |= {f"cut off after {share} in 7": whole[: len(whole) * share // 7] for share in range(7)}
    for wrong, text in texts.items():
        answer = browser.send("load", text=text)
        assert only("refusal", answer)["text"], wrong
        assert "Internal" not in json.dumps(answer), wrong
        assert browser.session.match.state is state, wrong
    browser.act(legal(browser)[0])
    assert browser.session.match.state is not state


# Secrets -------------------------------------------------------------------------------------------------


def other_world(browser: Browser, rng: Random) -> Any:
    """Another position that the person cannot tell from the present one."""
    state = browser.session.match.state
    return GAME.sample_world(GAME.view(state, browser.session.viewer), rng)


def told(browser: Browser) -> list[Any]:
    """All that the table tells of the present position: the picture, the odds, advice, and answers to questions."""
    asked_for = [("hello", {"view": "v", "saved": None}), ("odds", {"predict": False}), ("coach", {})]
    asked_for += [("act", {"text": text}) for text in ("help", "where", "serve K1", "open 5", "reveal saint")]
    answers = [browser.send(kind, **fields) for kind, fields in asked_for]
    return [without_seal(answer) for answer in answers]


def without_seal(message: Any) -> Any:
    """A message without the sealed copy for the browser."""
    if isinstance(message, dict):
        return {key: without_seal(value) for key, value in message.items() if key != "autosave"}
    return [without_seal(each) for each in message] if isinstance(message, list) else message


@pytest.mark.parametrize("number", [2, 5, 6, 8, 19, 20])
def test_what_the_person_cannot_know_changes_no_byte(number: int) -> None:
    rng, different = Random(number), 0
    places = [n for n, turn in enumerate(one(number), 1) if asked(turn.after) is not None]
    for count in rng.sample(places, 6):
        here, there = in_game(number, count), in_game(number, count)
        last = there.session.match.history[-1]
        world = other_world(there, rng)
        different += world != last.state
        there.session.match.history[-1] = replace(last, state=world)
        assert told(here) == told(there), count
    assert different >= 3


def goals_named(message: Any) -> set[str]:
    """The life goals that a picture names anywhere apart from its log and the words of its forms."""
    text = json.dumps([message[part] for part in ("scene", "panels", "question", "answers")], ensure_ascii=False)
    return {goal for goal in GOALS if re.search(rf"\b{goal.title()}\b", text)}


def goals_of(state: Any, seats: Iterable[int]) -> set[str]:
    """The life goals that these seats still hold."""
    return {GOALS[goal] for seat in seats for goal in (state.silver[seat], state.gold[seat]) if goal >= 0}


def places_with_goals(number: int) -> list[int]:
    """Some places of a game at which somebody is asked who holds a goal."""
    turns = list(enumerate(one(number), 1))
    found = [n for n, turn in turns if asked(turn.after) is not None and goals_of(turn.after, [asked(turn.after)])]
    return found[:: max(1, len(found) // 5)]


@pytest.mark.parametrize("number", [2, 8, 19])
def test_only_the_own_life_goals_are_named(number: int) -> None:
    for count in places_with_goals(number):
        browser = in_game(number, count)
        state, seat = browser.session.match.state, browser.session.viewer
        named = goals_named(browser.hello())
        assert goals_of(state, [seat]) <= named
        scored = {GOALS[goal] for goals in state.scored for goal in goals}
        assert not (named - goals_of(state, [seat]) - scored) & goals_of(state, set(range(len(state.silver))) - {seat})


@pytest.mark.parametrize("number", [2, 8, 19])
def test_a_curtain_covers_every_life_goal_until_its_owner_is_there(number: int) -> None:
    for count in places_with_goals(number):
        browser = in_game(number, count, people=True)
        state, seat = browser.session.match.state, browser.session.covered
        everybody = goals_of(state, range(len(state.silver)))
        covered = browser.hello()
        assert covered["curtain"]
        assert not goals_named(covered) & everybody
        for kind, fields in (("act", {"text": "where"}), ("act", {"text": "help"}), ("odds", {"predict": False})):
            said = json.dumps(browser.send(kind, **fields))
            assert not [goal for goal in everybody if f"{goal.title()}:" in said or f"{goal.title()}, " in said]
            assert "Your goal" not in said
        for kind, fields in (("act", {"text": "done"}), ("undo", {}), ("replay", {"at": 0})):
            assert "is covered" in only("refusal", browser.send(kind, **fields))["text"]
        shown = goals_named(only("frame", browser.send("reveal")))
        assert goals_of(state, [seat]) <= shown
        assert not (shown - goals_of(state, [seat])) & everybody
