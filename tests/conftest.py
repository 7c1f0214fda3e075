"""How the tests are shared out when several run at once, and how Hypothesis searches."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

BROWSER_TESTS = Path(__file__).parent / "browser"

# The same examples in every run, so that a failure is never a matter of luck; no limit on time, as machines differ.
settings.register_profile(
    "four ports",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("four ports")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the cells of a notebook and the tests of a file together, and all browser tests on one worker.

    It must come before the scheduler's own hook, which reads the groups.
    """
    for item in items:
        one_by_one = BROWSER_TESTS in item.path.parents
        item.add_marker(pytest.mark.xdist_group("browser" if one_by_one else str(item.path)))
