"""Marks an answer to a quiz question with what the game computes, and explains it by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamecore.kernel.errors import GameError
from gamecore.kernel.game import Game
from widgets.shared.lesson.ask import Legal
from widgets.shared.lesson.plan import Option, Question
from widgets.shared.lesson.words import say

AnyGame = Game[Any, Any]


@dataclass(frozen=True)
class Mark:
    """Whether an answer is right, and what to say about it: sentences with the rules behind them."""

    right: bool
    notes: tuple[tuple[str, tuple[str, ...]], ...]

    def data(self) -> dict[str, Any]:
        """The mark as plain data."""
        notes = [{"text": text, "rules": list(rules)} for text, rules in self.notes]
        return {"right": self.right, "notes": notes}


def right_answers(game: AnyGame, question: Question) -> frozenset[str]:
    """The values of the right answers, computed now."""
    state = game.restore(dict(question.position()))
    found = question.ask.answer(game, state)
    if question.kind in ("one", "many"):
        return found & {option.value for option in question.options}
    return found


def mark(game: AnyGame, question: Question, chosen: Sequence[str]) -> Mark:
    """What a choice is worth."""
    right = right_answers(game, question)
    picked = frozenset(chosen)
    if question.kind == "number":
        picked = frozenset(_plain_number(value) for value in chosen)
    if picked == right:
        return Mark(True, ((question.why, question.cites),))
    return Mark(False, tuple(_explain(game, question, picked, right)))


def _plain_number(value: str) -> str:
    text = value.strip().replace("−", "-").removeprefix("+")
    return str(int(text)) if text.removeprefix("-").isdecimal() and len(text) < 10 else text


def _explain(
    game: AnyGame, question: Question, picked: frozenset[str], right: frozenset[str]
) -> list[tuple[str, tuple[str, ...]]]:
    """One sentence for each wrong choice; what the reader missed is only hinted at."""
    if question.kind == "number":
        return [(question.why, question.cites)]
    if question.kind == "board":
        notes = [why_not(game, question, value) for value in sorted(picked - right)]
        if right - picked:
            notes.append((say("missing_places"), question.cites))
        return notes
    wrong = [option for option in question.options if option.value in picked - right]
    notes = [why_wrong(game, question, option) for option in wrong]
    if not wrong:
        notes += [
            (say("also_right", label=option.label), question.cites)
            for option in question.options
            if option.value in right - picked
        ][:1]
    return notes


def why_wrong(game: AnyGame, question: Question, option: Option) -> tuple[str, tuple[str, ...]]:
    """Why an option is wrong: its own sentence, else the game's refusal with its live numbers."""
    if option.why:
        return option.why, (option.rule,) if option.rule else question.cites
    return why_not(game, question, option.value)


def why_not(game: AnyGame, question: Question, value: str) -> tuple[str, tuple[str, ...]]:
    """The game's own refusal of an action, or the question's explanation if there is none."""
    if isinstance(question.ask, Legal):
        state = game.restore(dict(question.position()))
        try:
            refusals = game.refusals(state, game.parse(value, state))
        except GameError:
            return say("not_possible"), question.cites
        if refusals:
            first = refusals[0]
            return first.sentence, (first.rule,)
        return say("not_possible"), question.cites
    return question.why, question.cites


def spelled(game: AnyGame, question: Question) -> list[str]:
    """The right answers as people read them."""
    right = right_answers(game, question)
    if question.kind in ("one", "many"):
        return [option.label for option in question.options if option.value in right]
    return sorted(right)
