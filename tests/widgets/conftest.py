"""The fixtures of the table's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import comm
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, sync_playwright

from tests.widgets import plain_ui
from tests.widgets.line import Browser, Line, make_table
from tests.widgets.page import launch


@pytest.fixture(autouse=True)
def _line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every comm made in these tests keeps what it publishes."""
    monkeypatch.setattr(comm, "create_comm", Line)


@pytest.fixture
def browser_of_one() -> Browser:
    """A table with one person at it."""
    return Browser(make_table(plain_ui))


@pytest.fixture
def browser_of_two() -> Browser:
    """A table with two people at one screen."""
    return Browser(make_table(plain_ui, ["human", "human", "uniform"], names=["Ana", "Ben", "Cora"]))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """A headless browser."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def new_context(chromium: Chromium) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser contexts, and closes them after the test."""
    made: list[BrowserContext] = []

    def make(**settings: Any) -> BrowserContext:
        made.append(chromium.new_context(**settings))
        return made[-1]

    yield make
    for context in made:
        context.close()
