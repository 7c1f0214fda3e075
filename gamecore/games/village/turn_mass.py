"""The mass and the end of the game (V17, V18.7, V19)."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Climb, Done, Ransom
from gamecore.games.village.effects import gain_coins, gain_points
from gamecore.games.village.parts import LAST_STEPS, ask, extras, interlude, stage
from gamecore.games.village.pieces import BAG, CHURCH_PLACES, MAJORITY_POINTS, MASS_DRAWS, MONKS, WINDOW_GRAIN, WINDOWS
from gamecore.games.village.state import Table, VillageDraft, generations_at, members_at, move
from gamecore.games.village.turn import DONE
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added

RANSOM = tuple(map(Ransom, (1, 2, 3, 4)))
climb = cache(Climb)


@stage("mass")
def mass(t: VillageDraft, entry: Pending) -> None:
    """Say a mass: buying, drawing, moving up, majority (V17.1)."""
    final = t.turns_left == 0
    t.events.append(event("mass", "V18.7" if final else "V17.1", facts={"members": members_in_bag(t)}))
    t.pending += (pending("majority"), pending("climbing", t.starter, 0), pending("buying", t.starter, 0, 0))


def members_in_bag(t: Table) -> int:
    """Return how many members lie in the black bag."""
    return sum(row.count(BAG) for row in t.where)


# Buying members out of the bag. The data: how many seats have had their chance, how many members were bought.


@stage("buying")
def buying(t: VillageDraft, entry: Pending) -> None:
    """Ask each seat once for members to buy, four in all at most; then draw the rest (V17.2 to V17.4)."""
    seat, (asked, bought) = entry.seat, entry.data
    if asked == t.players or bought == MASS_DRAWS:
        t.push(pending("drawing", -1, MASS_DRAWS - bought, MONKS))
        return
    question = pending("ransom", seat, asked, bought)
    if members_at(t, seat, BAG) and (t.coins[seat] or extras(t, question)):
        t.push(question)
    else:
        t.push(pending("buying", (seat + 1) % t.players, asked + 1, bought))


def ransom_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the members that can be bought, and the end of buying (V17.2, V17.3)."""
    seat = entry.seat
    bought = tuple(RANSOM[each - 1] for each in generations_at(s, seat, BAG)) if s.coins[seat] else ()
    return (*bought, DONE)


def answer_ransom(t: VillageDraft, entry: Pending, action: Ransom) -> None:
    """Buy a member out of the bag; it goes to the first window (V17.2, V17.5)."""
    seat, (asked, bought) = entry.seat, entry.data
    move(t, seat, action.generation, BAG, CHURCH_PLACES[0])
    gain_coins(t, seat, -1)
    t.events.append(event("ransomed", "V17.2", seat, {"generation": action.generation, "coins": -1}))
    more = bought + 1 < MASS_DRAWS and members_at(t, seat, BAG)
    question = pending("ransom", seat, asked, bought + 1)
    if more and (t.coins[seat] or extras(t, question)):
        t.push(question)
    else:
        t.push(pending("buying", (seat + 1) % t.players, asked + 1, bought + 1))


def answer_no_ransom(t: VillageDraft, entry: Pending, action: Done) -> None:
    """Buy no more members (V17.2)."""
    seat, (asked, bought) = entry.seat, entry.data
    t.push(pending("buying", (seat + 1) % t.players, asked + 1, bought))


ask("ransom", "who is bought out of the black bag", ransom_options, {Ransom: answer_ransom, Done: answer_no_ransom})


@stage("drawing")
def drawing(t: VillageDraft, entry: Pending) -> None:
    """Draw pieces from the bag as long as some are due and a member could come (V17.4, V17.5)."""
    left, monks = entry.data
    if left and members_in_bag(t):
        t.push(pending("draw", -1, left, monks))


# Moving up. The data: how many seats have had their chance.


@stage("climbing")
def climbing(t: VillageDraft, entry: Pending) -> None:
    """Ask each seat once which members move up (V17.6)."""
    seat, (asked,) = entry.seat, entry.data
    if asked == t.players:
        return
    t.push(pending("climbing", (seat + 1) % t.players, asked + 1))
    ask_to_climb(t, pending("climb", seat, 0))


def ask_to_climb(t: VillageDraft, question: Pending) -> None:
    """Ask a seat which member moves up, if any can."""
    if len(climb_options(t, question)) > 1 or extras(t, question):
        t.push(question)


def climb_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the members that can move one window to the left, with grain or free of charge (V17.6, V17.7)."""
    seat, free = entry.seat, entry.data[0]
    found = tuple(
        climb(window, each)
        for window in range(1, WINDOWS)
        if free or s.grain[seat] >= WINDOW_GRAIN[window]
        for each in generations_at(s, seat, CHURCH_PLACES[window - 1])
    )
    return (*found, DONE)


def answer_climb(t: VillageDraft, entry: Pending, action: Climb) -> None:
    """Move a member one window to the left; a card that paid for it opens a moment for goals (V17.6, VL2.8)."""
    seat, window = entry.seat, action.window
    grain = 0 if entry.data[0] else WINDOW_GRAIN[window]
    move(t, seat, action.generation, CHURCH_PLACES[window - 1], CHURCH_PLACES[window])
    t.grain = added(t.grain, seat, -grain)
    facts = {"generation": action.generation, "window": window + 1, "grain": -grain}
    t.events.append(event("climbed", "VI4.9" if entry.data[0] else "V17.6", seat, facts))
    ask_to_climb(t, pending("climb", seat, 0))
    if entry.data[0]:
        interlude(t, t.starter)


def answer_no_climb(t: VillageDraft, entry: Pending, action: Done) -> None:
    """Move nobody up any more; leaving out a step free of charge does not end moving up (V17.6)."""
    if entry.data[0]:
        ask_to_climb(t, pending("climb", entry.seat, 0))


ask("climb", "who moves up in the church", climb_options, {Climb: answer_climb, Done: answer_no_climb})


# Majority and the end -------------------------------------------------------------------------------------


def church_row(t: Table, seat: int) -> list[int]:
    """Return how many members a seat has in each window."""
    return [members_at(t, seat, place) for place in CHURCH_PLACES]


def church_leaders(t: Table) -> list[int]:
    """Return who has the most members in the windows; nobody if the church is empty (V17.8, V17.10)."""
    counts = [sum(church_row(t, seat)) for seat in range(t.players)]
    return [seat for seat, count in enumerate(counts) if count and count == max(counts)]


def majority_winners(t: Table) -> list[int]:
    """Return who gains the points for the church (V17.8 to V17.10)."""
    tied = church_leaders(t)
    farthest = {seat: max(window for window, count in enumerate(church_row(t, seat)) if count) for seat in tied}
    return [seat for seat in tied if farthest[seat] == max(farthest.values())]


@stage("majority")
def majority(t: VillageDraft, entry: Pending) -> None:
    """Score the majority in the church (V17.8 to V17.10)."""
    winners = majority_winners(t)
    rule = "V17.8" if len(church_leaders(t)) == 1 else "V17.9"
    if not winners:
        t.events.append(event("empty church", "V17.10"))
    for seat in winners:
        gain_points(t, seat, MAJORITY_POINTS)
        t.events.append(event("majority", rule, seat, {"points": MAJORITY_POINTS}))
    interlude(t, t.starter)


@stage("ending")
def ending(t: VillageDraft, entry: Pending) -> None:
    """Let the last things happen, then score (V18.7, VP8.2, VL2.6)."""
    t.push(pending("scoring"))
    for hook in LAST_STEPS:
        hook(t)
