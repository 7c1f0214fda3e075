"""A stand-in for the line between browser and kernel: messages go in, what Python sends is collected."""

from __future__ import annotations

from typing import Any

from comm.base_comm import BaseComm

import gamecore
from widgets.shared import plan
from widgets.shared.seal import Seal
from widgets.shared.session import Session
from widgets.shared.table import Table

KEY = b"Zm91ci1wb3J0cy10ZXN0LWtleS1mb3VyLXBvcnRzLTE="


class Line(BaseComm):
    """Keeps everything that is published."""

    def __init__(self, *arguments: Any, **keys: Any) -> None:
        self.published: list[dict[str, Any]] = []
        super().__init__(*arguments, **keys)

    def publish_msg(self, msg_type: str, data: Any = None, *arguments: Any, **keys: Any) -> None:
        self.published.append({"type": msg_type, "data": data})


class Browser:
    """What a browser does: it sends messages, and has what came back."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def session(self) -> Session:
        return self.table._session

    @property
    def line(self) -> Line:
        return self.table.comm

    def raw(self, data: Any) -> list[dict[str, Any]]:
        """Send anything at all; return the custom messages that came back."""
        before = len(self.line.published)
        self.line.handle_msg({"content": {"data": data}, "buffers": []})
        fresh = [message["data"] for message in self.line.published[before:]]
        return [data["content"] for data in fresh if data.get("method") == "custom"]

    def content(self, content: Any) -> list[dict[str, Any]]:
        """Send the content of a custom message, however strange."""
        return self.raw({"method": "custom", "content": content})

    def send(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Send a well-formed message."""
        return self.content({"kind": kind, "move": self.session.move, **fields})

    def act(self, text: str) -> list[dict[str, Any]]:
        """Act at the present move."""
        return self.send("act", text=text)

    def hello(self, saved: str | None = None) -> dict[str, Any]:
        """Say hello and return the full picture."""
        return only("frame", self.send("hello", view="v1", saved=saved))

    def autosave(self) -> str:
        """Play one action and return what the browser was given to keep."""
        return only("steps", self.act("pass"))["then"]["autosave"]["text"]


def only(kind: str, messages: list[dict[str, Any]]) -> dict[str, Any]:
    """The one message of a kind."""
    (found,) = [message for message in messages if message["kind"] == kind]
    return found


def make_table(ui: Any, seats: Any = None, seed: int | None = 5, **plans: Any) -> Table:
    """A table of Manila drawn by `ui`; its clock stands still, so that a busy machine tells nothing in parts."""
    game = gamecore.load("manila")
    chosen = plan.make(game, seats or ["human", "greedy", "uniform", "uniform"], seed=seed, **plans)
    return Table(Session(game, ui, chosen, clock=lambda: 0.0), locker=Seal([KEY]))
