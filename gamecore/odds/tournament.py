"""Tournaments: many games between bots, and who won how often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from gamecore.bots.names import Bot, check_table, make_bot
from gamecore.kernel.decision import Choice, Over
from gamecore.kernel.errors import BadOption
from gamecore.kernel.game import Game
from gamecore.kernel.options import check_options
from gamecore.kernel.registry import load
from gamecore.odds.simulate import wilson_interval


@dataclass(frozen=True, slots=True)
class Tally:
    """The outcome of a tournament: by seat, victories (shared ones count in parts) and the sum of totals."""

    bots: tuple[str, ...]
    games: int
    victories: tuple[float, ...]
    totals: tuple[int, ...]
    actions: int

    def win_rate(self, seat: int) -> float:
        """Return the share of games that a seat won."""
        return self.victories[seat] / self.games

    def interval(self, seat: int) -> tuple[float, float]:
        """Return the 95 % interval of the win rate (Wilson's score interval)."""
        return wilson_interval(self.victories[seat], self.games)

    def mean_total(self, seat: int) -> float:
        """Return the mean final total of a seat."""
        return self.totals[seat] / self.games


def play_out(game: Game[Any, Any], state: Any, bots: Sequence[Bot], rng: Random) -> tuple[Any, int]:
    """Play a game to its end; return the final state and the number of actions."""
    actions = 0
    while not isinstance(decision := game.decision(state), Over):
        if isinstance(decision, Choice):
            bot = bots[decision.seat]
            action = bot.choose(game, game.view(state, decision.seat), game.legal(state), rng)
        else:
            action = game.sample(state, rng)
        state = game.apply(state, action).state
        actions += 1
    return state, actions


def check_count(games: object) -> None:
    """Raise BadOption unless this is a number of games to play."""
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadOption(f"The number of games must be a whole number from 1; {games!r} is not possible.")


def simulate(
    game: str,
    bots: Sequence[str | Bot],
    games: int = 1000,
    seed: int = 0,
    executor: None = None,
    options: Mapping[str, Any] | None = None,
) -> Tally:
    """Play many games between bots, all in this process; the same seed gives the same tally.

    Game number n draws from a generator seeded by (seed, n), so its course depends on nothing else. Raises
    UnknownGame and BadOption.
    """
    if executor is not None:
        raise BadOption("Only games in this process can be simulated; leave out the executor.")
    check_count(games)
    rules = load(game)
    players = [make_bot(rules, bot) for bot in check_table(bots)]
    chosen = check_options(rules.title, rules.options, options)
    victories, totals, count = [0.0] * len(players), [0] * len(players), 0
    for number in range(games):
        start = rules.start(len(players), **chosen)
        final, actions = play_out(rules, start, players, Random(f"{seed}:{number}"))
        count += actions
        winners = rules.winners(final)
        for seat in winners:
            victories[seat] += 1 / len(winners)
        for score in rules.scores(final):
            totals[score.seat] += score.total
    return Tally(tuple(bot.name for bot in players), games, tuple(victories), tuple(totals), count)
