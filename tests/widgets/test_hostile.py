"""A browser that means harm: nothing it sends breaks the table, and nothing secret reaches it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table, only
from widgets.shared.throttle import Throttle


@pytest.mark.parametrize(
    "data",
    [
        None,
        5,
        [],
        {},
        {"method": "update"},
        {"method": "update", "state": {"shelf": "x"}, "buffer_paths": [["a", "b"]]},
        {"method": "update", "state": {"_esm": "alert(1)", "shelf": 5, "layout": "IPY_MODEL_no"}},
        {"method": "custom"},
        {"method": "custom", "content": None},
        {"method": "run", "content": {"kind": "save"}},
        {"method": ["custom"], "content": {}},
    ],
)
def test_a_strange_envelope_is_ignored(browser_of_one: Browser, data: Any) -> None:
    state, traits = browser_of_one.session.match.state, browser_of_one.table.get_state()
    browser_of_one.raw(data)
    assert browser_of_one.session.match.state is state
    assert browser_of_one.table.get_state() == traits
    assert browser_of_one.hello()["kind"] == "frame"


def test_a_message_without_content_is_survived(browser_of_one: Browser) -> None:
    browser_of_one.line.handle_msg({})
    browser_of_one.line.handle_msg({"content": None})
    assert browser_of_one.send("ping", id=1) == [{"kind": "pong", "id": 1}]


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SEATS = st.lists(st.sampled_from(["human", "greedy", "uniform", "nobody"]) | PLAIN, max_size=6)
TEXTS = st.sampled_from(
    [
        *("pass", "bid 1", "bid 5", "help", "undo", "deal jade jade", "roll 1 2 3", "place jade"),
        *("why", "where", "replay", "leave", "odds", "coach", "log"),
    ]
)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"kind": st.just("act"), "move": st.integers(0, 9) | PLAIN, "text": TEXTS | PLAIN}),
    st.fixed_dictionaries({"kind": st.sampled_from(["undo", "reveal"]), "move": st.integers(0, 9) | PLAIN}),
    st.fixed_dictionaries({"kind": st.just("hello"), "view": st.just("v") | PLAIN, "saved": PLAIN, "guesses": PLAIN}),
    st.fixed_dictionaries({"kind": st.just("why"), "move": st.integers(0, 9), "text": TEXTS | PLAIN}),
    st.fixed_dictionaries({"kind": st.just("odds"), "move": st.integers(0, 9), "predict": st.booleans() | PLAIN}),
    st.fixed_dictionaries({"kind": st.just("guess"), "move": st.integers(0, 9), "percent": st.integers(-1, 101)}),
    st.fixed_dictionaries({"kind": st.just("replay"), "move": st.integers(0, 9), "at": st.integers(-1, 99) | PLAIN}),
    st.fixed_dictionaries({"kind": st.just("branch"), "move": st.integers(0, 9), "same": st.booleans() | PLAIN}),
    st.fixed_dictionaries({"kind": st.sampled_from(["leave", "coach"]), "move": st.integers(0, 9) | PLAIN}),
    st.fixed_dictionaries({"kind": st.just("load"), "text": PLAIN}),
    st.fixed_dictionaries(
        {
            "kind": st.just("new"),
            "seats": SEATS | PLAIN,
            "names": st.lists(st.text(max_size=40), max_size=6) | PLAIN,
            "options": st.just({}) | PLAIN,
            "seed": st.none() | st.text(max_size=16) | PLAIN,
        }
    ),
    st.fixed_dictionaries({"kind": st.sampled_from(["save", "resume", "discard", "rule", "ping"]), "id": PLAIN}),
    PLAIN,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES, max_size=12), people=st.integers(1, 3))
def test_no_run_of_messages_breaks_the_table(
    caplog: pytest.LogCaptureFixture, messages: list[Any], people: int
) -> None:
    browser = Browser(make_table(plain_ui, ["human"] * people + ["uniform"] * (4 - people), seed=1))
    for message in messages:
        answer = browser.content(message)
        assert "Traceback" not in json.dumps(answer)
    assert "Internal error" not in caplog.text
    assert browser.send("ping", id=3) == [{"kind": "pong", "id": 3}]


def test_chance_cannot_be_decided_by_the_browser(browser_of_one: Browser) -> None:
    state = browser_of_one.session.match.state
    for text in ("deal jade jade", "roll 6 6 6"):
        assert only("refusal", browser_of_one.act(text))["text"]
    assert browser_of_one.session.match.state is state


def test_a_thousand_messages_at_once_are_survived(browser_of_one: Browser) -> None:
    for number in range(1000):
        browser_of_one.send("hello", view="v", saved=None)
        browser_of_one.send("act", move=number, text="pass")
    assert browser_of_one.send("ping", id=3) == [{"kind": "pong", "id": 3}]


def test_too_much_at_once_is_held_back() -> None:
    now = [0.0]
    throttle = Throttle(burst=3, per_second=2, clock=lambda: now[0])
    assert [throttle.allows() for _ in range(5)] == [True, True, True, False, False]
    now[0] = 0.5
    assert [throttle.allows() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [throttle.allows() for _ in range(5)] == [True, True, True, False, False]


def hidden_notations(browser: Browser) -> list[str]:
    """What a cheat would look for: the deal of every seat, as the record has it."""
    return [str(turn.action) for turn in browser.session.match.history if str(turn.action).startswith("deal")]


def contents(browser: Browser) -> list[dict[str, Any]]:
    """Every custom message that was sent."""
    return [sent["data"]["content"] for sent in browser.line.published if "content" in sent["data"]]


def every_panel(value: Any) -> Iterator[dict[str, Any]]:
    """Every player's panel anywhere in a message."""
    if isinstance(value, dict):
        yield from value.get("panels", ())
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from every_panel(part)


def test_nothing_secret_is_in_any_message_of_a_running_game() -> None:
    browser = Browser(make_table(plain_ui, ["human", "greedy", "greedy", "uniform"], seed=123456789))
    frame = browser.hello()
    for _ in range(25):
        if frame["over"]:
            break
        message = only("steps", browser.act(frame["answers"][0]["items"][0]["text"]))
        browser.send("save")
        frame = {**frame, **message["then"]}
    sent = json.dumps(browser.line.published)
    deals = hidden_notations(browser)
    assert len(deals) == 4
    assert not any(deal in sent for deal in deals)
    assert "123456789" not in sent
    shown = [panel for message in contents(browser) for panel in every_panel(message) if panel["lines"]]
    assert shown
    assert {panel["seat"] for panel in shown} == {0}


def test_two_deals_that_differ_only_in_hidden_cards_look_the_same() -> None:
    def sent(swap: bool) -> list[Any]:
        browser = Browser(make_table(plain_ui, ["human", "uniform", "uniform"], seed=4))
        record = browser.session.match.record()
        deals = [number for number, text in enumerate(record["actions"]) if text.startswith("deal")]
        first = record["actions"][deals[0]]
        others = ["deal nutmeg silk", "deal ginseng jade"]
        actions = [first, *(reversed(others) if swap else others)]
        changed = {**record, "actions": actions}
        del changed["position_digest"]
        answer = browser.send("load", text=json.dumps(changed))
        frame = only("frame", answer)
        frame["autosave"] = None
        return [frame]

    assert json.dumps(sent(False)) == json.dumps(sent(True))


def test_synced_traits_hold_nothing_of_the_game(browser_of_one: Browser) -> None:
    before = browser_of_one.table.get_state()
    browser_of_one.act("bid 20")
    after = browser_of_one.table.get_state()
    assert after == before
    own = {key for key in after if not key.startswith("_")}
    assert own == {"shelf", "first_words", "layout", "tabbable", "tooltip"}
    assert after["shelf"] == "four-ports/manila/table"


def test_a_name_full_of_markup_is_escaped_everywhere() -> None:
    nasty = '"><img src=x>'
    browser = Browser(make_table(plain_ui, names=[nasty, None, None, None]))
    frame = browser.hello()
    drawings = [source for _, source in frame["scene"]["elements"]] + [each["mark"] for each in frame["people"]]
    assert not any("<img" in source for source in drawings)
    assert frame["people"][0]["name"] == nasty


def test_a_flood_of_old_clicks_is_not_answered_by_a_flood_of_pictures(browser_of_one: Browser) -> None:
    before = len(browser_of_one.line.published)
    for _ in range(500):
        browser_of_one.send("act", move=browser_of_one.session.move + 1, text="pass")
    kinds = [sent["data"]["content"]["kind"] for sent in browser_of_one.line.published[before:]]
    assert kinds.count("refusal") == 500
    assert 1 <= kinds.count("frame") < 100
