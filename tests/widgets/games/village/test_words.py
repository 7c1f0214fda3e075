"""What Village's table says: log sentences, questions, answers and panels."""

from __future__ import annotations

from typing import Any

import pytest

from gamecore.games.village.pieces import PLACES
from gamecore.kernel.events import Event
from tests.widgets.games.random_games import NAMES
from tests.widgets.games.tables import is_whole
from tests.widgets.games.village.play import GAME, games, one, positions, view_of_asked
from widgets.games import village


def test_a_question_is_answered_in_the_open_unless_much_can_be_done_on_a_turn() -> None:
    for state in positions(4, 5):
        view = view_of_asked(state)
        groups = village.answers(view, GAME.legal(state), NAMES)
        if groups and view.decision.kind != "turn":
            assert not [group for group in groups if group.get("folded")]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("served", "V10.3", 1, {"tile": "K9", "value": 3, "delivered": {"scroll": 1, "grain": 1}}),
            "Ben serves a customer worth 3 points with 1 scroll and 1 grain.",
        ),
        (
            Event("died", "V16.4", 0, {"generation": 1, "place": "smithy", "rest": "chronicle crafts"}),
            "Ana’s member of generation 1 dies in the smithy and enters the chronicle.",
        ),
        (
            Event("died", "VP10.2", 2, {"generation": 2, "place": "ship", "rest": "sea grave", "points": 3}),
            "Cora’s member of generation 2 dies at sea; the sea grave brings 3 points.",
        ),
        (Event("paid", "V15.1", 0, {"cubes": ["green"], "coins": -1}), "Ana pays 1 green cube and 1 coin."),
        (Event("time", "V6.1", 0, {"time": 1, "space": 4}), "Ana spends 1 hour; the time marker is on space 4."),
        (Event("gained", "V12.7", 0, {"cube": "orange"}), "Ana takes an orange cube."),
        (Event("missing reward", "V1.7", 0, {"reward": "cubes"}), "The supply has no cubes left for Ana."),
        (
            Event("missing reward", "V1.7", 0, {"reward": "goods"}),
            "The supply has none of these goods left for Ana.",
        ),
        (
            Event("hired", "VP2.2", 3, {"captain": "2b", "coins": -2}),
            "Dirk hires a captain for 2 coins: 1 pink or orange cube for each further step.",
        ),
        (
            Event("climbed", "V17.6", 0, {"generation": 3, "window": 2, "grain": 0}),
            "The Abbot moves Ana’s member of generation 3 to church window 2.",
        ),
        (
            Event("unloaded", "VP7.2", 0, {"cargo": {"ox": 1, "cocoa": 1}, "chests": 1, "members": [2]}),
            "Ana unloads 1 ox, 1 cocoa, 1 chest and 1 member.",
        ),
        (Event("card left", "VP12.4", 0, {"card": "helmsman"}), "The Helmsman leaves the game."),
        (
            Event("laid out", "V10.7", -1, {"tile": "K7", "slot": 2}),
            "The customer who wants 3 grain comes to the market.",
        ),
    ],
)
def test_sentences_say_what_happened(event: Any, said: str) -> None:
    assert village.sentence(event, NAMES) == said


def test_a_chest_and_a_goal_stay_secret_in_the_sentence_for_others() -> None:
    chest = Event("looked into chest", "VP5.6", 0, {}, {"value": 5})
    assert village.sentence(chest.seen_by(1), NAMES) == "Ana looks into a chest."
    assert village.sentence(chest.seen_by(0), NAMES) == "The chest you loaded is worth 5 coins."
    goal = Event("goal dealt", "VL1.3", 0, {"metal": "gold"}, {"goal": "saint"})
    assert village.sentence(goal.seen_by(1), NAMES) == "Ana gets a gold life goal."
    needs = "three members in the church, one each in windows 1, 2 and 3"
    assert village.sentence(goal.seen_by(0), NAMES) == f"Your gold life goal is the Saint, 8 points: {needs}."


# Panels and the end ---------------------------------------------------------------------------------------


def test_panels_and_the_board_in_words_tell_no_secret_of_others() -> None:
    for number in (0, 1, 2):
        for turn in one(number)[::40]:
            view = GAME.view(turn.before, 0)
            told = " ".join(village.where(view, NAMES))
            panels = village.panels(view, NAMES)
            assert "Your goal" in told or -1 in (view.public.silver[0], view.public.gold[0]) or not view.public.round
            for panel in panels[1:]:
                assert not [line for line in panel["lines"] if line.startswith("Goal ")]
                assert "served-points" not in {fact[2] for fact in panel["facts"]}
            assert all(is_whole(line) for line in village.where(view, NAMES))


def test_the_end_lists_every_line_of_the_score_its_total_and_the_ties() -> None:
    for turns in games(8):
        view = GAME.view(turns[-1].after, 0)
        for panel, score in zip(village.panels(view, NAMES), view.scores, strict=True):
            facts = {fact[2]: fact[1] for fact in panel["facts"]}
            assert facts["total"] == score.total
            assert sum(value for key, value in facts.items() if key.startswith("score-")) == score.total
            assert {"tie-served", "tie-living"} <= facts.keys()
            assert ("Winner" in panel["lines"]) == (panel["seat"] in view.decision.winners)
        assert NAMES[view.decision.winners[0]] in village.question(view, NAMES)


def test_a_member_that_dies_stands_in_its_place_in_the_picture_before() -> None:
    seen = 0
    for turns in games(4):
        for turn in turns:
            deaths = [event for event in turn.events if event.kind == "died"]
            shown = village.moments(GAME.view(turn.before, None), turn.events, GAME.view(turn.after, None))
            if len(deaths) != 1 or len(shown) < 2:
                continue
            (death,) = deaths
            at = next(number for number, (_, part) in enumerate(shown) if death in part)
            if at:
                place, rest = (PLACES.index(death.facts[key]) for key in ("place", "rest"))
                rows = [view.public.where[death.seat] for view, _ in (shown[at - 1], shown[at])]
                assert [row.count(rest) for row in rows] == [rows[1].count(rest) - 1, rows[1].count(rest)]
                assert rows[0].count(place) == rows[1].count(place) + 1
                seen += 1
    assert seen > 10
