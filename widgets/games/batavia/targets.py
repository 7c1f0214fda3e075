"""The places of Batavia's board: the shared ones, and the hexagons."""

from __future__ import annotations

from collections.abc import Collection

from widgets.games.batavia import geometry as g
from widgets.games.batavia.art import hexagon
from widgets.shared.svg import polygon
from widgets.shared.targets import Elements, box, halo_box, halo_ring, hit_box, number, target

__all__ = ["HEX_HALO", "HEX_HIT", "Elements", "Legal", "box", "halo_box", "halo_ring", "hit_box", "number", "target"]

Legal = Collection[str]

HEX_HIT = hit_box(-22, -23, 44, 46)
HEX_HALO = polygon(hexagon(g.HEX + 1.5), class_="halo", fill="none")
