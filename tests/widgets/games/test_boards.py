"""Every game's board: what can be played on it, what it says and must not show, and how large it is on a phone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree.ElementTree import fromstring

import pytest

from tests.widgets.games.drawing import SVG, boxes, drawn, labels, on_a_phone, places, possible, targets
from tests.widgets.games.random_games import NAMES
from tests.widgets.games.tables import TAKE_BACK, Table, all_tables

TABLES = all_tables()
HOSTILE = ('<script>alert("x")</script>', "'\"><g onload=x>", "&amp;]]>", "\x00\ud800", "{name}")
POSITIONS = 90
"""About how many positions of a game are looked at where there are many."""

every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
every_look = pytest.mark.parametrize(
    ("table", "look"), [pytest.param(each, look, id=f"{each.name}-{look}") for each in TABLES for look in each.looks]
)


# What can be played ---------------------------------------------------------------------------------------


@every_look
def test_without_legal_actions_nothing_is_marked_possible(table: Table, look: str) -> None:
    assert possible(table.ui.scene(table.random.game.view(table.look(look), None), ())) == set()


@every_look
def test_every_notation_on_the_board_is_one_the_game_can_read(table: Table, look: str) -> None:
    for act in (set(targets(table.scene(table.look(look)))) | possible(table.scene(table.look(look)))) - {TAKE_BACK}:
        assert str(table.random.game.parse(act)) == act


@every_table
def test_the_picture_is_well_formed_and_targets_are_not_nested(table: Table) -> None:
    positions = table.random.positions(6)
    for state in positions[:: max(7, len(positions) // POSITIONS)]:
        for node in drawn(table.scene(state)).iter():
            if node.get("data-act") or node.get("data-acts"):
                inner = [each for each in node.iter() if each is not node]
                assert not [each for each in inner if each.get("data-act") or each.get("data-acts")]


# What it says and shows -----------------------------------------------------------------------------------


@every_look
def test_every_place_says_what_it_is(table: Table, look: str) -> None:
    for node in places(table.scene(table.look(look))):
        label = node.get("aria-label") or ""
        assert label, node.attrib
        assert label[0].isupper(), label
        assert label.endswith(".") or node.get("data-acts"), label
        assert "{" not in label


@every_table
def test_a_table_shows_no_secret_of_another_seat(table: Table) -> None:
    rng, game, ui, positions = Random(4), table.random.game, table.ui, table.random.positions(9)
    for state in positions[:: len(positions) // POSITIONS]:
        for seat in (None, *range(state.players)):
            view = game.view(state, seat)
            other = game.view(game.sample_world(view, rng), seat)
            legal = game.legal(state) if seat == table.random.asked(state) else ()
            assert ui.scene(view, legal).elements == ui.scene(other, legal).elements
            assert ui.panels(view, NAMES) == ui.panels(other, NAMES)
            assert ui.where(view, NAMES) == ui.where(other, NAMES)
            assert ui.question(view, NAMES) == ui.question(other, NAMES)


@every_look
def test_hostile_names_cannot_break_out_of_the_drawing(table: Table, look: str) -> None:
    state = table.look(look)
    svg = table.ui.scene(table.random.view_of_asked(state), table.random.game.legal(state), HOSTILE).svg()
    assert fromstring(svg).tag == f"{SVG}svg"
    assert "<script" not in svg
    assert "<g onload" not in svg


@every_table
def test_the_emblem_is_a_picture_that_loads_nothing(table: Table) -> None:
    source = (Path(table.ui.__file__).parent / "emblem.svg").read_text(encoding="utf-8")
    picture = fromstring(source)
    assert picture.tag == f"{SVG}svg"
    assert "href" not in source
    assert len(list(picture)) > 20


# How large it is ------------------------------------------------------------------------------------------


@every_look
def test_no_label_is_smaller_than_11_pixels_on_a_phone(table: Table, look: str) -> None:
    for words, size in labels(table.scene(table.look(look))):
        assert size >= 11, words


@every_look
def test_no_place_is_smaller_than_24_pixels_on_a_phone_and_all_lie_on_the_board(table: Table, look: str) -> None:
    scene = table.scene(table.look(look))
    for node, (left, top, right, bottom) in boxes(scene):
        assert min(right - left, bottom - top) * on_a_phone(scene) >= 24, node.attrib
        assert left >= 0, node.attrib
        assert top >= 0, node.attrib
        assert right <= scene.width, node.attrib
        assert bottom <= scene.height, node.attrib
