"""Batavia's odds once more, by counting cases: slow, straightforward, and through the engine's own rules.

Warehouses are paid by the engine's scoring after every way in which the tiles can be taken. The cards that others lay
out are gone through one action after the other, and the engine's pirates strike. The next action is chosen among all
that the engine's majorities allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from typing import Any

import gamecore
from gamecore import Action
from gamecore.games.batavia.actions import Done
from gamecore.games.batavia.majority import needed
from gamecore.games.batavia.pieces import CASHING, GOODS, company_of, good_of
from gamecore.games.batavia.scoring import warehouse_lines
from gamecore.games.batavia.state import BataviaDraft, BataviaState, Cards, minus, plus
from gamecore.games.batavia.turn import PIRATES, pirates
from gamecore.games.batavia.turn_play import answer_done
from gamecore.kernel.state import freeze, replaced, thaw

GAME = gamecore.load("batavia")
Law = dict[Any, Fraction]
NOWHERE = -1


def law_of(counted: Counter[Any]) -> Law:
    """Return probabilities that add up to 1."""
    total = sum(counted.values())
    return {outcome: Fraction(count) / total for outcome, count in counted.items() if count}


def mean(law: Law) -> Fraction:
    """Return the mean of a law."""
    return sum((outcome * chance for outcome, chance in law.items()), Fraction(0))


def compositions(cards: int, kinds: int = 5) -> Iterator[Cards]:
    """Yield every way to part so many cards among companies."""
    if kinds == 1:
        yield (cards,)
        return
    for first in range(cards + 1):
        for rest in compositions(cards - first, kinds - 1):
            yield (first, *rest)


# Warehouses -----------------------------------------------------------------------------------------------------


def seen_path(state: BataviaState) -> list[int]:
    """Return the path with the face-down tiles put on its last spaces in any order: they lie ahead of everybody."""
    hidden = [tile for tile in range(35) if tile not in state.path]
    return [tile if tile >= 0 else hidden.pop() for tile in state.path]


def gains_of_tiles(state: BataviaState, seat: int, taken: tuple[int, ...]) -> Law:
    """Return what taking these tiles brings in the warehouses, on the same fate of all others of their goods."""
    draft: BataviaDraft = thaw(state)
    draft.path = path = tuple(seen_path(state))
    law: Law = {0: Fraction(1)}
    for good in sorted({good_of(tile) for tile in taken}):
        spaces = [n for n, tile in enumerate(path) if good_of(tile) == good and state.owners[n] < 0]
        ways = [[*(other for other, at in enumerate(state.positions) if at <= n), NOWHERE] for n in spaces]
        counted: Counter[int] = Counter()
        for fate in product(*ways):
            pays = []
            for mine in (True, False):
                owners = list(state.owners)
                for n, owner in zip(spaces, fate, strict=True):
                    owners[n] = seat if mine and path[n] in taken else owner
                draft.owners = tuple(owners)
                lines = warehouse_lines(draft)[seat]
                pays.append(sum(line.points for line in lines if line.facts["good"] == GOODS[good]))
            counted[pays[0] - pays[1]] += 1
        law = add(law, law_of(counted))
    return law


def add(one: Law, two: Law) -> Law:
    """Return the law of the sum of independent numbers."""
    counted: Counter[Any] = Counter()
    for (a, chance), (b, other) in product(one.items(), two.items()):
        counted[a + b] += chance * other  # type: ignore[assignment]
    return dict(counted)


def tile_gains(state: BataviaState, seat: int, tiles: tuple[int, ...]) -> Law:
    """Return what tiles bring: what they add to the set as it stands, and to the warehouses."""
    before = {
        company_of(state.path[n]) for n, owner in enumerate(state.owners) if owner == seat and not state.cashed[n]
    }
    after = before | {company_of(tile) for tile in tiles}
    more = CASHING[len(after)] - CASHING[len(before)]
    return {gold + more: chance for gold, chance in gains_of_tiles(state, seat, tiles).items()}


# Pirates through the engine ---------------------------------------------------------------------------------------


def struck(draft: BataviaDraft) -> tuple[int, ...]:
    """Let the engine's pirates check the table; return whom they plundered."""
    before = draft.discards
    pirates(draft, PIRATES)
    return tuple(company for company in range(5) if draft.discards[company] != before[company])


def strikes(state: BataviaState, unseen: Cards, rivals: list[int]) -> Law:
    """Return whom the pirates plunder first while these rivals act once each, action after action.

    Every unseen card is as likely as another to be laid out.
    """
    hands = [sum(state.hands[seat]) for seat in rivals]
    counted: Counter[Any] = Counter()

    def go_on(tables: tuple[Cards, ...], left: Cards, turn: int, chance: Fraction) -> None:
        if turn == len(rivals):
            counted[()] += chance  # type: ignore[assignment]
            return
        for number in range(4):
            cards = min(number, hands[turn])
            total = comb(sum(left), cards)
            for laid in compositions(cards):
                ways = prod(comb(count, more) for count, more in zip(left, laid, strict=True))
                if not ways:
                    continue
                after = replaced(tables, rivals[turn], plus(tables[rivals[turn]], laid))
                draft: BataviaDraft = thaw(state)
                draft.tables, draft.discards = after, (0,) * 5
                share = chance * Fraction(ways, 4 * total)
                if victims := struck(draft):
                    counted[victims] += share  # type: ignore[assignment]
                else:
                    go_on(after, minus(left, laid), turn + 1, share)

    go_on(state.tables, unseen, 0, Fraction(1))
    return dict(counted)


# The gain of this action and the next ------------------------------------------------------------------------------


class ByHand:
    """The gain of one seat's draw, play or move at a decision, worked out case by case, in gold."""

    def __init__(self, state: BataviaState) -> None:
        self.start = state
        self.seat = GAME.decision(state).seat
        self.tiles: Callable[..., Law] = cache(lambda tiles: tile_gains(state, self.seat, tiles))
        gone = 7 if state.destination >= 0 else 7 - (35 - max(state.positions)) // 5
        self.seal = Fraction(2 * gone, 7)

    def play(self, actions: tuple[Action, ...], first: int | None) -> Law:
        """Return the gain of these actions and of moving with this company; None: to the destination."""
        start, seat = self.start, self.seat
        down = self.laid(actions)
        target = 36 if first is None else GAME.view(down, seat).target(seat, first)
        now = () if first is None else (start.path[target - 1],)
        spent = sum(start.hands[seat]) - sum(down.hands[seat]) + sum(start.laying)
        law = self.going_on(down, GAME.view(start, seat).unseen, target, now)
        return {gold - Fraction(spent, 2): chance for gold, chance in law.items()}

    def laid(self, actions: tuple[Action, ...]) -> BataviaState:
        """Return the state with the cards down and the seals compared, before anybody moves."""
        state = self.start
        for action in actions:
            if not isinstance(action, Done):
                state = GAME.apply(state, action).state
                continue
            draft: BataviaDraft = thaw(state)
            answer_done(draft, state.pending[-1], action)
            draft.pending = state.pending
            state = freeze(draft, BataviaState)
        return state

    def draw(self) -> Law:
        """Return the gain of drawing the next cards of the pile, all cards it may hold equally likely."""
        start, seat = self.start, self.seat
        view = GAME.view(start, seat)
        assert view.pile_count >= 2
        counted: Counter[Any] = Counter()
        for drawn in compositions(2):
            ways = prod(comb(count, more) for count, more in zip(view.draw_pool, drawn, strict=True))
            if ways:
                draft: BataviaDraft = thaw(start)
                draft.hands = replaced(start.hands, seat, plus(start.hands[seat], drawn))
                law = self.going_on(freeze(draft, BataviaState), minus(view.unseen, drawn), start.positions[seat], ())
                for gold, chance in law.items():
                    counted[gold + 1] += ways * chance
        return law_of(counted)

    def going_on(self, state: BataviaState, unseen: Cards, position: int, now: tuple[int, ...]) -> Law:
        """Return the gain from here: pirates now and later, and the best next action unless this is the last round."""
        start, seat = self.start, self.seat
        last = start.destination >= 0 or position == 36
        rivals = [(seat + n) % start.players for n in range(1, start.players)]
        if last:
            rivals = rivals[: (start.leader - seat - 1) % start.players]
        draft: BataviaDraft = thaw(state)
        struck(draft)
        state = freeze(draft, BataviaState)
        counted: Counter[Any] = Counter()
        for companies, chance in strikes(state, unseen, rivals).items():
            draft = thaw(state)
            draft.tables = tuple(without(cards, companies) for cards in state.tables)
            draft.seals = tuple(-1 if company in companies else owner for company, owner in enumerate(state.seals))
            seals = self.seal * (draft.seals.count(seat) - start.seals.count(seat))
            taken = {Fraction(4): Fraction(1)} if position == 36 else self.tiles(now)
            for gold, share in (taken if last else self.best_next(draft, position, now)).items():
                counted[gold + seals] += share * chance
        return dict(counted)

    def best_next(self, t: BataviaDraft, position: int, now: tuple[int, ...]) -> Law:
        """Return the gain of the best next action: drawing two cards, or one company's tile with the fewest cards."""
        hand, taken = t.hands[self.seat], self.tiles(now)
        choices = [{gold + 1: chance for gold, chance in taken.items()}]
        ahead = [self.next_tiles(position, company) for company in range(5)]
        needs = [0 if owner == self.seat else needed(t, self.seat, company) for company, owner in enumerate(t.seals)]
        playable = [company for company in range(5) if any(hand) and needs[company] <= hand[company]]
        for company in playable:
            besides = (self.seal if needs[company] else 0) - Fraction(max(1, needs[company]), 2)
            parts: Counter[Any] = Counter()
            for tile in ahead[company]:
                for gold, chance in self.tiles(tuple(sorted((*now, tile)))).items():
                    parts[gold + besides] += chance / len(ahead[company])  # type: ignore[assignment]
            if parts:
                choices.append(dict(parts))
        if playable and not any(ahead[company] for company in playable):
            return {gold + 4 - Fraction(1, 2): chance for gold, chance in taken.items()}
        return max(choices, key=mean)

    def next_tiles(self, position: int, company: int) -> tuple[int, ...]:
        """Return the tiles that may be a company's next one behind this space."""
        start = self.start
        for n in range(position, 35):
            tile = start.path[n]
            if tile >= 0 and company_of(tile) == company and start.owners[n] < 0:
                return (tile,)
        return tuple(tile for tile in range(35) if company_of(tile) == company and tile not in start.path)


def without(cards: Cards, companies: tuple[int, ...]) -> Cards:
    """Return laid-out cards after pirates took those of these companies."""
    return tuple(0 if company in companies else count for company, count in enumerate(cards))
