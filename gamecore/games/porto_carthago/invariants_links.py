"""How the entries of a Porto Carthago position's stack belong together: seats in order, cards, places, ships."""

from __future__ import annotations

from gamecore.games.porto_carthago.invariants_stack import need
from gamecore.games.porto_carthago.pieces import (
    ANYGOOD,
    CARD_KINDS,
    IMMEDIATE,
    MOVE3,
    PILOT,
    PRIVILEGE_OF,
    SCOUT3,
    SCOUTED,
    SHIPS,
    TRADE1,
)
from gamecore.games.porto_carthago.state import NOTHING, PortoCarthagoDraft, deck_size, ordered, seats_from, setting_up
from gamecore.games.porto_carthago.turn import setup_stack
from gamecore.games.porto_carthago.turn_ships import guides
from gamecore.kernel.decision import Pending

TURN = ("reward", "rest", "turn", "last turn")
SAME_SEAT: dict[str, tuple[str, ...]] = {
    "stall": ("rest",),
    "market good": ("rest",),
    "goods": ("stall",),
    "reward": ("rest",),
    "bonus": ("rest",),
    **dict.fromkeys(CARD_KINDS, ("rest",)),
    "voyage": ("reward",),
    "ashore": ("reward",),
    "proceeds": ("ashore",),
    "offering": ("ashore",),
    "gain": ("proceeds",),
    "point": ("gain", "proceeds", "clear", "spent"),
    "clear": ("reward",),
    "privilege": ("reward",),
    "spent": TURN,
    **dict.fromkeys(("order", "pilot", "shift", "deliver", "ship"), ("spent",)),
    "look": ("order", "look"),
    "load": ("loads",),
}
"""Entries that are of the same seat as the one under them, if that is of one of these kinds."""

EFFECT = {"order": SCOUT3, "pilot": PILOT, "shift": MOVE3, "deliver": ANYGOOD}
LOADERS = frozenset({ANYGOOD, PILOT})
BROUGHT_BY = {
    **{kind: frozenset({privilege}) for kind, privilege in EFFECT.items()},
    **dict.fromkeys(("ship", "arrived"), frozenset({PILOT})),
    **dict.fromkeys(("clear", "privilege", "spent"), LOADERS),
    "point": frozenset({TRADE1}),
}
"""The privileges that bring an entry about: one of them is on the card that is spent under it."""

FILLS = {"deal": 0, "actions": 1, "stall": 2}
"""For what goods are drawn, by the entry under the draw."""


def check_links(t: PortoCarthagoDraft) -> None:
    """Check that the entries of the stack belong together."""
    for below, entry in zip(t.pending, t.pending[1:], strict=False):
        check_pair(t, below, entry)
    used = [entry.data[0] for entry in t.pending if entry.kind in ("spent", "privilege")]
    need(len(set(used)) == len(used), "a privilege is used once.")
    check_setup(t)
    check_guides(t)
    check_loading(t)
    check_deals(t)
    check_looks(t)
    check_sailing(t)


def check_pair(t: PortoCarthagoDraft, below: Pending, entry: Pending) -> None:
    """Check an entry and the one under it."""
    if below.kind in SAME_SEAT.get(entry.kind, ()):
        need(entry.seat == below.seat, f"“{entry.kind}” is of another seat than “{below.kind}” in “pending”.")
    if entry.kind == "goods":
        fits = entry.data[1] == FILLS[below.kind] and (below.kind == "stall" or entry.seat == NOTHING)
        need(fits, "goods are drawn for something else.")
    if below.kind == "spent" and entry.kind in BROUGHT_BY:
        fits = PRIVILEGE_OF[below.data[0]] in BROUGHT_BY[entry.kind]
        need(fits, f"“{entry.kind}” in “pending” does not come from the privilege in use.")
    if entry.kind in EFFECT:
        need(entry.data[:1] == below.data, f"“{entry.kind}” in “pending” is about another card than “spent”.")
    if entry.kind == "spent":
        immediate = PRIVILEGE_OF[entry.data[0]] in IMMEDIATE
        wrong = below.kind in ("turn", "rest", "last turn") if immediate else below.kind not in TURN
        need(not wrong, "a privilege is used at another moment than it can be.")


def check_setup(t: PortoCarthagoDraft) -> None:
    """Check the order of setup (C2.7, C2.8)."""
    if t.pending and t.pending[0].kind == "decade":
        whole = setup_stack(t)
        need(t.pending == whole[: len(t.pending)], "setup goes around from the start player, and back.")


def check_guides(t: PortoCarthagoDraft) -> None:
    """Check whose ships are still to be chosen in the lighthouse (C4.3 to C4.8)."""
    waiting = tuple(entry for entry in t.pending if entry.kind in ("guide", "lighthouse"))
    if not waiting:
        return
    whole, top = guides(t)[: len(waiting)], waiting[-1]
    need(len(whole) == len(waiting), "only seats with servants in the lighthouse choose ships.")
    need(waiting[:-1] == whole[:-1] and top.seat == whole[-1].seat, "the lighthouse has another order.")
    left, most = top.data[0], whole[-1].data[0]
    need(1 <= left <= most, "a lighthouse player chooses one ship or two.")
    need(top.data[1] == (whole[-1].data[1] if left == most else 0), "only the first choice may put a ship away.")


def check_loading(t: PortoCarthagoDraft) -> None:
    """Check whose loads are still to come in phase 1 (C4.15)."""
    order = seats_from(t.players, t.start)[::-1]
    waiting = [entry.seat for entry in t.pending if entry.kind == "loads"]
    need(waiting == order[: len(waiting)], "loads go clockwise from the start player.")
    for below, entry in zip(t.pending, t.pending[1:], strict=False):
        if below.kind in ("loads", "home", "last turns") and entry.kind in ("clear", "privilege", "spent"):
            now = order[max(len(waiting) - 1, 0) : len(waiting) + 1]
            need(entry.seat in now, "loads go clockwise from the start player.")


def check_deals(t: PortoCarthagoDraft) -> None:
    """Check that ship cards are dealt to empty places, in order (C2.2, C4.13, C13.13)."""
    deals = [entry for entry in reversed(t.pending) if entry.kind in ("deal", "ship")]
    if not deals:
        return
    places = [entry.data for entry in deals]
    need(all((t.row1, t.row2)[row - 1][place] < 0 for row, place in places), "a ship card lies in that place already.")
    seats = {entry.seat for entry in deals}
    if any(entry.kind == "spent" for entry in t.pending):
        need(len(places) == 1 and places[0][0] == 2 and min(seats) >= 0, "a pilot leaves one gap in row 2.")
        return
    rows = (1, 2) if setting_up(t) else (2,)
    whole = [(row, place) for row in rows for place in range(t.players + 1)]
    need(seats == {NOTHING} and places == whole[-len(places) :], "ship cards are dealt from top to bottom.")


def check_looks(t: PortoCarthagoDraft) -> None:
    """Check who has ordered the top cards, and that a scout looks at them one by one (C13.11)."""
    places = [entry.data[0] for entry in reversed(t.pending) if entry.kind == "look"]
    if places:
        first, seat = places[0], t.pending[-1].seat
        need(places == list(range(first, min(SCOUTED, deck_size(t)))), "a scout looks at the top cards one by one.")
        need(all(mask >> seat & 1 for mask in t.looked[:first]), "a scout has seen the cards above.")
    count = ordered(t)
    need((t.scout >= 0) == (count > 0), "“scout” is the seat that ordered “top”.")
    need(count <= len(t.top), "“order” in “pending” counts more cards than “top” has.")
    need(all(mask >> t.scout & 1 for mask in t.looked[:count]), "the scout has seen every card of “top”.")
    if count < len(t.top):
        alone, everybody = 1 << t.pending[-1].seat, (1 << t.players) - 1
        need({alone, everybody}.issuperset(t.looked[count:]), "only its user sees what comes up in a look.")


def check_sailing(t: PortoCarthagoDraft) -> None:
    """Check a voyage that is going on: its card, temple servants and outcome (C11.3 to C11.8)."""
    for entry in t.pending:
        if entry.kind == "voyage":
            need(t.bag[entry.data[1]] > 0, "the good on the charter ship counts as lying in the bag.")
        if entry.kind == "ashore":
            need(t.turned >= 0, "a voyage that goes on has a card turned up.")
            need(t.temple[entry.seat] > 0, "a voyage needs a servant in the temple.")
        if entry.kind == "proceeds":
            need(t.turned >= 0, "a voyage that goes on has a card turned up.")
            success = t.temple[entry.seat] >= SHIPS[t.turned].danger
            need(entry.data[0] == success, "the temple servants and the danger decide whether a voyage succeeds.")
