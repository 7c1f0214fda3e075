"""What reaches the browser is only what the person at the screen may know."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gamecore
from tests.browser.harness import Server
from tests.browser.playing import (
    ASKING,
    STILL,
    answered,
    facts,
    is_over,
    new_game,
    open_table,
    play_by_mouse,
    shelf,
    shown,
)
from tests.browser.wires import Wire, hands_in, states_in
from widgets.shared import words

NAMES = ("Ana", "Ben", "Cora", "Dirk")
INSIDE = ("unencumbered", "encumbered", "ManilaState", '"hands"', "position_digest", '"seed"')
"""Names of what holds secrets in Python."""
OF_ALL_WIDGETS = {"tabbable", "tooltip"}


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def manila(new_page: Callable[..., Page], server: Server, wire: Wire) -> Page:
    """A page with Manila of which everything received is kept."""
    page = new_page(**STILL)
    wire.over(page)
    return open_table(page, server, "manila")


def games_that_look_alike(seats: list[str]) -> tuple[int, int]:
    """Two seeds that deal the first seat the same and all others different shares."""
    found: dict[str, list[tuple[int, Any]]] = defaultdict(list)
    for seed in range(400):
        match = gamecore.Match("manila", seats, seed)
        twins = found[repr(match.view(0))]
        for other, hands in twins:
            if all(one != two for one, two in zip(hands[1:], match.state.unencumbered[1:], strict=True)):
                return other, seed
        twins.append((seed, match.state.unencumbered))
    raise AssertionError("no two such seeds")


def everything(page: Page) -> str:
    """The whole page, with what its form fields and its storage hold, apart from the sealed copy of the game."""
    return str(
        page.evaluate(
            """() => document.documentElement.outerHTML
                + [...document.querySelectorAll("input, select")].map((node) => node.value).join()
                + JSON.stringify(sessionStorage)"""
        )
    )


def test_games_with_other_hidden_shares_look_the_same_in_every_byte(manila: Page, wire: Wire) -> None:
    told, pages = [], []
    for seed in games_that_look_alike(["human", "greedy", "greedy", "greedy"]):
        before = len(wire.told())
        new_game(manila, ["human", "greedy", "greedy", "greedy"], NAMES, seed=seed)
        told.append(wire.told()[before:])
        pages.append(shown(manila))
    assert told[0] == told[1]
    assert told[0]
    assert pages[0] == pages[1]


def test_people_at_one_screen_cannot_see_through_the_curtain(manila: Page, wire: Wire) -> None:
    told, pages = [], []
    for seed in games_that_look_alike(["human"] * 4):
        before = len(wire.told())
        new_game(manila, ["human"] * 4, NAMES, seed=seed)
        answered(manila, manila.get_by_role("button", name="I am Ana: show my board").click)
        answered(manila, manila.locator(".fp-answers .fp-go").click)
        expect(manila.locator(".fp-asked")).to_have_text("Pass the screen to Ben.")
        told.append(wire.told()[before:])
        pages.append(shown(manila))
    assert told[0] == told[1]
    assert len(told[0]) == 3
    assert pages[0] == pages[1]


def test_a_curtain_hides_the_hand_until_its_owner_is_there(manila: Page, wire: Wire) -> None:
    new_game(manila, ["human", "human", "greedy", "greedy"], NAMES, seed=3)
    names = NAMES[:2]
    for _ in range(6):
        asked = manila.locator(".fp-asked").inner_text()
        (seat,) = [seat for seat, name in enumerate(names) if asked == f"Pass the screen to {name}."]
        for secret in ('data-fact="own-', "in hand", "You are dealt"):
            assert secret not in everything(manila)
        assert hands_in(last_picture(wire)) == set()
        manila.get_by_label("Type a move").fill("pass")
        manila.get_by_label("Type a move").press("Enter")
        expect(manila.locator(".fp-note.refusal")).to_contain_text(f"The board of {NAMES[seat]} is covered.")
        answered(manila, manila.get_by_role("button", name=f"I am {NAMES[seat]}: show my board").click)
        open_hands = [
            number for number, told in enumerate(facts(manila)) if any(key.startswith("own-") for key in told)
        ]
        assert open_hands == [seat]
        assert hands_in(last_picture(wire)) == {seat}
        play_until_covered(manila)


def last_picture(wire: Wire) -> dict[str, Any]:
    """The newest full picture, which may end the steps of the person who sat here before."""
    pictures = [
        message if message["kind"] == "frame" else (message.get("then") or {}).get("frame") for message in wire.messages
    ]
    return next(picture for picture in reversed(pictures) if picture)


def play_until_covered(page: Page) -> None:
    """Play on until the screen passes to the other person."""
    rng = Random(7)
    while "Pass the screen" not in page.locator(".fp-asked").inner_text():
        play_by_mouse(page, rng, 1)


def test_nothing_a_page_receives_tells_a_hand_before_the_end(manila: Page, wire: Wire) -> None:
    answer = manila.reload()
    assert answer
    first = answer.text()
    manila.wait_for_selector(ASKING, timeout=60_000)
    new_game(manila, ["human", "greedy", "greedy", "greedy"], NAMES, seed=6)
    play_by_mouse(manila, Random(6), 25)
    assert not is_over(manila)
    assert len(wire.told()) > 25
    assert set().union(*(hands_in(message) for message in wire.messages)) == {0}
    dealt = [text for text in wire.received if "is dealt two shares" in text]
    assert dealt
    for text in [first, *wire.received, everything(manila)]:
        for secret in INSIDE:
            assert secret not in text.replace('"new_game_seed', "")
    for message in wire.messages:
        kept = (message.get("autosave") or {}).get("text", "")
        assert kept == "" or kept.startswith("four-ports-sealed:")


def test_the_synced_state_of_the_widget_holds_nothing_of_the_game(manila: Page, wire: Wire) -> None:
    states = [state for text in wire.received if '"state' in text for state in states_in(json.loads(text))]
    (table,) = [state for state in states if "shelf" in state]
    assert {name for name in table if not name.startswith("_")} <= {"shelf", "first_words", "layout", *OF_ALL_WIDGETS}
    assert table["shelf"] == shelf("manila")
    assert not set(table["first_words"]) - set(words.BROWSER)
