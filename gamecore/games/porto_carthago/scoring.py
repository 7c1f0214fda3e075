"""Intrigue, the palace and the winner (C15)."""

from __future__ import annotations

from gamecore.games.porto_carthago.pieces import SCORING
from gamecore.games.porto_carthago.state import Counts, PortoCarthagoDraft, Table, palace_seats
from gamecore.kernel.decision import Pending
from gamecore.kernel.events import event
from gamecore.kernel.scores import Score, ScoreLine
from gamecore.kernel.state import added


def space_reached(path: Counts) -> int:
    """Return the scoring space reached on the path, or 0 (C15.1).

    >>> space_reached((0,) * 3), space_reached((0,) * 4), space_reached((0,) * 11), space_reached((0,) * 12)
    (0, 4, 8, 12)
    """
    return max((space for space in SCORING if space <= len(path)), default=0)


def ranking(path: Counts) -> Counts:
    """Return the seats on the path by servants, ties to the one nearer to the arrow (C15.2, C15.3).

    >>> ranking((2, 0, 0, 1, 2))
    (2, 0, 1)
    """
    return tuple(sorted(set(path), key=lambda seat: (-path.count(seat), path.index(seat))))


def awards(path: Counts, players: int) -> Counts:
    """Return the palace seats that intrigue brings each seat (C15.4, C15.5).

    >>> awards((0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 2, 2), 4)
    (3, 2, 1, 0)
    """
    numbers = SCORING.get(space_reached(path), ())
    won = [0] * players
    for number, seat in zip(numbers, ranking(path), strict=False):
        won[seat] = min(number, path.count(seat))
    return tuple(won)


def count(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Give the seats for intrigue, then name the winners (C15)."""
    t.award = awards(t.path, t.players)
    for rank, seat in enumerate(ranking(t.path)):
        moved = t.award[seat]
        if moved:
            facts = {"rank": rank + 1, "count": moved, "space": space_reached(t.path)}
            t.events.append(event("award", "C15.4", seat, facts))
    for seat, moved in enumerate(t.award):
        for _ in range(moved):
            last = len(t.path) - 1 - t.path[::-1].index(seat)
            t.path = t.path[:last] + t.path[last + 1 :]
        t.last_space = added(t.last_space, seat, moved)
    for seat, seats in enumerate(palace_seats(t)):
        t.events.append(event("final seats", "C15.6", seat, {"seats": seats, "points": t.points[seat]}))
    won = winners(t)
    for seat in won:
        kind, rule = ("won", deciding_rule(t)) if len(won) == 1 else ("shared", "C15.9")
        t.events.append(event(kind, rule, seat, {"seats": palace_seats(t)[seat]}))


def winners(t: Table) -> Counts:
    """Return the seats with most palace servants, then trade points, then talents (C15.6 to C15.9)."""
    keys = list(zip(palace_seats(t), t.points, t.cash, strict=True))
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def deciding_rule(t: Table) -> str:
    """Return the rule that decides between the best seats (C15.6 to C15.9)."""
    seats, money = palace_seats(t), t.cash
    keys: list[tuple[int, ...]]
    for number, rule in enumerate(("C15.6", "C15.7", "C15.8"), 1):
        keys = [key[:number] for key in zip(seats, t.points, money, strict=True)]
        if keys.count(max(keys)) == 1:
            return rule
    return "C15.9"


def palace_scores(t: Table) -> tuple[Score, ...]:
    """Return every seat's palace seats, line by line; seats that intrigue would bring now are a line of their own.

    That line names the servants on the whole path, which decide the rank, before any have left it (C15.2, C15.4).
    """
    over = not t.pending
    award = t.award if over else awards(t.path, t.players)
    scores = []
    for seat, seats in enumerate(palace_seats(t)):
        left = award[seat] if over else 0
        bought, plotted = seats - left, t.path.count(seat) + left
        lines = [
            ScoreLine("C15.6", bought, "palace", {"count": bought}),
            ScoreLine("C15.4", award[seat], "intrigue", {"count": award[seat], "servants": plotted}),
            ScoreLine("C15.7", 0, "trade points", {"count": t.points[seat]}),
        ]
        if over:
            lines.append(ScoreLine("C15.8", 0, "talents", {"count": t.cash[seat]}))
        scores.append(Score(seat, tuple(lines)))
    return tuple(scores)
