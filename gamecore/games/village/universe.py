"""Every action a seat could try, within sensible numbers: for tests and hints."""

from __future__ import annotations

from functools import cache

from gamecore.games.village.actions import Advance, Climb, Enter, Home, Pray, Ransom, Train, Travel
from gamecore.games.village.actions_words import COUNCIL_MEANS
from gamecore.games.village.effects import PAYMENTS
from gamecore.games.village.goals_turn import REVEAL
from gamecore.games.village.inn_cards import AMOUNT, APPOINT, SCRAP, USE
from gamecore.games.village.inn_turn import BEFRIEND, CLEAR, VISIT
from gamecore.games.village.pieces import (
    BAG,
    BUILDINGS,
    CITIES,
    GRAVE,
    HOME_FROM,
    MISSION_PLACES,
    PLACES,
    SHIP,
    UNBORN,
    VISIBLE,
)
from gamecore.games.village.port_cards import CHART
from gamecore.games.village.port_islands import DELIVER, FOUND, OPEN, SELL
from gamecore.games.village.port_pieces import MEMBER
from gamecore.games.village.port_turn import HIRE, LAND, LOAD, LOAD_MEMBER, MOVE, RETURN, SAIL
from gamecore.games.village.turn import CHOOSE, DONE, SKIP, TAKE, WELL
from gamecore.games.village.turn_council import PRIVILEGES
from gamecore.games.village.turn_death import BURY
from gamecore.games.village.turn_market import PASS, SERVE
from gamecore.games.village.turn_travel import GAIN, RECEIVE
from gamecore.games.village.turn_village import BIRTH, BUY, HARVEST_ACTION, MAKE, MILL
from gamecore.kernel.actions import Action

EVERY_GENERATION = (1, 2, 3, 4)


@cache
def universe() -> tuple[Action, ...]:
    """Return every action a seat could try: legal somewhere or nearly so."""
    members = EVERY_GENERATION
    return (
        *(take for row in TAKE for take in row),
        *(*WELL, *CHOOSE, SKIP, DONE, PASS, HARVEST_ACTION, BIRTH, MILL, *GAIN, *RECEIVE, *MAKE, *BUY, *SERVE),
        *PAYMENTS.values(),
        *(
            Home(PLACES[place], each)
            for place in sorted(HOME_FROM | {BAG, MISSION_PLACES[0], SHIP})
            for each in members
        ),
        *(Train(building, each) for building in BUILDINGS for each in members),
        *(Travel(origin, city, each) for origin in ("village", *CITIES) for city in CITIES for each in (1, 2)),
        *(Enter(each, means) for each in members for means in COUNCIL_MEANS),
        *(Advance(stage, each, means) for stage in members for each in members for means in (*COUNCIL_MEANS, "free")),
        *PRIVILEGES,
        *(Pray(each, means) for each in members for means in ("brown", "time")),
        *(Ransom(each) for each in members),
        *(Climb(window, each) for window in members for each in members),
        *(BURY[place] for place in sorted(VISIBLE | {UNBORN, BAG, GRAVE})),
        *(*VISIT, *BEFRIEND, *CLEAR, *USE, *SCRAP[::3], *AMOUNT, *APPOINT),
        *(*HIRE, SAIL, RETURN, *LOAD[:MEMBER], *LOAD_MEMBER, *MOVE, LAND, *DELIVER, *FOUND, *CHART, *SELL),
        *OPEN.values(),
        *REVEAL,
    )
