"""Playing a table in a page as people do: what it offers, the choice, the wait for its answer, and what it was sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import Server, open_page

STILL = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
"""A laptop's page on which everything is shown at once."""
GREEDY = ("human", "greedy", "greedy", "greedy")
NAMES = ("Zoé", "Ben", "Cora", "Dirk")
ASKING = ".fp[data-state=asking]"
OVER = ".fp[data-state=over]"
FOCUSED = "document.activeElement"

OFFERED = """() => {
    const of = (kind, name) => (node) => [kind, node.getAttribute(name)];
    return [
        ...[...document.querySelectorAll(".fp-board .can[data-act]")].map(of("board", "data-act")),
        ...[...document.querySelectorAll(".fp-answers .fp-buttons [data-answer]")].map(of("button", "data-answer")),
        ...[...document.querySelectorAll(".fp-answers .fp-number .fp-go")].map(of("number", "data-answer")),
        ...[...document.querySelectorAll(".fp-answers .fp-dials")].map(() => ["steppers", ""]),
        ...[...document.querySelectorAll(".fp-board .can[data-acts]")]
            .flatMap((node) => JSON.parse(node.getAttribute("data-acts")).map(([act]) => ["choice", act])),
    ];
}"""
MARK = "() => { for (const node of document.querySelector('.fp-answers').children) node.before_it = true; }"
ASKED_AGAIN = """() => ["asking", "over"].includes(document.querySelector(".fp").dataset.state)
    && ![...document.querySelector(".fp-answers").children].some((node) => node.before_it)"""
SHOWN = """() => {
    const unlike = ["tabindex", "style", "role", "aria-disabled", "aria-description", "data-lm-suppress-shortcuts"];
    const marks = /\\b(trail|arriving|hint|changed)\\b/g;
    const attribute = ({ name, value }) =>
        `${name}=${name === "class" ? value.replace(marks, "").trim().replace(/ +/g, " ") : value}`;
    const plain = (node) => node.nodeType !== 1 ? node.nodeValue : [
        node.nodeName,
        [...node.attributes].filter(({ name }) => !unlike.includes(name)).map(attribute)
            .filter((text) => text !== "class=").sort(),
        [...node.childNodes].map(plain),
    ];
    return {
        question: document.querySelector(".fp-asked").textContent,
        board: [...document.querySelector(".fp-board svg > g").children].map(plain),
        answers: [...document.querySelectorAll(".fp-answers button")].map((node) => node.textContent),
        panels: document.querySelector(".fp-panels").innerText,
        log: [...document.querySelectorAll(".fp-log li")].map((node) => node.innerText),
    };
}"""


class Offer(NamedTuple):
    """Something the page offers: where, and in which notation."""

    kind: str
    notation: str


def address(game: str) -> str:
    """The page that plays a game, behind the server's address."""
    return f"voila/render/{game}/2_play.ipynb"


def shelf(game: str) -> str:
    """Where the browser keeps a running game."""
    return f"four-ports/{game}/table"


def open_table(page: Page, server: Server, game: str) -> Page:
    """Open the page that plays a game and wait for its first question."""
    open_page(page, server.page(address(game)))
    page.wait_for_selector(ASKING)
    return page


@contextmanager
def one_table(chromium: Browser, server: Server, game: str) -> Iterator[Page]:
    """A page with a table for several tests, each of which begins a game of its own."""
    context = chromium.new_context(**STILL)  # type: ignore[arg-type]
    page = open_table(context.new_page(), server, game)
    yield page
    page.goto("about:blank")
    context.close()


def click_anyway(place: Locator) -> None:
    """Click what is marked as not possible now, as people do who want to know why."""
    expect(place).to_have_attribute("aria-disabled", "true")
    place.click(force=True)


def offers(page: Page) -> list[Offer]:
    """What can be clicked now: living places of the board, answers, and what one of several things a place means."""
    return [Offer(*each) for each in page.evaluate(OFFERED)]


def answered(page: Page, do: Callable[[], object]) -> None:
    """Do something that is answered with another question, or with the end, and wait for that."""
    page.evaluate(MARK)
    do()
    page.wait_for_function(ASKED_AGAIN)


def is_over(page: Page) -> bool:
    """Tell whether the game on the page has ended."""
    return page.locator(OVER).count() == 1


def lines(page: Page) -> list[str]:
    """The sentences of the log, without the rules behind them."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.fp-log .fp-said')].map((node) => node.firstChild.textContent)"
    )
    return found


def shown(page: Page) -> dict[str, Any]:
    """The whole table as it is drawn, apart from where the keyboard is and what moved last."""
    picture: dict[str, Any] = page.evaluate(SHOWN)
    return picture


def facts(page: Page) -> list[dict[str, str]]:
    """The facts on each player's panel by their keys."""
    panels: list[dict[str, str]] = page.evaluate(
        """[...document.querySelectorAll(".fp-panel")].map((panel) => Object.fromEntries(
            [...panel.querySelectorAll("[data-fact]")].map((node) => [node.dataset.fact, node.textContent])))"""
    )
    return panels


# The mouse --------------------------------------------------------------------------------------------


def click_offer(page: Page, offer: Offer, rng: Random) -> None:
    """Click what is offered; a number is first moved about, and steppers until they show what can be done."""
    if offer.kind == "board":
        page.locator(f'.fp-board .can[data-act="{offer.notation}"]').click()
    elif offer.kind == "choice":
        choose_at_place(page, offer.notation)
    elif offer.kind == "number":
        bid_somehow(page, rng)
    elif offer.kind == "steppers":
        compose_somehow(page, rng)
    else:
        button = page.locator(f'.fp-answers .fp-buttons [data-answer="{offer.notation}"]')
        if not button.is_visible():
            answer = page.locator(f'[data-answer="{offer.notation}"]')
            page.locator(".fp-folded", has=answer).locator("summary").click()
        button.click()


def choice_at(page: Page, notation: str) -> tuple[Locator, str]:
    """The place of the board that stands for several actions, this among them, and what it says of this one."""
    for place in page.locator(".fp-board .can[data-acts]").all():
        ways = dict(json.loads(place.get_attribute("data-acts") or "[]"))
        if notation in ways:
            return place, ways[notation]
    raise AssertionError(f"No place of the board lets one choose {notation}.")


def choose_at_place(page: Page, notation: str) -> None:
    """Click a place that stands for several actions, and then one of them."""
    place, said = choice_at(page, notation)
    place.click()
    page.locator(".fp-ways").get_by_role("button", name=said, exact=True).click()


def bid_somehow(page: Page, rng: Random) -> None:
    """Choose a number on the slider or with the stepper, and send it."""
    more = page.get_by_role("button", name="One step more")
    if more.count() and rng.random() < 0.5:
        for _ in range(rng.randrange(4)):
            if more.is_enabled():
                more.click()
    elif more.count():
        box = page.get_by_role("slider").bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] * rng.uniform(0.1, 0.3), box["y"] + box["height"] / 2)
    page.locator(".fp-answers .fp-go").click()


def compose_somehow(page: Page, rng: Random) -> None:
    """Turn the steppers until they show something that can be done, and send it."""
    go = page.locator(".fp-dials .fp-go")
    steps = page.locator(".fp-dials .fp-step:enabled")
    steps.nth(rng.randrange(steps.count())).click()
    while go.is_disabled():
        steps.nth(rng.randrange(steps.count())).click()
    go.click()


def choice(offered: Sequence[Offer], rng: Random) -> Offer:
    """One of the offers: a place of the board rather than a button, and rather a button than to pass or take back."""
    dull = ("pass", "stay", "borrow", "redeem", "undo")
    liked = {"board": 8, "choice": 6}
    weights = [1 if offer.notation.startswith(dull) else liked.get(offer.kind, 4) for offer in offered]
    return rng.choices(offered, weights)[0]


def play_by_mouse(page: Page, rng: Random, decisions: int = 1000) -> list[Offer]:
    """Play by clicks until the game ends, or for so many decisions; return what was chosen."""
    chosen: list[Offer] = []
    while not is_over(page) and len(chosen) < decisions:
        offer = choice(offers(page), rng)
        answered(page, lambda offer=offer: click_offer(page, offer, rng))  # type: ignore[misc]
        chosen.append(offer)
    return chosen


def play_to(page: Page, words: str, seed: int = 6) -> None:
    """Play by clicks until the question says this."""
    rng = Random(seed)
    while words not in page.locator(".fp-asked").inner_text():
        assert not is_over(page), words
        play_by_mouse(page, rng, 1)


def new_game(
    page: Page,
    players: Sequence[str],
    names: Sequence[str] = (),
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
) -> None:
    """Start a new game through its dialog, by mouse, and wait until it is on the table.

    ``options`` gives the words chosen for the words of an option, such as "Stronger pirates": "yes".
    """
    page.get_by_role("button", name="New game…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option(str(len(players)))
    for seat, player in enumerate(players):
        dialog.get_by_label("Played by").nth(seat).select_option(player)
        dialog.get_by_label("Name").nth(seat).fill(names[seat] if names else "")
    for option, value in (options or {}).items():
        dialog.get_by_label(option).select_option(label=value)
    if seed is not None:
        dialog.get_by_text("Repeatable game").click()
        dialog.get_by_label("Seed").fill(str(seed))
    answered(page, dialog.get_by_role("button", name="Start the new game").click)
    expect(page.locator(".fp-note.notice")).to_contain_text("A new game begins.")


# The keyboard -----------------------------------------------------------------------------------------


def tab_to(page: Page, selector: str, text: str = "", limit: int = 80) -> None:
    """Press Tab, or Shift and Tab if it lies behind, until the focus is on such an element with such a text."""
    ahead = page.evaluate(
        f"""([selector, text]) => {{
            const goal = [...document.querySelectorAll(selector)].find((node) => node.textContent.includes(text));
            return Boolean({FOCUSED}.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING);
        }}""",
        [selector, text],
    )
    there = f"([selector, text]) => {FOCUSED}.matches(selector) && {FOCUSED}.textContent.includes(text)"
    for _ in range(limit):
        if page.evaluate(there, [selector, text]):
            return
        page.keyboard.press("Tab" if ahead else "Shift+Tab")
    raise AssertionError(f"{limit} times Tab did not reach {selector} {text}")


def arrow_to(page: Page, notation: str, limit: int = 60, attribute: str = "data-act") -> bool:
    """Go from place to place of the board with the arrow keys; tell whether the place was reached."""
    tried: set[tuple[int, str]] = set()
    for _ in range(limit):
        here, there, way = page.evaluate(
            """([notation, attribute]) => {
                const middle = (node) => {
                    const box = node.getBoundingClientRect();
                    return [box.left + box.width / 2, box.top + box.height / 2];
                };
                const here = document.activeElement;
                const places = [...document.querySelectorAll(".fp-board :is([data-act], [data-acts], [data-why])")];
                const goal = places.find((node) => node.getAttribute(attribute) === notation);
                const [from, to] = [here, goal].map(middle);
                return [places.indexOf(here), places.indexOf(goal), [to[0] - from[0], to[1] - from[1]]];
            }""",
            [notation, attribute],
        )
        if here == there:
            return True
        keys = sorted(
            [("ArrowRight", way[0]), ("ArrowLeft", -way[0]), ("ArrowDown", way[1]), ("ArrowUp", -way[1])],
            key=lambda pair: -pair[1],
        )
        key = next((key for key, _ in keys if (here, key) not in tried), None)
        if key is None:
            return False
        tried.add((here, key))
        page.keyboard.press(key)
    return False


# Saved games ------------------------------------------------------------------------------------------


def saved(page: Page, folder: Path) -> str:
    """What the Save button gives; the file lies in the folder under the name it came with."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


# What is wrong for some people ------------------------------------------------------------------------


def barriers(page: Page) -> list[tuple[str, str, str]]:
    """What axe-core finds on the page that is serious or critical."""
    found = Axe().run(page).response["violations"]
    serious = [problem for problem in found if problem["impact"] in ("serious", "critical")]
    return [
        (problem["id"], node["html"][:200], node["failureSummary"]) for problem in serious for node in problem["nodes"]
    ]


def barriers_by_day_and_night(page: Page) -> dict[str, object]:
    """What hinders somebody on the page as it is now, in dark and in light; afterwards it is light."""
    found = {}
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(page.locator(".fp")).to_have_attribute("data-theme", scheme)
        if problems := barriers(page):
            found[scheme] = problems
    return found


def number(text: str) -> int:
    """A number as the panels write it."""
    found = re.fullmatch(r"−?\d+", text)
    assert found, f"{text!r} is not a number"
    return int(text.replace("−", "-"))
