"""The odds of life time and of the chronicle race equal what the engine does, and what counting all cases gives."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations, product

import pytest

from gamecore.games.village.actions import Make, Mill, Pray, Travel
from gamecore.games.village.odds_chronicle import (
    chance_of_space,
    chance_to_find_space,
    chronicle_points,
    contenders,
    deaths_before_law,
    first_death_law,
    immortals,
    in_turn_order,
    points_law,
    race_of,
    spaces_won_law,
)
from gamecore.games.village.odds_lifetime import (
    HOURS,
    chance_to_cross,
    clocks,
    crossing_law,
    deaths_after,
    deaths_law,
    hours_after,
    hours_law,
    mean_turns,
    next_to_die,
    turns_until,
)
from gamecore.games.village.pieces import BESIDE, BUILDING_OF, BUILDINGS, GOODS, SECTIONS
from gamecore.games.village.scoring import final_scores
from gamecore.odds.exact import Distribution
from tests.odds.village_positions import GAME, game_of, reached, steps_of

LAWS = (hours_law((0, 2, 2, 3)), hours_law((1, 3)), hours_law((0, 0, 3)), Distribution({2: 2, 5: 1}))


# The bridge -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 9))
def test_hours_and_deaths_are_what_the_engine_counts(seed: int) -> None:
    """Every time event of a whole game, and the clocks before and after it."""
    checked = 0
    for before, step in steps_of(seed):
        events = [event for event in step.events if event.kind == "time"]
        if len(events) == 1 and events[0].facts["time"] > 0:
            seat, hours = events[0].seat, events[0].facts["time"]
            bridge = [event for event in step.events if event.kind == "bridge"]
            due = deaths_after(before.time[seat], hours)
            assert bool(bridge) == bool(due)
            assert events[0].facts["space"] == before.time[seat] + hours - 10 * due
            assert clocks(GAME.view(before, None))[seat] == 10 - before.time[seat]
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_costs_time_costs_as_much_in_the_engine(seed: int) -> None:
    told: Counter[str] = Counter()
    for state in game_of(seed):
        for action in GAME.legal(state):
            name = ""
            if isinstance(action, Make):
                name = f"make {BUILDINGS[BUILDING_OF[GOODS.index(action.what)]]}"
            elif isinstance(action, Mill):
                name = "mill"
            elif isinstance(action, Travel):
                name = "travel"
            elif isinstance(action, Pray) and action.means == "time":
                name = "pray"
            if name and not told[name]:
                events = [event for event in GAME.apply(state, action).events if event.kind == "time"]
                assert events[0].facts["time"] == HOURS[name]
                told[name] += 1
    assert sum(told.values()) > 2


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("time", [0, 3, 7, 9])
def test_turns_until_the_bridge_equal_every_course_of_turns(law: Distribution[int], time: int) -> None:
    turns = 4
    crossing: dict[int, Fraction] = defaultdict(Fraction)
    deaths: dict[int, Fraction] = defaultdict(Fraction)
    for hours in product(law.ways, repeat=turns):
        chance = Fraction(1)
        for each in hours:
            chance *= law.probability(each)
        sums = [time + sum(hours[: turn + 1]) for turn in range(turns)]
        crossing[next((turn for turn, reached in enumerate(sums, 1) if reached >= 10), 0)] += chance
        deaths[sums[-1] // 10] += chance
    assert crossing_law(time, law, turns).probabilities() == crossing
    assert deaths_law(time, law, turns).probabilities() == deaths
    assert chance_to_cross(time, law, turns) == 1 - crossing[0]
    assert hours_after(law, turns).mean == turns * law.mean


@pytest.mark.parametrize("law", LAWS)
def test_the_mean_number_of_turns_is_the_sum_of_the_chances_not_to_have_crossed(law: Distribution[int]) -> None:
    for time in (2, 8):
        surviving = sum(1 - chance_to_cross(time, law, turns) for turns in range(90))
        assert float(mean_turns(time, law)) == pytest.approx(float(surviving), abs=1e-6)
    for hours in range(1, 6):
        assert mean_turns(4, hours_law((hours,))) == turns_until(4, hours)


@pytest.mark.parametrize("number", range(30))
def test_who_dies_next_is_whom_the_engine_asks_about(number: int) -> None:
    state = reached("death", 30, each=2)[number]
    seat = GAME.decision(state).seat
    _, places = next_to_die(GAME.view(state, None), seat)
    assert {f"bury {place}" for place in places} == set(map(str, GAME.legal(state)))


# The race for the chronicle -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "others", "free"), [(1, 3, 2), (2, 2, 2), (2, 3, 1), (3, 2, 4), (1, 0, 1), (2, 1, 5)])
def test_the_race_equals_every_order_of_deaths(own: int, others: int, free: int) -> None:
    orders = list(permutations(range(own + others)))
    won = Counter(sum(member < own for member in order[:free]) for order in orders)
    law = spaces_won_law(own, others, free)
    assert law.probabilities() == {count: Fraction(ways, len(orders)) for count, ways in won.items()}
    for number in range(1, own + 1):
        ranks = [sorted(order.index(member) for member in range(own))[number - 1] for order in orders]
        inside = Fraction(sum(rank < free for rank in ranks), len(orders))
        assert chance_of_space(own, others, free, number) == inside
    assert sum(chance_of_space(own, others, free, number) for number in range(1, own + 1)) == law.mean
    assert points_law(2, own, others, free).mean == law.expectation(lambda count: chronicle_points(2 + count))


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("times", [(9, 9), (7, 8, 6), (4, 9, 9), (5, 5, 5, 5)])
def test_who_dies_first_equals_every_course_of_turns(law: Distribution[int], times: tuple[int, ...]) -> None:
    turns = 3
    crossings = [crossing_law(time, law, turns).probabilities() for time in times]
    first: dict[int, Fraction] = defaultdict(Fraction)
    before: dict[int, Fraction] = defaultdict(Fraction)
    for course in product(*(row.items() for row in crossings)):
        chance = Fraction(1)
        for _, part in course:
            chance *= part
        moments = sorted((turn, seat) for seat, (turn, _) in enumerate(course) if turn)
        first[moments[0][1] if moments else -1] += chance
        before[sum((turn, seat) < (2, 1) for turn, seat in moments if seat != 1)] += chance
    assert first_death_law(times, law, turns).probabilities() == first
    assert deaths_before_law(times, law, 1, 2).probabilities() == before
    for free in range(len(times) + 1):
        inside = sum(chance for deaths, chance in before.items() if deaths < free)
        assert chance_to_find_space(times, law, 1, 2, free) == inside


@pytest.mark.parametrize("number", range(30))
def test_the_race_of_a_position_follows_its_members(number: int) -> None:
    state = reached("turn", 30)[number]
    view = GAME.view(state, state.active)
    for section in range(len(SECTIONS)):
        members, (free, _) = contenders(view, section), view.chronicle[section]
        law = race_of(view, state.active, section)
        total = sum(members)
        assert law.mean == (Fraction(members[state.active] * min(free, total), total) if total else 0)
    for seat in range(state.players):
        line = next((each.points for each in final_scores(state)[seat].lines if each.rule == "V19.4"), 0)
        beside = state.where[seat].count(BESIDE)
        assert line == chronicle_points(immortals(view)[seat] + beside)
    order = in_turn_order(view, range(state.players))
    assert order[0] == state.active
    assert sorted(order) == list(range(state.players))
