"""What the views of all games have in common."""

from __future__ import annotations

from dataclasses import dataclass

from gamecore.kernel.decision import Choice, Decision, Over


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know (``seat`` None: a spectator) while the game waits for ``decision``; games add the rest."""

    seat: int | None
    decision: Decision

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return isinstance(self.decision, Over)

    @property
    def asked(self) -> int:
        """Return the seat that is asked, or -1."""
        return self.decision.seat if isinstance(self.decision, Choice) else -1


def seat_of(view: View) -> int:
    """Return whose odds and worths are told: the viewer's, or for a spectator those of the seat that is asked.

    >>> seat_of(View(2, Choice(0, "bid"))), seat_of(View(None, Choice(0, "bid")))
    (2, 0)
    """
    return view.asked if view.seat is None else view.seat
