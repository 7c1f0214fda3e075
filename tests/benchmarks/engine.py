"""Uniform random games through the public interface, beside other libraries of games driven from Python."""

from __future__ import annotations

import random
import warnings
from importlib import import_module

import gamecore
from tests.benchmarks.timing import Play, rates, title

FLOOR, GOAL = 150_000, 350_000
MEASURED = "manila"
"""The game for which floor and goal were set; the other libraries are compared with it."""


def ours(name: str, seats: int) -> Play:
    """Return whole games with every decision listed, every action validated, every event made."""
    return playing(gamecore.load(name), seats)


def playing(game: gamecore.Game, seats: int) -> Play:
    """Return whole games of this game object."""

    decide, list_legal, sample, apply = game.decision, game.legal, game.sample, game.apply
    choice, over = gamecore.Choice, gamecore.Over

    def play(rng: random.Random) -> int:
        state, steps, draw = game.start(seats), 0, rng.random
        while (kind := type(decide(state))) is not over:
            if kind is choice:
                legal = list_legal(state)
                action = legal[int(draw() * len(legal))]
            else:
                action = sample(state, rng)
            state, _events = apply(state, action)
            steps += 1
        return steps

    return play


def open_spiel(name: str) -> Play:
    """Return whole games of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            elif state.is_simultaneous_node():
                moves = [rng.choice(state.legal_actions(seat)) for seat in range(game.num_players())]
                state.apply_actions(moves)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def rlcard(name: str) -> Play:
    """Return whole games of RLCard."""
    import rlcard

    environment = rlcard.make(name, config={"seed": 1})

    class Agent:
        """Chooses uniformly at random."""

        use_raw = False

        def step(self, state: dict) -> int:
            """Return one of the legal actions."""
            legal = list(state["legal_actions"])
            return legal[int(random.random() * len(legal))]

        def eval_step(self, state: dict) -> tuple[int, dict]:
            """Return one of the legal actions, outside training."""
            return self.step(state), {}

    environment.set_agents([Agent() for _ in range(environment.num_players)])

    def play(rng: random.Random) -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def chess(rng: random.Random) -> int:
    """Play a random game of chess with python-chess, at most 400 half-moves."""
    import chess

    board, steps = chess.Board(), 0
    while steps < 400:
        legal = list(board.legal_moves)
        if not legal or board.is_insufficient_material() or board.halfmove_clock >= 100:
            break
        board.push(legal[int(rng.random() * len(legal))])
        steps += 1
    return steps


def main() -> None:
    """Print steps a second and the ratio to ours."""
    warnings.filterwarnings("ignore")
    import_module("open_spiel.python.games")

    title("Steps a second, uniform random games driven from Python")
    plays: dict[str, Play] = {f"Four Ports, {name} for 4": ours(name, 4) for name in gamecore.games()}
    names = ("kuhn_poker", "iterated_prisoners_dilemma", "liars_poker", "block_dominoes", "tic_tac_toe")
    plays |= {f"OpenSpiel, python_{name}": open_spiel(f"python_{name}") for name in names}
    plays |= {f"RLCard, {name}": rlcard(name) for name in ("leduc-holdem", "uno", "blackjack", "gin-rummy")}
    plays["python-chess"] = chess
    found = rates(plays)
    first = found[f"Four Ports, {MEASURED} for 4"]
    for name, value in found.items():
        print(f"  {name:40s} {value:12,.0f}   ours is {first / value:6.2f} times as fast")
    print(f"  floor {FLOOR:,}, goal {GOAL:,}: ", end="")
    print("goal reached" if first >= GOAL else "floor reached" if first >= FLOOR else "below the floor")
