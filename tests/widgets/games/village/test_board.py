"""Village's board: which places live in every setting, and where its pieces lie."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random
from xml.etree.ElementTree import fromstring

import pytest

from gamecore.games.village.pieces import SPACES
from tests.widgets.games.drawing import are_apart, choices, hit_box, places, possible, targets, ways
from tests.widgets.games.random_games import NAMES
from tests.widgets.games.village.play import (
    GAME,
    SETTINGS,
    TABLE,
    asked,
    crowded,
    first_of,
    games,
    one,
    positions,
    view_of_asked,
)
from widgets.games import village
from widgets.games.village.crowds import crowd

scene_of = TABLE.scene


def test_whatever_is_asked_in_any_setting_has_its_place_on_the_board() -> None:
    for turns in games(len(SETTINGS)):
        for turn in turns[::13]:
            legal = GAME.legal(turn.before)
            assert possible(scene_of(turn.before)) == set(map(str, legal))


def test_a_place_of_several_meanings_asks_which_one_is_meant() -> None:
    several = 0
    for turns in games(6):
        for turn in turns[::9]:
            scene = scene_of(turn.before)
            acts = [act for node in places(scene) for act in ways(node)]
            assert len(set(acts)) == len(acts)
            for node, said in choices(scene):
                several += 1
                assert node.get("data-act") is None
                assert (node.get("aria-label") or "").endswith(f"hoose one of {len(said)}.")
    assert several > 50


def test_the_rule_behind_every_place_exists() -> None:
    for number in range(8):
        for node in places(scene_of(crowded(number))):
            rule = node.get("data-why") or village.place_rule(node.get("data-act") or "")
            assert not rule or rule in GAME.rulebook, rule


def test_closed_places_refuse_with_a_rule() -> None:
    state = next(turn.before for turn in one(0) if getattr(GAME.decision(turn.before), "kind", "") == "turn")
    closed = set(targets(scene_of(state))) - possible(scene_of(state))
    assert len(closed) > 15
    for act in closed:
        refused = GAME.refusals(state, GAME.parse(act))
        assert refused, act
        assert all(refusal.rule in GAME.rulebook for refusal in refused)


# What a setting has ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(32))
def test_only_what_the_chosen_modules_have_is_drawn(number: int) -> None:
    seats, inn, port, life_goals = SETTINGS[number]
    keys = set(scene_of(crowded(number)).elements)
    assert ("stack-0" in keys) == inn == ("hand-0" in keys)
    assert ("captains-1" in keys) == port == ("holds-0" in keys) == ("ship-0" in keys)
    assert ("place-city-0" in keys) != port
    assert ("goals-0" in keys) == life_goals
    assert f"yard-{seats - 1}" in keys
    assert f"yard-{seats}" not in keys


@pytest.mark.parametrize("number", range(0, 32, 3))
def test_places_do_not_cover_one_another(number: int) -> None:
    boxes = [(hit_box(node), node.get("aria-label")) for node in places(scene_of(crowded(number)))]
    for (box, label), (other_box, other_label) in combinations(boxes, 2):
        assert are_apart(box, other_box, 6), (label, other_label)


# Pieces ---------------------------------------------------------------------------------------------------


def test_every_member_on_the_board_is_a_piece_of_its_own() -> None:
    for state in positions(8, 40):
        scene = scene_of(state)
        shown = {key for key in scene.elements if key.startswith("member-")}
        for seat, row in enumerate(state.where):
            for number, place in enumerate(row):
                hidden = place in (0, 35, 36)
                assert (f"member-{seat}-{number}" in shown) != hidden, (seat, number, place)


def test_many_members_stay_within_their_place() -> None:
    members = [(seat, number, 1) for seat in range(5) for number in range(11)]
    for count in (1, 5, 8, 20, 55):
        drawn_ = crowd(members[:count], (100, 50, 178, 62))
        assert len(drawn_) == count
        for piece in drawn_.values():
            x, y = map(float, re.findall(r"translate\(([\d.]+)px,([\d.]+)px\)", piece)[0])
            assert 114 <= x <= 264
            assert 64 <= y <= 98


def test_patches_rebuild_the_board_exactly() -> None:
    rng = Random(1)
    turns = one(1)
    for turn in rng.sample(turns, 40):
        before, after = scene_of(turn.before), scene_of(turn.after)
        patch = after.patch(before)
        rebuilt = dict(before.elements)
        for key in patch.get("remove", []):
            del rebuilt[key]
        rebuilt.update(patch.get("set", {}))
        order = patch.get("order", list(rebuilt))
        assert [(key, rebuilt[key]) for key in order] == list(after.elements.items())


def test_nobody_sees_the_goals_and_chests_of_others() -> None:
    for state in positions(2, 30):
        seat = asked(state)
        view = GAME.view(state, 0)
        if view.over or seat == 0:
            continue
        scene = village.scene(view, (), NAMES)
        for other in range(1, view.players):
            label = fromstring(f"<g>{scene.elements[f'place-goals-{other}']}</g>")[0].get("aria-label") or ""
            assert "life goal" in label
            assert "’s life goals:" not in label


@pytest.mark.parametrize(("kind", "space"), [("council", "council"), ("inn", "inn"), ("sale", "market")])
def test_a_title_that_goes_on_without_the_space_says_so_where_it_is_clicked(kind: str, space: str) -> None:
    state = first_of(kind)
    scene = village.scene(view_of_asked(state), GAME.legal(state), NAMES)
    title = fromstring(f"<g>{scene.elements[f'place-title-{SPACES.index(space)}']}</g>")[0]
    assert title.get("data-act") in ("skip", "pass")
    assert "".join(title.itertext()) == ("sell no more" if kind == "sale" else "leave out")


def test_only_living_places_and_the_active_farmyard_have_the_colour_of_what_can_be_done() -> None:
    state = first_of("turn")
    elements = village.scene(view_of_asked(state), (), NAMES).elements
    coloured = {key for key, drawn in elements.items() if "--fp-can," in str(drawn)}
    assert all(key.startswith("yard") for key in coloured), coloured


def test_a_further_step_at_sea_says_its_price_before_it_is_paid() -> None:
    asked_for = set()
    for state in positions(20):
        decision = GAME.decision(state)
        if getattr(decision, "kind", "") == "sail":
            asked_for.add(village.question(view_of_asked(state), NAMES).partition(": ")[2])
    paid = {said for said in asked_for if "pay " in said}
    assert paid
    assert all(re.search(r"pay \d [a-z ]*cubes? ?[a-z ]*for another step", said) for said in paid), paid
