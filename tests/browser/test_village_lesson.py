"""Village's lesson in real pages: every step by mouse and by keyboard, detours and answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import gamecore
from tests.browser.harness import Server
from tests.browser.lessons import open_lesson, read_by_turns
from tests.browser.playing import STILL
from widgets.shared.lesson.anchor import plan_of

LESSON = plan_of("village")
CHAPTERS = range(1, len(LESSON.chapters) + 1)
RULES = len(gamecore.load("village").rulebook)
ALL_PRACTISED = f"Rules of the whole game that you have practised: {RULES} of {RULES}"


def test_every_step_can_be_done_by_mouse_and_by_keyboard(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "village")
    read_by_turns(page, LESSON)
    for number in CHAPTERS:
        assert page.locator(f"#village-chapter-{number} .fp-coverage p").inner_text() == ALL_PRACTISED


def test_a_detour_is_answered_and_can_be_taken_back(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "village", "#village-customers-score")
    chapter = page.locator("#village-chapter-6")
    chapter.locator('.fp-board [data-act="serve K1"]').first.click()
    expect(chapter.locator(".fp-feedback")).to_contain_text("Take it back")
    chapter.locator("[data-do=undo]").click()
    expect(chapter.locator(".fp-feedback")).to_be_hidden()
    chapter.locator('.fp-board [data-act="serve K14"]').first.click()
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()


def test_a_refusal_on_the_board_is_explained_and_ends_its_step(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "village", "#village-along-the-lines")
    chapter = page.locator("#village-chapter-12")
    chapter.locator('.fp-board [data-act="step I2"]').first.click(force=True)
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()
    expect(chapter).to_contain_text("You cannot step from time field 1 to Ox Isle")


def test_a_wrong_answer_is_explained_with_its_rule(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "village", "#village-church-tie")
    chapter = page.locator("#village-chapter-9")
    chapter.locator('.fp-quiz input[value="0"]').click()
    chapter.locator("[data-do=check]").click()
    expect(chapter.locator(".fp-feedback.missed")).to_contain_text("his leftmost member stands further left")
    chapter.locator(".fp-feedback .fp-rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("A tie for the majority")
