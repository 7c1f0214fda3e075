"""The fixtures of the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.harness import Server, Watch, app_server, lab_server, launch
from tests.browser.pages import PAGES, Pages
from tests.browser.playing import GREEDY, NAMES, new_game, one_table


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The app, as visitors meet it."""
    with app_server() as running:
        yield running


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the notebooks, under a hub's kind of address; its Voila serves them too."""
    with lab_server(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def serve() -> Iterator[Callable[[Path], Server]]:
    """A function that serves another folder of notebooks as the app, until the test ends."""
    with ExitStack() as stack:
        yield lambda notebooks: stack.enter_context(app_server(notebooks, first_port=9100))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A headless browser."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What watches the test's pages; after the test it fails on console errors and foreign requests."""
    watching = Watch()
    yield watching
    watching.check()


@pytest.fixture
def new_page(chromium: Browser, watch: Watch, serve: Callable[[Path], Server]) -> Iterator[Callable[..., Page]]:
    """A function that opens another watched page with a profile of its own (and Playwright's context options).

    Its pages close, and give their kernels back, before a server that the test started ends.
    """
    contexts = []

    def make(**options: object) -> Page:
        context = chromium.new_context(**options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        watch.over(page)
        return page

    yield make
    for context in contexts:
        for page in context.pages:
            with suppress(Error):  # a page may be closing already
                page.goto("about:blank")
        context.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A watched page of 1280 by 800."""
    return new_page(viewport={"width": 1280, "height": 800})


@pytest.fixture(scope="module", params=PAGES, ids=lambda pages: pages.name)
def game(request: pytest.FixtureRequest) -> Pages:
    """Each game in turn; a file about one game has a fixture of this name that gives that one."""
    pages: Pages = request.param
    return pages


@pytest.fixture(scope="module")
def opened(chromium: Browser, server: Server, game: Pages) -> Iterator[Page]:
    """A page for all tests of a file about a game; opening one takes longer than most of them."""
    with one_table(chromium, server, game.name) as page:
        yield page


@pytest.fixture
def table(opened: Page, watch: Watch, game: Pages) -> Page:
    """A seeded game of four, watched."""
    watch.over(opened)
    new_game(opened, GREEDY, NAMES, seed=6, options=game.options)
    return opened
