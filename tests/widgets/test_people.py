"""Several people at one screen: between their turns a curtain, and nothing of anybody's hand."""

from __future__ import annotations

import json

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table, only


def hands(frame: dict) -> list[bool]:
    """For each panel, whether the hand is to be seen."""
    return [any(line.startswith("hand") for line in panel["lines"]) for panel in frame["panels"]]


def test_one_person_is_never_covered(browser_of_one: Browser) -> None:
    frame = browser_of_one.hello()
    assert hands(frame) == [True, False, False, False]
    message = only("steps", browser_of_one.act("pass"))
    assert "frame" not in message["then"]


def test_a_game_of_two_begins_covered(browser_of_two: Browser) -> None:
    frame = browser_of_two.hello()
    assert frame["curtain"] == {"text": "Pass the screen to Ana.", "reveal": "I am Ana: show my board"}
    assert hands(frame) == [False, False, False]
    assert frame["answers"] == []
    assert ' can"' not in json.dumps(frame["scene"]).replace('\\"', '"')


def test_nothing_can_be_done_under_the_curtain(browser_of_two: Browser) -> None:
    browser_of_two.hello()
    state = browser_of_two.session.match.state
    assert "covered" in only("refusal", browser_of_two.act("pass"))["text"]
    assert "covered" in only("refusal", browser_of_two.send("undo"))["text"]
    assert only("notice", browser_of_two.act("help"))["items"] == []
    assert browser_of_two.session.match.state is state


def test_the_person_who_is_asked_lifts_the_curtain(browser_of_two: Browser) -> None:
    move = browser_of_two.hello()["move"]
    frame = only("frame", browser_of_two.send("reveal", move=move))
    assert frame["curtain"] is None
    assert hands(frame) == [True, False, False]
    assert frame["answers"]
    assert browser_of_two.send("reveal", move=move) == []
    assert only("refusal", browser_of_two.send("reveal"))["text"] == "No board is covered now."


def test_the_turn_of_another_person_covers_the_board(browser_of_two: Browser) -> None:
    browser_of_two.send("reveal")
    message = only("steps", browser_of_two.act("bid 3"))
    after = message["then"]["frame"]
    assert after["curtain"]["text"] == "Pass the screen to Ben."
    assert hands(after) == [False, False, False]
    assert after["words"]
    frame = only("frame", browser_of_two.send("reveal"))
    assert hands(frame) == [False, True, False]


def test_the_log_tells_a_secret_only_to_its_owner(browser_of_two: Browser) -> None:
    def dealt(frame: dict) -> list[str]:
        return [entry["text"] for entry in frame["log"] if "dealt" in entry["text"]]

    covered = dealt(browser_of_two.hello())
    ana = dealt(only("frame", browser_of_two.send("reveal")))
    browser_of_two.act("bid 3")
    ben = dealt(only("frame", browser_of_two.send("reveal")))
    assert len(covered) == len(ana) == len(ben) == 3
    assert [one == two for one, two in zip(covered, ana, strict=True)] == [False, True, True]
    assert [one == two for one, two in zip(covered, ben, strict=True)] == [True, False, True]


def test_a_stale_reveal_does_not_lift_a_later_curtain(browser_of_two: Browser) -> None:
    move = browser_of_two.hello()["move"]
    browser_of_two.send("reveal", move=move)
    browser_of_two.act("bid 3")
    answer = browser_of_two.send("reveal", move=move + 1)
    assert hands(only("frame", answer)) == [False, False, False]
    assert only("refusal", answer)["text"].startswith("The board has changed")


def test_a_game_of_bots_alone_is_shown_to_its_end() -> None:
    browser = Browser(make_table(plain_ui, ["uniform", "uniform", "uniform"]))
    frame = browser.hello()
    assert frame["over"]
    assert frame["curtain"] is None
