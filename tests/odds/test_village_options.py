"""The odds of Village's options agree with its coach, and with counting all cases through the engine."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from gamecore import Action, Chance, Choice, Over
from gamecore.games.village.actions import Done, Pass, Pray, Skip, Take, Well
from gamecore.games.village.coach import Ahead, after_turn, look_ahead, sure_worth, worth
from gamecore.games.village.odds_options import option_odds
from gamecore.games.village.odds_results import ASSUMPTIONS
from gamecore.games.village.odds_turn import kind_of
from gamecore.games.village.pieces import BAG
from gamecore.games.village.port_actions import Load
from gamecore.games.village.state import VillageState
from gamecore.odds.option import OptionOdds
from tests.odds import village_positions
from tests.odds.told import check_told
from tests.odds.village_positions import GAME, game_of, reached

KINDS = (
    *("turn", "harvest", "family", "crafts", "travel", "council", "church", "choose", "produce", "sale", "pay"),
    *("cubes", "goods", "privilege", "death", "ransom", "climb"),
)
MORE_KINDS = {"inn": 1, "rest": 1, "friend": 1, "clear": 1, "voyage": 2, "load": 2, "sail": 2, "island": 2, "reveal": 4}
MODULES = {**dict.fromkeys(KINDS, 0), **MORE_KINDS}
EVERY_KIND = tuple(MODULES)
Law = dict[Fraction, Fraction]
CHEST = Load("chest")


def after(state: VillageState, action: Action) -> VillageState:
    """Return the state after an action."""
    return GAME.apply(state, action).state


def odds_of(state: VillageState) -> tuple[OptionOdds, ...]:
    """Return the odds of all legal actions for the seat that is asked."""
    return option_odds(GAME.view(state, GAME.decision(state).seat), GAME.legal(state), after)


def leaves(state: VillageState) -> dict[Action, Ahead]:
    """Return where the asked seat's own best answers lead after each legal action."""
    return look_ahead(GAME.view(state, GAME.decision(state).seat), GAME.legal(state), after)


def check(odds: OptionOdds, law: Law) -> None:
    """Compare a whole distribution with another one, which may lie higher or lower by what it is compared with."""
    told = odds.distribution.probabilities()
    shift = min(told) - min(law)
    assert told == {points + shift: chance for points, chance in law.items()}, str(odds.action)
    assert odds.pays == sum(chance for points, chance in told.items() if points > 0)
    assert odds.expected == sum(points * chance for points, chance in told.items())
    square = sum((points - odds.expected) ** 2 * chance for points, chance in told.items())
    assert odds.deviation == pytest.approx(float(square) ** 0.5)


# Every decision -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_every_decision_has_odds_for_every_action(kind: str) -> None:
    for state in reached(kind, 6, MODULES[kind]):
        check_told(odds_of(state), GAME.legal(state), ASSUMPTIONS)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_the_coach_and_the_odds_count_the_same(kind: str) -> None:
    for state in reached(kind, 9, MODULES[kind]):
        view, legal = GAME.view(state, GAME.decision(state).seat), GAME.legal(state)
        worths = GAME.appraise(view, legal)
        nothing = [worths[action] for action in legal if isinstance(action, Skip | Done | Pass)]
        for each in odds_of(state):
            own = kind_of(each.action) or each.action
            others = [worths[action] for action in legal if (kind_of(action) or action) != own]
            against = nothing[0] if nothing else max(others, default=worths[each.action])
            assert float(each.expected) == pytest.approx(worths[each.action] - against, abs=0.008)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_the_coach_recommends_what_the_odds_say_brings_most(kind: str) -> None:
    for state in reached(kind, 9, MODULES[kind]):
        view, legal = GAME.view(state, GAME.decision(state).seat), GAME.legal(state)
        worths = GAME.appraise(view, legal)
        means = {each.action: each.expected for each in odds_of(state)}
        best = max(legal, key=lambda action: worths[action])
        assert float(means[best]) == pytest.approx(float(max(means.values())), abs=0.008)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_odds_need_no_secret_of_others(kind: str) -> None:
    for number, state in enumerate(reached(kind, 4, MODULES[kind])):
        other = GAME.sample_world(GAME.view(state, GAME.decision(state).seat), Random(number))
        assert GAME.legal(other) == GAME.legal(state)
        assert odds_of(other) == odds_of(state)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_a_spectator_gets_odds_too(kind: str) -> None:
    for state in reached(kind, 4, MODULES[kind]):
        found = option_odds(GAME.view(state, None), GAME.legal(state), after)
        assert [each.action for each in found] == list(GAME.legal(state))
        assert all(0 <= each.pays <= 1 for each in found)
        if not (state.life_goals or state.port):
            assert found == odds_of(state)


def test_the_game_tells_the_odds() -> None:
    state = reached("turn", 1)[0]
    view = GAME.view(state, GAME.decision(state).seat)
    assert GAME.has_odds
    assert GAME.option_odds(view, GAME.legal(state)) == odds_of(state)
    assert GAME.option_odds(view, ()) == ()


@pytest.mark.parametrize("seed", range(9, 17))
def test_whole_games_have_odds_wherever_they_stand(seed: int) -> None:
    for state in game_of(seed)[::4]:
        if isinstance(GAME.decision(state), Choice):
            assert len(odds_of(state)) == len(GAME.legal(state))
        for seat in range(state.players):
            steps = 20 * sure_worth(state, seat)
            assert steps == pytest.approx(round(steps), abs=1e-6)


def test_every_assumption_is_used_somewhere() -> None:
    used: set[str] = set()
    for states in village_positions.games():
        for state in states:
            if isinstance(GAME.decision(state), Choice) and not is_plain(state):
                used |= {name for each in odds_of(state) for name in each.assumptions}
        if used == set(ASSUMPTIONS):
            return


def is_plain(state: VillageState) -> bool:
    """Return whether this is one of the many turns with nothing else to do than to take a cube."""
    plain = all(isinstance(action, Take | Well) for action in GAME.legal(state))
    return plain and state.ended_by < 0 and len(GAME.legal(state)) > 5


@pytest.mark.parametrize("kind", ["harvest", "family", "crafts", "travel", "council", "sale", "climb"])
def test_leaving_it_out_is_what_the_others_are_compared_with(kind: str) -> None:
    for state in reached(kind, 6):
        told = next(each for each in odds_of(state) if isinstance(each.action, Skip | Done | Pass))
        assert told.expected == 0


# Chance, counted by hand ----------------------------------------------------------------------------------------


def drawn_by_hand(state: VillageState, seat: int) -> Law:
    """Return what a seat's members in the bag bring at the next mass: every set of four pieces in turn."""
    pieces = [owner for owner, row in enumerate(state.where) for place in row if place == BAG] + [-1] * 4
    later = Fraction(0) if state.ended_by >= 0 else Fraction(6, 5)
    sets = list(combinations(pieces, 4))
    law: Law = defaultdict(Fraction)
    for each in sets:
        inside = each.count(seat)
        law[2 * inside + later * (pieces.count(seat) - inside)] += Fraction(1, len(sets))
    return dict(law)


@pytest.mark.parametrize("number", range(30))
def test_praying_equals_every_draw_of_the_next_mass(number: int) -> None:
    state = reached("church", 30, each=2)[number]
    seat = GAME.decision(state).seat
    ends = leaves(state)
    for odds in odds_of(state):
        if isinstance(odds.action, Pray):
            check(odds, drawn_by_hand(ends[odds.action].state, seat))


def mass_by_hand(state: VillageState, seat: int) -> Law:
    """Return what a mass brings a seat: nobody else buys or moves up, the seat buys and moves up as is best."""
    decision = GAME.decision(state)
    if not any(entry.kind == "majority" for entry in state.pending) or isinstance(decision, Over):
        later = Fraction(0) if state.ended_by >= 0 else Fraction(6, 5)
        return {Fraction(round(20 * sure_worth(state, seat)), 20) + later * state.where[seat].count(BAG): Fraction(1)}
    if isinstance(decision, Chance):
        law: Law = defaultdict(Fraction)
        outcomes = GAME.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            for points, chance in mass_by_hand(after(state, action), seat).items():
                law[points] += chance * Fraction(weight, total)
        return law
    answers = GAME.legal(state) if decision.seat == seat else (Done(),)
    return max((mass_by_hand(after(state, each), seat) for each in answers), key=mean)


def mean(law: Law) -> Fraction:
    """Return the mean of a law."""
    return sum((points * chance for points, chance in law.items()), Fraction(0))


RANSOMS, CLIMBS = reached("ransom", 8, only=True, each=2), reached("climb", 12, only=True, each=2)


@pytest.mark.parametrize("number", range(len(RANSOMS) + len(CLIMBS)))
def test_buying_and_moving_up_equal_the_whole_mass_in_the_engine(number: int) -> None:
    state = (*RANSOMS, *CLIMBS)[number]
    seat = GAME.decision(state).seat
    found = odds_of(state)
    laws = {each.action: mass_by_hand(after(state, each.action), seat) for each in found}
    for each in found:
        check(each, laws[each.action])
        assert each.expected == mean(laws[each.action]) - mean(laws[Done()])


def turn_by_hand(state: VillageState, action: Action, ends: dict[Action, Ahead]) -> Law:
    """Return what a cube brings, and then the best of what each set of cubes taken by the others leaves."""
    seat = GAME.decision(state).seat
    now = worth(GAME.view(state, seat).public, seat)
    gains = {kind_of(each): Fraction(round(100 * (end.worth - now)), 100) for each, end in ends.items()}
    cubes = [
        kind_of(Take(space, cube))
        for space, row in zip(
            ("harvest", "family", "crafts", "market", "travel", "council", "church", "inn"), state.spaces, strict=True
        )
        for cube, count in zip(("brown", "pink", "orange", "green", "plague"), row, strict=True)
        for _ in range(count)
    ]
    cubes.remove(kind_of(action))
    takers = min(state.players - 1, len(cubes))
    left: Counter[Fraction] = Counter()
    for gone in combinations(range(len(cubes)), takers):
        rest = [gains[kind] for place, kind in enumerate(cubes) if place not in gone]
        left[max(rest, default=Fraction(0))] += 1
    total = sum(left.values())
    return {gain: Fraction(count, total) for gain, count in left.items()}


@pytest.mark.parametrize("number", range(30))
def test_a_turn_equals_every_set_of_cubes_that_the_others_can_take(number: int) -> None:
    state = late_turns()[number]
    ends = leaves(state)
    told = {each.action: each for each in odds_of(state)}
    takes = [action for action, end in ends.items() if isinstance(action, Take) and nobody_prays(end.state)]
    for action in Random(number).sample(takes, min(3, len(takes))):
        law = turn_by_hand(state, action, ends)
        assert after_turn(GAME.view(state, GAME.decision(state).seat), ends)[action].law.probabilities() == law
        if len(told[action].distribution.ways) > 1:
            check(told[action], law)


@cache
def late_turns() -> tuple[VillageState, ...]:
    """Return turns with few cubes left, which are not among the last ones, with an empty black bag."""
    found: list[VillageState] = []
    for states in village_positions.games():
        turns = [state for state in states if village_positions.kind_of(state) == "turn" and state.ended_by < 0]
        found += [each for each in turns if 0 < sum(map(sum, each.spaces)) < 16 and nobody_prays(each)][:4]
        if len(found) >= 30:
            return tuple(found)
    raise AssertionError


def nobody_prays(state: VillageState) -> bool:
    """Return whether the black bag holds no member."""
    return not any(row.count(BAG) for row in state.where)


@pytest.mark.parametrize("number", range(8))
def test_loading_a_chest_equals_every_order_of_the_chests(number: int) -> None:
    state = chest_islands()[number]
    seat = GAME.decision(state).seat
    known = [*state.aboard[seat], *state.chests[seat]]
    opened = [value for value, count in zip((3, 4, 5), state.opened, strict=True) for _ in range(count)]
    chests = [3, 3, 3, 4, 4, 5]
    for value in (*known, *opened):
        chests.remove(value)
    law = {value * Fraction(13, 20): Fraction(chests.count(value), len(chests)) for value in chests}
    for odds in odds_of(state):
        if odds.action == CHEST:
            check(odds, law)


@cache
def chest_islands() -> tuple[VillageState, ...]:
    """Return questions on an island where a chest can be loaded."""
    found: list[VillageState] = []
    for states in village_positions.games(2):
        found += [each for each in states if village_positions.kind_of(each) == "island" and CHEST in GAME.legal(each)]
        if len(found) >= 8:
            return tuple(found)
    raise AssertionError
