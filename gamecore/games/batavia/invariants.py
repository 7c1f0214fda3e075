"""What holds in every Batavia position: pieces, notes, the path, and a decision that makes sense."""

from __future__ import annotations

from collections.abc import Callable

from gamecore.games.batavia.chance import ROLLS
from gamecore.games.batavia.majority import leaders
from gamecore.games.batavia.menus import lay_menus
from gamecore.games.batavia.path import collected, open_by, opened
from gamecore.games.batavia.pieces import (
    BLOCK,
    CARDS_PER_COMPANY,
    COMPANIES,
    DEALT_PER_PLAYER,
    DESTINATION,
    DRAWN_PER_ACTION,
    FACE_DOWN,
    FIRST_OPEN,
    LAST_SPACE,
    NOTES_PER_PLAYER,
    TILE_NAMES,
    company_of,
)
from gamecore.games.batavia.state import (
    NO_CARDS,
    BataviaDraft,
    auctioneer,
    plus,
    setup_entries,
    tile_entries,
    together,
)
from gamecore.games.batavia.turn import PIRATES, ROUND, turns_around
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.errors import BadRecord

BEFORE_BIDDING = (ROUND, pending("actions"), pending("auction"))
BIDDING = (ROUND, pending("actions"))


def need(condition: bool, sentence: str) -> None:
    """Raise BadRecord with this sentence unless the condition holds."""
    if not condition:
        raise BadRecord(f"This position is not possible: {sentence}")


def check_position(t: BataviaDraft) -> None:
    """Raise BadRecord, saying what is wrong, unless the position is possible."""
    check_cards(t)
    check_notes(t)
    check_path(t)
    check_merchants(t)
    top = t.pending[-1] if t.pending else pending("over")
    need(top.kind in CHECKS, f"“{top.kind}” is nothing that is decided in this game.")
    need(not any(t.laying) or top.kind == "lay", "cards are being laid out, but “lay” is not what is asked.")
    need(t.seals == leaders(t.tables), "a seal lies with the one player who shows the most cards, else on the board.")
    CHECKS[top.kind](t, top)


# Pieces ---------------------------------------------------------------------------------------------------


def check_cards(t: BataviaDraft) -> None:
    """Count every ship card once (B0.4), and compare the pile with what is known of it."""
    for company, name in enumerate(COMPANIES):
        held = sum(cards[company] for cards in (*t.hands, *t.tables))
        total = held + t.pile[company] + t.discards[company] + t.package[company] + t.laying[company]
        need(total == CARDS_PER_COMPANY, f"there are {total} cards of {name}; there must be {CARDS_PER_COMPANY}.")
    need(
        t.stock == plus(t.pile, together(t.drawn)),
        "“stock” must be the draw pile and all cards drawn from it together.",
    )


def check_notes(t: BataviaDraft) -> None:
    """Count every note (B1.6), and compare the highest bid with its bidder's notes (B3.6)."""
    total, all_notes = sum(t.notes), NOTES_PER_PLAYER * t.players
    need(total == all_notes, f"there are {total} notes; with {t.players} players there must be {all_notes}.")
    need((t.bid > 0) == (t.bidder >= 0), "a bid of at least 1 has a bidder, and no bid has none.")
    need(t.bidder < 0 or not t.passed[t.bidder], "the highest bidder cannot have passed.")


def check_path(t: BataviaDraft) -> None:
    """Let every tile lie once, the open ones in front, and each block have one of each company (B0.3, B1.2)."""
    known = opened(t.path)
    need(all(tile == FACE_DOWN for tile in t.path[known:]), "the face-up tiles come before the face-down ones.")
    for tile in t.path[:known]:
        need(t.path.count(tile) == 1, f"the tile {TILE_NAMES[tile]} lies twice on the path.")
    for first in range(0, known, BLOCK):
        block = [company_of(tile) for tile in t.path[first : min(first + BLOCK, known)]]
        need(
            len(set(block)) == len(block),
            f"the spaces {first + 1} to {first + BLOCK} have one tile of each company.",
        )


def check_merchants(t: BataviaDraft) -> None:
    """Let every merchant stand where its last tile was (B6.5, B9.1)."""
    for space, owner in enumerate(t.owners, 1):
        need(owner < 0 or t.path[space - 1] != FACE_DOWN, f"the tile of space {space} is taken, but face down.")
        need(owner >= 0 or not t.cashed[space - 1], f"the tile of space {space} is cashed, but nobody took it.")
    for seat, position in enumerate(t.positions):
        last = max((space for space, owner in enumerate(t.owners, 1) if owner == seat), default=0)
        need(
            (position == DESTINATION) == (t.destination == seat),
            f"seat {seat} stands on the destination exactly if it has the destination tile.",
        )
        need(
            position in (last, DESTINATION),
            f"the merchant of seat {seat} stands on {position}, but its last tile was on {last}.",
        )


# What is to come ------------------------------------------------------------------------------------------


def check_open(t: BataviaDraft, expected: int) -> None:
    """Let exactly so many spaces be open (B1.3, B6.7, B11.1)."""
    need(opened(t.path) == expected, f"{opened(t.path)} tiles lie open; there must be {expected}.")


def open_now(t: BataviaDraft) -> int:
    """Return how many spaces are open once all that are due have been turned up."""
    return LAST_SPACE if t.all_face_up else open_by(max(t.positions))


def check_stack(t: BataviaDraft, *allowed: tuple[Pending, ...]) -> None:
    """Let the stack be one of these."""
    need(t.pending in allowed, "“pending” does not fit what is asked; it lists what is still to come in this round.")


def check_setup(t: BataviaDraft) -> None:
    """Let nothing have happened before the first round (B1)."""
    need(t.round == 0 and t.pawn < 0 and t.leader < 0, "the setup comes before the first round.")
    need(t.die == 0 and t.bidder < 0 and not any(t.passed), "there is no auction before the first round.")
    check_fresh(t)
    need(not any(t.package), "no card is turned up before the first round.")
    waiting = [entry.seat for entry in t.pending if entry.kind == "deal"]
    for seat, hand in enumerate(t.hands):
        expected = 0 if seat in waiting else DEALT_PER_PLAYER
        need(sum(hand) == expected, f"seat {seat} has {sum(hand)} cards; it must have {expected} now.")


def check_fresh(t: BataviaDraft) -> None:
    """Let nobody have acted or paid yet (B1.5 to B1.8)."""
    need(set(t.owners) == {-1} and not any(t.gold), "nobody has a tile or gold before the first action.")
    laid_out = together((*t.tables, t.discards))
    need(laid_out == NO_CARDS, "no card lies out and none is discarded before the first action.")
    need(set(t.notes) == {NOTES_PER_PLAYER}, f"everybody has {NOTES_PER_PLAYER} notes before the first payment.")


def check_tile(t: BataviaDraft, top: Pending) -> None:
    """Check that a tile is turned up in the setup (B1.3) or after a move (B6.7)."""
    space = opened(t.path) + 1
    if t.round == 0:
        last = LAST_SPACE if t.all_face_up else FIRST_OPEN
        need(space <= last, "all tiles of the setup lie open already.")
        entries = setup_entries(t.players, last)
        check_stack(t, (ROUND, *entries[: t.players], *tile_entries(space, last)))
        check_setup(t)
        return
    last = open_now(t)
    need(space <= last, "no tile is to be turned up now.")
    seat = t.positions.index(max(t.positions))
    tiles = tile_entries(space, last)
    check_acting(t, seat, (PIRATES, *tiles), (PIRATES, pending("cash", seat), *tiles))
    if pending("cash", seat) in t.pending:
        check_new_tile(t, seat)


def check_deal(t: BataviaDraft, top: Pending) -> None:
    """Check that a seat gets its cards (B1.5)."""
    need(0 <= top.seat < t.players, "the cards are dealt to a seat of this game.")
    check_stack(t, (ROUND, *setup_entries(t.players, FIRST_OPEN)[: t.players - top.seat]))
    check_open(t, LAST_SPACE if t.all_face_up else FIRST_OPEN)
    check_setup(t)


def check_auction(t: BataviaDraft) -> None:
    """Check what holds while the auction is prepared and held (B3.1)."""
    need(t.round >= 1, "the auction belongs to a round from 1.")
    need(t.leader < 0, "there is no start player before the auction is over.")
    need((t.pawn < 0) == (t.round == 1), "the ship pawn lies on the board in round 1, and only then.")
    need(t.destination < 0, "there is no auction after the destination tile has been taken.")
    if t.round == 1:
        check_fresh(t)
    check_open(t, open_now(t))


def check_roll(t: BataviaDraft, top: Pending) -> None:
    """Check that the auction die is rolled (B3.2)."""
    check_stack(t, (*BEFORE_BIDDING, pending("roll", auctioneer(t))))
    need(t.bid == 0 and not any(t.passed), "nobody bids or passes before the die is rolled.")
    check_auction(t)


def check_turn(t: BataviaDraft, top: Pending) -> None:
    """Cards are turned up (B3.2, B4.2)."""
    due, rest = check_due(t, top, "turning", t.die)
    check_stack(t, (*BEFORE_BIDDING, *rest, pending("turn", -1, due)))
    check_die(t)
    need(t.bid == 0 and not any(t.passed), "nobody bids or passes before the cards are turned up.")
    check_auction(t)


def check_due(t: BataviaDraft, top: Pending, stage: str, most: int) -> tuple[int, tuple[Pending, ...]]:
    """Return how many cards are taken now, and the entry for those that follow a reshuffle (B4.2)."""
    need(len(top.data) == 1, "“pending” must say how many cards are taken.")
    due = top.data[0]
    need(1 <= due <= min(most, sum(t.pile)), "as many cards are taken as are due and as the pile has.")
    below = t.pending[-2] if len(t.pending) > 1 else top
    if below.kind != stage:
        return due, ()
    need(len(below.data) == 1 and 1 <= below.data[0] <= most - due, "too many cards are still to be taken.")
    need(due == sum(t.pile), "the whole pile is taken before the discards are shuffled.")
    return due, (pending(stage, top.seat, below.data[0]),)


def check_bid(t: BataviaDraft, top: Pending) -> None:
    """Check that a seat bids or passes (B3.4 to B3.8, B3.15)."""
    need(0 <= top.seat < t.players, "a bid is asked of a seat of this game.")
    check_stack(t, (*BIDDING, pending("bid", top.seat)))
    need(any(t.package), "there is no bidding without a package.")
    need(not t.passed[top.seat] and t.bidder != top.seat, f"seat {top.seat} cannot be asked for a bid now.")
    need(t.bidder < 0 or t.notes[t.bidder] >= t.bid, "the highest bidder owns as many notes as he has bid.")
    check_die(t)
    check_auction(t)
    check_speakers(t, top.seat)


def check_die(t: BataviaDraft) -> None:
    """Let the die have been rolled (B3.2)."""
    need(1 <= t.die <= len(ROLLS), "the die has been rolled in this round.")


def check_speakers(t: BataviaDraft, seat: int) -> None:
    """Let those who spoke since the last bid, or since the auction began, have passed (B3.4, B3.7)."""
    before = auctioneer(t) if t.bidder < 0 else t.bidder
    spoken = [(before + step) % t.players for step in range(1, (seat - before - 1) % t.players + 1)]
    need(all(t.passed[each] for each in spoken), "whoever spoke after the highest bid has passed.")
    if t.bidder < 0:
        need(sum(t.passed) == len(spoken), "without a bid, only those who have spoken can have passed.")


def check_acting(t: BataviaDraft, seat: int, *tops: tuple[Pending, ...]) -> None:
    """Let this seat act now, and those after it later in this round (B2.2, B9.4)."""
    need(t.round >= 1, "the actions belong to a round from 1.")
    need(0 <= seat < t.players, "an action belongs to a seat of this game.")
    need(t.leader >= 0 and t.pawn == t.leader, "the start player has the ship pawn.")
    need(t.bidder in (-1, t.leader), "who has won the auction is start player.")
    check_die(t)
    turn = (seat - t.leader) % t.players
    below = (ROUND, *turns_around(t.players, t.leader)[: t.players - 1 - turn])
    check_stack(t, *((*below, *top) for top in tops))
    if t.destination >= 0:
        need((t.destination - t.leader) % t.players < turn, "who has the destination tile has had his last action.")


def check_action(t: BataviaDraft, top: Pending) -> None:
    """Check that a seat draws or plays (B2.3)."""
    check_acting(t, top.seat, (pending("action", top.seat),))
    check_open(t, open_now(t))


def check_draw(t: BataviaDraft, top: Pending) -> None:
    """Cards are drawn (B4.1, B4.2)."""
    due, rest = check_due(t, top, "drawing", DRAWN_PER_ACTION)
    check_acting(t, top.seat, (PIRATES, *rest, pending("draw", top.seat, due)))
    check_open(t, open_now(t))


def check_lay(t: BataviaDraft, top: Pending) -> None:
    """Check that a seat lays out cards and can end with a legal whole (B5.2, B5.5, B9.5)."""
    check_acting(t, top.seat, (PIRATES, pending("lay", top.seat)))
    check_open(t, open_now(t))
    need(any(t.laying), "at least one card lies out while “lay” is asked.")
    menus = lay_menus(t, top)  # type: ignore[arg-type]
    need(any(menu.actions for menu in menus), "the cards laid out so far can bring no majority.")


def check_move(t: BataviaDraft, top: Pending) -> None:
    """Check that a seat that moves holds a seal (B5.13)."""
    check_acting(t, top.seat, (PIRATES, pending("move", top.seat)))
    check_open(t, open_now(t))
    need(top.seat in t.seals, "who moves holds a seal.")


def check_cash(t: BataviaDraft, top: Pending) -> None:
    """Check that the last tile of a seat that may cash is of a new company (B7.2)."""
    check_acting(t, top.seat, (PIRATES, pending("cash", top.seat)))
    check_open(t, open_now(t))
    check_new_tile(t, top.seat)


def check_new_tile(t: BataviaDraft, seat: int) -> None:
    """Let the tile taken last be the only uncashed one of its company (B7.2)."""
    last = t.positions[seat]
    possible = 1 <= last <= LAST_SPACE and not t.cashed[last - 1]
    need(
        possible and collected(t, seat)[company_of(t.path[last - 1])] == 1,
        f"seat {seat} may cash only with a new tile of a company of which it had none.",
    )


def check_over(t: BataviaDraft, top: Pending) -> None:
    """Check that the game is over (B9.7, B9.8, B10.1)."""
    need(not t.pending, "“over” is not asked; “pending” is empty after the end.")
    stuck = not t.stirred and not any((*t.pile, *t.discards))
    need(t.round >= 1 and t.leader >= 0, "no game ends before its first round is over.")
    need(t.destination >= 0 or stuck, "nothing is left to decide, but the game has not ended.")
    need(all(hand == NO_CARDS for hand in t.hands), "all hands are laid out after the end.")


CHECKS: dict[str, Callable[[BataviaDraft, Pending], None]] = {
    "tile": check_tile,
    "deal": check_deal,
    "roll": check_roll,
    "turn": check_turn,
    "bid": check_bid,
    "action": check_action,
    "draw": check_draw,
    "lay": check_lay,
    "move": check_move,
    "cash": check_cash,
    "over": check_over,
}
