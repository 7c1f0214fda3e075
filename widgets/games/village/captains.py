"""Captains in words."""

from __future__ import annotations

from gamecore.games.village.pieces import CUBES
from gamecore.games.village.port_pieces import ANY, CAPTAINS
from widgets.games.village.labels import CAPTAIN_TERMS, EITHER, STEPS

CAPTAIN_NUMBER = {captain.name: number for number, captain in enumerate(CAPTAINS)}


def colour_words(colours: tuple[int, ...]) -> str:
    """Colours of which one will do: “pink or orange”."""
    words = [CUBES[colour] for colour in colours]
    listed = words[-1]
    for word in reversed(words[:-1]):
        listed = EITHER.format(first=word, second=listed)
    return listed


def captain_price(number: int) -> str:
    """What a captain asks for one payment.

    >>> captain_price(2), captain_price(0)
    ('1 pink or orange cube', '2 cubes of any colour')
    """
    captain = CAPTAINS[number]
    if captain.colours == ANY:
        return CAPTAIN_TERMS[f"any{captain.cubes}"]
    return CAPTAIN_TERMS["one"].format(colours=colour_words(captain.colours))


def captain_terms(number: int) -> str:
    """What a captain asks for further steps.

    >>> captain_terms(2)
    '1 pink or orange cube for each further step'
    """
    return STEPS[CAPTAINS[number].steps].format(price=captain_price(number))
