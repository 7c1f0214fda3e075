"""What modules add to a farmyard: the ship's holds, cocoa, tea and chests at home, villager cards and life goals."""

from __future__ import annotations

from functools import lru_cache

from gamecore.games.village.goals_pieces import GOALS, GOLD_POINTS, HIDDEN_GOAL, NO_GOAL, SILVER_POINTS, metal
from gamecore.games.village.inn_pieces import CARD_NAMES
from gamecore.games.village.port_pieces import ANY, CAPTAINS, CHEST, HOLDS
from gamecore.games.village.view import VillageView
from widgets.games.village import art
from widgets.games.village import geometry as g
from widgets.games.village.districts import dashed, scaled, small
from widgets.games.village.sentences import title
from widgets.games.village.talk import BOARD
from widgets.games.village.words import SHORT_GOALS
from widgets.shared.svg import Svg, group, join, moved, path, rect
from widgets.shared.theme import token

LETTER = 11.4
"""About the width of a letter of the small size."""


def hold_at(area: g.Box, number: int) -> g.Point:
    """The middle of a hold."""
    return area[0] + 62 + 50 * number, area[1] + 25


def holds(area: g.Box, view: VillageView, seat: int) -> Svg:
    """A ship's holds, what lies in them, and its captain."""
    public = view.public
    cargo = tuple(kind for kind, count in enumerate(public.cargo[seat]) for _ in range(count))
    loaded = (*cargo, *(CHEST for _ in public.aboard[seat]))
    return hold_face(area, loaded, public.captain[seat], public.helmsman[seat], public.aboard[seat])


@lru_cache(maxsize=4096)
def hold_face(area: g.Box, loaded: tuple[int, ...], captain: int, helmsman: bool, aboard: tuple[int, ...]) -> Svg:
    """The ship tile; members aboard are drawn over it."""
    x, y, width, height = area
    drawn = [
        rect(x, y, width, height, rx=8, fill=token("sea"), stroke=token("deep"), stroke_width=1.4),
        moved(x + 22, y + 26, path("M-15 2H15L10 11H-10ZM0 2V-14L11-3H0", fill="#8C6A4F", **art.LINE)),
    ]
    for number in range(HOLDS):
        cx, cy = hold_at(area, number)
        drawn.append(rect(cx - 21, cy - 21, 42, 42, rx=6, fill=token("paper"), stroke=token("edge"), stroke_width=1.3))
    for number, kind in enumerate(loaded):
        cx, cy = hold_at(area, number)
        drawn.append(moved(cx, cy, art.piece(kind)))
    for number, value in enumerate(aboard, len(loaded) - len(aboard)):
        if value:
            cx, cy = hold_at(area, number)
            drawn.append(art.badge(cx + 12, cy + 12, value))
    if captain >= 0:
        drawn.append(moved(x + 206, y + 25, terms(captain, helmsman)))
    return group(*drawn, pointer_events="none")


@lru_cache(maxsize=32)
def terms(captain: int, helmsman: bool) -> Svg:
    """The price of a step in signs."""
    chosen = CAPTAINS[captain]
    signs = (
        [art.blank()] * chosen.cubes
        if chosen.colours == ANY
        else [art.pebble(colour, 0.62) for colour in chosen.colours]
    )
    steps = BOARD["helmsman" if helmsman else "captain"].format(steps=BOARD["steps"][chosen.steps])
    price = [moved(18 * place, 0, sign) for place, sign in enumerate(signs)]
    return join((*price, small(18 * len(signs) + 2, 7, steps, "start")))


@lru_cache(maxsize=1024)
def home(spice_box: g.Box, chest_box: g.Box, spices: tuple[int, ...], chests: tuple[int, ...]) -> Svg:
    """Cocoa, tea and chests that were brought home; the values of one's own chests."""
    x, y, _, _ = spice_box
    drawn = []
    for place, count in enumerate(spices):
        face = join((scaled(art.good(7 + place), 0.95), small(17, 7, str(count), "start", weight="700")))
        sign = moved(x + 18 + 52 * place, y + 25, face)
        drawn.append(sign if count else group(sign, opacity=0.3))
    x, y, width, _ = chest_box
    if not chests:
        drawn.append(group(moved(x + 24, y + 25, art.chest()), opacity=0.3))
    step = min(44.0, (width - 44) / max(1, len(chests) - 1))
    for place, value in enumerate(chests):
        drawn.append(moved(x + 20 + step * place, y + 25, art.chest()))
        if value:
            drawn.append(art.badge(x + 32 + step * place, y + 36, value))
    return group(*drawn, pointer_events="none")


@lru_cache(maxsize=1024)
def hand(area: g.Box, cards: tuple[int, ...]) -> Svg:
    """The villager cards that a seat holds: names as far as there is room, and how many more there are."""
    x, y, width, _ = area
    drawn = [dashed(area)]
    if not cards:
        drawn.append(small(x + 12, y + 29, BOARD["cards"], "start", "quiet"))
        return group(*drawn, pointer_events="none")
    for left, wide, words in slips([title(CARD_NAMES[card]) for card in cards], width):
        drawn.append(slip(x + left, y + 5, wide, words, "piece"))
    return group(*drawn, pointer_events="none")


def slips(names: list[str], width: float) -> list[tuple[float, float, str]]:
    """Where names lie side by side: left, width, words. Those for whom there is no room are counted.

    >>> [words for _, _, words in slips(["Miller", "Night Watchman", "Scribe"], 200)]
    ['Miller', '+2']
    """
    found: list[tuple[float, float, str]] = []
    left = 5.0
    for number, name in enumerate(names):
        wide = len(name) * LETTER + 16
        last = number == len(names) - 1
        if left + wide > width - (5 if last else 52):
            found.append((left, 44, BOARD["more"].format(count=len(names) - number)))
            break
        found.append((left, wide, name))
        left += wide + 5
    return found


def slip(x: float, y: float, width: float, words: str, fill: str) -> Svg:
    """A small card with a name."""
    card = rect(x, y, width, 34, rx=6, fill=token(fill), stroke=token("edge"), stroke_width=1.3)
    return join((card, small(x + width / 2, y + 24, words)))


@lru_cache(maxsize=1024)
def goals(area: g.Box, silver: int, gold: int, scored: tuple[int, ...]) -> Svg:
    """The life goals with what they are worth: one's own by name, others' as backs, scored ones with a star."""
    x, y, width, height = area
    drawn = []
    each = (width - 6) / 2
    kinds = ((silver, art.SILVER, SILVER_POINTS), (gold, art.GOLD, GOLD_POINTS))
    for kind, (goal, colour, points) in enumerate(kinds):
        left = x + kind * (each + 6)
        done = [shown for shown in scored if metal(shown) == kind]
        drawn.append(
            rect(left + 2, y + 2, each - 4, height - 4, rx=7, fill=token("piece"), stroke=colour, stroke_width=3)
        )
        if done:
            drawn.append(goal_face(left, y, each, done[0], scaled(art.star(), 0.8)))
        elif goal == NO_GOAL:
            drawn.append(small(left + each / 2, y + 29, BOARD["no_goal"], colour="quiet"))
        else:
            drawn.append(goal_face(left, y, each, goal, art.points(points)))
    return group(*drawn, pointer_events="none")


def goal_face(x: float, y: float, width: float, goal: int, sign: Svg) -> Svg:
    """A goal card: its sign, and its name or its back."""
    middle = x + (width + 26) / 2
    if goal == HIDDEN_GOAL:
        wave = "q6-8 12 0t12 0t12 0t12 0"
        words = path(f"M{middle - 24} {y + 24}{wave}", fill="none", stroke=token("edge"), stroke_width=2.4)
    else:
        name = GOALS[goal]
        words = small(middle, y + 29, title(SHORT_GOALS.get(name, name)))
    return join((moved(x + 19, y + 21, sign), words))
