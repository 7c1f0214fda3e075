"""Manila's board: its targets, its keys, its sizes, and what it must not show."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from gamecore.games.manila.actions import PLACES
from gamecore.games.manila.pieces import SPACE_NAMES
from tests.widgets.games.manila.play import (
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
from widgets.games import manila
from widgets.games.manila import geometry

KINDS = ("bid", "buy", "load", "start", "place", "board", "steer", "send")
SCALE = geometry.MIN_WIDTH / geometry.WIDTH
MOVED = re.compile(r"translate\(([-\d.]+)(?:px)?[ ,]\s*([-\d.]+)")


def scene_of(state: Any) -> Any:
    return manila.scene(view_of_asked(state), GAME.legal(state), NAMES)


def place_of(drawing: str) -> tuple[float, float]:
    found = MOVED.search(drawing)
    assert found
    return float(found[1]), float(found[2])


def seen(drawing: str) -> bool:
    """Whether a figure's element draws anything."""
    return len(list(fromstring(drawing))) > 0


def test_every_space_has_a_target_while_placing() -> None:
    acts = set(targets(scene_of(first_of("place"))))
    assert {f"place {space}" for space in PLACES} <= acts
    assert {f"buy {ware}" for ware in PLACES[:4]} <= acts


@pytest.mark.parametrize("kind", KINDS)
def test_every_target_says_in_a_sentence_what_it_is(kind: str) -> None:
    for act, node in targets(scene_of(first_of(kind))).items():
        label = node.get("aria-label") or ""
        assert label.endswith("."), act
        assert label[0].isupper(), act
        assert "{" not in label


def test_what_is_marked_possible_is_legal_and_board_and_answers_cover_all_that_is() -> None:
    for state in positions(9)[::3]:
        view, legal = view_of_asked(state), GAME.legal(state)
        notations = {str(action) for action in legal}
        can = possible(manila.scene(view, legal))
        answered = {item["text"] for group in manila.answers(view, legal, NAMES) for item in group["items"]}
        assert can <= notations
        assert answered == notations


def test_every_legal_action_about_one_place_can_be_done_on_the_board() -> None:
    elsewhere = ("pass", "stay", "borrow", "redeem", "buy nothing", "steer nothing")
    for state in positions(12)[::5]:
        legal = [str(action) for action in GAME.legal(state)]
        bids = [text for text in legal if text.startswith("bid")]
        wanted = {text for text in legal if not text.startswith(("bid", *elsewhere)) and len(text.split()) < 5}
        wanted |= {text for text in legal if text.startswith("load")}
        assert possible(manila.scene(view_of_asked(state), GAME.legal(state))) == wanted | set(bids[:1])


def test_a_blind_passenger_chooses_among_the_seats() -> None:
    state = next(s for s in positions(40) if any(re.match(r"place \w+ \d", str(a)) for a in GAME.legal(s)))
    wanted = {str(action) for action in GAME.legal(state) if action.verb == "place"}
    assert wanted <= set(targets(scene_of(state)))


def test_stronger_pirates_can_choose_whom_to_send_home() -> None:
    state = next(s for s in positions(200) if any(action.verb == "evict" for action in GAME.legal(s)))
    wanted = {str(action) for action in GAME.legal(state) if action.verb == "evict"}
    assert wanted <= possible(scene_of(state))


def test_without_legal_actions_nothing_is_marked_possible() -> None:
    for kind in KINDS:
        view = GAME.view(first_of(kind), None)
        assert possible(manila.scene(view, ())) == set()


def test_every_notation_on_the_board_is_one_the_game_can_read() -> None:
    for kind in KINDS:
        for act in targets(scene_of(first_of(kind))):
            assert str(GAME.parse(act)) == act


def test_the_picture_is_well_formed_and_targets_are_not_nested() -> None:
    for state in positions(6)[::7]:
        for node in drawn(scene_of(state)).iter():
            if node.get("data-act"):
                assert not [inner for inner in node.iter() if inner is not node and inner.get("data-act")]


def test_keys_stay_the_same_from_action_to_action() -> None:
    for turns in games(3):
        for turn in turns[::4]:
            before, after = (manila.scene(GAME.view(s, None), ()).elements for s in (turn.before, turn.after))
            changed = set(before) ^ set(after)
            assert all(key.startswith(("start-", "send-")) for key in changed)
            assert [key for key in before if key in after] == [key for key in after if key in before]


def test_a_placed_accomplice_glides_from_its_home_to_its_space() -> None:
    checked = 0
    for turns in games(4):
        for turn in turns:
            for event in turn.events:
                if event.kind != "placed":
                    continue
                key = f"figure-{event.seat}-{event.facts['space']}"
                before, after = (manila.scene(GAME.view(s, None), ()).elements for s in (turn.before, turn.after))
                _, jetty, _, height = geometry.JETTY
                assert not seen(before[key])
                assert jetty < place_of(before[key])[1] < jetty + height
                if GAME.view(turn.after, None).figures[SPACE_NAMES.index(event.facts["space"])] == event.seat:
                    assert seen(after[key])
                    checked += 1
    assert checked > 50


def test_a_pirate_glides_from_the_ship_to_the_punt() -> None:
    turn = next(t for turns in games(40) for t in turns if t.events and t.events[0].kind == "boarded")
    event = turn.events[0]
    key = f"figure-{event.seat}-{event.facts['space']}"
    before = manila.scene(GAME.view(turn.before, None), ()).elements[key]
    assert not seen(before)
    assert place_of(before) in (geometry.FIXED_SPACES[19], geometry.FIXED_SPACES[20])


def test_every_figure_on_the_board_is_drawn_where_its_space_is() -> None:
    for state in positions(6)[::9]:
        view = GAME.view(state, None)
        elements = manila.scene(view, ()).elements
        for space, seat in enumerate(view.figures):
            drawn_for = [s for s in range(view.players) if seen(elements[f"figure-{s}-{SPACE_NAMES[space]}"])]
            assert drawn_for == ([seat] if seat >= 0 else [])
            if seat >= 0:
                place = place_of(elements[f"figure-{seat}-{SPACE_NAMES[space]}"])
                assert place == pytest.approx(geometry.space_at(view, space), abs=0.01)


def test_a_scene_shows_no_secret_of_another_seat() -> None:
    rng = Random(4)
    for state in positions(9)[::17]:
        for seat in (None, *range(state.players)):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.sample_world(view, rng), seat)
            legal = GAME.legal(state) if seat == asked(state) else ()
            assert manila.scene(view, legal).elements == manila.scene(other, legal).elements
            assert manila.panels(view, NAMES) == manila.panels(other, NAMES)


def test_hostile_names_cannot_break_out_of_the_drawing() -> None:
    hostile = ['<script>alert("x")</script>', "'\"><g onload=x>", "&amp;]]>", "\x00\ud800", "{name}"]
    state = first_of("place", seats=5)
    svg = manila.scene(GAME.view(state, None), (), hostile).svg()
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
        (hit,) = [shape for shape in node if shape.get("class") == "hit"]
        diameter = 2 * float(hit.get("r") or 0)
        width, height = (float(hit.get(side) or diameter) for side in ("width", "height"))
        assert min(width, height) * SCALE >= 24, act


def test_the_fixed_targets_do_not_overlap() -> None:
    boxes = {}
    for act, node in targets(scene_of(first_of("bid"))).items():
        (hit,) = [shape for shape in node if shape.get("class") == "hit"]
        moved = MOVED.search(node.get("transform") or "translate(0 0)")
        assert moved
        if act.startswith("place") and act.split()[1] in PLACES[:4]:
            continue
        left, top = float(hit.get("x") or 0) + float(moved[1]), float(hit.get("y") or 0) + float(moved[2])
        boxes[act] = (left, top, left + float(hit.get("width") or 0), top + float(hit.get("height") or 0))
    for one, (left, top, right, bottom) in boxes.items():
        assert left >= 0, one
        assert right <= geometry.WIDTH, one
        assert bottom <= geometry.HEIGHT, one
        for other, box in boxes.items():
            if one < other:
                apart = box[0] >= right or box[2] <= left or box[1] >= bottom or box[3] <= top
                assert apart, (one, other)


def test_punts_and_their_loads_lie_together_wherever_they_sail() -> None:
    for state in positions(4)[::11]:
        view = GAME.view(state, None)
        elements = manila.scene(view, ()).elements
        hulls = {place_of(elements[f"hull-{lane}"]) for lane in (1, 2, 3)}
        assert len(hulls) == 3
        loads = {place_of(elements[f"punt-{ware}"]) for ware in PLACES[:4]}
        assert len(loads) == 4
        assert len(hulls & loads) == (0 if view.ashore < 0 else 3)


def test_figures_carry_the_initials_of_known_names_and_none_otherwise() -> None:
    view = GAME.view(first_of("place", seats=3), None)
    named, nameless = (manila.scene(view, (), names).elements["supply-1"] for names in (NAMES[:3], ()))
    assert ">B</text>" in named
    assert "</text>" not in nameless
