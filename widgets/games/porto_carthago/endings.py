"""How the game ended, in a sentence: who has won, and what decided where palace seats are equal."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.porto_carthago.view import PortoCarthagoView
from gamecore.kernel.scores import Score
from widgets.games.porto_carthago.sentences import counted
from widgets.games.porto_carthago.words import QUESTIONS
from widgets.shared.telling import listing

POINTS, TALENTS = "C15.7", "C15.8"
"""The rules of the two tie-breaks."""


def outcome(view: PortoCarthagoView, winners: Sequence[int], names: Sequence[str]) -> str:
    """Who has won with how many palace seats, or by which tie-break, or who shares the victory."""
    scores = view.scores or ()
    first = winners[0]
    seats = {seat: score.total for seat, score in enumerate(scores)}
    points, talents = tally(scores, POINTS), tally(scores, TALENTS)
    level = [seat for seat in seats if seats[seat] == seats[first]]
    nearer = [seat for seat in level if points[seat] == points[first]]
    said = {
        "name": names[first],
        "total": counted("seats", seats[first]),
        "points": counted("points", points[first]),
        "talents": counted("talents", talents[first]),
    }
    if len(level) == 1:
        return QUESTIONS["won"].format(**said)
    if len(nearer) == 1:
        other = max(points[seat] for seat in level if seat != first)
        return QUESTIONS["won_points"].format(names=named(level, names), mine=points[first], other=other, **said)
    if len(winners) == 1:
        other = max(talents[seat] for seat in nearer if seat != first)
        return QUESTIONS["won_talents"].format(names=named(nearer, names), mine=talents[first], other=other, **said)
    return QUESTIONS["shared"].format(names=named(winners, names), **said)


def tally(scores: Sequence[Score], rule: str) -> dict[int, int]:
    """What each seat has of what breaks ties by a rule."""
    return {seat: line.facts["count"] for seat, score in enumerate(scores) for line in score.lines if line.rule == rule}


def named(seats: Sequence[int], names: Sequence[str]) -> str:
    return listing([names[seat] for seat in seats])
