"""An experiment as a widget: one synced picture down, small messages up."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from widgets.shared.charts import assets
from widgets.shared.explore import words
from widgets.shared.explore.experiment import Experiment
from widgets.shared.explore.exploration import Exploration, NotNow
from widgets.shared.explore.picture import picture
from widgets.shared.throttle import Throttle

log = logging.getLogger("four_ports.widgets")


class Explore(anywidget.AnyWidget):
    """An experiment on a page: predict, simulate, exact, decide.

    The picture holds the exact answer only after it was revealed. What a front end writes to the traits is ignored.
    """

    _esm = assets.script(*assets.LINE, "explore/explore.js")
    _css = assets.style("css/controls.css", "explore/explore.css")

    picture = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict(words.BROWSER).tag(sync=True)

    def __init__(self, experiment: Experiment, seed: int = 1) -> None:
        """Start the experiment; the same seed gives the same draws."""
        self.state = Exploration(experiment, seed)
        self._throttle = Throttle(burst=60, per_second=12)
        super().__init__(picture=picture(self.state))

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a front end writes: the experiment keeps its state in Python."""

    def _handle_msg(self, msg: Mapping[str, Any]) -> None:
        """Answer one message of the browser; whatever it holds, no traceback goes back."""
        try:
            data = msg["content"]["data"]
            if data.get("method") == "request_state":
                self.send_state()
            elif data.get("method") == "custom":
                self._receive(data.get("content"))
        except Exception:
            log.exception("Internal error in the experiment %s", self.state.experiment.name)
            self._say(words.say("internal"), refused=True)

    def _receive(self, content: Any) -> None:
        if not isinstance(content, dict) or not isinstance(content.get("do"), str):
            return
        if content["do"] == "ping":
            if self._throttle.allows():
                self.send({"kind": "pong"})
            return
        try:
            if not self._throttle.allows():
                raise NotNow(words.say("too_fast"))
            said = self._act(content["do"], content.get("value"), content.get("name"))
        except NotNow as reason:
            self._say(str(reason), refused=True)
            # The page may have moved a slider that stays where it was.
            self.send_state("picture")
            return
        self.picture = picture(self.state)
        self._say(said)

    def _act(self, wish: str, value: Any, name: Any) -> str:
        state = self.state
        if wish == "predict" and _is_number(value):
            return state.predict(float(value))
        if wish in ("change", "simulate", "decide") and type(value) is int:
            return state.change(str(name), value) if wish == "change" else getattr(state, wish)(value)
        if wish == "free" and type(value) is bool:
            state.free = value and state.revealed
            return ""
        if wish in ("unlock", "reveal", "again", "other"):
            return self._press(wish)
        raise NotNow(words.say("unknown"))

    def _press(self, wish: str) -> str:
        if wish == "again":
            return self.state.restart()
        if wish == "other":
            return self.state.restart(self.state.seed % 9999 + 1)
        return self.state.unlock() if wish == "unlock" else self.state.reveal()

    def _say(self, text: str, refused: bool = False) -> None:
        if text:
            self.send({"kind": "refusal" if refused else "notice", "text": text})


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < 1e6
