"""A place of the board that stands for several actions, in a real browser: what it asks, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.widgets.line import Browser, make_table
from tests.widgets.page import Contexts, table_page
from tests.widgets.ways_ui import HEADING, WAYS

PLACE = ".fp-board [data-acts]"
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAT_PHONE: ViewportSize = {"width": 390, "height": 420}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


def at_the_ways(new_context: Contexts, folder: Path, viewport: ViewportSize = LAPTOP) -> tuple[Page, Browser]:
    """A table at which the one person has to place an accomplice."""
    browser = Browser(make_table(WAYS))
    browser.hello()
    browser.act("pass")
    page, _ = table_page(new_context, folder, browser, viewport=viewport)
    expect(page.locator(PLACE)).to_have_count(1)
    return page, browser


def edges(node: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is seen of something."""
    box = node.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize("viewport", [PHONE, FLAT_PHONE], ids=["phone", "flat phone"])
def test_on_a_phone_the_choice_stands_below_the_place_and_leaves_the_board_in_sight(
    new_context: Contexts, tmp_path: Path, viewport: ViewportSize
) -> None:
    page, _ = at_the_ways(new_context, tmp_path, viewport)
    place = page.locator(PLACE)
    place.click()
    choice = page.get_by_role("dialog", name=HEADING)
    left, top, right, bottom = edges(choice)
    assert left >= 0
    assert right <= viewport["width"]
    assert bottom <= viewport["height"] + 1
    assert bottom - top <= 0.36 * viewport["height"] + 1
    assert edges(place)[1] >= 0
    assert edges(place)[3] <= top + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_a_long_choice_scrolls_by_itself_on_a_phone(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = at_the_ways(new_context, tmp_path, FLAT_PHONE)
    page.locator(PLACE).click()
    choice = page.get_by_role("dialog", name=HEADING)
    assert choice.evaluate("node => node.scrollHeight > node.clientHeight")
    choice.get_by_role("button", name="On the jade punt").click()
    expect(page.locator(".fp-log li", has_text="Ana: placed").last).to_contain_text("jade")
    assert any(str(turn.action) == "place jade" and turn.seat == 0 for turn in browser.session.match.history)


def test_on_a_wide_board_the_choice_stands_beside_its_place(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = at_the_ways(new_context, tmp_path)
    place = page.locator(PLACE)
    place.click()
    left, top, right, bottom = edges(page.get_by_role("dialog", name=HEADING))
    board = edges(page.locator(".fp-board"))
    assert board[0] <= left < right <= board[2]
    assert board[1] <= top < bottom <= edges(place)[1]


@pytest.mark.parametrize("place", [PLACE, ".fp-board [data-why]"])
def test_a_place_without_an_action_of_its_own_keeps_the_focus_when_the_board_is_drawn_anew(
    new_context: Contexts, tmp_path: Path, place: str
) -> None:
    page, browser = at_the_ways(new_context, tmp_path)
    page.locator(place).focus()
    frame = {name: value for name, value in browser.hello().items() if name != "to"}
    page.evaluate("frame => window.fromPython(frame)", frame)
    expect(page.locator(place)).to_be_focused()
