"""The three exercises at the end of the notebook: numbers from a seed, answers from the engine."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from gamecore.games.batavia.odds import chance_of_at_least
from gamecore.games.batavia.odds_questions import nearest_law
from gamecore.games.batavia.pieces import BLOCK, CASHING, COMPANIES, DRAWN_PER_ACTION
from widgets.games.batavia.words import COMPANY_NAMES, COMPANY_WORDS
from widgets.shared.charts.figures import fraction
from widgets.shared.explore.exercise import Problem, Task


def one_of_two(rng: Random) -> Problem:
    """Two cards from the unseen ones: at least one of a company."""
    company = rng.randrange(len(COMPANIES))
    wanted, others = rng.randint(5, 15), 5 * rng.randint(8, 14)
    pool = tuple(wanted if number == company else others // 4 for number in range(len(COMPANIES)))
    others = sum(pool) - wanted
    total, word = wanted + others, COMPANY_WORDS[company]
    answer = chance_of_at_least(pool, company, DRAWN_PER_ACTION, 1)
    both = Fraction(wanted * (wanted - 1), total * (total - 1))
    with_return = 1 - Fraction(others, total) ** 2
    return Problem(
        f"One {word} card more will give you a seal in your next action. You cannot see {total} cards, and {wanted} "
        f"of them are {word}. What "
        "is the chance that the two cards you draw hold at least one?",
        answer,
        "percent",
        "Look at the opposite: neither of the two cards is right. After the first one there is a card less.",
        f"Neither is right with chance {others}/{total} × {others - 1}/{total - 1}; take that from 1.",
        (
            (1 - answer, f"That is the chance that neither card is {word}."),
            (with_return, "The first card is not put back before the second is drawn."),
            (Fraction(2 * wanted, total), "Added up like this, two right cards are counted twice."),
            (answer - both, "That is exactly one. Two right cards will do as well."),
            (both, "That is the chance that both are right. One is enough."),
        ),
    )


def first_places(rng: Random) -> Problem:
    """Several seals before a hidden block."""
    seals, places = rng.choice([(seals, places) for seals in (2, 3) for places in (1, 2, 3) if seals + places <= BLOCK])
    names = rng.sample(COMPANY_NAMES, seals)
    held = f"{', '.join(names[:-1])} and {names[-1]}"
    answer = nearest_law(seals).chance(lambda place: place <= places)
    where = "the first space" if places == 1 else f"one of the first {places} spaces"
    one = Fraction(places, BLOCK)
    return Problem(
        f"You hold the seals of {held}. A block of five tiles, one of each company, is still face down. What "
        f"is the chance that at least one tile of your companies lies on {where} of the block?",
        answer,
        "percent",
        "In how many ways can the places of your tiles be chosen out of five? In how many of them are all farther off?",
        f"Your {seals} tiles lie on any {seals} of the five places, all equally likely; take off the ways in which all "
        f"of them are among the last {BLOCK - places}.",
        (
            (1 - answer, "That is the chance that all of them lie farther off."),
            (one, "That is the chance for one company. You have several."),
            (1 - (1 - one) ** seals, "Two tiles cannot lie on the same space, so the companies are not independent."),
        ),
    )


def worth_waiting(rng: Random) -> Problem:
    """From which chance on keeping pays with one tile to come."""
    companies = rng.randint(1, 4)
    names = rng.sample(COMPANY_NAMES, companies)
    held = names[0] if companies == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    now, then, one = CASHING[companies], CASHING[companies + 1], CASHING[1]
    answer = Fraction(now + one, then)
    return Problem(
        f"You have one tile each of {held}, the last of them just taken, and may cash for {now} gold. Exactly one more "
        f"tile will come. If you cash now, it will bring {one} gold by itself, whatever its company. If you keep, you "
        f"will cash {companies + 1} for {then} gold if its company is new to you, and nothing if it is not. From which "
        "chance of a new company on is keeping at least as good?"
        if companies > 1
        else f"You have one tile, of {held}, just taken, and may cash it for {now} gold. Exactly one more tile will "
        f"come. If you cash now, it will bring {one} gold by itself, whatever its company. If you keep, you will cash "
        f"two for {then} gold if its company is new to you, and nothing if it is not. From which chance of a new "
        "company on is keeping at least as good?",
        answer,
        "percent",
        "Write down what each way brings on average, with the chance unknown, and set them equal.",
        f"Cashing brings {now} + {one}, and keeping {then} times the chance. They are equal at "
        f"{now + one}/{then} = {fraction(answer)}.",
        (
            (Fraction(now, then), "After cashing the last tile still brings something by itself."),
            (Fraction(then - now, then), "Whoever keeps and misses loses everything, not only the difference."),
            (1 - answer, "That is the chance of a company you already have. The chance of a new one is asked."),
        ),
    )


EXERCISES: dict[str, Task] = {
    "draw": Task("draw", "Exercise 1: one card is missing", one_of_two),
    "block": Task("block", "Exercise 2: a hidden block", first_places),
    "wait": Task("wait", "Exercise 3: worth waiting?", worth_waiting),
}
