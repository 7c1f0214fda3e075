"""The script and style sheet of the charts: readable files joined to the one module a widget takes.

As for the table (`widgets.shared.assets`): import lines and the word `export` go, the last file exports.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from widgets.shared import theme

SHARED = Path(__file__).parent.parent
CHART = ("js/dom.js", "charts/chart.js")
STYLES = ("css/layout.css", "charts/chart.css")

_IMPORT = re.compile(r'^import \{[^}]*\} from "[./\w]+\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:class|const|function)\b)", re.MULTILINE)


def source(name: str) -> str:
    """One file as it stands, by its place in the folder of what games share."""
    return (SHARED / name).read_text(encoding="utf-8")


@cache
def script(*more: str) -> str:
    """The module of a widget with charts in it; `more` are its own files, the last one exporting."""
    parts = (_EXPORT.sub("", _IMPORT.sub("", source(name))).strip() for name in (*CHART, *more))
    return "\n".join(parts) + "\n"


@cache
def style(*more: str) -> str:
    """The style sheet of a widget with charts in it."""
    files = (source(name).strip() for name in (*STYLES, *more))
    return "\n".join([theme.css() + theme.SCENE_RULES, *files]) + "\n"
