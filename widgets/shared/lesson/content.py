"""The texts of a chapter as plain data for the browser: everything the reader may read, no answer of a question."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from gamecore.kernel.game import Game
from widgets.shared.lesson.plan import Lesson, Option, Question, Step, parted
from widgets.shared.lesson.words import LESSON


def chapter(lesson: Lesson, number: int, game: Game[Any, Any]) -> dict[str, Any]:
    """Title, promise, steps, questions, the game's rules with the steps that teach them, and the frame's words."""
    plan = lesson.chapters[number - 1]
    return {
        "game": lesson.game,
        "number": number,
        "chapters": len(lesson.chapters),
        "title": plan.title,
        "promise": plan.promise,
        "steps": [step(each, lesson) for each in plan.steps],
        "quiz": [question(each) for each in plan.quiz],
        "rules": [[id, game.rulebook[id].title, lesson.taught_by(id) or ""] for id in game.rulebook],
        "words": LESSON,
    }


def step(each: Step, lesson: Lesson) -> dict[str, Any]:
    """What the browser shows of a step."""
    return {
        "id": each.id,
        "title": each.title,
        "text": each.text,
        "rules": list(each.teaches),
        "press": each.press,
        "reads": not each.press and not each.show,
        "plays": bool(each.show),
        "hint": each.hint,
        "look": list(parted(each.look)),
        "name": lesson.names[each.seat] if each.show else "",
    }


def question(each: Question) -> dict[str, Any]:
    """What the browser shows of a question."""
    return {
        "id": each.id,
        "kind": each.kind,
        "text": each.text,
        "options": [{"value": option.value, "label": option.label} for option in mixed(each)],
    }


def mixed(each: Question) -> tuple[Option, ...]:
    """The options of a question, so that the right one is not always first: numbers by size, others turned round."""
    options = each.options
    if each.kind != "one" or len(options) < 3:
        return options
    if all(option.label.isdecimal() for option in options):
        return tuple(sorted(options, key=lambda option: int(option.label)))
    start = crc32(each.id.encode()) % len(options)
    return options[start:] + options[:start]
