"""Porto Carthago by mouse: a whole game, steppers, impossible and doubled clicks, tables of other sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Server, Watch
from tests.browser.playing import (
    answered,
    facts,
    lines,
    new_game,
    number,
    one_table,
    play_to,
)

NAMES = ("Zoé", "Ben", "Cora", "Dirk")
GREEDY = ("human", "greedy", "greedy", "greedy")


@pytest.fixture(scope="module")
def table(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for all tests of this file; opening one takes longer than most of them."""
    with one_table(chromium, server, "porto_carthago") as page:
        yield page


@pytest.fixture
def carthago(table: Page, watch: Watch) -> Page:
    """A seeded game of four, watched."""
    watch.over(table)
    new_game(table, GREEDY, NAMES, seed=6)
    return table


def test_servants_are_composed_with_steppers_and_moved_as_a_whole(carthago: Page) -> None:
    play_to(carthago, "aristocrat on")
    go = carthago.locator(".fp-dials .fp-go")
    expect(go).to_be_disabled()
    expect(go).to_have_text("Choose 1 to 5 servants that you have")
    before = {key: number(facts(carthago)[0][key]) for key in ("supply", "lighthouse", "temple")}
    for dial in ("Lighthouse", "Lighthouse", "Temple"):
        carthago.get_by_role("button", name=f"{dial}: One step more").click()
    expect(go).to_have_text("Move servants: 2 to the lighthouse and 1 to the temple, from the supply")
    answered(carthago, go.click)
    said = "Zoé moves servants: 2 to the lighthouse and 1 to the temple, from the supply."
    assert said in lines(carthago)
    assert before["supply"] >= 3


def test_more_than_five_servants_cannot_be_sent(carthago: Page) -> None:
    play_to(carthago, "aristocrat on")
    for dial in ("Lighthouse", "Temple"):
        for _ in range(3):
            carthago.get_by_role("button", name=f"{dial}: One step more").click()
    expect(carthago.locator(".fp-dials .fp-go")).to_be_disabled()
    carthago.get_by_role("button", name="Temple: One step less").click()
    expect(carthago.locator(".fp-dials .fp-go")).to_be_enabled()


def test_a_double_click_acts_once(carthago: Page) -> None:
    play_to(carthago, "your turn")
    before = lines(carthago).count("Zoé takes 3 T.")
    answered(carthago, carthago.locator('.fp-board .can[data-act="collect"]').dblclick)
    carthago.wait_for_timeout(300)
    assert lines(carthago).count("Zoé takes 3 T.") == before + 1
