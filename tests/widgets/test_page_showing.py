"""The table in a real browser: how what happened is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table
from tests.widgets.page import Contexts, table_page
from widgets.shared import game_ui

FOCUSED = "document.activeElement"


def test_pieces_keep_their_nodes_and_glide(new_context: Contexts, tmp_path: Path) -> None:
    page, _browser = table_page(new_context, tmp_path, reduced_motion="no-preference")
    page.evaluate("""() => {
        window.punt = document.querySelector('[data-key="punt silk"]');
        window.glided = 0;
        document.addEventListener('transitionend', (event) => {
            if (event.propertyName === 'transform' && event.target.closest('.piece')) window.glided += 1;
        });
    }""")
    page.locator(".fp-pace select").select_option("fast")
    page.get_by_role("button", name="Pass").click()
    page.wait_for_function("window.glided > 0", timeout=20000)
    page.get_by_role("button", name="Skip to the next decision").click()
    page.wait_for_selector(".fp[data-state=asking]")
    assert page.evaluate("""document.querySelector('[data-key="punt silk"]') === window.punt""")
    assert page.locator(".piece.trail").count() > 0


@pytest.mark.parametrize("key", ["x", "Enter", "Space", "Escape"])
def test_the_showing_is_skipped_by_any_key(new_context: Contexts, tmp_path: Path, key: str) -> None:
    page, browser = table_page(new_context, tmp_path, reduced_motion="no-preference")
    page.locator(".fp-pace select").select_option("slow")
    page.get_by_role("button", name="Pass").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".fp[data-state=showing]")
    move = browser.session.move
    page.keyboard.press(key)
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?", timeout=500)
    page.wait_for_timeout(150)
    assert browser.session.move == move
    assert page.evaluate(f"{FOCUSED}.closest('.fp-answers') !== null")


def test_a_click_on_the_board_that_skips_does_nothing_else(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path, reduced_motion="no-preference")
    page.get_by_role("button", name="Pass").click()
    page.wait_for_selector(".fp[data-state=showing]")
    move = browser.session.move
    page.locator('[data-act="place port B"]').click(force=True)
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?", timeout=500)
    page.wait_for_timeout(150)
    assert browser.session.move == move


def test_the_speed_is_remembered(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.locator(".fp-pace select").select_option("fast")
    page.reload()
    expect(page.locator(".fp-pace select")).to_have_value("fast")


def test_dice_are_seen_to_roll_and_land(new_context: Contexts, tmp_path: Path) -> None:
    browser = Browser(make_table(plain_ui))
    browser.act("pass")
    page, _ = table_page(new_context, tmp_path, browser, reduced_motion="no-preference")
    page.locator(".fp-pace select").select_option("fast")
    page.locator('[data-act="place port B"]').click()
    page.wait_for_selector(".fp-dice.rolling", timeout=20000)
    assert page.locator(".fp-die-value").first.inner_text().strip() == ""
    page.wait_for_selector(".fp-dice:not(.rolling) .fp-die-box.landed")
    values = page.locator(".fp-die-value").all_inner_texts()
    pips = page.evaluate(
        "[...document.querySelectorAll('.fp-die-box')].map((box) => box.querySelectorAll('circle').length)"
    )
    assert len(values) == 3
    assert [str(count) for count in pips] == values


DRAWN = """() => {
    const plain = (node) => node.nodeType !== 1 ? node.nodeValue : [node.nodeName,
        [...node.attributes].filter(({ name }) => name !== "tabindex").map(({ name, value }) => `${name}=${
            name === "class" ? value.replace(/ ?(trail|arriving|hint)\\b/g, "") : value}`).filter(
                (text) => text !== "class=").sort(),
        [...node.childNodes].map(plain)];
    return JSON.stringify([...document.querySelector(".fp-board svg > g").children].map(plain));
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_patched_board_is_the_same_as_a_fresh_one(new_context: Contexts, tmp_path: Path, motion: str) -> None:
    browser = Browser(make_table(game_ui.load("manila"), seed=8))
    page, _ = table_page(new_context, tmp_path, browser, reduced_motion=motion)
    page.locator(".fp-pace select").select_option("fast")
    for _ in range(10):
        page.locator(".fp-answers [data-answer]").first.click()
        page.wait_for_timeout(150)
        page.locator(".fp-question").click()
        page.wait_for_selector(".fp[data-state=asking]")
    page.wait_for_function("!document.querySelector('.fp-board .leaving')")
    patched = page.evaluate(DRAWN)
    page.reload()
    page.wait_for_selector(".fp[data-state=asking]")
    assert patched == page.evaluate(DRAWN)


def test_numbers_that_changed_are_marked_once(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path, reduced_motion="no-preference")
    page.locator(".fp-pace select").select_option("fast")
    page.get_by_role("button", name="Pass").click()
    page.wait_for_selector(".fp-fact .changed", timeout=20000)
    page.get_by_role("button", name="Skip to the next decision").click()
    expect(page.locator(".fp-fact .changed")).to_have_count(0)
    cash = [str(value) for value in browser.session.match.view(0).cash]
    assert page.locator('[data-fact="cash"]').all_inner_texts() == cash
