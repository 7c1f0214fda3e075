"""The rulebook of a game, read from the RULES.md beside its code."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

from gamecore.kernel.errors import GameError

TITLE = re.compile(r"\s*# .+")
HEADING = re.compile(r"^(#{1,3}) +(.+?)\s*$", re.MULTILINE)
RULE_TITLE = re.compile(r"^([A-Z]+\d+\.\d+)\s+(.+)$")
ROLES = ("definition", "refuses", "automatic")


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule as players read it.

    ``text`` is Markdown, ``source`` the tags of where the rule comes from (S seed, P public source, R ruling,
    X reconstructed data), ``role`` one of definition, refuses or automatic, ``related`` ids worth reading next.
    """

    id: str
    title: str
    text: str
    source: tuple[str, ...]
    role: str
    related: tuple[str, ...]
    chapter: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its title, the ids of its rules in order, and the part of the book it is in, "" if there is none."""

    title: str
    ids: tuple[str, ...]
    part: str = ""


class Rulebook(Mapping[str, RuleText]):
    """All rules of a game by id, in the order of the book."""

    def __init__(self, text: str) -> None:
        """Read the Markdown of a RULES.md; raise GameError if a rule is written wrongly.

        The first `#` is the book's title, any other begins a part; `##` begins a chapter and `###` a rule.
        """
        name = TITLE.match(text)
        first = HEADING.search(text, name.end() if name else 0)
        start = first.start() if first else len(text)
        self.introduction = text[:start].strip()
        self._rules: dict[str, RuleText] = {}
        chapters: dict[tuple[str, str], list[str]] = {}
        part = chapter = ""
        pieces = HEADING.split(text[start:])[1:]
        for level, title, body in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
            if level == "#":
                part, chapter = title, ""
                continue
            if level == "##":
                chapter = title
                chapters[part, chapter] = []
                continue
            rule = _read_rule(title, body, chapter)
            if rule.id in self._rules:
                raise GameError(f"Rule {rule.id} stands twice in the rulebook.")
            if not chapter:
                raise GameError(f"Rule {rule.id} stands in no chapter of the rulebook.")
            self._rules[rule.id] = rule
            chapters[part, chapter].append(rule.id)
        self.chapters = tuple(Chapter(title, tuple(ids), part) for (part, title), ids in chapters.items())

    def __getitem__(self, id: str) -> RuleText:
        """Return the rule; raise KeyError with the nearest id if there is none."""
        if id in self._rules:
            return self._rules[id]
        near = difflib.get_close_matches(id, list(self._rules), n=1)
        raise KeyError(f"There is no rule {id!r}." + (f" Did you mean {near[0]}?" if near else ""))

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids in the order of the book."""
        return iter(self._rules)

    def __len__(self) -> int:
        """Return the number of rules."""
        return len(self._rules)


def _read_rule(title: str, body: str, chapter: str) -> RuleText:
    match = RULE_TITLE.match(title)
    if match is None:
        raise GameError(f"The rule heading “{title}” needs an id and a title, like “M3.5 End with a winner”.")
    kept: list[str] = []
    source: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    role = ""
    for line in body.strip().splitlines():
        if line.startswith("Source:"):
            tags, _, role = line.removeprefix("Source:").partition(";")
            source = tuple(tag.strip() for tag in tags.split(",") if tag.strip())
            role = role.strip()
        elif line.startswith("See also:"):
            related = tuple(re.findall(r"[A-Z]+\d+\.\d+", line))
        else:
            kept.append(line)
    if not source or role not in ROLES:
        raise GameError(f"Rule {match[1]} needs a line “Source: tags; role”, with a role of {', '.join(ROLES)}.")
    return RuleText(match[1], match[2], "\n".join(kept).strip(), source, role, related, chapter)


def read_rulebook(package: str) -> Rulebook:
    """Read RULES.md of a game's package."""
    return Rulebook(files(package).joinpath("RULES.md").read_text(encoding="utf-8"))
