"""What is still to come in a Porto Carthago position: entries that fit each other and the table."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.porto_carthago import menus
from gamecore.games.porto_carthago.pieces import (
    CARD_KINDS,
    DOCK_COUNT,
    EARLY_DECADE,
    EARLY_POINTS,
    IMMEDIATE,
    LAPS,
    LAST_DECADE,
    PRIVILEGE_OF,
    SCOUTED,
    SHIP_COUNT,
    SPACE_BONUSES,
)
from gamecore.games.porto_carthago.possible import OPEN_BASE, least_cash, open_bonus, open_merchant, open_privilege
from gamecore.games.porto_carthago.state import (
    PortoCarthagoDraft,
    can_intrigue,
    deck_size,
    has_deck,
    laps_to_come,
    market_gaps,
    matches,
    seats_from,
    setting_up,
)
from gamecore.games.porto_carthago.turn import AGENDA, asked_finally
from gamecore.kernel.decision import Pending
from gamecore.kernel.errors import BadRecord
from gamecore.kernel.flow import Menu

TURNS = ("close", "lap", "turn")
LAST = ("count", "last turn")
AFTER_LOADS = ("home", "last turns", "loads", "reward", "spent")
UNDER: dict[str, tuple[str, ...]] = {
    "start player": ("setup",),
    "deal": ("start player", "deal", "loading", "arrived", "spent"),
    "ship": ("start player", "deal", "loading", "arrived", "spent"),
    "goods": ("deal", "actions", "stall"),
    "second dock": ("decade", "good"),
    "good": ("second dock",),
    "first dock": ("good", "first dock"),
    "loading": ("home", "last turns"),
    "rows": ("loading",),
    "drift": ("rows",),
    "guide": ("drift", "guide"),
    "lighthouse": ("drift", "guide"),
    "loads": ("home", "last turns", "loads"),
    "load": ("loads",),
    "clear": AFTER_LOADS,
    "privilege": AFTER_LOADS,
    "gain": ("proceeds",),
    "point": ("clear", "proceeds", "gain", "spent"),
    "spent": (*AFTER_LOADS, "turn", "rest", "last turn"),
    "cards": ("leader",),
    "lap": ("close", "lap"),
    "turn": TURNS,
    "rest": TURNS,
    "after": TURNS,
    "stall": ("rest",),
    "market good": ("rest",),
    "reward": ("rest",),
    "bonus": ("rest",),
    **dict.fromkeys(CARD_KINDS, ("rest",)),
    "voyage": ("reward",),
    "ashore": ("reward",),
    "proceeds": ("ashore",),
    "offering": ("ashore",),
    "order": ("spent",),
    "look": ("order", "look"),
    "pilot": ("spent",),
    "shift": ("spent",),
    "deliver": ("spent",),
    "arrived": ("spent",),
    "last turns": ("count",),
    "last turn": LAST,
    "final": LAST,
}
"""What can lie directly under an entry of the stack; stages of the decade are checked on their own."""

TOPS = frozenset(
    [
        "start player",
        "ship",
        "goods",
        "cards",
        "voyage",
        "look",
        "first dock",
        "good",
        "second dock",
        "lighthouse",
        "load",
        "point",
        "privilege",
        "turn",
        "captain",
        "porter",
        "aristocrat",
        "loadmaster",
        "merchant",
        "bonus",
        "market good",
        "offering",
        "after",
        "order",
        "pilot",
        "shift",
        "deliver",
        "final",
    ]
)
"""What can be asked, or decided by chance."""

LIMITS: dict[str, tuple[int, ...]] = {
    "deal": (3, 6),
    "ship": (3, 6),
    "goods": (7, 3),
    "guide": (3, 2),
    "lighthouse": (3, 2),
    "clear": (DOCK_COUNT,),
    "arrived": (DOCK_COUNT,),
    "privilege": (SHIP_COUNT,),
    "spent": (SHIP_COUNT,),
    **dict.fromkeys(("pilot", "shift", "deliver"), (SHIP_COUNT,)),
    "order": (SHIP_COUNT, SCOUTED + 1),
    **dict.fromkeys((*CARD_KINDS, "reward"), (6,)),
    "bonus": (6, 2),
    "voyage": (5, 5),
    "ashore": (5,),
    "proceeds": (2,),
    "offering": (19,),
    "look": (SCOUTED,),
    "last turn": (2,),
    "final": (2,),
}
"""How many details an entry has, and below what number each of them is."""

NOBODYS = frozenset(
    ["setup", "start player", "decade", "cards", "loading", "rows", "drift", "lap", "last turns", "count", "arrived"]
) | {entry.kind for entry in AGENDA}
EITHER = frozenset(("deal", "ship", "goods"))


def need(condition: bool, sentence: str) -> None:
    """Raise BadRecord with this sentence unless the condition holds."""
    if not condition:
        raise BadRecord(f"This position is not possible: {sentence}")


def check_stack(t: PortoCarthagoDraft) -> None:
    """Check that what is still to come is the rest of a game, and that the question on top makes sense."""
    check_markers(t)
    if not t.pending:
        return
    for entry in t.pending:
        check_entry(t, entry)
    base = check_base(t)
    for below, entry in zip(t.pending[base - 1 :], t.pending[base:], strict=False):
        fits = below.kind in UNDER.get(entry.kind, ())
        need(fits, f"“{entry.kind}” cannot come before “{below.kind}” in “pending”.")
    top = t.pending[-1]
    need(top.kind in TOPS, "“pending” must end with the decision that is asked now.")
    check_turns(t)
    CHECKS.get(top.kind, _fine)(t, top)
    if top.kind in CARD_KINDS or top.kind in ("bonus", "load", "pilot", "shift", "deliver", "lighthouse", "good"):
        menu: Callable[..., tuple[Menu, ...]] = getattr(menus, f"{top.kind.replace(' ', '_')}_menus")
        need(any(each.actions for each in menu(t, top)), "the question on top of “pending” has no possible answer.")


def check_entry(t: PortoCarthagoDraft, entry: Pending) -> None:
    """Check the seat and the details of one entry."""
    known = entry.kind in UNDER or entry.kind in NOBODYS
    need(known, f"“{entry.kind}” in “pending” is not known.")
    limits = LIMITS.get(entry.kind, ())
    fits = len(limits) == len(entry.data) and all(0 <= x < y for x, y in zip(entry.data, limits, strict=False))
    need(fits, f"the details of “{entry.kind}” in “pending” do not fit.")
    lowest = -1 if entry.kind in NOBODYS or entry.kind in EITHER else 0
    highest = 0 if entry.kind in NOBODYS else t.players
    need(lowest <= entry.seat < highest, f"the seat of “{entry.kind}” in “pending” does not fit.")
    if entry.kind in ("deal", "ship"):
        row, place = entry.data
        need(row >= 1 and place <= t.players, "a ship card is dealt to a place of row 1 or 2.")
    if entry.kind in ("voyage", "ashore"):
        need(entry.data[0] < t.players and t.charter[entry.data[0]] == entry.seat, "the charter ship is another’s.")
    if entry.kind == "clear":
        dock = entry.data[0]
        need(t.owners[dock] == entry.seat and t.berths[dock] >= 0 and t.stores[dock] >= 0, "nothing is loaded there.")
    if entry.kind in ("spent", "privilege"):
        need(entry.data[0] in t.displays[entry.seat], "the privilege in use lies before its owner.")


def check_base(t: PortoCarthagoDraft) -> int:
    """Check the part of the stack below the present stage; return its length."""
    kinds = [entry.kind for entry in t.pending]
    if setting_up(t):
        return 1
    if kinds[0] == "count":
        return 1
    done = 0
    while done < len(AGENDA) and done < len(t.pending) and t.pending[done] == AGENDA[done]:
        done += 1
    need(0 < done < len(t.pending), "“pending” begins with the phases of the decade still to come.")
    above = t.pending[done].kind
    phases = {1: ("lap", "turn", "rest", "after"), 2: ("goods",), 5: ("cards",)}
    if done in phases:
        need(above in phases[done], f"“{above}” does not belong to this phase of the decade.")
    else:
        need(done == 6, "only phases with something to decide can be going on.")
    return done


def check_markers(t: PortoCarthagoDraft) -> None:
    """Check the markers of decade and action round (C2.3, C5.3, C6.1), and the last decade (C14.1, C14.2)."""
    kinds = {entry.kind for entry in t.pending}
    early = max(t.points) >= EARLY_POINTS
    if not kinds or "count" in kinds:
        over = t.decade == LAST_DECADE or (t.decade == EARLY_DECADE and early)
        need(over, f"no game ends before decade {EARLY_DECADE}, nor then unless somebody has {EARLY_POINTS} points.")
    elif "loading" in kinds:
        on = t.decade <= EARLY_DECADE or not early
        need(on, f"with {EARLY_POINTS} trade points the game ends after decade {EARLY_DECADE}.")
    need(not setting_up(t) or t.decade == 1, "“decade” is 1 during setup.")
    old = t.decade > 1 and "leader" in kinds
    stands = LAPS - laps_to_come(t) or (LAPS if old else 1)
    need(t.lap == stands, f"“action_round” does not fit what is still to come: the marker stands on {stands}.")


def check_turns(t: PortoCarthagoDraft) -> None:
    """Check the order of turns (C6.1), docks in setup and final turns (C14.6)."""
    kinds = [entry.kind for entry in t.pending]
    if kinds[0] == "close" and kinds[1:2] and kinds[1] in ("lap", "turn", "rest", "after"):
        order = seats_from(t.players, t.start)
        waiting = [entry.seat for entry in reversed(t.pending) if entry.kind in ("turn", "rest", "after")]
        need(waiting == order[t.players - len(waiting) :], "turns go clockwise from the start player.")
    if kinds[0] == "decade":
        owed = [entry.seat for entry in t.pending if entry.kind == "second dock"]
        need(owed == seats_from(t.players, t.start)[: len(owed)], "setup goes back to the start player.")
    if kinds[0] == "count" and "last turns" not in kinds:
        waiting = [entry.seat for entry in reversed(t.pending) if entry.kind in ("last turn", "final")]
        order = seats_from(t.players, t.start)
        need(waiting == order[t.players - len(waiting) :], "final turns go clockwise from the start player.")


# The question on top --------------------------------------------------------------------------------------


def _fine(t: PortoCarthagoDraft, top: Pending) -> None:
    """Accept a question that is always possible."""


def check_dock(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a claim in setup (C2.7, C2.8)."""
    need(t.supply[top.seat] >= 2 and -1 in t.owners, "there must be two servants and a dock to claim.")


def check_load(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check the choice among loads (C4.15)."""
    need(len(matches(t, top.seat)) > 1, "an order of loads is asked for with several of them.")


def check_point(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check the choice of a trade point (C12.4)."""
    need(can_intrigue(t, top.seat), "intrigue needs a servant in supply and a free space on the path.")


def check_privilege(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check an immediate privilege (C13.3)."""
    need(PRIVILEGE_OF[top.data[0]] in IMMEDIATE, "only immediate privileges are asked for in a load.")


def check_base_action(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a base action (C6.7)."""
    kind = CARD_KINDS.index(top.kind)
    need(t.layout[top.data[0]] == kind, f"the {top.kind} lies on another action space.")
    need(OPEN_BASE[kind](t, top.seat, t.supply[top.seat]), "the base action is not possible.")
    need(t.cash[top.seat] >= least_cash(t, top), "the card could not have been chosen with so few talents.")


def check_bonus(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a bonus (C6.6)."""
    space, must = top.data
    need(bool(SPACE_BONUSES[space]), "that action space has no bonus.")
    possible = open_bonus(t, top.seat, space, t.supply[top.seat])
    need(possible or (not must and open_privilege(t, top.seat)), "the bonus is not possible.")
    need(t.cash[top.seat] >= least_cash(t, top), "the action could not have been left out with so few talents.")


def check_after(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check the end of a turn (C6.3)."""
    need(open_privilege(t, top.seat), "no privilege can be used, so the turn is over.")


def check_final(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a final turn (C14.6)."""
    need(asked_finally(t, top.seat, bool(top.data[0])), "nothing is left to do in this final turn.")


def check_market_good(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check the purchase after a renewal (C8.3)."""
    need(open_merchant(t, top.seat, 0), "the purchase needs a good and an empty slot.")


def check_deck(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check that a card can be drawn (C16.3, C16.4)."""
    need(has_deck(t), "the deck is empty, so nothing can be drawn.")


def check_voyage(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a voyage (C11.1)."""
    need(has_deck(t) and t.temple[top.seat] > 0, "a voyage needs a card in the deck and a servant in the temple.")


def check_offering(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check the offering (C11.5)."""
    need(t.turned >= 0 and top.data[0] == t.temple[top.seat], "the offering is one talent per temple servant.")


def check_look(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a look at the deck (C13.11)."""
    need(top.data[0] < min(SCOUTED, deck_size(t)), "there is no such card in the deck.")
    need(len(t.top) >= top.data[0], "cards are looked at from the top.")


def check_order(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check the order of cards looked at (C13.11)."""
    need(bool(t.top) and all(mask >> top.seat & 1 for mask in t.looked), "the user has looked at all of “top”.")


def check_goods(t: PortoCarthagoDraft, top: Pending) -> None:
    """Check a draw of goods (C5.6)."""
    need(top.data[0] == min(sum(t.bag), market_gaps(t)) > 0, "as many goods are drawn as there are empty spaces.")


CHECKS: dict[str, Callable[[PortoCarthagoDraft, Pending], None]] = {
    "first dock": check_dock,
    "second dock": check_dock,
    "load": check_load,
    "point": check_point,
    "privilege": check_privilege,
    **dict.fromkeys(CARD_KINDS, check_base_action),
    "bonus": check_bonus,
    "after": check_after,
    "final": check_final,
    "market good": check_market_good,
    "ship": check_deck,
    "voyage": check_voyage,
    "offering": check_offering,
    "look": check_look,
    "order": check_order,
    "goods": check_goods,
}
