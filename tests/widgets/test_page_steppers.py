"""Answers that are composed number by number, in a real browser: only what can be done is sent, and as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table
from tests.widgets.page import Contexts, table_page
from widgets.shared.game_ui import AnswerGroup, Names

OTHERWISE = "Choose a bid that you can pay"


def answers(view: Any, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    """The bids in fives and ones; everything else as the plain board has it."""
    groups = plain_ui.answers(view, legal, names)
    for group in groups:
        if group["kind"] == "number":
            group["kind"] = "steppers"
            group["dials"] = ["Fives", "Ones"]
            group["otherwise"] = OTHERWISE
            for item in group["items"]:
                item["values"] = [item["value"] // 5, item["value"] % 5]
    return groups


COMPOSING = SimpleNamespace(**{**vars(plain_ui), "answers": answers})


def composing(new_context: Contexts, folder: Path) -> tuple[Page, Browser]:
    page, browser = table_page(new_context, folder, Browser(make_table(COMPOSING)))
    expect(page.locator(".fp-dials")).to_have_count(1)
    return page, browser


def turn(page: Page, dial: str, way: str) -> Locator:
    return page.get_by_role("button", name=f"{dial}: One step {way}")


def test_what_cannot_be_done_is_not_sent_and_the_button_says_what_to_do(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = composing(new_context, tmp_path)
    go = page.locator(".fp-dials .fp-go")
    expect(go).to_be_disabled()
    expect(go).to_have_text(OTHERWISE)
    expect(turn(page, "Fives", "less")).to_be_disabled()


def test_a_composed_answer_is_played_as_a_whole(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = composing(new_context, tmp_path)
    for dial in ("Fives", "Ones", "Ones", "Ones"):
        turn(page, dial, "more").click()
    turn(page, "Ones", "less").click()
    go = page.locator(".fp-dials .fp-go")
    expect(go).to_have_text("Bid 7")
    go.click()
    expect(page.locator(".fp-log li", has_text="Ana: bid").last).to_contain_text("7")
    assert any(str(done.action) == "bid 7" and done.seat == 0 for done in browser.session.match.history)


def test_it_works_with_keys_alone_and_tells_its_numbers(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = composing(new_context, tmp_path)
    turn(page, "Fives", "more").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.get_by_role("group", name="Fives").locator("output")).to_have_text("+2")
    page.locator(".fp-dials .fp-go").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".fp-dials .fp-go")).not_to_have_text("Bid 10")
    assert any(str(done.action) == "bid 10" and done.seat == 0 for done in browser.session.match.history)
