"""The course of the game: setup, rounds, turns and their order (V2, V3, V4, V5, V14, V18)."""

from __future__ import annotations

from functools import cache, lru_cache

from gamecore.games.village.actions import Choose, Done, Skip, Take, Well
from gamecore.games.village.effects import charge, gain_cubes, spend_time
from gamecore.games.village.parts import (
    ASKED,
    SETUPS,
    SPACE_QUESTIONS,
    ask,
    extras,
    interlude,
    stage,
)
from gamecore.games.village.pieces import (
    COLOURS,
    CUBES,
    CUBES_INTO_BAG,
    CUBES_ON_SPACES,
    MARKET,
    PLAGUE,
    PLAGUE_TIME,
    SPACES,
    WELL_CUBES,
    by_players,
)
from gamecore.games.village.state import (
    Counts,
    Rows,
    Table,
    VillageDraft,
    cubes_lie_on_spaces,
    open_stalls,
    spaces_in_play,
)
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

TAKE = tuple(tuple(Take(space, cube) for cube in CUBES) for space in SPACES)
WELL = tuple(map(Well, COLOURS))
CHOOSE = tuple(map(Choose, SPACES))
SKIP, DONE = Skip(), Done()


# Setup and rounds -----------------------------------------------------------------------------------------


@stage("setup")
def setup(t: VillageDraft, entry: Pending) -> None:
    """Lay out customers, let chance name the first player, and set up the modules (V2.4, V2.10)."""
    slots = [*range(open_stalls(t)), *range(len(t.stalls), len(t.stalls) + len(t.queue))]
    order = [*(pending("customer", -1, slot) for slot in slots), pending("first")]
    for more in SETUPS:
        order += more(t)
    t.pending = (pending("round"), *reversed(order))
    t.events.append(event("setup", "V2.9", facts={"cubes": sum(cubes_on_spaces(t))}))


def cubes_on_spaces(t: Table) -> Counts:
    """Return how many cubes are laid on each space per round (V2.9)."""
    return CUBES_ON_SPACES[t.inn, t.port][t.players]


@stage("round")
def round_(t: VillageDraft, entry: Pending) -> None:
    """Begin a round: fill the bag and draw cubes onto the spaces (V3.1, V4.1, V4.2)."""
    t.round += 1
    asked = by_players(CUBES_INTO_BAG[t.inn, t.port], t.players)
    for colour in range(len(CUBES)):
        moved = t.supply[colour] if colour == PLAGUE else min(asked, t.supply[colour])
        t.supply, t.bag = added(t.supply, colour, -moved), added(t.bag, colour, moved)
    t.events.append(event("round", "V3.1", facts={"round": t.round, "bag": list(t.bag)}))
    t.pending += (
        pending("turns", t.starter),
        *(pending("seeding", -1, space) for space in reversed(spaces_in_play(t.inn))),
    )


@stage("seeding")
def seeding(t: VillageDraft, entry: Pending) -> None:
    """Draw cubes onto a space, unless the bag is empty (V4.4, V4.5)."""
    if any(t.bag):
        t.push(pending("seed", -1, *entry.data))


@stage("turns")
def turns(t: VillageDraft, entry: Pending) -> None:
    """Let the next seat take a turn, or end the round or the game (V3.2, V18.3, V18.5)."""
    if t.turns_left == 0:
        t.pending += (pending("ending"), pending("mass"))
        return
    if not cubes_lie_on_spaces(t) and t.turns_left < 0:
        t.pending += (pending("next round"), pending("mass"))
        return
    if t.turns_left > 0:
        t.turns_left -= 1
    t.active = entry.seat
    t.pending += (pending("finish", entry.seat), pending("turn", entry.seat))
    interlude(t, entry.seat)


@stage("finish")
def finish(t: VillageDraft, entry: Pending) -> None:
    """End a turn: settle deaths, check the end of the game, pass on (V5.5, V18.1)."""
    seat = entry.seat
    if t.due[seat]:
        t.pending += (entry, pending("deaths", seat))
        return
    if t.ended_by >= 0 and t.turns_left < 0:
        t.turns_left = t.players - 1 if t.ended_by == seat else t.players
        rule = "V18.3" if t.ended_by == seat else "V18.6"
        t.events.append(event("last turns", rule, t.ended_by, {"turns": t.turns_left}))
    t.push(pending("turns", (seat + 1) % t.players))
    interlude(t, seat)


@stage("next round")
def next_round(t: VillageDraft, entry: Pending) -> None:
    """Let the holder of the marker become starting player, and begin a round (V17.11)."""
    if t.marker >= 0:
        t.starter, t.marker = t.marker, -1
        t.events.append(event("starting player", "V17.11", t.starter))
    t.push(pending("round"))


# The start of a turn --------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def takes(spaces: Rows) -> tuple[Take, ...]:
    """Return the cubes that can be taken (V5.1)."""
    return tuple(TAKE[space][cube] for space, row in enumerate(spaces) for cube, count in enumerate(row) if count)


@lru_cache(maxsize=8192)
def wells(cubes: Counts, coins: int) -> tuple[Well, ...]:
    """Return the colours of which a seat can pay three, coins as jokers (V14.1, V14.4)."""
    return tuple(WELL[colour] for colour, count in enumerate(cubes) if count + coins >= WELL_CUBES)


@cache
def actions_in_play(inn: bool) -> tuple[Action, ...]:
    """Return the choice of any action (V14.1, V18.5)."""
    return tuple(CHOOSE[space] for space in spaces_in_play(inn))


def turn_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the cubes to take and the well; with empty spaces any action or none (V5.1, V14.2, V18.5)."""
    found = takes(s.spaces)
    if not found:
        return (*actions_in_play(s.inn), SKIP)
    return found + wells(s.cubes[entry.seat], s.coins[entry.seat])


def answer_take(t: VillageDraft, entry: Pending, action: Take) -> None:
    """Take a cube; plague goes back to the supply and costs two hours (V5.2, V5.3)."""
    seat, space, cube = entry.seat, SPACES.index(action.space), CUBES.index(action.cube)
    t.spaces = replaced(t.spaces, space, added(t.spaces[space], cube, -1))
    t.supply = added(t.supply, cube, 1)
    facts = {"space": action.space, "cube": action.cube}
    if cube == PLAGUE:
        t.events.append(event("plague", "V5.3", seat, facts))
        spend_time(t, seat, PLAGUE_TIME, "V5.3")
    else:
        gain_cubes(t, seat, cube)
        t.events.append(event("took", "V5.2", seat, facts))
    t.push(pending("act", seat, space, 1))
    interlude(t, seat)


def answer_well(t: VillageDraft, entry: Pending, action: Well) -> None:
    """Return three cubes of a colour, then choose any action (V14.1, V14.3)."""
    seat, colour = entry.seat, COLOURS.index(action.what)
    t.events.append(event("well", "V14.1", seat, {"colour": action.what}))
    t.push(pending("choose", seat))
    charge(t, seat, ((1 << colour, WELL_CUBES),))


def choose_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the actions of all spaces in play (V14.1)."""
    return actions_in_play(s.inn)


def answer_choose(t: VillageDraft, entry: Pending, action: Choose) -> None:
    """Carry out the action of a space without a cube (V14.1, V14.5, V18.5)."""
    rule = "V18.5" if entry.kind == "turn" else "V14.1"
    t.events.append(event("chose", rule, entry.seat, {"space": action.what}))
    t.push(pending("act", entry.seat, SPACES.index(action.what), 1))
    interlude(t, entry.seat)


def answer_no_action(t: VillageDraft, entry: Pending, action: Skip) -> None:
    """Carry out no action in a last turn; its free moments remain (V5.7, V18.5)."""
    t.push(pending("after", entry.seat, 0, 0))
    t.events.append(event("skipped", "V18.5", entry.seat))


ask(
    "turn",
    "a cube or the well",
    turn_options,
    {Take: answer_take, Well: answer_well, Choose: answer_choose, Skip: answer_no_action},
    free=True,
)
ask("choose", "which action is carried out", choose_options, {Choose: answer_choose})


# The action of a space ------------------------------------------------------------------------------------


@stage("act")
def act(t: VillageDraft, entry: Pending) -> None:
    """Ask what is done on a space, unless nothing can be; ``data``: space, whether this is a free moment (V5.4)."""
    seat, (space, fresh) = entry.seat, entry.data
    question = pending(SPACE_QUESTIONS[space](t), seat, fresh)
    if space == MARKET:
        t.pending += (pending("after", seat, space, 0), pending("before day", seat))
        return
    if ASKED[question.kind].options(t, question) == (SKIP,) and not extras(t, question):
        t.push(pending("after", seat, space, 0))
        t.events.append(event("nothing to do", "V5.6", seat, {"space": SPACES[space]}))
        return
    t.pending += (pending("after", seat, space, 1), question)


@stage("after")
def after(t: VillageDraft, entry: Pending) -> None:
    """Open the free moment after an action; ``data``: space, whether that was carried out right before (V5.7)."""
    rest = pending("rest", entry.seat, 1, *entry.data)
    if extras(t, rest):
        t.push(rest)
    interlude(t, entry.seat)


def answer_skip(t: VillageDraft, entry: Pending, action: Skip) -> None:
    """Leave the action out; it has not been carried out then (V5.4)."""
    below = t.pending[-1]
    t.pending = (*t.pending[:-1], pending("after", below.seat, below.data[0], 0))
    t.events.append(event("skipped", "V5.4", entry.seat))


def answer_no_more(t: VillageDraft, entry: Pending, action: Action) -> None:
    """Leave out what could still follow."""


def ask_again(t: VillageDraft, entry: Pending) -> None:
    """Ask a question again after something else was used at it; a free moment with nothing left to use is over.

    In the free moment after an action that action is no longer the last thing done (VI4.9).
    """
    if entry.kind == "rest":
        t.push(pending("after", entry.seat, entry.data[1], 0))
    elif entry.kind == "market":
        t.push(pending("before day", entry.seat))
    else:
        t.push(entry)


def rest_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the end of the free moment."""
    return (DONE,)


ask("rest", "what is used before the turn ends", rest_options, {Done: answer_no_more}, free=True)
