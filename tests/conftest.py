"""How the tests are shared out when several run at once, and how Hypothesis searches."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

BROWSER_TESTS = "tests/browser/"

# The same examples in every run, so that a failure is never a matter of luck; no limit on time, as machines differ.
settings.register_profile(
    "four ports",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("four ports")


class Together(LoadScopeScheduling):
    """Shares out whole files (the cells of a notebook need each other), and all browser tests to one worker."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith(BROWSER_TESTS) else nodeid.split("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """Use this scheduler whenever several workers run."""
    return Together(config, log)
