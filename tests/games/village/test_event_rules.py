"""Events cite the rule that made them happen, also where two rules lead to the same event."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.village.table import table, told

WAGON = {"wagon": 1}


def me(**fields: Any) -> dict[str, Any]:
    """Return the fields of a position in which seat 0 has these things."""
    return {"me": fields}


def rivals(**church: int) -> dict[int, dict[str, Any]]:
    """Return seat 1 with members in church windows, named by number as ``w1``."""
    return {1: {"members": {f"church {name[1:]}": [1] * count for name, count in church.items()}}}


def mass(own: dict[str, list[int]], others: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """Return the fields of a position at the end of a mass, with seat 0 able to move up."""
    return {"me": {"members": own, "grain": 1}, "others": others}


FULL_TRAVEL = {2: {"members": {"chronicle travel": [1, 1], "yard": [1, 1]}}}

CASES: tuple[tuple[str, str, str, dict[str, Any], str, str], ...] = (
    ("gained", "V11.4", "travel", me(goods=WAGON, coins=2, members={"C1": [1]}, visited=["C1"]),
        "travel C1 C3 1; gain brown", "a cube for a city"),
    ("gained", "V12.7", "council", me(members={"council 2": [1]}), "privilege 2; gain brown; gain pink",
        "cubes for a privilege"),
    ("gained", "V12.7", "council", me(goods={"scroll": 1}, members={"council 1": [1]}),
        "advance 1 1 scroll; privilege 2; gain brown", "a cube for a step in the council"),
    ("gained", "V12.7", "turn", me(cubes={"green": 3}, members={"council 2": [1]}),
        "well green; choose council; privilege 2; gain pink", "a cube for a privilege from the well"),
    ("gained", "VI4.4", "rest", {"modules": "inn", **me(cards=["scholar"])}, "use scholar; gain brown",
        "a cube from the Scholar"),
    ("received", "V12.8", "council", me(members={"council 3": [1]}), "privilege 3; receive ox", "privilege"),
    ("received", "VI4.4", "turn", {"modules": "inn", **me(cards=["cattle herder"])}, "use cattle herder; receive ox",
        "the Cattle Herder"),
    ("travelled", "V11.1", "travel", me(goods=WAGON, coins=2, members={"yard": [1]}, visited=["C1"]),
        "travel village C1 1", "nobody left on the map"),
    ("travelled", "V11.2", "travel", me(goods=WAGON, coins=2, members={"yard": [1], "C2": [1]}, visited=["C2"]),
        "travel village C1 1", "somebody on the map"),
    ("advanced", "V12.3", "council", me(goods={"scroll": 1}, members={"council 1": [1]}), "advance 1 1 scroll", "paid"),
    ("advanced", "VI4.4", "turn", {"modules": "inn", **me(cards=["alderman"], members={"council 1": [1]})},
        "use alderman; advance 1 1 free", "the Alderman"),
    ("climbed", "V17.6", "climb", me(grain=1, members={"church 1": [1]}), "climb 1 1", "paid"),
    ("climbed", "VI4.9", "climb", {"modules": "inn", **me(cards=["abbot"], members={"church 1": [1]})},
        "use abbot; climb 1 1", "the Abbot"),
    ("majority", "V17.8", "climb", mass({"church 1": [1, 1]}, rivals(w4=1)), "done", "most members"),
    ("majority", "V17.9", "climb", mass({"church 1": [1]}, rivals(w4=1)), "done", "a tie won by the leftmost member"),
    ("majority", "V17.9", "climb", mass({"church 1": [1]}, rivals(w1=1)), "done", "a tie that stays one"),
    ("day over", "V10.6", "sale", me(goods={"scroll": 1}), "pass", "base"),
    ("day over", "VP9.6", "sale", {"modules": "port", **me(goods={"scroll": 1})}, "pass", "with the Port"),
    ("died", "V16.4", "death", me(deaths_due=1, members={"yard": [1], "office": [1]}), "bury office", "at work"),
    ("died", "V16.6", "death", me(deaths_due=1, members={"yard": [1], "C1": [1]}) | {"others": FULL_TRAVEL},
        "bury C1", "section full"),
    ("died", "VI5.1", "death", {"modules": "inn", **me(deaths_due=1, members={"yard": [1], "inn": [1]})}, "bury inn",
        "in the inn"),
    ("died", "VP10.1", "death",
        {"modules": "port", **me(deaths_due=1, members={"yard": [1], "ship": [1]}, ship="T1", captain="2a")},
        "bury ship", "at sea"),
    ("sailed", "VP4.2", "sail 0 1", {"modules": "port", **me(ship="T1", captain="3a")}, "step T2", "the free step"),
    ("sailed", "VP4.3", "sail 1 0", {"modules": "port", **me(ship="T1", captain="3a", cubes={"green": 1})}, "step T2",
        "a step that is paid"),
    ("sailed", "VP4.4", "sail 2 1", {"modules": "port", **me(ship="T1", captain="3a")}, "step T2",
        "the second step of a payment"),
    ("sailed", "VP4.4", "sail 2 1", {"modules": "inn port", **me(ship="T1", captain="3a", helmsman=True)}, "step T2",
        "the second step of a payment with the Helmsman aboard"),
    ("sailed", "VP12.4", "sail 1 1", {"modules": "inn port", **me(ship="T1", captain="3a", helmsman=True)}, "step T2",
        "the Helmsman’s step with a captain of two steps"),
    ("sailed", "VP12.4", "sail 1 1", {"modules": "inn port", **me(ship="T1", captain="2a", helmsman=True)}, "step T2",
        "the Helmsman’s step"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "rule", "asked", "fields", "actions"), [case[:5] for case in CASES], ids=[f"{c[0]}: {c[5]}" for c in CASES]
)
def test_an_event_cites_the_rule_behind_it(
    kind: str, rule: str, asked: str, fields: dict[str, Any], actions: str
) -> None:
    events = [event for event in told(table(asked, **fields), actions) if event.kind == kind]
    assert events
    assert {event.rule for event in events} == {rule}
