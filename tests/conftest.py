"""How Hypothesis searches."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples in every run, so that a failure is never a matter of luck; no limit on time, as machines differ.
settings.register_profile(
    "four ports",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("four ports")
