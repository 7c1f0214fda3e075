"""Manila's lesson in real pages: every step by mouse and by keyboard, progress, links, and how light the page is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.labs import open_in_lab, run_all_cells
from tests.browser.lessons import open_lesson, read_by_turns
from tests.browser.playing import STILL, barriers
from widgets.shared.lesson.anchor import plan_of

LESSON = plan_of("manila")
CHAPTERS = range(1, len(LESSON.chapters) + 1)
RULES = 122
MOST_KERNEL_MEMORY = 130_000_000
"""Bytes; the page with a single table takes about 70 million."""


def counted(page: Page, chapter: int) -> str:
    """What a chapter says about the reader's progress."""
    return page.locator(f"#manila-chapter-{chapter} .fp-count").inner_text()


def test_every_step_can_be_done_by_mouse_and_by_keyboard(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(**STILL)
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    open_lesson(page, server, "manila")
    read_by_turns(page, LESSON)
    for number in CHAPTERS:
        said = page.locator(f"#manila-chapter-{number} .fp-coverage p").inner_text()
        assert said == f"Rules of the whole game that you have practised: {RULES} of {RULES}"
    assert len(opened) == 1, "the page lost its connection and had to connect again"


def test_progress_survives_a_reload_and_a_reset_forgets_it(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila")
    chapter = page.locator("#manila-chapter-1")
    for _ in range(2):
        chapter.locator("[data-do=read]").click()
        chapter.locator("[data-do=next]").click()
    expect(chapter).to_have_attribute("data-item", "first-roll")
    open_lesson(page, server, "manila")
    expect(chapter).to_have_attribute("data-item", "first-roll")
    assert counted(page, 1).startswith("2 of ")
    chapter.locator(".fp-reset summary").click()
    chapter.get_by_role("button", name="Forget what I have done").click()
    assert counted(page, 1).startswith("0 of ")
    expect(chapter).to_have_attribute("data-item", "the-board")


def test_what_was_shown_does_not_count_as_done(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila", "#manila-make-nine")
    chapter = page.locator("#manila-chapter-1")
    expect(chapter).to_have_attribute("data-item", "make-nine")
    chapter.locator("[data-do=show]").click()
    expect(chapter.locator(".fp-feedback.shown")).to_be_visible()
    assert counted(page, 1).startswith("0 of ")
    chapter.locator("[data-do=back]").click()
    chapter.locator('.fp-answers [data-answer="start silk 1"]').click()
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()
    assert counted(page, 1).startswith("1 of ")


def test_a_detour_is_answered_and_can_be_taken_back(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila", "#manila-first-figure")
    chapter = page.locator("#manila-chapter-2")
    chapter.locator('.fp-board [data-act="place port B"]').click()
    expect(chapter.locator(".fp-feedback.missed")).to_contain_text("Take it back")
    chapter.locator("[data-do=undo]").click()
    expect(chapter.locator(".fp-feedback")).to_be_hidden()
    chapter.locator('.fp-board [data-act="place jade"]').click()
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()


def test_the_path_can_be_left_and_found_again(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila", "#manila-first-figure")
    chapter = page.locator("#manila-chapter-2")
    chapter.locator("[data-do=free]").click()
    chapter.locator('.fp-board [data-act="place pirates"]').click()
    expect(chapter.locator(".fp-log li").nth(3)).to_be_attached()
    chapter.locator("[data-do=back]").click()
    expect(chapter.locator(".fp-log li")).to_have_count(0)
    expect(chapter.locator("[data-do=show]")).to_be_visible()


def test_a_wrong_answer_is_explained_with_its_rule(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila", "#manila-office-cheap")
    chapter = page.locator("#manila-chapter-3")
    chapter.locator('.fp-quiz input[value="0"]').click()
    chapter.locator("[data-do=check]").click()
    expect(chapter.locator(".fp-feedback.missed")).to_contain_text("never costs less than 5")
    chapter.locator(".fp-feedback .fp-rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("The price of a share")


@pytest.mark.parametrize("width", [360, 1280])
def test_a_chapter_fits_the_page_and_hinders_nobody(new_page: Callable[..., Page], server: Server, width: int) -> None:
    page = open_lesson(new_page(reduced_motion="reduce", viewport={"width": width, "height": 800}), server, "manila")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    small = page.evaluate(
        """() => [...document.querySelectorAll("#manila-chapter-1 .fp-card button:not(.fp-rule), .fp-tab")]
            .filter((node) => node.offsetParent && Math.min(node.offsetWidth, node.offsetHeight) < 44)
            .map((node) => node.textContent)"""
    )
    assert not small
    assert not barriers(page)


def test_boards_come_to_life_only_where_the_reader_is(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila")
    assert page.locator(".fp-lesson").count() == len(CHAPTERS)
    assert page.locator(".fp-lesson .fp-board").count() <= 2
    page.locator("#manila-chapter-9").scroll_into_view_if_needed()
    expect(page.locator("#manila-chapter-9 .fp-board [data-act]").first).to_be_visible()
    kernel = server.kernels()[-1].memory_info().rss
    print(f"the kernel of the lesson holds {kernel / 1e6:.0f} MB")
    assert kernel < MOST_KERNEL_MEMORY


def test_the_chapter_is_there_on_paper(new_page: Callable[..., Page], server: Server) -> None:
    page = open_lesson(new_page(**STILL), server, "manila")
    page.emulate_media(media="print")
    for step in LESSON.chapters[0].steps:
        expect(page.get_by_role("heading", name=re.compile(re.escape(step.title)))).to_be_visible()


def test_the_lesson_works_in_jupyterlab(new_page: Callable[..., Page], lab: Server) -> None:
    page = open_in_lab(new_page(**STILL), lab, "manila/1_learn.ipynb")
    run_all_cells(page, page.locator(".fp-lesson"))
    chapter = page.locator("#manila-chapter-1")
    chapter.locator("[data-do=read]").click()
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()
    chapter.locator("[data-do=next]").click()
    expect(chapter).to_have_attribute("data-ready", "the-players")
