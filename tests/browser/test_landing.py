"""The landing page, in the app and in JupyterLab."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import dev
from tests.browser.harness import SIZES, Server, open_page, resize

GAMES = ("manila", "batavia", "porto_carthago", "village")


@pytest.fixture
def landing(page: Page, server: Server) -> Page:
    return open_page(page, server.page())


def folders() -> set[str]:
    return {path.parent.name for path in dev.NOTEBOOKS.glob("*/*.ipynb")} & set(GAMES)


def test_the_address_of_the_app_shows_all_games(landing: Page) -> None:
    expect(landing).to_have_title("Four Ports")
    assert landing.url.endswith("/voila/render/index.ipynb")
    names = landing.locator(".fp-port h2").all_inner_texts()
    assert sorted(names) == ["Batavia", "Manila", "Porto Carthago", "Village"]


def test_games_without_notebooks_are_coming_and_the_others_open(landing: Page) -> None:
    for game in GAMES:
        card = landing.locator(f"[data-game={game}]")
        expect(card.locator("a")).to_have_count(len(list(dev.NOTEBOOKS.glob(f"{game}/*.ipynb"))))
        expect(card.get_by_text("Coming", exact=True)).to_have_count(0 if game in folders() else 1)
    assert "manila" in folders()


def test_every_link_of_a_card_opens_a_page_of_the_app(landing: Page, server: Server) -> None:
    links = landing.locator(".fp-port a")
    assert links.count() > 0
    for link in links.all():
        address = link.evaluate("link => link.href")
        assert landing.request.get(address.replace("/voila/render/", "/voila/tree/"), max_redirects=0).status < 400
        assert (dev.NOTEBOOKS / address.split("/voila/render/")[1]).exists()


def test_playing_is_one_click_away_and_the_masthead_leads_back(landing: Page) -> None:
    landing.get_by_role("link", name="Play Manila").click()
    expect(landing).to_have_title("Manila: play · Four Ports")
    expect(landing.locator("#fp-main[aria-busy=false]")).to_be_attached(timeout=60_000)
    landing.get_by_role("link", name="Four Ports: all games").click()
    expect(landing.get_by_role("heading", name="Batavia")).to_be_visible(timeout=60_000)


def test_the_landing_page_needs_no_widget_machinery(landing: Page, watch) -> None:  # type: ignore[no-untyped-def]
    assert not [address for address in watch.requests if "voila.js" in address or "labextensions" in address]


def test_it_says_that_it_is_independent(landing: Page) -> None:
    expect(landing.get_by_role("contentinfo")).to_contain_text("not affiliated with the designers or publishers")


@pytest.mark.parametrize("width", [360, *SIZES, 1600])
def test_no_width_needs_scrolling_sideways(landing: Page, width: int) -> None:
    resize(landing, width)
    assert landing.evaluate("document.documentElement.scrollWidth") <= width
    for link in landing.locator(":is(.fp-port, .fp-masthead) :is(a, button):visible").all():
        assert link.bounding_box()["height"] >= 44  # type: ignore[index]


def test_the_page_follows_the_system_and_the_address_outranks_it(new_page: Callable[..., Page], server: Server) -> None:
    light, dark = "rgb(251, 248, 241)", "rgb(18, 24, 28)"
    page = open_page(new_page(color_scheme="dark"), server.page())
    body = page.locator("body")
    expect(body).to_have_css("background-color", dark)
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", light)
    open_page(page, server.page("?theme=dark"))
    expect(body).to_have_css("background-color", dark)
    expect(body).to_have_attribute("data-jp-theme-light", "false")


def test_the_theme_button_changes_the_page_and_the_next_page_remembers(landing: Page, server: Server) -> None:
    landing.get_by_role("button", name="Change to dark colours").click()
    expect(landing.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    open_page(landing, server.page())
    expect(landing.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    landing.get_by_role("button", name="Change to light colours").click()
    expect(landing.locator("body")).to_have_attribute("data-jp-theme-light", "true")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_on_it_shuts_anybody_out(page: Page, server: Server, theme: str) -> None:
    open_page(page, server.page(f"?theme={theme}"))
    found = Axe().run(page).response["violations"]
    assert not [(problem["id"], problem["impact"], problem["nodes"][0]["html"]) for problem in found]


def test_a_new_game_gets_a_card_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from widgets.shared import landing as module

    notebook = json.loads((dev.NOTEBOOKS / "manila" / "2_play.ipynb").read_text(encoding="utf-8"))
    (tmp_path / "new_harbour").mkdir()
    (tmp_path / "new_harbour" / "2_play.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    new = SimpleNamespace(name="new_harbour", title="New Harbour", about="Boats meet.", seats=range(2, 3))
    games = {"manila": module.gamecore.load("manila"), "new_harbour": new}
    monkeypatch.setattr(module.gamecore, "games", lambda: tuple(games))
    monkeypatch.setattr(module.gamecore, "load", games.__getitem__)
    html = module.page(tmp_path).data
    assert 'href="new_harbour/2_play.ipynb"' in html
    assert all(text in html for text in ("New Harbour", "Boats meet.", "For 2 players"))
    assert html.count("Coming") == 1


def test_its_links_open_notebooks_in_jupyterlab(page: Page, lab: Server) -> None:
    page.goto(lab.page("lab/tree/notebooks/index.ipynb?reset"))
    # Before its kernel is there, JupyterLab asks questions instead of running cells.
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.get_by_role("link", name="Play Manila").click(timeout=60_000)
    expect(page.get_by_role("tab", name="2_play.ipynb")).to_be_visible(timeout=30_000)
    assert page.url.startswith(lab.page("lab/"))


def test_under_a_hub_the_same_pages_work(page: Page, lab: Server) -> None:
    open_page(page, lab.page("voila/render/notebooks/index.ipynb"))
    assert (
        page.locator("[data-game=manila] a")
        .first.evaluate("link => link.href")
        .startswith(lab.page("voila/render/notebooks/manila/"))
    )
    page.get_by_role("link", name="Four Ports: all games").click()
    expect(page).to_have_url(lab.page("voila/render/notebooks/index.ipynb"))


def test_under_a_hub_jupyterlab_is_one_click_away_and_in_the_app_it_is_not_offered(
    page: Page, lab: Server, server: Server
) -> None:
    name = "Open in JupyterLab"
    open_page(page, lab.page("voila/render/notebooks/index.ipynb"))
    address = page.get_by_role("link", name=name).evaluate("link => link.href")
    assert address == lab.page("lab/tree/notebooks/index.ipynb")
    assert page.request.get(address).ok
    open_page(page, server.page())
    expect(page.get_by_role("link", name=name)).to_have_count(0)
