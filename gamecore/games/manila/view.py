"""What a seat may know of a Manila game (M1.7, M10.2), and worlds that agree with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from gamecore.games.manila.pieces import LOAN, MARKET, MIXED_PER_WARE, SHARES_PER_WARE, WARES
from gamecore.games.manila.scoring import fortunes, holdings
from gamecore.games.manila.state import NO_SHARES, Counts, Hands, ManilaDraft, ManilaState
from gamecore.kernel.decision import Chance, Decision, Over
from gamecore.kernel.scores import Score
from gamecore.kernel.state import freeze, thaw
from gamecore.kernel.view import View


@dataclass(frozen=True, slots=True)
class ManilaView(View):
    """What one seat may know (``seat`` None: a spectator).

    Public: everybody's cash, share and loan counts, openly bought shares, the piles, market, board, auction and
    what is being decided. ``hands`` and ``pledges`` hold, by seat, all shares and the encumbered ones among them,
    by ware; None where they are secret. ``piles`` is None until the deal is done, as it would give it away.
    """

    players: int
    stronger_pirates: bool
    voyage: int
    movement: int
    placement: int
    harbour_master: int
    bid: int
    bidder: int
    retired: tuple[bool, ...]
    resting: tuple[bool, ...]
    supply: Counts
    cash: Counts
    share_counts: Counts
    loan_counts: Counts
    bought: Hands
    hands: tuple[Counts | None, ...]
    pledges: tuple[Counts | None, ...]
    piles: Counts | None
    steps: Counts
    ashore: int
    locations: Counts
    dice: Counts
    figures: Counts
    plundered: tuple[bool, ...]
    scores: tuple[Score, ...] | None
    public: ManilaState

    @property
    def values(self) -> Counts:
        """Return the black-market value of each ware."""
        return tuple(MARKET[step] for step in self.steps)

    def ceiling(self, seat: int) -> int:
        """Return what a seat can raise: cash plus a loan on every unencumbered share (M3.10, M5.12)."""
        return self.cash[seat] + LOAN * (self.share_counts[seat] - self.loan_counts[seat])


def make_view(s: ManilaState, decision: Decision, seat: int | None) -> ManilaView:
    """Return what this seat may know; after the game everybody sees everything (M1.7)."""
    over = isinstance(decision, Over)
    dealing = isinstance(decision, Chance) and decision.kind == "deal"
    shown = [over or seat == other for other in range(s.players)]
    return ManilaView(
        seat=seat,
        players=s.players,
        stronger_pirates=s.stronger_pirates,
        decision=decision,
        voyage=s.voyage,
        movement=s.movement,
        placement=s.placement,
        harbour_master=s.harbour_master,
        bid=s.bid,
        bidder=s.bidder,
        retired=s.retired,
        resting=s.resting,
        supply=s.supply,
        cash=s.cash,
        share_counts=tuple(sum(holdings(s, other)) for other in range(s.players)),
        loan_counts=tuple(sum(shares) for shares in s.encumbered),
        bought=s.bought,
        hands=tuple(holdings(s, other) if shown[other] else None for other in range(s.players)),
        pledges=tuple(s.encumbered[other] if shown[other] else None for other in range(s.players)),
        piles=None if dealing else s.piles,
        steps=s.steps,
        ashore=s.ashore,
        locations=s.locations,
        dice=s.dice,
        figures=s.figures,
        plundered=s.plundered,
        scores=fortunes(s) if over else None,
        public=s if over else public_part(s, shown, dealing),
    )


def public_part(s: ManilaState, shown: list[bool], dealing: bool) -> ManilaState:
    """Return the state with every secret taken out of it: hidden shares vanish, all else stays."""
    draft: ManilaDraft = thaw(s)
    draft.unencumbered = tuple(hand if shown[seat] else NO_SHARES for seat, hand in enumerate(s.unencumbered))
    draft.encumbered = tuple(hand if shown[seat] else NO_SHARES for seat, hand in enumerate(s.encumbered))
    if dealing:
        draft.piles = NO_SHARES
    return freeze(draft, ManilaState)


def sample_world(view: ManilaView, rng: Random) -> ManilaState:
    """Return a state that agrees with the view: hidden shares are dealt anew, loans put on shares at random.

    Every way in which the unseen cards can lie is equally likely.
    """
    draft: ManilaDraft = thaw(view.public)
    dealing = view.piles is None
    unseen = unseen_cards(view)
    rng.shuffle(unseen)
    unencumbered, encumbered = list(draft.unencumbered), list(draft.encumbered)
    for seat in range(view.players):
        if view.hands[seat] is not None:
            continue
        hidden = [unseen.pop() for _ in range(view.share_counts[seat] - sum(view.bought[seat]))]
        bought = [ware for ware in range(4) for _ in range(view.bought[seat][ware])]
        cards = rng.sample(hidden + bought, view.share_counts[seat])
        pledged = cards[: view.loan_counts[seat]]
        encumbered[seat] = count_by_ware(pledged)
        unencumbered[seat] = count_by_ware(cards[view.loan_counts[seat] :])
    draft.unencumbered, draft.encumbered = tuple(unencumbered), tuple(encumbered)
    if dealing:
        owned = [sum(hand[ware] for hand in unencumbered) for ware in range(4)]
        draft.piles = tuple(SHARES_PER_WARE - count for count in owned)
    return freeze(draft, ManilaState)


def unseen_cards(view: ManilaView) -> list[int]:
    """Return the wares of the dealt shares that this seat cannot see (while dealing: of the whole mix)."""
    counts = [0] * 4
    for ware in range(4):
        if view.piles is None:
            counts[ware] = MIXED_PER_WARE
        else:
            counts[ware] = SHARES_PER_WARE - view.piles[ware] - sum(shares[ware] for shares in view.bought)
        for seat, hand in enumerate(view.hands):
            if hand is not None:
                counts[ware] -= hand[ware] - view.bought[seat][ware]
    return [ware for ware in range(4) for _ in range(counts[ware])]


def count_by_ware(cards: Iterable[int]) -> Counts:
    """Return how many cards there are of each ware.

    >>> count_by_ware([0, 3, 3])
    (1, 0, 0, 2)
    """
    held = list(cards)
    return tuple(held.count(ware) for ware in range(len(WARES)))
