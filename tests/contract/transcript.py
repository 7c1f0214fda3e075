"""Transcripts: whole games as text that a person can read and a program can replay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from gamecore import Action, Choice, Event, Over
from tests.contract.playing import GAME_TESTS, Played, playout
from tests.contract.settings import Setting

SEEDS_TRIED = 60


def golden_path(setting: Setting) -> Path:
    """Return where the golden transcript of a setting is kept."""
    return GAME_TESTS / setting.name / "goldens" / f"{setting.id}.txt"


def render(setting: Setting, actions: Iterable[Action]) -> str:
    """Return the transcript of the game that these actions make."""
    game = setting.game
    lines = [f"{game.title}, rules version {game.rules_version}", setting.id.replace("_", " ").replace("-", ", "), ""]
    state = setting.start()
    for action in actions:
        decision = game.decision(state)
        who = f"seat {decision.seat}" if isinstance(decision, Choice) else "chance"
        lines.append(f"{who}: {game.notation(action)}")
        step = game.apply(state, action)
        lines += [f"    {event_line(event)}" for event in step.events]
        state = step.state
    lines += ["", *ending(setting, state)]
    return "\n".join(lines) + "\n"


def event_line(event: Event) -> str:
    """Return an event in one line: rule, what, whose, and the facts; secrets in brackets."""
    seat = f" seat {event.seat}" if event.seat >= 0 else ""
    facts = "".join(f" {name}={_value(value)}" for name, value in event.facts.items())
    secret = " ".join(f"{name}={_value(value)}" for name, value in event.secret.items())
    return f"{event.rule} {event.kind}{seat}{facts}" + (f" [{secret}]" if secret else "")


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "/".join(f"{key}:{each}" for key, each in value.items())
    return "/".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def ending(setting: Setting, state: Any) -> list[str]:
    """Return the lines about the final scores."""
    lines = []
    for score in setting.game.scores(state):
        parts = ", ".join(f"{line.because} {line.points:+d}" for line in score.lines)
        lines.append(f"total of seat {score.seat}: {score.total} ({parts})")
    decision = setting.game.decision(state)
    winners = ", ".join(str(seat) for seat in decision.winners) if isinstance(decision, Over) else "the game goes on"
    return [*lines, f"won by seat: {winners}"]


def actions_in(setting: Setting, text: str) -> list[Action]:
    """Return the actions of a transcript."""
    lines = (line for line in text.splitlines() if line.startswith(("seat ", "chance: ")))
    return [setting.game.parse(line.partition(": ")[2]) for line in lines]


def richest_game(setting: Setting) -> Played:
    """Return a game in which many different things happen, and among such a short one."""

    def richness(played: Played) -> tuple[int, int]:
        kinds = Counter(event.kind for events in played.events for event in events)
        return len(kinds), -len(played.actions)

    return max((playout(setting, seed) for seed in range(SEEDS_TRIED)), key=richness)
