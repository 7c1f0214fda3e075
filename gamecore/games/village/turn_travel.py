"""Journeys by land (V11)."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Gain, Receive, Skip, Travel
from gamecore.games.village.effects import (
    can_pay,
    charge,
    gain_coins,
    gain_cubes,
    gain_goods,
    gain_points,
    return_goods,
    spend_time,
)
from gamecore.games.village.parts import ASKED, SPACE_QUESTIONS, ask, stage
from gamecore.games.village.pieces import (
    CITIES,
    CITY_COINS,
    CITY_CUBES,
    CITY_PLACES,
    CITY_POINTS,
    CITY_REWARDS,
    COIN_REWARD,
    COLOURS,
    CUBES_REWARD,
    GOODS,
    GOODS_REWARD,
    HORSE,
    OX,
    POINTS_REWARD,
    ROAD_COLOUR,
    ROAD_CUBES,
    ROAD_TIME,
    ROAD_WAGONS,
    TRAVEL,
    VILLAGE,
    WAGON,
    YARD,
)
from gamecore.games.village.state import Table, VillageDraft, generations_at, move
from gamecore.games.village.turn import SKIP, answer_skip
from gamecore.kernel.actions import Action
from gamecore.kernel.decision import Pending, pending
from gamecore.kernel.events import event
from gamecore.kernel.state import replaced

travel = cache(Travel)
GAIN, RECEIVE = tuple(map(Gain, COLOURS)), tuple(map(Receive, GOODS))
HERDER_GOODS = 1 << HORSE | 1 << OX
"""The goods that the Cattle Herder offers (W2), one bit each; a privilege always offers more."""

CUBES_RULES = ("V11.4", "V12.7", "VI4.4")
"""The rules that give cubes of choice: a trip, a privilege, a villager card."""

BY_TRIP, BY_PRIVILEGE, BY_CARD = range(len(CUBES_RULES))

NO_CUBES_DUE, NO_TIME_DUE, NO_WAGON_DUE = 1, 2, 4
"""What need not be paid in a trip: the bits of the second datum of the question (W24 to W26)."""


def city_name(city: int) -> str:
    """Return the name of a city, or “village”."""
    return CITIES[city] if city != VILLAGE else "village"


def place_of(city: int) -> int:
    """Return the place of members in a city, or in the yard."""
    return CITY_PLACES[city] if city != VILLAGE else YARD


def road_price(colour: int) -> tuple[tuple[int, int], ...]:
    """Return the price of a road in cubes (V11.3)."""
    return ((1 << colour, ROAD_CUBES),)


def trips(t: Table, seat: int, waived: int) -> tuple[Travel, ...]:
    """Return the trips that a seat can make and pay, unless some of the price is waived (V11.1 to V11.3)."""
    if not waived & NO_WAGON_DUE and t.goods[seat][WAGON] < ROAD_WAGONS:
        return ()
    found: list[Travel] = []
    for (origin, city), colour in ROAD_COLOUR.items():
        generations = generations_at(t, seat, place_of(origin))
        if generations and (waived & NO_CUBES_DUE or can_pay(t, seat, road_price(colour))):
            found += [travel(city_name(origin), CITIES[city], each) for each in generations]
    return tuple(found)


def waived_by(entry: Pending) -> int:
    """Return what need not be paid in the trip that is asked about."""
    return entry.data[1] if len(entry.data) > 1 else 0


def travel_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the trips, and none (V11)."""
    return (*trips(s, entry.seat, waived_by(entry)), SKIP)


def answer_travel(t: VillageDraft, entry: Pending, action: Travel) -> None:
    """Move a member along a road; then the road is paid, and a new city gives its reward (V11.3 to V11.5)."""
    seat, waived = entry.seat, waived_by(entry)
    origin = CITIES.index(action.origin) if action.origin != "village" else VILLAGE
    city = CITIES.index(action.city)
    on_map = any(place in CITY_PLACES for place in t.where[seat])
    move(t, seat, action.generation, place_of(origin), place_of(city))
    facts = {"origin": action.origin, "city": action.city, "generation": action.generation}
    t.events.append(event("travelled", "V11.2" if on_map else "V11.1", seat, facts))
    if not waived & NO_WAGON_DUE:
        return_goods(t, seat, WAGON, ROAD_WAGONS)
    if t.visited[seat] >> city & 1:
        t.events.append(event("known city", "V11.5", seat, {"city": action.city}))
    else:
        t.push(pending("arrival", seat, city))
    if not waived & NO_TIME_DUE:
        spend_time(t, seat, ROAD_TIME, "V11.3")
    if not waived & NO_CUBES_DUE:
        charge(t, seat, road_price(ROAD_COLOUR[origin, city]))


@stage("arrival")
def arrival(t: VillageDraft, entry: Pending) -> None:
    """Put a marker in a new city and take its reward (V11.4)."""
    seat, city = entry.seat, entry.data[0]
    t.visited = replaced(t.visited, seat, t.visited[seat] | 1 << city)
    reward = CITY_REWARDS[city]
    facts: dict[str, object] = {"city": CITIES[city], "reward": reward}
    if reward == POINTS_REWARD:
        gain_points(t, seat, CITY_POINTS)
        facts["points"] = CITY_POINTS
    elif reward == COIN_REWARD:
        gain_coins(t, seat, CITY_COINS)
        facts["coins"] = CITY_COINS
    t.events.append(event("visited", "V11.4", seat, facts))
    if reward == CUBES_REWARD:
        offer_cubes(t, seat, CITY_CUBES, BY_TRIP)


ask("travel", "a trip by land", travel_options, {Travel: answer_travel, Skip: answer_skip}, free=True)
SPACE_QUESTIONS[TRAVEL] = lambda t: "voyage" if t.port else "travel"


# Cubes and goods of choice --------------------------------------------------------------------------------


def offer_cubes(t: VillageDraft, seat: int, count: int, source: int = BY_CARD) -> None:
    """Let a seat take cubes of choice, as far as the supply reaches (V1.7, V11.4, V12.7)."""
    if count:
        offer(t, pending("cubes", seat, count, source), CUBES_REWARD)


def offer(t: VillageDraft, question: Pending, reward: str) -> None:
    """Ask what is taken of a reward of choice; if the supply has nothing of it, the reward is empty (V1.7)."""
    if ASKED[question.kind].options(t, question):
        t.push(question)
    else:
        missing(t, question.seat, reward)


def missing(t: VillageDraft, seat: int, reward: str) -> None:
    """Tell that the supply has nothing of a reward (V1.7)."""
    t.events.append(event("missing reward", "V1.7", seat, {"reward": reward}))


def cube_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the colours that the supply has (V1.7)."""
    return tuple(GAIN[colour] for colour in range(len(COLOURS)) if s.supply[colour])


def answer_gain(t: VillageDraft, entry: Pending, action: Gain) -> None:
    """Take one cube of choice (V11.4, V12.7)."""
    count, source = entry.data
    gain_cubes(t, entry.seat, COLOURS.index(action.what))
    t.events.append(event("gained", CUBES_RULES[source], entry.seat, {"cube": action.what}))
    offer_cubes(t, entry.seat, count - 1, source)


def offer_goods(t: VillageDraft, seat: int, kinds: int) -> None:
    """Let a seat take one goods tile out of these kinds (one bit each), if the supply has any (V1.7, V12.8)."""
    offer(t, pending("goods", seat, kinds), GOODS_REWARD)


def goods_rule(kinds: int) -> str:
    """Return the rule that offers these goods: a privilege or the Cattle Herder."""
    return "VI4.4" if kinds == HERDER_GOODS else "V12.8"


def goods_options(s: Table, entry: Pending) -> tuple[Action, ...]:
    """Return the goods on offer that the supply has (V1.7, V12.8)."""
    kinds = entry.data[0]
    return tuple(RECEIVE[kind] for kind in range(len(GOODS)) if kinds >> kind & 1 and s.goods_left[kind])


def answer_receive(t: VillageDraft, entry: Pending, action: Receive) -> None:
    """Take one goods tile of choice (V12.8, VI4.4)."""
    gain_goods(t, entry.seat, GOODS.index(action.what))
    t.events.append(event("received", goods_rule(entry.data[0]), entry.seat, {"goods": action.what, "count": 1}))


ask("cubes", "which cube is taken", cube_options, {Gain: answer_gain})
ask("goods", "which goods are taken", goods_options, {Receive: answer_receive})
