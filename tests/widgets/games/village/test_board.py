"""Village's board: its places, its keys, its sizes, and what it must not show."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from gamecore.games.village.pieces import SPACES
from tests.widgets.games.village.play import (
    GAME,
    NAMES,
    SETTINGS,
    SVG,
    asked,
    drawn,
    first_of,
    games,
    one,
    positions,
    possible,
    targets,
    view_of_asked,
)
from widgets.games import village
from widgets.games.village import geometry
from widgets.games.village.crowds import crowd
from widgets.shared.svg import Scene

SCALE = geometry.MIN_WIDTH / geometry.WIDTH
SCALED = re.compile(r"scale\(([\d.]+)\)")
KINDS = ("turn", "harvest", "family", "crafts", "sale", "council", "church", "inn", "travel", "voyage", "sail", "death")


def scene_of(state: Any) -> Scene:
    """The board as the seat that decides sees it."""
    return village.scene(view_of_asked(state), GAME.legal(state), NAMES)


def crowded(number: int) -> Any:
    """A late position of a game, with much on the board."""
    turns = one(number)
    return turns[int(len(turns) * 0.9)].before


def places(scene: Scene) -> list[Element]:
    """All that can be clicked or asked."""
    return [
        node for node in drawn(scene).iter() if any(node.get(name) for name in ("data-act", "data-acts", "data-why"))
    ]


def hit_box(node: Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a place's hit area."""
    (hit,) = [shape for shape in node if shape.get("class") == "hit"]
    left, top = float(hit.get("x") or 0), float(hit.get("y") or 0)
    return left, top, left + float(hit.get("width") or 0), top + float(hit.get("height") or 0)


def test_whatever_is_asked_in_any_setting_has_its_place_on_the_board() -> None:
    for turns in games(len(SETTINGS)):
        for turn in turns[::13]:
            legal = GAME.legal(turn.before)
            assert possible(scene_of(turn.before)) == set(map(str, legal))


def test_without_legal_actions_nothing_is_marked_possible() -> None:
    for kind in KINDS:
        assert possible(village.scene(GAME.view(first_of(kind), None), ())) == set()


@pytest.mark.parametrize("kind", KINDS)
def test_every_place_says_what_it_is_in_whole_sentences(kind: str) -> None:
    for node in places(scene_of(first_of(kind))):
        label = node.get("aria-label") or ""
        assert label.endswith("."), label
        assert label[0].isupper(), label
        assert "{" not in label


def test_a_place_of_several_meanings_asks_which_one_is_meant() -> None:
    several = 0
    for turns in games(4):
        for turn in turns[::9]:
            for node in places(scene_of(turn.before)):
                if node.get("data-acts"):
                    several += 1
                    assert node.get("data-act") is None
                    assert (node.get("aria-label") or "").endswith(f"hoose one of {len(ways_of(node))}.")
    assert several > 50


def ways_of(node: Element) -> list[Any]:
    """The meanings of a place."""
    listed: list[Any] = json.loads(node.get("data-acts") or "[]")
    return listed


def test_every_notation_on_the_board_is_one_the_game_can_read() -> None:
    for number in range(0, 32, 5):
        for act in targets(scene_of(crowded(number))):
            assert str(GAME.parse(act)) == act


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


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 9, 17, 28, 31])
def test_no_label_is_smaller_than_11_pixels_on_a_phone(number: int) -> None:
    def check(node: Element, scale: float) -> None:
        found = SCALED.search(node.get("transform") or "")
        inside = scale * (float(found[1]) if found else 1)
        if node.tag == f"{SVG}text":
            assert float(node.get("font-size") or 0) * inside >= 11, node.text
        for child in node:
            check(child, inside)

    check(drawn(scene_of(crowded(number))), SCALE)


@pytest.mark.parametrize("number", range(0, 32, 3))
def test_no_place_is_smaller_than_24_pixels_on_a_phone_and_all_lie_on_the_board(number: int) -> None:
    for state in (crowded(number), one(number)[len(one(number)) // 3].before):
        scene = scene_of(state)
        for node in places(scene):
            left, top, right, bottom = hit_box(node)
            assert min(right - left, bottom - top) * SCALE >= 24, node.attrib
            assert left >= 0, node.attrib
            assert top >= 0, node.attrib
            assert right <= scene.width, node.attrib
            assert bottom <= scene.height, node.attrib


@pytest.mark.parametrize("number", range(0, 32, 3))
def test_places_do_not_cover_one_another(number: int) -> None:
    boxes = [(hit_box(node), node.get("aria-label")) for node in places(scene_of(crowded(number)))]
    for place, (one_box, one_label) in enumerate(boxes):
        for other_box, other_label in boxes[place + 1 :]:
            across = min(one_box[2], other_box[2]) - max(one_box[0], other_box[0])
            down = min(one_box[3], other_box[3]) - max(one_box[1], other_box[1])
            assert min(across, down) <= 6, (one_label, other_label)


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


def test_names_cannot_break_out_of_the_drawing() -> None:
    state = crowded(0)
    names = ('<script x="1">', "Ben & Co", "'", "Dirk", "Eva")
    fromstring(village.scene(view_of_asked(state), GAME.legal(state), names).svg())


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
