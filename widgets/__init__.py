"""Four Ports in the browser: `widgets.table("manila")` makes a playable table.

Importing this package is cheap; the table's machinery is loaded when the first table is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from widgets.shared import visitors

if TYPE_CHECKING:
    from widgets.shared.lesson.make import LessonBook
    from widgets.shared.table import Table

__all__ = ["lesson", "table"]

visitors.guard()


def table(
    game: str,
    seats: Sequence[str] | None = None,
    names: Sequence[str | None] | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    name: str = "table",
) -> Table:
    """A playable table of a game: display it as the last line of a cell.

    `seats` says who plays each seat, `"human"` or a bot's name; `names` are shown at the seats; `seed` makes
    chance repeatable; `options` are the game's own. `name` tells apart several tables of one game in the
    same browser. Raises `gamecore.GameError` with a helpful sentence for anything that does not exist.

    >>> widgets.table("manila", seats=["human", "greedy", "greedy", "greedy"])  # doctest: +SKIP
    """
    from widgets.shared.table import table as make

    return make(game, seats=seats, names=names, seed=seed, options=options, name=name)


def lesson(game: str) -> LessonBook:
    """The lesson of a game: show each of its chapters in a cell, `widgets.lesson("manila").chapter(1)`.

    Raises `gamecore.GameError` with a helpful sentence for a game that does not exist or has no lesson.
    """
    from widgets.shared.lesson.make import lesson as make

    return make(game)
