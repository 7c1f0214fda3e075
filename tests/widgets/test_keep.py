"""Saved games: kept in the browser, offered again, opened from files, and refused with a helpful sentence."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.widgets import plain_ui
from tests.widgets.line import KEY, Browser, make_table, only
from widgets.shared import keep
from widgets.shared.seal import Seal


def fresh() -> Browser:
    return Browser(make_table(plain_ui, seed=99))


def test_a_kept_game_is_offered_after_a_reload_and_goes_on(browser_of_one: Browser) -> None:
    saved = browser_of_one.autosave()
    later = fresh()
    frame = later.hello(saved)
    assert frame["offer"]["resume"] == "Go on with that game"
    assert "actions played" in frame["offer"]["text"]
    assert frame["autosave"] is None
    back = only("frame", later.send("resume"))
    assert back["offer"] is None
    assert later.session.match.state == browser_of_one.session.match.state
    assert back["autosave"]["text"].startswith("four-ports-sealed:")


def test_a_kept_game_is_not_lost_before_the_offer_is_answered(browser_of_one: Browser) -> None:
    later = fresh()
    later.hello(browser_of_one.autosave())
    state = later.session.match.state
    assert only("refusal", later.act("pass"))["text"].startswith("First choose")
    assert later.session.match.state is state
    assert later.hello(None)["offer"] is not None


def test_a_kept_game_can_be_declined(browser_of_one: Browser) -> None:
    later = fresh()
    later.hello(browser_of_one.autosave())
    frame = only("frame", later.send("discard"))
    assert frame["offer"] is None
    assert frame["autosave"]["text"] == "", "the browser forgets the game, or a reload would offer it again"
    assert only("refusal", later.send("resume"))["text"].startswith("There is no kept game")
    assert only("steps", later.act("pass"))["then"]["autosave"]["text"]


def test_a_game_in_progress_is_not_interrupted_by_an_offer(browser_of_one: Browser) -> None:
    saved = browser_of_one.autosave()
    later = fresh()
    later.act("bid 20")
    assert later.hello(saved)["offer"] is None


def test_a_kept_game_that_cannot_be_opened_is_mentioned(browser_of_one: Browser) -> None:
    saved = browser_of_one.autosave()
    answer = fresh().send("hello", view="v", saved=saved[:-9])
    assert only("frame", answer)["offer"] is None
    assert "cannot be opened" in only("notice", answer)["text"]


def test_a_running_game_is_saved_sealed_and_opens_again(browser_of_one: Browser) -> None:
    browser_of_one.act("bid 20")
    saved = only("record", browser_of_one.send("save"))
    assert saved["name"] == "manila.fourports"
    assert "bid" not in saved["text"]
    later = fresh()
    frame = only("frame", later.send("load", text=saved["text"]))
    assert later.session.match.state == browser_of_one.session.match.state
    assert [person["name"] for person in frame["people"]] == ["Ana", "Ben", "Cora", "Dirk"]


def test_names_in_a_file_are_cleaned(browser_of_one: Browser) -> None:
    record = {**browser_of_one.session.match.record(), "names": ["<b>\u202e" + "x" * 100, "B", "B\u200b", "D"]}
    del record["position_digest"]
    answer = fresh().send("load", text=json.dumps(record))
    frame = only("frame", answer)
    names = [person["name"] for person in frame["people"]]
    assert len(set(names)) == 4
    assert all(len(name) <= 20 and name.isprintable() for name in names)


def records() -> dict[str, Any]:
    record = make_table(plain_ui)._session.match.record()
    played = {**record, "actions": [*record["actions"], "bid 999"]}
    return {
        "": "empty",
        "  \n": "empty",
        "hello": "not a saved game",
        "[1, 2]": "not a saved game",
        "{}": "not a saved game",
        '{"game": "chess"}': "not a saved game",
        json.dumps(record)[:-30]: "damaged",
        "{" * 5000: "damaged",
        '{"a":' * 50_000: "damaged",
        json.dumps({**record, "game": "go"}): "go",
        json.dumps({**record, "game": ["manila"]}): "?",
        json.dumps({**record, "format": 99}): "newer",
        json.dumps({**record, "rules_version": 99}): "newer",
        json.dumps({**record, "seats": ["human"]}): "as many names",
        json.dumps({**record, "actions": 5}): "list",
        json.dumps(played): "bid 999",
        json.dumps({**record, "options": {"cheat": True}}): "option",
        "four-ports-sealed:2:abcdef": "newer",
        Seal([KEY]).close(json.dumps(record))[:90]: "seal does not fit",
        Seal([KEY]).close("{}"): "not a saved game",
        "\x00\x01" * 50: "not a saved game",
        "x" * 1_000_001: "too big",
    }


@pytest.mark.parametrize(("text", "words"), records().items(), ids=lambda value: str(value)[:24].strip())
def test_a_file_that_cannot_be_opened_is_explained_and_the_game_stays(
    browser_of_one: Browser, text: str, words: str
) -> None:
    browser_of_one.act("bid 20")
    state = browser_of_one.session.match.state
    answer = browser_of_one.send("load", text=text)
    assert [message["kind"] for message in answer] == ["refusal"]
    assert words in answer[0]["text"]
    assert answer[0]["text"].endswith("The present game goes on.")
    assert browser_of_one.session.match.state is state


def test_how_long_ago_is_said_in_words() -> None:
    now = datetime.now(UTC)
    ages = [timedelta(seconds=5), timedelta(minutes=9), timedelta(hours=5), timedelta(days=4), timedelta(days=99)]
    shown = [keep.ago(now - age) for age in ages]
    assert shown[:4] == ["a moment ago", "9 minutes ago", "5 hours ago", "4 days ago"]
    assert shown[4].startswith("on 20")
