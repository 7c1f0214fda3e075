"""The rulebook's texts as the pages show them."""

from __future__ import annotations

import re
from pathlib import Path

import gamecore
import widgets
from tests.widgets.page import Contexts

SCRIPTS = Path(widgets.__file__).parent / "shared" / "js"


def shown(new_context: Contexts, text: str) -> str:
    """What a page makes of a text of the rulebook."""
    scripts = [(SCRIPTS / name).read_text(encoding="utf-8") for name in ("dom.js", "prose.js")]
    plain = re.sub(r"^import .*$|^export ", "", "\n".join(scripts), flags=re.MULTILINE)
    made: str = (
        new_context()
        .new_page()
        .evaluate(f"(text) => {{ {plain}; return prose(text).map((node) => node.outerHTML).join(''); }}", text)
    )
    return made


def test_a_list_stays_a_list_though_an_item_fills_two_lines(new_context: Contexts) -> None:
    html = shown(new_context, gamecore.load("manila").rulebook["M7.14"].text)
    assert html.count("<ol>") == 1
    assert html.count("<li>") == 3
    assert "with pirates the captain chooses" in html


def test_a_paragraph_of_two_lines_is_one_paragraph(new_context: Contexts) -> None:
    assert shown(new_context, "One\ntwo.\n\nThree.") == "<p>One two.</p><p>Three.</p>"
