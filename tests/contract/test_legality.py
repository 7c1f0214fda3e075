"""Legal actions are exactly the candidates that no rule refuses, and every refusal explains itself."""

from __future__ import annotations

import json
import pickle
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import gamecore
from gamecore import Action, Choice, IllegalAction, Refusal
from gamecore.kernel.rulebook import Rulebook
from tests.contract.playing import choices, outcomes_seen, playouts, positions
from tests.contract.settings import CHOSEN, Setting, chosen_settings

every_chosen_setting = pytest.mark.parametrize("setting", CHOSEN, ids=str)


def candidates(setting: Setting) -> tuple[Action, ...]:
    """Return everything that anybody could try, chance outcomes included."""
    return (*setting.game.universe(), *outcomes_seen(setting))


@every_chosen_setting
def test_legal_is_what_nothing_refuses(setting: Setting) -> None:
    game = setting.game
    for state in choices(setting):
        legal = game.legal(state)
        assert len(set(legal)) == len(legal) > 0
        for action in legal:
            assert not game.refusals(state, action), (game.dump(state), action)
        for action in set(candidates(setting)) - set(legal):
            assert game.refusals(state, action), (game.dump(state), action)


@every_chosen_setting
def test_every_legal_action_can_be_applied_to_a_possible_position(setting: Setting) -> None:
    game = setting.game
    for state in choices(setting):
        for action in game.legal(state):
            after = game.apply(state, action).state
            assert game.restore(game.dump(after)) == after, (game.dump(state), action)


@every_chosen_setting
def test_the_universe_holds_what_seats_do(setting: Setting) -> None:
    game = setting.game
    kinds = {type(action) for action in game.universe()}
    for played in playouts(setting):
        for state, action in zip(played.states, played.actions, strict=False):
            assert not isinstance(game.decision(state), Choice) or type(action) in kinds


@every_chosen_setting
def test_legal_actions_keep_their_order(setting: Setting) -> None:
    game = setting.game
    for state in choices(setting):
        assert game.legal(game.restore(game.dump(state))) == game.legal(state)


def check_refusal(refusal: Refusal, book: Rulebook, action: Action) -> None:
    """Check that a refusal is fit to be shown."""
    sentence = refusal.sentence
    assert refusal.rule in book, (refusal, action)
    assert not re.search(r"[{}]|\bNone\b|  ", sentence), sentence
    assert sentence.endswith("."), sentence
    assert sentence[0].isupper() or sentence[0] == "“", sentence
    assert 1 <= len(re.findall(r"[.?!](?:\s|$)", sentence)) <= 2, sentence
    assert refusal.text.startswith(f"{refusal.rule}: ")


@dataclass(frozen=True)
class Attempts:
    """What came of everything tried in the sampled positions of a setting: what was refused, and what was changed."""

    refused: frozenset[tuple[str, type]]
    changed: tuple[str, ...]


def problem_of(game: gamecore.Game[Any, Any], state: Any, action: Action) -> IllegalAction | None:
    """Return the error that an action raises; much quicker than ``pytest.raises``, which looks at the code around."""
    try:
        game.apply(state, action)
    except IllegalAction as problem:
        return problem
    return None


@cache
def attempts(setting: Setting) -> Attempts:
    """Try everything in the sampled positions, and check every refusal, each wording once."""
    game, texts, kinds, changed = setting.game, set(), set(), []
    for state in positions(setting):
        copy, before = pickle.loads(pickle.dumps(state)), json.dumps(game.dump(state))
        for action in candidates(setting):
            problem = problem_of(game, state, action)
            for refusal in problem.refusals if problem else ():
                kinds.add((refusal.rule, type(action)))
                if refusal.text not in texts:
                    texts.add(refusal.text)
                    json.dumps(dict(refusal.facts))
                    check_refusal(refusal, game.rulebook, action)
                    assert problem is not None
                    assert problem.refusals == game.refusals(state, action)
                    assert str(problem) == problem.refusals[0].text
        if (state, hash(state), json.dumps(game.dump(state))) != (copy, hash(copy), before):
            changed.append(before)
    return Attempts(frozenset(kinds), tuple(changed))


@every_chosen_setting
def test_every_refusal_names_its_rule_in_a_whole_sentence(setting: Setting) -> None:
    assert attempts(setting).refused


@every_chosen_setting
def test_a_refused_action_changes_nothing(setting: Setting) -> None:
    assert not attempts(setting).changed


@pytest.mark.parametrize("name", gamecore.games())
def test_many_kinds_of_illegal_actions_are_explained(name: str) -> None:
    assert len(frozenset().union(*(attempts(setting).refused for setting in chosen_settings(name)))) >= 60


@pytest.mark.parametrize("name", gamecore.games())
def test_the_rule_of_an_answer_is_in_the_book_and_another_one_than_that_of_its_action(name: str) -> None:
    game = gamecore.load(name)
    for (kind, action), rule in game.question_rules.items():
        assert action in game.questions[kind].answers
        assert rule in game.rulebook
        assert rule != action.rule


def citable(game: gamecore.Game) -> set[str]:
    """Return the ids that a refusal of this game can carry."""
    moments = {action.rule for question in game.questions.values() for action in question.answers}
    points = {point.rule for point in game.chances.values()}
    outcomes = {type(action).rule for setting in chosen_settings(game.name) for action in outcomes_seen(setting)}
    return set(game.rules.ids()) | set(game.moments.ids()) | moments | points | outcomes | {game.over_rule}


@pytest.mark.parametrize("name", gamecore.games())
def test_a_rule_refuses_in_the_book_if_it_refuses_in_play(name: str) -> None:
    game = gamecore.load(name)
    refusing = {id for id in game.rulebook if game.rulebook[id].role == "refuses"}
    assert refusing, "a game without a rule that refuses"
    assert refusing <= citable(game), f"no refusal can name {sorted(refusing - citable(game))}"
    listed = game.rules.ids() | game.moments.ids()
    assert listed <= refusing, f"the book does not call refusing {sorted(listed - refusing)}"
