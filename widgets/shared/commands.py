"""Commands that can always be typed: questions to the table, in one word."""

from __future__ import annotations

from collections.abc import Callable

from widgets.shared import frame, game_ui, rule_card
from widgets.shared.session import Refused
from widgets.shared.teacher import Content, Teacher
from widgets.shared.words import say

NEWEST = 12
"""How many lines of the log are read out."""


def answer(teacher: Teacher, text: str) -> list[Content] | None:
    """The answers to a typed command; None if it is none of these, so that it may be an action."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    command = COMMANDS.get(verb.casefold())
    if command is None or (rest and command is not why):
        return None
    return command(teacher, rest)


def notice(text: str, items: list[str] | None = None) -> Content:
    """Something to say politely."""
    return {"kind": "notice", "text": text, "items": items or [], "said": True}


def why(teacher: Teacher, rest: str) -> list[Content]:
    """The rule with this id, why an action is not possible, or what was last refused."""
    if rule := rule_card.find(teacher.session.game.rulebook, rest):
        return [teacher.rule(rule)]
    if rest:
        reason = teacher.why(rest)
        if reason["text"]:
            raise Refused(reason["text"], tuple(reason["rules"]))
        return [notice(say("why_possible")), *(teacher.rule(rule) for rule in reason["rules"])]
    if teacher.refused is None:
        return [notice(say("why_nothing"))]
    raise Refused(teacher.refused.text, teacher.refused.rules)


def odds(teacher: Teacher, rest: str) -> list[Content]:
    """The odds, shown in the panel and said in sentences."""
    told = teacher.odds()
    if "guess" in told:
        return [{**told, "open": True}, notice(told["guess"]["question"])]
    items = [row["sentence"] for row in told["rows"]]
    return [{**told, "open": True}, notice(say("odds_said") if items else told["notes"][0], items)]


def log(teacher: Teacher, rest: str) -> list[Content]:
    """The newest lines of the log."""
    entries = frame.whole_log(teacher.session.outlook, teacher.session.history)[-NEWEST:]
    return [notice(say("log_said"), [entry["text"] for entry in entries])]


def where(teacher: Teacher, rest: str) -> list[Content]:
    """The board in words."""
    look = teacher.session.outlook
    return [notice(say("where_said"), game_ui.where(look.ui, look.view(teacher.session.state), look.names))]


def coach(teacher: Teacher, rest: str) -> list[Content]:
    """What the coach would do."""
    return [teacher.coach()]


COMMANDS: dict[str, Callable[[Teacher, str], list[Content]]] = {
    "why": why,
    "odds": odds,
    "log": log,
    "where": where,
    "coach": coach,
}
