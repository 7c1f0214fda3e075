"""What Porto Carthago's table says: log sentences, questions, answers, panels and the pictures of a long action."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.kernel.events import Event
from tests.widgets.games.porto_carthago.play import GAME, first_of, games, positions, view_of_asked
from tests.widgets.games.random_games import NAMES
from widgets.games import porto_carthago


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("cards laid", "C5.2", -1, {"cards": ("porter", "loadmaster", "captain")}),
            "The action cards are laid from A1 to A6: porter, load master and captain.",
        ),
        (
            Event("loaded", "C10.7", 1, {"card": "S07", "dock": "Etruria-II", "good": "ivory", "amount": 11}),
            "Ben loads ivory onto the Etruscan ivory ship in Etruria II and receives 11 talents.",
        ),
        (
            Event("docked", "C4.10", -1, {"card": "S05", "dock": "Egypt-I"}),
            "The Egyptian wine ship enters Egypt I by itself.",
        ),
        (
            Event("docked", "C4.9", 2, {"card": "S05", "dock": "Egypt-II"}),
            "Cora guides the Egyptian wine ship to Egypt II.",
        ),
        (Event("played", "C6.4", 0, {"space": "A1", "card": "porter", "cost": 0}), "Ana uses the porter on A1, free."),
        (
            Event("played", "C6.4", 0, {"space": "A3", "card": "loadmaster", "cost": 1}),
            "Ana uses the load master on A3 and leaves 1 servant there.",
        ),
        (
            Event("assigned", "C7.10", 3, {"lighthouse": 2, "temple": -1}),
            "Dirk moves servants: 2 to the lighthouse and 1 out of the temple, with 1 from the supply.",
        ),
        (
            Event("carried", "C7.4", 0, {"good": "wine", "source": "warehouse", "target": "ship 2"}),
            "Ana puts wine from the warehouse on charter ship 2: it sails.",
        ),
        (
            Event("renewed", "C8.2", 0, {"goods": ("grain", "grain", "oil")}),
            "Ana renews the market; back into the bag: 2 grain and 1 oil.",
        ),
        (Event("renewed", "C8.2", 0, {"goods": ()}), "Ana renews the empty market."),
        (
            Event("shifted", "C13.14", 0, {"owner": 1, "count": -2}),
            "Ana moves 2 servants of Ben from the lighthouse to the temple.",
        ),
        (
            Event("award", "C15.4", 1, {"rank": 1, "count": 2, "space": 8}),
            "Intrigue brings Ben 2 palace seats as number 1 on the path.",
        ),
        (
            Event("won", "C15.7", 1, {"seats": 3}),
            "Ben wins with 3 palace seats: of those tied Ben has most trade points.",
        ),
    ],
)
def test_sentences_say_what_happened(event: Any, said: str) -> None:
    assert porto_carthago.sentence(event, NAMES) == said


def test_a_look_and_an_order_stay_secret_in_the_sentence_for_others() -> None:
    look = Event("looked", "C13.11", 0, {"place": 2}, {"card": "S05"})
    assert porto_carthago.sentence(look.seen_by(1), NAMES) == "Ana looks at ship 2 of the deck."
    assert porto_carthago.sentence(look.seen_by(0), NAMES) == "Ship 2 of the deck is the Egyptian wine ship."
    stack = Event("stacked", "C13.11", 0, {"cards": 2}, {"order": ("S05", "S30")})
    assert "wine" not in porto_carthago.sentence(stack.seen_by(1), NAMES)
    assert "the Egyptian wine ship and the Roman wine ship" in porto_carthago.sentence(stack.seen_by(0), NAMES)


# Questions and answers ------------------------------------------------------------------------------------


def test_a_base_action_says_its_card_and_its_space() -> None:
    for kind, card in (("captain", "captain"), ("porter", "porter"), ("loadmaster", "load master")):
        view = view_of_asked(first_of(kind))
        assert f"{card} on A{view.decision.data[0] + 1}, base action" in porto_carthago.question(view, NAMES)


def test_moves_of_servants_are_composed_by_steppers_whose_values_are_the_actions() -> None:
    view = view_of_asked(first_of("aristocrat"))
    group = porto_carthago.answers(view, GAME.legal(first_of("aristocrat")), NAMES)[0]
    assert group["kind"] == "steppers"
    assert len(group["dials"]) == 2
    for item in group["items"]:
        action = GAME.parse(item["text"])
        assert item["values"] == [action.lighthouse, action.temple]
    state = first_of("shift")
    group = porto_carthago.answers(view_of_asked(state), GAME.legal(state), NAMES)[0]
    for item in group["items"]:
        moves = dict(GAME.parse(item["text"]).moves)
        assert item["values"] == [moves.get(NAMES.index(dial), 0) for dial in group["dials"]]


def test_a_load_stands_first_among_what_a_porter_can_do() -> None:
    found = 0
    for state in positions(12):
        view = view_of_asked(state)
        if getattr(view.decision, "kind", "") != "porter":
            continue
        groups = porto_carthago.answers(view, GAME.legal(state), NAMES)
        loads = [place for place, group in enumerate(groups) if group["title"] == "Load a ship at once"]
        assert loads in ([], [0])
        found += len(loads)
    assert found


# Panels and pictures --------------------------------------------------------------------------------------


def test_panels_tell_only_the_own_talents_until_the_end() -> None:
    for state in positions(6)[::5]:
        view = GAME.view(state, 0)
        for panel in porto_carthago.panels(view, NAMES):
            keys = {fact[2] for fact in panel["facts"]}
            if not view.over:
                assert ("talents" in keys) == (panel["seat"] == 0)
                assert panel["active"] == (view.asked == panel["seat"])


def test_the_end_lists_palace_seats_and_ties_and_names_the_winner() -> None:
    for turns in games(6):
        view = GAME.view(turns[-1].after, 0)
        for panel, score in zip(porto_carthago.panels(view, NAMES), view.scores, strict=True):
            facts = {fact[2]: fact[1] for fact in panel["facts"]}
            assert facts["total"] == score.total == facts["score_palace"] + facts["score_intrigue"]
            assert ("Winner" in panel["lines"]) == (panel["seat"] in view.decision.winners)
        assert NAMES[view.decision.winners[0]] in porto_carthago.question(view, NAMES)


def test_between_the_pictures_ships_lie_where_the_events_say() -> None:
    for turns in games(6):
        for turn in turns:
            views = porto_carthago.moments(GAME.view(turn.before, None), turn.events, GAME.view(turn.after, None))
            for view, _ in views:
                cards = [card for card in (*view.row1, *view.row2, *view.berths) if card >= 0]
                assert len(set(cards)) == len(cards)


def test_nobody_is_asked_in_a_picture_in_between() -> None:
    turn = next(turn for turns in games(9) for turn in turns if any(event.kind == "cleared" for event in turn.events))
    shown = porto_carthago.moments(GAME.view(turn.before, 0), turn.events, GAME.view(turn.after, 0))
    assert all(view.asked < 0 for view, _ in shown[:-1])
