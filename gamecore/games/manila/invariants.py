"""What holds in every Manila position: pieces, money, and a decision that makes sense."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.manila.menus import for_sale, spaces_open_to
from gamecore.games.manila.pieces import (
    ACCOMPLICES,
    ASHORE,
    CAPTAIN,
    DEALT_PER_PLAYER,
    DOCKS,
    FACES,
    HIGHEST_START,
    LARGE_PILOT,
    LAST_SPACE,
    LAST_STEP,
    MIXED_PER_WARE,
    PORT_A,
    PUNT_SEATS,
    SECOND_PIRATE,
    SHARES_PER_WARE,
    SHIPYARD_A,
    SMALL_PILOT,
    SUM_OF_STARTS,
    WARES,
    in_port,
    in_shipyard,
    is_sailing,
)
from gamecore.games.manila.scoring import holdings
from gamecore.games.manila.spaces import boardable, evictable
from gamecore.games.manila.state import NOBODY, NOT_LAUNCHED, ManilaDraft, ceiling, loaded, sailing
from gamecore.games.manila.turn import AGENDAS, MOVE, PLACE
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.errors import BadRecord


def check_position(t: ManilaDraft) -> None:
    """Raise BadRecord, saying what is wrong, unless the position is possible."""
    check_shares(t)
    check_figures(t)
    check_punts(t)
    stage = check_stack(t)
    if stage == "deal":
        return
    check_progress(t, stage)
    check_market(t, stage)
    check_purchases(t, stage)
    check_rounds(t)
    check_plunder(t, stage)
    for entry in t.pending[-1:]:
        QUESTION_CHECKS[entry.kind](t, entry)


def need(condition: bool, sentence: str) -> None:
    """Raise BadRecord with this sentence unless the condition holds."""
    if not condition:
        raise BadRecord(f"This position is not possible: {sentence}")


def check_shares(t: ManilaDraft) -> None:
    """Count every share once (M0.2, M1.4, M1.5)."""
    for ware, name in enumerate(WARES):
        owned = [holdings(t, seat)[ware] for seat in range(t.players)]
        total = t.piles[ware] + sum(owned)
        need(total == SHARES_PER_WARE, f"there are {total} shares of {name}; there must be {SHARES_PER_WARE}.")
        dealt = sum(owned) - sum(bought[ware] for bought in t.bought)
        need(0 <= dealt <= MIXED_PER_WARE, f"{dealt} dealt shares of {name}; three at most are in the deal.")
        for seat in range(t.players):
            need(t.bought[seat][ware] <= owned[seat], f"seat {seat} has bought more {name} than it owns.")
    waiting = {entry.seat for entry in t.pending if entry.kind == "deal"}
    for seat in range(t.players):
        count = sum(holdings(t, seat)) - sum(t.bought[seat])
        expected = 0 if seat in waiting else DEALT_PER_PLAYER
        need(count == expected, f"seat {seat} has {count} dealt shares; it must have {expected}.")


def check_figures(t: ManilaDraft) -> None:
    """Count every accomplice once (M1.3), and let the captain stand before the other pirate (M5.8)."""
    for seat in range(t.players):
        placed = t.figures.count(seat)
        total = placed + t.supply[seat]
        need(
            total == ACCOMPLICES[t.players],
            f"seat {seat} has {placed} accomplices placed and {t.supply[seat]} in supply, "
            f"together {ACCOMPLICES[t.players]} are needed.",
        )
    need(
        t.figures[CAPTAIN] >= 0 or t.figures[SECOND_PIRATE] < 0,
        "the rear space of the pirate ship is taken while the front is vacant.",
    )


def check_punts(t: ManilaDraft) -> None:
    """Let each loaded punt be in one place of its own (M4.6 to M4.9, M6.4)."""
    for ware, name in enumerate(WARES):
        away = t.ashore < 0 or ware == t.ashore
        need(not away or t.locations[ware] == ASHORE, f"{name} is ashore, so its punt cannot be on the board.")
        seated = any(t.figures[space] >= 0 for space in PUNT_SEATS[ware])
        need(not away or not seated, f"{name} is ashore, so nobody can sit aboard.")
    ports = sorted(location for location in t.locations if in_port(location))
    yards = sorted(location for location in t.locations if in_shipyard(location))
    need(ports == list(range(PORT_A, PORT_A + len(ports))), "the port is filled from A, one punt each.")
    need(yards == list(range(SHIPYARD_A, SHIPYARD_A + len(yards))), "the shipyard is filled from A, one punt each.")


def check_stack(t: ManilaDraft) -> str:
    """Check that what is still to come is the rest of a voyage (M2.2, M2.3); return the present stage."""
    if not t.pending:
        need(LAST_STEP in t.steps, "nothing is left to decide, but no ware stands on 30.")
        return "over"
    need(LAST_STEP not in t.steps, "a ware stands on 30, so the game is over and “pending” is empty.")
    if t.pending[-1].kind == "deal":
        first = t.pending[-1].seat
        rest = tuple(pending("deal", seat) for seat in reversed(range(max(first, 0), t.players)))
        need(t.pending == (pending("voyage"), *rest), "the deal goes around once before the first voyage.")
        need(t.voyage == 0 and t.harbour_master < 0, "the deal comes before the first voyage.")
        return "deal"
    agenda = AGENDAS[t.players]
    done = 0
    while done < len(agenda) and done < len(t.pending) and t.pending[done] == agenda[done]:
        done += 1
    need(done < len(agenda) and done < len(t.pending), "“pending” must end with the decision that is asked now.")
    stage = agenda[done].kind
    need(fits(t, stage, t.pending[done:]), f"“pending” does not fit the stage “{stage}” of a voyage.")
    need(t.movement == 3 - t.pending[:done].count(MOVE), "“movement” does not fit what is still to come.")
    rounds = ACCOMPLICES[t.players] - t.pending[:done].count(PLACE)
    need(t.placement == rounds, "“placement” does not fit what is still to come.")
    return stage


def fits(t: ManilaDraft, stage: str, rest: tuple[Pending, ...]) -> bool:
    """Return whether these entries can lie on the stack within a stage."""
    *below, top = rest
    if not 0 <= top.seat < t.players:
        return False
    if stage == "placement":
        order = [(t.harbour_master + n) % t.players for n in range(t.players)]
        seats = [entry.seat for entry in reversed(rest)]
        turns = all(entry == pending("turn", entry.seat) for entry in below)
        return top == pending("place", top.seat) and turns and seats == order[t.players - len(seats) :]
    if stage == "boarding":
        second = [pending("pirate", -1, SECOND_PIRATE, -1)]
        return top.kind == "board" and len(top.data) == 2 and (below == second or not below)
    if stage == "pilots":
        large = [pending("pilot", -1, LARGE_PILOT)]
        return (top == pending("steer", top.seat, 0) and below == large) or (rest == (pending("steer", top.seat, 1),))
    if stage == "plunder":
        wares = [entry.data for entry in reversed(rest)]
        sends = all(entry.kind == "send" and len(entry.data) == 1 and entry.seat == top.seat for entry in rest)
        return sends and wares == sorted(set(wares)) and all(0 <= ware[0] < 4 for ware in wares)
    kinds = {"auction": ("bid",), "purchase": ("buy",), "loading": ("load", "start"), "movement": ("roll",)}
    return not below and top.kind in kinds.get(stage, ()) and not top.data


def check_progress(t: ManilaDraft, stage: str) -> None:
    """Check what has and has not happened yet at this stage of the voyage."""
    need(t.voyage >= 1, "the first voyage has number 1.")
    first_auction = stage == "auction" and t.voyage == 1
    need(t.harbour_master >= 0 or first_auction, "“harbour_master” must be a seat by now.")
    need(t.harbour_master < 0 or not first_auction, "nobody is harbour master before the first auction is over.")
    if stage == "over":
        clear = (t.figures, t.ashore, t.locations) == (NOBODY, -1, NOT_LAUNCHED) and not any(t.resting)
        need(clear, "after the last voyage the board is cleared. Take punts, loads and accomplices back.")
        return
    need((t.bidder < 0) == (t.bid == 0), "a bid and its bidder belong together.")
    sold = stage != "auction" and t.bidder >= 0
    need(not sold or t.bidder == t.harbour_master, "the highest bidder is harbour master. Make both the same seat.")
    early = stage in ("auction", "purchase", "loading")
    need(not early or t.figures == NOBODY, "nobody can be placed before the punts are launched.")
    need(not early or not any(t.resting), "nobody can pass in placing before the punts are launched.")
    launched = [t.locations[ware] for ware in loaded(t)]
    if not early:
        need(t.ashore >= 0 and ASHORE not in launched, "three punts must be launched by now.")
    rolls = t.movement - (stage == "movement")
    if rolls == 0 and ASHORE not in launched and launched:
        need(max(launched) <= HIGHEST_START, "a punt starts on one of the spaces 0 to 5.")
        need(sum(launched) == SUM_OF_STARTS, "the three starts must add up to 9.")
    if stage != "plunder":
        need(not any(in_shipyard(place) for place in t.locations), "no punt can be in the shipyard yet.")
        farthest = HIGHEST_START + FACES[-1]
        need(rolls != 1 or max(launched) <= farthest, f"no punt is beyond space {farthest} after one movement.")


def check_market(t: ManilaDraft, stage: str) -> None:
    """Let a ware rise once at most in a voyage that is over, and one of the four not at all (M4.6, M11.1, M11.5)."""
    voyages = t.voyage - (stage != "over")
    for ware, name in enumerate(WARES):
        need(
            t.steps[ware] <= voyages,
            f"{name} is on step {t.steps[ware]}, but rises once a voyage at most; voyages that are over: {voyages}. "
            "Lower its step, or raise “voyage”.",
        )
    risen, most = sum(t.steps), voyages * len(DOCKS)
    need(
        risen <= most,
        f"the market steps add up to {risen}. With three punts a voyage they make {most} at most by now: lower "
        "some, or raise “voyage”.",
    )
    ended = t.steps.count(LAST_STEP)
    need(ended <= len(DOCKS), "all wares stand on 30, but one stayed ashore in the last voyage. Lower the step of one.")


def check_purchases(t: ManilaDraft, stage: str) -> None:
    """Let one share at most be bought in a voyage, by its harbour master (M4.2)."""
    begun = t.voyage - (stage in ("auction", "purchase"))
    bought = [sum(shares) for shares in t.bought]
    need(
        sum(bought) <= begun,
        f"“bought” has {sum(bought)} of the shares, and the harbour masters have bought {begun} at most: one a voyage. "
        "Take out what is too much, or raise “voyage”.",
    )
    if begun and stage != "purchase":
        others = sum(bought) - bought[t.harbour_master]
        need(
            others < begun,
            f"the last purchase was the harbour master’s, so the others have bought {begun - 1} at most, not {others}. "
            "Take one out of their “bought”, or raise “voyage”.",
        )


def check_rounds(t: ManilaDraft) -> None:
    """Let every seat have placed one accomplice at most in each placement round it has had (M5.1)."""
    waiting = {entry.seat for entry in t.pending if entry.kind in ("turn", "place")}
    for seat in range(t.players):
        turns, placed = t.placement - (seat in waiting), t.figures.count(seat)
        need(
            placed <= turns,
            f"seat {seat} places one accomplice a turn. It has had {turns} of its turns, so it cannot have {placed} on "
            "the board: put the others back into its supply.",
        )


def check_plunder(t: ManilaDraft, stage: str) -> None:
    """Let plundered punts be empty, and dock after all others and in lane order (M7.1, M7.8, M7.14)."""
    taken = [ware for ware in range(4) if t.plundered[ware]]
    need(
        stage == "plunder" or not taken,
        "no punt can be plundered before the third movement, and plundered punts leave the board after the profits. "
        "Leave “plundered” empty.",
    )
    for ware in taken:
        at = t.locations[ware]
        need(at >= LAST_SPACE, f"the plundered punt with {WARES[ware]} must stand on 13 or be docked.")
        seated = any(t.figures[space] >= 0 for space in PUNT_SEATS[ware])
        need(not seated, f"nobody is left aboard the plundered punt with {WARES[ware]}. Clear its seats.")
    for inside in (in_port, in_shipyard):
        docked = sorted((at, ware) for ware, at in enumerate(t.locations) if inside(at))
        order = [(t.plundered[ware], ware if t.plundered[ware] else 0) for _, ware in docked]
        need(order == sorted(order), "plundered punts dock after all others, and in lane order. Exchange their docks.")
    asked = [entry.data[0] for entry in t.pending if entry.kind == "send"]
    sent = [ware for ware in taken if t.locations[ware] > LAST_SPACE]
    need(
        not (sent and asked) or max(sent) < min(asked),
        "plundered punts are sent in lane order: one cannot be docked while an earlier one is still on 13.",
    )


def check_bid(t: ManilaDraft, entry: Pending) -> None:
    """Check the auction (M3)."""
    need(t.ashore < 0 and t.locations == NOT_LAUNCHED, "nothing is loaded before the auction is over.")
    need(not t.retired[entry.seat] and t.bidder != entry.seat, "this seat is not asked to bid now.")
    need(ceiling(t, entry.seat) > t.bid, "a seat that cannot bid is not asked.")
    if t.bidder >= 0:
        need(not t.retired[t.bidder], "the highest bidder cannot have passed.")
        need(ceiling(t, t.bidder) >= t.bid, "the highest bidder could not pay his bid.")


def check_buy(t: ManilaDraft, entry: Pending) -> None:
    """Check the purchase (M4.2 to M4.4)."""
    check_duty(t, entry)
    need(t.ashore < 0, "the purchase comes before loading.")
    need(bool(for_sale(t, entry.seat)), "there is no share that the harbour master can pay.")


def check_load(t: ManilaDraft, entry: Pending) -> None:
    """Check the loading (M4.6)."""
    check_duty(t, entry)
    need(t.ashore < 0, "the punts are loaded already.")


def check_start(t: ManilaDraft, entry: Pending) -> None:
    """Check the launching (M4.8, M4.9)."""
    check_duty(t, entry)
    waiting = [ware for ware in loaded(t) if t.locations[ware] == ASHORE]
    need(len(waiting) >= 2, "a start is asked for while at least two punts wait.")
    starts = [location for location in t.locations if location != ASHORE]
    need(all(0 <= start <= HIGHEST_START for start in starts), "a punt starts on one of the spaces 0 to 5.")


def check_duty(t: ManilaDraft, entry: Pending) -> None:
    """Check that the harbour master is the one who is asked."""
    need(entry.seat == t.harbour_master, "this decision is the harbour master’s.")


def check_place(t: ManilaDraft, entry: Pending) -> None:
    """Check a turn to place (M5)."""
    need(not t.resting[entry.seat], "this seat has passed, so it cannot place any more.")
    need(bool(spaces_open_to(t, entry.seat)), "no space is open to this seat.")


def check_roll(t: ManilaDraft, entry: Pending) -> None:
    """Check a roll (M6.1)."""
    check_duty(t, entry)
    need(bool(sailing(t)), "no punt is sailing, so no die is rolled.")


def check_board(t: ManilaDraft, entry: Pending) -> None:
    """Check a pirate's decision (M7.2)."""
    space, protected = entry.data
    need(space in (CAPTAIN, SECOND_PIRATE) and t.figures[space] == entry.seat, "no pirate of this seat stands there.")
    second = t.figures[SECOND_PIRATE] >= 0
    waiting = t.pending[-2] == pending("pirate", -1, SECOND_PIRATE, -1)
    need(waiting == (space == CAPTAIN and second), "the second pirate decides after the captain, and only then.")
    if protected != -1:
        need(space == CAPTAIN and not second, "a captain who has boarded leaves one pirate, who is captain now.")
        aboard = [seat for ware in range(4) if t.locations[ware] == LAST_SPACE for seat in PUNT_SEATS[ware]]
        need(protected in aboard and t.figures[protected] >= 0, "the captain who boarded must sit on a punt on 13.")
    need(bool(boardable(t) or evictable(t, protected)), "there is no punt to board.")


def check_steer(t: ManilaDraft, entry: Pending) -> None:
    """Check a pilot's decision (M8)."""
    space = LARGE_PILOT if entry.data[0] else SMALL_PILOT
    need(t.figures[space] == entry.seat, "this seat has not hired that pilot.")
    need(bool(sailing(t)), "no punt is sailing, so no pilot is asked.")


def check_send(t: ManilaDraft, entry: Pending) -> None:
    """Check the captain's decisions after a plunder (M7.10)."""
    need(t.figures[CAPTAIN] == entry.seat, "only the captain decides about plundered punts.")
    settled = all(t.plundered[ware] or not is_sailing(t.locations[ware]) for ware in loaded(t))
    need(settled, "after the third movement every punt is docked or plundered.")
    asked = [each.data[0] for each in reversed(t.pending) if each.kind == "send"]
    on_13 = [ware for ware in range(4) if t.locations[ware] == LAST_SPACE]
    need(asked == on_13, "the captain decides about every plundered punt that is still on 13.")


QUESTION_CHECKS: dict[str, Callable[[ManilaDraft, Pending], None]] = {
    "bid": check_bid,
    "buy": check_buy,
    "load": check_load,
    "start": check_start,
    "place": check_place,
    "roll": check_roll,
    "board": check_board,
    "steer": check_steer,
    "send": check_send,
}
