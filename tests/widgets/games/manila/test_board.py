"""Manila's board: which places live, and where its pieces lie."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from gamecore.games.manila.actions import PLACES
from gamecore.games.manila.pieces import SPACE_NAMES
from gamecore.kernel.decision import Over
from tests.widgets.games.drawing import are_apart, hit_box, place_of, possible, seen, targets
from tests.widgets.games.manila.play import GAME, RANDOM, TABLE, first_of, games, positions, view_of_asked
from tests.widgets.games.random_games import NAMES
from widgets.games import manila
from widgets.games.manila import geometry

scene_of = TABLE.scene


def test_every_space_has_a_target_while_placing() -> None:
    acts = set(targets(scene_of(first_of("place"))))
    assert {f"place {space}" for space in PLACES} <= acts
    assert {f"buy {ware}" for ware in PLACES[:4]} <= acts


def test_every_legal_action_about_one_place_can_be_done_on_the_board() -> None:
    elsewhere = ("pass", "stay", "borrow", "redeem", "buy nothing", "steer nothing")
    for state in positions(12)[::5]:
        legal = [str(action) for action in GAME.legal(state)]
        bids = [text for text in legal if text.startswith("bid")]
        wanted = {text for text in legal if not text.startswith(("bid", *elsewhere)) and len(text.split()) < 5}
        wanted |= {text for text in legal if text.startswith("load")}
        assert possible(manila.scene(view_of_asked(state), GAME.legal(state))) == wanted | set(bids[:1])


def test_a_blind_passenger_chooses_among_the_seats() -> None:
    state = RANDOM.first(lambda s: any(re.match(r"place \w+ \d", str(a)) for a in GAME.legal(s)))
    wanted = {str(action) for action in GAME.legal(state) if action.verb == "place"}
    assert wanted <= set(targets(scene_of(state)))


def test_stronger_pirates_can_choose_whom_to_send_home() -> None:
    state = RANDOM.first(lambda s: any(action.verb == "evict" for action in GAME.legal(s)))
    wanted = {str(action) for action in GAME.legal(state) if action.verb == "evict"}
    assert wanted <= possible(scene_of(state))


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


def test_the_fixed_targets_do_not_overlap() -> None:
    loading = tuple(f"place {ware}" for ware in PLACES[:4])
    fixed = {act: node for act, node in targets(scene_of(first_of("bid"))).items() if not act.startswith(loading)}
    for (one, box), (other, other_box) in combinations([(act, hit_box(node)) for act, node in fixed.items()], 2):
        assert are_apart(box, other_box), (one, other)


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


def test_the_board_says_where_the_voyage_stands() -> None:
    for state in positions(3):
        view = GAME.view(state, None)
        over = isinstance(view.decision, Over)
        wanted = f"Roll {view.movement} of 3" if view.movement else "The game is over" if over else "No roll yet"
        assert f">{wanted}</text>" in manila.scene(view, ()).svg()
    assert over
