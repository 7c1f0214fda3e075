"""The legal actions as answers: grouped, each with a label that says what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago.pieces import DOCK_NUMBER, WANTS
from gamecore.games.porto_carthago.view import PortoCarthagoView
from widgets.games.porto_carthago.answer_labels import good_at, label
from widgets.games.porto_carthago.sentences import dock_words, place_words
from widgets.games.porto_carthago.words import GROUPS, OTHERWISE
from widgets.shared.game_ui import Answer, AnswerGroup

Names = Sequence[str]
QUIET = (a.Skip, a.End)

GROUP_OF: dict[type, str] = {
    a.Claim: "claim",
    a.Take: "take",
    a.Enter: "enter",
    a.Expel: "expel",
    a.Load: "load",
    a.Play: "play",
    a.Collect: "plain",
    a.Renew: "plain",
    a.Charter: "charter",
    a.Release: "release",
    a.Buy: "buy",
    a.Use: "use",
    a.Stack: "stack",
}
"""The title over actions of each kind; those not named here have none, or one that depends on the action."""

FOLDED = ("expel", "switch", "release")
"""Groups that are opened when wanted, if something else can be done as well."""


def answers(view: PortoCarthagoView, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    """What can be answered now, in groups; servants are moved by steppers, all at once."""
    titled: dict[tuple[str, str], list[Answer]] = {}
    for action in legal:
        if not isinstance(action, (a.Assign, a.Shift)):
            titled.setdefault(heading(view, action), []).append(item(view, action, names))
    groups = composed(view, legal, names)
    for (kind, title), items in sorted(titled.items(), key=lambda entry: order(entry[0][0])):
        group: AnswerGroup = {"title": title, "kind": "buttons", "items": items}
        if kind in FOLDED and groups:
            group["folded"] = True
        groups.append(group)
    return groups


def order(kind: str) -> int:
    """What loads a ship comes first; folded groups come last, and before them what has no title."""
    return 3 if kind in FOLDED else 2 if not kind else int(kind != "load_now")


def loads(view: PortoCarthagoView, action: a.Carry) -> bool:
    """Whether a good is wanted by the ship at the dock to which it is carried."""
    card = view.berths[DOCK_NUMBER[action.to]] if action.to in DOCK_NUMBER else -1
    return card >= 0 and good_at(view, action.what)[0] == WANTS[card]


def heading(view: PortoCarthagoView, action: Any) -> tuple[str, str]:
    """The kind of group that an action belongs to, and what stands over it."""
    if isinstance(action, a.Carry):
        if loads(view, action):
            return "load_now", GROUPS["load_now"]
        kind = "ship" if action.to.startswith("ship") else "carry"
        return kind, GROUPS[kind].format(place=place_words(action.to))
    if isinstance(action, a.Switch):
        return "switch", GROUPS["switch"].format(dock=dock_words(action.dock))
    if isinstance(action, a.Deliver):
        return "deliver", GROUPS["deliver"].format(dock=dock_words(action.dock))
    kind = GROUP_OF.get(type(action), "")
    return kind, GROUPS[kind] if kind else ""


def item(view: PortoCarthagoView, action: Any, names: Names) -> Answer:
    """One action as an answer."""
    answer: Answer = {"text": str(action), "label": label(view, action, names)}
    if isinstance(action, QUIET):
        answer["quiet"] = True
    return answer


# Steppers -------------------------------------------------------------------------------------------------


def composed(view: PortoCarthagoView, legal: Sequence[Any], names: Names) -> list[AnswerGroup]:
    """Moves of several servants, composed by a stepper for each zone or player and played as a whole."""
    moves = [action for action in legal if isinstance(action, a.Assign)]
    if moves:
        values = [[action.lighthouse, action.temple] for action in moves]
        return [steppers("assign", [GROUPS["lighthouse"], GROUPS["temple"]], view, moves, values, names)]
    shifts = [action for action in legal if isinstance(action, a.Shift)]
    if not shifts:
        return []
    there = sorted({seat for action in shifts for seat, _ in action.moves})
    values = [[dict(action.moves).get(seat, 0) for seat in there] for action in shifts]
    return [steppers("shift", [names[seat] for seat in there], view, shifts, values, names)]


def steppers(
    kind: str,
    dials: list[str],
    view: PortoCarthagoView,
    actions: Sequence[Any],
    values: Sequence[list[int]],
    names: Names,
) -> AnswerGroup:
    """A group of answers that is composed number by number."""
    items: list[Answer] = [
        {**item(view, action, names), "values": numbers} for action, numbers in zip(actions, values, strict=True)
    ]
    return {"title": GROUPS[kind], "kind": "steppers", "items": items, "dials": dials, "otherwise": OTHERWISE[kind]}
