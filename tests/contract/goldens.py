"""Write the golden transcripts and position counts anew: ``python -m tests.contract.goldens [game …]``.

A golden whose actions are still possible keeps them, so that a change of the rules shows as a small difference;
otherwise another game is chosen. Read the differences before you keep them.
"""

from __future__ import annotations

import sys

import gamecore
from gamecore import GameError
from tests.contract.counting import positions_path, write_counts
from tests.contract.settings import Setting, settings_of
from tests.contract.transcript import actions_in, golden_path, render, richest_game


def golden(setting: Setting) -> str:
    """Return the transcript to keep for a setting."""
    path = golden_path(setting)
    if path.exists():
        try:
            text = render(setting, actions_in(setting, path.read_text(encoding="utf-8")))
        except GameError as problem:
            print(f"{path.name}: the old game is no longer possible ({problem})")
        else:
            if "the game goes on" not in text:
                return text
    return render(setting, richest_game(setting).actions)


def main(names: list[str]) -> None:
    """Rewrite the files of these games, or of all."""
    for name in names or gamecore.games():
        for setting in settings_of(name):
            path = golden_path(setting)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(golden(setting), encoding="utf-8")
            print(f"wrote {path.name}")
        positions_path(name).write_text(write_counts(name), encoding="utf-8")
        print(f"wrote {positions_path(name).name}")


if __name__ == "__main__":
    main(sys.argv[1:])
