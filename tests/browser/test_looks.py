"""Every table for every screen and everybody: widths, light and dark, what is read out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server, Watch, resize
from tests.browser.pages import Pages
from tests.browser.playing import (
    GREEDY,
    STILL,
    answered,
    barriers_by_day_and_night,
    click_anyway,
    lines,
    new_game,
    offers,
    open_table,
    play_by_mouse,
    play_to,
)

WIDTHS = (360, 390, 768, 1280)
LISTEN = """() => {
    window.heard = [];
    for (const ear of window.ears || []) ear.disconnect();
    window.ears = [...document.querySelectorAll(".fp [aria-live]")].map((region) => {
        const ear = new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes) {
                window.heard.push([region.getAttribute("aria-live"), node.textContent.replace("\\u00a0", " ").trim()]);
            }
        });
        ear.observe(region, { childList: true, subtree: true });
        return ear;
    });
}"""


@pytest.fixture
def board(opened: Page, watch: Watch) -> Page:
    """A seeded game of four, watched, at the size of a laptop's screen."""
    watch.over(opened)
    opened.emulate_media(color_scheme="light")
    resize(opened, 1280)
    new_game(opened, GREEDY, seed=6)
    return opened


def check_widths(page: Page) -> None:
    """No width needs scrolling sideways, and everything to press is large enough for a finger."""
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        sizes = page.locator(".fp :is(.fp-answers, .fp-tools, .fp-command) :is(button, select, input, summary):visible")
        for box in sizes.evaluate_all("(all) => all.map((node) => node.getBoundingClientRect())"):
            assert min(box["width"], box["height"]) >= 24, width
            assert box["x"] >= 0, width
            assert box["x"] + box["width"] <= width, width


def test_no_width_needs_scrolling_sideways(board: Page, game: Pages) -> None:
    check_widths(board)
    board.get_by_role("button", name="New game…").click()
    for width in WIDTHS:
        resize(board, width)
        box = board.get_by_role("dialog").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    board.keyboard.press("Escape")
    resize(board, 1280)
    play_to(board, game.alive)
    check_widths(board)


def test_the_newest_line_of_the_log_stays_in_view(board: Page) -> None:
    for width in (1280, 390, 768, 1280):
        resize(board, width)
        play_by_mouse(board, Random(6), 3)
        board.wait_for_timeout(100)
        box = board.locator(".fp-log-box").bounding_box()
        line = board.locator(".fp-log li").last.bounding_box()
        assert box
        assert line
        assert line["y"] + line["height"] <= box["y"] + box["height"] + 1, width


def test_living_places_of_the_board_are_large_enough_for_a_finger(board: Page, game: Pages) -> None:
    play_to(board, game.alive)
    for width in (390, 1280):
        resize(board, width)
        for box in board.locator(".fp-board .can[data-act] .hit").evaluate_all(
            "(all) => all.map((node) => node.getBoundingClientRect())"
        ):
            assert min(box["width"], box["height"]) >= 24, width


def test_the_first_round_is_played_on_a_phone(new_page: Callable[..., Page], server: Server, game: Pages) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = open_table(new_page(**{**STILL, **phone}), server, game.name)
    new_game(page, GREEDY, seed=6)
    while game.later not in lines(page):
        offer = offers(page)[0]
        place = page.locator(f'.fp :is(.fp-board .can[data-act="{offer.notation}"], [data-answer="{offer.notation}"])')
        answered(page, place.first.tap)
        page.wait_for_timeout(350)  # two taps sooner than this are one double tap, which acts once
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_nothing_shuts_anybody_out(board: Page, game: Pages) -> None:
    click_anyway(board.locator(f'.fp-board [data-act="{game.closed}"]'))
    expect(board.locator(".fp-note.refusal")).to_be_visible()
    assert barriers_by_day_and_night(board) == {}, "at the first question, with a refusal"
    board.get_by_role("button", name="New game…").click()
    assert barriers_by_day_and_night(board) == {}, "in the dialog"
    board.keyboard.press("Escape")
    play_to(board, game.alive)
    assert barriers_by_day_and_night(board) == {}, "while playing"


def test_the_question_and_every_event_are_read_out_politely(board: Page) -> None:
    board.wait_for_timeout(500)  # a whole new log is shown in silence
    board.evaluate(LISTEN)
    before = len(lines(board))
    play_by_mouse(board, Random(6), 1)
    question = board.locator(".fp-asked").inner_text()
    board.wait_for_function("(text) => window.heard.some(([, heard]) => heard === text)", arg=question)
    heard = board.evaluate("window.heard")
    assert ["polite", question] in heard
    news = lines(board)[before:]
    assert news
    for line in news:
        assert any(how == "polite" and line in text for how, text in heard), line
    assert not [text for how, text in heard if how == "assertive"]


def test_a_refusal_is_read_out_at_once_and_again(board: Page, game: Pages) -> None:
    board.wait_for_timeout(200)  # the new game is being read out
    board.evaluate(LISTEN)
    place = board.locator(f'.fp-board [data-act="{game.closed}"]')
    for count in (1, 2):
        click_anyway(place)
        board.wait_for_function(
            "(count) => window.heard.filter(([how]) => how === 'assertive').length === count", arg=count
        )
    refusal = board.locator(".fp-note.refusal p").evaluate("(node) => node.firstChild.textContent.trim()")
    assert board.evaluate("window.heard") == [["assertive", refusal]] * 2


def test_a_board_that_becomes_narrow_shows_what_can_be_done(board: Page, game: Pages) -> None:
    rng = Random(6)
    while game.alive not in board.locator(".fp-asked").inner_text():
        play_by_mouse(board, rng, 1)
    resize(board, 390, 844)
    expect(board.locator(".fp-board.swiped")).to_have_count(1)
    seen = """() => {
        const frame = document.querySelector(".fp-scroller").getBoundingClientRect();
        return [...document.querySelectorAll(".fp-board .can[data-act]")].some((node) => {
            const box = node.getBoundingClientRect();
            return box.left >= frame.left && box.right <= frame.right;
        });
    }"""
    board.wait_for_function(seen)
