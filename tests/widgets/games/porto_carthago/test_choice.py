"""The small choice at a place of the board that stands for several actions, in a real browser."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.widgets.games.porto_carthago.play import GAME, choices, pick
from tests.widgets.line import KEY, Browser
from tests.widgets.page import Contexts, table_page
from widgets.games import porto_carthago
from widgets.shared import plan
from widgets.shared.seal import Seal
from widgets.shared.session import Session
from widgets.shared.table import Table

PLACE = ".fp-board [data-acts]"
FOCUSED = "document.activeElement"


def at_a_choice(verb: str, seed: int = 3) -> Browser:
    """A table at which the one person has a choice at some place between actions of this kind."""
    chosen = plan.make(GAME, ["human", "uniform", "uniform"], seed=seed)
    browser = Browser(Table(Session(GAME, porto_carthago, chosen, clock=lambda: 0.0), locker=Seal([KEY])))
    browser.hello()
    rng = Random(seed)
    while True:
        match = browser.session.match
        scene = porto_carthago.scene(match.view(0), match.legal, match.names)
        if match.legal[0].verb == verb and choices(scene):
            return browser
        browser.act(str(pick(match.legal, rng)))


def opened(page: Page) -> tuple[Locator, Locator]:
    """A place with a choice, after a click on it, and the choice."""
    place, choice = page.locator(PLACE).first, page.get_by_role("dialog")
    place.click()
    expect(choice).to_be_visible()
    return place, choice


def test_a_click_asks_and_an_answer_plays_it(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path, at_a_choice("carry"))
    place, choice = opened(page)
    asked = place.get_attribute("aria-label") or ""
    expect(choice.locator("p")).to_have_text(asked)
    expect(choice).to_have_attribute("aria-label", asked)
    move = browser.session.move
    said = choice.get_by_role("button").first.inner_text()
    answer = page.locator(".fp-answers [data-answer]", has_text=said).first.get_attribute("data-answer")
    choice.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert browser.session.move > move
    assert answer in {str(turn.action) for turn in browser.session.match.history if turn.seat == 0}


def test_a_click_elsewhere_and_a_cancel_leave_everything_as_it_was(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path, at_a_choice("carry"))
    move = browser.session.move
    _, choice = opened(page)
    choice.get_by_role("button", name="Cancel").click()
    expect(choice).to_have_count(0)
    opened(page)
    page.locator(".fp-board svg").click(position={"x": 4, "y": 4})
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert browser.session.move == move


def test_the_keyboard_opens_walks_and_leaves_the_choice(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path, at_a_choice("carry"))
    place, choice = page.locator(PLACE).first, page.get_by_role("dialog")
    expect(place).to_have_attribute("aria-haspopup", "dialog")
    place.focus()
    page.keyboard.press("Enter")
    expect(choice.get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(choice.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Tab")
    expect(choice.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    expect(place).to_be_focused()
    move = browser.session.move
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.fp-ways:not([hidden])')")
    assert browser.session.move > move


@pytest.mark.parametrize("width", [390, 1280])
def test_the_choice_stays_on_the_board_and_is_wide_enough_for_a_finger(
    new_context: Contexts, tmp_path: Path, width: int
) -> None:
    settings = {"viewport": {"width": width, "height": 844}}
    page, _ = table_page(new_context, tmp_path, at_a_choice("carry"), **settings)
    _, choice = opened(page)
    board, box = page.locator(".fp-board").bounding_box(), choice.bounding_box()
    assert board
    assert box
    assert box["x"] >= board["x"]
    assert box["x"] + box["width"] <= board["x"] + board["width"]
    assert box["y"] >= board["y"]
    assert box["y"] + box["height"] <= board["y"] + board["height"]
    for button in choice.get_by_role("button").all():
        size = button.bounding_box()
        assert size
        assert size["height"] >= 44
