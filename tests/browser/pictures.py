"""Pictures of the pages for people to look at: `python -m tests.browser.pictures`, or with names of games.

The landing page, every table at its start, in the middle and at its end, and every page of odds, in all sizes, light
and dark. The pictures lie in `test-results/screenshots`.
"""

from __future__ import annotations

import sys
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.browser.harness import SHOTS, Server, app_server, launch, open_page, resize, shoot
from tests.browser.pages import PAGES, Pages
from tests.browser.playing import GREEDY, new_game, one_table, play_by_mouse, play_to

LAPTOP = (1280, 800)


def shoot_table(chromium: Browser, server: Server, game: Pages) -> None:
    """A seeded game of four at three moments."""
    with one_table(chromium, server, game.name) as page:
        new_game(page, GREEDY, seed=6)
        shoot(page, f"{game.name}-start")
        resize(page, *LAPTOP)
        play_to(page, game.alive)
        shoot(page, f"{game.name}-playing")
        resize(page, *LAPTOP)
        play_by_mouse(page, Random(6))
        shoot(page, f"{game.name}-over")


def shoot_page(chromium: Browser, address: str, name: str) -> None:
    """A page as it opens."""
    page = chromium.new_page()
    shoot(open_page(page, address), name)
    page.close()


def main(names: list[str]) -> int:
    """Make the pictures of these games, or of all and of the landing page."""
    wanted = [game for game in PAGES if not names or game.name in names]
    with app_server() as server, sync_playwright() as playwright:
        chromium = launch(playwright)
        if not names:
            shoot_page(chromium, server.page(), "landing")
        for game in wanted:
            shoot_table(chromium, server, game)
            shoot_page(chromium, server.page(f"voila/render/{game.name}/3_odds.ipynb"), f"{game.name}-odds")
        chromium.close()
    print(f"The pictures lie in {SHOTS}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
