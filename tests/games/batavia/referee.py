"""A second Batavia, written from the rulebook alone: one straight course of play, in the order in which people play.

It shares no code with the engine. `Referee` knows all cards; its course is a generator that says who is asked what
and which answers are legal, takes the answer, and goes on. Plays are judged as a whole, by trying every selection
of the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import product

COMPANIES = ("england", "denmark", "france", "netherlands", "sweden")
WAREHOUSES = {
    "tea": (10, 5),
    "cotton": (11, 5),
    "porcelain": (12, 6),
    "silk": (13, 6),
    "ginger": (14, 7),
    "nutmeg": (15, 7),
    "pepper": (16, 8),
}
SETS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15}
Asked = tuple[str, int, set[str] | None]
"""What is asked, whom, and the legal answers; None where chance answers."""

Course = Generator[Asked, str, None]
Cards = Counter[str]


def cards_in(words: list[str]) -> Cards:
    """The cards of a text such as `england 2 sweden 1`."""
    return Counter({company: int(number) for company, number in zip(words[::2], words[1::2], strict=True)})


class Referee:
    """A table with all its pieces."""

    def __init__(self, players: int, all_face_up: bool) -> None:
        """Set up the table; tiles and cards come with the course."""
        self.players, self.seats = players, range(players)
        self.limit = 21 if players == 3 else 25
        self.open = 0
        self.first_open = 35 if all_face_up else 10
        self.path: dict[int, tuple[str, str]] = {}
        self.pile: Cards = Counter(dict.fromkeys(COMPANIES, 22))
        self.discards: Cards = Counter()
        self.package: Cards = Counter()
        self.hands: list[Cards] = [Counter() for _ in self.seats]
        self.tables: list[Cards] = [Counter() for _ in self.seats]
        self.notes, self.gold, self.places = [15] * players, [0] * players, [0] * players
        self.tiles: list[list[tuple[str, str]]] = [[] for _ in self.seats]
        self.squares: dict[tuple[str, str], int] = {}
        self.seals: dict[str, int] = {}
        self.pawn = self.winner_of_tile = -1
        self.round = 0
        self.moved_cards = False

    # The course of the game -------------------------------------------------------------------------------

    def course(self) -> Course:
        """The whole game: setup, rounds, final scoring."""
        yield from self.turn_tiles(self.first_open)
        for seat in self.seats:
            answer = yield "deal", seat, None
            self.take(seat, cards_in(answer.split()[1:]))
        while self.winner_of_tile < 0:
            self.round, self.moved_cards = self.round + 1, False
            start = yield from self.auction()
            for turn in self.seats:
                yield from self.action((start + turn) % self.players)
                self.pirates()
            if not self.moved_cards:
                break
        for seat in self.seats:
            self.tables[seat] += self.hands[seat]
            self.hands[seat] = Counter()
        for company in COMPANIES:
            self.compare(company)

    def turn_tiles(self, last: int) -> Course:
        """Turn up tiles as far as this space."""
        while self.open < last:
            answer = yield "tile", -1, None
            self.open += 1
            _, company, good = answer.split()
            self.path[self.open] = (company, good)

    def take(self, seat: int, cards: Cards) -> None:
        """Take cards from the pile into a hand."""
        assert cards <= self.pile
        self.pile -= cards
        self.hands[seat] += cards

    def draws(self, kind: str, seat: int, count: int, heap: Cards) -> Course:
        """Take cards from the pile to a heap; when it is empty and a card is needed, shuffle the discards."""
        while count:
            if not self.pile.total():
                self.pile, self.discards = self.discards, Counter()
            here = min(count, self.pile.total())
            if not here:
                break
            answer = yield kind, seat, None
            cards = cards_in(answer.split()[1:])
            assert cards.total() == here
            assert cards <= self.pile
            self.pile -= cards
            heap.update(cards)
            count -= here
            self.moved_cards = True

    # The auction ------------------------------------------------------------------------------------------

    def auction(self) -> Generator[Asked, str, int]:
        """Hold the auction; return the start player."""
        leader = 0 if self.pawn < 0 else self.pawn
        roll = yield "roll", leader, None
        yield from self.draws("turn", -1, int(roll.split()[1]), self.package)
        if not self.package.total():
            return self.pawn
        speakers = [(leader + step) % self.players for step in range(1, self.players + 1)]
        bid, bidder = 0, -1
        while speakers and speakers != [bidder]:
            speaker = speakers.pop(0)
            offers = {f"bid {amount}" for amount in range(bid + 1, self.notes[speaker] + 1)}
            answer = yield "bid", speaker, offers | {"pass"}
            if answer != "pass":
                bid, bidder = int(answer.split()[1]), speaker
                speakers.append(speaker)
        self.pawn = bidder if bid else leader
        if bid:
            self.hands[bidder] += self.package
            self.package = Counter()
            self.moved_cards = True
            receiver = bidder
            for _ in range(bid):
                receiver = (receiver + 1) % self.players
                if receiver == bidder:
                    receiver = (receiver + 1) % self.players
                self.notes[bidder] -= 1
                self.notes[receiver] += 1
        return self.pawn

    # One action -------------------------------------------------------------------------------------------

    def action(self, seat: int) -> Course:
        """Draw or play."""
        plays = list(self.plays(seat))
        answer = yield "action", seat, {"draw"} | {f"lay {name} {play[name]}" for play in plays for name in play}
        if answer == "draw":
            yield from self.draws("draw", seat, 2, self.hands[seat])
            return
        down: Cards = Counter()
        while answer != "done":
            _, company, count = answer.split()
            down[company] = int(count)
            fitting = [play for play in plays if all(play[name] == down[name] for name in down)]
            legal = {f"lay {name} {play[name]}" for play in fitting for name in play if name not in down}
            answer = yield "lay", seat, legal | ({"done"} if down in fitting else set())
        self.hands[seat] -= down
        self.tables[seat] += down
        self.moved_cards = True
        for company in down:
            self.compare(company)
        yield from self.move(seat)

    def plays(self, seat: int) -> Iterator[Cards]:
        """Every selection of the hand that may be laid out."""
        hand = self.hands[seat]
        free = any(owner == seat and self.helps(seat, company) for company, owner in self.seals.items())
        for counts in product(*(range(hand[company] + 1) for company in COMPANIES)):
            play = Counter({company: count for company, count in zip(COMPANIES, counts, strict=True) if count})
            if play and (free or any(self.leads(seat, company, play) for company in COMPANIES)):
                yield play

    def leads(self, seat: int, company: str, play: Cards) -> bool:
        """Whether this play brings the majority of a company that counts now."""
        mine = self.tables[seat][company] + play[company]
        ahead = all(mine > self.tables[other][company] for other in self.seats if other != seat)
        return ahead and self.helps(seat, company)

    def helps(self, seat: int, company: str) -> bool:
        """Whether a seal of this company lets a seat play: in the last round only one with a tile ahead."""
        return self.winner_of_tile < 0 or self.next_tile(seat, company) > 0

    def compare(self, company: str) -> None:
        """Give the seal of a company to whoever shows strictly the most of its cards."""
        counts = [self.tables[seat][company] for seat in self.seats]
        self.seals.pop(company, None)
        if sorted(counts)[-1] > sorted(counts)[-2]:
            self.seals[company] = counts.index(max(counts))

    def next_tile(self, seat: int, company: str) -> int:
        """The space of the nearest tile of a company ahead of a seat; 0 if there is none."""
        spaces = range(self.places[seat] + 1, 36)
        return next((n for n in spaces if n in self.path and self.path[n][0] == company), 0)

    def move(self, seat: int) -> Course:
        """Go to the nearest tile of a seal, or to the destination; then cash."""
        targets = {name: self.next_tile(seat, name) for name, owner in self.seals.items() if owner == seat}
        ahead = {f"move {company}" for company, space in targets.items() if space}
        answer = yield "move", seat, ahead or {"move destination"}
        if answer == "move destination":
            self.places[seat], self.winner_of_tile = 36, seat
            return
        space = targets[answer.split()[1]]
        self.places[seat] = space
        tile = self.path.pop(space)
        self.squares[tile] = seat
        new = tile[0] not in {company for company, _ in self.tiles[seat]}
        self.tiles[seat].append(tile)
        if space > self.open - 5:
            yield from self.turn_tiles(min(35, self.open + 5))
        if new:
            yield from self.cash(seat)

    def cash(self, seat: int) -> Course:
        """Cash one tile of each company, or keep them all."""
        answer = yield "cash", seat, {"cash", "keep"}
        if answer == "cash":
            firsts = {company: (company, good) for company, good in reversed(self.tiles[seat])}
            self.gold[seat] += SETS[len(firsts)]
            self.tiles[seat] = [tile for tile in self.tiles[seat] if tile not in firsts.values()]

    def pirates(self) -> None:
        """Let the pirates take the strongest companies if too many cards are laid out."""
        shown: Cards = sum(self.tables, Counter())
        if shown.total() >= self.limit:
            for company in [name for name in shown if shown[name] == max(shown.values())]:
                self.discards[company] += shown[company]
                self.seals.pop(company, None)
                for laid in self.tables:
                    del laid[company]
            self.moved_cards = True

    # The result -------------------------------------------------------------------------------------------

    def results(self) -> list[int]:
        """Everybody's gold after the final scoring."""
        gold = list(self.gold)
        for good, (alone, shared) in WAREHOUSES.items():
            crates = Counter(seat for (_, stored), seat in self.squares.items() if stored == good)
            leaders = [seat for seat in crates if crates[seat] == max(crates.values())]
            for seat in leaders:
                gold[seat] += alone if len(leaders) == 1 else shared
        richest = [seat for seat in self.seats if self.notes[seat] == max(self.notes)]
        for seat in richest:
            gold[seat] += 5 if len(richest) == 1 else 2
        for seat in self.seals.values():
            gold[seat] += 2
        if self.winner_of_tile >= 0:
            gold[self.winner_of_tile] += 4
        return gold
