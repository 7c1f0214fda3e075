"""One chart as a widget: display it as the last line of a cell, or give it another chart later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from widgets.shared.charts import assets
from widgets.shared.charts.chart import Chart

WORDS = {"table": "Numbers as a table", "keys": "Arrow keys read the values one by one."}


class Plot(anywidget.AnyWidget):
    """A chart on a page. What a front end writes to its traits is ignored."""

    _esm = assets.script("charts/plot.js")
    _css = assets.style()

    chart = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict(WORDS).tag(sync=True)

    def __init__(self, chart: Chart) -> None:
        """Show this chart."""
        self.shown = chart
        super().__init__(chart=chart.data())

    def show(self, chart: Chart) -> None:
        """Show another chart in its place."""
        self.shown = chart
        self.chart = chart.data()

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a front end writes: only Python decides what is shown."""

    def _repr_mimebundle_(self, **keys: Any) -> Any:
        """The live chart, and a still picture of it for places without scripts."""
        bundle = super()._repr_mimebundle_(**keys)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "image/svg+xml": str(self.shown.svg())}, meta
