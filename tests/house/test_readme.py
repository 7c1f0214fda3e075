"""The README shows what really happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import dev

README = dev.ROOT / "README.md"


def test_the_examples_give_what_they_show() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_every_file_that_it_links_to_exists() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (dev.ROOT / link).exists()] == []


def test_every_command_that_it_names_exists() -> None:
    named = set(re.findall(r"dev\.py (\w+)", README.read_text(encoding="utf-8")))
    offered = set(re.findall(r"app\|[\w|]+", Path(dev.__file__).read_text(encoding="utf-8"))[0].split("|"))
    assert named <= offered
