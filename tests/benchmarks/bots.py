"""How strong the greedy bot is: one greedy seat against uniform ones, seats rotated."""

from __future__ import annotations

import gamecore
from tests.benchmarks.timing import title

GAMES_PER_SEAT = 25


def main() -> None:
    """Print how many games the greedy bot wins in each game that has a coach."""
    title("The greedy bot against three uniform ones, 100 games, seats rotated")
    for name in gamecore.games():
        if "greedy" not in gamecore.bot_names(gamecore.load(name)):
            continue
        won = 0.0
        for seat in range(4):
            bots = ["uniform"] * 4
            bots[seat] = "greedy"
            won += gamecore.simulate(name, bots, games=GAMES_PER_SEAT, seed=seat).victories[seat]
        print(f"  {name}: {won:.1f} of {4 * GAMES_PER_SEAT} games (at least 80 are asked)")
