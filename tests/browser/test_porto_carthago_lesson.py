"""The lesson of Porto Carthago in real pages: every step by mouse and by keyboard, detours."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import gamecore
from tests.browser.harness import Server
from tests.browser.lessons import MouseReader, open_lesson, read_by_turns
from tests.browser.playing import STILL
from widgets.shared.lesson.anchor import plan_of

GAME = "porto_carthago"
LESSON = plan_of(GAME)
CHAPTERS = range(1, len(LESSON.chapters) + 1)
RULES = len(gamecore.load(GAME).rulebook)


def counted(page: Page, chapter: int) -> str:
    """What a chapter says about the reader's progress."""
    return page.locator(f"#{GAME}-chapter-{chapter} .fp-count").inner_text()


def test_every_step_can_be_done_by_mouse_and_by_keyboard(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, GAME)
    read_by_turns(page, LESSON)
    said = page.locator(f"#{GAME}-chapter-{CHAPTERS[-1]} .fp-coverage p").inner_text()
    assert said == f"Rules of the whole game that you have practised: {RULES} of {RULES}"


def test_progress_survives_a_reload(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, GAME)
    chapter = page.locator(f"#{GAME}-chapter-1")
    for _ in range(2):
        chapter.locator("[data-do=read]").click()
        chapter.locator("[data-do=next]").click()
    expect(chapter).to_have_attribute("data-item", "first-income")
    open_lesson(page, server, GAME)
    expect(chapter).to_have_attribute("data-item", "first-income")
    assert counted(page, 1).startswith("2 of ")


def test_a_refusal_can_be_what_a_step_is_about(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, GAME, f"#{GAME}-empty-temple")
    chapter = page.locator(f"#{GAME}-chapter-7")
    chapter.locator(".fp-command input").fill("carry grain ship 1")
    chapter.locator(".fp-command button").click()
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()


def test_a_detour_is_answered_and_can_be_taken_back(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, GAME, f"#{GAME}-load-a-ship")
    chapter = page.locator(f"#{GAME}-chapter-3")
    reader = MouseReader(page, LESSON, 3)
    reader.act("carry wine Egypt-II")
    expect(chapter.locator(".fp-feedback.missed")).to_contain_text("Take it back")
    chapter.locator("[data-do=undo]").click()
    expect(chapter.locator(".fp-feedback")).to_be_hidden()
    reader.act("carry wine Rome-II")
    reader.settled()
    reader.act("score")
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()


def test_a_wrong_answer_is_explained_with_its_rule(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, GAME, f"#{GAME}-senators-spent")
    chapter = page.locator(f"#{GAME}-chapter-1")
    chapter.locator('.fp-quiz input[value="1"]').click()
    chapter.locator("[data-do=check]").click()
    expect(chapter.locator(".fp-feedback.missed")).to_contain_text("threshold")
    chapter.locator(".fp-feedback .fp-rule").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("C9.4")
