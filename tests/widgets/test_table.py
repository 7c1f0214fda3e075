"""The table's Python side, message by message."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import gamecore
import widgets
from gamecore.kernel.errors import BadOption, GameError
from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table, only


def test_hello_is_answered_with_the_full_picture(browser_of_one: Browser) -> None:
    frame = browser_of_one.hello()
    assert frame["to"] == "v1"
    assert frame["game"] == {"name": "manila", "title": "Manila"}
    assert [person["name"] for person in frame["people"]] == ["Ana", "Ben", "Cora", "Dirk"]
    assert frame["question"] == {"text": "Ana: bid?", "seat": 0}
    assert frame["curtain"] is None
    assert frame["offer"] is None
    assert frame["log"]
    assert len(json.dumps(frame)) < 100_000


def test_an_action_is_played_and_told_in_steps(browser_of_one: Browser) -> None:
    move = browser_of_one.hello()["move"]
    message = only("steps", browser_of_one.act("bid 20"))
    assert (message["from"], message["move"]) == (move, move + 1)
    assert message["steps"][0]["log"][0]["text"] == "Ana: bid, amount 20."
    assert message["then"]["question"]["seat"] == 0
    assert message["then"]["autosave"]["text"].startswith("four-ports-sealed:")
    assert browser_of_one.session.match.history[-1].state is browser_of_one.session.match.state


def test_steps_lead_exactly_to_the_next_picture(browser_of_one: Browser) -> None:
    frame = browser_of_one.hello()
    for _ in range(12):
        shown = dict(frame["scene"]["elements"])
        order = list(shown)
        if frame["over"]:
            break
        text = frame["answers"][0]["items"][0]["text"]
        message = only("steps", browser_of_one.act(text))
        for step in [*message["steps"], message["then"]]:
            patch = step.get("patch", {})
            shown.update(patch.get("set", {}))
            for key in patch.get("remove", []):
                del shown[key]
            order = patch.get("order", order)
        frame = browser_of_one.hello()
        assert [[key, shown[key]] for key in order] == frame["scene"]["elements"]
        assert message["then"]["answers"] == frame["answers"]


def test_every_event_of_the_steps_is_in_the_log(browser_of_one: Browser) -> None:
    before = browser_of_one.hello()["log"]
    message = only("steps", browser_of_one.act("bid 20"))
    told = [entry for step in message["steps"] for entry in step.get("log", [])]
    assert browser_of_one.hello()["log"] == before + told


def test_dice_are_part_of_the_steps(browser_of_one: Browser) -> None:
    for _ in range(10):
        frame = browser_of_one.hello()
        steps = only("steps", browser_of_one.act(frame["answers"][0]["items"][0]["text"]))["steps"]
        rolled = [step["dice"] for step in steps if "dice" in step]
        if rolled:
            break
    assert all(1 <= die["value"] <= 6 for die in rolled[0])


def test_an_illegal_action_is_refused_with_its_rule(browser_of_one: Browser) -> None:
    before = browser_of_one.session.match.state
    refusal = only("refusal", browser_of_one.act("bid 999"))
    assert "M3.10" in refusal["rules"]
    assert browser_of_one.session.match.state is before


def test_a_typing_error_is_explained(browser_of_one: Browser) -> None:
    refusal = only("refusal", browser_of_one.act("bidd 5"))
    assert "Did you mean “bid”?" in refusal["text"]


def test_a_stale_click_is_refused_politely_and_shown_the_present(browser_of_one: Browser) -> None:
    old = browser_of_one.hello()["move"]
    browser_of_one.act("bid 20")
    state = browser_of_one.session.match.state
    answer = browser_of_one.send("act", move=old, text="pass")
    assert only("refusal", answer)["text"].startswith("The board has changed")
    assert only("frame", answer)["move"] == browser_of_one.session.move
    assert browser_of_one.session.match.state is state


def test_a_doubled_click_acts_once(browser_of_one: Browser) -> None:
    move = browser_of_one.hello()["move"]
    browser_of_one.send("act", move=move, text="bid 20")
    state = browser_of_one.session.match.state
    assert browser_of_one.send("act", move=move, text="bid  20") == []
    assert browser_of_one.session.match.state is state


def test_a_future_move_number_is_stale_too(browser_of_one: Browser) -> None:
    answer = browser_of_one.send("act", move=browser_of_one.session.move + 1, text="pass")
    assert only("refusal", answer)["text"].startswith("The board has changed")


def test_help_lists_what_can_be_typed(browser_of_one: Browser) -> None:
    notice = only("notice", browser_of_one.act("help"))
    assert notice["items"][0] == "bid 1 to bid 54"
    assert "pass" in notice["items"]


def test_a_ping_is_answered(browser_of_one: Browser) -> None:
    assert browser_of_one.send("ping", id=41) == [{"kind": "pong", "id": 41}]


def test_a_rule_is_read_out(browser_of_one: Browser) -> None:
    rule = only("rule", browser_of_one.send("rule", id="M3.5"))
    assert rule["title"] == gamecore.load("manila").rulebook["M3.5"].title
    assert rule["text"]
    assert only("refusal", browser_of_one.send("rule", id="<b>"))["text"] == "There is no rule <b>."


def office(browser: Browser) -> None:
    """Make the person harbour master, who then decides several things in a row."""
    browser.act("bid 54")
    assert browser.session.match.decision.kind == "load"


def test_undo_takes_the_last_step_back(browser_of_one: Browser) -> None:
    office(browser_of_one)
    before = browser_of_one.session.match.state
    log = browser_of_one.hello()["log"]
    browser_of_one.act("load nutmeg silk jade")
    answer = browser_of_one.send("undo")
    assert browser_of_one.session.match.state == before
    assert only("frame", answer)["log"] == log
    assert only("notice", answer)["text"] == "The last step is taken back."


def test_undo_can_be_typed(browser_of_one: Browser) -> None:
    office(browser_of_one)
    before = browser_of_one.session.match.state
    browser_of_one.act("load nutmeg silk jade")
    browser_of_one.act(" Undo ")
    assert browser_of_one.session.match.state == before


def test_undo_past_another_seat_is_refused_with_the_reason(browser_of_one: Browser) -> None:
    browser_of_one.act("bid 2")
    state = browser_of_one.session.match.state
    assert browser_of_one.hello()["tools"] == {"undo": False}
    refusal = only("refusal", browser_of_one.send("undo"))
    assert refusal["text"]
    assert browser_of_one.session.match.state is state


def test_undo_twice_for_one_move_acts_once(browser_of_one: Browser) -> None:
    office(browser_of_one)
    browser_of_one.act("load nutmeg silk jade")
    move = browser_of_one.session.move
    browser_of_one.send("undo", move=move)
    state = browser_of_one.session.match.state
    assert browser_of_one.send("undo", move=move) == []
    assert browser_of_one.session.match.state is state


FORM: dict[str, Any] = {
    "seats": ["human", "uniform", "uniform"],
    "names": ["Zoé", "", "Zoé"],
    "options": {"stronger_pirates": True},
    "seed": "7",
}


def test_the_form_starts_a_new_game(browser_of_one: Browser) -> None:
    answer = browser_of_one.send("new", **FORM)
    frame = only("frame", answer)
    assert [person["name"] for person in frame["people"]] == ["Zoé", "Ben", "Zoé 2"]
    assert frame["new_game"]["current"]["options"] == {"stronger_pirates": True}
    assert frame["new_game"]["current"]["seats"] == ["human", "uniform", "uniform"]
    again = browser_of_one.session.match.state
    browser_of_one.send("new", **FORM)
    assert browser_of_one.session.match.state == again


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": ["human", "uniform"]}, "3 to 5"),
        ({"seats": ["human"] * 6}, "3 to 5"),
        ({"seats": ["human", "uniform", "<img>"]}, "Nobody called"),
        ({"seats": ["uniform", "uniform", "uniform"]}, "At least one seat"),
        ({"options": {"faster_pirates": True}}, "has no option"),
        ({"options": {"stronger_pirates": "yes"}}, "not possible"),
        ({"options": {"stronger_pirates": 1}}, "not possible"),
    ],
)
def test_a_form_with_nonsense_is_refused_and_the_game_stays(
    browser_of_one: Browser, change: dict[str, Any], words: str
) -> None:
    state = browser_of_one.session.match.state
    assert words in only("refusal", browser_of_one.send("new", **{**FORM, **change}))["text"]
    assert browser_of_one.session.match.state is state


def test_the_form_offers_what_the_game_allows(browser_of_one: Browser) -> None:
    form = browser_of_one.hello()["new_game"]
    assert form["counts"] == [3, 4, 5]
    assert [player["value"] for player in form["players"]] == ["human", *gamecore.bot_names(gamecore.load("manila"))]
    (option,) = form["options"]
    assert option["name"] == "stronger_pirates"
    assert [value["value"] for value in option["allowed"]] == list(gamecore.load("manila").options[0].allowed)


def test_an_unguessable_seed_is_drawn_when_none_is_given() -> None:
    one, two = (Browser(make_table(plain_ui, seed=None)).session.match.seed for _ in range(2))
    assert one != two


def test_an_internal_error_is_told_by_a_number_and_nothing_else(
    browser_of_one: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("/home/secret/path")

    monkeypatch.setattr(browser_of_one.session.match, "play", broken)
    answer = browser_of_one.act("pass")
    refusal = only("refusal", answer)
    number = refusal["text"].split("number ")[1].rstrip(".")
    assert number in caplog.text
    assert "/home/secret/path" in caplog.text
    assert "/home/secret" not in json.dumps(answer)
    assert "RuntimeError" not in json.dumps(answer)


def test_a_drawing_that_fails_does_not_end_the_table(
    browser_of_one: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(plain_ui, "scene", lambda *_: 1 / 0)
        answer = browser_of_one.act("bid 20")
        assert "ZeroDivisionError" in caplog.text
        assert "ZeroDivisionError" not in json.dumps(answer)
    frame = browser_of_one.hello()
    text = frame["answers"][0]["items"][0]["text"]
    assert only("steps", browser_of_one.act(text))["then"]["question"]["text"]


def test_a_bot_that_fails_is_asked_again(browser_of_one: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(browser_of_one.session.match.bots[1], "choose", lambda *_: 1 / 0)
        browser_of_one.act("bid 1")
        assert browser_of_one.session.asked is None
    message = only("steps", browser_of_one.act("pass"))
    assert message["then"]["question"]["seat"] == 0


def test_long_thinking_is_shown_in_parts() -> None:
    table = make_table(plain_ui, ["human", "uniform", "uniform", "uniform"])
    browser = Browser(table)
    ticks = iter(range(10_000))
    browser.session.clock = lambda: float(next(ticks))
    messages = browser.act("bid 1")
    assert len(messages) > 2
    assert [message["then"] is None for message in messages] == [True] * (len(messages) - 1) + [False]
    assert [message["from"] for message in messages[1:]] == [message["move"] for message in messages[:-1]]


def test_a_whole_game_can_be_played_and_ends_open() -> None:
    browser = Browser(make_table(plain_ui, ["human", "greedy", "greedy"], seed=11))
    frame = browser.hello()
    for _ in range(400):
        if frame["over"]:
            break
        text = frame["answers"][0]["items"][0]["text"]
        then = only("steps", browser.act(text))["then"]
        frame = {**frame, **then}
    assert frame["over"]
    assert frame["answers"] == []
    record = json.loads(frame["autosave"]["text"])
    assert gamecore.Match.replay(record).state == browser.session.match.state
    assert only("refusal", browser.act("pass"))["text"].startswith("The game is over")
    saved = only("record", browser.send("save"))
    assert (saved["name"], json.loads(saved["text"])) == ("manila.json", record)


def test_the_widget_shows_a_still_picture_where_scripts_do_not_run(browser_of_one: Browser) -> None:
    data, _ = browser_of_one.table._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in data
    assert 'class="can"' not in data["image/svg+xml"]


def test_table_refuses_what_does_not_exist() -> None:
    with pytest.raises(GameError, match="manila"):
        widgets.table("manilla")
    with pytest.raises(BadOption):
        make_table(plain_ui, ["human", "human"])
    with pytest.raises(BadOption, match="Nobody called"):
        make_table(plain_ui, ["human", "grandmaster", "human"])


def test_importing_the_package_is_cheap() -> None:
    heavy = "anywidget", "gamecore", "cryptography"
    code = f"import sys, widgets; print([name for name in {heavy!r} if name in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
