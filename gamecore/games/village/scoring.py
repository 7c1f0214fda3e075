"""Final scoring and the winners (V1.1, V19)."""

from __future__ import annotations

from gamecore.games.village.parts import SCORERS, stage
from gamecore.games.village.pieces import (
    BAG,
    CHRONICLE_SCORE,
    CHURCH_PLACES,
    CHURCH_SCORE,
    COUNCIL_PLACES,
    COUNCIL_SCORE,
    TILE_POINTS,
    TRAVEL_SCORE,
    VISIBLE,
)
from gamecore.games.village.state import Table, VillageDraft, chronicle_count, members_at
from gamecore.kernel.decision import Pending
from gamecore.kernel.events import event
from gamecore.kernel.scores import Score, ScoreLine


def prestige_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points scored during play (V1.2)."""
    return [ScoreLine("V1.2", t.points[seat], "prestige")]


def travel_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points for visited cities; none with Port (V19.1, VP11.3)."""
    count = t.visited[seat].bit_count()
    return [ScoreLine("V19.1", TRAVEL_SCORE[count], "cities", {"count": count})] if count else []


def council_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points for members in the council chamber (V19.2)."""
    counts = [members_at(t, seat, place) for place in COUNCIL_PLACES]
    points = sum(count * each for count, each in zip(counts, COUNCIL_SCORE, strict=True))
    return [ScoreLine("V19.2", points, "council", {"count": sum(counts)})] if any(counts) else []


def church_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points for members in the church windows (V19.3)."""
    counts = [members_at(t, seat, place) for place in CHURCH_PLACES]
    points = sum(count * each for count, each in zip(counts, CHURCH_SCORE, strict=True))
    return [ScoreLine("V19.3", points, "church", {"count": sum(counts)})] if any(counts) else []


def chronicle_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points for members in the chronicle (V19.4)."""
    count = immortals(t, seat)
    points = CHRONICLE_SCORE[min(count, len(CHRONICLE_SCORE) - 1)]
    return [ScoreLine("V19.4", points, "chronicle", {"count": count})] if count else []


def customers_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points for served customers (V19.5)."""
    tiles = t.served[seat]
    return (
        [ScoreLine("V19.5", sum(TILE_POINTS[tile] for tile in tiles), "customers", {"count": len(tiles)})]
        if tiles
        else []
    )


def coins_line(t: Table, seat: int) -> list[ScoreLine]:
    """Return the points for coins (V19.6)."""
    return [ScoreLine("V19.6", t.coins[seat], "coins")] if t.coins[seat] else []


BESIDE_CHRONICLE: list[int] = []
"""Places that count for the chronicle although they are in no section (VI4.7)."""

SCORERS += [prestige_line, travel_line, council_line, church_line, chronicle_line, customers_line, coins_line]


def immortals(t: Table, seat: int) -> int:
    """Return the members that count as immortalized for the score (V19.4, VI4.7)."""
    return chronicle_count(t, seat) + sum(members_at(t, seat, place) for place in BESIDE_CHRONICLE)


def living(t: Table, seat: int) -> int:
    """Return how many members of a seat live, those in the black bag counted (V19.8)."""
    return sum(place in VISIBLE or place == BAG for place in t.where[seat])


def final_scores(t: Table) -> tuple[Score, ...]:
    """Return every seat's score, line by line (V19)."""
    return tuple(
        Score(seat, tuple(line for scorer in SCORERS for line in scorer(t, seat))) for seat in range(t.players)
    )


def winning_seats(t: Table) -> tuple[int, ...]:
    """Return the winners: most points, then served customers, then living members (V19.7, V19.9)."""
    ranks = [(score.total, len(t.served[score.seat]), living(t, score.seat)) for score in final_scores(t)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@stage("scoring")
def scoring(t: VillageDraft, entry: Pending) -> None:
    """End the game and name the winners (V19.7, V19.9)."""
    for score in final_scores(t):
        t.events.append(event("final score", "V1.1", score.seat, {"total": score.total}))
    winners = winning_seats(t)
    for seat in winners:
        t.events.append(
            event("won" if len(winners) == 1 else "shared", "V19.7" if len(winners) == 1 else "V19.9", seat)
        )
