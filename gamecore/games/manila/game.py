"""Manila as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from gamecore.games.manila import coach, menus, turn, turn_office, turn_placing, turn_sea
from gamecore.games.manila.actions import (
    NOTATION,
    PLACES,
    Bid,
    Board,
    Borrow,
    Buy,
    Evict,
    Load,
    Pass,
    Place,
    Redeem,
    Roll,
    Send,
    Start,
    Stay,
    Steer,
)
from gamecore.games.manila.chance import CHANCES, same_roll
from gamecore.games.manila.moving import movement
from gamecore.games.manila.odds_options import option_odds
from gamecore.games.manila.pieces import SEAT_COUNTS, SEAT_PRICES, WARES
from gamecore.games.manila.position import dump_position, restore_position
from gamecore.games.manila.rules import MOMENTS, RULES
from gamecore.games.manila.scoring import best, fortune_totals, fortunes, profits, rise
from gamecore.games.manila.state import ManilaDraft, ManilaState, first_draft
from gamecore.games.manila.view import ManilaView, make_view, sample_world
from gamecore.kernel.actions import Action
from gamecore.kernel.flow import Question
from gamecore.kernel.game import Game
from gamecore.kernel.option_odds import OptionOdds
from gamecore.kernel.options import Option
from gamecore.kernel.scores import Score

LOANS: dict[type, Any] = {Borrow: turn.answer_loan, Redeem: turn.answer_loan}


def question(kind: str, menus: Any, answer: Any, *actions: type) -> Question:
    """Return a question at which loans and redemptions are free extra actions (M10.5)."""
    return Question(kind, menus, {**dict.fromkeys(actions, answer), **LOANS})


QUESTIONS = {
    each.kind: each
    for each in (
        question("bid", menus.bid_menus, turn_office.answer_bid, Bid, Pass),
        question("buy", menus.buy_menus, turn_office.answer_buy, Buy),
        question("load", menus.load_menus, turn_office.answer_load, Load),
        question("start", menus.start_menus, turn_office.answer_start, Start),
        question("place", menus.place_menus, turn_placing.answer_place, Place, Pass),
        question("board", menus.board_menus, turn_sea.answer_board, Board, Evict, Stay),
        question("steer", menus.steer_menus, turn_sea.answer_steer, Steer),
        question("send", menus.send_menus, turn_sea.answer_send, Send),
    )
}

STAGES = {
    "voyage": turn.voyage,
    "auction": turn_office.auction,
    "speak": turn_office.speak,
    "purchase": turn_office.purchase,
    "loading": turn_office.loading,
    "launching": turn_office.launching,
    "placement": turn_placing.placement,
    "turn": turn_placing.turn,
    "movement": movement,
    "boarding": turn_sea.boarding,
    "pirate": turn_sea.pirate,
    "pilots": turn_sea.pilots,
    "pilot": turn_sea.pilot,
    "plunder": turn_sea.plunder,
    "profits": profits,
    "rise": rise,
}

KIND_WORDS = {
    "deal": "two shares are dealt to the next player",
    "bid": "a bid for the office of harbour master",
    "buy": "the harbour master’s purchase of a share",
    "load": "which three wares are loaded",
    "start": "where the punts start",
    "place": "where an accomplice is placed",
    "roll": "the dice roll one number from 1 to 6 for each sailing punt",
    "board": "whether a pirate boards a punt",
    "steer": "what the pilot does",
    "send": "where the plundered punt is sent",
}

RULES_OF_ANSWERS: dict[tuple[str, type[Action]], str] = {("place", Pass): "M5.4"}
"""The rules of answers that are given elsewhere too, by other rules."""


class Manila(Game[ManilaState, ManilaView]):
    """The complete base game for 3 to 5 players, with the stronger pirates as an option."""

    name = "manila"
    title = "Manila"
    about = "Three punts race the dice to the harbour. Load them, insure them, or join the pirates."
    package = "gamecore.games.manila"
    rules_version = 1
    seats = SEAT_COUNTS
    options = (
        Option(
            "stronger_pirates",
            False,
            (False, True),
            ("M12.1", "M12.2", "M12.3", "M12.4", "M12.5"),
            "Stronger pirates: a pirate may board a full punt on 13 by sending one of its accomplices home.",
        ),
    )
    state_class = ManilaState
    notations = NOTATION
    rules = RULES
    moments = MOMENTS
    questions = QUESTIONS
    question_rules = RULES_OF_ANSWERS
    chances = CHANCES
    stages = STAGES
    over_rule = "M11.4"

    def first_draft(self, seats: int, options: Mapping[str, Any]) -> ManilaDraft:
        """Return the draft of a new game (M1)."""
        return first_draft(seats, options["stronger_pirates"])

    def winners(self, state: ManilaState) -> tuple[int, ...]:
        """Return the seats with the largest fortune (M11.7, M11.8)."""
        return best(fortune_totals(state))

    def view(self, state: ManilaState, seat: int | None) -> ManilaView:
        """Return what this seat may know (M1.7)."""
        return make_view(state, self.decision(state), seat)

    def sample_world(self, view: ManilaView, rng: Random) -> ManilaState:
        """Return a state that agrees with the view."""
        return sample_world(view, rng)

    def scores(self, state: ManilaState) -> tuple[Score, ...]:
        """Return every seat's fortune as it stands (M11.6)."""
        return fortunes(state)

    def dump(self, state: ManilaState) -> dict[str, Any]:
        """Return the position as readable data."""
        return dump_position(state)

    def restore(self, data: Any) -> ManilaState:
        """Return the state of a position; raise BadRecord if it is not possible."""
        return restore_position(data)

    def options_of(self, state: ManilaState) -> dict[str, Any]:
        """Return the options the game was started with."""
        return {"stronger_pirates": state.stronger_pirates}

    @property
    def has_coach(self) -> bool:
        """Return True: Manila has a coach."""
        return True

    def appraise(self, view: ManilaView, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """Return what each legal action is worth to the viewing seat, in pesos."""
        return coach.appraise(view, legal)

    @property
    def has_odds(self) -> bool:
        """Return True: Manila knows its odds."""
        return True

    def option_odds(self, view: ManilaView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
        """Return the odds of the legal actions; all bids are summarised by the lowest one."""
        return option_odds(view, legal)

    def echo(self, state: ManilaState, there: ManilaState, outcome: Action, rng: Random) -> Action | None:
        """Return the same deal, or a roll in which every punt that sails in both courses rolls the same (M6.1)."""
        if isinstance(outcome, Roll):
            return same_roll(state, there, outcome, rng)
        return super().echo(state, there, outcome, rng)

    def kind_words(self, kind: str) -> str:
        """Return what is being decided, in words."""
        return KIND_WORDS[kind]

    def universe(self) -> tuple[Action, ...]:
        """Return every action a seat could try, within sensible numbers."""
        return universe()


@cache
def universe() -> tuple[Action, ...]:
    """Return every action a seat could try: legal somewhere or nearly so."""
    steers = {action for large in (False, True) for action in _all_steers(large)}
    seats = [
        (ware, seat) for ware, prices in zip(WARES, SEAT_PRICES, strict=True) for seat in range(1, len(prices) + 2)
    ]
    return (
        *(Bid(amount) for amount in range(-1, 130)),
        Pass(),
        *(Buy(ware) for ware in (*WARES, "nothing")),
        *(Load(tuple(ware for ware in WARES if ware != left)) for left in WARES),
        *(Start(ware, space) for ware in WARES for space in range(-1, 8)),
        *(Place(space) for space in PLACES),
        *(Place(ware, seat) for ware, seat in seats),
        *(Board(ware) for ware in WARES),
        *(Evict(ware, seat) for ware, seat in seats),
        Stay(),
        *sorted(steers, key=str),
        Steer((("nutmeg", 3),)),
        Steer((("nutmeg", 1), ("nutmeg", 1))),
        Steer((("silk", 2), ("jade", 1))),
        *(Send(ware, to) for ware in WARES for to in ("port", "shipyard")),
        *(Borrow(ware) for ware in WARES),
        *(Redeem(ware) for ware in WARES),
    )


def _all_steers(large: bool) -> tuple[Action, ...]:
    return menus.steerings(tuple((ware, 2) for ware in range(4)), large).actions


GAME = Manila()
