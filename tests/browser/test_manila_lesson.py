"""Manila's lesson in real pages: every step by mouse and by keyboard, progress, detours and answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.labs import open_in_lab, run_all_cells
from tests.browser.lessons import open_lesson, read_by_turns
from tests.browser.playing import STILL
from widgets.shared.lesson.anchor import plan_of

LESSON = plan_of("manila")
CHAPTERS = range(1, len(LESSON.chapters) + 1)
RULES = 122


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


def test_the_lesson_works_in_jupyterlab(new_page: Callable[..., Page], lab: Server) -> None:
    page = open_in_lab(new_page(**STILL), lab, "manila/1_learn.ipynb")
    run_all_cells(page, page.locator(".fp-lesson"))
    chapter = page.locator("#manila-chapter-1")
    chapter.locator("[data-do=read]").click()
    expect(chapter.locator(".fp-feedback.done")).to_be_visible()
    chapter.locator("[data-do=next]").click()
    expect(chapter).to_have_attribute("data-ready", "the-players")
