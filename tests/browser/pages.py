"""What the tests of all games' pages must know of one game; each game says it in `tests/games/<game>/pages.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import dev


@dataclass(frozen=True, slots=True)
class Slide:
    """An experiment whose exact answer is seen to follow a slider: its title, the slider, and both ends' answers."""

    title: str
    control: str
    lowest: str
    highest: str


@dataclass(frozen=True, slots=True)
class Heat:
    """A heat map: words of its title, and what is said after an arrow to the right and one down."""

    title: str
    right: str
    down: str


@dataclass(frozen=True, slots=True)
class Odds:
    """A page of odds: how many sections and remarks it has, and the numbers that its prose may name.

    ``rows`` is what its shortest chart has; ``after_chart`` are experiments before which a chart stands, not prose.
    """

    sections: int
    remarks: int
    numbers: frozenset[int]
    rows: int = 3
    after_chart: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of a game: a question with many living places, a place closed at it, a line of the log, its odds.

    ``alive`` are words of a question at which many places of the board can be used, ``closed`` is an action that has
    a place on the board and cannot be done at first, ``later`` a line of the log that comes within a few minutes.
    ``exercise`` is the key and the title of an exercise, ``odds`` what the page of odds holds, ``doubled`` a place that
    can be used at that question, and how the log tells it (notation and sentence begin like this), ``total`` the fact
    of a panel that decides the game, ``sizes`` are numbers of players that need no option, ``options`` what is chosen
    in the dialog of a new game.
    """

    name: str
    alive: str
    closed: str
    later: str
    slide: Slide
    heat: Heat
    exercise: tuple[str, str]
    odds: Odds
    doubled: tuple[str, str]
    total: str = "fortune"
    sizes: tuple[int, ...] = (3, 5)
    options: dict[str, str] = field(default_factory=dict)

    @property
    def lesson(self) -> Any:
        """The odds page's experiments, charts and exercises."""
        return import_module(f"widgets.games.{self.name}.odds_lesson")

    @property
    def experiments(self) -> dict[str, Any]:
        """The odds page's experiments by key."""
        experiments: dict[str, Any] = self.lesson.EXPERIMENTS
        return experiments

    @property
    def charts(self) -> dict[str, Any]:
        """The odds page's charts by key."""
        charts: dict[str, Any] = import_module(f"widgets.games.{self.name}.odds_charts").CHARTS
        return charts

    @property
    def exercises(self) -> dict[str, Any]:
        """The odds page's exercises by key."""
        exercises: dict[str, Any] = import_module(f"widgets.games.{self.name}.odds_exercises").EXERCISES
        return exercises


def all_pages() -> tuple[Pages, ...]:
    """Every game that has notebooks."""
    names = sorted(path.parent.name for path in dev.NOTEBOOKS.glob("*/2_play.ipynb"))
    return tuple(import_module(f"tests.games.{name}.pages").PAGES for name in names)


PAGES = all_pages()


def pages_of(name: str) -> Pages:
    """The pages of a game."""
    (found,) = (pages for pages in PAGES if pages.name == name)
    return found
