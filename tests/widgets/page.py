"""The table in a real browser without Jupyter: a page with a stand-in for the widget's model."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, Playwright

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table
from widgets.shared import assets
from widgets.shared.lesson import code
from widgets.shared.lesson.board import ChapterBoard

Contexts = Callable[..., BrowserContext]

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 0; background: {ground}; }}
main {{ padding: 8px; }}</style><style>{style}</style></head>
<body data-jp-theme-light="{light}"><main><h1 style="display:none">Table</h1><div id="here"></div></main>
<script type="module">
const heard = [];
const model = {{
  traits: {traits},
  get(name) {{ return this.traits[name]; }},
  on(name, callback) {{ if (name === "msg:custom") heard.push(callback); }},
  off() {{ heard.length = 0; }},
  async send(content) {{
    if (window.deadKernel) return;
    for (const message of await window.toPython(content)) window.fromPython(message);
  }},
}};
window.fromPython = (message) => heard.forEach((callback) => callback(message));
{script}
window.stop = table_module.render({{ model, el: document.getElementById("here") }});
</script></body></html>"""


def launch(playwright: Playwright) -> Chromium:
    """The system's Chromium, or Playwright's own."""
    wanted = [os.environ.get("FOUR_PORTS_BROWSER"), *(shutil.which(name) for name in NAMES)]
    found = next((path for path in wanted if path), None)
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


def write_page(folder: Path, browser: Browser, dark: bool = False) -> Path:
    """A page on disk that shows a table, or a chapter of a lesson."""
    table = browser.table
    traits: dict[str, Any] = {"shelf": table.shelf, "first_words": table.first_words}
    script, style = assets.script(), assets.style()
    if isinstance(table, ChapterBoard):
        traits["chapter"] = table.chapter
        script, style = code.script(), code.style()
    script = re.sub(r"export default (\{.*?\});", r"const table_module = \1;", script)
    file = folder / "table.html"
    text = PAGE.format(
        style=style,
        script=script,
        traits=json.dumps(traits),
        light="false" if dark else "true",
        ground="#12181C" if dark else "#FBF8F1",
    )
    file.write_text(text, encoding="utf-8")
    return file


def open_table(context: BrowserContext, folder: Path, browser: Browser, dark: bool = False) -> Page:
    """A page whose messages go to the Python side and back."""
    page = context.new_page()
    page.set_default_timeout(5000)
    page.expose_function("toPython", browser.content)
    page.goto(write_page(folder, browser, dark).as_uri())
    page.wait_for_selector(".fp[data-state=asking], .fp[data-state=over]")
    return page


def table_page(
    new_context: Contexts, folder: Path, browser: Browser | None = None, **settings: Any
) -> tuple[Page, Browser]:
    """A page with a table that shows everything at once."""
    browser = browser or Browser(make_table(plain_ui))
    settings.setdefault("reduced_motion", "reduce")
    return open_table(new_context(**settings), folder, browser), browser
