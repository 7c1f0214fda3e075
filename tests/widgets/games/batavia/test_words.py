"""What Batavia's table says: log sentences, questions, answers, panels and the pictures of a long action."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from gamecore.kernel.events import Event
from tests.games.batavia.table import COMPANIES, table
from tests.widgets.games.batavia.play import GAME, RANDOM, after, asked, first_of, games, positions, view_of_asked
from tests.widgets.games.random_games import MOST_GAMES, NAMES
from widgets.games import batavia
from widgets.games.batavia.moments import CHANGES
from widgets.games.batavia.outlook import plan
from widgets.shared.moments import changed


def test_a_secret_stays_out_of_the_sentence_for_others() -> None:
    event = Event("drawn", "B4.1", 0, {"cards": 2}, {"silk": 0, "france": 1, "sweden": 1})
    assert batavia.sentence(event.seen_by(1), NAMES) == "Ana draws 2 cards."
    assert batavia.sentence(event.seen_by(0), NAMES) == "You draw 1 French and 1 Swedish card."


def test_what_the_game_does_by_itself_is_told_like_what_a_player_decides() -> None:
    for kind, rules in (("draws", ("B4.1", "B5.6", "B9.6")), ("passed", ("B3.7", "B3.6"))):
        said = {
            batavia.sentence(Event(kind, rule, 1, {"forced": forced}), NAMES)
            for rule in rules
            for forced in (False, True)
        }
        assert len(said) == 1


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("dealt", "B1.5", 1, {"cards": 10}), "Ben is dealt 10 cards."),
        (
            Event("dealt", "B1.5", 1, {"cards": 10, "england": 3, "sweden": 7}),
            "You are dealt 3 English and 7 Swedish cards.",
        ),
        (
            Event("tile", "B6.7", -1, {"space": 11, "company": "netherlands", "good": "tea"}),
            "Space 11 shows the Dutch tea tile.",
        ),
        (
            Event("won auction", "B3.11", 2, {"amount": 1, "cards": {"france": 2}}),
            "Cora wins the auction for 1 note and takes 2 French cards into the hand.",
        ),
        (Event("received", "B3.9", 1, {"amount": 2, "payer": 2}), "Ben receives 2 notes from Cora."),
        (Event("laid", "B5.2", 0, {"company": "denmark", "count": 1}), "Ana lays out 1 Danish card."),
        (
            Event("seal gained", "B5.9", 0, {"company": "netherlands", "former": 3}),
            "Ana takes the seal of the Netherlands from Dirk.",
        ),
        (Event("seal gained", "B5.9", 0, {"company": "france", "former": -1}), "Ana takes the seal of France."),
        (
            Event("seal lost", "B5.10", 1, {"company": "sweden", "rival": 2}),
            "Cora draws level in Sweden: Ben’s seal goes back to the board.",
        ),
        (
            Event("moved", "B6.3", 0, {"company": "denmark", "good": "silk", "space": 7, "start": 2}),
            "Ana’s merchant goes to space 7 and takes the Danish silk tile.",
        ),
        (
            Event("cashed", "B7.4", 0, {"companies": ("denmark", "netherlands", "sweden"), "amount": 6}),
            "Ana cashes tiles of Denmark, the Netherlands and Sweden for 6 gold.",
        ),
        (
            Event("plundered", "B8.5", -1, {"company": "denmark", "cards": 11}),
            "The pirates take all 11 Danish cards from the table.",
        ),
        (Event("final seal", "B10.2", -1, {"company": "england"}), "Nobody has the last seal of England."),
        (
            Event("warehouse", "B10.4", 3, {"good": "silk", "crates": 2, "leaders": 3, "amount": 6}),
            "Dirk shares the lead in the silk warehouse and receives 6 gold.",
        ),
        (Event("stalemate", "B9.8", -1, {"round": 40}), "No card has moved in round 40, so the game ends."),
        (Event("nothing left", "B4.3", 1, {"missing": 2}), "There are no more cards for Ben to draw."),
        (Event("nothing left", "B3.15", -1, {"missing": 2}), "There are no more cards to turn up."),
        (Event("start player", "B3.14", 0), "Ana takes the ship pawn and is start player."),
    ],
)
def test_sentences_say_what_happened(event: Any, said: str) -> None:
    assert batavia.sentence(event, NAMES) == said


def test_a_question_without_notes_for_a_bid_says_so_to_its_reader_only() -> None:
    state = table("bid", package="england 1", bid=(4, 2), out=(3,), notes={0: 4})
    assert batavia.question(GAME.view(state, 0), NAMES) == (
        "Ana: bidding goes on at 5, and you own 4 notes, so you must pass."
    )
    assert batavia.question(GAME.view(state, 1), NAMES) == (
        "Ana: bid at least 5 for the package and the ship pawn, or pass."
    )


def test_the_question_says_whether_the_cards_put_down_are_enough() -> None:
    checked = set()
    for state in positions(20):
        if getattr(GAME.decision(state), "kind", "") != "lay":
            continue
        enough = any(action.verb == "done" for action in GAME.legal(state))
        short = "win no seal yet" in batavia.question(view_of_asked(state), NAMES)
        assert short != enough
        checked.add(enough)
    assert checked == {True, False}


def test_what_a_play_would_give_is_what_it_gives() -> None:
    checked = 0
    for state in positions(20):
        if getattr(GAME.decision(state), "kind", "") != "lay":
            continue
        if not any(action.verb == "done" for action in GAME.legal(state)):
            continue
        planned = plan(view_of_asked(state))
        done = GAME.apply(state, GAME.parse("done", state))
        counted = next(event for event in done.events if event.kind == "counted")
        gained = {e.facts["company"] for e in done.events if e.kind == "seal gained" and e.seat == asked(state)}
        assert planned.cannon == counted.facts["cannon"]
        assert planned.cards == counted.facts["cards"]
        assert {COMPANIES[company] for company in planned.won} == gained
        if any(event.kind == "pirates" for event in done.events):
            assert planned.pirates
        checked += 1
    assert checked > 100


def test_a_shared_victory_names_all_who_share_it() -> None:
    finals = (RANDOM.one(number)[-1].after for number in range(MOST_GAMES))
    state = next(final for final in finals if len(GAME.decision(final).winners) > 1)
    view = GAME.view(state, None)
    said = batavia.question(view, NAMES)
    assert said.startswith("The game is over: ")
    assert all(NAMES[seat] in said for seat in view.decision.winners)


def test_cards_to_lay_out_are_one_slider_beside_drawing() -> None:
    state = first_of("action")
    draw, lays = batavia.answers(view_of_asked(state), GAME.legal(state), NAMES)
    assert [item["text"] for item in draw["items"]] == ["draw"]
    assert lays["kind"] == "number"
    assert all(item["text"].startswith("lay ") for item in lays["items"])


def test_taking_back_names_the_cards_that_come_back() -> None:
    state = first_of("action")
    first = next(action for action in GAME.legal(state) if action.verb == "lay")
    state = after(state, str(first))
    items = [item for g in batavia.answers(view_of_asked(state), GAME.legal(state), NAMES) for item in g["items"]]
    (undo,) = [item for item in items if item["text"] == "undo"]
    words = "1 English card" if first.count == 1 else f"{first.count} English cards"
    assert first.company == "england"
    assert undo["label"] == f"Take back the {words}"


def test_a_move_names_company_space_and_good() -> None:
    state = first_of("move")
    view = view_of_asked(state)
    (group,) = batavia.answers(view, GAME.legal(state), NAMES)
    for item in group["items"]:
        company = COMPANIES.index(item["text"].split()[1])
        assert f"space {view.target(view.asked, company)}" in item["label"]


def test_panels_show_the_own_hand_and_notes_and_only_counts_of_others() -> None:
    state = first_of("action")
    seat = asked(state)
    for panel in batavia.panels(GAME.view(state, seat), NAMES):
        keys = [key for _, _, key, _ in panel["facts"]]
        own = panel["seat"] == seat
        assert any(key.startswith("own-") for key in keys) == own
        assert ("notes" in keys) == own
        assert "hand" in keys
        assert panel["active"] == own


def test_the_final_panels_add_up() -> None:
    for turns in games(6):
        state = turns[-1].after
        for panel in batavia.panels(GAME.view(state, None), NAMES):
            *lines, total = [value for _, value, _, _ in panel["facts"]]
            assert sum(int(value) for value in lines) == total


def test_what_the_events_change_in_the_pictures_is_what_they_change_in_the_game() -> None:
    """The last picture before the outcome, carried on by the last events, has everything where the outcome has it."""
    told = {"tables", "seals", "positions", "owners", "cashed", "gold", "destination", "discards", "hand_counts"}
    assert told <= {field.name for field in fields(GAME.view(first_of("action"), None))}
    checked = 0
    for turns in games(6):
        for turn in turns:
            before, later = GAME.view(turn.before, 0), GAME.view(turn.after, 0)
            if len(batavia.moments(before, turn.events, later)) < 2 or later.over:
                continue
            view = changed(before, [event.seen_by(0) for event in turn.events], CHANGES)
            for name in told:
                assert getattr(view, name) == getattr(later, name), (name, turn.events)
            checked += 1
    assert checked > 20


def test_the_die_of_the_auction_is_seen_to_roll() -> None:
    (die,) = batavia.dice(Event("rolled", "B3.2", 0, {"die": 4}))
    assert die["value"] == 4
    assert die["label"] == "Auction"
    assert batavia.dice(Event("round", "B2.1")) == []


def test_the_beginners_version_is_offered_in_words() -> None:
    assert "face up" in batavia.option_words("all_face_up")
    assert batavia.option_words("anything else") == ""
