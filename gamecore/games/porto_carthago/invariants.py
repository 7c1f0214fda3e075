"""What holds in every Porto Carthago position: pieces, money, and a decision that makes sense."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from gamecore.games.porto_carthago.invariants_links import check_links
from gamecore.games.porto_carthago.invariants_stack import check_stack, need
from gamecore.games.porto_carthago.pieces import (
    BLOCKED_AT_START,
    CARD_COUNTS,
    CARD_KINDS,
    DISCS_PER_GOOD,
    DOCK_COUNT,
    DOCK_SERVANTS,
    DOCKS,
    GOODS,
    IMMEDIATE,
    LAPS,
    LAST_PALACE,
    MARKET_SPACES,
    PATH_LENGTH,
    PRIVILEGE_OF,
    SCOUTED,
    SERVANTS,
    SHIP_COUNT,
    SHIP_NAMES,
    SPACE_COSTS,
    SPACES,
    docks_of,
)
from gamecore.games.porto_carthago.scoring import awards
from gamecore.games.porto_carthago.state import (
    PortoCarthagoDraft,
    cards_in,
    free_slots,
    has_earned,
    laps_to_come,
    matches,
    setting_up,
)

OF_A_CARD = (*CARD_KINDS, "reward", "bonus")
"""Entries of whoever has paid for a card: its space is their first detail."""


def check_position(t: PortoCarthagoDraft) -> None:
    """Raise BadRecord, saying what is wrong, unless the position is possible."""
    check_servants(t)
    check_goods(t)
    check_ships(t)
    check_deck(t)
    check_palace(t)
    check_award(t)
    check_progress(t)
    check_stack(t)
    check_links(t)
    check_loads(t)
    check_cards(t)


def check_servants(t: PortoCarthagoDraft) -> None:
    """Count every servant once (C0.3, C1.16)."""
    for seat in range(t.players):
        zones = {
            "supply": t.supply[seat],
            "warehouse card": t.blocked[seat],
            "action cards": sum(t.on_cards[seat]),
            "docks": DOCK_SERVANTS * t.owners.count(seat),
            "lighthouse": t.lighthouse[seat],
            "temple": t.temple[seat],
            "charter ships": t.charter.count(seat),
            "path": t.path.count(seat),
            "palace": t.palace.count(seat) + t.last_space[seat],
        }
        total = sum(zones.values())
        need(total == SERVANTS, f"seat {seat} has {total} servants; there must be {SERVANTS}.")
        need(t.blocked[seat] <= BLOCKED_AT_START, f"seat {seat} has more than two blocked slots.")
        need(free_slots(t, seat) >= 0, f"the warehouse of seat {seat} has more goods than open slots.")


def check_goods(t: PortoCarthagoDraft) -> None:
    """Count every good once (C0.7, C1.16), and let goods lie at docks with an owner only (C1.9)."""
    for good, name in enumerate(GOODS):
        held = sum(goods[good] for goods in t.warehouse)
        total = t.bag[good] + t.market[good] + held + t.stores.count(good)
        need(total == DISCS_PER_GOOD, f"there are {total} goods of {name}; there must be {DISCS_PER_GOOD}.")
    need(sum(t.market) <= MARKET_SPACES[t.players], "the market has more goods than spaces.")
    for dock in range(DOCK_COUNT):
        need(t.stores[dock] < 0 or t.owners[dock] >= 0, f"a good lies at {DOCKS[dock]}, which has no owner.")


def check_ships(t: PortoCarthagoDraft) -> None:
    """Count every ship card once (C1.16), at docks of its civilization (C4.9)."""
    cards = [*t.row1, *t.row2, *t.berths, *t.top, *cards_in(t.unknown), *t.bottom, t.turned]
    cards += [card for display in t.displays for card in display]
    count = Counter(card for card in cards if card >= 0)
    for card in range(SHIP_COUNT):
        need(count[card] == 1, f"ship card {SHIP_NAMES[card]} is there {count[card]} times; it must be once.")
    for dock, card in enumerate(t.berths):
        need(card < 0 or dock in docks_of(card), f"a ship at {DOCKS[dock]} is of another civilization.")


def check_deck(t: PortoCarthagoDraft) -> None:
    """Check the top of the deck (C13.11) and the card turned up (C11.3)."""
    need(
        len(t.looked) == len(t.top) <= SCOUTED, "“seen_by” has one list of seats for each of at most three “top” cards."
    )
    need(all(0 < mask < 1 << t.players for mask in t.looked), "somebody has seen each card of “top”.")
    need(t.turned < 0 or any(entry.kind == "ashore" for entry in t.pending), "a card is turned up for voyages only.")


def check_palace(t: PortoCarthagoDraft) -> None:
    """Check palace, path and charter ships (C0.12, C0.14)."""
    need(len(t.palace) <= LAST_PALACE, f"palace spaces P1 to P{LAST_PALACE} hold one servant each.")
    need(len(t.path) <= PATH_LENGTH, f"the path of intrigue has {PATH_LENGTH} spaces.")


def check_award(t: PortoCarthagoDraft) -> None:
    """Let intrigue have brought what some path brings that now lacks these servants (C15.1 to C15.5).

    The last servants of a seat leave the path. So the order of the seats' first ones is known, but for seats that
    have nobody left there.
    """
    if t.pending:
        need(not any(t.award), "seats for intrigue are given at the end.")
        return
    moved = [seat for seat, count in enumerate(t.award) for _ in range(count)]
    whole = Counter((*t.path, *moved))
    first = list(dict.fromkeys(t.path))
    fits = any(
        awards((*order, *(whole - Counter(order)).elements()), t.players) == t.award
        for order in permutations(whole)
        if [seat for seat in order if seat in first] == first
    )
    fits = fits and whole.total() <= PATH_LENGTH and all(x <= y for x, y in zip(t.award, t.last_space, strict=True))
    need(fits, "“intrigue_seats” is not what the path of intrigue can have brought.")


def check_progress(t: PortoCarthagoDraft) -> None:
    """Check what has and has not happened yet (C2, C3)."""
    kinds = {entry.kind for entry in t.pending}
    need(t.start >= 0 or "start player" in kinds, "“start_player” must be a seat.")
    need(has_earned(t) or not any(t.cash), "nobody has talents before the first income.")
    dealt = t.decade > 1 or not (setting_up(t) or kinds & {"cards", "home"})
    right = [t.layout.count(kind) for kind in range(len(CARD_COUNTS))] == list(CARD_COUNTS)
    need(right if dealt else not t.layout, "the six action cards lie on their spaces from decade 1 on, not before.")
    for seat, display in enumerate(t.displays):
        for card in display:
            asked = any(e.seat == seat and e.kind in ("privilege", "spent") and e.data == (card,) for e in t.pending)
            need(asked or PRIVILEGE_OF[card] not in IMMEDIATE, f"{SHIP_NAMES[card]} cannot be kept.")


def check_loads(t: PortoCarthagoDraft) -> None:
    """Let no good lie beside a ship that wants it, unless it is being loaded (C10.4)."""
    if not t.pending or any(entry.kind in ("setup", "home", "last turns", "loads") for entry in t.pending):
        return
    loading = {entry.data[0] for entry in t.pending if entry.kind in ("clear", "arrived")}
    for seat in range(t.players):
        rest = [DOCKS[dock] for dock in matches(t, seat) if dock not in loading]
        need(not rest, f"the good at {', '.join(rest)} must have been loaded.")


def check_cards(t: PortoCarthagoDraft) -> None:
    """Let servants lie on action cards only if they have paid for turns of this decade (C6.1, C6.4, C6.10)."""
    for seat, counts in enumerate(t.on_cards):
        cards = 0
        for space, count, cost in zip(SPACES, counts, SPACE_COSTS, strict=True):
            whole = count % cost == 0 if cost else count == 0
            need(whole, f"“servants_on_cards” has {count} of seat {seat} on {space}, where a use costs {cost}.")
            cards += count // cost if cost else 0
        turns = turns_taken(t, seat)
        need(cards <= turns, f"seat {seat} has paid for more cards ({cards}) than it has taken turns ({turns}).")
    for entry in t.pending:
        if entry.kind in OF_A_CARD:
            seat, used = entry.seat, entry.data[0]
            cost = SPACE_COSTS[used]
            paid = t.on_cards[seat][used] >= cost
            need(paid, f"seat {seat} has not paid for the card in use on {SPACES[used]}, which costs {cost} there.")


def turns_taken(t: PortoCarthagoDraft, seat: int) -> int:
    """Return how many turns a seat has taken since the servants on cards last came home (C5.1, C6.1)."""
    if t.decade > 1 and any(entry.kind == "home" for entry in t.pending):
        return LAPS
    waiting = any(entry.kind == "turn" and entry.seat == seat for entry in t.pending)
    return LAPS - laps_to_come(t) - waiting
