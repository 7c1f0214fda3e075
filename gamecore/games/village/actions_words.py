"""What Village's actions name, and how it is written and read."""

from __future__ import annotations

from typing import Annotated

from gamecore.games.village.pieces import COLOURS, GOODS, PLACES, TILES
from gamecore.kernel.words import Number, OneOf

CUBE_WORDS = (*COLOURS, "coin")
"""What a price in cubes is paid with."""

COUNCIL_MEANS = ("scroll", "green")
"""What a step in the council is paid with."""

GENERATION = Number((1, 4))
Generation = Annotated[int, GENERATION]
Stage = Annotated[int, Number((1, 4))]
"""A stage of the council or a window of the church."""
Place = Annotated[str, OneOf(PLACES, "place")]
Colour = Annotated[str, OneOf(COLOURS, "colour")]
Product = Annotated[str, OneOf(GOODS, "product")]
Customer = Annotated[str, OneOf(TILES, "customer")]
