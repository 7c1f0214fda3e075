"""The table that teaches, in a real browser: reasons, rule cards, odds, guesses, coach, replay and what-if."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table
from tests.widgets.page import Contexts, open_table, table_page
from widgets.games import manila

FOCUSED = "document.activeElement"


def placing(context: Contexts, folder: Path, **settings: Any) -> tuple[Page, Browser]:
    """Manila's own table at the first placement."""
    browser = Browser(make_table(manila))
    browser.act("pass")
    return table_page(context, folder, browser, **settings)


def open_odds(page: Page) -> None:
    page.locator(".fp-odds > summary").click()


def test_the_focus_on_what_cannot_be_done_says_why_quietly(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.locator('[data-act="place jade"]').focus()
    hint = page.locator(".fp-hint")
    expect(hint).to_contain_text("(M")
    reason = browser.table._teacher.why("place jade")
    expect(page.locator('[data-act="place jade"]')).to_have_attribute("aria-description", reason["text"])
    assert page.get_by_role("alert").inner_text().strip() == ""
    page.keyboard.press("Escape")
    expect(hint).to_have_text("")


def test_the_pointer_over_what_cannot_be_done_says_why(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.locator('[data-act="place silk"]').hover()
    expect(page.locator(".fp-hint")).to_contain_text("(M")
    page.get_by_role("button", name="Undo").hover()
    expect(page.locator(".fp-hint")).to_contain_text("nothing to take back")


def test_the_question_mark_opens_the_rule_of_a_place(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = placing(new_context, tmp_path)
    page.locator('[data-act="place port A"]').focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] h2")).to_contain_text("M9.4")
    page.keyboard.press("Escape")
    assert page.evaluate(f"{FOCUSED}.dataset.act") == "place port A"
    page.locator('[data-act="place jade"]').click(button="right")
    expect(page.locator("dialog[open] h2")).to_contain_text("M5.5")


def test_the_numbers_on_the_board_open_their_rule(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = placing(new_context, tmp_path)
    page.locator('[data-why="M0.4"]').click()
    card = page.locator("dialog[open]")
    expect(card.locator(".fp-about")).to_contain_text("Black market: nutmeg 0")
    expect(card.locator("table")).to_have_count(1)


def test_related_rules_are_followed_and_left_again(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = placing(new_context, tmp_path)
    page.locator(".fp-log-box").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    card = page.locator("dialog[open]")
    title = card.locator("h2").inner_text()
    expect(card.locator(".fp-about")).to_have_text(page.locator(".fp-log .fp-said").last.inner_text()[:-5].strip())
    card.locator(".fp-related button").first.click()
    expect(card.locator("h2")).not_to_have_text(title)
    card.get_by_role("button", name="Back to").click()
    expect(card.locator("h2")).to_have_text(title)
    page.keyboard.press("Escape")
    assert page.evaluate(f"{FOCUSED}.classList.contains('fp-why')")


def test_the_log_and_the_panels_are_one_tab_stop_each(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = placing(new_context, tmp_path)
    assert page.locator('.fp-log [tabindex="0"]').count() == 1
    assert page.locator('.fp-panels [tabindex="0"]').count() == 1
    page.locator('.fp-panels [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{FOCUSED}.dataset.number") == "0/accomplices"
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_contain_text("M1.3")


def test_the_odds_come_when_wanted_and_the_wish_is_remembered(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = placing(new_context, tmp_path)
    assert page.locator(".fp-odds tbody tr").count() == 0
    open_odds(page)
    expect(page.locator(".fp-odds-table tbody tr")).to_have_count(len(browser.session.match.legal))
    expect(page.locator(".fp-exact")).to_have_text("exact")
    # The browser hands what is kept to its store a moment later.
    page.wait_for_timeout(400)
    page.reload()
    expect(page.locator(".fp-odds-table tbody tr").first).to_be_visible()


def test_the_chart_follows_the_focus_and_has_its_sentence_and_table(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = placing(new_context, tmp_path)
    open_odds(page)
    page.locator('.fp-option[tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    rows = browser.table._teacher.odds()["rows"]
    expect(page.locator(".fp-chart figcaption")).to_have_text(rows[1]["sentence"])
    assert page.locator(".fp-bars rect").count() == len(rows[1]["bars"])
    assert page.locator(".fp-chart tbody tr").count() == len(rows[1]["bars"])
    expect(page.locator(f'.fp-board [data-act="{rows[1]["text"]}"]')).to_have_class("can hint")
    assert page.locator('.fp-odds-table [tabindex="0"]').count() == 1


def test_guessing_comes_before_seeing_and_the_score_is_kept(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = placing(new_context, tmp_path)
    open_odds(page)
    page.get_by_label("Predict first").check()
    expect(page.locator(".fp-odds-table")).to_have_count(0)
    slider = page.get_by_label("Your guess in per cent")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Say 55 %").click()
    expect(page.locator(".fp-odds-body > p").first).to_contain_text("You said 55 %; the chance is")
    expect(page.locator(".fp-odds-table tbody tr").first).to_be_visible()
    expect(page.locator(".fp-score")).to_contain_text("Brier score after 1 guess")
    kept = page.evaluate("JSON.parse(localStorage.getItem('four-ports/guesses'))")
    assert kept[0] == 55
    fresh = Browser(make_table(plain_ui))
    again = open_table(page.context, tmp_path, fresh)
    expect(again.locator(".fp-score")).to_contain_text("after 1 guess")
    assert fresh.table._teacher.guesses.numbers() == kept


def test_the_coach_points_at_the_board(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = placing(new_context, tmp_path)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".fp-note")).to_contain_text("I would choose")
    act = browser.table._teacher.coach()["act"]
    expect(page.locator(f'.fp-board [data-act="{act}"].hint')).to_have_count(1)
    expect(page.locator(".fp-hidden[role=status]").nth(1)).to_contain_text("I would choose")


def test_a_game_is_looked_back_at_by_keyboard(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = placing(new_context, tmp_path)
    before = page.locator(".fp-asked").inner_text()
    page.get_by_role("button", name="Replay").press("Enter")
    expect(page.locator(".fp-replay")).to_contain_text("After")
    expect(page.locator(".fp-replay button", has_text="Forward")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Home")
    expect(page.locator(".fp-replay")).to_contain_text("After 0 of")
    page.locator(".fp-replay button", has_text="Forward").press("Enter")
    expect(page.locator(".fp-replay")).to_contain_text("After 1 of")
    page.locator(".fp-replay select").select_option("Voyage 1")
    expect(page.locator(".fp-replay")).to_contain_text(f"After {browser.session.at} of")
    page.get_by_role("button", name="Leave the replay").press("Enter")
    expect(page.locator(".fp-replay")).to_be_hidden()
    expect(page.locator(".fp-asked")).to_have_text(before)


def test_a_decision_is_tried_again_with_the_same_dice_and_compared(new_context: Contexts, tmp_path: Path) -> None:
    browser = Browser(make_table(manila, ["human", "greedy", "greedy"], seed=5))
    for text in ("pass", "place port A", "pass"):
        browser.act(text)
    for _ in range(20):
        if browser.session.match.state.voyage == 2:
            break
        browser.act("pass")
    page, _ = table_page(new_context, tmp_path, browser)
    page.get_by_role("button", name="Replay").click()
    page.locator(".fp-replay select").select_option("Voyage 1")
    for _ in range(30):
        page.get_by_role("button", name="Forward", exact=True).click()
        if page.locator(".fp-asked").inner_text().startswith("Ana: place"):
            break
        page.wait_for_timeout(60)
    page.get_by_role("button", name="Same dice, other decision").click()
    strip = page.locator(".fp-what-if")
    expect(strip).to_contain_text("Play on to the end of this part (Voyage 1)")
    for _ in range(6):
        if strip.locator("tbody tr").count():
            break
        page.locator('.fp-answers [data-answer="pass"]').click()
        page.wait_for_timeout(150)
    expect(strip.locator("tbody tr")).to_have_count(1)
    page.get_by_role("button", name="Back to the game").click()
    expect(strip).to_be_hidden()
    assert browser.session.match is browser.session.main


@pytest.mark.parametrize("width", [360, 390, 768, 960, 1280])
def test_odds_replay_and_card_fit_any_width(new_context: Contexts, tmp_path: Path, width: int) -> None:
    page, _ = placing(new_context, tmp_path, viewport={"width": width, "height": 800})
    open_odds(page)
    expect(page.locator(".fp-odds-table tbody tr").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    table = page.locator(".fp-odds-table")
    assert table.evaluate("(node) => node.scrollWidth - node.clientWidth") <= 1
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".fp-replay")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator(".fp-log .fp-why").first.click()
    box = page.locator("dialog[open]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width


def test_the_board_is_never_squeezed_under_its_least_width_by_the_side_column(
    new_context: Contexts, tmp_path: Path
) -> None:
    for width in (860, 960, 1040, 1080, 1280):
        page, _ = placing(new_context, tmp_path, viewport={"width": width, "height": 900})
        board = page.locator(".fp-scroller").evaluate("(node) => [node.clientWidth, node.scrollWidth]")
        assert board[0] >= 700
        assert board[1] - board[0] <= 2
        page.close()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_on_a_phone_the_lanes_come_into_view_after_a_roll(new_context: Contexts, tmp_path: Path, motion: Any) -> None:
    browser = Browser(make_table(manila))
    browser.act("pass")
    page, _ = table_page(new_context, tmp_path, browser, viewport={"width": 390, "height": 800}, reduced_motion=motion)
    page.locator('.fp-answers [data-answer="place port A"]').click()
    page.locator(".fp-log li", has_text="rolls").first.wait_for(timeout=20000)
    page.wait_for_timeout(600)
    shown = page.evaluate("""() => {
        const box = document.querySelector(".fp-scroller").getBoundingClientRect();
        return [...document.querySelectorAll("[data-key^='hull-']")].filter((node) => {
            const { left, right } = node.getBoundingClientRect();
            return left >= box.left && right <= box.right;
        }).length;
    }""")
    assert shown >= 2


def test_the_dice_give_the_board_back_after_landing(new_context: Contexts, tmp_path: Path) -> None:
    browser = Browser(make_table(plain_ui))
    browser.act("pass")
    page, _ = table_page(new_context, tmp_path, browser)
    page.locator('[data-act="place port B"]').click()
    expect(page.locator(".fp-dice")).to_be_visible()
    expect(page.locator(".fp-dice")).to_be_hidden(timeout=4000)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_in_what_teaches(new_context: Contexts, tmp_path: Path, dark: bool) -> None:
    browser = Browser(make_table(manila))
    browser.act("pass")
    page = open_table(new_context(reduced_motion="reduce"), tmp_path, browser, dark)
    open_odds(page)
    page.get_by_label("Predict first").check()
    page.locator(".fp-riddle .fp-go").click()
    expect(page.locator(".fp-score")).to_be_visible()
    page.get_by_role("button", name="What would you do?").click()
    check(page)
    page.get_by_role("button", name="Replay").click()
    check(page)
    page.get_by_role("button", name="What if, from here").click()
    expect(page.locator(".fp-what-if")).to_be_visible()
    page.locator('[data-why="M0.4"]').click()
    check(page)


def check(page: Page) -> None:
    """Fails for anything serious that axe finds."""
    page.wait_for_timeout(300)
    found = Axe().run(page).response["violations"]
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    assert [(each["id"], node["html"]) for each in serious for node in each["nodes"]] == []
