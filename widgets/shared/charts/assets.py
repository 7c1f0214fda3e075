"""The script and style sheet of the charts: readable files joined to the one module a widget takes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from widgets.shared import theme
from widgets.shared.assets import module

SHARED = Path(__file__).parent.parent
CHART = ("js/dom.js", "charts/chart.js")
LINE = ("js/heart.js", "js/banner.js", "explore/lifeline.js")
"""What a widget adds to its own files to say that Python no longer answers."""
STYLES = ("css/layout.css", "charts/chart.css")


def source(name: str) -> str:
    """One file as it stands, by its place in the folder of what games share."""
    return (SHARED / name).read_text(encoding="utf-8")


@cache
def script(*more: str) -> str:
    """The module of a widget with charts in it; `more` are its own files, the last one exporting."""
    return module(map(source, (*CHART, *more)))


@cache
def style(*more: str) -> str:
    """The style sheet of a widget with charts in it."""
    files = (source(name).strip() for name in (*STYLES, *more))
    return "\n".join([theme.css() + theme.SCENE_RULES, *files]) + "\n"
