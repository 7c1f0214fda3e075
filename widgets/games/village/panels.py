"""The players' panels: what everybody may see of each seat, one's own secrets, and the scores at the end."""

from __future__ import annotations

from collections.abc import Sequence

from gamecore.games.village.goals_pieces import GOALS, HIDDEN_GOAL, NO_GOAL
from gamecore.games.village.inn_pieces import CARD_NAMES
from gamecore.games.village.pieces import LIFE_TIME
from gamecore.games.village.scoring import immortals, living
from gamecore.games.village.view import VillageView
from gamecore.kernel.scores import ScoreLine
from widgets.games.village.goals import goal_words
from widgets.games.village.sentences import cubes_words, goods_words, title
from widgets.games.village.talk import PANELS, SCORE_LINES
from widgets.games.village.teaching import fact_rule
from widgets.shared.game_ui import Panel
from widgets.shared.panels import Fact, panels_of
from widgets.shared.telling import listing


def panels(view: VillageView, names: Sequence[str]) -> list[Panel]:
    """One panel per seat, in seat order."""
    return panels_of(view, names, lines, facts, result, PANELS["winner"])


def lines(view: VillageView, seat: int) -> list[str]:
    """What holds for a seat while the game goes on."""
    public = view.public
    said = [PANELS["start"]] if public.starter == seat else []
    if public.marker == seat:
        said.append(PANELS["next"])
    cubes, goods = cubes_words(public.cubes[seat]), goods_words(public.goods[seat])
    said += [PANELS[key].format(things=words) for key, words in (("cubes", cubes), ("goods", goods)) if words]
    if public.hands[seat]:
        said.append(PANELS["hand"].format(cards=listing([title(CARD_NAMES[card]) for card in public.hands[seat]])))
    return said + (goals(view, seat) if public.life_goals else [])


def goals(view: VillageView, seat: int) -> list[str]:
    """The own goals in words, and those that were scored."""
    public = view.public
    said = [
        PANELS["goal"].format(goal=goal_words(goal))
        for goal in (public.silver[seat], public.gold[seat])
        if goal not in (NO_GOAL, HIDDEN_GOAL)
    ]
    if public.scored[seat]:
        named = listing([title(GOALS[goal]) for goal in public.scored[seat]])
        said.append(PANELS["scored"].format(goals=named))
    return said


def fact(key: str, value: int | str) -> Fact:
    """A number with the rule behind it."""
    return PANELS[key], value, key, fact_rule(key)


def facts(view: VillageView, seat: int) -> list[Fact]:
    """Points, coins, grain, time and members while the game goes on; the rest is seen in the farmyard."""
    public = view.public
    found = [
        fact("points", public.points[seat]),
        fact("coins", public.coins[seat]),
        fact("grain", public.grain[seat]),
        fact("time", LIFE_TIME - public.time[seat]),
    ]
    if public.due[seat]:
        found.append(fact("due", public.due[seat]))
    found += [
        fact("living", living(public, seat)),
        fact("chronicle", immortals(public, seat)),
        fact("served", len(public.served[seat])),
    ]
    points = view.served_points(seat)
    if points is not None and public.served[seat] and view.seat == seat:
        found.append((PANELS["served_points"], points, "served-points", fact_rule("served")))
    return found


def result(view: VillageView, seat: int) -> list[Fact]:
    """A seat's score at the end, line by line, its total and what breaks ties."""
    score = (view.scores or ())[seat]
    listed = [line_fact(number, line) for number, line in enumerate(score.lines)]
    ties = [
        (PANELS["tie_served"], len(view.public.served[seat]), "tie-served", "V19.7"),
        (PANELS["tie_living"], living(view.public, seat), "tie-living", "V19.8"),
    ]
    return [*listed, fact("total", score.total), *ties]


def line_fact(number: int, line: ScoreLine) -> Fact:
    """A line of the final scoring with its points and its rule."""
    words = SCORE_LINES[line.rule].format(card=title(str(line.facts.get("card", ""))))
    return words, line.points, f"score-{number}", line.rule
