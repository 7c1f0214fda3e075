"""Batavia's board: which places live, and where its pieces lie."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import cos, pi, sin
from xml.etree.ElementTree import fromstring

import pytest

from gamecore.games.batavia.pieces import COMPANIES, DESTINATION, TILE_NAMES
from tests.widgets.games.batavia.play import GAME, TABLE, after, asked, first_of, games, positions, view_of_asked
from tests.widgets.games.drawing import are_apart, hit_box, on_a_phone, place_of, possible, seen, targets
from tests.widgets.games.random_games import NAMES
from tests.widgets.games.tables import TAKE_BACK
from widgets.games import batavia
from widgets.games.batavia import geometry
from widgets.games.batavia.words import COMPANY_TITLES

CROWDED = ((5, 5, 4, 6, 5), (9, 0, 8, 7, 6), (12, 9, 0, 0, 11), (22, 0, 0, 0, 0), (14, 12, 9, 8, 10))
scene_of = TABLE.scene


def test_every_legal_action_can_be_done_on_the_board_but_higher_bids_passing_and_keeping() -> None:
    for state in positions(12)[::5]:
        legal = [str(action) for action in GAME.legal(state)]
        bids = [text for text in legal if text.startswith("bid")]
        wanted = {text for text in legal if not text.startswith(("bid", "pass", "keep"))}
        found = possible(batavia.scene(view_of_asked(state), GAME.legal(state)))
        assert found - {TAKE_BACK} == wanted | set(bids[:1])


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
    assert TAKE_BACK in possible(scene_of(state))
    assert "done" in targets(scene_of(state))
    assert TAKE_BACK not in possible(scene_of(first_of("action")))
    others = [seat for seat in range(state.players) if seat != asked(state)]
    assert TAKE_BACK not in targets(batavia.scene(GAME.view(state, others[0]), (), NAMES))


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
                assert place_of(acts[f"move {name}"].get("transform") or "") == geometry.space_at(space)


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


@pytest.mark.parametrize("hand", CROWDED)
def test_in_a_crowded_hand_every_target_is_still_large_enough_and_apart(hand: tuple[int, ...]) -> None:
    view = view_of_asked(first_of("action"))
    seat = view.seat
    hands = tuple(hand if other == seat else None for other in range(view.players))
    scene = batavia.scene(replace(view, hands=hands), (), NAMES)
    boxes = {act: hit_box(node) for act, node in targets(scene).items() if act.startswith("lay")}
    assert {f"lay {name} {held}" for name, held in zip(COMPANIES, hand, strict=True) if held} <= set(boxes)
    for act, (left, top, right, bottom) in boxes.items():
        assert min(right - left, bottom - top) * on_a_phone(scene) >= 24, act
        assert right <= geometry.HAND[0] + geometry.HAND[2], act
    for (one, box), (other, other_box) in combinations(boxes.items(), 2):
        assert one.split()[1] != other.split()[1] or are_apart(box, other_box, 1), (one, other)


def test_figures_carry_the_initials_of_known_names_and_none_otherwise() -> None:
    view = GAME.view(first_of("action", seats=3), None)
    named, nameless = (batavia.scene(view, (), names).elements["merchant-1"] for names in (NAMES[:3], ()))
    assert ">B</text>" in named
    assert "</text>" not in nameless
