"""The script and the style of the lesson: a small stub for each chapter, everything else once for a page."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from widgets.shared import assets

SCRIPTS = ("lesson_memory", "lesson_arrival", "lesson_parts", "lesson_card", "lesson_quiz", "lesson")
STYLES = ("lesson",)
ENTRY = "\nexport default"
HERE = Path(__file__).parents[1]


def stub() -> str:
    """The module of a single chapter, which asks for the rest."""
    return assets.source("lesson_stub")


@cache
def script() -> str:
    """The module of all chapters: the table's files without its entry, then the lesson's."""
    table = assets.script().rpartition(ENTRY)[0]
    return table + "\n" + assets.joined(SCRIPTS)


@cache
def style() -> str:
    """The style sheet of the table and the lesson."""
    sheets = [(HERE / "css" / f"{name}.css").read_text(encoding="utf-8") for name in STYLES]
    return "\n".join([assets.style(), *sheets])


@cache
def key() -> str:
    """A name for this script and style, so that a page loads them once and never an old one."""
    return hashlib.sha256((script() + style()).encode("utf-8")).hexdigest()[:16]
