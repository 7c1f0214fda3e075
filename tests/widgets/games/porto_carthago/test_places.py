"""What the places of the board say, and the choice where one place stands for several actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.table import table
from tests.widgets.games.porto_carthago.play import GAME, NAMES, choices, positions, single, targets, view_of_asked
from widgets.games import porto_carthago
from widgets.games.porto_carthago.labels import ANSWERS, PLACES

ANY_GOOD = {"docks": {"Egypt-I": "0 S01 -", "Rome-I": "0 S27 -"}, "privileges": {0: "S05"}}


def scene_of(state: Any) -> Any:
    view = view_of_asked(state)
    return porto_carthago.scene(view, GAME.legal(state), NAMES[: view.players])


def said(state: Any, act: str) -> str | None:
    """What the place of an action says."""
    return targets(scene_of(state))[act].get("aria-label")


def asked(state: Any) -> dict[str, dict[str, str]]:
    """The choices on the board by their headings."""
    return {node.get("aria-label") or "": acts for node, acts in choices(scene_of(state))}


def labels(state: Any) -> dict[str, str]:
    """The labels of all answers by notation."""
    groups = porto_carthago.answers(view_of_asked(state), GAME.legal(state), NAMES)
    return {item["text"]: item["label"] for group in groups for item in group["items"]}


# Labels of places -----------------------------------------------------------------------------------------


def test_every_answer_has_a_sentence_for_its_place() -> None:
    assert set(PLACES) == set(ANSWERS)
    assert all(sentence.endswith(".") for sentence in PLACES.values())


def test_a_place_says_in_a_whole_sentence_what_a_click_does() -> None:
    verbs = set()
    for state in positions(9)[::11]:
        scene = scene_of(state)
        nodes = targets(scene)
        for act in single(scene):
            told = nodes[act].get("aria-label") or ""
            assert told.endswith("."), told
            assert len(told.split()) >= 3, told
            verbs.add(act.split()[0])
    assert len(verbs) > 14


@pytest.mark.parametrize(
    ("state", "act", "sentence"),
    [
        (table("loadmaster A4"), "claim Rome-II", "Claim the dock Rome II with two servants."),
        (
            table("loadmaster A4", docks={"Rome-I": "- S27 -"}),
            "claim Rome-I",
            "Claim the dock Rome I with two servants; the Roman ivory ship lies there.",
        ),
        (
            table("porter A2", warehouses={0: "wine"}, docks={"Rome-I": "0 S30 -"}),
            "carry wine Rome-I",
            "Carry the wine from the warehouse to Rome I and load the Roman wine ship for 12 talents.",
        ),
        (table("captain A1"), "charter 2", "Put a servant on charter ship 2 as its captain."),
        (
            table("turn", points={0: 6}),
            "play A4",
            "Use the load master on A4, which costs 1 servant; bonus: palace seat.",
        ),
        (
            table("turn"),
            "play A4",
            "Use the load master on A4, which costs 1 servant; bonus, out of reach now: palace seat.",
        ),
        (
            table("turn", points={0: 6}, cash=0),
            "play A4",
            "Use the load master on A4, which costs 1 servant; bonus, out of reach now: palace seat.",
        ),
        (table("merchant A5"), "buy oil", "Buy oil for 4 talents."),
    ],
)
def test_the_sentence_of_a_place(state: Any, act: str, sentence: str) -> None:
    assert said(state, act) == sentence


# Choices --------------------------------------------------------------------------------------------------


def test_a_dock_asks_which_of_several_goods_the_porter_brings_what_loads_first() -> None:
    state = table("porter A2", warehouses={0: "grain wine"}, docks={"Rome-I": "0 S30 -", "Egypt-I": "0 - oil"})
    choice = asked(state)["Rome I: choose which good comes here"]
    assert list(choice) == ["carry wine Rome-I", "carry grain Rome-I", "carry Egypt-I Rome-I"]
    assert choice == {act: label for act, label in labels(state).items() if act in choice}


def test_an_own_dock_can_be_given_up_or_switched_on_the_board() -> None:
    choice = asked(table("loadmaster A4", docks={"Rome-I": "0 - wine"}))["Rome I: choose what becomes of your dock"]
    assert choice["release Rome-I"] == "Give up Rome I and lose its wine: two servants come home"
    assert sum(act.startswith("switch Rome-I ") for act in choice) == 11


def test_a_free_dock_asks_which_dock_is_left_if_it_cannot_be_claimed() -> None:
    docks = {"Rome-I": "0 - -", "Rome-II": "0 - -", "Egypt-I": "0 - -"}
    state = table("loadmaster A4", docks=docks, lighthouse={0: 8}, last_space={0: 1})
    assert "claim Egypt-II" not in {str(action) for action in GAME.legal(state)}
    choice = asked(state)["Egypt II: choose which of your docks you leave for it"]
    assert list(choice) == [f"switch {dock} Egypt-II" for dock in ("Egypt-I", "Rome-I", "Rome-II")]


def test_the_leader_of_the_lighthouse_guides_or_expels_at_the_ship() -> None:
    state = next(
        state
        for state in positions(9)
        if (decision := GAME.decision(state)).kind == "lighthouse" and decision.data[1]  # type: ignore[union-attr]
    )
    legal = [str(action) for action in GAME.legal(state)]
    for card in {act.split()[1] for act in legal}:
        acts = [act for act in legal if act.split()[1] == card]
        assert len(acts) > 1
        assert acts in [list(choice) for choice in asked(state).values()]
        assert f"expel {card}" in acts


def test_a_ship_asks_which_of_several_goods_it_loads_by_privilege() -> None:
    state = table("deliver S05", warehouses={0: "wine purple"}, **ANY_GOOD)
    choice = asked(state)["Egyptian grain ship: choose which good it loads"]
    assert list(choice) == ["deliver purple Egypt-I", "deliver wine Egypt-I"]


# The last palace space and the privilege to load any good ---------------------------------------------------

LAST = "Buy palace space P15 for 20 talents"


def test_the_last_space_is_bought_in_the_last_turn_wherever_the_palace_line_stands() -> None:
    state = table("final", decade=5, lap=5, cash=30, points={0: 6}, palace="1 2")
    assert labels(state)["purchase"] == LAST
    assert said(state, "purchase") == f"{LAST}."
    asks = porto_carthago.question(view_of_asked(state), NAMES)
    assert asks == "Ana: your last turn. You may buy a seat on the last palace space for 20 talents."


def test_the_last_space_is_the_next_one_when_all_others_are_taken() -> None:
    palace = " ".join(str(1 + space % 3) for space in range(14))
    state = table("bonus A4", cash=30, points={0: 6}, palace=palace, last_space={1: 1, 2: 2}, on_cards={0: "A4"})
    assert labels(state)["purchase"] == LAST
    assert said(state, "purchase") == f"{LAST}."


@pytest.mark.parametrize(
    ("fields", "act", "label", "sentence"),
    [
        (
            {**ANY_GOOD, "warehouses": {0: "wine"}},
            "deliver wine Egypt-I",
            "Load wine from the warehouse onto the Egyptian grain ship for 9 talents",
            "Load wine from the warehouse onto the Egyptian grain ship for 9 talents.",
        ),
        (
            {**ANY_GOOD, "docks": {"Egypt-I": "0 S01 -", "Rome-II": "0 - oil"}},
            "deliver Rome-II Egypt-I",
            "Load oil from Rome II onto the Egyptian grain ship for 9 talents",
            "Load oil from Rome II onto the Egyptian grain ship for 9 talents.",
        ),
        (
            {**ANY_GOOD, "docks": {"Egypt-I": "0 S01 purple"}, "warehouses": {0: "wine"}},
            "deliver Egypt-I Egypt-I",
            "Load the purple that lies there onto the Egyptian grain ship for 9 talents",
            "Load the purple that lies there onto the Egyptian grain ship for 9 talents.",
        ),
    ],
)
def test_loading_any_good_says_which_good_from_where_onto_which_ship(
    fields: dict[str, Any], act: str, label: str, sentence: str
) -> None:
    state = table("deliver S05", **fields)
    assert labels(state)[act] == label
    assert said(state, act) == sentence
