"""The chance events of the base game: customers, the first player, cubes, the mass (V2.4, V2.10, V4.4, V17.4)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import comb
from random import Random

from gamecore.games.village.chance_actions import Begin, Call, Lay, Seed
from gamecore.games.village.parts import chance
from gamecore.games.village.pieces import (
    BAG,
    CHURCH_PLACES,
    CUBES,
    GROUPS,
    PLAYER_COLOURS,
    SPACES,
    TILES,
)
from gamecore.games.village.state import Counts, Table, VillageDraft, move, pile
from gamecore.games.village.turn import cubes_on_spaces
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.flow import ChancePoint, Weighted, draw
from gamecore.kernel.state import replaced

LAY = tuple(map(Lay, TILES))
BEGIN = tuple(map(Begin, PLAYER_COLOURS))
MONK = Call("monk")
CALL = {(seat, each): Call(colour, each) for seat, colour in enumerate(PLAYER_COLOURS) for each in (1, 2, 3, 4)}


def weight_in(outcomes: Weighted, action: Action) -> int:
    """Return the weight of one outcome in a list, 0 if it is not there."""
    return next((weight for each, weight in outcomes if each == action), 0)


# Customers and first player -------------------------------------------------------------------------------


def customer_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the tiles of the pile, each as likely as the others (V2.4, V10.7)."""
    return tuple((LAY[tile], 1) for tile in pile(s))


def customer_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for a tile of the pile."""
    return weight_in(customer_outcomes(s, entry), action)


def sample_customer(s: Table, entry: Pending, rng: Random) -> Action:
    """Turn up a tile of the pile."""
    return LAY[rng.choice(pile(s))]


def answer_lay(t: VillageDraft, entry: Pending, action: Lay) -> None:
    """Lay out a customer in a stall or in the queue (V2.4, V10.7)."""
    tile, slot = TILES.index(action.what), entry.data[0]
    rule = "V10.7" if t.round else "V2.4"
    if slot < len(t.stalls):
        t.stalls = replaced(t.stalls, slot, tile)
    else:
        t.queue = replaced(t.queue, slot - len(t.stalls), tile)
    t.events.append(event("laid out", rule, facts={"tile": action.what, "slot": slot}))


def first_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the seats, each as likely as the others (V2.10)."""
    return tuple((each, 1) for each in BEGIN[: s.players])


def first_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return 1 for the colour of a seat."""
    return int(action in BEGIN[: s.players])


def sample_first(s: Table, entry: Pending, rng: Random) -> Action:
    """Draw a seat."""
    return BEGIN[rng.randrange(s.players)]


def answer_first(t: VillageDraft, entry: Pending, action: Begin) -> None:
    """Let a seat be the starting player (V2.10)."""
    t.starter = PLAYER_COLOURS.index(action.what)
    t.events.append(event("first player", "V2.10", t.starter))


# Cubes ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def draws(bag: Counts, count: int) -> Weighted:
    """Return the cubes that can be drawn from a bag at once, with the number of ways for each (V4.4).

    >>> [(str(seed), weight) for seed, weight in draws((2, 0, 0, 0, 1), 2)]
    [('seed brown plague', 2), ('seed brown brown', 1)]
    """
    found = []
    for drawn in product(*(range(min(owned, count) + 1) for owned in bag[:-1])):
        rest = count - sum(drawn)
        if 0 <= rest <= bag[-1]:
            found.append((seed_of((*drawn, rest)), _ways(bag, (*drawn, rest))))
    return tuple(found)


@lru_cache(maxsize=16384)
def seed_of(counts: Counts) -> Seed:
    """Return the shared outcome with these cubes."""
    return Seed(tuple(CUBES[cube] for cube, count in enumerate(counts) for _ in range(count)))


def _ways(bag: Counts, drawn: Counts) -> int:
    ways = 1
    for owned, count in zip(bag, drawn, strict=True):
        ways *= comb(owned, count)
    return ways


def drawn_onto(s: Table, entry: Pending) -> int:
    """Return how many cubes are drawn onto the space: what the card says, as far as the bag reaches (V4.5)."""
    return min(cubes_on_spaces(s)[entry.data[0]], sum(s.bag))


def seed_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the cubes that can come to lie on the space (V4.4)."""
    return draws(s.bag, drawn_onto(s, entry))


def seed_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return the number of ways to draw these cubes."""
    if not isinstance(action, Seed) or len(action.cubes) != drawn_onto(s, entry):
        return 0
    return _ways(s.bag, tuple(action.cubes.count(cube) for cube in CUBES))


def sample_seed(s: Table, entry: Pending, rng: Random) -> Action:
    """Draw cubes from the bag."""
    pieces = [cube for cube, count in enumerate(s.bag) for _ in range(count)]
    drawn = rng.sample(pieces, drawn_onto(s, entry))
    return seed_of(tuple(drawn.count(cube) for cube in range(len(CUBES))))


def answer_seed(t: VillageDraft, entry: Pending, action: Seed) -> None:
    """Lay the drawn cubes on the space (V4.4)."""
    space = entry.data[0]
    counts = tuple(action.cubes.count(cube) for cube in CUBES)
    t.bag = tuple(owned - count for owned, count in zip(t.bag, counts, strict=True))
    t.spaces = replaced(t.spaces, space, counts)
    t.events.append(event("seeded", "V4.4", facts={"space": SPACES[space], "cubes": list(action.cubes)}))


# The mass -------------------------------------------------------------------------------------------------


@cache
def in_bag(row: Counts) -> Counts:
    """Return how many members of each generation a seat has in the black bag."""
    return tuple(row[first:end].count(BAG) for first, end in GROUPS)


def call_outcomes(s: Table, entry: Pending) -> Weighted:
    """Return the pieces that can be drawn next from the black bag (V17.4)."""
    members = tuple(
        (CALL[seat, generation], count)
        for seat, row in enumerate(s.where)
        for generation, count in enumerate(in_bag(row), 1)
        if count
    )
    return (*members, (MONK, entry.data[1])) if entry.data[1] else members


def call_weight(s: Table, entry: Pending, action: Action) -> int:
    """Return how many pieces of this kind lie in the bag."""
    return weight_in(call_outcomes(s, entry), action)


def sample_call(s: Table, entry: Pending, rng: Random) -> Action:
    """Draw a piece."""
    return draw(call_outcomes(s, entry), rng)


def answer_call(t: VillageDraft, entry: Pending, action: Call) -> None:
    """Put a drawn member on the first window; a monk goes back after the mass (V17.5)."""
    left, monks = entry.data
    if action == MONK:
        t.events.append(event("drew monk", "V17.4", facts={"left": left - 1}))
        monks -= 1
    else:
        seat = PLAYER_COLOURS.index(action.colour)
        move(t, seat, action.generation, BAG, CHURCH_PLACES[0])
        t.events.append(event("drew member", "V17.5", seat, {"generation": action.generation, "left": left - 1}))
    t.push(pending("drawing", -1, left - 1, monks))


chance(
    ChancePoint("customer", "V2.4", customer_outcomes, customer_weight, sample_customer, answer_lay, frozenset({Lay})),
    "the next customer is turned up",
)
chance(
    ChancePoint("first", "V2.10", first_outcomes, first_weight, sample_first, answer_first, frozenset({Begin})),
    "who takes the first turn",
)
chance(
    ChancePoint("seed", "V4.4", seed_outcomes, seed_weight, sample_seed, answer_seed, frozenset({Seed})),
    "cubes are drawn onto the next space",
)
chance(
    ChancePoint("draw", "V17.4", call_outcomes, call_weight, sample_call, answer_call, frozenset({Call})),
    "a piece is drawn from the black bag",
)
