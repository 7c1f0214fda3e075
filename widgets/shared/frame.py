"""Builds what the browser is sent, from views alone: whatever is in here, the viewing seat may know.

Pure functions; nothing here keeps anything. The shapes are those of `protocol.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gamecore.kernel.decision import Choice, Over
from gamecore.kernel.game import Game
from gamecore.kernel.match import Turn
from widgets.shared import game_ui, svg
from widgets.shared.game_ui import GameUI, Names
from widgets.shared.svg import Scene

LONGEST_LOG = 400


@dataclass(frozen=True, slots=True)
class Outlook:
    """Who looks at which game: everything drawn from it is what `viewer` may know (None: a spectator)."""

    game: Game[Any, Any]
    ui: GameUI
    names: Names
    viewer: int | None
    still: bool = False
    """Whether the game is only looked at, so that nothing can be done."""

    def view(self, state: Any) -> Any:
        """What the viewer may know of a state."""
        return self.game.view(state, self.viewer)

    def legal(self, state: Any) -> tuple[Any, ...]:
        """The legal actions if the viewer is asked; another seat's could tell what it holds."""
        decision = self.game.decision(state)
        if isinstance(decision, Choice) and decision.seat == self.viewer and not self.still:
            return tuple(self.game.legal(state))
        return ()

    def scene(self, state: Any) -> Scene:
        """The board with what can be done now."""
        return self.ui.scene(self.view(state), self.legal(state), self.names)


def people(names: Names) -> list[dict[str, str]]:
    """Names and seat marks, as the panels, the log and the question show them."""
    return [{"name": name, "mark": str(svg.seat_mark(seat, name[:1]))} for seat, name in enumerate(names)]


def log_entries(look: Outlook, events: Iterable[Any]) -> list[dict[str, Any]]:
    """Log lines of events as the viewer may know them; an event without a sentence leaves no line."""
    entries = []
    for event in events:
        sentence = look.ui.sentence(event.seen_by(look.viewer), look.names)
        if sentence:
            entries.append({"text": sentence, "rule": event.rule, "seat": event.seat})
    return entries


def whole_log(look: Outlook, history: Sequence[Turn]) -> list[dict[str, Any]]:
    """The newest part of the log."""
    entries: list[dict[str, Any]] = []
    for turn in reversed(history):
        entries[:0] = log_entries(look, turn.events)
        if len(entries) >= LONGEST_LOG:
            break
    return entries[-LONGEST_LOG:]


def asked(look: Outlook, state: Any) -> dict[str, Any]:
    """What is asked now, the possible answers, and whether the game is over."""
    view = look.view(state)
    decision = look.game.decision(state)
    seat = decision.seat if isinstance(decision, Choice) else None
    return {
        "question": {"text": look.ui.question(view, look.names), "seat": seat},
        "answers": look.ui.answers(view, look.legal(state), look.names),
        "over": isinstance(decision, Over),
    }


@dataclass(slots=True)
class Showing:
    """What the browser shows while steps are built: each step tells only the difference."""

    scene: Scene
    panels: list[Any]

    def step(self, look: Outlook, view: Any, events: Sequence[Any]) -> dict[str, Any]:
        """The step to a view; empty if nothing can be seen of it."""
        scene, panels = look.ui.scene(view, (), look.names), look.ui.panels(view, look.names)
        step: dict[str, Any] = {}
        if patch := scene.patch(self.scene):
            step["patch"] = patch
        if panels != self.panels:
            step["panels"] = panels
        if entries := log_entries(look, events):
            step["log"] = entries
        seen = [event.seen_by(look.viewer) for event in events]
        if rolled := [die for event in seen for die in game_ui.dice(look.ui, event)]:
            step["dice"] = rolled
        self.scene, self.panels = scene, panels
        return step


def steps(look: Outlook, before: Any, turns: Sequence[Turn]) -> tuple[list[dict[str, Any]], Showing]:
    """The steps from one state through the turns after it, and what is shown after them.

    The browser shows the state before with what could be done there, so the first step also takes that away.
    """
    view = look.view(before)
    showing = Showing(look.scene(before), look.ui.panels(view, look.names))
    told = []
    for turn in turns:
        after = look.view(turn.state)
        seen = [event.seen_by(look.viewer) for event in turn.events]
        for between, events in game_ui.moments(look.ui, view, seen, after):
            if step := showing.step(look, between, events):
                told.append(step)
        view = after
    return told, showing


def ending(look: Outlook, state: Any, showing: Showing) -> dict[str, Any]:
    """The end of a list of steps: what can be done now."""
    scene, panels = look.scene(state), look.ui.panels(look.view(state), look.names)
    then = asked(look, state)
    if patch := scene.patch(showing.scene):
        then["patch"] = patch
    if panels != showing.panels:
        then["panels"] = panels
    return then


def turned(look: Outlook, before: Any, after: Any) -> dict[str, Any]:
    """The one step from a state to any other one, without its events."""
    view = look.view(before)
    showing = Showing(look.ui.scene(view, (), look.names), look.ui.panels(view, look.names))
    return showing.step(look, look.view(after), ())


def picture(look: Outlook, state: Any, history: Sequence[Turn]) -> dict[str, Any]:
    """The game's part of a full picture: board, question, answers, panels, log."""
    return {
        "scene": look.scene(state).data(),
        "people": people(look.names),
        "panels": look.ui.panels(look.view(state), look.names),
        "log": whole_log(look, history),
        **asked(look, state),
    }
