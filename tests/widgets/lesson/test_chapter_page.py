"""A chapter in a real browser: the places that a step points at, and what does not fit a narrow card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.widgets.line import Browser
from tests.widgets.page import Contexts, table_page
from tests.widgets.ways_ui import WAYS
from widgets.shared import game_ui
from widgets.shared.lesson.anchor import plan_of
from widgets.shared.lesson.board import ChapterBoard
from widgets.shared.lesson.plan import Step

MANILA = plan_of("manila")
FIRST = next(step for step in MANILA.steps if step.id == "first-figure")
TABLE = f"""Prices:

| {" | ".join(f"Column {number}" for number in range(9))} |
|{"---|" * 9}
| {" | ".join(str(number) for number in range(9))} |
"""


def chapter_of(step: Step) -> Browser:
    """A chapter of one step."""
    chapter = replace(MANILA.chapters[0], steps=(step,), quiz=())
    return Browser(ChapterBoard(replace(MANILA, chapters=(chapter,)), 1))


def chapter_page(new_context: Contexts, folder: Path, width: int = 1280, **changes: str) -> Page:
    """A page with a chapter of one step, changed like this."""
    step = replace(FIRST, **changes)  # type: ignore[arg-type]
    browser = chapter_of(step)
    page, _ = table_page(new_context, folder, browser, viewport={"width": width, "height": 844})
    expect(page.locator(f".fp-lesson[data-ready={step.id}]")).to_be_visible()
    return page


def test_a_step_points_at_a_place_that_stands_for_several_actions(
    new_context: Contexts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_ui, "load", lambda name: WAYS)
    page = chapter_page(new_context, tmp_path, look="place jade; place port A")
    for place in ("[data-acts]", '[data-act="place jade"]', '[data-act="place port A"]'):
        expect(page.locator(f".fp-board {place}.look")).to_have_count(1)
    expect(page.locator(".fp-board .look")).to_have_count(3)


def test_a_wide_table_scrolls_inside_the_card_of_a_phone(new_context: Contexts, tmp_path: Path) -> None:
    page = chapter_page(new_context, tmp_path, width=390, text=TABLE)
    wide = page.locator(".fp-card .fp-wide")
    assert wide.evaluate("node => node.scrollWidth > node.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    wide.evaluate("node => node.scrollTo({ left: 999 })")
    expect(wide.get_by_text("Column 8")).to_be_in_viewport()


def test_a_chapter_that_wakes_is_drawn_once(new_context: Contexts, tmp_path: Path) -> None:
    browser = chapter_of(FIRST)
    page, _ = table_page(new_context, tmp_path, browser)
    expect(page.locator(f".fp-lesson[data-ready={FIRST.id}]")).to_be_visible()
    sent = [each["data"]["content"]["kind"] for each in browser.line.published if "content" in (each["data"] or {})]
    assert sent.count("frame") == 1
