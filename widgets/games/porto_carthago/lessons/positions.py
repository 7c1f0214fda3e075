"""Positions for the lesson, written by hand: only what matters is named, the rest is sensible.

`at("porter A1", hands={0: "wine"}, docks={0: "Rome-II"})` asks Ana what the porter on A1 carries. The first word is
what is asked; after it comes the action space, or what else the question needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import gamecore
from gamecore.games.porto_carthago.pieces import (
    BLOCKED_AT_START,
    DISCS_PER_GOOD,
    GOODS,
    LAPS,
    MARKET_SPACES,
    SERVANTS,
    SHIP_COUNT,
    SHIP_NAMES,
    SLOTS,
    SPACE_COSTS,
    SPACE_NUMBER,
    SPACES,
)
from widgets.games.porto_carthago.lessons.pending import pending

Data = dict[str, Any]
By = Mapping[int, Any]

LAYOUT = "porter merchant porter loadmaster aristocrat captain"
DOCKS_OF = {1: "Greece-I", 2: "Iberia-II", 3: "Phoenicia-I", 4: "Etruria-II"}
HANDS_OF = {1: "oil", 2: "grain", 3: "ivory", 4: "purple"}
MARKET = {3: "grain oil purple wine", 4: "grain ivory oil purple wine wine", 5: "grain ivory oil purple wine wine"}
BERTHS = {
    "Egypt-I": "S05",
    "Greece-I": "S12",
    "Iberia-I": "S18",
    "Phoenicia-I": "S24",
    "Rome-I": "S26",
    "Etruria-I": "S08",
    "Rome-II": "S30",
    "Greece-II": "S14",
}
USUAL_BERTHS = (0, 5, 7, 8, 8, 8)
"""How many of these ships lie in the harbour after each phase 1, if nothing else is said."""

SHUFFLED = tuple(SHIP_NAMES[(7 * n + 2) % SHIP_COUNT] for n in range(SHIP_COUNT))

NEW_SHIPS = "S13 S01 S28 S10 S07"
NEW_ROW = "; ".join(f"ship {card}" for card in NEW_SHIPS.split())
"""A new row 2, dealt from a deck that begins with `NEW_SHIPS`."""

LAY = "lay porter merchant captain loadmaster aristocrat porter"
"""The action cards of a new decade."""

FULL_HARBOUR: dict[str, Any] = {
    "decade": 3,
    "ships": {
        "Egypt-I": "S02",
        "Egypt-II": "S05",
        "Etruria-I": "S06",
        "Etruria-II": "S07",
        "Greece-I": "S12",
        "Greece-II": "S14",
        "Iberia-I": "S18",
        "Iberia-II": "S19",
        "Phoenicia-I": "S24",
        "Phoenicia-II": "S25",
        "Rome-I": "S29",
        "Rome-II": "S30",
    },
    "row_1": "S01 S04 S09 S10 S13 S15",
    "row_2": "S16 S20 S21 S23 S27 S28",
}
"""With five players and six privileges kept, no card is left in the deck."""


def at(asked: str, seats: int = 4, **fields: Any) -> Callable[[], Data]:
    """A position that is built when it is needed; see `Harbour` for the fields."""
    return lambda: Harbour(asked, seats, **fields).data()


def beginning() -> Data:
    """The position of four players before anything is drawn."""
    game = gamecore.load("porto_carthago")
    return game.dump(game.start(4))


@dataclass(frozen=True)
class Harbour:
    """A position in a few words. Servants not named are in supply, goods in the bag, cards in the deck.

    What happened before is plausible: as many ships have entered as the decade says, and those that are neither in a
    berth nor kept as a privilege lie under the deck. Each of them, and each of the `voyages`, may have brought a
    trade point; those that nobody is given here go to the seats after the first.

    By seat: `docks`, `hands` (goods in the warehouse), `slots` (open ones), `light` and `pray` (servants in
    lighthouse and temple), `used` (action spaces paid for in this decade), `keeps` (privileges), `last` (servants on
    the last palace space). Seats in a row: `charter` (`-` for nobody), `palace`, `path`. Cards: `row_1`, `row_2` (`-`
    for a gap), `top` (seen by the first seat), `deck` (what may come next), `under` (the first ones under the deck);
    `gone` says how many lie there. `later` is who chooses later in the lighthouse: `1:2` is seat 1 with two ships.
    """

    asked: str
    seats: int = 4
    seat: int = 0
    start: int = 0
    decade: int = 2
    lap: int = 2
    cash: By = field(default_factory=dict)
    points: By = field(default_factory=dict)
    docks: By = field(default_factory=dict)
    ships: Mapping[str, str] = field(default_factory=dict)
    goods: Mapping[str, str] = field(default_factory=dict)
    hands: By = field(default_factory=dict)
    slots: By = field(default_factory=dict)
    light: By = field(default_factory=dict)
    pray: By = field(default_factory=dict)
    used: By = field(default_factory=dict)
    keeps: By = field(default_factory=dict)
    last: By = field(default_factory=dict)
    charter: str = ""
    palace: str = ""
    path: str = ""
    row_1: str = ""
    row_2: str = ""
    top: str = ""
    deck: str = ""
    under: str = ""
    market: str = ""
    sales: int = 0
    layout: str = LAYOUT
    voyages: int = 0
    gone: int = -1
    later: str = ""

    def data(self) -> Data:
        """The position as the game writes it."""
        return {**self._course(), **self._servants(), **self._wares(), **self._cards()}

    def _course(self) -> Data:
        """Where the game stands."""
        kind = self.asked.split()[0]
        order = [(self.start + n) % self.seats for n in range(self.seats)]
        early = self.setting or self.guiding or kind == "cards"
        last = kind == "final" or (early and self.decade > 1)
        lap = LAPS if last else 1 if early else self.lap
        return {
            "players": self.seats,
            "start_player": self.start,
            "decade": self.decade,
            "action_round": lap,
            "action_cards": [] if self.setting or (kind == "cards" and self.decade == 1) else self.layout.split(),
            "merchant_sales": self.sales,
            "pending": pending(self.asked, order, self.seat, self.lap, self.later),
        }

    # Servants ------------------------------------------------------------------------------------------

    def _servants(self) -> Data:
        """Servants, money and trade points."""
        seats = range(self.seats)
        return {
            "talents": [self.cash.get(seat, 0 if self.setting else 8 + seat) for seat in seats],
            "trade_points": self._points(),
            "supply": [self._supply(seat) for seat in seats],
            "blocked_slots": [SLOTS - self._open(seat) for seat in seats],
            "servants_on_cards": [self._on_cards(seat) for seat in seats],
            "lighthouse": [self.light.get(seat, 0) for seat in seats],
            "temple": [self.pray.get(seat, 0) for seat in seats],
            "charter_ships": self._charter_ships(),
            "owners": self.owners,
            "palace": [*map(int, self.palace.split())],
            "last_palace_space": [self.last.get(seat, 0) for seat in seats],
            "intrigue": [*map(int, self.path.split())],
            "intrigue_seats": [0] * self.seats,
        }

    def _open(self, seat: int) -> int:
        return int(self.slots.get(seat, SLOTS - BLOCKED_AT_START))

    def _supply(self, seat: int) -> int:
        """The servants who are nowhere else."""
        standing = f"{self.charter} {self.palace} {self.path}".split().count(str(seat))
        busy = self.light.get(seat, 0) + self.pray.get(seat, 0) + self.last.get(seat, 0) + standing
        busy += sum(self._on_cards(seat).values()) + 2 * [*self.owners.values()].count(seat)
        return int(SERVANTS - (SLOTS - self._open(seat)) - busy)

    def _on_cards(self, seat: int) -> dict[str, int]:
        """Servants on the action cards; a card in use is paid for."""
        now = [word for word in self.asked.split() if word in SPACES] if seat == self.seat else []
        counts: Counter[str] = Counter()
        for space in [*self.used.get(seat, "").split(), *now]:
            counts[space] += SPACE_COSTS[SPACE_NUMBER[space]]
        return dict(counts)

    def _charter_ships(self) -> list[int]:
        aboard = [-1 if word == "-" else int(word) for word in self.charter.split()]
        return [*aboard, *([-1] * (self.seats - len(aboard)))]

    @cached_property
    def owners(self) -> dict[str, int]:
        """Who owns which dock; the others have one each unless they are named."""
        usual = {seat: dock for seat, dock in DOCKS_OF.items() if seat < self.seats and not self.setting}
        owned: dict[str, int] = {}
        for seat, names in [*self.docks.items(), *((seat, usual[seat]) for seat in usual if seat not in self.docks)]:
            for name in names.split():
                owned.setdefault(name, seat)
        return owned

    def _points(self) -> list[int]:
        """Trade points: those named, and what is left over among the others."""
        left = max(self.away, 0) + len(self.kept) + self.voyages - len(self.path.split()) - sum(self.points.values())
        if left < 0:
            raise ValueError(f"{-left} trade points more than loads and voyages can have brought")
        others = [seat for seat in range(1, self.seats) if seat not in self.points]
        shared = {seat: left // len(others) + (n < left % len(others)) for n, seat in enumerate(others)}
        return [self.points.get(seat, shared.get(seat, 0)) for seat in range(self.seats)]

    # Goods ---------------------------------------------------------------------------------------------

    def _wares(self) -> Data:
        """Where the goods are."""
        usual = {} if self.setting else HANDS_OF
        hands = [self.hands.get(seat, usual.get(seat, "")).split() for seat in range(self.seats)]
        offer = (self.market or MARKET[self.seats]).split()[: MARKET_SPACES[self.seats] - self.sales]
        out = Counter([*(good for each in hands for good in each), *offer, *self.goods.values()])
        return {
            "warehouses": [dict(Counter(each)) for each in hands],
            "goods": dict(self.goods),
            "market": dict(Counter(offer)),
            "bag": {good: DISCS_PER_GOOD - out[good] for good in GOODS},
        }

    # Ship cards ----------------------------------------------------------------------------------------

    @property
    def setting(self) -> bool:
        """Whether docks and goods of the setup are being chosen."""
        return self.asked in ("first", "good", "second")

    @property
    def guiding(self) -> bool:
        """Whether the ships of this decade are still entering."""
        return self.asked.startswith("lighthouse")

    @cached_property
    def kept(self) -> list[str]:
        """All privileges that are kept."""
        return " ".join(self.keeps.values()).split()

    @cached_property
    def named(self) -> list[str]:
        """All cards that are named somewhere."""
        rows = f"{self.row_1} {self.row_2} {self.top} {self.deck} {self.under}".split()
        return [*self.ships.values(), *self.kept, *rows]

    @cached_property
    def berths(self) -> dict[str, str]:
        """The ships in the berths: the usual ones unless a dock or a card is named. An empty name means no ship."""
        phases = self.decade - (self.guiding or self.setting)
        count = min(USUAL_BERTHS[phases], phases * (self.seats + 1))
        usual = {dock: card for dock, card in [*BERTHS.items()][:count] if card not in self.named}
        return {dock: card for dock, card in {**usual, **self.ships}.items() if card}

    @cached_property
    def rows(self) -> tuple[list[str | None], list[str | None]]:
        """Both rows; cards that are not named are taken from the spare ones."""
        spare = iter(self._spare)
        places = self.seats + 1
        words = [row.split() or [next(spare) for _ in range(places)] for row in (self.row_1, self.row_2)]
        first, second = ([None if card == "-" else card for card in row] for row in words)
        return first + [None] * (places - len(first)), second + [None] * (places - len(second))

    @property
    def _spare(self) -> list[str]:
        return [card for card in SHUFFLED if card not in {*self.named, *self.berths.values()}]

    @cached_property
    def away(self) -> int:
        """How many cards have gone under the deck so far."""
        if self.gone >= 0:
            return self.gone
        waiting = sum(card is not None for card in self.rows[0]) if self.guiding else 0
        entered = (self.decade - self.setting) * (self.seats + 1) - waiting
        return entered - len(self.berths) - len(self.kept) + self.voyages

    def _cards(self) -> Data:
        """Where the ship cards are."""
        seen = self.top.split()
        open_cards = {*self.rows[0], *self.rows[1], *self.berths.values(), *self.kept, *seen}
        first, coming = self.under.split(), self.deck.split()
        rest = [card for card in SHUFFLED if card not in {*open_cards, *first, *coming}]
        lowest = [*first, *rest[: max(self.away - len(first), 0)]]
        return {
            "ships": self.berths,
            "row_1": self.rows[0],
            "row_2": self.rows[1],
            "privileges": [self.keeps.get(seat, "").split() for seat in range(self.seats)],
            "deck": {
                "top": seen,
                "scout": 0 if seen and not self.asked.startswith("order") else -1,
                "seen_by": [[0] for _ in seen],
                "unknown": [*coming, *(card for card in rest if card not in lowest)],
                "bottom": lowest,
                "turned_up": None,
            },
        }
