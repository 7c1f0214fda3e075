"""What a seat may know of a Porto Carthago game (C1.11, C1.12), and worlds that agree with it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

from gamecore.games.porto_carthago.pieces import merchant_price
from gamecore.games.porto_carthago.possible import least_cash
from gamecore.games.porto_carthago.scoring import palace_scores
from gamecore.games.porto_carthago.state import (
    NOTHING,
    Counts,
    Hands,
    PortoCarthagoDraft,
    PortoCarthagoState,
    cards_in,
    deck_size,
    free_slots,
    next_palace,
    palace_seats,
)
from gamecore.kernel.decision import Chance, Choice, Decision, Over, pending
from gamecore.kernel.scores import Score
from gamecore.kernel.state import freeze, replaced, thaw
from gamecore.kernel.view import View

HIDDEN = -1
"""Stands for a secret in the public part of a state; no state of a game holds it there."""

INCOME_DUE = pending("income")
"""Lies on the stack until the income of a decade is paid."""

USUAL_MONEY = 40
"""Talents that another seat may have in a sampled world; all amounts up to this are equally likely."""


@dataclass(frozen=True, slots=True)
class PortoCarthagoView(View):
    """What one seat may know (``seat`` None: a spectator).

    Everything is open but the other seats' talents (``cash`` is None there until the end) and the order of the deck.
    Of the deck a seat knows ``bottom`` (cards that went under it, in order), ``known_top`` (the next cards, if it
    has ordered them with SCOUT3) and ``known_in_top`` (cards that it saw before another seat ordered the top
    ``top_count`` cards anew); ``unseen`` are all other cards that may lie in the deck above ``bottom``.
    """

    players: int
    start: int
    decade: int
    lap: int
    cash: tuple[int | None, ...]
    points: Counts
    supply: Counts
    blocked: Counts
    warehouse: Hands
    on_cards: Hands
    lighthouse: Counts
    temple: Counts
    charter: Counts
    owners: Counts
    berths: Counts
    stores: Counts
    row1: Counts
    row2: Counts
    deck_size: int
    top_count: int
    scout: int
    known_top: Counts
    known_in_top: Counts
    unseen: Counts
    bottom: Counts
    turned: int
    displays: Hands
    bag: Counts
    market: Counts
    bought: int
    layout: Counts
    palace: Counts
    last_space: Counts
    path: Counts
    award: Counts
    scores: tuple[Score, ...] | None
    public: PortoCarthagoState

    @property
    def merchant_price(self) -> int:
        """Return the merchant's price now (C7.22)."""
        return merchant_price(self.bought)

    @property
    def next_palace(self) -> int:
        """Return the cheapest palace space that is not full, from 0 (C9.3)."""
        return next_palace(self.public)

    @property
    def seats_in_palace(self) -> Counts:
        """Return every seat's servants in the palace (C15.6)."""
        return palace_seats(self.public)

    def free_slots(self, seat: int) -> int:
        """Return the open, empty slots of a seat's warehouse card (C0.16)."""
        return free_slots(self.public, seat)

    def next_ship(self) -> dict[int, Fraction]:
        """Return the exact chance of each card to be the next one drawn, for this seat; {} if the deck is empty.

        Cards known to be somewhere among the top ones are equally likely in each of those places, and the rest of
        the places hold unseen cards, each equally likely (C1.13).
        """
        if self.known_top:
            return {self.known_top[0]: Fraction(1)}
        if not self.unseen and not self.known_in_top:
            return {card: Fraction(1) for card in self.bottom[:1]}
        chances = {card: Fraction(1, self.top_count) for card in self.known_in_top}
        rest = 1 - sum(chances.values(), Fraction(0))
        if rest:
            chances |= {card: rest / len(self.unseen) for card in self.unseen}
        return chances


def known_places(s: PortoCarthagoState, seat: int | None) -> int:
    """Return how many cards from the top of the deck a seat knows in their order (C13.11)."""
    top = s.pending[-1] if s.pending else None
    if top is not None and top.kind == "look":
        return top.data[0] if top.seat == seat else 0
    if top is not None and top.kind == "order":
        return len(s.top) if top.seat == seat else 0
    return len(s.top) if s.scout == seat else 0


def knows(s: PortoCarthagoState, seat: int | None, place: int) -> bool:
    """Return whether a seat knows that the card in this place is among the top ones."""
    if seat is None:
        return s.looked[place] == (1 << s.players) - 1
    return bool(s.looked[place] >> seat & 1)


def make_view(s: PortoCarthagoState, decision: Decision, seat: int | None) -> PortoCarthagoView:
    """Return what this seat may know; after the game everybody sees everything."""
    over = isinstance(decision, Over)
    placed = len(s.top) if over else known_places(s, seat)
    known = [card for place, card in enumerate(s.top) if place >= placed and knows(s, seat, place)]
    hidden = [card for place, card in enumerate(s.top) if place >= placed and card not in known]
    return PortoCarthagoView(
        seat=seat,
        players=s.players,
        decision=decision,
        start=s.start,
        decade=s.decade,
        lap=s.lap,
        cash=tuple(cash if over or other == seat else None for other, cash in enumerate(s.cash)),
        points=s.points,
        supply=s.supply,
        blocked=s.blocked,
        warehouse=s.warehouse,
        on_cards=s.on_cards,
        lighthouse=s.lighthouse,
        temple=s.temple,
        charter=s.charter,
        owners=s.owners,
        berths=s.berths,
        stores=s.stores,
        row1=s.row1,
        row2=s.row2,
        deck_size=deck_size(s),
        top_count=len(s.top),
        scout=s.scout,
        known_top=s.top[:placed],
        known_in_top=tuple(sorted(known)),
        unseen=tuple(sorted((*cards_in(s.unknown), *hidden))),
        bottom=s.bottom,
        turned=s.turned,
        displays=s.displays,
        bag=s.bag,
        market=s.market,
        bought=s.bought,
        layout=s.layout,
        palace=s.palace,
        last_space=s.last_space,
        path=s.path,
        award=s.award,
        scores=palace_scores(s) if over else None,
        public=s if over else public_part(s, seat, placed, known, hidden),
    )


def public_part(
    s: PortoCarthagoState, seat: int | None, placed: int, known: list[int], hidden: list[int]
) -> PortoCarthagoState:
    """Return the state with every secret taken out: money of others, unknown places of the deck.

    The cards of the top that the seat knows without their order stand sorted behind those whose place it knows.
    """
    draft: PortoCarthagoDraft = thaw(s)
    draft.cash = tuple(cash if other == seat else HIDDEN for other, cash in enumerate(s.cash))
    masks = dict(zip(s.top, s.looked, strict=True))
    shown = (*s.top[:placed], *sorted(known))
    draft.top = shown + (HIDDEN,) * len(hidden)
    draft.looked = tuple(masks[card] for card in shown) + (HIDDEN,) * len(hidden)
    draft.unknown = s.unknown | sum(1 << card for card in hidden)
    return freeze(draft, PortoCarthagoState)


def sample_world(view: PortoCarthagoView, rng: Random) -> PortoCarthagoState:
    """Return a state that agrees with the view: the deck's unknown cards and the others' talents at random.

    Every way in which the unseen cards can lie is equally likely. Before the first income nobody has talents; later
    each amount up to 40 is equally likely, from the least that makes the present question possible (C6.7).
    """
    draft: PortoCarthagoDraft = thaw(view.public)
    if not view.over:
        draw_top(view, draft, rng)
        earned = view.decade > 1 or (view.decade == 1 and INCOME_DUE not in draft.pending)
        for seat in range(view.players):
            if view.cash[seat] is None:
                amount = rng.randint(0, USUAL_MONEY) if earned else 0
                draft.cash = replaced(draft.cash, seat, amount)
        if isinstance(view.decision, Choice) and view.cash[view.asked] is None and earned:
            lowest = least_cash(draft, draft.pending[-1])
            amount = rng.randint(lowest, lowest + USUAL_MONEY)
            draft.cash = replaced(draft.cash, view.asked, amount)
    return freeze(draft, PortoCarthagoState)


def draw_top(view: PortoCarthagoView, draft: PortoCarthagoDraft, rng: Random) -> None:
    """Put cards on the places of the deck's top that this seat does not know."""
    placed = len(view.known_top)
    hidden = view.top_count - placed - len(view.known_in_top)
    drawn = rng.sample(view.unseen, hidden)
    masks = dict(zip(draft.top, draft.looked, strict=True))
    rest = [*view.known_in_top, *drawn]
    rng.shuffle(rest)
    draft.top = (*view.known_top, *rest)
    draft.looked = tuple(
        _seen_by(view, place) if card in drawn else masks[card] for place, card in enumerate(draft.top)
    )
    draft.unknown &= ~sum(1 << card for card in drawn)


def _seen_by(view: PortoCarthagoView, place: int) -> int:
    """Return who must have seen a card that this seat has not: the last scout, and the seat that looks now."""
    seats = {view.scout} - {NOTHING, view.seat}
    decision = view.decision
    if isinstance(decision, Choice) and decision.kind == "order":
        seats.add(decision.seat)
    if isinstance(decision, Chance) and decision.kind == "look" and place < decision.data[0]:
        seats.add(decision.seat)
    return sum(1 << seat for seat in seats)
