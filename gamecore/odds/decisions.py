"""Decisions against chance and other people: expectation, best response, backward induction on small trees."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from gamecore.kernel.errors import TooManyOutcomes
from gamecore.odds.exact import Distribution

Node = TypeVar("Node", bound=Hashable)
Answer = TypeVar("Answer", bound=Hashable)
Payoffs = tuple[Fraction, ...]
"""What each seat gets at the end, in the order of the seats."""

MOST_NODES = 200_000


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat chooses one of the named options, each leading to a node."""

    seat: int
    options: Mapping[Hashable, Hashable]


@dataclass(frozen=True, slots=True)
class Lottery:
    """Chance chooses the next node."""

    nodes: Distribution[Hashable]


@dataclass(frozen=True, slots=True)
class Solution:
    """What a tree is worth to every seat, and the best answer at every decision that can be reached."""

    payoffs: Payoffs
    answers: Mapping[Hashable, Hashable]


def best_response(values: Mapping[Answer, Fraction]) -> tuple[Answer, Fraction]:
    """Return the answer with the largest value, the first one of equals, and that value.

    >>> best_response({"stay": Fraction(3), "go": Fraction(4)})
    ('go', Fraction(4, 1))
    """
    answer = max(values, key=values.__getitem__)
    return answer, values[answer]


def backward_induction(root: Node, expand: Callable[[Node], Decision | Lottery | Sequence[int | Fraction]]) -> Solution:
    """Solve a finite game with perfect information: every seat maximises its own expected payoff, last choice first.

    ``expand`` says what a node is: a Decision, a Lottery, or the payoffs of all seats. With two seats and payoffs
    that cancel this is minimax. Among equally good options the first one is taken. After E. Zermelo (1913); see
    M. J. Osborne and A. Rubinstein, “A Course in Game Theory”, section 6.2. Raises TooManyOutcomes for trees of
    more than MOST_NODES nodes.

    >>> tree = {
    ...     "": Decision(0, {"safe": "safe", "bold": "bold"}),
    ...     "safe": (1, 1),
    ...     "bold": Lottery(Distribution({"safe": 1, "asked": 1})),
    ...     "asked": Decision(1, {"share": "safe", "take": "taken"}),
    ...     "taken": (0, 3),
    ... }
    >>> solution = backward_induction("", tree.__getitem__)
    >>> solution.payoffs, solution.answers[""], solution.answers["asked"]
    ((Fraction(1, 1), Fraction(1, 1)), 'safe', 'take')
    """
    known: dict[Hashable, Payoffs] = {}
    answers: dict[Hashable, Hashable] = {}

    def solve(node: Hashable) -> Payoffs:
        if node in known:
            return known[node]
        if len(known) >= MOST_NODES:
            raise TooManyOutcomes(f"This decision tree has more than {MOST_NODES} nodes. Simulate it instead.")
        found = expand(node)  # type: ignore[arg-type]
        if isinstance(found, Decision):
            worth = {answer: solve(after) for answer, after in found.options.items()}
            answers[node], _ = best_response({answer: pay[found.seat] for answer, pay in worth.items()})
            known[node] = worth[answers[node]]
        elif isinstance(found, Lottery):
            known[node] = _expected([(solve(after), ways) for after, ways in found.nodes.ways.items()])
        else:
            known[node] = tuple(map(Fraction, found))
        return known[node]

    return Solution(solve(root), answers)


def _expected(weighted: Sequence[tuple[Payoffs, int]]) -> Payoffs:
    total = sum(ways for _, ways in weighted)
    return tuple(
        sum((pay * ways for pay, (_, ways) in zip(column, weighted, strict=True)), Fraction(0)) / total
        for column in zip(*(payoffs for payoffs, _ in weighted), strict=True)
    )
