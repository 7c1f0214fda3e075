"""Manila in motion: pieces glide, dice are seen to roll and land, and whoever is in a hurry skips."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Server
from tests.browser.playing import ASKING, answered, lines, new_game, open_table, play_by_mouse

LOOK_OUT = """() => {
    window.seen = { glided: 0, landed: 0, rolled: 0, dice: [] };
    document.addEventListener("transitionrun", (event) => {
        if (event.propertyName === "transform" && event.target.matches(".fp-board .piece")) window.seen.glided += 1;
    });
    const dice = document.querySelector(".fp-dice");
    let before = false;
    new MutationObserver(() => {
        const rolling = dice.classList.contains("rolling");
        if (rolling && !before) window.seen.rolled += 1;
        const values = [...dice.querySelectorAll(".landed .fp-die-value")].map((node) => node.textContent);
        if (before && !rolling && values.length) {
            window.seen.landed += 1;
            window.seen.dice = values;
        }
        before = rolling;
    }).observe(dice, { attributes: true, subtree: true, childList: true });
}"""


@pytest.fixture
def moving(new_page: Callable[..., Page], server: Server) -> Page:
    """A page with Manila that shows what happens step by step."""
    return open_table(
        new_page(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference"), server, "manila"
    )


def speed(page: Page, name: str) -> None:
    """Choose how fast things are shown."""
    page.get_by_label("Speed").select_option(name)


def first_placing(page: Page) -> None:
    """Play a seeded game at once up to the first question for an accomplice."""
    speed(page, "instant")
    new_game(page, ["human", "greedy", "greedy", "greedy"], seed=6)
    rng = Random(1)
    while "place an accomplice" not in page.locator(".fp-asked").inner_text():
        play_by_mouse(page, rng, 1)


def test_punts_glide_and_dice_are_seen_to_roll_and_land(moving: Page) -> None:
    first_placing(moving)
    speed(moving, "fast")
    moving.evaluate(LOOK_OUT)
    while not any(" rolls: " in line for line in lines(moving)):
        place = moving.locator('.fp-board .can[data-act^="place"]').first
        answered(moving, place.click)
    seen = moving.evaluate("window.seen")
    assert seen["rolled"] >= 1
    assert seen["landed"] == seen["rolled"]
    assert seen["glided"] >= 3
    told = next(line for line in reversed(lines(moving)) if " rolls: " in line)
    assert seen["dice"] == [word.strip(",.") for word in told.split() if word.strip(",.").isdigit()]


def test_whoever_is_in_a_hurry_skips_to_the_next_question(moving: Page) -> None:
    speed(moving, "slow")
    new_game(moving, ["human", "greedy", "greedy", "greedy"], seed=6)
    moving.locator(".fp-answers .fp-go").click()
    moving.get_by_role("button", name="Skip to the next decision").click()
    expect(moving.locator(ASKING)).to_be_attached(timeout=500)
    assert sum(line.startswith("Ana bids") for line in lines(moving)) == 1


def test_readers_who_prefer_stillness_see_none_of_it(new_page: Callable[..., Page], server: Server) -> None:
    page = open_table(new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce"), server, "manila")
    speed(page, "normal")
    page.evaluate(LOOK_OUT)
    new_game(page, ["human", "greedy", "greedy", "greedy"], seed=6)
    play_by_mouse(page, Random(6), 12)
    assert any(" rolls: " in line for line in lines(page))
    seen = page.evaluate("window.seen")
    assert (seen["glided"], seen["rolled"]) == (0, 0)
    assert page.locator(".fp-dice .fp-die-value").count() == 3
