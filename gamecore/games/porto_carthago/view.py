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
    has_earned,
    laps_to_come,
    next_palace,
    ordered,
    palace_seats,
    setting_up,
)
from gamecore.kernel.decision import Chance, Choice, Decision, Over
from gamecore.kernel.scores import Score
from gamecore.kernel.state import freeze, replaced, thaw
from gamecore.kernel.view import View

HIDDEN = -1
"""Stands for a secret in the public part of a state; no state of a game holds it there."""

USUAL_MONEY = 40
"""Talents that another seat may have in a sampled world; all amounts up to this are equally likely."""


@dataclass(frozen=True, slots=True)
class PortoCarthagoView(View):
    """What one seat may know (``seat`` None: a spectator).

    Everything is open but the other seats' talents (``cash`` is None there until the end) and the order of the deck.
    Of the deck a seat knows ``bottom`` (cards that went under it, in order), ``known_top`` (the next cards, if it
    has ordered them with SCOUT3 or looks at them now) and ``known_in_top`` (cards that it saw before another seat
    ordered the top ``top_count`` cards anew); ``unseen`` are all other cards that may lie in the deck above
    ``bottom``. What another seat is looking at changes nothing in this until that seat has put the cards back.
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
    def setting_up(self) -> bool:
        """Return whether decade 1 has yet to begin (C2)."""
        return setting_up(self.public)

    @property
    def laps_to_come(self) -> int:
        """Return how many action rounds of this decade have yet to begin (C6.1)."""
        return laps_to_come(self.public)

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


@dataclass(frozen=True, slots=True)
class Deck:
    """What a seat knows of the deck; ``fresh`` are cards that another seat, the ``looker``, has just come upon."""

    placed: Counts
    known: Counts
    hidden: Counts
    fresh: Counts
    bottom: Counts
    looker: int

    @property
    def top_count(self) -> int:
        """Return how many cards a scout has put in their order, as far as this seat can tell."""
        return len(self.placed) + len(self.known) + len(self.hidden)


def seen_deck(s: PortoCarthagoState, seat: int | None, over: bool) -> Deck:
    """Return what a seat knows of the deck (C1.12, C13.11).

    Whoever looks knows the places up to now. For the others the deck is as it was before the look: a card that came
    up from the bottom is still known to lie there.
    """
    top = s.pending[-1] if s.pending else None
    looker = top.seat if top is not None and top.kind in ("look", "order") else NOTHING
    count = len(s.top) if looker in (NOTHING, seat) else ordered(s)
    placed = count if over else ordered(s) if s.scout == seat else 0
    if top is not None and looker == seat:
        placed = count if top.kind == "order" else max(placed, top.data[0])
    known = [card for place, card in enumerate(s.top[:count]) if place >= placed and knows(s, seat, place)]
    hidden = [card for card in s.top[placed:count] if card not in known]
    came_up = next((place for place in range(count, len(s.top)) if knows(s, None, place)), len(s.top))
    fresh, bottom = s.top[count:came_up], s.top[came_up:] + s.bottom
    return Deck(s.top[:placed], tuple(sorted(known)), tuple(hidden), fresh, bottom, looker)


def knows(s: PortoCarthagoState, seat: int | None, place: int) -> bool:
    """Return whether a seat knows that the card in this place is among the top ones."""
    if seat is None:
        return s.looked[place] == (1 << s.players) - 1
    return bool(s.looked[place] >> seat & 1)


def make_view(s: PortoCarthagoState, decision: Decision, seat: int | None) -> PortoCarthagoView:
    """Return what this seat may know; after the game everybody sees everything."""
    over = isinstance(decision, Over)
    deck = seen_deck(s, seat, over)
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
        top_count=deck.top_count,
        scout=s.scout,
        known_top=deck.placed,
        known_in_top=deck.known,
        unseen=tuple(sorted((*cards_in(s.unknown), *deck.hidden, *deck.fresh))),
        bottom=deck.bottom,
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
        public=s if over else public_part(s, seat, deck),
    )


def public_part(s: PortoCarthagoState, seat: int | None, deck: Deck) -> PortoCarthagoState:
    """Return the state with every secret taken out: money of others, unknown places of the deck.

    The cards of the top that the seat knows without their order stand sorted behind those whose place it knows. Who
    looks at the deck counts as having seen them all, since one after the other would tell where they lie.
    """
    draft: PortoCarthagoDraft = thaw(s)
    draft.cash = tuple(cash if other == seat else HIDDEN for other, cash in enumerate(s.cash))
    looking = 1 << deck.looker if deck.looker not in (NOTHING, seat) else 0
    masks = {card: mask | looking for card, mask in zip(s.top, s.looked, strict=True)}
    shown, secret = (*deck.placed, *deck.known), (HIDDEN,) * len(deck.hidden)
    came_up = s.top[deck.top_count + len(deck.fresh) :]
    behind = (HIDDEN,) * len(deck.fresh)
    draft.top = (*shown, *secret, *behind, *came_up)
    draft.looked = tuple(masks[card] if card >= 0 else HIDDEN for card in draft.top)
    draft.unknown = s.unknown | sum(1 << card for card in (*deck.hidden, *deck.fresh))
    return freeze(draft, PortoCarthagoState)


def sample_world(view: PortoCarthagoView, rng: Random) -> PortoCarthagoState:
    """Return a state that agrees with the view: the deck's unknown cards and the others' talents at random.

    Every way in which the unseen cards can lie is equally likely. Before the first income nobody has talents; later
    each amount up to 40 is equally likely, from the least that makes the present question possible (C6.7).
    """
    draft: PortoCarthagoDraft = thaw(view.public)
    if not view.over:
        draw_top(view, draft, rng)
        earned = has_earned(draft)
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
    count, masks = view.top_count, dict(zip(draft.top, draft.looked, strict=True))
    drawn = rng.sample(view.unseen, draft.top.count(HIDDEN))
    hidden = count - len(view.known_top) - len(view.known_in_top)
    rest, fresh = [*view.known_in_top, *drawn[:hidden]], iter(drawn[hidden:])
    rng.shuffle(rest)
    behind = tuple(next(fresh) if card == HIDDEN else card for card in draft.top[count:])
    draft.top = (*view.known_top, *rest, *behind)
    draft.looked = tuple(
        _seen_by(view, place) if card in drawn else masks[card] for place, card in enumerate(draft.top)
    )
    draft.unknown &= ~sum(1 << card for card in drawn)


def _seen_by(view: PortoCarthagoView, place: int) -> int:
    """Return who must have seen a card that this seat has not: the last scout, and the seat that looks now."""
    seats = {view.scout} - {NOTHING, view.seat} if place < view.top_count else set()
    decision = view.decision
    if isinstance(decision, Choice) and decision.kind == "order":
        seats.add(decision.seat)
    if isinstance(decision, Chance) and decision.kind == "look" and place < decision.data[0]:
        seats.add(decision.seat)
    return sum(1 << seat for seat in seats)
