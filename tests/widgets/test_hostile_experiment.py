"""A browser that sends numbers no slider has: an experiment refuses them and goes on."""

from __future__ import annotations

from typing import Any

import pytest

from widgets.shared.explore.widget import _is_number


@pytest.mark.parametrize("value", [10**400, -(10**400), 1e300, float("nan"), float("inf"), True, "5", None, [1]])
def test_only_a_number_of_sensible_size_is_a_prediction(value: Any) -> None:
    assert not _is_number(value)


@pytest.mark.parametrize("value", [0, 42, 0.5, -3])
def test_what_a_slider_sends_is_a_prediction(value: Any) -> None:
    assert _is_number(value)
