"""Notebooks in JupyterLab: opened in a workspace without memories, and run through the menu."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.harness import Server, wait_until


def open_in_lab(page: Page, lab: Server, notebook: str) -> Page:
    """Open a notebook in JupyterLab and wait for its kernel.

    Without “reset” JupyterLab opens again what earlier pages had open, and asks what to do with ended kernels.
    """
    page.goto(lab.page(f"lab/tree/notebooks/{notebook}?reset"))
    return kernel_ready(page)


def kernel_ready(page: Page) -> Page:
    """Wait until the kernel of the notebook in view is idle."""
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle] >> visible=true", timeout=60_000)
    return page


def run_all_cells(page: Page, wanted: Locator) -> None:
    """Run the notebook through its menu until what is wanted appears."""
    for _ in range(8):  # the menu forgets what is asked of it before the kernel is there
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        if wait_until(lambda: wanted.count() > 0, 5):
            return
    raise AssertionError("what the notebook shows did not appear")
