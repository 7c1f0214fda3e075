"""Pirates, pilots and the captain in their own interest: backward induction from the last roll (M7, M8).

A position is where the three loaded punts are before the last roll: 15 places for each, 14 standing for the port.
All positions that the earlier rolls can lead to are looked at together, as cells of a grid. Everybody maximises the
expected income of his figures in this voyage; the watched seat also counts the rise of its own shares. Of equally
good answers the first is taken, doing nothing or staying before all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from gamecore.games.manila.odds_income import BELOW, ON_13, PORT, Board, Payoffs, fate_of, payoffs
from gamecore.games.manila.odds_voyage import place_after
from gamecore.games.manila.pieces import (
    CAPTAIN,
    FACES,
    LARGE_PILOT,
    LAST_SPACE,
    PIRATE_SPACES,
    PORT_A,
    PUNT_SEATS,
    SECOND_PIRATE,
    SMALL_PILOT,
    in_port,
)
from gamecore.games.manila.state import Counts
from gamecore.kernel.state import replaced
from gamecore.odds.grids import (
    as_values,
    best_responses,
    joint_outcomes,
    joint_weights,
    laws,
    tally,
    targets,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Cells = NDArray[np.intp]

PLACES = PORT_A + 1
SHAPE = (PLACES,) * 3
PILOTS = (SMALL_PILOT, LARGE_PILOT)
MANY_CELLS = 150
"""From so many positions on, the pilots' answers are worked out for the whole grid and kept."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a plan of everybody leads to, for each position before the pilots: which board, which position after."""

    boards: tuple[Board, ...]
    board_of: Cells
    cells: Cells


# The grid -----------------------------------------------------------------------------------------------------


@cache
def last_roll() -> Values:
    """Return for each cell in how many of 216 ways each of the 27 joint fates comes up in the last roll."""
    rolled = [[fate_of(place, points) for points in FACES] for place in range(PLACES)]
    axis = [[fates.count(end) for end in (PORT, ON_13, BELOW)] for fates in rolled]
    return laws([axis] * 3)


@cache
def fates_of_last_rolls() -> NDArray[np.intp]:
    """Return for each cell the joint fate that each of the 216 last rolls leads to."""
    axis = [[fate_of(place, points) for points in FACES] for place in range(PLACES)]
    return joint_outcomes([axis] * 3)


def shifted(steps: int) -> Counts:
    """Return where a pilot moves a punt from each place by so many steps; -1 where he may not (M8.5, M8.6, M8.8)."""
    places = tuple(min(place + steps, PORT_A) if place + steps >= 0 else -1 for place in range(LAST_SPACE + 1))
    return (*places, PORT_A if steps == 0 else -1)


@cache
def steerings(large: bool) -> Cells:
    """Return for each move of a pilot the cells it leads to; doing nothing first, then as the rules list them."""
    moves: list[tuple[int, ...]] = [(0, 0, 0)]
    for lane in range(3):
        moves += [tuple(steps * (lane == other) for other in range(3)) for steps in (1, -1, 2, -2)[: 4 if large else 2]]
    if large:
        for one, two in combinations(range(3), 2):
            for a, b in product((1, -1), repeat=2):
                moves.append(tuple(a * (lane == one) + b * (lane == two) for lane in range(3)))
    return targets(SHAPE, [[shifted(steps) for steps in move] for move in moves])


@lru_cache(maxsize=256)
def positions(locations: Counts, ashore: int, rolls: int) -> tuple[Cells, Values]:
    """Return the cells that so many rolls can lead to, with the number of ways to each."""
    axes = []
    for ware in range(4):
        if ware != ashore:
            place = PORT_A if in_port(locations[ware]) else locations[ware]
            law = place_after(place, rolls)
            scale = 6**rolls // law.total
            axes.append([law.ways.get(space, 0) * scale for space in range(PLACES)])
    return joint_weights(axes)


@lru_cache(maxsize=256)
def values(paid: Payoffs) -> Values:
    """Return what these payoffs are worth at each cell before the last roll, times 216."""
    return last_roll() @ as_values(paid)


# Backward induction ---------------------------------------------------------------------------------------------


def steered(small: Payoffs | None, large: Payoffs | None, cells: Cells) -> Cells:
    """Return where the pilots with these interests, None where there is no pilot, bring these cells (M8)."""
    if len(cells) >= MANY_CELLS:
        return _steered_everywhere(small, large).take(cells)
    if small is None:
        return cells if large is None else best_responses(values(large), steerings(True)[:, cells])
    ways = steerings(False)[:, cells]
    if large is not None:
        answers = best_responses(values(large), steerings(True)[:, ways.ravel()])
        ways = answers.reshape(ways.shape)
    return best_responses(values(small), ways)


@lru_cache(maxsize=256)
def _steered_everywhere(small: Payoffs | None, large: Payoffs | None) -> Cells:
    ways = steerings(False)
    after_large = ways[0] if large is None else best_responses(values(large), steerings(True))
    return after_large if small is None else best_responses(values(small), after_large.take(ways))


def pilots(board: Board, cells: Cells, acting: tuple[int, ...] = PILOTS) -> Cells:
    """Return where the hired pilots bring these cells; ``acting`` are the pilots' spaces that are still to act."""
    interests = []
    for space in PILOTS:
        owner = board.figures[space]
        interests.append(payoffs(board, owner) if owner >= 0 and space in acting else None)
    return steered(interests[0], interests[1], cells) if any(interests) else cells


def played_out(board: Board, cells: Cells, asked: tuple[int, ...] = (), acting: tuple[int, ...] = PILOTS) -> Outcome:
    """Return what comes of each position if the pirates on these spaces, then these pilots, serve themselves.

    ``asked`` are the pirate spaces whose figure still decides whether to board (M7.2).
    """
    if not asked:
        return Outcome((board,), cells * 0, pilots(board, cells, acting))
    seat = board.figures[asked[0]]
    stay = played_out(board, cells, asked[1:])
    worth = worth_to(stay, seat)
    for lane, ware in enumerate(board.wares):
        there = ((cells // PLACES ** (2 - lane)) % PLACES == LAST_SPACE).nonzero()[0]
        after = boarded(board, asked[0], ware)
        if after is None or not len(there):
            continue
        rest = (CAPTAIN,) if asked[0] == CAPTAIN and len(asked) > 1 else asked[1:]
        go = played_out(after, cells[there], rest)
        gain = worth_to(go, seat)
        better = gain > worth[there]
        worth[there[better]] = gain[better]
        stay = _merged(stay, go, there[better], better)
    return stay


def _merged(old: Outcome, new: Outcome, where: Cells, chosen: NDArray[np.bool_]) -> Outcome:
    board_of, cells = old.board_of.copy(), old.cells.copy()
    board_of[where] = new.board_of[chosen] + len(old.boards)
    cells[where] = new.cells[chosen]
    return Outcome(old.boards + new.boards, board_of, cells)


def worth_to(outcome: Outcome, seat: int) -> Values:
    """Return what each position is worth to a seat, times 216."""
    if len(outcome.boards) == 1:
        return values(payoffs(outcome.boards[0], seat)).take(outcome.cells)
    worth = as_values([0] * len(outcome.cells))
    for number, board in enumerate(outcome.boards):
        here = outcome.board_of == number
        worth[here] = values(payoffs(board, seat)).take(outcome.cells[here])
    return worth


def boarded(board: Board, space: int, ware: int) -> Board | None:
    """Return the board after the pirate on this space took the cheapest vacant seat of a punt (M7.4, M7.6)."""
    vacant = [seat for seat in PUNT_SEATS[ware] if board.figures[seat] < 0]
    return moved_aboard(board, space, vacant[0]) if vacant else None


def moved_aboard(board: Board, space: int, seat: int) -> Board:
    """Return the board after the pirate on this space took a seat; the other pirate becomes captain (M7.4)."""
    figures = replaced(replaced(board.figures, seat, board.figures[space]), space, -1)
    if space == CAPTAIN:
        figures = replaced(replaced(figures, CAPTAIN, figures[SECOND_PIRATE]), SECOND_PIRATE, -1)
    return board._replace(figures=figures)


def pirates_to_ask(board: Board) -> tuple[int, ...]:
    """Return the manned pirate spaces, the captain's first."""
    return tuple(space for space in PIRATE_SPACES if board.figures[space] >= 0)


# Comparing ------------------------------------------------------------------------------------------------------


def difference(one: Outcome, two: Outcome, weights: Values, seat: int) -> dict[int, int]:
    """Return by how much a seat gets more in the first case than in the second, on the same dice, with the ways."""
    first = as_values([payoffs(board, seat) for board in one.boards])
    second = as_values([payoffs(board, seat) for board in two.boards])
    found: dict[int, int] = {}
    alike = one.cells == two.cells
    pairs = one.board_of * len(two.boards) + two.board_of
    for pair in sorted(set(pairs[alike].tolist())):
        here = (alike & (pairs == pair)).nonzero()[0]
        ways = weights[here] @ last_roll()[one.cells[here]]
        gains = first[pair // len(two.boards)] - second[pair % len(two.boards)]
        _add(found, tally(gains, ways))
    unlike = (~alike).nonzero()[0]
    if len(unlike):
        gains = _gains_by_roll(first, one, unlike) - _gains_by_roll(second, two, unlike)
        _add(found, tally(gains, weights[unlike].repeat(gains.shape[1])))
    return found


def _gains_by_roll(paid: Values, outcome: Outcome, where: Cells) -> Values:
    """Return what is paid at these positions for each of the 216 last rolls."""
    fates = fates_of_last_rolls().take(outcome.cells[where], axis=0)
    if len(outcome.boards) > 1:
        fates = fates + paid.shape[1] * outcome.board_of[where][:, None]
    return paid.ravel().take(fates)


def _add(found: dict[int, int], more: dict[int, int]) -> None:
    for value, ways in more.items():
        found[value] = found.get(value, 0) + ways
