"""Manila in JupyterLab and in Notebook 7: the board appears, and plays by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server, Watch
from tests.browser.labs import kernel_ready, run_all_cells
from tests.browser.playing import ASKING, answered, lines, new_game, offers, tab_to

PLACES = {
    "JupyterLab": "lab/tree/notebooks/manila/2_play.ipynb?reset",
    "Notebook": "notebooks/notebooks/manila/2_play.ipynb",
}


NOTEBOOKS_OWN = ("(reading 'schema')", "'filebrowser:open-path' not registered.")
"""What Notebook 7.6 complains of at every notebook, however plain."""


@pytest.mark.parametrize("place", PLACES)
def test_the_notebook_plays_by_mouse_and_keyboard_and_keeps_its_own_shortcuts_out(
    page: Page, lab: Server, watch: Watch, place: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(lab.page(PLACES[place]))
    page.wait_for_selector(".jp-Notebook .jp-Cell", state="attached", timeout=60_000)
    run_all_cells(kernel_ready(page), page.locator(ASKING))
    new_game(page, ["human", "greedy", "greedy", "greedy"], seed=6)
    cells = page.locator(".jp-Notebook .jp-Cell").count()

    bid = next(offer for offer in offers(page) if offer.kind == "board")
    answered(page, page.locator(f'.fp-board [data-act="{bid.notation}"]').click)
    assert f"Ana {bid.notation.replace('bid', 'bids')}." in lines(page)

    page.locator(".fp-command input").focus()
    tab_to(page, ".fp-board [data-act]")
    for key in ("ArrowDown", "ArrowUp", "a", "b", "x", "d", "d", "m"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.closest('.fp-board') !== null")
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    tab_to(page, '.fp-answers [data-answer="pass"]')
    answered(page, lambda: page.keyboard.press("Enter"))
    assert "Ana passes in the auction." in lines(page)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    expect(page.locator(".jp-Notebook .jp-mod-editMode")).to_have_count(0)
    if place == "Notebook":
        watch.errors = [error for error in watch.errors if not error.endswith(NOTEBOOKS_OWN)]
