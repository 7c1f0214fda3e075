"""Members at one place of Village's board: however many there are, every one of them can be counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import hypot
from xml.etree.ElementTree import fromstring

import pytest

from gamecore.games.village.pieces import GENERATIONS
from tests.widgets.games.village.play import GAME, positions
from widgets.games.village.crowds import CLOSE, Standing, crowd, standing
from widgets.games.village.geometry import Box
from widgets.games.village.scene import boxes, plan_of

BUILDING: Box = (100, 50, 170, 62)
KINDS_IN_BUILDING = 10
"""Heaps that have room in it."""

BAG: Box = (100, 50, 108, 62)
SPOT = re.compile(r"translate\(([\d.]+)px,([\d.]+)px\)")
Spot = tuple[float, float]


def heaps(members: Sequence[Standing], box: Box) -> dict[Spot, list[str]]:
    """What is written at each spot where members are drawn: the generation, and the number of a heap."""
    drawn = crowd(members, box)
    assert drawn.keys() == {f"member-{seat}-{number}" for seat, number, _ in members}
    spots: dict[Spot, list[str]] = {}
    for piece in drawn.values():
        found = SPOT.search(piece)
        assert found
        spots[float(found[1]), float(found[2])] = [each.text or "" for each in fromstring(piece).iter("text")]
    return spots


def numbers(spots: dict[Spot, list[str]]) -> dict[str, int]:
    """How many members of each generation can be counted."""
    told: dict[str, int] = {}
    for generation, *count in spots.values():
        told[generation] = told.get(generation, 0) + (int(count[0]) if count else 1)
    return told


def family(seats: int, count: int) -> list[Standing]:
    """Some members of several families, as they stand at a place."""
    members = [(seat, number, GENERATIONS[number]) for number in range(len(GENERATIONS)) for seat in range(seats)]
    return sorted(members[:count])


def kind(member: Standing) -> tuple[int, int]:
    """The seat and the generation of a member."""
    return member[0], member[2]


def actual(members: Sequence[Standing]) -> dict[str, int]:
    """How many members of each generation there are."""
    generations = [str(generation) for _, _, generation in members]
    return {each: generations.count(each) for each in generations}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_member_of_a_crowd_can_be_counted(seats: int) -> None:
    for count in range(1, 11 * seats + 1):
        members = family(seats, count)
        spots = heaps(members, BUILDING)
        told = numbers(spots)
        assert sum(told.values()) == count
        if len(set(map(kind, members))) <= KINDS_IN_BUILDING:
            assert told == actual(members)
        if any(len(written) > 1 for written in spots.values()):
            rows = [sorted(x for x, y in spots if y == row) for row in {y for _, y in spots}]
            assert all(right - left >= 28 for row in rows for left, right in pairwise(row))


def test_where_there_is_no_room_for_heaps_of_generations_each_family_stands_together() -> None:
    told = heaps(family(5, 55), BAG)
    assert list(told.values()) == [["", "11"]] * 5


def test_members_stand_by_themselves_while_there_is_room() -> None:
    assert len(heaps(family(5, 14), BUILDING)) == 14
    crowded = heaps(family(5, 15), BUILDING)
    assert sorted(" ".join(told) for told in crowded.values()) == ["1 3"] * 5


def test_no_member_or_heap_of_a_game_covers_the_number_of_another() -> None:
    most = 0
    for state in positions(32, 25):
        view = GAME.view(state, None)
        there = standing(view)
        for place, box in boxes(plan_of(view)).items():
            spots = heaps(there.get(place, ()), box)
            assert numbers(spots) == actual(there.get(place, ()))
            most = max(most, len(there.get(place, ())))
            for one, other in combinations(spots, 2):
                assert hypot(one[0] - other[0], one[1] - other[1]) >= CLOSE, (place, spots)
    assert most > 8
