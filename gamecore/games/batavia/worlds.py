"""Worlds that agree with what a seat may know: hidden cards and notes are dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamecore.games.batavia.chance import sample_cards
from gamecore.games.batavia.majority import achieved, goals
from gamecore.games.batavia.pieces import NOTES_PER_PLAYER
from gamecore.games.batavia.state import NO_CARDS, BataviaDraft, BataviaState, Cards, minus, plus
from gamecore.games.batavia.view import BataviaView
from gamecore.kernel.decision import Choice
from gamecore.kernel.state import freeze, replaced, thaw


def sample_world(view: BataviaView, rng: Random) -> BataviaState:
    """Return a state that agrees with the view, drawn at random; after the end, the state itself.

    The pile is a random part of ``draw_pool``, the other hands are a random deal of what is unseen besides, and
    notes are parted at random. A seat that is laying out cards gets what it needs to finish.
    """
    if view.over:
        return view.public
    draft: BataviaDraft = thaw(view.public)
    kept, keeper = promised(view, rng)
    pool = tuple(map(min, minus(view.stock, view.drawn), minus(view.unseen, kept)))
    draft.pile = sample_cards(pool, view.pile_count, rng)
    hands = deal(minus(minus(view.unseen, kept), draft.pile), hidden_hands(view, keeper, sum(kept)), rng)
    drawn = deal(minus(minus(view.stock, view.drawn), draft.pile), hidden_draws(view), rng)
    for seat in range(view.players):
        if seat != view.seat:
            extra = kept if seat == keeper else NO_CARDS
            draft.hands = replaced(draft.hands, seat, plus(hands[seat], extra))
            draft.drawn = replaced(draft.drawn, seat, drawn[seat])
    draft.notes = part_notes(view, rng)
    return freeze(draft, BataviaState)


def hidden_hands(view: BataviaView, keeper: int, kept: int) -> list[int]:
    """Return how many cards each other hand gets besides those that are kept for one."""
    return [
        0 if seat == view.seat else count - (kept if seat == keeper else 0)
        for seat, count in enumerate(view.hand_counts)
    ]


def hidden_draws(view: BataviaView) -> list[int]:
    """Return how many cards each other seat has drawn since the pile was shuffled."""
    return [0 if seat == view.seat else count for seat, count in enumerate(view.drawn_counts)]


def deal(cards: Cards, counts: Sequence[int], rng: Random) -> list[Cards]:
    """Deal cards at random, so many to each seat."""
    dealt = []
    for count in counts:
        part = sample_cards(cards, count, rng)
        dealt.append(part)
        cards = minus(cards, part)
    return dealt


def promised(view: BataviaView, rng: Random) -> tuple[Cards, int]:
    """Return cards that a seat must still hold to finish what it is laying out, and the seat; none: -1 (B5.5)."""
    decision = view.decision
    if not isinstance(decision, Choice) or decision.kind != "lay" or decision.seat == view.seat:
        return NO_CARDS, -1
    seat = decision.seat
    wanted = goals(view, seat)
    if achieved(wanted, view.laying):
        return NO_CARDS, -1
    possible = []
    for company, count in enumerate(wanted.needs):
        if not count or view.laying[company] or count > min(view.hand_counts[seat], view.unseen[company]):
            continue
        kept = replaced(NO_CARDS, company, count)
        pool = map(min, minus(view.stock, view.drawn), minus(view.unseen, kept))
        if sum(pool) >= view.pile_count:
            possible.append(kept)
    return rng.choice(possible), seat


def part_notes(view: BataviaView, rng: Random) -> tuple[int, ...]:
    """Part the notes that this seat cannot see at random; the highest bidder has what he bids (B1.6, B3.6)."""
    if view.round == 0 or (view.round == 1 and view.leader < 0):
        return (NOTES_PER_PLAYER,) * view.players
    own = view.notes[view.seat] if view.seat is not None else None
    notes = [0] * view.players
    left = NOTES_PER_PLAYER * view.players - (own or 0)
    bidding = isinstance(view.decision, Choice) and view.decision.kind == "bid"
    if bidding and view.bidder >= 0 and view.bidder != view.seat:
        notes[view.bidder] = view.bid
        left -= view.bid
    others = [seat for seat in range(view.players) if seat != view.seat]
    cuts = sorted(rng.randint(0, left) for _ in others[1:])
    for seat, low, high in zip(others, (0, *cuts), (*cuts, left), strict=True):
        notes[seat] += high - low
    if view.seat is not None and own is not None:
        notes[view.seat] = own
    return tuple(notes)
