"""Voyages: hiring, loading, moving and going home (VP2, VP3, VP4, VP7)."""

from __future__ import annotations

from operator import add

from gamecore.games.village.actions import Done, Skip
from gamecore.games.village.effects import charge, gain_coins, spend_time
from gamecore.games.village.parts import MOVES, ask, extras, stage
from gamecore.games.village.pieces import GENERATIONS, SHIP, YARD
from gamecore.games.village.port_actions import Hire, Land, Load, Move, Return, Sail
from gamecore.games.village.port_pieces import (
    ADMIRAL_CAPTAIN,
    CAPTAIN_NAMES,
    CAPTAINS,
    CARGO_GRAIN,
    COCOA,
    FIELDS,
    ISLANDS,
    MEMBER,
    NEIGHBOURS,
    PIECES,
    PORT_FIELD,
    RETURN_TIME,
    TIME_FIELDS,
)
from gamecore.games.village.port_state import STEP_PRICES, can_buy_step, fits, in_port_stock
from gamecore.games.village.state import Table, VillageDraft, generations_at, move
from gamecore.games.village.turn import DONE, SKIP, answer_skip
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import added, replaced

HIRE, MOVE = tuple(map(Hire, CAPTAIN_NAMES)), tuple(map(Move, FIELDS))
SAIL, RETURN, LAND = Sail(), Return(), Land()
LOAD = tuple(map(Load, PIECES))
LOAD_MEMBER = tuple(Load("member", generation) for generation in (1, 2, 3, 4))


def voyage_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the captains to hire in the port; at sea sailing on and going home (VP2)."""
    seat = entry.seat
    if s.ship[seat] != PORT_FIELD:
        return SAIL, RETURN, SKIP
    coins = s.coins[seat]
    hired = (HIRE[n] for n, left in enumerate(s.captains_left) if left and CAPTAINS[n].wage <= coins)
    return (*hired, SKIP)


def answer_hire(t: VillageDraft, entry: Pending, action: Hire) -> None:
    """Hire a captain; loading follows (VP2.1, VP2.2)."""
    seat, captain = entry.seat, CAPTAIN_NAMES.index(action.what)
    wage = CAPTAINS[captain].wage
    gain_coins(t, seat, -wage)
    t.captains_left = added(t.captains_left, captain, -1)
    t.captain = replaced(t.captain, seat, captain)
    t.events.append(event("hired", "VP2.2", seat, {"captain": action.what, "coins": -wage}))
    t.push(pending("load", seat, 0))


def answer_sail(t: VillageDraft, entry: Pending, action: Sail) -> None:
    """Sail on with the captain aboard (VP2.4)."""
    set_sail(t, entry.seat)


def set_sail(t: VillageDraft, seat: int) -> None:
    """Begin a movement: one free step, two with the Helmsman (VP4.2, VP12.4)."""
    t.push(pending("sail", seat, 0, 1 + t.helmsman[seat]))


def answer_return(t: VillageDraft, entry: Pending, action: Return) -> None:
    """Go home for an hour, unload, and let the captain go (VP7)."""
    seat = entry.seat
    t.events.append(event("went home", "VP7.1", seat, {"field": FIELDS[t.ship[seat]]}))
    unload(t, seat)
    t.ship = replaced(t.ship, seat, PORT_FIELD)
    captain_leaves(t, seat)
    spend_time(t, seat, RETURN_TIME, "VP7.1")


def captain_leaves(t: VillageDraft, seat: int) -> None:
    """Let the captain leave the game, or the card in its place, and with it the Helmsman (VP7.3, VP12.3, VP12.4)."""
    if t.captain[seat] == ADMIRAL_CAPTAIN:
        t.events.append(event("card left", "VP12.3", seat, {"card": "admiral"}))
    else:
        t.events.append(event("captain left", "VP7.3", seat, {"captain": CAPTAINS[t.captain[seat]].name}))
    if t.helmsman[seat]:
        t.events.append(event("card left", "VP12.4", seat, {"card": "helmsman"}))
    t.captain, t.helmsman = replaced(t.captain, seat, -1), replaced(t.helmsman, seat, False)


def unload(t: VillageDraft, seat: int) -> None:
    """Bring everything on the ship tile back to the owner (VP7.2)."""
    cargo = t.cargo[seat]
    loaded = (*cargo[:CARGO_GRAIN], 0)
    t.goods = replaced(t.goods, seat, tuple(map(add, t.goods[seat], loaded)))
    t.grain = added(t.grain, seat, cargo[CARGO_GRAIN])
    cocoa, tea = t.spices[seat]
    t.spices = replaced(t.spices, seat, (cocoa + cargo[COCOA], tea + cargo[COCOA + 1]))
    t.chests = replaced(t.chests, seat, tuple(sorted((*t.chests[seat], *t.aboard[seat]))))
    facts = {"cargo": {PIECES[kind]: count for kind, count in enumerate(cargo) if count}, "chests": len(t.aboard[seat])}
    t.cargo, t.aboard = replaced(t.cargo, seat, (0,) * len(cargo)), replaced(t.aboard, seat, ())
    members = [each for each, place in zip(GENERATIONS, t.where[seat], strict=True) if place == SHIP]
    for generation in members:
        move(t, seat, generation, SHIP, YARD)
    t.events.append(event("unloaded", "VP7.2", seat, {**facts, "members": members}))


ask(
    "voyage",
    "what the ship does",
    voyage_options,
    {Hire: answer_hire, Sail: answer_sail, Return: answer_return, Skip: answer_skip},
    free=True,
)


# Loading in the port. The data: whether the Quartermaster allows a pair.


def load_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return what can be loaded in the port, and casting off (VP3)."""
    seat, (pair,) = entry.seat, entry.data
    found: list[Action] = [
        LOAD[kind] for kind in range(COCOA) if in_port_stock(s, seat, kind) and fits(s, seat, kind, pair)
    ]
    if fits(s, seat, MEMBER, pair):
        found += [LOAD_MEMBER[generation - 1] for generation in generations_at(s, seat, YARD)]
    return (*found, DONE)


def answer_load(t: VillageDraft, entry: Pending, action: Load) -> None:
    """Load one piece from the own stock (VP3.6)."""
    seat, kind = entry.seat, PIECES.index(action.piece)
    if kind == MEMBER:
        move(t, seat, action.generation, YARD, SHIP)
    else:
        t.cargo = replaced(t.cargo, seat, added(t.cargo[seat], kind, 1))
        if kind == CARGO_GRAIN:
            t.grain = added(t.grain, seat, -1)
        else:
            t.goods = replaced(t.goods, seat, added(t.goods[seat], kind, -1))
    t.events.append(event("loaded", "VP3.1", seat, {"piece": action.piece, "generation": action.generation}))
    if len(load_options(t, entry)) > 1 or extras(t, entry):
        t.push(entry)
    else:
        set_sail(t, seat)


def answer_cast_off(t: VillageDraft, entry: Pending, action: Done) -> None:
    """End loading and begin to move (VP2.1)."""
    set_sail(t, entry.seat)


ask("load", "what is loaded", load_options, {Load: answer_load, Done: answer_cast_off})


# Moving. The data: whether the ship has moved (1: only for nothing, 2: also for a payment), and how many steps are
# already paid.


def sail_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the steps, landing and stopping (VP4, VP5.1)."""
    seat, (moved, credit) = entry.seat, entry.data
    field = s.ship[seat]
    steps = tuple(MOVE[each] for each in NEIGHBOURS[field]) if credit or can_buy_step(s, seat) else ()
    if not moved:
        return (*steps, *(chart for moves, _ in MOVES for chart in moves(s, entry)))
    return (*steps, LAND, DONE) if field in ISLANDS else (*steps, DONE)


def answer_step(t: VillageDraft, entry: Pending, action: Move) -> None:
    """Move the ship one step, paying for it if no step is left (VP4.1 to VP4.5, VP12.4)."""
    seat, (moved, credit) = entry.seat, entry.data
    field = FIELDS.index(action.what)
    t.ship = replaced(t.ship, seat, field)
    paid = credit == 0
    left = CAPTAINS[t.captain[seat]].steps - 1 if paid else credit - 1
    free = ("VP4.2", "VP12.4", "VP4.4")[moved]
    t.events.append(event("sailed", "VP4.3" if paid else free, seat, {"field": action.what, "paid": paid}))
    if field in TIME_FIELDS:
        spend_time(t, seat, 1, "VP4.5")
    t.push(pending("sailing", seat, 2 if paid else max(moved, 1), left))
    if paid:
        charge(t, seat, STEP_PRICES[t.captain[seat]])


@stage("sailing")
def sailing(t: VillageDraft, entry: Pending) -> None:
    """Ask for the next step, unless the ship can only stop (VP4.7)."""
    question = pending("sail", entry.seat, *entry.data)
    if len(sail_options(t, question)) > 1 or extras(t, question):
        t.push(question)
    else:
        t.events.append(event("stopped", "VP4.7", entry.seat, {"field": FIELDS[t.ship[entry.seat]]}))


def answer_stop(t: VillageDraft, entry: Pending, action: Done) -> None:
    """End the movement without landing (VP4.7)."""
    t.events.append(event("stopped", "VP4.7", entry.seat, {"field": FIELDS[t.ship[entry.seat]]}))


def answer_land(t: VillageDraft, entry: Pending, action: Land) -> None:
    """Land on the island; the movement is over (VP5.1)."""
    land_on(t, entry.seat)


def land_on(t: VillageDraft, seat: int) -> None:
    """Land on the island where the ship lies (VP5.1)."""
    t.events.append(event("landed", "VP5.1", seat, {"field": FIELDS[t.ship[seat]]}))
    t.push(pending("landing", seat, 0))


ask("sail", "the next step of the ship", sail_options, {Move: answer_step, Land: answer_land, Done: answer_stop})
