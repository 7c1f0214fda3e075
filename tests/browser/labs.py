"""Notebooks in JupyterLab: opened in a workspace without memories, and run through the menu."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.harness import Server

READY = """() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].find((node) => node.offsetParent);
    const [kernel, state] = [".jp-KernelName", ".jp-Notebook-ExecutionIndicator"].map(shown);
    return kernel && state && kernel.innerText !== "No Kernel" && state.dataset.status === "idle";
}"""


def open_in_lab(page: Page, lab: Server, notebook: str) -> Page:
    """Open a notebook in JupyterLab and wait for its kernel.

    Without “reset” JupyterLab opens again what earlier pages had open, and asks what to do with ended kernels.
    """
    page.goto(lab.page(f"lab/tree/notebooks/{notebook}?reset"))
    return kernel_ready(page)


def kernel_ready(page: Page) -> Page:
    """Wait until the kernel of the notebook in view is idle; before it is there, JupyterLab calls it idle as well."""
    page.wait_for_function(READY, timeout=60_000)
    return page


def run_all_cells(page: Page, wanted: Locator) -> None:
    """Run the notebook through its menu until what is wanted appears."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    wanted.first.wait_for(timeout=60_000)
