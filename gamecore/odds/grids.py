"""Values of whole grids of positions at once, with NumPy: for decisions over many positions of a few pieces.

A position is one place on each axis; the cells of the grid are numbered row by row. Values are whole numbers in
floating-point arrays, exact up to 2 ** 53. NumPy is imported when the first grid is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from gamecore.odds.exact import check_size

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Cells = NDArray[np.intp]

Axis = Sequence[Sequence[int]]


def laws(axes: Sequence[Axis]) -> Values:
    """Return for each cell the weights of all joint outcomes; an axis lists the weights at each of its places.

    >>> laws([[(1, 0), (1, 1)], [(0, 3)]]).tolist()
    [[0.0, 3.0, 0.0, 0.0], [0.0, 3.0, 0.0, 3.0]]
    """
    from numpy import array, float64

    check_size(prod(len(axis) * len(axis[0]) for axis in axes), "this grid")
    joint = array([[1.0]], dtype=float64)
    for axis in axes:
        weights = array(axis, dtype=float64)
        both = joint[:, None, :, None] * weights[None, :, None, :]
        joint = both.reshape(len(joint) * len(weights), -1)
    return joint


def joint_outcomes(axes: Sequence[Axis]) -> NDArray[np.intp]:
    """Return for each cell the number of the joint outcome of every joint draw, 3 outcomes on each axis.

    An axis lists at each of its places what comes of each equally likely draw.

    >>> joint_outcomes([[(0, 2)], [(1, 1)]]).tolist()
    [[1, 1, 7, 7]]
    """
    from numpy import array, intp

    joint = array([[0]], dtype=intp)
    for axis in axes:
        drawn = array(axis, dtype=intp)
        both = 3 * joint[:, None, :, None] + drawn[None, :, None, :]
        joint = both.reshape(len(joint) * len(drawn), -1)
    return joint


def targets(sizes: Sequence[int], moves: Sequence[Sequence[Sequence[int]]]) -> Cells:
    """Return for each move the cell it leads to from each cell; a move that is not possible there stays.

    A move gives for each axis the place that each place leads to, or -1 where the move is not possible.

    >>> targets([3], [[(0, 1, 2)], [(1, 2, -1)]]).tolist()
    [[0, 1, 2], [1, 2, 2]]
    """
    from numpy import arange, array, broadcast_to, intp, where, zeros

    cells = prod(sizes)
    found = []
    for move in moves:
        cell, possible = zeros(1, dtype=intp), array([True])
        for size, places in zip(sizes, move, strict=True):
            leads = array(places, dtype=intp)
            cell = (cell[:, None] * size + leads).ravel()
            possible = (possible[:, None] & (leads >= 0)).ravel()
        found.append(where(possible, cell, arange(cells)))
    return array([broadcast_to(cell, (cells,)) for cell in found], dtype=intp)


def best_values(values: Values, moves: Cells) -> Values:
    """Return the largest value that one move from each cell can reach.

    >>> from numpy import array
    >>> best_values(array([5.0, 0.0, 7.0]), targets([3], [[(0, 1, 2)], [(1, 2, -1)]])).tolist()
    [5.0, 7.0, 7.0]
    """
    from numpy import maximum

    best: Values = values.take(moves[0])
    for move in moves[1:]:
        maximum(best, values.take(move), out=best)
    return best


def best_responses(values: Values, moves: Cells) -> Cells:
    """Return the cell that the best move from each cell leads to; of equally good moves the first.

    >>> from numpy import array
    >>> best_responses(array([5.0, 0.0, 7.0]), targets([3], [[(0, 1, 2)], [(1, 2, -1)]])).tolist()
    [0, 2, 2]
    """
    from numpy import arange

    chosen = values.take(moves).argmax(axis=0)
    best: Cells = moves[chosen, arange(moves.shape[1])]
    return best


def joint_weights(axes: Sequence[Sequence[int]]) -> tuple[Cells, Values]:
    """Return the cells that can come up and their weights; an axis lists the weight of each of its places.

    >>> cells, weights = joint_weights([(0, 1), (2, 3)])
    >>> cells.tolist(), weights.tolist()
    ([2, 3], [2.0, 3.0])
    """
    joint = laws([[axis] for axis in axes])[0]
    cells = joint.nonzero()[0]
    return cells, joint[cells]


def tally(values: NDArray[Any], weights: NDArray[Any]) -> dict[int, int]:
    """Return the total weight of each value; both are whole numbers.

    >>> from numpy import array
    >>> tally(array([-2, 5, -2]), array([1.0, 2.0, 3.0]))
    {-2: 4, 5: 2}
    """
    from numpy import bincount, rint

    lowest = int(values.min())
    shifted = (values - lowest).astype("int64")
    found = rint(bincount(shifted.ravel(), weights=weights.ravel())).astype("int64")
    return {lowest + int(place): int(found[place]) for place in found.nonzero()[0]}


def as_values(numbers: Sequence[int] | Sequence[Sequence[int]]) -> Values:
    """Return numbers, or rows of numbers, as an array of values.

    >>> as_values([3, 4]).tolist()
    [3.0, 4.0]
    """
    from numpy import array, float64

    return array(numbers, dtype=float64)
