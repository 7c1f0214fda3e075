"""How numbers are written for people: percentages, gains, fractions, ranges and the ticks of an axis."""

from __future__ import annotations

from fractions import Fraction
from math import floor, log10

MINUS = "\u2212"
THIN = "\u202f"
"""A narrow space that does not break: between thousands, and before a percent sign."""

Number = int | float | Fraction


def _rounded(value: float, decimals: int) -> str:
    """A number with so many decimals at most, a real minus sign, and thousands set apart."""
    shown = f"{abs(value):,.{decimals}f}".replace(",", THIN)
    if "." in shown:
        shown = shown.rstrip("0").rstrip(".")
    return f"{MINUS}{shown}" if value < 0 and shown != "0" else shown


def whole(value: Number) -> str:
    """A whole number.

    >>> whole(-4), whole(100000)
    ('−4', '100\u202f000')
    """
    return _rounded(float(value), 0)


def decimal(value: Number, decimals: int = 2) -> str:
    """A number with at most two decimals.

    >>> decimal(Fraction(403, 216)), decimal(-0.001)
    ('1.87', '0')
    """
    return _rounded(float(value), decimals)


def percent(chance: Number) -> str:
    """A chance as a percentage; what is possible but rare is not written as 0, nor what may fail as 100.

    >>> percent(Fraction(1, 8)), percent(0.00001), percent(1)
    ('12.5\u202f%', 'less than 0.1\u202f%', '100\u202f%')
    """
    value = float(chance)
    if 0 < value < 0.0005:
        return f"less than 0.1{THIN}%"
    if 0.9995 < value < 1:
        return f"more than 99.9{THIN}%"
    return f"{_rounded(100 * value, 1)}{THIN}%"


def gain(value: Number) -> str:
    """A gain or loss with its sign, without a unit.

    >>> gain(3), gain(-2.5), gain(0.001)
    ('+3', '−2.5', '0')
    """
    shown = decimal(value)
    return shown if shown == "0" or value < 0 else f"+{shown}"


def gain_of(value: Number, one: str, many: str) -> str:
    """A gain or loss with its sign, and the unit for one or for many.

    >>> gain_of(-1, "coin", "coins"), gain_of(Fraction(12, 7), "coin", "coins")
    ('−1 coin', '+1.71 coins')
    """
    return f"{gain(value)} {one if abs(value) == 1 else many}"


def fraction(chance: Fraction) -> str:
    """An exact chance.

    >>> fraction(Fraction(5, 36)), fraction(Fraction(1))
    ('5/36', '1')
    """
    return str(chance)


def exactly(value: Fraction) -> str:
    """An exact number: with two decimals where these say it all, else as a fraction and rounded.

    >>> exactly(Fraction(9, 4)), exactly(Fraction(-16, 11))
    ('2.25', '−16/11 = −1.45')
    """
    shown = decimal(value)
    return shown if (100 * value).denominator == 1 else f"{str(value).replace('-', MINUS)} = {shown}"


def ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Round numbers that cover a range, at most so many steps apart.

    >>> ticks(0, 0.43, 5)
    (0.0, 0.1, 0.2, 0.3, 0.4, 0.5)
    >>> ticks(-19, 10, 4)
    (-20.0, -10.0, 0.0, 10.0)
    """
    span = (high - low) or 1.0
    power = 10.0 ** floor(log10(span / most))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if span / step <= most)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    return tuple(round(number * step, 10) for number in range(first, last + 1))
