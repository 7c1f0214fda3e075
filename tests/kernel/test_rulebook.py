"""Rulebooks are read from Markdown; a rule that is written wrongly is named."""

from __future__ import annotations

import pytest

import gamecore
from gamecore import GameError
from gamecore.kernel.rulebook import Rulebook

BOOK = """# Chess for two

A short book.

## 1. The pieces

### C1.1 The king

He moves *one* square.

See also: C2.1, C1.2

Source: S, R; definition

### C1.2 No king in check

You may not leave your king in check.

Source: P; refuses

## 2. The end

### C2.1 Mate

Mate ends the game.

Source: S; automatic
"""


def test_a_book_has_chapters_and_rules_in_order() -> None:
    book = Rulebook(BOOK)
    assert list(book) == ["C1.1", "C1.2", "C2.1"]
    assert len(book) == 3
    assert [(chapter.title, chapter.ids) for chapter in book.chapters] == [
        ("1. The pieces", ("C1.1", "C1.2")),
        ("2. The end", ("C2.1",)),
    ]
    assert book.introduction == "# Chess for two\n\nA short book."


def test_a_rule_has_title_text_sources_role_and_relations() -> None:
    rule = Rulebook(BOOK)["C1.1"]
    assert rule.title == "The king"
    assert rule.text == "He moves *one* square."
    assert rule.source == ("S", "R")
    assert rule.role == "definition"
    assert rule.related == ("C2.1", "C1.2")
    assert rule.chapter == "1. The pieces"


THIRD = """
# Chess for three

One more army.

## 1. The pieces

### CT1.1 The third king

He is red.

See also: C1.1

Source: R; definition
"""
PARTS = BOOK + THIRD


def test_a_book_can_have_parts_after_its_first_chapters() -> None:
    book = Rulebook(PARTS)
    assert [(chapter.part, chapter.title, chapter.ids) for chapter in book.chapters] == [
        ("", "1. The pieces", ("C1.1", "C1.2")),
        ("", "2. The end", ("C2.1",)),
        ("Chess for three", "1. The pieces", ("CT1.1",)),
    ]
    assert book.introduction == "# Chess for two\n\nA short book."
    assert book["C2.1"].text == "Mate ends the game."
    assert book["CT1.1"].related == ("C1.1",)


def test_a_rule_outside_of_all_chapters_is_named() -> None:
    with pytest.raises(GameError, match=r"Rule CT1\.1 stands in no chapter"):
        Rulebook(PARTS.replace("One more army.\n\n## 1. The pieces", "One more army."))


def test_an_unknown_id_gets_the_nearest_one() -> None:
    book = Rulebook(BOOK)
    with pytest.raises(KeyError, match=r"Did you mean C2\.1"):
        book["C2.2"]
    with pytest.raises(KeyError, match="There is no rule 'zzz'"):
        book["zzz"]
    assert "C9.9" not in book
    assert book.get("C9.9") is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("### C1.2 No king in check", "### No king in check", "“No king in check” needs an id and a title"),
        ("### C1.2 No king in check", "### C1.2", "needs an id and a title"),
        ("### C1.2 No king in check", "### C1.1 No king in check", "Rule C1.1 stands twice"),
        ("Source: P; refuses", "", "Rule C1.2 needs a line “Source: tags; role”"),
        ("Source: P; refuses", "Source: P", "Rule C1.2 needs a line"),
        ("Source: P; refuses", "Source: P; forbids", "with a role of definition, refuses, automatic"),
        ("Source: P; refuses", "Source: ; refuses", "Rule C1.2 needs a line"),
    ],
)
def test_a_rule_that_is_written_wrongly_is_named(old: str, new: str, words: str) -> None:
    with pytest.raises(GameError, match=words):
        Rulebook(BOOK.replace(old, new))


@pytest.mark.parametrize("name", gamecore.games())
def test_every_book_is_complete(name: str) -> None:
    book = gamecore.load(name).rulebook
    for id in book:
        rule = book[id]
        assert rule.text, f"{id} has no text"
        assert set(rule.source) <= {"S", "P", "R", "X"}, id
        assert set(rule.related) <= set(book), id
        assert id not in rule.related
    assert all(chapter.ids for chapter in book.chapters)
    assert book.introduction
