"""Whole games, followed by a second Batavia that was written from the rulebook alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gamecore import Chance, Over
from gamecore.games.batavia.pieces import tile_name
from tests.games.batavia.referee import COMPANIES, Referee
from tests.games.batavia.table import GAME, SEATS

HABITS = {
    "any": {},
    "plays all": {"draw": 0.05, "done": 0.02, "pass": 0.2},
    "hoards": {"lay": 0.03, "bid": 0.1},
    "never plays": {"lay": 0.0, "bid": 0.02},
    "hurries": {"draw": 0.2, "done": 5.0, "keep": 0.2},
}
"""How often a seat does something, against 1 for everything else: so that rare things come up too."""

RARE = {"reshuffled", "nothing left", "no auction", "no bid", "stalemate", "pirates", "seal lost", "destination"}
Told = Counter[str]


def choose(legal: Any, weights: dict[str, float], rng: Random) -> Any:
    """One of the legal actions, by habit."""
    shares = [weights.get(str(action).split()[0], 1.0) for action in legal]
    return rng.choices(legal, shares)[0] if any(shares) else rng.choice(legal)


def follow(seats: int, all_face_up: bool, habit: str, seed: int) -> Told:
    """Play one game beside the referee; return how often each kind of event was told."""
    rng, state = Random(f"{seats} {all_face_up} {habit} {seed}"), GAME.start(seats, all_face_up=all_face_up)
    referee, told = Referee(seats, all_face_up), Counter[str]()
    course = referee.course()
    expected = next(course)
    while not isinstance(decision := GAME.decision(state), Over):
        kind, seat, answers = expected
        assert (decision.kind, decision.seat) == (kind, seat)
        legal = GAME.legal(state)
        if answers is None:
            assert isinstance(decision, Chance)
            action = GAME.sample(state, rng)
        else:
            assert set(map(str, legal)) == answers, (GAME.dump(state), answers)
            action = choose(legal, HABITS[habit], rng)
        step = GAME.apply(state, action)
        state = step.state
        told.update(event.kind for event in step.events)
        expected = next_of(course, str(action))
        assert same(referee, state), (str(action), GAME.dump(state))
    assert expected is None
    totals = [score.total for score in GAME.scores(state)]
    assert totals == referee.results()
    assert decision.winners == tuple(each for each in range(seats) if totals[each] == max(totals))
    return told


def next_of(course: Any, answer: str) -> Any:
    """What the referee asks next; None after the end."""
    try:
        return course.send(answer)
    except StopIteration:
        return None


def counted(cards: Any) -> tuple[int, ...]:
    """The referee's cards in the order of the companies."""
    return tuple(cards[company] for company in COMPANIES)


def same(referee: Referee, state: Any) -> bool:
    """Whether referee and engine have everything in the same place; what is being laid out counts as in the hand."""
    asked = GAME.decision(state)
    hands = [list(hand) for hand in state.hands]
    if not isinstance(asked, Over) and asked.kind == "lay":
        hands[asked.seat] = [held + laid for held, laid in zip(hands[asked.seat], state.laying, strict=True)]
    tiles = [
        [tile_name(tile) for n, tile in enumerate(state.path) if state.owners[n] == seat and not state.cashed[n]]
        for seat in referee.seats
    ]
    lying = {n: tile_name(tile) for n, tile in enumerate(state.path, 1) if tile >= 0 and state.owners[n - 1] < 0}
    squares = {tile_name(tile): owner for tile, owner in zip(state.path, state.owners, strict=True) if owner >= 0}
    engine = (hands, state.tables, state.pile, state.discards, state.package, state.notes, state.gold)
    book = (
        [list(counted(hand)) for hand in referee.hands],
        tuple(map(counted, referee.tables)),
        *map(counted, (referee.pile, referee.discards, referee.package)),
        tuple(referee.notes),
        tuple(referee.gold),
    )
    board = (state.positions, state.destination, state.pawn, tiles, lying, squares)
    placed = (
        tuple(referee.places),
        referee.winner_of_tile,
        referee.pawn,
        [[" ".join(tile) for tile in held] for held in referee.tiles],
        {space: " ".join(tile) for space, tile in referee.path.items()},
        {" ".join(tile): seat for tile, seat in referee.squares.items()},
    )
    seals = tuple(referee.seals.get(company, -1) for company in COMPANIES)
    return engine == book and board == placed and seals == state.seals


@pytest.mark.parametrize("all_face_up", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_agree_on_every_answer_and_every_piece(seats: int, all_face_up: bool) -> None:
    told = sum((follow(seats, all_face_up, habit, seed) for habit in HABITS for seed in range(2)), Counter[str]())
    assert {kind for kind in RARE if not told[kind]} == set()
