"""Porto Carthago's board: its targets, its keys, its sizes, and what it must not show."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from gamecore.games.porto_carthago.pieces import SHIP_NAMES
from tests.widgets.games.porto_carthago.play import (
    GAME,
    NAMES,
    SVG,
    asked,
    drawn,
    first_of,
    games,
    positions,
    possible,
    targets,
    view_of_asked,
)
from widgets.games import porto_carthago
from widgets.games.porto_carthago import geometry

KINDS = ("first dock", "good", "lighthouse", "turn", "captain", "porter", "loadmaster", "merchant", "bonus", "after")
SCALE = geometry.MIN_WIDTH / geometry.WIDTH
MOVED = re.compile(r"translate\(([-\d.]+)(?:px)?[ ,]\s*([-\d.]+)")
COMPOSED = ("assign", "shift", "stack")
"""Composed or ordered beside the board."""


def scene_of(state: Any) -> Any:
    return porto_carthago.scene(view_of_asked(state), GAME.legal(state), NAMES)


def place_of(drawing: str) -> tuple[float, float]:
    found = MOVED.search(drawing)
    assert found
    return float(found[1]), float(found[2])


def hit_box(node: Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a target's hit area."""
    (hit,) = [shape for shape in node if shape.get("class") == "hit"]
    moved = MOVED.search(node.get("transform") or "translate(0 0)")
    assert moved
    left, top = float(hit.get("x") or 0) + float(moved[1]), float(hit.get("y") or 0) + float(moved[2])
    return left, top, left + float(hit.get("width") or 0), top + float(hit.get("height") or 0)


@pytest.mark.parametrize("kind", KINDS)
def test_every_place_says_what_it_is(kind: str) -> None:
    for node in drawn(scene_of(first_of(kind))).iter():
        if not (node.get("data-act") or node.get("data-why")):
            continue
        label = node.get("aria-label") or ""
        assert label, node.attrib
        assert "{" not in label
        assert node.get("data-act") or label.endswith("."), label


def test_what_is_marked_possible_is_legal() -> None:
    for state in positions(9)[::3]:
        notations = {str(action) for action in GAME.legal(state)}
        assert possible(porto_carthago.scene(view_of_asked(state), GAME.legal(state))) <= notations


def test_whatever_is_asked_lives_on_the_board_too_but_what_is_composed() -> None:
    for state in positions(12)[::2]:
        verbs = {action.verb for action in GAME.legal(state)}
        if not verbs or verbs <= set(COMPOSED):
            continue
        assert possible(scene_of(state)), verbs


def test_every_card_ship_dock_and_good_that_can_be_chosen_is_alive() -> None:
    alive = {"play", "collect", "renew", "take", "charter", "purchase", "score", "intrigue", "end", "extend"}
    for state in positions(12)[::3]:
        found = possible(scene_of(state))
        kind = getattr(GAME.decision(state), "kind", "")
        for action in GAME.legal(state):
            if action.verb in alive or (action.verb == "claim" and "dock" in kind):
                assert str(action) in found
        if kind == "lighthouse":
            ships = {action.card for action in GAME.legal(state) if action.verb == "enter"}
            assert ships <= {act.split()[1] for act in found}


def test_a_porter_finds_the_wanted_good_on_the_quay() -> None:
    checked = 0
    for state in positions(12):
        if getattr(GAME.decision(state), "kind", "") != "porter":
            continue
        view = view_of_asked(state)
        groups = porto_carthago.answers(view, GAME.legal(state), NAMES)
        loads = [item["text"] for group in groups if group["title"] == "Load a ship at once" for item in group["items"]]
        docks = {text.split()[2] for text in loads}
        alive = {act for act in possible(scene_of(state)) if act in loads}
        assert {act.split()[2] for act in alive} == docks
        checked += len(docks)
    assert checked


def test_without_legal_actions_nothing_is_marked_possible() -> None:
    for kind in KINDS:
        assert possible(porto_carthago.scene(GAME.view(first_of(kind), None), ())) == set()


def test_every_notation_on_the_board_is_one_the_game_can_read() -> None:
    for kind in KINDS:
        for act in targets(scene_of(first_of(kind))):
            assert str(GAME.parse(act)) == act


def test_the_picture_is_well_formed_and_targets_are_not_nested() -> None:
    for state in positions(6)[::7]:
        for node in drawn(scene_of(state)).iter():
            if node.get("data-act"):
                assert not [inner for inner in node.iter() if inner is not node and inner.get("data-act")]


def test_a_ship_keeps_its_key_and_lies_where_the_view_says() -> None:
    for state in positions(6)[::5]:
        view = GAME.view(state, None)
        elements = porto_carthago.scene(view, ()).elements
        for row, cards in ((1, view.row1), (2, view.row2)):
            for place, card in enumerate(cards):
                if card >= 0:
                    at = place_of(elements[f"ship-{SHIP_NAMES[card]}"])
                    assert at == pytest.approx(geometry.ship_at(row, place), abs=0.01)
        for dock, card in enumerate(view.berths):
            if card >= 0:
                at = place_of(elements[f"ship-{SHIP_NAMES[card]}"])
                assert at == pytest.approx(geometry.berth_at(dock), abs=0.01)
        shown = {key for key in elements if key.startswith("ship-")}
        assert len(shown) == sum(card >= 0 for card in (*view.row1, *view.row2, *view.berths))


@pytest.mark.parametrize("kind", ["captain", "porter", "aristocrat", "loadmaster", "merchant"])
def test_the_strip_marks_the_base_action_and_the_space_in_use(kind: str) -> None:
    elements = scene_of(first_of(kind)).elements
    assert elements["strip"].count("fp-can") == 1
    space = view_of_asked(first_of(kind)).decision.data[0]
    marked = [key for key in elements if key.startswith("space-") and "fp-can" in elements[key]]
    assert marked == [f"space-A{space + 1}"]


def test_a_scene_shows_no_secret_of_another_seat() -> None:
    rng = Random(4)
    for state in positions(9)[::29]:
        for seat in (None, *range(state.players)):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.sample_world(view, rng), seat)
            legal = GAME.legal(state) if seat == asked(state) else ()
            assert porto_carthago.scene(view, legal).elements == porto_carthago.scene(other, legal).elements
            assert porto_carthago.panels(view, NAMES) == porto_carthago.panels(other, NAMES)
            assert porto_carthago.where(view, NAMES) == porto_carthago.where(other, NAMES)
            assert porto_carthago.question(view, NAMES) == porto_carthago.question(other, NAMES)


def test_hostile_names_cannot_break_out_of_the_drawing() -> None:
    hostile = ['<script>alert("x")</script>', "'\"><g onload=x>", "&amp;]]>", "\x00\ud800", "{name}"]
    state = first_of("turn", seats=5)
    svg = porto_carthago.scene(GAME.view(state, None), (), hostile).svg()
    assert fromstring(svg).tag == f"{SVG}svg"
    assert "<script" not in svg
    assert "<g onload" not in svg


@pytest.mark.parametrize("kind", KINDS)
def test_no_label_is_smaller_than_11_pixels_on_a_phone_but_letters_on_small_marks(kind: str) -> None:
    for node in drawn(scene_of(first_of(kind))).iter(f"{SVG}text"):
        initial = len(node.text or "") == 1 and node.get("fill", "").startswith("var(--fp-seat-ink")
        assert initial or float(node.get("font-size") or 0) * SCALE >= 11, node.text


@pytest.mark.parametrize("kind", KINDS)
def test_no_target_is_smaller_than_24_pixels_on_a_phone_and_all_lie_on_the_board(kind: str) -> None:
    for act, node in targets(scene_of(first_of(kind))).items():
        left, top, right, bottom = hit_box(node)
        assert min(right - left, bottom - top) * SCALE >= 24, act
        assert left >= 0, act
        assert top >= 0, act
        assert right <= geometry.WIDTH, act
        assert bottom <= geometry.HEIGHT, act


def test_no_two_living_places_cover_each_other() -> None:
    for state in positions(9)[::7]:
        boxes = {act: hit_box(node) for act, node in targets(scene_of(state)).items()}
        for act, (left, top, right, bottom) in boxes.items():
            for other, box in boxes.items():
                if act < other:
                    clear = box[0] >= right - 1 or box[2] <= left + 1 or box[1] >= bottom - 1 or box[3] <= top + 1
                    assert clear, (act, other)


def test_the_emblem_is_a_picture_that_loads_nothing() -> None:
    source = (Path(porto_carthago.__file__).parent / "emblem.svg").read_text(encoding="utf-8")
    picture = fromstring(source)
    assert picture.tag == f"{SVG}svg"
    assert "href" not in source
    assert len(list(picture)) > 20


def test_the_board_says_that_its_numbers_are_reconstructed() -> None:
    view = GAME.view(games(1)[0][-1].before, None)
    assert "reconstructed" in porto_carthago.scene(view, ()).svg()
    labels = [node.get("aria-label") or "" for node in drawn(porto_carthago.scene(view, ())).iter()]
    assert any("reconstructed" in label and label.startswith("Palace space") for label in labels)
