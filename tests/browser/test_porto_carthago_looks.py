"""Porto Carthago for every screen and everybody: widths, light and dark, what is read out, pictures to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Server, Watch, shoot
from tests.browser.playing import (
    STILL,
    answered,
    barriers,
    click_anyway,
    is_over,
    lines,
    new_game,
    offers,
    one_table,
    open_table,
    play_by_mouse,
)

GREEDY = ("human", "greedy", "greedy", "greedy")
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


@pytest.fixture(scope="module")
def table(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for all tests of this file."""
    with one_table(chromium, server, "porto_carthago") as page:
        yield page


@pytest.fixture
def carthago(table: Page, watch: Watch) -> Page:
    """A seeded game of four, watched, at the size of a laptop's screen."""
    watch.over(table)
    table.emulate_media(color_scheme="light")
    table.set_viewport_size({"width": 1280, "height": 800})
    new_game(table, GREEDY, seed=6)
    return table


def play_to(page: Page, words: str, seed: int = 6) -> None:
    """Play until the question says this."""
    rng = Random(seed)
    while words not in page.locator(".fp-asked").inner_text():
        assert not is_over(page)
        play_by_mouse(page, rng, 1)


def check_widths(page: Page) -> None:
    """No width needs scrolling sideways, and everything to press is large enough for a finger."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        sizes = page.locator(".fp :is(.fp-answers, .fp-tools, .fp-command) :is(button, select, input, summary):visible")
        for box in sizes.evaluate_all("(all) => all.map((node) => node.getBoundingClientRect())"):
            assert min(box["width"], box["height"]) >= 24, width
            assert box["x"] >= 0, width
            assert box["x"] + box["width"] <= width, width


def test_no_width_needs_scrolling_sideways(carthago: Page) -> None:
    check_widths(carthago)
    carthago.get_by_role("button", name="New game…").click()
    for width in WIDTHS:
        carthago.set_viewport_size({"width": width, "height": 800})
        box = carthago.get_by_role("dialog").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    carthago.keyboard.press("Escape")
    carthago.set_viewport_size({"width": 1280, "height": 800})
    play_to(carthago, "your turn")
    check_widths(carthago)


def test_the_newest_line_of_the_log_stays_in_view(carthago: Page) -> None:
    for width in (1280, 390, 768, 1280):
        carthago.set_viewport_size({"width": width, "height": 800})
        play_by_mouse(carthago, Random(6), 3)
        carthago.wait_for_timeout(100)
        box = carthago.locator(".fp-log-box").bounding_box()
        line = carthago.locator(".fp-log li").last.bounding_box()
        assert box
        assert line
        assert line["y"] + line["height"] <= box["y"] + box["height"] + 1, width


def test_living_places_of_the_board_are_large_enough_for_a_finger(carthago: Page) -> None:
    play_to(carthago, "your turn")
    for width in (390, 1280):
        carthago.set_viewport_size({"width": width, "height": 800})
        for box in carthago.locator(".fp-board .can[data-act] .hit").evaluate_all(
            "(all) => all.map((node) => node.getBoundingClientRect())"
        ):
            assert min(box["width"], box["height"]) >= 24, width


def test_a_whole_round_is_played_on_a_phone(new_page: Callable[..., Page], server: Server) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = open_table(new_page(**{**STILL, **phone}), server, "porto_carthago")
    new_game(page, GREEDY, seed=6)
    while "Round 2 of the decade begins." not in lines(page):
        offer = offers(page)[0]
        place = page.locator(f'.fp :is(.fp-board .can[data-act="{offer.notation}"], [data-answer="{offer.notation}"])')
        answered(page, place.first.tap)
        page.wait_for_timeout(350)  # two taps sooner than this are one double tap, which acts once
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_shuts_anybody_out(carthago: Page, scheme: str) -> None:
    carthago.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    expect(carthago.locator(".fp")).to_have_attribute("data-theme", scheme)
    click_anyway(carthago.locator('.fp-board [data-act="purchase"]'))
    expect(carthago.locator(".fp-note.refusal")).to_be_visible()
    assert barriers(carthago) == [], "in the setup, with a refusal"
    carthago.get_by_role("button", name="New game…").click()
    assert barriers(carthago) == [], "in the dialog"
    carthago.keyboard.press("Escape")
    play_to(carthago, "your turn")
    assert barriers(carthago) == [], "in a turn"
    play_by_mouse(carthago, Random(6))
    assert barriers(carthago) == [], "after the game"


def test_the_question_and_every_event_are_read_out_politely(carthago: Page) -> None:
    carthago.wait_for_timeout(500)  # a whole new log is shown in silence
    carthago.evaluate(LISTEN)
    before = len(lines(carthago))
    answered(carthago, carthago.locator(".fp-answers .fp-buttons button").first.click)
    question = carthago.locator(".fp-asked").inner_text()
    carthago.wait_for_function("(text) => window.heard.some(([, heard]) => heard === text)", arg=question)
    heard = carthago.evaluate("window.heard")
    assert ["polite", question] in heard
    news = lines(carthago)[before:]
    assert len(news) >= 2
    for line in news:
        assert any(how == "polite" and line in text for how, text in heard), line
    assert not [text for how, text in heard if how == "assertive"]


def test_a_refusal_is_read_out_at_once_and_again(carthago: Page) -> None:
    carthago.wait_for_timeout(200)  # the new game is being read out
    carthago.evaluate(LISTEN)
    place = carthago.locator('.fp-board [data-act="purchase"]')
    for count in (1, 2):
        click_anyway(place)
        carthago.wait_for_function(
            "(count) => window.heard.filter(([how]) => how === 'assertive').length === count", arg=count
        )
    refusal = carthago.locator(".fp-note.refusal p").evaluate("(node) => node.firstChild.textContent.trim()")
    assert carthago.evaluate("window.heard") == [["assertive", refusal]] * 2


def test_pictures_for_people_to_look_at(carthago: Page) -> None:
    pictures = shoot(carthago, "porto_carthago-setup")
    carthago.set_viewport_size({"width": 1280, "height": 800})
    play_to(carthago, "your turn")
    pictures += shoot(carthago, "porto_carthago-turn")
    carthago.set_viewport_size({"width": 1280, "height": 800})
    play_by_mouse(carthago, Random(6))
    pictures += shoot(carthago, "porto_carthago-over")
    assert all(path.stat().st_size > 20_000 for path in pictures)
