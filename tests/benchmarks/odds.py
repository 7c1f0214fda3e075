"""Exact odds, simulated voyages and the odds of every option, against other libraries in the same run."""

from __future__ import annotations

import gc
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import gamecore
from gamecore.games.manila import odds as manila_odds
from gamecore.games.manila.odds_options import option_odds, prepare
from gamecore.games.manila.odds_results import AS_IT_STANDS, OWN_INTEREST
from gamecore.games.manila.odds_voyage import all_voyage_laws, punt_law, voyage_law
from gamecore.games.manila.pieces import STARTING_TRIPLES
from gamecore.games.manila.simulate_voyages import simulate_voyages
from gamecore.odds.exact import dice, multivariate_hypergeometric
from gamecore.odds.grids import as_values, best_values, joint_weights, laws, targets
from tests.benchmarks import odds_peers as peers
from tests.benchmarks.timing import title

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 9
GAMES = 200
VOYAGES = 10_000_000
BIG = 1_000_000
"""How many voyages the obvious line gets: ten times as many would need 1.4 GB."""


def medians(
    methods: Mapping[str, Callable[[], object]], rounds: int = ROUNDS, seconds: float = 0.02
) -> dict[str, float]:
    """Return the median seconds a call of each method, all measured in every round in a new order."""
    times: dict[str, list[float]] = {name: [] for name in methods}
    for method in methods.values():
        method()
    for number in range(rounds):
        names = list(methods)
        random.Random(number).shuffle(names)
        for name in names:
            calls, start = 0, time.process_time()
            while time.process_time() - start < seconds:
                methods[name]()
                calls += 1
            times[name].append((time.process_time() - start) / calls)
    return {name: statistics.median(found) for name, found in times.items()}


def show(found: Mapping[str, float], ours: str) -> None:
    """Print each time and how many times ours it is."""
    for name, seconds in sorted(found.items(), key=lambda each: each[1]):
        print(f"  {name:<58} {1e6 * seconds:>10.1f} µs  {seconds / found[ours]:>7.1f} ×")


def ratio(found: Mapping[str, float], ours: str, *others: str) -> float:
    """Return how many times faster ours is than the best of the others."""
    return min(found[name] for name in others) / found[ours]


# Exact ------------------------------------------------------------------------------------------------------------


def forgetful_law() -> dict[Any, Fraction]:
    """Return the law of one start with nothing remembered from earlier calls."""
    punt_law.cache_clear()
    manila_odds.fates.cache_clear()
    manila_odds.dice_sums.cache_clear()
    return voyage_law(peers.STARTS).probabilities()


def bench_voyages() -> None:
    """Print the times for the joint law of arrivals and of standing on 13, one start and all 25."""
    title("Joint law of a voyage from 4, 3, 2: arrivals, on 13 after round 2 and after round 3; all exact")
    exact = voyage_law(peers.STARTS).probabilities()
    assert exact == peers.of_icepool(peers.icepool_law()) == peers.of_dyce(peers.dyce_law()) == forgetful_law()
    found = medians(
        {
            "Four Ports": lambda: voyage_law(peers.STARTS).probabilities(),
            "Four Ports, nothing remembered": forgetful_law,
            "icepool, a die for each punt, one joint map": peers.icepool_law,
            "dyce, expand for each punt and over the punts": peers.dyce_law,
        }
    )
    show(found, "Four Ports, nothing remembered")
    best = ratio(found, "Four Ports, nothing remembered", *list(found)[2:])
    print(f"  against the best dice library: {best:.0f} times as fast (at least 20 are asked)")
    title("All 25 legal starts, exact")
    every = medians(
        {
            "Four Ports": all_voyage_laws,
            "icepool, dice of the punts shared": lambda: peers.icepool_all_laws(STARTING_TRIPLES),
        }
    )
    show(every, "Four Ports")


def bench_hands() -> None:
    """Print the times for drawing 10 of 5 times 22 cards."""
    title("10 of 110 cards of five kinds: the chance of each of the 1001 hands")
    counts = (peers.EACH,) * peers.KINDS
    methods: dict[str, Callable[[], object]] = {
        "Four Ports, exact": lambda: multivariate_hypergeometric(counts, peers.DRAWN),
        "icepool, Deck.deal().expand(), exact": peers.icepool_hands,
    }
    try:
        from scipy import stats
    except ImportError:
        print("  scipy is not installed, so it is left out (pip install scipy).")
    else:
        exact = multivariate_hypergeometric(counts, peers.DRAWN).probabilities()
        floats = peers.scipy_hands(stats)
        hands = peers.compositions(peers.KINDS, peers.DRAWN)
        assert all(abs(exact[hand] - chance) < 1e-12 for hand, chance in zip(hands, floats, strict=True))
        methods["scipy, multivariate_hypergeom.pmf, rounded"] = lambda: peers.scipy_hands(stats)
    show(medians(methods), "Four Ports, exact")


@cache
def grid() -> tuple[Any, Any]:
    """Return what does not depend on the payoffs: arrivals in the last roll, and where a step leads."""
    chances = [6 if space == 14 else min(6, max(0, space - 7)) for space in range(15)]
    stays = tuple(range(15))
    up, down = (*range(1, 15), -1), (-1, *range(13), -1)
    moves = [[stays] * 3]
    moves += [[way if lane == other else stays for other in range(3)] for lane in range(3) for way in (up, down)]
    return laws([[(6 - chance, chance) for chance in chances]] * 3), targets((15,) * 3, moves)


def grid_decision() -> Fraction:
    """Return the value of the pilots' decision from a grid of all positions."""
    arrivals, cells = grid()
    ends = arrivals @ as_values([peers.PAYS[case.bit_count()] for case in range(8)])
    value = best_values(-best_values(-ends, cells), cells)
    axes = []
    for start in peers.STARTS:
        axis = [0] * 15
        for sum_, ways in dice(2).ways.items():
            axis[min(14, start + sum_)] += ways
        axes.append(axis)
    where, weights = joint_weights(axes)
    return Fraction(int(value.take(where) @ weights), 36**3 * 216)


def forgetful_decision() -> Fraction:
    """Return the same with the grid made anew."""
    grid.cache_clear()
    return grid_decision()


def bench_decision() -> None:
    """Print the times for two pilots with opposite interests, one step each, before the last roll."""
    title("Two pilots against each other from the start 4, 3, 2: the exact value of the decision")
    assert grid_decision() == peers.dyce_decision() == peers.icepool_decision() == Fraction(-175019, 5038848)
    ours = "Four Ports, a grid of values"
    found = medians(
        {
            ours: grid_decision,
            "Four Ports, the grid made anew": forgetful_decision,
            "dyce, histograms and remembered values": peers.dyce_decision,
            "icepool, dice and remembered values": peers.icepool_decision,
        },
        rounds=5,
    )
    show(found, ours)
    best = ratio(found, ours, *list(found)[2:])
    print(f"  against the best dice library: {best:.0f} times as fast (at least 80 are asked)")


# Simulated --------------------------------------------------------------------------------------------------------

FIRST_ANSWER = """
import time
from pathlib import Path
start = time.perf_counter()
from gamecore.games.manila.simulate_voyages import simulate_voyages
simulate_voyages((4, 3, 2), 1_000_000, seed=1)
print(time.perf_counter() - start)
simulate_voyages((4, 3, 2), 20_000_000, seed=1)
status = Path("/proc/self/status")
peak = [line for line in status.read_text().splitlines() if line.startswith("VmHWM")] if status.exists() else []
print(int(peak[0].split()[1]) / 1024 if peak else "nan")
"""


def bench_simulation() -> None:
    """Print how many voyages a second are simulated, and what a process needs for it."""
    title("Simulated voyages from 4, 3, 2, one core, no compiler")
    found = medians(
        {
            "Four Ports": lambda: simulate_voyages(peers.STARTS, BIG, seed=1),
            "NumPy, the obvious line (64-bit dice)": lambda: peers.obvious_voyages(BIG, seed=1),
            "NumPy, one multinomial draw on the exact law": lambda: np.random.default_rng(1).multinomial(
                BIG, [float(chance) for chance in voyage_law(peers.STARTS).probabilities().values()]
            ),
        },
        rounds=5,
        seconds=0.1,
    )
    for name, seconds in found.items():
        print(f"  {name:<58} {BIG / seconds / 1e6:>10,.0f} million a second")
    start = time.process_time()
    simulate_voyages(peers.STARTS, VOYAGES, seed=2)
    rate = VOYAGES / (time.process_time() - start) / 1e6
    print(f"  Four Ports, {VOYAGES:,} in one call: {rate:,.0f} million a second (at least 100 are asked)")
    print(
        f"  against the obvious line: {ratio(found, 'Four Ports', 'NumPy, the obvious line (64-bit dice)'):.0f} times"
    )
    command = [sys.executable, "-c", "import sys" + FIRST_ANSWER]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    first, memory = map(float, done.stdout.split())
    print(f"  a new process: first million after {first:.2f} s, imports included (at most 0.2 s are asked); ", end="")
    print(f"peak memory {memory:.0f} MB (at most 50 are asked)")


# The odds panel ---------------------------------------------------------------------------------------------------


def bench_options() -> None:
    """Print how long the odds of all options take at every decision of random games."""
    title(f"The odds of all options at every decision of {GAMES} random games (at most 100 ms are asked)")
    gc.collect()
    gc.freeze()  # what the libraries above left in memory is not to be looked through here
    prepare()
    game = gamecore.load("manila")
    times: dict[tuple[str, str], list[float]] = {}
    for number in range(GAMES):
        play_with_odds(game, number, times)
    for (assumption, kind), found in sorted(times.items()):
        found.sort()
        middle, late = found[len(found) // 2], found[int(0.99 * len(found))]
        print(f"  {assumption:<13} {kind:<6} {len(found):>6} decisions: median {1e3 * middle:5.2f} ms, ", end="")
        print(f"99 of 100 within {1e3 * late:5.1f} ms, slowest {1e3 * found[-1]:5.1f} ms")


def play_with_odds(game: Any, number: int, times: dict[tuple[str, str], list[float]]) -> None:
    """Play one random game and measure the odds at every decision, by processor time."""
    rng = random.Random(number)
    state = game.start(3 + number % 3, stronger_pirates=number % 2 == 1)
    while not isinstance(decision := game.decision(state), gamecore.Over):
        if isinstance(decision, gamecore.Chance):
            state = game.apply(state, game.sample(state, rng)).state
            continue
        legal, view = game.legal(state), game.view(state, decision.seat)
        for assumption in (OWN_INTEREST, AS_IT_STANDS):
            start = time.process_time()
            option_odds(view, legal, assumption)
            times.setdefault((assumption, decision.kind), []).append(time.process_time() - start)
        state = game.apply(state, rng.choice(legal)).state


def main() -> None:
    """Print everything."""
    bench_voyages()
    bench_hands()
    bench_decision()
    bench_simulation()
    bench_options()


if __name__ == "__main__":
    main()
