"""Village as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gamecore.games.village import coach
from gamecore.games.village import universe as universe_module
from gamecore.games.village.actions import BASE_ACTIONS, Advance, Choose, Done, Home, Skip
from gamecore.games.village.chance_actions import CHANCE_ACTIONS
from gamecore.games.village.goals_actions import GOALS_ACTIONS
from gamecore.games.village.inn_actions import INN_ACTIONS
from gamecore.games.village.modules import INN, LIFE_GOALS, PORT
from gamecore.games.village.odds_options import option_odds
from gamecore.games.village.parts import ASKED, CHANCE_WORDS, CHANCES, MOMENTS, RULES, STAGES, question_of
from gamecore.games.village.pieces import SEAT_COUNTS
from gamecore.games.village.port_actions import PORT_ACTIONS, Load
from gamecore.games.village.position import dump_position, restore_position
from gamecore.games.village.scoring import final_scores, winning_seats
from gamecore.games.village.state import VillageDraft, VillageState, first_draft
from gamecore.games.village.view import VillageView, make_view, sample_world
from gamecore.kernel.actions import Action, Notation
from gamecore.kernel.game import Game
from gamecore.kernel.option_odds import OptionOdds
from gamecore.kernel.scores import Score

QUESTIONS = {kind: question_of(asked) for kind, asked in ASKED.items()}

RULES_OF_ANSWERS: dict[tuple[str, type[Action]], str] = {
    ("turn", Choose): "V18.5",
    ("turn", Skip): "V18.5",
    ("market", Done): "V10.1",
    ("produce", Skip): "V9.3",
    ("ransom", Done): "V17.2",
    ("climb", Done): "V17.6",
    ("friend", Skip): "VI3.3",
    ("clear", Skip): "VI3.6",
    ("runner", Home): "VI4.4",
    ("alderman", Advance): "VI4.4",
    ("scrap", Done): "VI4.3",
    ("bard", Skip): "VI4.3",
    ("load", Done): "VP3.7",
    ("sail", Done): "VP4.7",
    ("island", Load): "VP5.5",
    ("island", Done): "VP5.3",
    ("reveal", Done): "VL2.5",
}
"""The rules of answers that are given elsewhere too, by other rules."""


class Village(Game[VillageState, VillageView]):
    """The complete game for 2 to 5 players, with Inn, Port and Life Goals in every combination."""

    name = "village"
    title = "Village"
    about = "Lead a family through four generations, and see to it that the village remembers it."
    package = "gamecore.games.village"
    rules_version = 1
    seats = SEAT_COUNTS
    options = (INN, PORT, LIFE_GOALS)
    state_class = VillageState
    notations = Notation((*BASE_ACTIONS, *CHANCE_ACTIONS, *INN_ACTIONS, *PORT_ACTIONS, *GOALS_ACTIONS))
    rules = RULES
    moments = MOMENTS
    questions = QUESTIONS
    question_rules = RULES_OF_ANSWERS
    chances = CHANCES
    stages = STAGES
    over_rule = "V18.3"

    def first_draft(self, seats: int, options: Mapping[str, Any]) -> VillageDraft:
        """Return the draft of a new game (V2)."""
        return first_draft(seats, options)

    def winners(self, state: VillageState) -> tuple[int, ...]:
        """Return the winning seats (V19.7, V19.9)."""
        return winning_seats(state)

    def view(self, state: VillageState, seat: int | None) -> VillageView:
        """Return what this seat may know (V1.10)."""
        return make_view(state, self.decision(state), seat)

    def sample_world(self, view: VillageView, rng: Random) -> VillageState:
        """Return a state that agrees with the view."""
        return sample_world(view, rng)

    def scores(self, state: VillageState) -> tuple[Score, ...]:
        """Return every seat's score as it stands, line by line (V19)."""
        return final_scores(state)

    def dump(self, state: VillageState) -> dict[str, Any]:
        """Return the position as readable data."""
        return dump_position(state)

    def restore(self, data: Any) -> VillageState:
        """Return the state of a position; raise BadRecord if it is not possible."""
        return restore_position(data)

    def options_of(self, state: VillageState) -> dict[str, Any]:
        """Return the options the game was started with."""
        return {"inn": state.inn, "port": state.port, "life_goals": state.life_goals}

    def kind_words(self, kind: str) -> str:
        """Return what is being decided, in words."""
        return ASKED[kind].words if kind in ASKED else CHANCE_WORDS[kind]

    @property
    def has_coach(self) -> bool:
        """Return True: Village has a coach."""
        return True

    def appraise(self, view: VillageView, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """Return what each legal action is worth to the viewing seat, in points."""
        return coach.appraise(view, legal, self._after)

    @property
    def has_odds(self) -> bool:
        """Return True: Village tells the odds of its options."""
        return True

    def option_odds(self, view: VillageView, legal: tuple[Action, ...]) -> tuple[OptionOdds, ...]:
        """Return the odds of every legal action, in points."""
        return option_odds(view, legal, self._after)

    def _after(self, state: VillageState, action: Action) -> VillageState:
        return self.apply(state, action).state

    def universe(self) -> tuple[Action, ...]:
        """Return every action a seat could try, within sensible numbers."""
        return universe_module.universe()


GAME = Village()
