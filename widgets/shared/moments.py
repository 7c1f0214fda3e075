"""A long action in several pictures: its events cut into parts, and how the board looks after each part."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gamecore.kernel.decision import Chance
from gamecore.kernel.events import Event
from widgets.shared.game_ui import Moment

Part = Sequence[Event]
"""The events that one picture shows."""

Changes = Mapping[str, Callable[[Any, Event], Any]]
"""What each kind of event changes in a view; what is not named is seen in the last picture."""


def split(events: Part, cuts: Collection[str]) -> list[Part]:
    """The events in parts, in their order: one begins at each of these kinds, once for several of a kind in a row."""
    parts: list[list[Event]] = []
    last = ""
    for event in events:
        if not parts or (event.kind in cuts and event.kind != last):
            parts.append([])
        parts[-1].append(event)
        last = event.kind
    return [*parts]


def between(view: Any) -> Any:
    """A view while pictures pass: nothing is asked, but whoever has acted is still shown as acting."""
    return replace(view, decision=Chance("between", getattr(view.decision, "seat", -1)))


def worked_out(start: Any, parts: Sequence[Part], after: Any, changes: Changes) -> list[Moment]:
    """A picture of each part, worked out from the first view; the last picture is the view after the action."""
    shown: list[Moment] = []
    view = start
    for part in parts[:-1]:
        view = changed(view, part, changes)
        shown.append((view, part))
    return [*shown, (after, parts[-1] if parts else ())]


def changed(view: Any, events: Part, changes: Changes) -> Any:
    """A view after these events."""
    for event in events:
        change = changes.get(event.kind)
        view = change(view, event) if change else view
    return view
