"""What a game gives to the table: the shape of the data, and where its functions are found.

Each `widgets/games/<game>/__init__.py` offers the functions of `GameUI`. All of them are pure: views, events
and legal actions in, plain data and finished sentences out. None of them knows a rule.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Literal, NotRequired, Protocol, TypedDict, cast

from widgets.shared.svg import Scene

Names = Sequence[str]
"""The name at each seat, as people typed it."""


class Answer(TypedDict):
    """One possible answer: the action's notation and what it says on the button.

    `values` belong to an answer that is composed with steppers: one whole number for every dial.
    """

    text: str
    label: str
    quiet: NotRequired[bool]
    value: NotRequired[int]
    values: NotRequired[list[int]]


class AnswerGroup(TypedDict):
    """Answers that belong together. `number`: ordered items on one slider. `folded`: shown when opened.

    `steppers`: answers composed number by number, a stepper for each of the `dials`, played as a whole by one button
    that says `otherwise` while the dials show nothing that can be done.
    """

    title: str
    kind: Literal["buttons", "number", "steppers"]
    items: list[Answer]
    folded: NotRequired[bool]
    dials: NotRequired[list[str]]
    otherwise: NotRequired[str]


Fact = tuple[str, int | str, str] | tuple[str, int | str, str, str]


class Panel(TypedDict):
    """A player's panel. A fact is (label, value, key) or (label, value, key, the rule behind the number).

    A whole number that changes counts up or down.
    """

    seat: int
    name: str
    lines: NotRequired[list[str]]
    facts: Sequence[Fact]
    active: bool


class Die(TypedDict):
    """A die that was rolled: what it is for, what it shows, and a colour as a CSS value."""

    label: str
    value: int
    colour: NotRequired[str]


Moment = tuple[Any, Sequence[Any]]
"""A view and the events that led to it."""


class GameUI(Protocol):
    """The functions of a game's widgets package."""

    title: str
    """The game's name as people write it."""

    def scene(self, view: Any, legal: Sequence[Any], names: Names = ()) -> Scene:
        """The board; pieces may bear initials.

        A space carries its action's notation, and is marked `can` if that is in `legal`. A number that can be asked
        for its rule carries the rule's id as `data_why`, and a label.
        """

    def question(self, view: Any, names: Names) -> str:
        """One short sentence that says what is asked, or how the game ended."""

    def answers(self, view: Any, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
        """The legal actions in groups, with labels that say what happens."""

    def sentence(self, event: Any, names: Names) -> str:
        """One log sentence for an event; empty if there is nothing to say."""

    def panels(self, view: Any, names: Names) -> list[Panel]:
        """The players' panels in seat order."""


class RollingUI(Protocol):
    """An extra that games with dice offer."""

    def dice(self, event: Any) -> list[Die]:
        """The dice that an event rolled; empty if it rolled none."""


class MomentsUI(Protocol):
    """An extra for games in which one action can do so much that one picture does not show it."""

    def moments(self, before: Any, events: Sequence[Any], after: Any) -> list[Moment]:
        """Views to show one after another with their events; the last is `after`, no event is left out."""


class OptionsUI(Protocol):
    """An extra for games with options."""

    def option_words(self, name: str) -> str:
        """What the new-game form says beside an option; empty to use the game's own text."""


class TeachingUI(Protocol):
    """Extras that make a table teach; each may be missing."""

    def chapter(self, view: Any) -> str:
        """The name of the part of the game that a view belongs to, for example its round."""

    def where(self, view: Any, names: Names) -> list[str]:
        """The board in sentences."""

    def assumption(self, name: str) -> str:
        """The sentence that says what the odds take for granted."""

    def place_rule(self, act: str) -> str:
        """The rule that says what a place costs or pays, by the notation of what is done there."""

    def lesson_anchor(self, rule: str) -> str:
        """The address of the lesson step that teaches a rule, relative to the notebook; empty if there is none."""


def load(game: str) -> GameUI:
    """The functions of one game's widgets package.

    Raises `ModuleNotFoundError` when the game has no board yet.
    """
    return cast(GameUI, importlib.import_module(f"widgets.games.{game}"))


def dice(ui: GameUI, event: Any) -> list[Die]:
    """The dice an event rolled, or none if the game does not show dice."""
    shown = getattr(ui, "dice", None)
    return list(shown(event)) if shown else []


def moments(ui: GameUI, before: Any, events: Sequence[Any], after: Any) -> list[Moment]:
    """The views that show one action: one, unless the game divides it further."""
    divided = getattr(ui, "moments", None)
    return list(divided(before, events, after)) if divided else [(after, events)]


def option_words(ui: GameUI, name: str) -> str:
    """The game's own words for an option in the new-game form, or an empty text."""
    words = getattr(ui, "option_words", None)
    return str(words(name)) if words else ""


def chapter(ui: GameUI, view: Any) -> str:
    """The name of the part of the game, or an empty text if the game has none."""
    named = getattr(ui, "chapter", None)
    return str(named(view)) if named else ""


def where(ui: GameUI, view: Any, names: Names) -> list[str]:
    """The board in sentences; without the game's own, what its panels say."""
    told = getattr(ui, "where", None)
    if told:
        return list(told(view, names))
    return [
        f"{panel['name']}: {', '.join(f'{fact[0]} {fact[1]}' for fact in panel['facts'])}"
        for panel in ui.panels(view, names)
    ]


def assumption(ui: GameUI, name: str) -> str:
    """What the odds take for granted, in a sentence."""
    told = getattr(ui, "assumption", None)
    return str(told(name)) if told else name


def place_rule(ui: GameUI, act: str) -> str:
    """The rule behind the numbers at a place on the board, or an empty text."""
    told = getattr(ui, "place_rule", None)
    return str(told(act)) if told else ""


def lesson_anchor(ui: GameUI, rule: str) -> str:
    """Where the lesson teaches a rule; empty if it does not, or if the address leads elsewhere."""
    found = getattr(ui, "lesson_anchor", None)
    address = str(found(rule)) if found else ""
    return "" if ":" in address or address.startswith("//") else address
