"""What is within reach of the asked seat, as far as the reader may know."""

from __future__ import annotations

from gamecore.games.porto_carthago.possible import bonus_price, open_bonus
from gamecore.games.porto_carthago.view import PortoCarthagoView


def can_pay(view: PortoCarthagoView, price: int) -> bool:
    """Whether the asked seat has so many talents; nobody else may learn that it has not (C1.11)."""
    cash = view.cash[view.asked]
    return view.seat != view.asked or cash is None or cash >= price


def has_bonus(view: PortoCarthagoView, space: int, supply: int) -> bool:
    """Whether the bonus of a space can be carried out as things stand, with so many servants in supply (C9.2, C9.4)."""
    return open_bonus(view.public, view.asked, space, supply) and can_pay(view, bonus_price(view.public, space))
