"""What Manila's table says: log sentences, loans and prices, panels and the pictures at a voyage's end."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.manila.actions import Place
from gamecore.kernel.events import Event
from tests.widgets.games.manila.play import GAME, asked, first_of, games, positions, view_of_asked
from tests.widgets.games.random_games import NAMES
from widgets.games import manila


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
        (Event("fortune", "M11.6", 0, {"total": -19}), "Ana has a fortune of −19."),
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


def test_the_last_picture_of_a_voyage_has_everybodys_money_steps_and_loans_as_the_outcome() -> None:
    divided = 0
    for turn in (turn for turns in games(12) for turn in turns):
        for viewer in (None, 0):
            after = GAME.view(turn.after, viewer)
            shown = manila.moments(GAME.view(turn.before, viewer), [e.seen_by(viewer) for e in turn.events], after)
            if len(shown) > 1:
                divided += 1
                last = shown[-2][0]
                assert (last.cash, last.steps, last.loan_counts) == (after.cash, after.steps, after.loan_counts)
                assert last.pledges[0] == after.pledges[0] or viewer is None
    assert divided > 20


def test_dice_are_told_in_lane_order_with_their_colours() -> None:
    event = Event("rolled", "M6.1", 0, {"dice": {"silk": 4, "jade": 1}, "movement": 2})
    dice = manila.dice(event)
    assert [(die["label"], die["value"]) for die in dice] == [("Silk", 4), ("Jade", 1)]
    assert len({die.get("colour") for die in dice}) == 2
    assert manila.dice(Event("voyage", "M2.1")) == []
