"""What a seat may know of a Village game (V1.3, V1.4, V1.10), and worlds that agree with it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from gamecore.games.village.goals_pieces import HIDDEN_GOAL, NO_GOAL, metal
from gamecore.games.village.pieces import BAG, CHRONICLE_SPACES, GRAVES, TILE_POINTS, by_players
from gamecore.games.village.port_pieces import CHEST_VALUES
from gamecore.games.village.scoring import final_scores
from gamecore.games.village.state import (
    Counts,
    VillageDraft,
    VillageState,
    chests_on_island,
    free_graves,
    free_in_section,
    free_sea_graves,
    pile,
    pile_size,
    unseen_cards,
    unseen_chests,
    unseen_goals,
)
from gamecore.kernel.decision import Decision, Over
from gamecore.kernel.scores import Score
from gamecore.kernel.state import freeze, thaw
from gamecore.kernel.view import View


@dataclass(frozen=True, slots=True)
class VillageView(View):
    """What one seat may know (``seat`` None: a spectator).

    ``public`` is the state with every secret taken out: others' served customers are -1, chests whose value the
    seat does not know are 0, others' goals are -2; the fields are described with ``VillageDraft``. ``scores`` are
    the final ones, None before the end.
    """

    public: VillageState
    scores: tuple[Score, ...] | None

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return self.public.players

    @property
    def unseen_tiles(self) -> Counts:
        """Return the customers that this seat cannot place: the pile, and what others have served."""
        return pile(self.public)

    @property
    def pile_size(self) -> int:
        """Return how many tiles the face-down pile has."""
        return pile_size(self.public)

    @property
    def unseen_cards(self) -> Counts:
        """Return the villager cards below the tops of the stacks."""
        return unseen_cards(self.public)

    @property
    def unseen_chests(self) -> Counts:
        """Return how many chests of value 3, 4 and 5 this seat cannot place."""
        return unseen_chests(self.public) if self.public.port else (0, 0, 0)

    @property
    def chests_on_island(self) -> int:
        """Return how many chests lie on their island."""
        return chests_on_island(self.public)

    @property
    def unseen_goals(self) -> Counts:
        """Return the goals that this seat cannot place: others' cards, and those left in the box."""
        return unseen_goals(self.public) if self.public.life_goals else ()

    @property
    def bag_members(self) -> Counts:
        """Return how many members of each seat lie in the black bag."""
        return tuple(row.count(BAG) for row in self.public.where)

    @property
    def chronicle(self) -> tuple[tuple[int, int], ...]:
        """Return free and open spaces of each chronicle section."""
        open_spaces = by_players(CHRONICLE_SPACES, self.players)
        return tuple((free_in_section(self.public, section), spaces) for section, spaces in enumerate(open_spaces))

    @property
    def graves(self) -> tuple[int, int]:
        """Return free and open anonymous graves."""
        return free_graves(self.public), by_players(GRAVES, self.players)

    @property
    def sea_graves(self) -> int:
        """Return the free sea graves."""
        return free_sea_graves(self.public)

    def served_points(self, seat: int) -> int | None:
        """Return the points of a seat's served customers; None if they are hidden."""
        tiles = self.public.served[seat]
        return None if -1 in tiles else sum(TILE_POINTS[tile] for tile in tiles)


def make_view(s: VillageState, decision: Decision, seat: int | None) -> VillageView:
    """Return what this seat may know; after the game everybody sees everything (V1.10)."""
    over = isinstance(decision, Over)
    public = s if over else public_part(s, seat)
    return VillageView(seat, decision, public, final_scores(s) if over else None)


def public_part(s: VillageState, viewer: int | None) -> VillageState:
    """Return the state with every secret taken out of it."""
    draft: VillageDraft = thaw(s)
    draft.served = tuple(tiles if seat == viewer else (-1,) * len(tiles) for seat, tiles in enumerate(s.served))
    draft.aboard = tuple(row if seat == viewer else (0,) * len(row) for seat, row in enumerate(s.aboard))
    draft.chests = tuple(row if seat == viewer else (0,) * len(row) for seat, row in enumerate(s.chests))
    draft.silver, draft.gold = masked(s.silver, viewer), masked(s.gold, viewer)
    return freeze(draft, VillageState)


def masked(goals: Counts, viewer: int | None) -> Counts:
    """Return goal cards as a seat sees them: the others' are hidden (VL1.4)."""
    return tuple(goal if seat == viewer or goal == NO_GOAL else HIDDEN_GOAL for seat, goal in enumerate(goals))


def sample_world(view: VillageView, rng: Random) -> VillageState:
    """Return a state that agrees with the view; every way in which the unseen things can lie is equally likely."""
    public = view.public
    draft: VillageDraft = thaw(public)
    tiles = list(pile(public))
    rng.shuffle(tiles)
    draft.served = tuple(tuple(sorted(tiles.pop() for _ in row)) if -1 in row else row for row in public.served)
    values = [value for value, count in zip(CHEST_VALUES, unseen_chests(public), strict=True) for _ in range(count)]
    rng.shuffle(values)
    draft.aboard = _with_values(public.aboard, values)
    draft.chests = _with_values(public.chests, values)
    if public.life_goals:
        goals = list(unseen_goals(public))
        rng.shuffle(goals)
        draft.silver = _with_goals(public.silver, [goal for goal in goals if metal(goal) == 0])
        draft.gold = _with_goals(public.gold, [goal for goal in goals if metal(goal) == 1])
    return freeze(draft, VillageState)


def _with_values(rows: tuple[Counts, ...], values: list[int]) -> tuple[Counts, ...]:
    return tuple(tuple(sorted(value or values.pop() for value in row)) for row in rows)


def _with_goals(row: Counts, goals: list[int]) -> Counts:
    return tuple(goals.pop() if goal == HIDDEN_GOAL else goal for goal in row)
