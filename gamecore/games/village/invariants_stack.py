"""Whether what is still to come in a Village position makes sense."""

from __future__ import annotations

from gamecore.games.village.inn_cards import usable
from gamecore.games.village.inn_pieces import CARD_OF, STACKS
from gamecore.games.village.parts import ASKED, CHANCES, STAGES, extras
from gamecore.games.village.pieces import (
    BAG,
    MASS_DRAWS,
    MONKS,
    QUEUE,
    SECTION_OF,
    SHIP,
    SPACES,
    STALLS,
)
from gamecore.games.village.state import VillageDraft, customers, free_in_section, pile_size
from gamecore.games.village.turn_death import mortal
from gamecore.kernel.decision import Pending
from gamecore.kernel.errors import BadRecord

FREE = ("harvest", "family", "crafts", "council", "church", "inn", "voyage")
DATA: dict[str, tuple[range, ...]] = {
    **dict.fromkeys(FREE, (range(2),)),
    "travel": (range(2), range(8)),
    "rest": (range(1, 2), range(len(SPACES)), range(2)),
    "after": (range(len(SPACES)), range(2)),
    "act": (range(len(SPACES)), range(2)),
    "produce": (range(5),),
    "bought": (range(6),),
    "selling": (range(5), range(32), range(2)),
    "sale": (range(5), range(32), range(3)),
    "closing": (),
    "cubes": (range(1, 4), range(3)),
    "goods": (range(1, 64),),
    "privilege": (range(1, 5),),
    "arrival": (range(6),),
    "ransom": (range(5), range(MASS_DRAWS)),
    "buying": (range(6), range(MASS_DRAWS + 1)),
    "drawing": (range(MASS_DRAWS + 1), range(MONKS + 1)),
    "draw": (range(1, MASS_DRAWS + 1), range(MONKS + 1)),
    "climbing": (range(6),),
    "climb": (range(2),),
    "amount": (range(len(CARD_OF)), range(1, 4)),
    "bard": (range(1, 5), range(1, SHIP + 1)),
    "load": (range(2),),
    "island": (range(2),),
    "landing": (range(2),),
    "sail": (range(3), range(3)),
    "sailing": (range(1, 3), range(3)),
    "sale coins": (range(1, 2),),
    "customer": (range(STALLS + QUEUE),),
    "seed": (range(len(SPACES)),),
    "seeding": (range(len(SPACES)),),
    "villager": (range(STACKS),),
    "goal": (range(2),),
    "goals": (range(6),),
}
"""What the details of each entry can be; entries that are not here have none."""

NOBODYS = (
    *("setup", "round", "next round", "mass", "majority", "ending", "scoring", "refill", "first", "customer"),
    *("seed", "seeding", "villager", "drawing", "draw"),
)


MAY_REACH_PLAYERS = {"buying": 0, "climbing": 0, "goals": 0, "ransom": 1, "selling": 1, "sale": 1}
"""Entries whose first detail is a number of seats (0) or a seat (1), and so depends on how many play."""


def need(condition: bool, sentence: str) -> None:
    """Raise BadRecord with this sentence unless the condition holds."""
    if not condition:
        raise BadRecord(f"This position is not possible: {sentence}")


def check_stack(t: VillageDraft) -> None:
    """Check every entry of what is still to come, and the decision on top."""
    if not t.pending:
        need(t.turns_left == 0, "nothing is left to decide, but the last turns are not over.")
        return
    top = t.pending[-1]
    need(top.kind in ASKED or top.kind in CHANCES, f"“pending” must end with a decision; “{top.kind}” is none.")
    need(t.turns_left < 0 or t.ended_by >= 0, "“turns_left” needs somebody who triggered the end.")
    if t.round:
        need(t.starter >= 0, "somebody must be the starting player.")
    check_turn(t, top)
    check_top(t, top)


def check_entry(t: VillageDraft, entry: Pending) -> None:
    """Check kind, seat and details of one entry."""
    kind = entry.kind
    need(kind in ASKED or kind in CHANCES or kind in STAGES, f"“{kind[:40]}” in “pending” is unknown.")
    if kind in NOBODYS:
        need(entry.seat == -1, f"“{kind}” belongs to nobody, so its seat is -1.")
    else:
        need(0 <= entry.seat < t.players or (kind == "turns" and not t.round), f"“{kind}” needs a seat.")
    if kind == "pay":
        need(len(entry.data) in (2, 4), "a price has one or two parts.")
        need(all(0 < part < 16 for part in entry.data), "a price names colours and numbers.")
        need(all(count <= 3 for count in entry.data[1::2]), "a price has three cubes at most.")
        return
    ranges = DATA.get(kind, ())
    least = 1 if kind == "travel" else len(ranges)
    need(least <= len(entry.data) <= len(ranges), f"“{kind}” needs {len(ranges)} details.")
    fitting = all(value in allowed for value, allowed in zip(entry.data, ranges, strict=False))
    need(fitting, f"the details of “{kind}” are not possible.")
    most = t.players - MAY_REACH_PLAYERS.get(kind, t.players)
    need(kind not in MAY_REACH_PLAYERS or entry.data[0] <= most, f"“{kind}” tells of more seats than play.")
    if kind in ("selling", "sale"):
        need(entry.data[1] < 1 << t.players, f"“{kind}” tells of more seats than play.")


SETUP_KINDS = ("customer", "first", "villager", "goal")


def check_turn(t: VillageDraft, top: Pending) -> None:
    """Check that the seat that is asked fits whose turn it is."""
    if not t.round:
        need(top.kind in SETUP_KINDS, "before the first round only setup is drawn.")
        return
    need(top.kind not in ("first", "goal"), "setup is over.")
    if top.kind in ASKED and ASKED[top.kind].free:
        need(top.seat == t.active, f"“{top.kind}” is asked of the seat whose turn it is.")
        if top.kind != "turn":
            need(t.pending[0].kind == "finish", "an action lies within a turn.")


def check_top(t: VillageDraft, top: Pending) -> None:
    """Check that the decision on top has something to decide."""
    if top.kind == "customer":
        need(pile_size(t) > 0, "no customer is left to be laid out.")
    elif top.kind == "seed":
        need(sum(t.bag) > 0, "the bag is empty.")
    elif top.kind == "draw":
        need(any(BAG in row for row in t.where), "no member lies in the black bag.")
    elif top.kind == "goal":
        need(bool(CHANCES["goal"].outcomes(t, top)), "no goal card is left to be dealt.")
    elif top.kind == "death":
        need(bool(mortal(t.where[top.seat])[1]) and t.due[top.seat] > 0, "nobody is there to die.")
    elif top.kind == "sale":
        need(bool(customers(t)) or t.port, "no customer is left to be served.")
    elif top.kind == "bard":
        generation, place = top.data
        need(mortal(t.where[top.seat])[0] == generation and place in mortal(t.where[top.seat])[1], "nobody dies there.")
        section = SECTION_OF.get(place, -1)
        need(section < 0 or not free_in_section(t, section), "its section of the chronicle has room, so it lies there.")
        need(usable(t, top, CARD_OF["bard"]) and CARD_OF["bard"] in t.hands[top.seat], "nobody holds the Bard.")
    if top.kind in ASKED:
        need(bool(ASKED[top.kind].options(t, top) or extras(t, top)), f"there is no answer to “{top.kind}”.")
