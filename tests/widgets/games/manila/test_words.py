"""What Manila's table says: log sentences, questions, answers, panels and the pictures at a voyage's end."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from gamecore.games import manila as manila_rules
from gamecore.games.manila.actions import Place
from gamecore.kernel.events import Event
from tests.widgets.games.manila.play import GAME, NAMES, asked, first_of, games, positions, view_of_asked
from widgets.games import manila
from widgets.games.manila.telling import EVENTS

MAKERS = ("event", "fixed_event", "docking")


def emitted_kinds() -> set[str]:
    """Every kind of event that the engine's source makes."""
    kinds: set[str] = set()
    for file in Path(manila_rules.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                first = node.args[0]
                kinds |= {leaf.value for leaf in ast.walk(first) if isinstance(leaf, ast.Constant)}
    return {kind for kind in kinds if isinstance(kind, str)} | {"borrowed", "forced loan"}


def events_of(count: int) -> list[Any]:
    return [event for turns in games(count) for turn in turns for event in turn.events]


def test_every_event_of_200_random_games_has_a_sentence_with_and_without_its_secret() -> None:
    kinds = set()
    for event in events_of(200):
        kinds.add(event.kind)
        for viewer in (None, event.seat):
            said = manila.sentence(event.seen_by(viewer), NAMES)
            assert said.endswith("."), event
            assert "{" not in said, event
            assert said[0].isupper(), event
    assert kinds >= emitted_kinds()


def test_every_kind_in_the_engine_has_a_template() -> None:
    told = {key.split("/")[0] for key in EVENTS}
    assert emitted_kinds() == told


def test_a_secret_stays_out_of_the_sentence_for_others() -> None:
    event = Event("borrowed", "M10.1", 0, {"amount": 12}, {"ware": "silk"})
    assert manila.sentence(event.seen_by(1), NAMES) == "Ana borrows 12 on a share."
    assert manila.sentence(event.seen_by(0), NAMES) == "You borrow 12 on silk."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("dealt", "M1.4", 1, {"shares": 2, "first": "silk", "second": "silk"}),
            "You are dealt two shares of silk.",
        ),
        (
            Event("placed", "M5.2", 2, {"space": "jade 3", "price": 5}),
            "Cora places an accomplice on jade, seat 3, for 5.",
        ),
        (Event("placed", "M5.2", 2, {"space": "port B", "price": 3}), "Cora places an accomplice in port B for 3."),
        (Event("rolled", "M6.1", 0, {"dice": {"silk": 4, "jade": 1}, "movement": 2}), "Ana rolls: silk 4, jade 1."),
        (Event("moved", "M6.2", facts={"ware": "jade", "points": 4, "space": 9}), "Jade sails to 9."),
        (Event("arrived", "M6.3", facts={"ware": "jade", "dock": "port A"}), "Jade arrives in port A."),
        (
            Event("office free", "M3.9", 0),
            "Nobody bids: Ana, the oldest player, becomes harbour master and pays nothing.",
        ),
        (
            Event("steered", "M8.3", 1, {"ware": "silk", "steps": -2, "space": 4, "large": True}),
            "Ben’s large pilot moves silk 2 back.",
        ),
        (
            Event("shipyard pays", "M9.5", 1, {"dock": "A", "amount": 6, "payer": 3}),
            "Ben receives 6 from Dirk’s insurance for shipyard A.",
        ),
        (
            Event("owes himself", "M9.7", 1, {"dock": "A", "amount": 6, "payer": 1}),
            "Ben insures shipyard A and stands on it, so no money moves.",
        ),
        (
            Event("insurance short", "M9.10", 0, {"owed": 29, "missing": 9}),
            "Ana cannot pay all of the 29 that are due; the cash box adds 9.",
        ),
        (
            Event("evicted", "M12.1", 0, {"space": "silk 1", "owner": 2}),
            "Ana boards silk and sends home Cora from seat 1.",
        ),
        (Event("end", "M11.4", facts={"wares": ("silk", "jade")}), "Silk and jade have reached 30: the game ends."),
    ],
)
def test_sentences_say_what_happened(event: Any, said: str) -> None:
    assert manila.sentence(event, NAMES) == said


@pytest.mark.parametrize("kind", ["deal", "roll", "bid", "buy", "load", "start", "place", "board", "steer", "send"])
def test_a_question_names_who_is_asked(kind: str) -> None:
    state = first_of(kind)
    asked_now = manila.question(view_of_asked(state), NAMES)
    assert asked_now.endswith(".")
    seat = asked(state)
    if seat is not None:
        assert asked_now.startswith(f"{NAMES[seat]}: ")


def test_the_end_names_the_winner_and_the_fortune() -> None:
    state = games(1)[0][-1].after
    view = GAME.view(state, None)
    (best, *others) = sorted(score.total for score in view.scores)[::-1]
    said = manila.question(view, NAMES)
    assert str(best) in said
    assert all(NAMES[seat] in said for seat in view.decision.winners)
    assert others


def test_no_two_answers_to_one_question_say_the_same() -> None:
    for state in positions(9)[::5]:
        groups = manila.answers(view_of_asked(state), GAME.legal(state), NAMES)
        labels = [item["label"] for group in groups for item in group["items"]]
        assert len(set(labels)) == len(labels)
        assert all(label[0].isupper() and "{" not in label for label in labels)


def test_bids_are_one_group_of_numbers_in_order() -> None:
    state = first_of("bid")
    numbers, *others = manila.answers(view_of_asked(state), GAME.legal(state), NAMES)
    assert numbers["kind"] == "number"
    values = [item.get("value") for item in numbers["items"]]
    assert values == list(range(state.bid + 1, state.bid + 1 + len(values)))
    assert [group["kind"] for group in others] == ["buttons"] * len(others)


def test_loans_are_folded_away_at_the_end() -> None:
    state = first_of("place")
    *others, loans = manila.answers(view_of_asked(state), GAME.legal(state), NAMES)
    assert loans.get("folded")
    assert all(item["text"].split()[0] in ("borrow", "redeem") for item in loans["items"])
    assert not any(group.get("folded") for group in others)


def test_a_label_names_the_price_that_is_paid() -> None:
    checked = 0
    for state in positions(30)[::2]:
        seat = asked(state)
        if seat is None or GAME.decision(state).kind != "place":
            continue
        view = view_of_asked(state)
        labels = {
            item["text"]: item["label"] for g in manila.answers(view, GAME.legal(state), NAMES) for item in g["items"]
        }
        for action in GAME.legal(state):
            if not isinstance(action, Place) or action.seat or action.space == "insurance":
                continue
            placed = next(e for e in GAME.apply(state, action).events if e.kind in ("placed", "placed cheaply"))
            paid = placed.facts.get("paid", placed.facts["price"])
            assert labels[str(action)].endswith(f" for {paid}"), labels[str(action)]
            checked += 1
    assert checked > 100


def test_panels_show_the_own_hand_and_only_counts_of_others() -> None:
    state = first_of("buy")
    seat = asked(state)
    assert seat is not None
    own, others = [], []
    for panel in manila.panels(GAME.view(state, seat), NAMES):
        keys = [key for _, _, key, _ in panel["facts"]]
        (own if panel["seat"] == seat else others).append(keys)
        assert panel["active"] == (panel["seat"] == seat)
    assert any(key.startswith("own-") for key in own[0])
    assert not any(key.startswith("own-") for keys in others for key in keys)


def test_the_final_panels_add_up() -> None:
    for turns in games(6):
        state = turns[-1].after
        for panel in manila.panels(GAME.view(state, None), NAMES):
            *lines, total = [value for _, value, _, _ in panel["facts"]]
            assert sum(int(value) for value in lines) == total


def test_the_pictures_at_the_end_of_a_voyage_leave_nothing_out_and_agree_with_the_outcome() -> None:
    divided = 0
    for turns in games(12):
        for turn_ in turns:
            for viewer in (None, 0):
                before, after = GAME.view(turn_.before, viewer), GAME.view(turn_.after, viewer)
                events = [event.seen_by(viewer) for event in turn_.events]
                shown = manila.moments(before, events, after)
                assert [event for _, part in shown for event in part] == events
                assert shown[-1][0] is after
                if len(shown) > 1:
                    divided += 1
                    last = shown[-2][0]
                    assert (last.cash, last.steps, last.loan_counts) == (after.cash, after.steps, after.loan_counts)
                    assert last.pledges[0] == after.pledges[0] or viewer is None
                    for view, _ in shown:
                        manila.scene(view, ())
                        manila.question(view, NAMES)
                        manila.panels(view, NAMES)
    assert divided > 20


def test_dice_are_told_in_lane_order_with_their_colours() -> None:
    event = Event("rolled", "M6.1", 0, {"dice": {"silk": 4, "jade": 1}, "movement": 2})
    dice = manila.dice(event)
    assert [(die["label"], die["value"]) for die in dice] == [("Silk", 4), ("Jade", 1)]
    assert len({die.get("colour") for die in dice}) == 2
    assert manila.dice(Event("voyage", "M2.1")) == []
