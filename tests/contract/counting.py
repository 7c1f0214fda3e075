"""Position counts: how many sequences of actions lead on from a position, depth by depth.

The file ``tests/games/<game>/positions.txt`` is a list of blocks, parted by blank lines::

    position: the first bid
    start: 3_seats-stronger_pirates_False
    play: deal nutmeg silk; deal nutmeg jade; deal silk jade
    depth 1: 57
    depth 2: 2860

Every listed chance outcome counts as one action. A block may hold several ``play`` lines.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamecore import Choice, Game, Over
from tests.contract.playing import GAME_TESTS
from tests.contract.settings import Setting, settings_of
from tests.contract.transcript import actions_in, golden_path

LARGEST_COUNT = 12_000
"""Sequences counted at most from one position, so that the check stays quick."""

ACTIONS_PER_LINE = 8

USUAL_BLOCKS = 100
"""Blocks that a file holds about, so that a game of many settings is not counted much longer than others."""


@dataclass(frozen=True)
class Block:
    """A position with its counts by depth, as the file gives them."""

    title: str
    setting: Setting
    actions: tuple[str, ...]
    counts: tuple[int, ...]

    def state(self) -> Any:
        """Return the position."""
        game, state = self.setting.game, self.setting.start()
        for text in self.actions:
            state = game.apply(state, game.parse(text, state)).state
        return state


def positions_path(name: str) -> Path:
    """Return where the position counts of a game are kept."""
    return GAME_TESTS / name / "positions.txt"


def successors(game: Game[Any, Any], state: Any) -> list[Any]:
    """Return the positions after each legal action or chance outcome."""
    decision = game.decision(state)
    if isinstance(decision, Over):
        return []
    actions = game.legal(state) if isinstance(decision, Choice) else [action for action, _ in game.outcomes(state)]
    return [game.apply(state, action).state for action in actions]


def count(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Return the number of different action sequences of this length (of a game that ends earlier: none)."""
    if depth == 0:
        return 1
    return sum(count(game, after, depth - 1) for after in successors(game, state))


def read_counts(name: str) -> list[Block]:
    """Return the blocks of a game's file."""
    settings = {setting.id: setting for setting in settings_of(name)}
    blocks = []
    for text in positions_path(name).read_text(encoding="utf-8").strip().split("\n\n"):
        fields = [line.partition(": ")[::2] for line in text.splitlines() if not line.startswith("#")]
        values = dict(fields)
        plays = [action for key, value in fields if key == "play" for action in value.split("; ")]
        counts = [int(value) for key, value in fields if key.startswith("depth ")]
        blocks.append(Block(values["position"], settings[values["start"]], tuple(plays), tuple(counts)))
    return blocks


def write_counts(name: str) -> str:
    """Return the file for a game: from each golden, the first position of every kind of decision.

    A kind is counted in the first few settings where it comes up, each at least once.
    """
    blocks, often = [], Counter[str]()
    kinds = len(settings_of(name)[0].game.questions) + len(settings_of(name)[0].game.chances)
    most = max(1, USUAL_BLOCKS // kinds)
    for setting in settings_of(name):
        game, state, seen = setting.game, setting.start(), set()
        actions = actions_in(setting, golden_path(setting).read_text(encoding="utf-8"))
        for number, action in enumerate(actions):
            kind = game.decision(state).kind
            if kind not in seen and often[kind] < most:
                seen.add(kind)
                often[kind] += 1
                blocks.append(_block(f"{setting.seats} seats, {kind}", setting, actions[:number], state))
            state = game.apply(state, action).state
    return "\n\n".join(blocks) + "\n"


def _block(title: str, setting: Setting, actions: list[Any], state: Any) -> str:
    lines = [f"position: {title}", f"start: {setting.id}"]
    texts = [str(action) for action in actions]
    for first in range(0, len(texts), ACTIONS_PER_LINE):
        lines.append("play: " + "; ".join(texts[first : first + ACTIONS_PER_LINE]))
    level = [state]
    for depth in range(1, 5):
        sizes = sum(len(_options(setting.game, each)) for each in level)
        if sizes > LARGEST_COUNT or not sizes:
            break
        lines.append(f"depth {depth}: {sizes}")
        level = [after for each in level for after in successors(setting.game, each)]
    return "\n".join(lines)


def _options(game: Game[Any, Any], state: Any) -> Any:
    decision = game.decision(state)
    if isinstance(decision, Over):
        return ()
    return game.legal(state) if isinstance(decision, Choice) else game.outcomes(state)
