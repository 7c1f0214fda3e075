"""Games that go on: after a reload, from a file, after the loss of the kernel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server, Watch, wait_until
from tests.browser.playing import (
    ASKING,
    STILL,
    answered,
    lines,
    new_game,
    open_table,
    play_by_mouse,
    saved,
    shelf,
    shown,
)

SEATS = ("human", "greedy", "greedy", "uniform")


@pytest.fixture
def manila(new_page: Callable[..., Page], server: Server) -> Page:
    """A page with Manila in the middle of a game."""
    page = open_table(new_page(**STILL), server, "manila")
    new_game(page, SEATS, ["Zoé", "Ben", "Cora", "Dirk"], seed=6)
    assert len(play_by_mouse(page, Random(4), 9)) == 9
    return page


def reload(page: Page) -> None:
    """Reload the page; it offers the kept game."""
    page.reload()
    page.wait_for_selector(ASKING, timeout=60_000)
    expect(page.locator(".fp-asked")).to_contain_text("You were playing Manila here")


def check_same(page: Page, before: dict[str, Any]) -> None:
    """The table shows what it showed before."""
    after = shown(page)
    for part, value in before.items():
        assert after[part] == value, part


def test_after_a_reload_the_game_goes_on_where_it_was(manila: Page) -> None:
    before = shown(manila)
    reload(manila)
    assert "actions played" in manila.locator(".fp-asked").inner_text()
    answered(manila, manila.get_by_role("button", name="Go on with that game").click)
    check_same(manila, before)
    assert len(play_by_mouse(manila, Random(5), 2)) == 2


def test_a_kept_game_can_be_left_for_a_fresh_one(manila: Page) -> None:
    reload(manila)
    answered(manila, manila.get_by_role("button", name="Start afresh").click)
    assert not any(" bids " in line for line in lines(manila))
    expect(manila.locator(".fp-asked")).to_contain_text("bid to become harbour master")
    answered(manila, manila.locator(".fp-answers .fp-go").click)
    before = shown(manila)
    reload(manila)
    answered(manila, manila.get_by_role("button", name="Go on with that game").click)
    check_same(manila, before)


def test_nothing_else_can_be_done_before_the_offer_is_answered(manila: Page) -> None:
    reload(manila)
    box = manila.get_by_label("Type a move")
    box.fill("bid 1")
    box.press("Enter")
    expect(manila.locator(".fp-note.refusal")).to_contain_text("First choose whether to go on with the kept game")


def test_what_the_browser_keeps_is_sealed_until_the_game_is_over(manila: Page, tmp_path: Path) -> None:
    kept = manila.evaluate("(key) => localStorage.getItem(key)", shelf("manila"))
    assert kept.startswith("four-ports-sealed:")
    assert "nutmeg" not in kept
    assert saved(manila, tmp_path).startswith("four-ports-sealed:")
    everything = manila.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
    assert "nutmeg" not in everything


def test_a_game_saved_to_a_file_is_loaded_in_another_browser(
    manila: Page, new_page: Callable[..., Page], server: Server, tmp_path: Path
) -> None:
    before = shown(manila)
    saved(manila, tmp_path)
    (file,) = tmp_path.iterdir()
    other = open_table(new_page(**STILL), server, "manila")
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Load…").click()
    answered(other, lambda: chooser.value.set_files(file))
    expect(other.locator(".fp-note.notice")).to_contain_text("The saved game is on the table.")
    check_same(other, before)

    text = file.read_text(encoding="utf-8")
    for name, content in {"cut": text[:-9], "edited": text.replace("a", "b"), "foreign": "{}", "empty": ""}.items():
        wrong = tmp_path / f"{name}.fourports"
        wrong.write_text(content, encoding="utf-8")
        other.set_input_files("input[type=file]", wrong)
        expect(other.locator(".fp-note.refusal")).to_contain_text("The present game goes on.")
        check_same(other, before)
        other.locator(".fp-note .fp-close").click()


def test_a_dead_kernel_is_told_in_words_and_the_game_goes_on_after_a_reload(
    new_page: Callable[..., Page], server: Server, watch: Watch
) -> None:
    others = {kernel.pid for kernel in server.kernels()}
    page = open_table(new_page(**STILL), server, "manila")
    new_game(page, SEATS, seed=6)
    play_by_mouse(page, Random(4), 3)
    before = shown(page)
    (kernel,) = [kernel for kernel in server.kernels() if kernel.pid not in others]
    kernel.kill()
    banner = page.locator(".fp-banner")
    expect(banner).to_be_visible(timeout=5000)
    expect(banner).to_contain_text("Your game is kept in this browser")
    expect(page.locator(".fp [role=alert]")).to_contain_text("Python does not answer")
    page.locator(".fp-answers .fp-go, .fp-answers button").first.click()
    page.wait_for_timeout(300)
    assert not [error for error in watch.errors if "pageerror" in error]
    watch.errors.clear()  # the browser itself logs that the line is closed

    with page.expect_navigation():
        banner.get_by_role("button", name="Reload the page").click()
    page.wait_for_selector(ASKING, timeout=60_000)
    expect(page.locator(".fp-asked")).to_contain_text("You were playing Manila here")
    answered(page, page.get_by_role("button", name="Go on with that game").click)
    check_same(page, before)
    assert wait_until(lambda: len({kernel.pid for kernel in server.kernels()} - others) == 1)
