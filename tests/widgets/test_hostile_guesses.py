"""A browser that guesses hidden cards: the table does not tell a right guess from a wrong one."""

from __future__ import annotations

import json
from typing import Any

from tests.widgets import plain_ui
from tests.widgets.line import Browser, make_table, only


def guessed(right: bool) -> Any:
    """What the table says to a kept game whose hidden cards are a guess."""
    browser = Browser(make_table(plain_ui, ["human", "uniform", "uniform"], seed=4))
    guess = browser.session.main.record()
    if not right:
        deals = [number for number, text in enumerate(guess["actions"]) if text.startswith("deal")]
        swap = {deals[1]: guess["actions"][deals[2]], deals[2]: guess["actions"][deals[1]]}
        guess["actions"] = [swap.get(number, text) for number, text in enumerate(guess["actions"])]
        del guess["position_digest"]
    return only("frame", browser.send("hello", view="v", saved=json.dumps(guess)))["offer"]


def test_a_right_guess_of_the_hidden_cards_is_answered_like_a_wrong_one() -> None:
    assert guessed(right=True) == guessed(right=False)
