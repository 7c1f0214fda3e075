"""The table as a widget: one view in the browser, one session in Python, messages between them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import traitlets

import gamecore
from gamecore.kernel.errors import BadOption, GameError
from widgets.shared import assets, commands, game_ui, keep, plan, protocol, seal, words
from widgets.shared.game_ui import GameUI
from widgets.shared.keep import CannotOpen, Kept
from widgets.shared.session import Refused, Session
from widgets.shared.teacher import Teacher
from widgets.shared.throttle import Throttle
from widgets.shared.words import say

log = logging.getLogger("four_ports.widgets")

Content = dict[str, Any]


class Table(anywidget.AnyWidget):
    """A playable table. Make one with `widgets.table`.

    Its synced traits hold nothing of the game, and what a front end writes to them is ignored.
    """

    _esm = assets.script()
    _css = assets.style()

    shelf = traitlets.Unicode().tag(sync=True)
    first_words = traitlets.Dict().tag(sync=True)

    def __init__(self, session: Session, name: str = "table", locker: seal.Seal | None = None) -> None:
        """Take a session that is ready to play; `name` tells apart the games a browser keeps."""
        self._session = session
        self._teacher = Teacher(session)
        self._locker = locker
        self._offer: Kept | None = None
        self._last_act: tuple[int, str] | None = None
        self._throttle = Throttle(burst=40, per_second=8)
        self._questions = Throttle(burst=60, per_second=20)
        super().__init__(
            shelf=f"four-ports/{session.game.name}/{name}",
            first_words={key: words.BROWSER[key] for key in words.FIRST},
        )

    # The line to the browser ---------------------------------------------------------------------------

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Ignore what a front end writes: the table keeps no state there."""

    def _handle_msg(self, msg: Mapping[str, Any]) -> None:
        """Answer one message of the browser; whatever it holds, no traceback goes back."""
        try:
            match msg:
                case {"content": {"data": {"method": "request_state"}}}:
                    self.send_state()
                case {"content": {"data": {"method": "custom", "content": content}}}:
                    self._receive(content)
        except Exception:
            self._report()

    def _receive(self, content: Any) -> None:
        try:
            message = protocol.read(content)
        except protocol.FileTooBig:
            self._refuse(say("file_too_big"))
            return
        except protocol.NotUnderstood as problem:
            log.debug("A message of the browser was ignored: %s", problem)
            return
        try:
            self._answer(message)
        except Refused as refused:
            self._teacher.refused = refused
            self._refuse(refused.text, refused.rules)
        except CannotOpen as problem:
            self._refuse(str(problem))
        except BadOption as problem:
            self._refuse(str(problem))

    def _report(self) -> None:
        """Log an internal error under an id, and say the id and nothing else."""
        number = secrets.token_hex(3)
        log.exception("Internal error %s at a table of %s", number, self._session.game.name)
        for answer in (self._show, lambda: self._refuse(say("internal", id=number))):
            try:
                answer()
            except Exception:
                log.exception("After internal error %s the browser could not be answered", number)

    def _refuse(self, text: str, rules: Sequence[str] = ()) -> None:
        self.send({"kind": "refusal", "text": text, "rules": list(rules)})

    # What people want ----------------------------------------------------------------------------------

    def _answer(self, message: protocol.Message) -> None:
        match message:
            case protocol.Ping(id=number):
                self.send({"kind": "pong", "id": number})
            case protocol.Act(move=move, text=text):
                self._act(move, text)
            case protocol.Undo(move=move):
                self._undo(move)
            case protocol.Reveal(move=move):
                self._reveal(move)
            case protocol.Rule() | protocol.Why() | protocol.Odds() | protocol.Guess() | protocol.Coach():
                self._teach(message)
            case _:
                self._answer_seldom(message)

    def _answer_seldom(self, message: protocol.Message) -> None:
        if not self._throttle.allows():
            raise Refused(say("too_fast"))
        match message:
            case protocol.Hello(view=view, saved=saved, guesses=guesses):
                self._teacher.remember(guesses)
                self._hello(view, saved)
            case protocol.Replay(move=move, at=at):
                self._replay(move, at)
            case protocol.Branch(move=move, same=same):
                self._branch(move, same)
            case protocol.Leave(move=move):
                self._leave(move)
            case protocol.New():
                self._session.start(plan.from_form(self._session.game, message))
                self._changed("started")
            case protocol.Save():
                self._save()
            case protocol.Load(text=text):
                self._load(text)
            case protocol.Resume():
                self._resume()
            case protocol.Discard():
                self._discard()

    def _act(self, move: int, text: str) -> None:
        wish = " ".join(text.split()).casefold()
        if (move, wish) == self._last_act:
            return
        if wish == "undo":
            self._undo(move)
            return
        if self._typed(move, wish):
            return
        self._check_fresh(move)
        for message in self._session.act(text):
            self._last_act = (move, wish)
            if then := message["then"]:
                then["autosave"] = self._autosave()
                if "frame" in then:
                    then["frame"].update(self._around())
            self.send(message)

    def _typed(self, move: int, wish: str) -> bool:
        """Answer a command that is no action; False if the text is none."""
        if wish == "help":
            items = self._session.help()
            self.send({"kind": "notice", "text": say("help" if items else "help_none"), "items": items})
        elif wish == "replay":
            self._replay(move, None)
        elif wish == "leave":
            self._leave(move)
        elif (answers := commands.answer(self._teacher, wish)) is not None:
            for content in answers:
                self.send(content)
        else:
            return False
        return True

    def _teach(self, message: protocol.Teaching) -> None:
        # Whoever moves over the board asks quietly and often: what is too much is left unanswered.
        if not self._questions.allows():
            return
        if answer := self._teacher.answer(message):
            self.send(answer)

    def _undo(self, move: int) -> None:
        if (move, "undo") == self._last_act:
            return
        self._check_fresh(move)
        self._session.undo()
        self._last_act = (move, "undo")
        self._changed("undone")

    def _reveal(self, move: int) -> None:
        if (move, "reveal") == self._last_act:
            return
        self._check_fresh(move)
        self._session.reveal()
        self._last_act = (move, "reveal")
        self._show()

    def _check_fresh(self, move: int) -> None:
        if self._offer is not None:
            raise Refused(say("offer_first"))
        if move != self._session.move:
            # A full picture is large: a flood of old clicks is not worth a flood of pictures.
            if self._throttle.allows():
                self._show()
            raise Refused(say("stale"))

    # Looking back and trying out -----------------------------------------------------------------------

    def _replay(self, move: int, at: int | None) -> None:
        self._check_fresh(move)
        message = self._session.go_to(at)
        if message is None:
            self._show()
            return
        message["then"]["autosave"] = None
        self.send(message)

    def _branch(self, move: int, same: bool) -> None:
        self._check_fresh(move)
        self._session.try_out(same)
        self._show()
        self.send({"kind": "notice", "text": say("branch_same" if same else "branch_fresh")})

    def _leave(self, move: int) -> None:
        self._check_fresh(move)
        self._session.leave()
        self._show()
        self.send({"kind": "notice", "text": say("left")})

    # Saved games ---------------------------------------------------------------------------------------

    def _hello(self, view: str, saved: str | None) -> None:
        # The cipher takes a moment to load: better now than at the first click.
        self._locker = self._seal
        problem = None
        if saved and not self._session.played and self._offer is None:
            problem = self._consider(saved)
        self._show(to=view)
        if problem:
            self.send({"kind": "notice", "text": say("kept_unreadable", reason=problem)})

    def _consider(self, saved: str) -> str | None:
        """Offer what the browser kept if it can be opened; otherwise the reason why not."""
        try:
            kept = self._open(saved)
        except CannotOpen as problem:
            return str(problem)
        # A running game is offered even if it is the one at the table: whether a guess at hidden cards is right
        # must not show.
        if not self._session.main.over or kept.record != self._session.main.record():
            self._offer = kept
        return None

    def _open(self, text: str) -> Kept:
        """A saved game of this table's game that can be replayed. Raises `CannotOpen`."""
        kept = keep.unpack(text, self._seal)
        keep.check_game(kept, self._session.game)
        try:
            gamecore.Match.replay(kept.record)
        except GameError as error:
            raise CannotOpen(keep.reason(error)) from error
        return kept

    def _load(self, text: str) -> None:
        kept = self._open(text)
        self._session.resume(kept.record)
        self._changed("loaded")

    def _resume(self) -> None:
        kept, self._offer = self._offer, None
        if kept is None:
            raise Refused(say("no_offer"))
        self._session.resume(kept.record)
        self._changed("resumed")

    def _discard(self) -> None:
        if self._offer is None:
            raise Refused(say("no_offer"))
        self._offer = None
        self._show(forget=True)

    def _save(self) -> None:
        ending = "json" if self._session.main.over else "fourports"
        self.send({"kind": "record", "name": f"{self._session.game.name}.{ending}", "text": self._packed()})

    def _packed(self) -> str:
        session = self._session
        return keep.pack(session.main.record(), session.main.over, self._seal)

    @property
    def _seal(self) -> seal.Seal:
        return self._locker or seal.standard()

    def _autosave(self) -> Content | None:
        """What the browser shall keep; nothing while it still holds a game that was offered."""
        if self._offer is not None:
            return None
        return {"key": self.shelf, "text": self._packed()}

    # The picture ---------------------------------------------------------------------------------------

    def _changed(self, sentence: str) -> None:
        """Show the whole table anew after a change, and say what happened."""
        self._offer = None
        self._session.played = True
        self._show()
        self.send({"kind": "notice", "text": say(sentence)})

    def _show(self, to: str | None = None, forget: bool = False) -> None:
        message: Content = {"kind": "frame", **self._session.picture(), **self._around()}
        if to is not None:
            message["to"] = to
        played = self._session.played or self._offer is not None
        message["autosave"] = self._autosave() if played else None
        if forget:
            message["autosave"] = {"key": self.shelf, "text": ""}
        self.send(message)

    def _around(self) -> Content:
        return {
            "words": words.BROWSER,
            "limits": {"file": protocol.LONGEST_FILE, "command": protocol.LONGEST_COMMAND},
            "new_game": self._session.form(),
            "offer": self._offer_words(),
        }

    def _offer_words(self) -> dict[str, str] | None:
        if self._offer is None:
            return None
        title, when = self._session.game.title, keep.ago(self._offer.when)
        if self._offer.when is None:
            text, resume = say("offer_over", game=title, when=when), say("offer_show")
        else:
            progress = self._progress(len(self._offer.record.get("actions", ())))
            text, resume = say("offer", game=title, progress=progress, when=when), say("offer_resume")
        return {"text": text, "resume": resume, "discard": say("offer_discard")}

    @staticmethod
    def _progress(count: int) -> str:
        sentence = {0: "progress_start", 1: "progress_one"}.get(count, "progress_many")
        return say(sentence, count=count)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live table, and a still picture of it for places without scripts (as a spectator sees it)."""
        bundle = super()._repr_mimebundle_(**kwargs)
        session = self._session
        try:
            still = session.ui.scene(session.match.view(None), (), session.match.names).svg()
        except Exception:
            log.exception("The still picture of a table of %s could not be drawn", session.game.name)
            return bundle
        data, meta = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "image/svg+xml": str(still)}, meta


def table(
    game: str,
    seats: Sequence[str] | None = None,
    names: Sequence[str | None] | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    name: str = "table",
) -> Table:
    """A table of a game: `human` or a bot's name for each seat, names for them, a seed, the options.

    `name` tells apart several tables of one game whose games the browser keeps. Raises `GameError` for a
    game, seat count, player, option or value that does not exist.
    """
    rules = gamecore.load(game)
    ui: GameUI = game_ui.load(rules.name)
    return Table(Session(rules, ui, plan.make(rules, seats, names, options, seed)), name=name)
