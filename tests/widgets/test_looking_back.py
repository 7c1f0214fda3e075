"""Looking back at a game and trying out another course of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import gamecore
from gamecore.kernel.branch import Branch
from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table, only
from widgets.games import manila


def played(browser: Browser, actions: int = 12, seed: int = 1) -> Browser:
    """Play some actions of the person."""
    rng = Random(seed)
    for _ in range(actions):
        match = browser.session.match
        if browser.session.over:
            break
        if browser.session.covered is not None:
            browser.send("reveal")
        legal = [str(action) for action in match.legal if not str(action).startswith(("bid", "borrow", "redeem"))]
        only("steps", browser.act(rng.choice(legal)))
    return browser


def finished(seats: Any = None) -> Browser:
    """A finished game on Manila's own board."""
    browser = played(Browser(make_table(manila, seats or ["human", "greedy", "greedy"], seed=11)), 400)
    assert browser.session.over
    return browser


def replayed(browser: Browser, at: int | None) -> dict[str, Any]:
    """Go to a point of the replay that is open already; the `steps` message."""
    return only("steps", browser.send("replay", at=at))


def test_the_replay_shows_what_the_seat_saw_then(browser_of_one: Browser) -> None:
    browser = played(browser_of_one, 4)
    frame = only("frame", browser.send("replay", at=7))
    match = browser.session.match
    assert frame["replay"]["at"] == 7
    assert frame["answers"] == []
    assert frame["scene"]["elements"] == plain_ui.scene(match.game.view(match.state_at(7), 0), ()).data()["elements"]


def test_steps_back_and_forth_lead_to_the_same_pictures(browser_of_one: Browser) -> None:
    browser = played(browser_of_one, 6)
    shown = dict(only("frame", browser.send("replay", at=3))["scene"]["elements"])
    match = browser.session.match
    for at in (4, 5, 6, 5, 20, 0, 1, len(match.history)):
        message = replayed(browser, at)
        for step in message["steps"]:
            shown.update(step.get("patch", {}).get("set", {}))
            for key in step.get("patch", {}).get("remove", ()):
                del shown[key]
        assert shown == dict(plain_ui.scene(match.game.view(match.state_at(at), 0), ()).elements)
        assert message["then"]["replay"]["at"] == at
        assert len(json.dumps(message)) < 60_000


def test_a_step_forward_tells_its_events_and_dice(browser_of_one: Browser) -> None:
    match = played(browser_of_one, 4).session.match
    at = next(n for n, turn in enumerate(match.history) if any(event.kind == "rolled" for event in turn.events))
    browser_of_one.send("replay", at=at)
    message = replayed(browser_of_one, at + 1)
    assert any(step.get("dice") for step in message["steps"])
    assert "log" not in message["then"]
    assert replayed(browser_of_one, at)["then"]["log"]


def test_nothing_can_be_done_while_looking_back(browser_of_one: Browser) -> None:
    browser = played(browser_of_one, 2)
    browser.send("replay", at=2)
    state = browser.session.match.state
    for answer in (browser.act("pass"), browser.send("undo")):
        assert "looking back" in only("refusal", answer)["text"]
    assert browser.session.match.state is state
    frame = only("frame", browser.send("leave"))
    assert frame["replay"] is None
    assert frame["answers"]


def test_looking_back_keeps_no_secret_of_a_running_game_less_secret() -> None:
    browser = played(Browser(make_table(manila, ["human", "greedy", "greedy", "uniform"], seed=5)), 5)
    match = browser.session.match
    deals = [str(turn.action) for turn in match.history if str(turn.action).startswith("deal")]
    first = next(n for n, turn in enumerate(match.history) if str(turn.action) == deals[1])
    browser.line.published.clear()
    browser.send("replay", at=None)
    for at in range(first + 2):
        replayed(browser, at)
    said = [entry["text"] for message in browser.line.published for entry in logs(message["data"]["content"])]
    assert any("You are dealt" in text for text in said)
    assert sum("You are dealt" in text for text in set(said)) == 1
    for other in deals[1:]:
        assert other not in json.dumps(browser.line.published)


def logs(content: dict[str, Any]) -> list[dict[str, Any]]:
    """Every line of the log in a message."""
    found = list(content.get("log", ()))
    for step in content.get("steps", ()):
        found += step.get("log", ())
    return found + list((content.get("then") or {}).get("log", ()))


def test_a_replay_names_the_voyages_and_where_they_begin() -> None:
    browser = finished()
    chapters = only("frame", browser.send("replay", at=0))["replay"]["chapters"]
    names = [name for name, _ in chapters]
    assert names[:3] == ["The deal", "Voyage 1", "Voyage 2"]
    match = browser.session.match
    for name, at in chapters[1:]:
        assert f"Voyage {match.state_at(at).voyage}" == name
        assert match.state_at(at - 1).voyage == match.state_at(at).voyage - 1


def test_a_what_if_in_a_running_game_starts_from_a_sampled_world() -> None:
    worlds = set()
    for _ in range(6):
        browser = played(Browser(make_table(manila, ["human", "greedy", "greedy", "greedy"], seed=5)), 3)
        main = browser.session.main
        frame = only("frame", browser.send("branch", same=False))
        branch = browser.session.match
        assert isinstance(branch, Branch)
        assert branch.game.view(branch.first, 0) == main.view(0)
        assert "dealt anew" in frame["branch"]["text"]
        assert branch.seed != main.seed
        worlds.add(branch.first)
    assert len(worlds) > 1


def test_a_what_if_leaves_the_game_and_what_is_kept_of_it_alone() -> None:
    browser = played(Browser(make_table(manila, ["human", "greedy", "greedy"], seed=5)), 3)
    record = browser.session.main.record()
    browser.send("branch", same=False)
    played(browser, 3)
    assert browser.session.main.record() == record
    browser.send("leave")
    assert browser.session.match is browser.session.main
    assert browser.session.main.record() == record


def test_the_same_dice_fall_after_another_decision() -> None:
    browser = finished()
    main = browser.session.main
    at = next(n for n, turn in enumerate(main.history) if turn.seat == 0 and str(turn.action).startswith("place"))
    browser.send("replay", at=at)
    frame = only("frame", browser.send("branch", same=True))
    assert browser.session.match.first is main.state_at(at)
    assert frame["question"]["seat"] == 0
    browser.act("pass")
    rolled = [first_roll(match, start) for match, start in ((browser.session.match, 0), (main, at))]
    assert rolled[0] == rolled[1]


def first_roll(match: gamecore.Match, start: int) -> Any:
    """The first dice after a point."""
    events = (event for turn in match.history[start:] for event in turn.events)
    return next(event.facts["dice"] for event in events if event.kind == "rolled")


def test_a_decision_is_taken_again_where_it_was_taken_last() -> None:
    browser = finished()
    main = browser.session.main
    own = [n for n, turn in enumerate(main.history) if turn.seat == 0]
    browser.send("replay", at=own[3] + 1 if own[4] != own[3] + 1 else own[4])
    expected = max(n for n in own if n <= browser.session.at)
    browser.send("branch", same=True)
    assert browser.session.match.at == expected


def test_both_courses_are_compared_at_the_end_of_the_voyage() -> None:
    browser = finished()
    main = browser.session.main
    at = next(n for n, turn in enumerate(main.history) if turn.seat == 0 and str(turn.action).startswith("place"))
    browser.send("replay", at=at)
    frame = only("frame", browser.send("branch", same=True))
    assert frame["branch"]["compare"]["rows"] == []
    for _ in range(12):
        then = only("steps", browser.act("pass"))["then"]
        if then["branch"]["compare"]["rows"]:
            break
    rows = then["branch"]["compare"]["rows"]
    end = next(n for n in range(at, len(main.history) + 1) if main.state_at(n).voyage == main.state_at(at).voyage + 1)
    totals = [str(score.total).replace("-", "−") for score in main.game.scores(main.state_at(end))]
    assert [row[1] for row in rows] == totals


def test_a_comparison_in_a_running_game_is_of_the_own_seat_alone() -> None:
    browser = played(Browser(make_table(manila, ["human", "greedy", "greedy"], seed=5)), 8)
    main = browser.session.main
    at = next(n for n, turn in enumerate(main.history) if turn.seat == 0 and str(turn.action).startswith("place"))
    assert main.state.voyage > main.state_at(at).voyage
    browser.send("replay", at=at)
    browser.send("branch", same=True)
    for _ in range(12):
        then = only("steps", browser.act("pass"))["then"]
        if then["branch"]["compare"]["rows"]:
            break
    assert [row[0] for row in then["branch"]["compare"]["rows"]] == ["Ana"]


def test_several_people_try_out_only_after_the_game(browser_of_two: Browser) -> None:
    browser_of_two.send("reveal")
    browser_of_two.act("pass")
    browser_of_two.send("reveal")
    assert "after the game" in only("refusal", browser_of_two.send("branch", same=False))["text"]
    over = finished(["human", "human", "greedy"])
    assert only("frame", over.send("branch", same=True))["branch"]


def test_a_covered_board_is_not_looked_back_at(browser_of_two: Browser) -> None:
    for kind, fields in (("replay", {"at": 3}), ("branch", {"same": False})):
        assert "covered" in only("refusal", browser_of_two.send(kind, **fields))["text"]


def test_there_is_one_way_back_from_everywhere(browser_of_one: Browser) -> None:
    assert "nothing to leave" in only("refusal", browser_of_one.send("leave"))["text"]
    played(browser_of_one, 2).send("branch", same=False)
    assert "already" in only("refusal", browser_of_one.send("branch", same=False))["text"]
    played(browser_of_one, 1).send("replay", at=0)
    browser_of_one.send("leave")
    assert browser_of_one.session.match is not browser_of_one.session.main
    browser_of_one.send("leave")
    assert browser_of_one.session.match is browser_of_one.session.main


def test_a_new_game_ends_replay_and_what_if(browser_of_one: Browser) -> None:
    played(browser_of_one, 2).send("branch", same=False)
    browser_of_one.send("replay", at=0)
    form = {"seats": ["human", "uniform", "uniform"], "names": [], "options": {}, "seed": "7"}
    frame = only("frame", browser_of_one.send("new", **form))
    assert (frame["replay"], frame["branch"]) == (None, None)
