"""What a page was sent by websocket, and what a message tells of whom."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from playwright.sync_api import Page, WebSocket


@dataclass
class Wire:
    """Everything that came to a page by websocket, and the table's messages in it."""

    received: list[str] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)

    def over(self, page: Page) -> Wire:
        """Listen from now on."""
        page.on("websocket", self._opened)
        return self

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._came)

    def _came(self, frame: bytes | str) -> None:
        parts = deserialize_msg_from_ws_v1(frame)[1] if isinstance(frame, bytes) else [frame.encode()]
        for part in parts:
            text = bytes(part).decode("utf-8")
            self.received.append(text)
            content = json.loads(text).get("data", {}) if text.startswith("{") else {}
            if isinstance(content, dict) and content.get("method") == "custom":
                self.messages.append(content["content"])

    def told(self) -> list[dict[str, Any]]:
        """The messages about the game, without the sealed copy for the browser and the number of the picture."""
        return [plain(message) for message in self.messages if message["kind"] in ("frame", "steps")]


def plain(message: Any) -> Any:
    """A message without what differs from time to time and tells nothing of the game."""
    if isinstance(message, dict):
        return {key: plain(value) for key, value in message.items() if key not in ("autosave", "move", "from", "to")}
    return [plain(value) for value in message] if isinstance(message, list) else message


def panels_in(message: Any) -> Iterator[list[dict[str, Any]]]:
    """Every list of players' panels anywhere in a message."""
    if isinstance(message, dict):
        for key, value in message.items():
            if key == "panels" and value:
                yield value
            else:
                yield from panels_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from panels_in(value)


def hands_in(message: Any) -> set[int]:
    """The seats whose hands a message tells."""
    return {
        panel["seat"]
        for panels in panels_in(message)
        for panel in panels
        if any(key.startswith("own-") for _, _, key, *_ in panel["facts"])
    }


def states_in(message: Any) -> Iterator[dict[str, Any]]:
    """Every widget's synced state anywhere in a message of the kernel."""
    if isinstance(message, dict):
        if isinstance(state := message.get("state"), dict):
            yield state
        for value in message.values():
            yield from states_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from states_in(value)
