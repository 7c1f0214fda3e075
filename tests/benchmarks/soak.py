"""Many whole random games of every setting: ``python -m tests.benchmarks soak [game …] [--games 500]``.

The tests play a part of these games within a budget of actions; this plays as many as are asked for, in every
combination of modules and seat count. Each game must end without an error, lose no piece, and replay from its record.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial

import gamecore
from tests.contract.settings import Setting, settings_of
from tests.contract.whole_games import check_game

FAULTS_SHOWN = 3
"""Faults told of each setting; the rest are counted."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """How the games of a setting went."""

    setting: Setting
    games: int
    actions: int
    seconds: float
    faults: tuple[str, ...]

    def __str__(self) -> str:
        """Return a line, and more for the first faults."""
        result = f"{len(self.faults)} FAULTS" if self.faults else "no fault"
        line = f"  {self.setting}: {self.games:,} games, {self.actions:,} actions, {result} ({self.seconds:.0f} s)"
        return "\n".join([line, *self.faults[:FAULTS_SHOWN]])


def soak(setting: Setting, seeds: Iterable[int]) -> Soaked:
    """Play and check a game of the setting for every seed."""
    start, games, actions = time.process_time(), 0, 0
    faults = []
    for seed in seeds:
        games += 1
        try:
            actions += check_game(setting, seed)
        except Exception:
            faults.append(f"    seed {seed}: {traceback.format_exc()}")
    return Soaked(setting, games, actions, time.process_time() - start, tuple(faults))


def soak_all(settings: Iterable[Setting], seeds: Iterable[int], processes: int) -> Iterator[Soaked]:
    """Yield how the games of each setting went, as soon as it is known."""
    work = partial(soak, seeds=tuple(seeds))
    if processes == 1:
        yield from map(work, settings)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(work, setting) for setting in settings]):
            yield done.result()


def command_line() -> argparse.ArgumentParser:
    """Describe the arguments."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks soak", description="Play many random games.")
    parser.add_argument("names", nargs="*", metavar="game", help="the games to play (all)")
    parser.add_argument("--games", type=int, default=500, help="games of every setting (%(default)s)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first (%(default)s)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only settings with this text, such as 5_seats")
    parser.add_argument("--processes", type=int, default=1, help="how many settings at once (%(default)s)")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Play the games asked for, print a line for every setting, and return 1 if anything went wrong."""
    options = command_line().parse_args(arguments)
    names = options.names or gamecore.games()
    settings = [setting for name in names for setting in settings_of(name) if options.only in str(setting)]
    seeds = range(options.first, options.first + options.games)
    games, actions, faults = 0, 0, 0
    for soaked in soak_all(settings, seeds, options.processes):
        print(soaked, flush=True)
        games, actions, faults = games + soaked.games, actions + soaked.actions, faults + len(soaked.faults)
    print(f"{len(settings)} settings, {games:,} games, {actions:,} actions, {faults} faults")
    return 1 if faults or not games else 0
