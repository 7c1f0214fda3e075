"""Captains in words."""

from __future__ import annotations

from gamecore.games.village.port_pieces import ANY, CAPTAINS
from widgets.games.village.labels import CAPTAIN_TERMS, EITHER, STEPS
from widgets.games.village.words import CUBE_NAMES

CAPTAIN_NUMBER = {captain.name: number for number, captain in enumerate(CAPTAINS)}


def colour_words(colours: tuple[int, ...]) -> str:
    """Colours of which one will do: “pink or orange”."""
    words = [CUBE_NAMES[colour] for colour in colours]
    listed = words[-1]
    for word in reversed(words[:-1]):
        listed = EITHER.format(first=word, second=listed)
    return listed


def captain_terms(number: int) -> str:
    """What a captain asks for further steps.

    >>> captain_terms(2), captain_terms(0)
    ('1 pink or orange cube, 1 step', 'any 2 cubes, 1 step')
    """
    captain = CAPTAINS[number]
    if captain.colours == ANY:
        return CAPTAIN_TERMS[f"any{captain.cubes}"].format(steps=STEPS[captain.steps])
    return CAPTAIN_TERMS["one"].format(colours=colour_words(captain.colours), steps=STEPS[captain.steps])
