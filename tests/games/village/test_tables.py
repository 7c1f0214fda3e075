"""The tables of the rules say what the pieces say, in every number."""

from __future__ import annotations

import pytest

from gamecore.games.village import pieces
from gamecore.games.village.inn_pieces import VILLAGERS
from tests.games.village.table import GAME


def rows(rule: str, columns: str) -> list[list[str]]:
    """Return the rows of the table of a rule whose heading begins with these words."""
    lines = [line.strip("|").split("|") for line in GAME.rulebook[rule].text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines]
    first = next(number for number, row in enumerate(cells) if " | ".join(row).startswith(columns))
    width = len(cells[first])
    return [row for row in cells[first + 2 :] if len(row) == width]


def across(rule: str, columns: str) -> dict[str, list[str]]:
    """Return the rows of a table by their first cell."""
    return {row[0]: row[1:] for row in rows(rule, columns)}


@pytest.mark.parametrize(("rule", "tiles"), [("V2.4", range(24)), ("VI1.5", range(24, 28))])
@pytest.mark.rule("V2.4", "VI1.5", "V19.5")
def test_every_customer_wants_and_scores_what_the_rules_print(rule: str, tiles: range) -> None:
    printed = {name: (wish.split(" + "), int(points)) for name, wish, points in rows(rule, "customer | wants")}
    assert list(printed) == [pieces.TILES[tile] for tile in tiles]
    for tile in tiles:
        wish, points = printed[pieces.TILES[tile]]
        found = dict.fromkeys((*pieces.GOODS, "grain"), 0)
        for part in wish:
            count, _, kind = part.rpartition(" ")
            found[kind] += int(count or 1)
        assert tuple(found.values()) == pieces.WANTED[tile]
        assert points == pieces.TILE_POINTS[tile]


@pytest.mark.rule("V2.5")
def test_every_section_has_the_open_spaces_that_the_rules_print() -> None:
    printed = [[int(cell) for cell in row[1:]] for row in rows("V2.5", "players | 2")]
    sections, total, graves = printed[:5], printed[5], printed[6]
    assert [list(row) for row in zip(*pieces.CHRONICLE_SPACES, strict=True)] == sections
    assert [sum(row) for row in pieces.CHRONICLE_SPACES] == total
    assert list(pieces.GRAVES) == graves
    assert [row[0].split()[0] for row in rows("V2.5", "players | 2")][:5] == list(pieces.SECTIONS)


@pytest.mark.parametrize(("rule", "inn"), [("V2.9", False), ("VI1.6", True)])
@pytest.mark.rule("V2.9", "VI1.6")
def test_every_space_gets_the_cubes_that_the_rules_print(rule: str, inn: bool) -> None:
    for row in rows(rule, "players | A"):
        players, *cells = map(int, row)
        spaces = pieces.CUBES_ON_SPACES[inn, False][players][: 8 if inn else 7]
        into_bag = pieces.by_players(pieces.CUBES_INTO_BAG[inn, False], players)
        assert cells == [*spaces, sum(spaces), into_bag]


@pytest.mark.rule("V9.1", "VI2.1")
def test_every_building_asks_and_gives_what_the_rules_print() -> None:
    printed = across("V9.1", "building") | across("VI2.1", "building")
    assert printed.pop("mill") == ["2 coins", "–", "–", f"{pieces.MILL_TIME} time + {pieces.MILL_GRAIN} grain"]
    assert tuple(printed) == pieces.BUILDINGS
    for number, (product, training, making, price) in enumerate(printed.values()):
        goods = [pieces.GOODS[kind] for kind in pieces.BUILDING_GOODS[number]]
        assert product == " or ".join(f"{pieces.BUILDING_YIELD[number]} {kind}" for kind in goods)
        assert int(training) == int(making) == pieces.BUILDING_TIME[number]
        cubes = [f"{count} {pieces.COLOURS[colour]}" for colour, count in pieces.BUILDING_PRICE[number]]
        grain = pieces.BUILDING_GRAIN[number]
        assert price == " + ".join([*cubes, *([f"{grain} grain"] if grain else [])])


@pytest.mark.rule("V11.3", "V11.4")
def test_roads_and_cities_are_those_that_the_rules_print() -> None:
    names = {pieces.VILLAGE: "village", **dict(enumerate(pieces.CITIES))}
    roads = {f"{names[a]} to {names[b]}": [f"2 {pieces.COLOURS[colour]}"] for (a, b), colour in pieces.ROADS.items()}
    assert across("V11.3", "road") == roads
    words = {"points": "3 points", "cubes": "2 cubes of your choice", "coin": "1 coin"}
    rewards = [words[reward] for reward in pieces.CITY_REWARDS]
    assert [row[2] for row in rows("V11.4", "city")] == rewards


@pytest.mark.rule("V12.1", "V17.6", "V19.1", "V19.2", "V19.3", "V19.4")
def test_steps_and_scores_are_those_that_the_rules_print() -> None:
    council = rows("V12.1", "stage")
    assert [int(row[3]) for row in council] == list(pieces.COUNCIL_TIME)
    assert [int(row[5]) for row in council] == list(pieces.COUNCIL_SCORE)
    assert [int(row[2]) for row in rows("V17.6", "window")[1:]] == list(pieces.WINDOW_GRAIN[1:])
    scores = {"V19.1": ("cities", pieces.TRAVEL_SCORE), "V19.2": ("stage", pieces.COUNCIL_SCORE)}
    scores |= {"V19.3": ("window", pieces.CHURCH_SCORE), "V19.4": ("members", pieces.CHRONICLE_SCORE[2:])}
    for rule, (heading, points) in scores.items():
        assert across(rule, heading)["points"] == [str(each) for each in points]


@pytest.mark.rule("VI3.5", "VI4.4", "VI4.9", "VI6.1")
def test_every_villager_card_has_the_name_and_price_that_the_rules_print() -> None:
    printed = {row[0]: row[1:3] for rule in ("VI4.4", "VI4.9", "VI6.1") for row in rows(rule, "card | villager")}
    cards = {card.id: card for card in VILLAGERS[:30]}
    assert set(printed) == set(cards)
    for id, (name, price) in printed.items():
        coins = f"{cards[id].coins} coin{'s' if cards[id].coins > 1 else ''}"
        assert name.lower() == cards[id].name
        assert price == (f"{cards[id].beer} beer" if cards[id].beer else coins)
