"""Where a finger may land on the hexagons of Batavia's path, and what glows around them."""

from __future__ import annotations

from collections.abc import Collection

from widgets.games.batavia import geometry as g
from widgets.games.batavia.art import hexagon
from widgets.shared.svg import polygon
from widgets.shared.targets import hit_box

Legal = Collection[str]

HEX_HIT = hit_box(-22, -23, 44, 46)
HEX_HALO = polygon(hexagon(g.HEX + 1.5), class_="halo", fill="none")
