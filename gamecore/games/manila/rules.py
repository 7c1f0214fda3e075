"""Manila's refusing rules: each a small predicate beside its sentence, under its number, most basic first.

Rules with several sentences stand several times, once for each. They are kept by part of the voyage in the
modules imported here; the order within an action class is the order in which its refusals are told.
"""

from __future__ import annotations

from gamecore.games.manila import rules_moments, rules_moments_sea, rules_office, rules_placing, rules_sea
from gamecore.games.manila.rule_list import MOMENTS, RULES

__all__ = ["MOMENTS", "RULES", "rules_moments", "rules_moments_sea", "rules_office", "rules_placing", "rules_sea"]
