"""Numbers in words: chances as per cent, amounts with a sign, all with one way of rounding."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from widgets.shared.words import say

MINUS = "\u2212"


def percent(chance: Fraction | float) -> str:
    """A chance in whole per cent; what is possible is never 0 and what is uncertain never 100.

    >>> percent(Fraction(5, 8)), percent(Fraction(1, 1000)), percent(Fraction(999, 1000)), percent(1)
    ('63 %', 'under 1 %', 'over 99 %', '100 %')
    """
    if 0 < chance < Fraction(1, 100):
        return say("percent_under")
    if Fraction(99, 100) < chance < 1:
        return say("percent_over")
    return say("percent", number=floor(100 * chance + Fraction(1, 2)))


def amount(value: Fraction | float, sign: bool = False) -> str:
    """An amount with one decimal, none if it is whole; `sign` also marks gains.

    >>> amount(3.0), amount(-2.25), amount(1.04, sign=True), amount(-0.01, sign=True)
    ('3', '−2.2', '+1.0', '0')
    """
    number = float(value)
    text = f"{abs(number):.0f}" if number == round(number) else f"{abs(number):.1f}"
    if text in ("0", "0.0"):
        return "0"
    before = MINUS if number < 0 else "+" if sign else ""
    return before + text
