"""When a step counts as done: each kind of aim with a case that meets it and one that does not."""

from __future__ import annotations

from typing import Any

import pytest

import gamecore
from gamecore.kernel.events import Event
from widgets.shared.lesson.aim import (
    Aim,
    Attempt,
    Reading,
    Track,
    both,
    either,
    happened,
    look_up,
    played,
    stands,
    tried,
)

GAME = gamecore.load("manila")
STATE = GAME.start(4)
NO_ROOM = Attempt("place silk 1", "M5.3")
ASHORE = Attempt("place jade", "M5.6")
ROLLED = Event("moved", "M6.2", -1, {"ware": "jade", "space": 13})


def track(**fields: Any) -> Track:
    return Track(**{"game": GAME, "state": STATE, "actions": (), "events": (), **fields})


@pytest.mark.parametrize(
    ("aim", "meets", "misses"),
    [
        (Reading(), track(read=True), track()),
        (played("place jade"), track(actions=["pass", "place jade"]), track(actions=["place jade", "pass"])),
        (played("place port"), track(actions=["place port B"]), track(actions=["place pirates"])),
        (played("bid"), track(actions=["bid 7"]), track()),
        (happened("moved", ware="jade"), track(events=[ROLLED]), track(events=[ROLLED._replace(kind="rolled")])),
        (happened("moved", times=2), track(events=[ROLLED, ROLLED]), track(events=[ROLLED])),
        (happened("moved", seat=-1, space=13), track(events=[ROLLED]), track(events=[ROLLED._replace(seat=2)])),
        (stands("players", 4), track(), track(state=GAME.start(3))),
        (tried("M5.3"), track(refused=[NO_ROOM, ASHORE]), track(refused=[ASHORE])),
        (
            tried("M5.3", "place silk"),
            track(refused=[NO_ROOM]),
            track(refused=[NO_ROOM._replace(action="place silken")]),
        ),
        (tried("M5.3", "place silk 1"), track(refused=[NO_ROOM]), track(refused=[NO_ROOM._replace(rule="M5.6")])),
        (both(Reading(), tried("M5.3")), track(read=True, refused=[NO_ROOM]), track(read=True)),
        (either(Reading(), tried("M5.3")), track(refused=[NO_ROOM]), track()),
    ],
)
def test_an_aim_is_met_or_missed(aim: Aim, meets: Track, misses: Track) -> None:
    assert aim.met(meets)
    assert not aim.met(misses)


@pytest.mark.parametrize(
    ("path", "value"),
    [("cash.1", 30), ("punts.jade", "ashore"), ("cash.9", None), ("punts.salt", None), ("voyage.0", None)],
)
def test_a_path_finds_a_value_or_nothing(path: str, value: object) -> None:
    assert look_up(GAME.dump(STATE), path) == value
