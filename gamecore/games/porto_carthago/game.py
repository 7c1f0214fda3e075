"""Porto Carthago as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gamecore.games.porto_carthago import actions as a
from gamecore.games.porto_carthago import (
    coach,
    loading,
    menus,
    scoring,
    turn,
    turn_actions,
    turn_cards,
    turn_privileges,
    turn_ships,
)
from gamecore.games.porto_carthago.chance import CHANCES
from gamecore.games.porto_carthago.odds_options import option_odds
from gamecore.games.porto_carthago.pieces import SEAT_COUNTS
from gamecore.games.porto_carthago.position import dump_position, restore_position
from gamecore.games.porto_carthago.rules import MOMENTS, RULES
from gamecore.games.porto_carthago.state import PortoCarthagoDraft, PortoCarthagoState, first_draft
from gamecore.games.porto_carthago.universe import universe
from gamecore.games.porto_carthago.view import PortoCarthagoView, make_view, sample_world
from gamecore.kernel.actions import Action
from gamecore.kernel.flow import Question
from gamecore.kernel.game import Game
from gamecore.kernel.option_odds import OptionOdds
from gamecore.kernel.scores import Score

USE: dict[type, Any] = {a.Use: turn_privileges.answer_use}
"""Kept privileges are free extra actions at some questions (C13.5)."""


def question(kind: str, menu: Any, answer: Any, *actions: type) -> Question:
    """Return a question whose answers are all carried out by one rule."""
    return Question(kind, menu, dict.fromkeys(actions, answer))


def privileged(kind: str, menu: Any, answer: Any, *actions: type) -> Question:
    """Return a question at which kept privileges can be used too (C13.5)."""
    return Question(kind, menu, {**dict.fromkeys(actions, answer), **USE})


BASE = turn_cards.answer_base
QUESTIONS = {
    each.kind: each
    for each in (
        question("first dock", menus.first_dock_menus, turn.answer_first_dock, a.Claim, a.Skip),
        question("good", menus.good_menus, turn.answer_good, a.Take),
        question("second dock", menus.second_dock_menus, turn.answer_second_dock, a.Claim),
        question("lighthouse", menus.lighthouse_menus, turn_ships.answer_lighthouse, a.Enter, a.Expel),
        question("load", menus.load_menus, turn_ships.answer_load, a.Load),
        question("point", menus.point_menus, loading.answer_point, a.Score, a.Intrigue),
        question("privilege", menus.privilege_menus, loading.answer_privilege, a.Accept, a.Skip),
        privileged("turn", menus.turn_menus, turn_actions.answer_turn, a.Play, a.Collect, a.Renew),
        question("captain", menus.captain_menus, BASE, a.Charter, a.Skip),
        question("porter", menus.porter_menus, BASE, a.Carry, a.Skip),
        question("aristocrat", menus.aristocrat_menus, BASE, a.Assign, a.Skip),
        question("loadmaster", menus.loadmaster_menus, BASE, a.Claim, a.Switch, a.Release, a.Skip),
        question("merchant", menus.merchant_menus, BASE, a.Buy, a.Skip),
        privileged("bonus", menus.bonus_menus, turn_actions.answer_bonus, a.Extend, a.Purchase, a.Skip),
        question("market good", menus.market_good_menus, turn_actions.answer_market_good, a.Buy, a.Skip),
        question("offering", menus.offering_menus, turn_cards.answer_offering, a.Offer),
        privileged("after", menus.after_menus, turn_actions.answer_end, a.End),
        question("order", menus.order_menus, turn_privileges.answer_order, a.Stack),
        question("pilot", menus.pilot_menus, turn_privileges.answer_pilot, a.Bring),
        question("shift", menus.shift_menus, turn_privileges.answer_shift, a.Shift),
        question("deliver", menus.deliver_menus, turn_privileges.answer_deliver, a.Deliver),
        privileged("final", menus.final_menus, turn_actions.answer_final, a.Purchase, a.End),
    )
}

STAGES = {
    "setup": turn.setup,
    "deal": turn_ships.deal,
    "fill": turn.fill,
    "decade": turn.decade,
    "enter": turn_ships.enter,
    "guide": turn_ships.guide,
    "drift": turn_ships.drift,
    "rows": turn_ships.rows,
    "loading": turn_ships.loading,
    "loads": turn_ships.loads,
    "home": turn.home,
    "leader": turn.leader,
    "income": turn.income,
    "market": turn.market,
    "actions": turn.rounds,
    "lap": turn.lap,
    "close": turn.close,
    "stall": turn_actions.stall,
    "reward": turn_actions.reward,
    "rest": turn_actions.rest,
    "gain": loading.gain,
    "clear": loading.clear,
    "spent": loading.spent,
    "proceeds": turn_cards.proceeds,
    "ashore": turn_cards.ashore,
    "arrived": turn_privileges.arrived,
    "last turns": turn.last_turns,
    "last turn": turn.last_turn,
    "count": scoring.count,
}

RULES_OF_ANSWERS: dict[tuple[str, type[Action]], str] = {
    ("first dock", a.Claim): "C2.7",
    ("first dock", a.Skip): "C2.7",
    ("second dock", a.Claim): "C2.8",
    ("privilege", a.Skip): "C13.3",
    ("market good", a.Buy): "C8.3",
    ("market good", a.Skip): "C8.3",
    ("final", a.Purchase): "C14.7",
    ("final", a.End): "C14.6",
}
"""The rules of answers that are given elsewhere too, by other rules."""

KIND_WORDS = {
    "start player": "the start player is drawn by lot",
    "ship": "a ship card is dealt from the deck",
    "goods": "goods are drawn from the bag for the market",
    "cards": "the six action cards are shuffled and laid out",
    "voyage": "the top ship card is turned up for a voyage",
    "look": "a scout looks at the next ship card",
    "first dock": "whether a first dock is claimed",
    "good": "which good is taken from the market",
    "second dock": "which dock is claimed",
    "lighthouse": "which ship the lighthouse guides",
    "load": "which dock is loaded next",
    "point": "a trade point or intrigue",
    "privilege": "whether the immediate privilege is used",
    "turn": "what is done in this turn",
    "captain": "which ship the captain charters",
    "porter": "which good the porter moves",
    "aristocrat": "which servants the aristocrat moves",
    "loadmaster": "what the load master does",
    "merchant": "which good the merchant sells",
    "bonus": "whether the bonus is taken",
    "market good": "whether a good is bought for 6 talents",
    "offering": "the temple offering",
    "after": "whether a privilege is used before the turn ends",
    "order": "the order of the cards looked at",
    "pilot": "which ship the pilot brings in",
    "shift": "which servants are shifted",
    "deliver": "which good is loaded",
    "final": "the final turn",
}


class PortoCarthago(Game[PortoCarthagoState, PortoCarthagoView]):
    """The complete game for 3 to 5 players."""

    name = "porto_carthago"
    title = "Porto Carthago"
    about = "Send your servants to the docks and ships of ancient Carthage, and buy them seats in the palace."
    package = "gamecore.games.porto_carthago"
    rules_version = 1
    seats = SEAT_COUNTS
    options = ()
    state_class = PortoCarthagoState
    notations = a.NOTATION
    rules = RULES
    moments = MOMENTS
    questions = QUESTIONS
    question_rules = RULES_OF_ANSWERS
    chances = CHANCES
    stages = STAGES
    over_rule = "C14.8"

    def first_draft(self, seats: int, options: Mapping[str, Any]) -> PortoCarthagoDraft:
        """Return the draft of a new game (C2)."""
        return first_draft(seats)

    def winners(self, state: PortoCarthagoState) -> tuple[int, ...]:
        """Return the seats with most palace servants, then trade points, then talents (C15.6 to C15.9)."""
        return scoring.winners(state)

    def view(self, state: PortoCarthagoState, seat: int | None) -> PortoCarthagoView:
        """Return what this seat may know (C1.12)."""
        return make_view(state, self.decision(state), seat)

    def sample_world(self, view: PortoCarthagoView, rng: Random) -> PortoCarthagoState:
        """Return a state that agrees with the view."""
        return sample_world(view, rng)

    def scores(self, state: PortoCarthagoState) -> tuple[Score, ...]:
        """Return every seat's palace seats as they stand (C15)."""
        return scoring.palace_scores(state)

    def dump(self, state: PortoCarthagoState) -> dict[str, Any]:
        """Return the position as readable data."""
        return dump_position(state)

    def restore(self, data: Any) -> PortoCarthagoState:
        """Return the state of a position; raise BadRecord if it is not possible."""
        return restore_position(data)

    def options_of(self, state: PortoCarthagoState) -> dict[str, Any]:
        """Return the options the game was started with: it has none."""
        return {}

    @property
    def has_coach(self) -> bool:
        """Return True: Porto Carthago has a coach."""
        return True

    def appraise(self, view: PortoCarthagoView, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """Return what each legal action is worth to the viewing seat, in talents."""
        return coach.appraise(view, legal)

    @property
    def has_odds(self) -> bool:
        """Return True: Porto Carthago knows its odds."""
        return True

    def option_odds(self, view: PortoCarthagoView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
        """Return the odds of the legal actions."""
        return option_odds(view, legal)

    def kind_words(self, kind: str) -> str:
        """Return what is being decided, in words."""
        return KIND_WORDS[kind]

    def universe(self) -> tuple[Action, ...]:
        """Return every action a seat could try, within sensible numbers."""
        return universe()


GAME = PortoCarthago()
