"""Experiments and exercises answer a sign of life, so that the page can tell when Python is gone."""

from __future__ import annotations

from typing import Any

import pytest

from widgets.games.manila import odds_lesson
from widgets.shared.charts import assets
from widgets.shared.explore.exercise import WORDS
from widgets.shared.explore.words import BROWSER, LINE


def ping(widget: Any, times: int = 1) -> list[Any]:
    """What the widget sends in answer to so many pings."""
    sent: list[Any] = []
    widget.send = sent.append
    for _ in range(times):
        widget._handle_msg({"content": {"data": {"method": "custom", "content": {"do": "ping"}}}})
    return sent


@pytest.mark.parametrize("made", [lambda: odds_lesson.explore("place"), lambda: odds_lesson.exercise("two")])
def test_a_ping_is_answered_and_changes_nothing(made: Any) -> None:
    widget = made()
    before = widget.picture
    assert ping(widget) == [{"kind": "pong"}]
    assert widget.picture == before
    assert len(ping(widget, 200)) < 200, "a flood is not answered"


def test_the_words_and_the_script_of_the_lifeline_reach_the_page() -> None:
    for words in (BROWSER, WORDS):
        assert LINE.items() <= words.items()
    for last in ("explore/explore.js", "explore/exercise.js"):
        script = assets.script(*assets.LINE, last)
        assert "class Lifeline" in script
        assert "class Heart" in script
        assert "import " not in script
