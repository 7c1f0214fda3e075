"""The table in a real browser: by mouse, by keyboard, with the line cut, with the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table
from tests.widgets.page import Contexts, open_table, table_page
from widgets.shared import game_ui

FOCUSED = "document.activeElement"


def test_a_click_on_an_answer_plays_it(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    assert any(str(turn.action) == "pass" and turn.seat == 0 for turn in browser.session.match.history)


def test_a_click_on_the_board_plays_it(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").click()
    page.locator('[data-act="place port B"]').click()
    expect(page.locator(".fp-log li", has_text="Ana: placed").last).to_contain_text("port B")
    assert any(str(turn.action) == "place port B" and turn.seat == 0 for turn in browser.session.match.history)


def test_a_double_click_acts_once(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").click()
    page.locator('[data-act="place port B"]').dblclick()
    page.wait_for_timeout(200)
    mine = [turn for turn in browser.session.match.history if turn.seat == 0 and str(turn.action).startswith("place")]
    assert len(mine) == 1


def test_what_is_not_possible_says_why(new_context: Contexts, tmp_path: Path) -> None:
    page, _browser = table_page(new_context, tmp_path)
    target = page.locator('[data-act="place jade"]')
    expect(target).to_have_attribute("aria-disabled", "true")
    target.click(force=True)
    note = page.locator(".fp-note.refusal")
    expect(note).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(note.locator("p").inner_text().split("  ")[0][:20])
    note.locator(".fp-rule").first.click()
    expect(page.locator("dialog[open] h2")).to_contain_text("M")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_same_refusal_is_announced_again(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.evaluate("""() => {
        window.said = [];
        new MutationObserver((list) => list.forEach((each) => each.addedNodes.forEach(
            (node) => window.said.push(node.textContent)))).observe(
            document.querySelector("[role=alert]"), { childList: true });
    }""")
    for _ in range(2):
        page.locator('[data-act="place jade"]').click(force=True)
        page.wait_for_timeout(150)
    first, second = page.evaluate("window.said")
    assert first != second
    assert first.strip() == second.strip()


def test_the_board_is_one_tab_stop_and_arrows_move_inside(new_context: Contexts, tmp_path: Path) -> None:
    page, _browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").click()
    assert page.locator('.fp-board [data-act][tabindex="0"]').count() == 1
    page.locator('.fp-board [data-act][tabindex="0"]').focus()
    page.keyboard.press("Home")
    assert page.evaluate(f"{FOCUSED}.dataset.act") == "place nutmeg"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{FOCUSED}.dataset.act") == "place silk"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"{FOCUSED}.dataset.act") == "place shipyard A"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(f"{FOCUSED}.dataset.act") == "place port C"
    expect(page.locator(".fp-ring.on")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".fp-log li", has_text="Ana: placed").last).to_contain_text("port C")
    assert page.evaluate(f"{FOCUSED}.closest('.fp-board') !== null")


def test_escape_leaves_the_board_for_the_answers(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.locator('.fp-board [tabindex="0"]').focus()
    page.keyboard.press("Escape")
    assert page.evaluate(f"{FOCUSED}.closest('.fp-answers') !== null")


def test_tab_is_never_trapped(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button id=after>after</button>')")
    page.locator('.fp-board [tabindex="0"]').focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"{FOCUSED}.id") == "after":
            return
    pytest.fail("Tab did not reach the button after the table")


def test_focus_stays_in_the_answers_after_an_answer(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    assert page.evaluate(f"{FOCUSED}.closest('.fp-answers') !== null")


def test_keys_do_not_reach_the_page_around(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.evaluate("window.heard = 0; document.addEventListener('keydown', () => { window.heard += 1; })")
    page.locator('.fp-board [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("d")
    assert page.evaluate("window.heard") == 0
    assert page.locator(".fp").get_attribute("data-lm-suppress-shortcuts") == "true"


def test_a_number_is_chosen_by_slider_stepper_and_go(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    go = page.locator(".fp-number .fp-go")
    expect(go).to_have_text("Bid 1")
    page.get_by_role("button", name="One step more").click(click_count=3)
    expect(go).to_have_text("Bid 4")
    page.get_by_role("slider").press("ArrowRight")
    expect(go).to_have_text("Bid 5")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Bid 5")
    go.click()
    expect(page.locator(".fp-log li", has_text="Ana: bid")).to_contain_text("amount 5")


def test_commands_are_typed_with_a_history(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    box = page.get_by_label("Type a move")
    box.fill("help")
    box.press("Enter")
    expect(page.locator(".fp-note.notice code").first).to_have_text("bid 1 to bid 54")
    box.fill("bid 3")
    box.press("Enter")
    expect(page.locator(".fp-log li", has_text="Ana: bid")).to_contain_text("amount 3")
    box.press("ArrowUp")
    box.press("ArrowUp")
    expect(box).to_have_value("help")
    box.press("ArrowDown")
    expect(box).to_have_value("bid 3")


def test_the_new_game_form_starts_a_game(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="New game…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_label("Name").first.fill("<b>Zoé</b>")
    dialog.get_by_label("Played by").nth(1).select_option("uniform")
    dialog.get_by_role("button", name="Start the new game").click()
    expect(page.locator(".fp-panel h3").first).to_have_text("<b>Zoé</b>")
    assert browser.session.match.seats[:2] == ("human", "uniform")
    assert len(browser.session.match.seats) == 3
    expect(page.locator(".fp b")).to_have_count(0)


def test_save_and_load_through_files(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    state = browser.session.match.state
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    saved = tmp_path / "saved.fourports"
    download.value.save_as(saved)
    browser.act("place port B")
    page.set_input_files("input[type=file]", saved)
    expect(page.locator(".fp-note.notice")).to_contain_text("on the table")
    assert browser.session.match.state == state
    big = tmp_path / "big.json"
    big.write_text("x" * 1_000_001)
    page.set_input_files("input[type=file]", big)
    expect(page.locator(".fp-note.refusal")).to_contain_text("too big")


def test_after_a_reload_the_kept_game_is_offered(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    kept = page.evaluate("localStorage.getItem('four-ports/manila/table')")
    assert kept.startswith("four-ports-sealed:")
    state = browser.session.match.state
    browser.table = make_table(plain_ui, seed=77)
    page.reload()
    expect(page.locator(".fp-asked")).to_contain_text("You were playing Manila here")
    page.get_by_role("button", name="Go on with that game").click()
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    assert browser.session.match.state == state


def test_a_curtain_lies_between_the_turns_of_two_people(new_context: Contexts, tmp_path: Path) -> None:
    browser = Browser(make_table(plain_ui, ["human", "human", "uniform"], names=["Ana", "Ben", "Cora"]))
    page, _ = table_page(new_context, tmp_path, browser)
    expect(page.locator(".fp-asked")).to_have_text("Pass the screen to Ana.")
    assert "hand" not in page.locator(".fp").inner_text()
    page.get_by_role("button", name="I am Ana: show my board").click()
    expect(page.locator(".fp-panel").first).to_contain_text("hand")
    page.get_by_label("Type a move").fill("bid 3")
    page.keyboard.press("Enter")
    expect(page.locator(".fp-asked")).to_have_text("Pass the screen to Ben.")
    assert "hand" not in page.locator(".fp").inner_text()


def test_a_dead_kernel_is_said_within_five_seconds_and_forgiven(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    page.evaluate("window.deadKernel = true")
    banner = page.locator(".fp-banner")
    expect(banner).to_be_visible(timeout=5000)
    expect(banner).to_contain_text("kept in this browser")
    expect(banner.get_by_role("button", name="Reload the page")).to_be_visible()
    page.evaluate("window.deadKernel = false")
    expect(banner).to_be_hidden(timeout=4000)
    expect(page.locator(".fp-hidden[role=alert]").first).to_have_text("Python answers again. Go on.")


@pytest.mark.parametrize("width", [360, 390, 768, 1280, 1600])
def test_nothing_sticks_out_at_any_width(new_context: Contexts, tmp_path: Path, width: int) -> None:
    page, _browser = table_page(new_context, tmp_path, viewport={"width": width, "height": 900})
    page.get_by_role("button", name="Pass").click()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    sizes = page.locator(".fp-answers button:visible").evaluate_all(
        "(all) => all.map((node) => node.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"
    )
    assert min(sizes) >= 44


def test_the_theme_follows_the_page(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    expect(page.locator(".fp")).to_have_attribute("data-theme", "light")
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(page.locator(".fp")).to_have_attribute("data-theme", "dark")


def test_a_view_that_is_closed_stops_beating(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.evaluate("window.stop()")
    sent = len(browser.line.published)
    page.wait_for_timeout(2600)
    assert len(browser.line.published) == sent


def test_holding_enter_answers_once(new_context: Contexts, tmp_path: Path) -> None:
    page, browser = table_page(new_context, tmp_path)
    page.get_by_role("button", name="Pass").focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    mine = [turn for turn in browser.session.match.history if turn.seat == 0]
    assert len(mine) == 1


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(new_context: Contexts, tmp_path: Path, dark: bool) -> None:
    browser = Browser(make_table(plain_ui))
    browser.act("pass")
    page = open_table(new_context(reduced_motion="reduce"), tmp_path, browser, dark)
    page.locator('[data-act="place jade"]').click(force=True)
    for opened in (None, "New game…"):
        if opened:
            page.get_by_role("button", name=opened).click()
        found = Axe().run(page).response["violations"]
        serious = [each for each in found if each["impact"] in ("serious", "critical")]
        assert [(each["id"], node["html"]) for each in serious for node in each["nodes"]] == []


def test_the_question_is_announced_whenever_it_is_asked(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    spoken = page.locator(".fp-hidden[role=status]").first
    expect(spoken).to_have_text("Ana: bid?")
    page.get_by_role("button", name="Pass").click()
    expect(spoken).to_have_text("Ana: place?")


def test_a_whole_game_of_manila_is_played_by_keyboard_alone(new_context: Contexts, tmp_path: Path) -> None:
    browser = Browser(make_table(game_ui.load("manila"), seed=8))
    page, _ = table_page(new_context, tmp_path, browser)
    page.locator(".fp-answers button:enabled, .fp-answers input").first.focus()
    for _ in range(200):
        if page.locator(".fp[data-state=over]").count():
            break
        page.keyboard.press("Enter")
    assert browser.session.over
    expect(page.locator(".fp-asked")).to_contain_text("win")


def test_no_request_leaves_and_no_error_is_logged(new_context: Contexts, tmp_path: Path) -> None:
    browser = Browser(make_table(plain_ui))
    asked: list[str] = []
    wrong: list[str] = []
    context = new_context(reduced_motion="reduce")
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    page = open_table(context, tmp_path, browser)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
    assert [url.partition(":")[0] for url in asked] == ["file"]
    assert wrong == []


def test_initials_on_the_marks_of_players_can_be_read(new_context: Contexts, tmp_path: Path) -> None:
    page, _ = table_page(new_context, tmp_path)
    for place in (".fp-log", ".fp-panels", ".fp-question"):
        letters = page.locator(f"{place} .fp-mark text")
        expect(letters.first).to_be_visible()
        heights = letters.evaluate_all(
            """nodes => nodes.map((node) => {
                const mark = node.closest("svg");
                const scale = mark.getBoundingClientRect().width / mark.viewBox.baseVal.width;
                return scale * parseFloat(node.getAttribute("font-size"));
            })"""
        )
        assert min(heights) >= 10, place


def test_the_answer_to_a_second_hello_replaces_nothing_unless_the_game_has_gone_on(
    new_context: Contexts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(make_table(plain_ui))
    answer, heard = browser.content, []
    monkeypatch.setattr(browser, "content", lambda content: heard.append(content) or answer(content))
    page, _ = table_page(new_context, tmp_path, browser)
    hello = next(content for content in heard if content["kind"] == "hello")
    page.evaluate("document.querySelector('.fp-answers button').first_drawn = true")
    old = "document.querySelector('.fp-answers button')?.first_drawn === true"
    page.evaluate("(all) => all.forEach(window.fromPython)", answer(hello))
    assert page.evaluate(old)
    browser.act("pass")
    page.evaluate("(all) => all.forEach(window.fromPython)", answer(hello))
    assert not page.evaluate(old)
    expect(page.locator(".fp-asked")).to_have_text("Ana: place?")
