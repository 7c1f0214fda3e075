"""The villager cards that score at the end (VI6.1)."""

from __future__ import annotations

from gamecore.games.village.inn_pieces import CARD_NAMES, CARD_OF, DUCHESS_MOST
from gamecore.games.village.parts import SCORERS
from gamecore.games.village.pieces import TRAVEL_SCORE
from gamecore.games.village.scoring import immortals, living
from gamecore.games.village.state import Table
from gamecore.kernel.scores import ScoreLine


def count_points(t: Table, seat: int) -> int:
    """Return what one more visited city is worth (W23)."""
    cities = t.visited[seat].bit_count()
    return TRAVEL_SCORE[min(cities + 1, len(TRAVEL_SCORE) - 1)] - TRAVEL_SCORE[cities]


LATE_POINTS = {
    CARD_OF["count"]: count_points,
    CARD_OF["medico"]: living,
    CARD_OF["duchess"]: lambda t, seat: min(DUCHESS_MOST, sum(t.goods[seat])),
    CARD_OF["landowner"]: lambda t, seat: t.grain[seat],
    CARD_OF["chronicler"]: immortals,
}
"""Points of the cards that are revealed at final scoring (W23, W27 to W30)."""


def card_lines(t: Table, seat: int) -> list[ScoreLine]:
    """Return a line for each card that scores at the end (VI6.1)."""
    return [
        ScoreLine("VI6.1", LATE_POINTS[card](t, seat), "villager card", {"card": CARD_NAMES[card]})
        for card in t.hands[seat]
        if card in LATE_POINTS
    ]


SCORERS.append(card_lines)
