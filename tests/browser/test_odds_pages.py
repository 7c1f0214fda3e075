"""The odds page of every game in the app: all is drawn, and the four steps work by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import Server, Watch, open_page, resize
from tests.browser.pages import PAGES, Pages

every_game = pytest.mark.parametrize("game", PAGES, ids=lambda pages: pages.name, scope="module", indirect=True)
every_experiment = pytest.mark.parametrize(
    ("game", "title"),
    [
        pytest.param(pages, each.title, id=f"{pages.name}-{each.title}")
        for pages in PAGES
        for each in pages.lesson.EXPERIMENTS.values()
    ],
    scope="module",
    indirect=["game"],
)


@pytest.fixture(scope="module")
def game(request: pytest.FixtureRequest) -> Pages:
    """The game whose page is open."""
    pages: Pages = request.param
    return pages


@pytest.fixture(scope="module")
def opened(chromium: Browser, server: Server, game: Pages) -> Iterator[tuple[Page, Watch]]:
    """One page for all tests of a game."""
    context, watch = chromium.new_context(viewport={"width": 1280, "height": 800}), Watch()
    page = context.new_page()
    watch.over(page)
    open_page(page, server.page(f"voila/render/{game.name}/3_odds.ipynb"))
    expect(page.locator(".fp-explore:not(.fp-exercise)")).to_have_count(len(game.lesson.EXPERIMENTS), timeout=30_000)
    yield page, watch
    page.goto("about:blank")
    context.close()


@pytest.fixture
def odds(opened: tuple[Page, Watch]) -> Iterator[Page]:
    """The page, and afterwards a clean console and no request to another machine."""
    page, watch = opened
    yield page
    watch.check()


def experiment(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


def anew(page: Page, title: str) -> Locator:
    """An experiment before any prediction, whatever has been done with it on this page."""
    box = experiment(page, title)
    again = box.get_by_role("button", name="Predict anew")
    if again.is_visible():
        again.click()
    expect(box.get_by_role("button", name="Lock my prediction")).to_be_visible()
    return box


def step(box: Locator, name: str) -> Locator:
    return box.locator(f"[data-step={name}]")


@every_game
def test_every_chart_is_drawn_with_title_sentence_and_table(odds: Page, game: Pages) -> None:
    figures = odds.locator(".fp-chart:visible")
    assert figures.count() >= len(game.charts) + len(game.lesson.EXPERIMENTS)
    for figure in figures.all():
        picture = figure.locator("svg:visible")
        expect(picture).to_have_count(1)
        assert picture.locator("text").count() >= 2
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 90
        assert figure.locator(".fp-chart-title").inner_text()
        assert figure.locator(".fp-chart-sentence").inner_text().endswith(".")
        assert figure.locator("details table thead").count() == 1
    shown = set(odds.locator(".fp-chart-title").all_inner_texts())
    assert {chart().title for chart in game.charts.values()} <= shown


@every_experiment
def test_the_four_steps_by_mouse(odds: Page, title: str) -> None:
    box = anew(odds, title)
    roll = step(box, "simulate").get_by_role("button", name="+100", exact=True)
    roll.click(force=True)
    expect(box.locator(".fp-explore-note")).to_contain_text("Lock your prediction first")
    box.get_by_role("button", name="Lock my prediction").click()
    roll.click()
    expect(step(box, "simulate").locator(".fp-explore-says")).to_contain_text("100 ")
    assert "“exact”" not in box.inner_text()
    box.get_by_role("button", name="Show the exact answer").click()
    expect(step(box, "exact").locator(".fp-explore-says")).to_contain_text("The exact")
    expect(box.locator(".fp-chart:visible")).to_have_count(3)
    step(box, "decide").get_by_role("button").first.click()
    expect(step(box, "decide").locator(".fp-explore-judged")).to_be_visible()
    box.get_by_role("button", name="Predict anew").click()
    expect(box.get_by_role("button", name="Lock my prediction")).to_be_visible()


def tab_to(page: Page, target: Locator, most: int = 30) -> None:
    for _ in range(most):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached with the Tab key.")


@every_game
def test_the_four_steps_by_keyboard(odds: Page, game: Pages) -> None:
    box = anew(odds, game.slide.title)
    box.locator(".fp-explore-scene :is(input, select)").first.focus()
    tab_to(odds, step(box, "predict").locator("input"))
    odds.keyboard.press("ArrowRight")
    tab_to(odds, box.get_by_role("button", name="Lock my prediction"))
    odds.keyboard.press("Enter")
    once = step(box, "simulate").get_by_role("button", name="+1", exact=True)
    expect(once).to_be_enabled()  # Python has answered
    tab_to(odds, once)
    tab_to(odds, step(box, "simulate").get_by_role("button", name="+10", exact=True))
    odds.keyboard.press("Enter")
    expect(step(box, "simulate").locator(".fp-explore-says")).to_contain_text("10 ")
    tab_to(odds, box.get_by_role("button", name="Show the exact answer"))
    odds.keyboard.press("Space")
    expect(step(box, "exact").locator("input")).to_be_focused()
    tab_to(odds, step(box, "decide").get_by_role("button").first)
    odds.keyboard.press("Enter")
    expect(step(box, "decide").locator(".fp-explore-judged")).to_be_visible()
    chart = box.locator(".fp-explore-charts .fp-chart").first
    tab_to(odds, chart.locator(".fp-chart-picture"))
    odds.keyboard.press("ArrowRight")
    expect(chart.get_by_role("status")).to_contain_text("exact")
    odds.keyboard.press("Escape")
    expect(chart.get_by_role("status")).to_be_empty()


@every_game
def test_sliding_with_the_exact_answer_in_view(odds: Page, game: Pages) -> None:
    box = anew(odds, game.slide.title)
    box.get_by_role("button", name="Lock my prediction").click()
    box.get_by_role("button", name="Show the exact answer").click()
    step(box, "exact").get_by_role("checkbox").check()
    start = box.get_by_label(game.slide.control)
    start.focus()
    start.press("Home")
    expect(step(box, "exact").locator(".fp-explore-says")).to_contain_text(game.slide.lowest)
    start.press("End")
    expect(step(box, "exact").locator(".fp-explore-says")).to_contain_text(game.slide.highest)


@every_game
def test_arrow_keys_read_a_heat_map_in_both_directions(odds: Page, game: Pages) -> None:
    figure = odds.locator(".fp-chart", has_text=game.heat.title)
    figure.locator(".fp-chart-picture").focus()
    for key, said in (("ArrowRight", game.heat.right), ("ArrowDown", game.heat.down)):
        odds.keyboard.press(key)
        expect(figure.get_by_role("status")).to_contain_text(said)


@every_game
def test_an_exercise_answers_at_every_try(odds: Page, game: Pages) -> None:
    key, title = game.exercise
    box = experiment(odds, title)
    answer = game.lesson.exercise(key).problem.answer
    box.get_by_role("textbox").fill("0.99")
    box.get_by_role("button", name="Check").click()
    expect(box.get_by_role("status")).to_contain_text("Not yet.")
    box.get_by_role("textbox").fill(str(answer))
    box.get_by_role("textbox").press("Enter")
    expect(box.get_by_role("status")).to_contain_text("Right:")
    before = box.inner_text()
    box.get_by_role("button", name="Other numbers").click()
    expect(box.get_by_role("status")).to_contain_text("other numbers")
    assert box.inner_text() != before
    box.get_by_role("button", name="Show me").click()
    expect(box.get_by_role("status")).to_contain_text("The answer is")


@every_game
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 768, 900, 1280])
def test_no_width_needs_scrolling_sideways(odds: Page, width: int, scheme: str) -> None:
    odds.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    resize(odds, width)
    assert odds.evaluate("document.documentElement.scrollWidth") <= width
    too_wide = odds.locator(".fp-figures :is(svg, button, input, select):visible").evaluate_all(
        "(all, width) => all.filter((it) => it.getBoundingClientRect().right > width + 1).length", width
    )
    assert too_wide == 0


@every_game
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_it_shuts_anybody_out(odds: Page, scheme: str) -> None:
    odds.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    resize(odds, 1280)
    found = Axe().run(odds).response["violations"]
    assert not [(problem["id"], problem["impact"], problem["nodes"][0]["html"]) for problem in found]
