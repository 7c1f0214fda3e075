"""What is said to a reader who does something legal that a step does not ask for."""

from __future__ import annotations

OTHER = "The rules allow that, but this step is about something else. Take it back."
