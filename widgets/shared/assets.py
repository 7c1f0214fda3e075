"""The one script and the one style sheet of the table, joined from readable files.

The widget framework takes a single module. The files in `js/` are ordinary modules that import each other;
`script()` lines them up in `SCRIPTS` order, drops the import lines and the `export` words, and so gives one
module whose only export is the last line of `table.js`. Top-level names must therefore differ between the
files. `style()` puts the tokens of `theme.py` in front of the files in `css/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from widgets.shared import theme

HERE = Path(__file__).parent

SCRIPTS = (
    "dom",
    "morph",
    "choice",
    "arrows",
    "board",
    "steppers",
    "answers",
    "panels",
    "prose",
    "log",
    "dice",
    "player",
    "store",
    "heart",
    "banner",
    "command",
    "tools",
    "rulecard",
    "hint",
    "bars",
    "odds",
    "replay",
    "dialogs",
    "notes",
    "table",
)

STYLES = ("layout", "controls", "scene", "side", "teach", "widths", "print")

_IMPORT = re.compile(r'^import \{[^}]*\} from "[./\w]+\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:class|const|function)\b)", re.MULTILINE)


def source(name: str) -> str:
    """One script file as it stands."""
    return (HERE / "js" / f"{name}.js").read_text(encoding="utf-8")


def module(sources: Iterable[str]) -> str:
    """Several sources as one: import lines and the word `export` go, the last source exports by its default."""
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", text)).strip() for text in sources) + "\n"


def joined(names: Iterable[str]) -> str:
    """Several script files as one."""
    return module(map(source, names))


@cache
def script() -> str:
    """The table's module."""
    return joined(SCRIPTS)


@cache
def style() -> str:
    """The table's style sheet."""
    files = [(HERE / "css" / f"{name}.css").read_text(encoding="utf-8").strip() for name in STYLES]
    return "\n".join([theme.css() + theme.SCENE_RULES, *files]) + "\n"
