"""The legal actions as answers: grouped, each with a label that says what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.village.things import SPACE_NAMES
from gamecore.games.village.view import VillageView
from widgets.games.village.answer_labels import label
from widgets.games.village.labels import GROUPS
from widgets.shared.asking import kind_of
from widgets.shared.game_ui import Answer, AnswerGroup

Names = Sequence[str]

LAST = ("use", "open", "reveal", "skip", "done", "pass")
QUIET = ("skip", "done", "pass")
ASIDE = ("take", "use", "open", "well")
"""Groups that are folded on a turn where much else can be done; the cubes lie on the board to be clicked."""
MANY = 8


def answers(view: VillageView, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    """What can be answered now, in groups; what is seldom wanted is folded where much else can be done."""
    titled: dict[tuple[str, str], list[Answer]] = {}
    for action in legal:
        titled.setdefault(heading(view, action), []).append(item(view, action))
    groups: list[AnswerGroup] = []
    for (verb, title), items in sorted(titled.items(), key=lambda entry: order(entry[0][0])):
        group: AnswerGroup = {"title": title, "kind": "number" if verb == "amount" else "buttons", "items": items}
        if verb in ASIDE and kind_of(view) == "turn" and len(legal) > MANY:
            group["folded"] = True
        groups.append(group)
    return groups


def order(verb: str) -> int:
    """Cubes first; cards, chests and goals after the rest, and last what leaves something out."""
    return LAST.index(verb) + 1 if verb in LAST else 0


def heading(view: VillageView, action: Any) -> tuple[str, str]:
    """The kind of group that an action belongs to, and what stands over it."""
    if action.verb == "take":
        return "take", GROUPS["take"].format(space=SPACE_NAMES[action.space])
    if action.verb in QUIET:
        return action.verb, ""
    return action.verb, GROUPS.get(action.verb, "")


def item(view: VillageView, action: Any) -> Answer:
    """One action as an answer."""
    answer: Answer = {"text": str(action), "label": label(view, action)}
    if action.verb in QUIET:
        answer["quiet"] = True
    if action.verb == "amount":
        answer["value"] = action.number
    return answer
