"""Porto Carthago's board: which places live, where its pieces lie, and what it says is reconstructed."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser

from gamecore.games.porto_carthago.pieces import SHIP_NAMES
from tests.games.porto_carthago.table import table
from tests.widgets.games.drawing import SVG, are_apart, choices, drawn, hit_box, place_of, possible, single, targets
from tests.widgets.games.porto_carthago.play import (
    CROWD,
    GAME,
    TABLE,
    crowded,
    first_of,
    games,
    positions,
    view_of_asked,
)
from tests.widgets.games.random_games import NAMES
from widgets.games import porto_carthago
from widgets.games.porto_carthago import geometry
from widgets.games.porto_carthago.words import CARD_TITLES

RARE = ("aristocrat", "order", "shift", "pilot", "deliver", "offering", "market good", "final")
scene_of = TABLE.scene


def test_every_answer_is_on_the_board_but_servants_moved_between_several_places() -> None:
    for state in (*positions(12)[::13], *(first_of(kind) for kind in RARE)):
        verbs = {action.verb for action in GAME.legal(state)}
        found = possible(scene_of(state))
        assert verbs <= {act.split()[0] for act in found}
        for action in GAME.legal(state):
            assert action.verb in ("assign", "shift") or str(action) in found


def test_the_aristocrat_moves_servants_at_lighthouse_and_temple() -> None:
    places = choices(scene_of(table("aristocrat A3", lighthouse={0: 2}, temple={0: 1})))
    labels = {node.get("aria-label"): acts for node, acts in places}
    lighthouse = labels["Lighthouse: choose how many servants move"]
    gains = [f"assign +{count} +0" for count in range(1, 6)]
    assert list(lighthouse) == [*gains, "assign -1 +0", "assign -2 +0", "assign +1 -1"]
    assert lighthouse["assign +1 -1"] == "Move servants: 1 to the lighthouse and 1 out of the temple"
    assert {"assign +0 +5", "assign +0 -1", "assign -2 +2"} <= set(labels["Temple: choose how many servants move"])


def test_the_privilege_to_move_three_is_used_at_the_servants_themselves() -> None:
    state = table("shift S06", lighthouse={1: 2}, temple={1: 1, 2: 4}, privileges={0: "S06"})
    scene = scene_of(state)
    assert single(scene) == {"shift 1 +1"}
    assert [list(acts) for _, acts in choices(scene)] == [
        ["shift 1 -1", "shift 1 -2"],
        [f"shift 2 +{n}" for n in (1, 2, 3)],
    ]


def test_the_ship_that_comes_first_is_chosen_at_the_deck() -> None:
    scene = scene_of(table("order S03", top="S04 S05 S07", seen_by=[[0]] * 3, privileges={0: "S03"}))
    firsts = {next(iter(acts)).split()[1]: set(acts) for _, acts in choices(scene)}
    assert set(firsts) == {"S04", "S05", "S07"}
    assert firsts["S05"] == {"stack S05 S04 S07", "stack S05 S07 S04"}


def test_every_card_ship_dock_and_good_that_can_be_chosen_is_alive() -> None:
    alive = {"play", "collect", "renew", "take", "charter", "purchase", "score", "intrigue", "end", "extend"}
    for state in positions(12)[::9]:
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


OVERLAPS = """(words) => {
    const shown = (node) => !["none", "transparent"].includes(node.getAttribute("fill") || "") && !node.closest("defs");
    const shapes = [...document.querySelectorAll("svg :is(rect, circle, path, polygon, text)")].filter(shown);
    const inner = ({ x, y, width, height }) => (
        { x: x + 1.5, y: y + height * .25, width: width - 3, height: height / 2 }
    );
    const found = [];
    shapes.forEach((label, at) => {
        if (label.tagName !== "text") return;
        const box = inner(label.getBoundingClientRect());
        for (const shape of shapes.slice(at + 1)) {
            const over = shape.getBoundingClientRect();
            const clear = over.x >= box.x + box.width || over.x + over.width <= box.x
                || over.y >= box.y + box.height || over.y + over.height <= box.y;
            if (!clear) found.push([label.textContent, shape.tagName, shape.textContent]);
        }
    });
    return found;
}"""
"""Labels that something painted later lies upon."""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_covers_a_label(chromium: Browser, seats: int) -> None:
    crowd = {key: here(value, seats) for key, value in CROWD.items()}
    page = chromium.new_page(viewport={"width": 1200, "height": 900})
    page.set_content(scene_of(table("turn", seats, lap=4, **crowd)).svg())
    assert page.evaluate(OVERLAPS) == []
    page.close()


def here(value: Any, seats: int) -> Any:
    """Only what belongs to players of the table."""
    if value is CROWD["docks"]:
        return {dock: lying for dock, lying in value.items() if int(lying[0]) < seats}
    if isinstance(value, str) or (value and isinstance(next(iter(value)), str)):
        return value
    return {seat: each for seat, each in value.items() if seat < seats}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_kept_privileges_lie_on_their_owners_sheet(seats: int) -> None:
    for owner in range(seats):
        scene = scene_of(table("turn", seats, privileges={owner: "S03 S09 S05 S08 S12 S01 S13 S06 S19 S04 S21"}))
        left, top, width, height = geometry.seat_box(owner, seats)
        kept = [node for act, node in targets(scene).items() if act.startswith("use")]
        assert len(kept) == 5
        for node in kept:
            box = hit_box(node)
            assert left <= box[0] < box[2] <= left + width
            assert top <= box[1] < box[3] <= top + height
        said = [node.get("aria-label") or "" for node in kept]
        if owner:
            assert sum("keeps this privilege 2 times" in words for words in said) == 4
            assert sum("keeps this privilege 3 times" in words for words in said) == 1


def test_the_name_of_every_action_card_leaves_room_on_its_card(chromium: Browser) -> None:
    page = chromium.new_page(viewport={"width": 1200, "height": 900})
    page.set_content(scene_of(crowded()).svg())
    for title in CARD_TITLES:
        box = page.locator(f"svg text:text-is({title!r})").first.bounding_box()
        assert box
        assert box["width"] <= 0.8 * geometry.CARD[0], title
    page.close()


def test_the_strip_says_voyage_while_a_charter_ship_sails() -> None:
    for kind, word in (("voyage", "Voyage"), ("offering", "Voyage"), ("porter", "Loading")):
        strip = scene_of(first_of(kind)).elements["strip"]
        assert f">{word}</text>" in strip
        assert ("Voyage" in strip) == (word == "Voyage")


def test_no_two_living_places_cover_each_other() -> None:
    for state in positions(9)[::11]:
        boxes = {act: hit_box(node) for act, node in targets(scene_of(state)).items()}
        for (one, box), (other, other_box) in combinations(boxes.items(), 2):
            assert are_apart(box, other_box, 1), (one, other)


def test_the_board_says_at_each_place_what_is_reconstructed() -> None:
    scene = porto_carthago.scene(GAME.view(games(1)[0][-1].before, None), ())
    written = [node.text or "" for node in drawn(scene).iter(f"{SVG}text")]
    for words in (
        "The ship cards are reconstructed",
        "Prices and points are reconstructed",
        "Reconstructed: names of goods and civilizations",
        "Reconstructed: costs, bonuses, two porters, intrigue",
    ):
        assert words in written
    labels = [node.get("aria-label") or "" for node in drawn(scene).iter()]
    for start in ("Palace space", "Goods in the bag", "Rome II", "The path of intrigue", "A1", "Roman"):
        assert all("reconstructed" in told for told in labels if told.startswith(start) and "P1:" not in told), start


def test_the_board_in_words_says_all_that_is_reconstructed() -> None:
    said = porto_carthago.where(GAME.view(games(1)[0][-1].before, None), NAMES)[-1]
    for words in ("reconstructed", "goods", "civilizations", "ship cards", "spaces", "twice", "palace", "intrigue"):
        assert words in said
