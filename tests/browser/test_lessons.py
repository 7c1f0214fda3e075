"""Every lesson for every screen and on paper, and how light its page is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Server, Watch, resize
from tests.browser.lessons import open_lesson
from tests.browser.pages import Pages
from tests.browser.playing import STILL, barriers
from widgets.shared.lesson.anchor import plan_of

MOST_KERNEL_MEMORY = 130_000_000
"""Bytes; the page with a single table takes about 70 million."""
TOLD_LATE = """(() => {
    const Watcher = IntersectionObserver;
    const before = (entry) => ({ target: entry.target, isIntersecting: !entry.isIntersecting });
    window.IntersectionObserver = class extends Watcher {
        constructor(tell, options) {
            super((entries, self) => tell(entries.flatMap((entry) => [before(entry), entry]), self), options);
        }
    };
})()"""
"""A busy page is told several things at once, and the last one holds."""

SHOWN_LATE = """addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    style.textContent = "#fp-main { display: none }";
    document.head.append(style);
    const ready = setInterval(() => {
        if (!document.querySelector("#fp-main[aria-busy=false]")) return;
        clearInterval(ready);
        setTimeout(() => style.remove(), 500);
    }, 50);
})"""
"""The page is ready, but shown only a moment later."""

SMALL = """(chapter) => [...document.querySelectorAll(`${chapter} .fp-card button:not(.fp-rule), .fp-tab`)]
    .filter((node) => node.offsetParent && Math.min(node.offsetWidth, node.offsetHeight) < 44)
    .map((node) => node.textContent)"""


@pytest.fixture(scope="module")
def on_a_phone(chromium: Browser, server: Server, game: Pages) -> Iterator[Page]:
    """The lesson as it opens on a phone; a page for several tests of a game."""
    context = chromium.new_context(reduced_motion="reduce", viewport={"width": 360, "height": 800})
    page = open_lesson(context.new_page(), server, game.name)
    yield page
    page.goto("about:blank")
    context.close()


@pytest.fixture
def lesson(on_a_phone: Page, watch: Watch) -> Page:
    """The lesson, watched, on a screen."""
    watch.over(on_a_phone)
    on_a_phone.emulate_media(media="screen")
    return on_a_phone


@pytest.mark.parametrize("width", [360, 1280])
def test_a_chapter_fits_the_page_and_hinders_nobody(lesson: Page, game: Pages, width: int) -> None:
    resize(lesson, width)
    assert lesson.evaluate("document.documentElement.scrollWidth") <= width
    assert not lesson.evaluate(SMALL, f"#{game.name}-chapter-1")
    assert not barriers(lesson)


def test_the_chapter_is_there_on_paper(lesson: Page, game: Pages) -> None:
    resize(lesson, 1280)
    lesson.emulate_media(media="print")
    for step in plan_of(game.name).chapters[0].steps:
        expect(lesson.get_by_role("heading", name=re.compile(re.escape(step.title)))).to_be_visible()


def test_boards_come_to_life_only_where_the_reader_is(
    new_page: Callable[..., Page], server: Server, game: Pages
) -> None:
    page = open_lesson(new_page(**STILL), server, game.name)
    chapters = len(plan_of(game.name).chapters)
    assert page.locator(".fp-lesson").count() == chapters
    assert page.locator(".fp-lesson .fp-board").count() <= 2
    last = page.locator(f"#{game.name}-chapter-{chapters}")
    last.scroll_into_view_if_needed()
    expect(last.locator(".fp-board [data-act]").first).to_be_visible()
    kernel = server.kernels()[-1].memory_info().rss
    print(f"the kernel of the lesson holds {kernel / 1e6:.0f} MB")
    assert kernel < MOST_KERNEL_MEMORY


def test_a_board_comes_to_life_on_a_busy_page_too(new_page: Callable[..., Page], server: Server, game: Pages) -> None:
    page = new_page(**STILL)
    page.add_init_script(TOLD_LATE)
    open_lesson(page, server, game.name)
    expect(page.locator(f"#{game.name}-chapter-1 .fp-board [data-act]").first).to_be_visible()
    assert page.locator(".fp-lesson .fp-board").count() <= 2


def test_a_link_leads_to_its_chapter_though_the_page_is_shown_late(
    new_page: Callable[..., Page], server: Server, game: Pages
) -> None:
    chapters = plan_of(game.name).chapters
    page = new_page(**STILL)
    page.add_init_script(SHOWN_LATE)
    open_lesson(page, server, game.name, f"#{game.name}-{chapters[-1].steps[0].id}")
    last = page.locator(f"#{game.name}-chapter-{len(chapters)}")
    expect(last.locator(".fp-board [data-act]").first).to_be_visible()
    expect(last).to_be_in_viewport()
