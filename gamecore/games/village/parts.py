"""Where the base game and its modules put together what they ask, do, draw and score.

Each file of rules registers its own questions, stages, chance points and hooks here; ``game`` collects them. A
module adds to these lists and changes nothing in the base game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gamecore.games.village.state import Table, VillageDraft
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending
from gamecore.kernel.flow import ChancePoint, Menu, Question, Stage
from gamecore.kernel.refusal import RuleList
from gamecore.kernel.scores import ScoreLine

Options = Callable[[Any, Pending], tuple[Action, ...]]
Answer = Callable[[Any, Pending, Any], None]

RULES = RuleList()
"""Rules that refuse an answer to what is being decided."""

MOMENTS = RuleList()
"""Rules that refuse an action because something else is being decided."""

rule = RULES.rule
moment = MOMENTS.rule
Facts = dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a file of rules declares it; ``free`` says that it lies in a free moment (V5.7)."""

    kind: str
    words: str
    options: Options
    answers: Mapping[type, Answer]
    free: bool


ASKED: dict[str, Asked] = {}
STAGES: dict[str, Stage] = {}
CHANCES: dict[str, ChancePoint] = {}
CHANCE_WORDS: dict[str, str] = {}

EXTRAS: list[tuple[Options, Mapping[type, Answer]]] = []
"""Extra options at every question, known to all players: villager cards, chests."""

SECRETS: list[tuple[Options, Mapping[type, Answer]]] = []
"""Extra options in free moments that only the seat itself knows of: life goals."""

SPACE_QUESTIONS: dict[int, Callable[[Table], str]] = {}
"""The kind of question that carries out the action of each space."""

INTERLUDES: list[Callable[[VillageDraft, int], None]] = []
"""What may happen whenever nothing is half done, from a seat on (VL2.8)."""

SALES: list[tuple[Options, Mapping[type, Answer]]] = []
"""What can be sold on a market day besides serving customers (VP9.1)."""

MOVES: list[tuple[Options, Mapping[type, Answer]]] = []
"""What a ship can do instead of a movement (VP12.6)."""

MORE_ANSWERS = {"sale": SALES, "sail": MOVES}
"""Options that modules add to single questions."""

STALLS_STAY_OPEN: list[Callable[[Table], bool]] = []
"""Whether a market day goes on although no customer is left (VP9.6)."""

DAY_ENDS: list[Callable[[VillageDraft, int], None]] = []
"""What may happen between the last sale of a market day and the refill (W13)."""

SAVED_FROM_GRAVE: list[Callable[[VillageDraft, int, int, int], bool]] = []
"""Who may keep a member of a seat out of a grave: seat, generation and place (W15)."""

GRAVES_BY_PLACE: list[Callable[[VillageDraft, int, int, int], bool]] = []
"""Other graves than the anonymous ones: whether one took a member of a seat that died at a place (VP10.2)."""

LAST_STEPS: list[Callable[[VillageDraft], None]] = []
"""What follows the final mass, before scoring, in order (VP8.2, VL2.6)."""

SETUPS: list[Callable[[VillageDraft], tuple[Pending, ...]]] = []
"""Chance points of a module's setup, in order."""

SCORERS: list[Callable[[Table, int], list[ScoreLine]]] = []
"""Lines of the final score of a seat, in order."""


def ask(kind: str, words: str, options: Options, answers: Mapping[type, Answer], free: bool = False) -> None:
    """Declare a question."""
    ASKED[kind] = Asked(kind, words, options, answers, free)


def stage(kind: str) -> Callable[[Stage], Stage]:
    """Declare the decorated function as a stage."""

    def register(function: Stage) -> Stage:
        STAGES[kind] = function
        return function

    return register


def chance(point: ChancePoint, words: str) -> None:
    """Declare a chance point."""
    CHANCES[point.kind] = point
    CHANCE_WORDS[point.kind] = words


MENUS: dict[tuple[int, ...], Menu] = {}
MOST_MENUS = 20_000


def menu_of(actions: tuple[Action, ...]) -> Menu:
    """Return the menu of these shared action objects, made once."""
    key = tuple(map(id, actions))
    found = MENUS.get(key)
    if found is None:
        if len(MENUS) >= MOST_MENUS:
            MENUS.clear()
        found = MENUS[key] = Menu(actions)
    return found


def is_free(entry: Pending) -> bool:
    """Return whether a question lies in a free moment of the turn (V5.7)."""
    return ASKED[entry.kind].free and (not entry.data or entry.data[0] > 0)


def extras(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the extra options of a question that all players know of."""
    found: tuple[Action, ...] = ()
    for options, _ in EXTRAS:
        found += options(s, entry)
    return found


def secrets(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the extra options that only the seat knows of."""
    found: tuple[Action, ...] = ()
    if is_free(entry):
        for options, _ in SECRETS:
            found += options(s, entry)
    return found


def interlude(t: VillageDraft, seat: int) -> None:
    """Let happen what may happen whenever nothing is half done; lies on the stack above what follows."""
    for hook in INTERLUDES:
        hook(t, seat)


def question_of(asked: Asked) -> Question:
    """Return the kernel's question with all extra options."""

    def menus(s: Table, entry: Pending) -> tuple[Menu, ...]:
        return (menu_of(asked.options(s, entry) + extras(s, entry) + secrets(s, entry)),)

    answers = dict(asked.answers)
    for _, more in (*EXTRAS, *(SECRETS if asked.free else ()), *MORE_ANSWERS.get(asked.kind, ())):
        for action, answer in more.items():
            answers.setdefault(action, answer)
    return Question(asked.kind, menus, answers)
