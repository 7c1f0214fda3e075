"""Batavia as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from gamecore.games.batavia import coach, menus, turn, turn_auction, turn_play
from gamecore.games.batavia.actions import (
    NOTATION,
    PLACES,
    Bid,
    Cash,
    Done,
    Draw,
    Keep,
    Lay,
    Move,
    Pass,
)
from gamecore.games.batavia.chance import CHANCES
from gamecore.games.batavia.odds_options import option_odds
from gamecore.games.batavia.pieces import CARDS_PER_COMPANY, COMPANIES, NOTES_PER_PLAYER, SEAT_COUNTS
from gamecore.games.batavia.position import dump_position, restore_position
from gamecore.games.batavia.rules import MOMENTS, RULES
from gamecore.games.batavia.scoring import best, scores, totals
from gamecore.games.batavia.state import BataviaDraft, BataviaState, first_draft
from gamecore.games.batavia.view import BataviaView, make_view
from gamecore.games.batavia.worlds import sample_world
from gamecore.kernel.actions import Action
from gamecore.kernel.flow import Question
from gamecore.kernel.game import Game
from gamecore.kernel.option_odds import OptionOdds
from gamecore.kernel.options import Option
from gamecore.kernel.scores import Score

QUESTIONS = {
    each.kind: each
    for each in (
        Question("bid", menus.bid_menus, dict.fromkeys((Bid, Pass), turn_auction.answer_bid)),
        Question("action", menus.action_menus, {Draw: turn.answer_draw, Lay: turn_play.answer_lay}),
        Question("lay", menus.lay_menus, {Lay: turn_play.answer_lay, Done: turn_play.answer_done}),
        Question("move", menus.move_menus, {Move: turn_play.answer_move}),
        Question("cash", menus.cash_menus, dict.fromkeys((Cash, Keep), turn_play.answer_cash)),
    )
}

STAGES = {
    "round": turn.round_of_play,
    "turning": turn_auction.turning,
    "auction": turn_auction.auction,
    "actions": turn.actions,
    "drawing": turn.drawing,
    "pirates": turn.pirates,
}

KIND_WORDS = {
    "tile": "the next tile of the path is turned face up",
    "deal": "ten ship cards are dealt to the next player",
    "roll": "the auction die is rolled",
    "turn": "cards are turned up for the package",
    "bid": "a bid for the package and for being start player",
    "action": "whether to draw two cards or to play",
    "draw": "cards are drawn from the pile",
    "lay": "which cards are laid out",
    "move": "which tile the merchant goes to",
    "cash": "whether to cash tiles",
}


class Batavia(Game[BataviaState, BataviaView]):
    """The complete game for 3 to 5 players, with the beginners' version as an option."""

    name = "batavia"
    title = "Batavia"
    about = "Travel from trading post to trading post, and show more ships than anyone for a company’s seal."
    package = "gamecore.games.batavia"
    rules_version = 1
    seats = SEAT_COUNTS
    options = (
        Option(
            "all_face_up",
            False,
            (False, True),
            ("B11.1",),
            "Beginners’ version: all 35 tiles of the path lie face up from the start.",
        ),
    )
    state_class = BataviaState
    notations = NOTATION
    rules = RULES
    moments = MOMENTS
    questions = QUESTIONS
    chances = CHANCES
    stages = STAGES
    over_rule = "B9.7"

    def first_draft(self, seats: int, options: Mapping[str, Any]) -> BataviaDraft:
        """Return the draft of a new game (B1)."""
        return first_draft(seats, options["all_face_up"])

    def winners(self, state: BataviaState) -> tuple[int, ...]:
        """Return the seats with the most gold (B10.11, B10.12)."""
        return best(totals(state))

    def view(self, state: BataviaState, seat: int | None) -> BataviaView:
        """Return what this seat may know (B1.10, B1.11)."""
        return make_view(state, self.decision(state), seat)

    def sample_world(self, view: BataviaView, rng: Random) -> BataviaState:
        """Return a state that agrees with the view."""
        return sample_world(view, rng)

    def scores(self, state: BataviaState) -> tuple[Score, ...]:
        """Return every seat's gold with the final scoring as it would be now, hands left aside (B10)."""
        return scores(state)

    def dump(self, state: BataviaState) -> dict[str, Any]:
        """Return the position as readable data."""
        return dump_position(state)

    def restore(self, data: Any) -> BataviaState:
        """Return the state of a position; raise BadRecord if it is not possible."""
        return restore_position(data)

    def options_of(self, state: BataviaState) -> dict[str, Any]:
        """Return the options the game was started with."""
        return {"all_face_up": state.all_face_up}

    @property
    def has_coach(self) -> bool:
        """Return True: Batavia has a coach."""
        return True

    def appraise(self, view: BataviaView, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """Return what each legal action is worth to the viewing seat, in gold."""
        return coach.appraise(view, legal)

    @property
    def has_odds(self) -> bool:
        """Return True: Batavia knows its odds."""
        return True

    def option_odds(self, view: BataviaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
        """Return the odds of the legal actions; of the bids only the lowest ones."""
        return option_odds(view, legal)

    def kind_words(self, kind: str) -> str:
        """Return what is being decided, in words."""
        return KIND_WORDS[kind]

    def universe(self) -> tuple[Action, ...]:
        """Return every action a seat could try, within sensible numbers."""
        return universe()


@cache
def universe() -> tuple[Action, ...]:
    """Return every action a seat could try: legal somewhere or nearly so."""
    return (
        *(Bid(amount) for amount in range(-1, NOTES_PER_PLAYER * SEAT_COUNTS[-1] + 2)),
        Pass(),
        Draw(),
        *(Lay(company, count) for company in COMPANIES for count in range(-1, CARDS_PER_COMPANY + 2)),
        Done(),
        *(Move(place) for place in PLACES),
        Cash(),
        Keep(),
    )


GAME = Batavia()
