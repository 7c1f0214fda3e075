"""Batavia's board: its targets, its keys, its sizes, and what it must not show."""

from __future__ import annotations

import re
from dataclasses import replace
from math import cos, pi, sin
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from gamecore.games.batavia.pieces import COMPANIES, DESTINATION, TILE_NAMES
from tests.widgets.games.batavia.play import (
    GAME,
    NAMES,
    SVG,
    after,
    asked,
    drawn,
    first_of,
    games,
    positions,
    possible,
    targets,
    view_of_asked,
)
from widgets.games import batavia
from widgets.games.batavia import geometry
from widgets.games.batavia.words import COMPANY_TITLES

KINDS = ("bid", "action", "lay", "move", "cash")
SCALE = geometry.MIN_WIDTH / geometry.WIDTH
MOVED = re.compile(r"translate\(([-\d.]+)(?:px)?[ ,]\s*([-\d.]+)")
UNDO = "undo"
CROWDED = ((5, 5, 4, 6, 5), (9, 0, 8, 7, 6), (12, 9, 0, 0, 11), (22, 0, 0, 0, 0), (14, 12, 9, 8, 10))


def scene_of(state: Any) -> Any:
    return batavia.scene(view_of_asked(state), GAME.legal(state), NAMES)


def place_of(drawing: str) -> tuple[float, float]:
    found = MOVED.search(drawing)
    assert found
    return float(found[1]), float(found[2])


def seen(drawing: str) -> bool:
    """Whether a piece draws anything."""
    return len(list(fromstring(drawing))) > 0


def hit_box(node: Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a target's hit area."""
    (hit,) = [shape for shape in node if shape.get("class") == "hit"]
    moved = MOVED.search(node.get("transform") or "translate(0 0)")
    assert moved
    left, top = float(hit.get("x") or 0) + float(moved[1]), float(hit.get("y") or 0) + float(moved[2])
    return left, top, left + float(hit.get("width") or 0), top + float(hit.get("height") or 0)


@pytest.mark.parametrize("kind", KINDS)
def test_every_target_says_in_a_sentence_what_it_is(kind: str) -> None:
    for node in drawn(scene_of(first_of(kind))).iter():
        if not (node.get("data-act") or node.get("data-why")):
            continue
        label = node.get("aria-label") or ""
        assert label.endswith("."), label
        assert label[0].isupper(), label
        assert "{" not in label


def test_what_is_marked_possible_is_legal_and_board_and_answers_cover_all_that_is() -> None:
    for state in positions(9)[::3]:
        view, legal = view_of_asked(state), GAME.legal(state)
        notations = {str(action) for action in legal}
        laying = getattr(view.decision, "kind", "") == "lay"
        can = possible(batavia.scene(view, legal))
        answered = {item["text"] for group in batavia.answers(view, legal, NAMES) for item in group["items"]}
        assert can <= notations | ({UNDO} if laying else set())
        assert answered == notations | ({UNDO} if laying else set())


def test_every_legal_action_can_be_done_on_the_board_but_higher_bids_passing_and_keeping() -> None:
    for state in positions(12)[::5]:
        legal = [str(action) for action in GAME.legal(state)]
        bids = [text for text in legal if text.startswith("bid")]
        wanted = {text for text in legal if not text.startswith(("bid", "pass", "keep"))}
        found = possible(batavia.scene(view_of_asked(state), GAME.legal(state)))
        assert found - {UNDO} == wanted | set(bids[:1])


def test_each_card_of_the_hand_lays_out_all_up_to_it() -> None:
    state = first_of("action")
    view = view_of_asked(state)
    hand = view.hands[view.seat]
    acts = targets(scene_of(state))
    for company, held in zip(COMPANIES, hand, strict=True):
        lays = {act for act in acts if act.startswith(f"lay {company}")}
        assert lays == {f"lay {company} {count}" for count in range(1, held + 1)}


def test_while_cards_are_laid_out_the_board_offers_to_finish_and_to_take_back() -> None:
    state = first_of("lay")
    assert UNDO in possible(scene_of(state))
    assert "done" in targets(scene_of(state))
    assert UNDO not in possible(scene_of(first_of("action")))
    others = [seat for seat in range(state.players) if seat != asked(state)]
    assert UNDO not in targets(batavia.scene(GAME.view(state, others[0]), (), NAMES))


def test_the_next_tile_of_each_company_is_a_place_to_go_to() -> None:
    for state in positions(8)[::6]:
        seat = asked(state)
        if seat is None:
            continue
        view = GAME.view(state, seat)
        acts = targets(batavia.scene(view, GAME.legal(state), NAMES))
        for company, name in enumerate(COMPANIES):
            space = view.target(seat, company)
            assert (f"move {name}" in acts) == (space > 0)
            if space > 0:
                moved = MOVED.search(acts[f"move {name}"].get("transform") or "")
                assert moved
                assert (float(moved[1]), float(moved[2])) == geometry.space_at(space)


def test_without_legal_actions_nothing_is_marked_possible() -> None:
    for kind in KINDS:
        view = GAME.view(first_of(kind), None)
        assert possible(batavia.scene(view, ())) == set()


def test_every_notation_on_the_board_is_one_the_game_can_read() -> None:
    for kind in KINDS:
        for act in set(targets(scene_of(first_of(kind)))) - {UNDO}:
            assert str(GAME.parse(act)) == act


def test_the_picture_is_well_formed_and_targets_are_not_nested() -> None:
    for state in positions(6)[::7]:
        for node in drawn(scene_of(state)).iter():
            if node.get("data-act"):
                assert not [inner for inner in node.iter() if inner is not node and inner.get("data-act")]


def test_keys_stay_the_same_from_action_to_action() -> None:
    for turns in games(3):
        for turn in turns[::4]:
            before, later = (batavia.scene(GAME.view(s, 0), ()).elements for s in (turn.before, turn.after))
            changed = set(before) ^ set(later)
            assert all(key.startswith(("hand-", "plan-")) for key in changed)
            assert [key for key in before if key in later] == [key for key in later if key in before]


def test_a_crate_glides_from_its_trading_post_to_its_square() -> None:
    checked = 0
    for turns in games(4):
        for turn in turns:
            for event in turn.events:
                if event.kind != "moved":
                    continue
                name = f"{event.facts['company']} {event.facts['good']}"
                key = f"crate-{name.replace(' ', '-')}"
                before, later = (batavia.scene(GAME.view(s, None), ()).elements for s in (turn.before, turn.after))
                tile = TILE_NAMES.index(name)
                assert not seen(before[key])
                assert place_of(before[key]) == geometry.space_at(event.facts["space"])
                assert seen(later[key])
                assert place_of(later[key]) == geometry.square_at(tile % 7, tile // 7)
                checked += 1
    assert checked > 50


def test_merchants_and_tiles_lie_where_the_view_says() -> None:
    for state in positions(6)[::9]:
        view = GAME.view(state, None)
        elements = batavia.scene(view, ()).elements
        for seat, space in enumerate(view.positions):
            assert place_of(elements[f"merchant-{seat}"]) == pytest.approx(geometry.merchant_at(space, seat), abs=0.01)
        for space, owner in enumerate(view.owners, 1):
            here = place_of(elements[f"tile-{space}"]) == geometry.space_at(space)
            assert here == (owner < 0)
            assert seen(elements[f"tile-{space}"]) != view.cashed[space - 1]


def apart(dx: float, dy: float) -> float:
    """How far two hexagons that stand on a tip are apart, across the sides that face each other."""
    return max(abs(dx * cos(turn * pi / 3) + dy * sin(turn * pi / 3)) for turn in range(3))


def test_no_two_trading_posts_cover_each_other_and_all_lie_on_the_chart() -> None:
    left, top, width, height = geometry.CHART
    route = geometry.route()
    assert len(route) == DESTINATION + 1
    for space, (x, y) in enumerate(route):
        assert left + geometry.FRAME < x < left + width - geometry.FRAME
        assert top + geometry.FRAME < y < top + height - geometry.FRAME
        for other, (ox, oy) in enumerate(route[1:DESTINATION], 1):
            if other != space and 0 < space < DESTINATION:
                assert apart(ox - x, oy - y) > 2 * geometry.HEX * sin(pi / 3) - 1, (space, other)


def test_gold_markers_go_around_the_frame_and_never_lie_on_each_other() -> None:
    view = GAME.view(first_of("action", seats=5), None)
    for gold in ((0, 0, 0, 0, 0), (7, 7, 7, 7, 7), (33, 34, 49, 50, 99), (100, 0, 115, 15, 15)):
        elements = batavia.scene(replace(view, gold=gold), ()).elements
        places = {place_of(elements[f"gold-{seat}"]) for seat in range(5)}
        assert len(places) == 5
    spaces = {geometry.gold_at(gold)[0] for gold in range(geometry.GOLD_SPACES)}
    assert len(spaces) == geometry.GOLD_SPACES
    assert geometry.gold_at(107) == geometry.gold_at(7)


def test_cannon_and_cubes_stand_at_their_counts_with_outlines_where_the_cards_would_bring_them() -> None:
    state = first_of("lay")
    view = view_of_asked(state)
    elements = batavia.scene(view, GAME.legal(state), NAMES).elements
    assert place_of(elements["cannon"])[0] == pytest.approx(geometry.track_x(view.cannon), abs=0.01)
    outlines = [node for node in fromstring(elements["ghosts"]) if node.get("stroke-dasharray")]
    assert len(outlines) == 1 + sum(1 for count in view.laying if count)
    done = view_of_asked(after(state, "done")) if "done" in map(str, GAME.legal(state)) else None
    if done is not None:
        later = batavia.scene(done, ()).elements
        assert not list(fromstring(later["ghosts"]))


def test_a_seal_lies_with_its_owner_or_on_the_board() -> None:
    for state in positions(5)[::9]:
        view = GAME.view(state, None)
        elements = batavia.scene(view, ()).elements
        for company, owner in enumerate(view.seals):
            key = f"seal-{COMPANY_TITLES[company]}"
            slot = geometry.seal_slot(company)
            home = slot if owner < 0 else geometry.seal_home(owner, view.players, company)
            assert place_of(elements[key]) == pytest.approx(home, abs=0.01)


def test_a_scene_shows_no_secret_of_another_seat() -> None:
    rng = Random(4)
    for state in positions(9)[::29]:
        for seat in (None, *range(state.players)):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.sample_world(view, rng), seat)
            legal = GAME.legal(state) if seat == asked(state) else ()
            assert batavia.scene(view, legal).elements == batavia.scene(other, legal).elements
            assert batavia.panels(view, NAMES) == batavia.panels(other, NAMES)
            assert batavia.where(view, NAMES) == batavia.where(other, NAMES)
            assert batavia.question(view, NAMES) == batavia.question(other, NAMES)


def test_hostile_names_cannot_break_out_of_the_drawing() -> None:
    hostile = ['<script>alert("x")</script>', "'\"><g onload=x>", "&amp;]]>", "\x00\ud800", "{name}"]
    state = first_of("action", seats=5)
    svg = batavia.scene(GAME.view(state, None), (), hostile).svg()
    assert fromstring(svg).tag == f"{SVG}svg"
    assert "<script" not in svg
    assert "<g onload" not in svg


@pytest.mark.parametrize("kind", KINDS)
def test_no_label_is_smaller_than_11_pixels_on_a_phone(kind: str) -> None:
    sizes = [float(node.get("font-size") or 0) for node in drawn(scene_of(first_of(kind))).iter(f"{SVG}text")]
    assert min(sizes) * SCALE >= 11


@pytest.mark.parametrize("kind", KINDS)
def test_no_target_is_smaller_than_24_pixels_on_a_phone(kind: str) -> None:
    for act, node in targets(scene_of(first_of(kind))).items():
        left, top, right, bottom = hit_box(node)
        assert min(right - left, bottom - top) * SCALE >= 24, act


@pytest.mark.parametrize("hand", CROWDED)
def test_in_a_crowded_hand_every_target_is_still_large_enough_and_apart(hand: tuple[int, ...]) -> None:
    view = view_of_asked(first_of("action"))
    seat = view.seat
    hands = tuple(hand if other == seat else None for other in range(view.players))
    acts = targets(batavia.scene(replace(view, hands=hands), (), NAMES))
    boxes = {act: hit_box(node) for act, node in acts.items() if act.startswith("lay")}
    assert {f"lay {name} {held}" for name, held in zip(COMPANIES, hand, strict=True) if held} <= set(boxes)
    for act, (left, top, right, bottom) in boxes.items():
        assert min(right - left, bottom - top) * SCALE >= 24, act
        assert right <= geometry.HAND[0] + geometry.HAND[2], act
        for other, box in boxes.items():
            if act.split()[1] == other.split()[1] and act < other:
                clear = box[0] >= right - 1 or box[2] <= left + 1 or box[1] >= bottom - 1 or box[3] <= top + 1
                assert clear, (act, other)


def test_every_place_of_the_board_lies_on_it_and_has_room() -> None:
    for kind in KINDS:
        for act, node in targets(scene_of(first_of(kind))).items():
            left, top, right, bottom = hit_box(node)
            assert left >= 0, act
            assert top >= 0, act
            assert right <= geometry.WIDTH, act
            assert bottom <= geometry.HEIGHT, act


def test_figures_carry_the_initials_of_known_names_and_none_otherwise() -> None:
    view = GAME.view(first_of("action", seats=3), None)
    named, nameless = (batavia.scene(view, (), names).elements["merchant-1"] for names in (NAMES[:3], ()))
    assert ">B</text>" in named
    assert "</text>" not in nameless


def test_the_emblem_is_a_picture_that_loads_nothing() -> None:
    source = (Path(batavia.__file__).parent / "emblem.svg").read_text(encoding="utf-8")
    picture = fromstring(source)
    assert picture.tag == f"{SVG}svg"
    assert "href" not in source
    assert len(list(picture)) > 20
