"""Holds back a browser that asks for too much at once."""

from __future__ import annotations

import time
from collections.abc import Callable


class Throttle:
    """Allows a burst of so many requests, and after it so many per second."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = float(burst)
        self._last = clock()

    def allows(self) -> bool:
        """Whether one more request may be answered now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._per_second)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
