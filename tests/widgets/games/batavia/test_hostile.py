"""A browser that means harm at Batavia's table: nothing it sends breaks it, and nothing secret reaches it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamecore
from gamecore.kernel.decision import Over
from tests.widgets.line import KEY, Browser, only
from widgets.games import batavia
from widgets.shared import plan
from widgets.shared.seal import Seal
from widgets.shared.session import Session
from widgets.shared.table import Table

GAME = gamecore.load("batavia")
SOLO = ("human", "greedy", "greedy", "greedy")
INSIDE = ("BataviaState", '"hands"', '"stock"', '"drawn"', "position_digest", '"seed"')
"""Names of what holds secrets in Python."""
OWN_FACTS = {"notes", *(f"own-{company}" for company in ("england", "denmark", "france", "netherlands", "sweden"))}


def at_table(*seats: str, seed: int = 6) -> Browser:
    """Return a browser before Batavia's table; its clock stands still."""
    chosen = plan.make(GAME, list(seats), seed=seed)
    return Browser(Table(Session(GAME, batavia, chosen, clock=lambda: 0.0), locker=Seal([KEY])))


def laying() -> Browser:
    """Return a browser whose player has won the auction and may lay out cards."""
    browser = at_table(*SOLO)
    browser.hello()
    while browser.session.match.decision.kind != "action":
        browser.act(first_bid(browser))
    return browser


def first_bid(browser: Browser) -> str:
    """Return the lowest bid, or the pass of who has too few notes."""
    return str(browser.session.match.legal[0])


def own_choice(browser: Browser, rng: Random) -> str:
    """Return an action for the person: now and then a bid, and many cards, so that a game has everything."""
    return str(rng.choice(browser.session.match.legal[:12]))


@pytest.mark.parametrize(
    "text",
    [
        *("lay denmark 999999", "lay denmark 99999999999999999999", "lay denmark -1", "lay denmark 0", "lay denmark"),
        *("lay portugal 1", "lay DENMARK one", "lay denmark 1 1", "move portugal", "move destination", "cash", "done"),
        *("tile denmark tea", "roll 6", "turn england 6", "drawn england 2", "deal england 10", "bid 1", "pass"),
        *("lay <img src=x onerror=alert(1)> 1", "lay denmark 1\u0000", "lay denmark ١", ""),
    ],
)
def test_an_impossible_move_is_refused_and_changes_nothing(text: str) -> None:
    browser = laying()
    state = browser.session.match.state
    answer = browser.act(text)
    assert only("refusal", answer)["text"]
    assert "Traceback" not in json.dumps(answer)
    assert browser.session.match.state is state


@pytest.mark.parametrize(
    "content", [{"text": "x" * 5000}, {"text": None}, {"text": 5}, {"text": ["lay"]}, {"text": {"lay": 1}}, {}]
)
def test_a_move_that_is_no_text_is_survived(content: dict[str, Any]) -> None:
    browser = laying()
    state = browser.session.match.state
    browser.send("act", **content)
    assert browser.session.match.state is state
    assert browser.send("ping", id=1) == [{"kind": "pong", "id": 1}]


def test_a_doubled_click_lays_out_once_and_a_stale_one_nothing() -> None:
    browser = laying()
    move, text = browser.session.move, str(next(a for a in browser.session.match.legal if a.verb == "lay"))
    browser.send("act", move=move, text=text)
    state = browser.session.match.state
    assert sum(state.laying) == int(text.split()[-1])
    for stale in (move, 0, -1, 10**9, None, "1"):
        browser.send("act", move=stale, text=text)
        browser.send("act", move=stale, text="done")
    assert browser.session.match.state is state


TEXTS = st.sampled_from(
    [
        *("bid 1", "bid 9", "pass", "draw", "done", "undo", "cash", "keep", "move denmark", "move destination"),
        *("lay england 1", "lay denmark 2", "lay sweden 999999", "roll 3", "drawn england 2", "why", "odds", "where"),
    ]
)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"kind": st.sampled_from(["act", "why"]), "move": st.integers(-1, 30), "text": TEXTS}),
    st.fixed_dictionaries({"kind": st.sampled_from(["undo", "reveal", "coach", "leave"]), "move": st.integers(-1, 30)}),
    st.fixed_dictionaries({"kind": st.just("replay"), "move": st.integers(0, 30), "at": st.integers(-1, 99)}),
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES, max_size=10))
def test_no_run_of_messages_breaks_the_table(caplog: pytest.LogCaptureFixture, messages: list[Any]) -> None:
    browser = laying()
    for message in messages:
        assert "Traceback" not in json.dumps(browser.content(message))
        browser.act("lay england 1")
    assert "Internal error" not in caplog.text
    assert browser.send("ping", id=3) == [{"kind": "pong", "id": 3}]


# Secrets ----------------------------------------------------------------------------------------------


def panels_in(message: Any) -> list[dict[str, Any]]:
    """Return every player's panel anywhere in a message."""
    if isinstance(message, dict):
        found = list(message.get("panels") or [])
        return found + [panel for key, value in message.items() if key != "panels" for panel in panels_in(value)]
    return [panel for value in message for panel in panels_in(value)] if isinstance(message, list) else []


def owners_of_secrets(messages: list[Any]) -> set[int]:
    """Return the seats whose notes or cards in hand are told."""
    panels = panels_in(messages)
    return {panel["seat"] for panel in panels if OWN_FACTS & {key for _, _, key, *_ in panel["facts"]}}


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_another_seat_reaches_the_browser_before_the_end(seed: int) -> None:
    browser, rng = at_table(*SOLO, seed=seed), Random(seed)
    told: list[Any] = [browser.hello()]
    decisions = 0
    while not isinstance(browser.session.match.decision, Over) and decisions < 60:
        answer = browser.act(own_choice(browser, rng))
        decisions += 1
        if isinstance(browser.session.match.decision, Over):
            break
        told += answer
        told += browser.send("odds", predict=False)
    assert decisions > 10
    assert owners_of_secrets(told) == {0}
    text = json.dumps(told)
    for secret in INSIDE:
        assert secret not in text
    for message in told:
        kept = ((message.get("then") or {}).get("autosave") or {}).get("text", "")
        assert kept == "" or kept.startswith("four-ports-sealed:")


@pytest.mark.parametrize("people", [2, 4])
def test_a_curtain_covers_every_hand_until_its_owner_is_there(people: int) -> None:
    browser = at_table(*["human"] * people, *["greedy"] * (4 - people))
    covered = browser.hello()
    assert owners_of_secrets([covered]) == set()
    seen = set()
    for _ in range(6):
        seat = browser.session.match.decision.seat
        shown = browser.send("reveal")
        assert owners_of_secrets(shown) <= {seat}
        seen |= owners_of_secrets(shown)
        answer = browser.act("pass")
        assert owners_of_secrets(answer) <= {seat, browser.session.match.decision.seat}
        if browser.session.match.decision.kind != "bid":
            break
    assert seen
