"""Timing for the benchmarks: everything in one run, in turn, medians of several rounds of processor time."""

from __future__ import annotations

import gc
import platform
import random
import statistics
import time
from collections.abc import Callable, Mapping

Play = Callable[[random.Random], int]
"""Plays one game and returns how many decisions and chance events it had."""


def rates(plays: Mapping[str, Play], rounds: int = 7, seconds: float = 0.5) -> dict[str, float]:
    """Return the median number of steps a second of each, all measured in every round so that drift hits all."""
    found: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(random.Random(0))
    # What the other libraries loaded must not be walked through again and again while ours is timed.
    gc.collect()
    gc.freeze()
    for number in range(rounds):
        names = list(plays)
        random.Random(number).shuffle(names)
        for name in names:
            found[name].append(rate(plays[name], random.Random(number), seconds))
    return {name: statistics.median(values) for name, values in found.items()}


def rate(play: Play, rng: random.Random, seconds: float) -> float:
    """Return the steps a second of one method, by processor time; the clock is read seldom, as it may be slow."""
    steps, games, start = 0, 1, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(games):
            steps += play(rng)
        games *= 2
    return steps / spent


def title(text: str) -> None:
    """Print the title of a section with the Python that runs it."""
    print(f"\n{text} (Python {platform.python_version()})", flush=True)
