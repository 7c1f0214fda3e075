"""The joined script and style sheet: one module, nothing from elsewhere, readable files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from widgets.shared import assets, theme, words

FILES = sorted([*(assets.HERE / "js").iterdir(), *(assets.HERE / "css").iterdir(), *assets.HERE.glob("*.py")])
TOP_LEVEL = re.compile(r"^(?:export )?(?:const|let|function|class) (\w+)", re.MULTILINE)


def test_the_script_is_one_module_with_one_export() -> None:
    script = assets.script()
    assert not re.search(r"^import ", script, re.MULTILINE)
    assert re.findall(r"^export .*", script, re.MULTILINE) == ["export default { render };"]


def test_every_file_is_part_of_it() -> None:
    for folder, listed in (("js", assets.SCRIPTS), ("css", assets.STYLES)):
        names = {path.stem for path in (assets.HERE / folder).iterdir() if not path.stem.startswith("lesson")}
        assert names == set(listed)


def test_names_do_not_collide_when_the_files_are_joined() -> None:
    names = [name for script in assets.SCRIPTS for name in TOP_LEVEL.findall(assets.source(script))]
    assert sorted(names) == sorted(set(names))


def test_a_file_stands_after_what_it_imports() -> None:
    for number, script in enumerate(assets.SCRIPTS):
        for imported in re.findall(r'from "\./(\w+)\.js"', assets.source(script)):
            assert imported in assets.SCRIPTS[:number]


def test_a_class_gets_its_looks_in_one_sheet() -> None:
    owners: dict[str, set[str]] = {}
    for sheet in (assets.HERE / "css").iterdir():
        for name in re.findall(r"^\.(fp-[\w-]+)(?::[^{]*)? \{", sheet.read_text(encoding="utf-8"), re.MULTILINE):
            owners.setdefault(name, set()).add(sheet.name)
    assert len(owners) > 50
    assert {name: sheets for name, sheets in owners.items() if len(sheets) > 1} == {}


def test_nothing_is_loaded_from_elsewhere() -> None:
    text = assets.script() + assets.style()
    assert set(re.findall(r"https?://[^\"' )]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in text
    assert "url(" not in text
    assert "innerHTML" not in text


def test_every_word_the_script_asks_for_is_sent() -> None:
    script = assets.script()
    asked = set(re.findall(r"\bwords\.(\w+)", script)) | {
        f"speed_{name}" for name in ("slow", "normal", "fast", "instant")
    }
    assert asked == set(words.BROWSER)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_stay_readable(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


def test_the_tokens_of_both_themes_are_in_the_style_sheet() -> None:
    for colours in (theme.LIGHT, theme.DARK):
        assert theme.variables(colours) in assets.style()
