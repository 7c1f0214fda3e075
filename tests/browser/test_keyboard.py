"""Every table without a mouse: a whole game, from the new-game dialog to the final scores."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.keys import BOARD, WATCH_THE_MOUSE, play_by_keyboard, start_by_keyboard
from tests.browser.pages import Pages
from tests.browser.playing import (
    FOCUSED,
    STILL,
    facts,
    lines,
    number,
    open_table,
    play_by_mouse,
    tab_to,
)

REACHED = """(selector) => {
    const places = [...document.querySelectorAll(selector)];
    const reached = new Set();
    const waiting = [document.activeElement];
    while (waiting.length) {
        const place = waiting.pop();
        if (reached.has(place)) continue;
        reached.add(place);
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
            place.focus();
            place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            waiting.push(document.activeElement);
        }
    }
    return [places.length, places.filter((place) => reached.has(place)).length];
}"""
"""How many places there are, and to how many of them the arrow keys lead from the one that has the focus."""


def test_a_whole_game_is_played_by_keyboard_alone(new_page: Callable[..., Page], server: Server, game: Pages) -> None:
    table = open_table(new_page(**STILL), server, game.name)
    table.evaluate(WATCH_THE_MOUSE)
    start_by_keyboard(table, seed=6)
    ways = play_by_keyboard(table, Random(6))
    assert ways["not reached"] == 0, ways
    assert min(ways["board"], ways["answer"], ways["typed"]) >= 3, ways
    totals = [number(told[game.total]) for told in facts(table)]
    expect(table.locator(".fp-asked")).to_contain_text(str(max(totals)))
    expect(table.locator(".fp-panel", has_text="Winner")).not_to_have_count(0)
    assert any(line.startswith("Zoé ") for line in lines(table))
    assert table.evaluate("window.mouse") == 0


def test_the_arrows_lead_to_every_place_of_the_board(table: Page) -> None:
    tab_to(table, BOARD)
    table.keyboard.press("Home")
    places, reached = table.evaluate(REACHED, BOARD)
    assert places > 15
    assert reached == places


def test_the_log_is_one_tab_stop_with_arrows_inside(table: Page) -> None:
    play_by_mouse(table, Random(6), 6)
    lines_with_rules = table.locator(".fp-log .fp-rule").count()
    assert lines_with_rules > 10
    tab_to(table, ".fp-log-box")
    table.keyboard.press("Tab")
    assert table.evaluate(f"{FOCUSED}.closest('.fp-log') === null")
    tab_to(table, ".fp-log-box")
    for _ in range(2):
        table.keyboard.press("ArrowUp")
    at = table.evaluate(f"[...document.querySelectorAll('.fp-log .fp-rule')].indexOf({FOCUSED})")
    assert at == lines_with_rules - 2
    table.keyboard.press("Enter")
    expect(table.get_by_role("dialog")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.get_by_role("dialog")).to_have_count(0)
    table.keyboard.press("Escape")
    assert table.evaluate(f"{FOCUSED}.matches('.fp-log-box')")


def test_the_focus_is_always_seen(table: Page) -> None:
    seen = 0
    tab_to(table, BOARD)
    for _ in range(14):
        table.keyboard.press("Tab")
        if not table.evaluate(f"{FOCUSED}.closest('.fp') !== null"):
            break
        outline = table.evaluate(
            f"(() => {{ const style = getComputedStyle({FOCUSED});"
            " return [style.outlineStyle, parseFloat(style.outlineWidth)]; })()"
        )
        assert outline[0] != "none"
        assert outline[1] >= 2
        seen += 1
    assert seen >= 8
