"""Records: what is written, and what happens to every kind of bad one."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from gamecore import BadRecord, Match
from gamecore.kernel.record import FORMAT, MAX_ACTIONS, Record, read_record


def record() -> dict[str, Any]:
    """Return the record of a game that has begun."""
    match = Match("manila", ["human", "uniform", "uniform"], seed=7, names=["Ada", "Blaise", "Carl"])
    match.play("bid 5")
    return match.record()


def refuse(data: Any, words: str) -> None:
    """Check that a record is refused in these words, in one or two whole sentences, and left as it is."""
    before = deepcopy(data) if isinstance(data, dict) else data
    with pytest.raises(BadRecord, match=words) as caught:
        Match.replay(data)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 600
    assert data == before


def test_a_record_is_readable_json() -> None:
    data = record()
    assert json.loads(json.dumps(data)) == data
    assert data["format"] == FORMAT
    assert data["game"] == "manila"
    assert data["rules_version"] == 1
    assert data["options"] == {"stronger_pirates": False}
    assert data["seats"] == ["human", "uniform", "uniform"]
    assert data["names"] == ["Ada", "Blaise", "Carl"]
    assert data["actions"][3] == "bid 5"


def test_a_record_needs_no_seed() -> None:
    assert "seed" not in record()
    assert Match.replay(record(), seed=1).history == Match.replay(record(), seed=2).history


@pytest.mark.parametrize("form", [dict, json.dumps, lambda data: json.dumps(data, indent=2).encode()])
def test_a_record_is_read_as_data_text_or_bytes(form: Any) -> None:
    match = Match.replay(form(record()))
    assert match.record() == record()
    assert match.names == ("Ada", "Blaise", "Carl")


def test_a_record_that_has_been_read_can_be_replayed() -> None:
    read = read_record(record())
    assert isinstance(read, Record)
    assert Match.replay(read).record() == record()


def test_a_replayed_match_goes_on() -> None:
    match = Match.replay(record(), seed=3)
    length = len(match.history)
    match.play(match.legal[-1])
    assert len(match.history) > length
    assert Match.replay(match.record()).state == match.state


def test_a_replayed_match_catches_up_with_the_programs() -> None:
    match = Match("manila", ["human", "uniform", "uniform"], seed=7, autoplay=False)
    waiting = Match.replay(match.record(), autoplay=False)
    assert waiting.history == []
    assert Match.replay(match.record(), seed=7).decision.seat == 0


def test_names_are_optional() -> None:
    data = record()
    del data["names"]
    assert Match.replay(data).names == ("Player 1", "Uniform 2", "Uniform 3")


def test_the_digest_is_optional() -> None:
    data = record()
    del data["position_digest"]
    data["actions"] = [*data["actions"][:3], "BID  6"]
    assert str(Match.replay(data, autoplay=False).history[-1].action) == "bid 6"


def test_a_program_that_is_gone_leaves_its_games_readable() -> None:
    data = record()
    data["seats"] = ["human", "alphamanila", "uniform"]
    match = Match.replay(data)
    assert match.bots == (None, None, None)
    assert match.record()["seats"] == data["seats"]


def test_older_rules_replay_if_they_can() -> None:
    data = record()
    data["rules_version"] = 1
    assert Match.replay(data).game.rules_version >= 1


def test_every_truncation_is_refused() -> None:
    text = json.dumps(record())
    for length in range(0, len(text), 7):
        refuse(text[:length], "breaks off or is damaged|not a record")


@pytest.mark.parametrize(
    "foreign", [None, 5, "5", [], "[]", "null", {}, {"pgn": "e4"}, {"format": 1}, '{"game": "chess"}']
)
def test_foreign_data_is_no_record(foreign: Any) -> None:
    refuse(foreign, "not a record of Four Ports")


@pytest.mark.parametrize("damaged", ["{", b"\xff\xfe\x00", "\x00", '{"format": 1,}', "[" * 100_000, '{"a":' * 100_000])
def test_damaged_text_is_refused(damaged: Any) -> None:
    refuse(damaged, "breaks off or is damaged")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "format 2; this version of Four Ports reads up to format 1. Install a newer version"),
        ({"format": 0}, "“format” must be a whole number from 1"),
        ({"format": "1"}, "“format” must be a whole number"),
        ({"format": True}, "“format” must be a whole number"),
        ({"format": 1.0}, "“format” must be a whole number"),
        ({"game": "village_deluxe"}, "a game called “village_deluxe”, which is not installed"),
        ({"game": 5}, "“game” must be a text"),
        ({"game": "m" * 99}, "“game” must be a text of at most 40"),
        ({"rules_version": 2}, "version 2 of Manila’s rules; this version of Four Ports knows version 1"),
        ({"rules_version": None}, "“rules_version” must be a whole number"),
        ({"seats": 3}, "“seats” must be a list"),
        ({"seats": []}, "as many names as seats"),
        ({"seats": ["human"] * 3 + [4]}, "“seats” must be a list of at most 20 short texts"),
        ({"seats": ["human"] * 21}, "“seats” must be a list of at most 20 short texts"),
        ({"seats": ["human"] * 2, "names": ["A", "B"]}, "The record cannot be started: Manila is for 3 to 5 players"),
        ({"names": ["A"]}, "as many names as seats"),
        ({"names": ["A", "A", "B"]}, "The names in the record cannot be used. Every seat needs a name of its own"),
        ({"names": ["A", "", "B"]}, "The names in the record cannot be used"),
        ({"names": None}, "“names” must be a list, not nothing"),
        ({"options": []}, "“options” of the record must be an object"),
        ({"options": {"stronger_pirates": 1}}, "The record cannot be started: The option"),
        ({"options": {"strong": True}}, "The record cannot be started: Manila has no option “strong”"),
        ({"options": {"seats": 4}}, "The record cannot be started"),
        ({"options": {"self": 4}}, "The record cannot be started"),
        ({"options": {"x" * 100_000: 4}}, "The record cannot be started"),
        ({"actions": "bid 5"}, "“actions” must be a list, not a text"),
        ({"actions": [5]}, "“actions” must be a list of at most 100000 short texts"),
        ({"actions": ["x" * 201]}, "“actions” must be a list"),
        ({"actions": ["pass"] * (MAX_ACTIONS + 1)}, "“actions” must be a list of at most 100000"),
        ({"actions": ["pass"] * MAX_ACTIONS}, "Action 1 of the record, “pass”, cannot be replayed"),
        ({"actions": []}, "was changed after it was saved"),
        ({"actions": ["fly"]}, "Action 1 of the record, “fly”, cannot be replayed. “fly” is not a verb"),
        ({"position_digest": "0" * 16}, "was changed after it was saved"),
        ({"position_digest": 5}, "“position_digest” must be a text"),
    ],
)
def test_a_record_with_a_wrong_value_is_refused(change: dict[str, Any], words: str) -> None:
    refuse({**record(), **change}, words)


@pytest.mark.parametrize("name", ["rules_version", "seats", "actions", "options"])
def test_a_record_that_lacks_something_is_refused(name: str) -> None:
    data = record()
    del data[name]
    refuse(data, f"The record lacks “{name}”")


def test_an_overbid_bid_cannot_be_edited_unnoticed() -> None:
    match = Match("manila", ["human"] * 3, seed=7)
    match.play("bid 5")
    match.play("bid 8")
    data = match.record()
    data["actions"][3] = "bid 6"
    refuse(data, "was changed after it was saved")


def test_data_that_is_too_deep_or_large_to_show_is_refused() -> None:
    deep: Any = []
    for _ in range(50_000):
        deep = [deep]
    for value in (deep, 10**5000):
        with pytest.raises(BadRecord, match=r"must be a whole number .* not something too large to show\.$"):
            Match.replay({**record(), "format": value})
