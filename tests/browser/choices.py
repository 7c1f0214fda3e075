"""Places of the board that stand for several actions: which one is meant is asked in a small choice beside them."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page


def choice_at(page: Page, notation: str) -> tuple[Locator, str]:
    """The place of the board that stands for several actions, this among them, and what it says of this one."""
    for place in page.locator(".fp-board .can[data-acts]").all():
        ways = dict(json.loads(place.get_attribute("data-acts") or "[]"))
        if notation in ways:
            return place, ways[notation]
    raise AssertionError(f"No place of the board lets one choose {notation}.")


def choose_at_place(page: Page, notation: str) -> None:
    """Click a place that stands for several actions, and then one of them."""
    place, said = choice_at(page, notation)
    place.click()
    page.locator(".fp-ways").get_by_role("button", name=said, exact=True).click()
