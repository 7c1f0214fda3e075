"""Porto Carthago by mouse: servants are composed with steppers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages, pages_of
from tests.browser.playing import (
    answered,
    facts,
    lines,
    number,
    play_to,
)

MOVED = {"supply": -3, "lighthouse": 2, "temple": 1}


@pytest.fixture(scope="module")
def game() -> Pages:
    """The game of this file."""
    return pages_of("porto_carthago")


def test_servants_are_composed_with_steppers_and_moved_as_a_whole(table: Page) -> None:
    play_to(table, "aristocrat on")
    go = table.locator(".fp-dials .fp-go")
    expect(go).to_be_disabled()
    expect(go).to_have_text("Choose 1 to 5 servants that you have")
    before = {key: number(facts(table)[0][key]) for key in ("supply", "lighthouse", "temple")}
    for dial in ("Lighthouse", "Lighthouse", "Temple"):
        table.get_by_role("button", name=f"{dial}: One step more").click()
    expect(go).to_have_text("Move servants: 2 to the lighthouse and 1 to the temple, from the supply")
    answered(table, go.click)
    said = "Zoé moves servants: 2 to the lighthouse and 1 to the temple, from the supply."
    assert said in lines(table)
    after = {key: number(facts(table)[0][key]) for key in before}
    assert after == {key: before[key] + moved for key, moved in MOVED.items()}


def test_more_than_five_servants_cannot_be_sent(table: Page) -> None:
    play_to(table, "aristocrat on")
    for dial in ("Lighthouse", "Temple"):
        for _ in range(3):
            table.get_by_role("button", name=f"{dial}: One step more").click()
    expect(table.locator(".fp-dials .fp-go")).to_be_disabled()
    table.get_by_role("button", name="Temple: One step less").click()
    expect(table.locator(".fp-dials .fp-go")).to_be_enabled()
