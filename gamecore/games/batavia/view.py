"""What a seat may know of a Batavia game (B1.10 to B1.12)."""

from __future__ import annotations

from dataclasses import dataclass

from gamecore.games.batavia.majority import goals
from gamecore.games.batavia.menus import moving_companies
from gamecore.games.batavia.path import collected, crate_counts, crates, held_tiles, opened, target
from gamecore.games.batavia.pieces import LAST_OF_SHIP_TRACK
from gamecore.games.batavia.scoring import scores, warehouse_lines
from gamecore.games.batavia.state import (
    FULL_DECK,
    NO_CARDS,
    BataviaDraft,
    BataviaState,
    Cards,
    Counts,
    auctioneer,
    minus,
    threshold,
    together,
)
from gamecore.kernel.decision import Decision, Over
from gamecore.kernel.scores import Score
from gamecore.kernel.state import freeze, thaw
from gamecore.kernel.view import View


@dataclass(frozen=True, slots=True)
class BataviaView(View):
    """What one seat may know (``seat`` None: a spectator).

    Compositions are tuples of cards by company. ``hands`` and ``notes`` are None where they are secret. ``stock``,
    ``drawn_counts`` and ``drawn`` are what has been seen of the draw pile: what went into it when it was last
    shuffled, less what was turned up since; how many cards each seat has drawn from it since; and which of them
    this seat has drawn itself. From them follow ``unseen`` and ``draw_pool``.
    """

    players: int
    all_face_up: bool
    round: int
    pawn: int
    auctioneer: int
    leader: int
    die: int
    package: Cards
    bid: int
    bidder: int
    passed: tuple[bool, ...]
    pile_count: int
    discard_count: int
    discards: Cards
    hand_counts: Counts
    hands: tuple[Cards | None, ...]
    tables: tuple[Cards, ...]
    laying: Cards
    seals: Counts
    positions: Counts
    path: Counts
    owners: Counts
    cashed: tuple[bool, ...]
    gold: Counts
    notes: tuple[int | None, ...]
    destination: int
    stock: Cards
    drawn_counts: Counts
    drawn: Cards
    scores: tuple[Score, ...] | None
    public: BataviaState

    @property
    def cubes(self) -> Cards:
        """Return the laid-out cards of each company (B5.7)."""
        return together(self.tables)

    @property
    def laid_out(self) -> int:
        """Return the number of all laid-out cards."""
        return sum(self.cubes)

    @property
    def cannon(self) -> int:
        """Return the space of the cannon (B5.7)."""
        return min(self.laid_out, LAST_OF_SHIP_TRACK)

    @property
    def threshold(self) -> int:
        """Return how many laid-out cards bring the pirates (B8.1)."""
        return threshold(self.players)

    @property
    def opened(self) -> int:
        """Return how many spaces of the path are face up."""
        return opened(self.path)

    @property
    def crates(self) -> tuple[Counts, ...]:
        """Return whose crate stands on each square, by good and company; -1: nobody's (B6.6)."""
        return crates(self)

    @property
    def crate_counts(self) -> tuple[Counts, ...]:
        """Return how many crates each seat has in each warehouse, by good and seat."""
        return crate_counts(self)

    def tiles_of(self, seat: int) -> tuple[int, ...]:
        """Return a seat's uncashed tiles, in the order in which it took them."""
        return tuple(held_tiles(self, seat))

    def collected(self, seat: int) -> Cards:
        """Return how many uncashed tiles of each company a seat has."""
        return collected(self, seat)

    def target(self, seat: int, company: int) -> int:
        """Return the space of a company's next tile ahead of a seat, -1 if no open one lies there (B6.3)."""
        return target(self, seat, company)

    def reachable(self, seat: int) -> dict[int, int]:
        """Return the target of each seal that a seat could move with now (B6.2)."""
        return {company: target(self, seat, company) for company in moving_companies(self, seat)}

    def needs(self, seat: int) -> Cards | None:
        """Return how many cards would win each seal that counts; None if the seat may lay out anything (B5.4)."""
        wanted = goals(self, seat)
        return None if wanted.free else wanted.needs

    def warehouse_gold(self) -> Counts:
        """Return what each seat would get if the warehouses were scored now (B10.3 to B10.5)."""
        return tuple(sum(line.points for line in lines) for lines in warehouse_lines(self))

    @property
    def unseen(self) -> Cards:
        """Return the cards this seat cannot see: the draw pile and the other hands."""
        own = self.hands[self.seat] if self.seat is not None else None
        seen = together((*self.tables, self.laying, self.discards, self.package, own or NO_CARDS))
        return minus(FULL_DECK, seen)

    @property
    def draw_pool(self) -> Cards:
        """Return the cards that can lie in the draw pile, as far as this seat can know.

        They are unseen, and they went into the pile when it was last shuffled. Every choice of ``pile_count`` of
        them counts as equally likely: nothing is read into what others play, and who bought which cards is for
        the players to remember (B1.12).
        """
        return tuple(map(min, minus(self.stock, self.drawn), self.unseen))


def make_view(s: BataviaState, decision: Decision, seat: int | None) -> BataviaView:
    """Return what this seat may know; after the game everybody sees everything (B1.10, B1.11)."""
    over = isinstance(decision, Over)
    shown = tuple(over or seat == other for other in range(s.players))
    return BataviaView(
        seat=seat,
        players=s.players,
        all_face_up=s.all_face_up,
        decision=decision,
        round=s.round,
        pawn=s.pawn,
        auctioneer=auctioneer(s),
        leader=s.leader,
        die=s.die,
        package=s.package,
        bid=s.bid,
        bidder=s.bidder,
        passed=s.passed,
        pile_count=sum(s.pile),
        discard_count=sum(s.discards),
        discards=s.discards,
        hand_counts=tuple(map(sum, s.hands)),
        hands=tuple(hand if shown[other] else None for other, hand in enumerate(s.hands)),
        tables=s.tables,
        laying=s.laying,
        seals=s.seals,
        positions=s.positions,
        path=s.path,
        owners=s.owners,
        cashed=s.cashed,
        gold=s.gold,
        notes=tuple(notes if shown[other] else None for other, notes in enumerate(s.notes)),
        destination=s.destination,
        stock=s.stock,
        drawn_counts=tuple(map(sum, s.drawn)),
        drawn=NO_CARDS if seat is None else s.drawn[seat],
        scores=scores(s) if over else None,
        public=s if over else public_part(s, shown),
    )


def public_part(s: BataviaState, shown: tuple[bool, ...]) -> BataviaState:
    """Return the state with every secret taken out of it: other hands, their notes, the pile."""
    draft: BataviaDraft = thaw(s)
    draft.pile = NO_CARDS
    draft.hands = tuple(hand if shown[seat] else NO_CARDS for seat, hand in enumerate(s.hands))
    draft.drawn = tuple(cards if shown[seat] else NO_CARDS for seat, cards in enumerate(s.drawn))
    draft.notes = tuple(notes if shown[seat] else 0 for seat, notes in enumerate(s.notes))
    return freeze(draft, BataviaState)
