"""Reading a lesson in a page as people do: by mouse or by keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, TimeoutError, expect

import gamecore
from tests.browser.harness import Server, open_page
from widgets.shared.lesson import marking
from widgets.shared.lesson.plan import Lesson, Question, Step, parted

ANSWERED = """([root, item]) => {
    const chapter = document.querySelector(root);
    return chapter.dataset.item === item && chapter.querySelector("[data-do=next]") !== null;
}"""


MARK = """(root) => {
    for (const node of document.querySelectorAll(`${root} .fp-answers > *`)) node.before_it = true;
}"""
TOLD = """([root, told]) => {
    const chapter = document.querySelector(root);
    if (chapter.querySelector("[data-do=next]") !== null) return true;
    if (chapter.querySelectorAll(".fp-log li").length > told) return true;
    const answers = [...chapter.querySelectorAll(".fp-answers > *")];
    return answers.length > 0 && answers.every((node) => !node.before_it);
}"""
"""The step is done, the story has gone on since the reader acted, or something else is asked."""


def open_lesson(page: Page, server: Server, game: str, anchor: str = "") -> Page:
    """Open the page that teaches a game and wait for a living board."""
    open_page(page, server.page(f"voila/render/{game}/1_learn.ipynb{anchor}"))
    page.wait_for_selector(".fp-lesson .fp-board svg [data-act]")
    return page


WAY = """([root, notation]) => {
    const middle = (node) => {
        const box = node.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const here = document.activeElement;
    const places = [...document.querySelectorAll(`${root} .fp-board :is([data-act], [data-why])`)];
    const there = places.find((node) => node.getAttribute("data-act") === notation);
    const [from, to] = [here, there].map(middle);
    return [places.indexOf(here), places.indexOf(there), to[0] - from[0], to[1] - from[1]];
}"""
BEHIND = """(selector) => {
    const there = document.querySelector(selector);
    return Boolean(document.activeElement.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING);
}"""


def tab_to(page: Page, selector: str, limit: int = 150) -> None:
    """Press Tab, or Shift and Tab, until the focus is on such an element."""
    key = "Shift+Tab" if page.evaluate(BEHIND, selector) else "Tab"
    for _ in range(limit):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab did not reach {selector}")


class ChapterReader(ABC):
    """Goes through one chapter of a lesson on a page."""

    def __init__(self, page: Page, lesson: Lesson, number: int) -> None:
        self.page = page
        self.lesson = lesson
        self.plan = lesson.chapters[number - 1]
        self.root = f"#{lesson.game}-chapter-{number}"
        self.node: Locator = page.locator(self.root)

    def items(self) -> tuple[Step | Question, ...]:
        """Everything there is to do."""
        return (*self.plan.steps, *self.plan.quiz)

    def read(self) -> None:
        """Do every step and answer every question, going on with “Next”."""
        items = self.items()
        self.begin()
        for number, item in enumerate(items):
            expect(self.node).to_have_attribute("data-ready", item.id)
            if isinstance(item, Step):
                self.step(item)
            else:
                self.question(item)
            self.page.wait_for_function(ANSWERED, arg=[self.root, item.id])
            assert self.node.locator(".fp-feedback.done").count() == 1, item.id
            if number + 1 < len(items):
                self.press("next")

    @abstractmethod
    def begin(self) -> None:
        """Come to the chapter and wait until its board lives."""

    @abstractmethod
    def press(self, wish: str) -> None:
        """Press a button of the card."""

    @abstractmethod
    def act(self, action: str) -> None:
        """Do something on the board."""

    @abstractmethod
    def question(self, question: Question) -> None:
        """Answer a question as the game does."""

    def step(self, step: Step) -> None:
        """Do a step without its “Show me”."""
        if step.press:
            self.telling(lambda: self.press("press"))
        elif not step.show:
            self.press("read")
        for action in parted(step.show):
            self.settled()
            self.telling(partial(self.act, action))

    def telling(self, deed: Callable[[], None]) -> None:
        """Do something and wait until the story has gone on."""
        told = self.node.locator(".fp-log li").count()
        self.page.evaluate(MARK, self.root)
        deed()
        try:
            self.page.wait_for_function(TOLD, arg=[self.root, told])
        except TimeoutError as late:
            raise AssertionError(f"nothing came of it; the chapter says: {self.node.inner_text()}") from late

    def settled(self) -> None:
        """Wait until the board asks the reader something."""
        self.node.locator(".fp-lesson-board .fp[data-state=asking]").wait_for()

    def right(self, question: Question) -> list[str]:
        """What the game answers."""
        return sorted(marking.right_answers(gamecore.load(self.lesson.game), question))


class MouseReader(ChapterReader):
    """Clicks."""

    def begin(self) -> None:
        self.node.scroll_into_view_if_needed()
        self.node.locator(".fp-board svg [data-act]").first.wait_for()

    def press(self, wish: str) -> None:
        self.node.locator(f"[data-do={wish}]").click()

    def click(self, place: Locator) -> None:
        """Click a place of the board, whether it can be chosen or not, once the page has stopped scrolling."""
        place.scroll_into_view_if_needed()
        place.element_handle().wait_for_element_state("stable")
        place.click(force=True)

    def end(self, which: int) -> int:
        """The smallest (0) or largest (-1) number of the slider."""
        return int(self.node.locator(".fp-end").nth(which).text_content() or 0)

    def is_offered(self, amount: int) -> bool:
        """Tell whether the slider reaches this number; what is refused has to be typed."""
        return self.end(0) <= amount <= self.end(-1)

    def act(self, action: str) -> None:
        button = self.node.locator(f'.fp-answers [data-answer="{action}"]')
        place = self.node.locator(f'.fp-board [data-act="{action}"]')
        slider = self.node.locator('.fp-answers input[type="range"]')
        if place.count():
            self.click(place.first)
        elif button.count():
            if not button.first.is_visible():
                answer = self.node.page.locator(f'[data-answer="{action}"]')
                self.node.locator(".fp-folded", has=answer).locator("summary").click()
            button.first.click()
        elif slider.count() and action.startswith("bid") and self.is_offered(int(action.split()[1])):
            slider.fill(str(int(action.split()[1]) - self.end(0)))
            self.node.locator(".fp-answers .fp-go").click()
        else:
            self.node.locator(".fp-command input").fill(action)
            self.node.locator(".fp-command button").click()

    def question(self, question: Question) -> None:
        for value in self.right(question):
            if question.kind == "number":
                self.node.locator(".fp-quiz input").fill(value)
            elif question.kind == "board":
                place = self.node.locator(f'.fp-board [data-act="{value}"]')
                self.click(place)
                expect(place).to_have_attribute("aria-pressed", "true")
            else:
                self.node.locator(f'.fp-quiz input[value="{value}"]').click()
        self.press("check")


class KeyboardReader(ChapterReader):
    """Never touches the mouse: Tab, arrows, Enter, the space bar, and typed moves."""

    def begin(self) -> None:
        tab_to(self.page, f"{self.root} .fp-tab", limit=400)
        self.node.locator(".fp-board svg [data-act]").first.wait_for()

    def press(self, wish: str) -> None:
        self.tab(f"[data-do={wish}]")
        self.page.keyboard.press("Enter")

    def tab(self, selector: str) -> None:
        """Go to a thing of this chapter."""
        tab_to(self.page, f"{self.root} {selector}")

    def act(self, action: str) -> None:
        self.tab(".fp-command input")
        self.page.keyboard.type(action)
        self.page.keyboard.press("Enter")

    def question(self, question: Question) -> None:
        right = self.right(question)
        if question.kind == "board":
            self.pick(right)
        elif question.kind == "number":
            self.tab(".fp-quiz input")
            self.page.keyboard.type(right[0])
        else:
            self.choose(question, right)
        self.press("check")

    def choose(self, question: Question, right: list[str]) -> None:
        """Choose options with the space bar; the arrows go through the ones that exclude each other."""
        for option in question.options:
            if question.kind == "many" and option.value in right:
                self.tab(f'.fp-quiz input[value="{option.value}"]')
                self.page.keyboard.press("Space")
        if question.kind == "one":
            self.tab(".fp-quiz input")
            self.page.keyboard.press("Space")
            chosen = f'{self.root} .fp-quiz input[value="{right[0]}"]'
            for _ in question.options:
                if not self.page.locator(chosen).is_checked():
                    self.page.keyboard.press("ArrowDown")

    def pick(self, right: list[str]) -> None:
        """Go to the right places with the arrow keys and press Enter there."""
        self.tab('.fp-board :is([data-act], [data-why])[tabindex="0"]')
        for value in right:
            self.arrow_to(value)
            self.page.keyboard.press("Enter")
            place = self.node.locator(f'.fp-board [data-act="{value}"]')
            expect(place).to_have_attribute("aria-pressed", "true")

    def arrow_to(self, notation: str) -> None:
        """Go from place to place of the board, each time in the direction that is still longest."""
        tried: set[tuple[int, str]] = set()
        for _ in range(60):
            here, there, right, down = self.page.evaluate(WAY, [self.root, notation])
            if here == there:
                return
            ways = {"ArrowRight": right, "ArrowLeft": -right, "ArrowDown": down, "ArrowUp": -down}
            keys = sorted(ways, key=lambda key: -ways[key])
            key = next((key for key in keys if (here, key) not in tried), None)
            assert key, f"the arrow keys do not lead to {notation}"
            tried.add((here, key))
            self.page.keyboard.press(key)
        raise AssertionError(f"{notation} is too far away")


def read_by_turns(page: Page, lesson: Lesson) -> None:
    """Do every step and question of a lesson: the first chapter by mouse, the next by keyboard, and so on."""
    for number, plan in enumerate(lesson.chapters, 1):
        (MouseReader if number % 2 else KeyboardReader)(page, lesson, number).read()
        steps, quiz = len(plan.steps), len(plan.quiz)
        said = page.locator(f"#{lesson.game}-chapter-{number} .fp-count").inner_text()
        assert said == f"{steps} of {steps} steps done, {quiz} of {quiz} questions right"
