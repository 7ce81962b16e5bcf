"""People at the stand-in of Discord who gather for matches and click through them at random."""

import asyncio
import random
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from bot.bench.figure import NotMeasured
from bot.sandbox import (
    Channel,
    Control,
    Interaction,
    InteractionFailedError,
    Member,
    Message,
    Sandbox,
    UsageError,
    enabled_components,
    fields,
)
from bot.sandbox.models import walk
from bot.ui import clicks
from bot.ui.click import MatchClick
from bot.ui.clicks.panels import QuestionClick

PATIENCE = 30.0
PRESSES = 3
"""How often somebody presses a button until it is answered."""
SHORTLY = 0.2
"""Seconds in which a click usually changes its panel."""
SEPARATOR = 14
"""Discord's number for the line of a panel: what stands above it answers the question."""

T = TypeVar("T")


@dataclass(eq=False)
class Party:
    """The people of one match. `last_click`: when somebody last clicked, by the clock of the sandbox.

    Who has looked and found nothing to answer waits for the next board post before looking again.
    """

    sandbox: Sandbox
    channel: Channel
    name: str
    members: list[Member]
    dice: random.Random
    panels: dict[int, Message] = field(default_factory=dict)
    last_click: float = 0.0
    _thread: Channel | None = None
    _idle: set[tuple[int, int]] = field(default_factory=set)

    @property
    def thread(self) -> Channel:
        """Where the match lives."""
        assert self._thread is not None  # noqa: S101 - a party clicks only after it has gathered
        return self._thread

    @property
    def gathered(self) -> bool:
        """Whether its match has begun."""
        return self._thread is not None

    async def gather(self, game: str) -> None:
        """Open a lobby, join it, start the match, and wait for the first board.

        Who is alone starts it with AI players in the open seats.
        """
        creator, *others = self.members
        before = len(self._seen(self.channel))
        await self._begun(
            await creator.slash(self.channel, "match create", {"game": game, "name": self.name})
        )
        lobby = await _until(lambda: self._lobby(before), "a lobby")
        for member in others:
            await self._insist(member, lobby, "join")
        if others:
            await _until(lambda: _has(lobby, "start"), "a lobby that can start")
            await self._insist(creator, lobby, "start")
        else:
            await self._begun(await creator.slash(self.channel, "match start", {"fill": True}))
        # A thread begun from a message has the id of that message.
        self._thread = await _until(
            lambda: self.sandbox.world.channels.get(lobby.id), "a thread for the match"
        )
        await _until(self._board, "a first board")

    async def click(self) -> None:
        """One click of somebody: an answer in an open panel, or *Play* where none is open."""
        for member in self.members:
            panel = self.panels.get(member.id)
            answers = list(answers_of(panel)) if panel is not None else []
            if panel is not None and answers:
                await self._answer(member, panel, self.dice.choice(answers))
                return
        await self._open()

    async def play(self, clicks: int) -> None:
        """Click so many times, each time once the last click has led to something."""
        for _ in range(clicks):
            before = self._open_panel()
            with suppress(InteractionFailedError, UsageError):
                await self.click()
            with suppress(NotMeasured):  # a look or a refusal changes no panel
                await _until(partial(self._another_than, before), "another panel", SHORTLY)

    def _another_than(self, before: tuple[int, int] | None) -> bool:
        return self._open_panel() != before

    def _open_panel(self) -> tuple[int, int] | None:
        """Which panel is open, and as what it stands there."""
        found = next(iter(self.panels.values()), None)
        return None if found is None else (found.id, id(found.components))

    async def _open(self) -> None:
        board = self._board()
        if board is None:
            return
        member = self._awaited(board)
        self.last_click = self.sandbox.clock.now()
        interaction = await member.click(board, _control(board, "play"))
        response = await interaction.response()
        panel = response.message
        if panel is not None and any(answers_of(panel)):
            self.panels = {member.id: panel}
        else:
            self._idle.add((board.id, member.id))

    async def _answer(self, member: Member, panel: Message, control: Control) -> None:
        self.last_click = self.sandbox.clock.now()
        if control.is_select:
            count = self.dice.randint(control.min_values, control.max_values)
            picked = self.dice.sample(list(control.values), count)
            interaction = await member.select(panel, control.custom_id, picked)
        else:
            interaction = await member.click(panel, control.custom_id)
        response = await interaction.response()
        if response.modal is not None:
            proposed = {
                one.custom_id: str(one.raw.get("value", "")) for one in fields(response.modal)
            }
            await (await member.submit(response.modal, proposed)).response()

    async def press(self, member: Member, verb: str, part: str = "") -> None:
        """Press the newest button of a verb, with this part if need be, below a post of the match."""
        for message in reversed(self._seen(self.thread)):
            custom_id = pressable(message, verb, part)
            if custom_id is not None:
                await self._done(await member.click(message, custom_id))
                return

    async def end(self) -> None:
        """Agree to end the match early, and wait for its last post."""
        first, *others = self.members
        await self._done(await first.slash(self.thread, "vote end", {"counts": True}))
        await _until(lambda: self._shows("vote"), "a vote")
        for member in others:
            await self.press(member, "vote", "yes")
        await _until(lambda: self._shows("replay"), "a last post")

    def _shows(self, verb: str) -> Message | None:
        return next((m for m in reversed(self._seen(self.thread)) if _has(m, verb)), None)

    def _awaited(self, board: Message) -> Member:
        """Somebody whom the board post calls; anybody if it calls nobody."""
        words = " ".join(str(item.get("content", "")) for item in walk(board.components))
        called = [member for member in self.members if member.mention in words]
        asked = [member for member in called if (board.id, member.id) not in self._idle]
        return self.dice.choice(asked or called or self.members)

    def _lobby(self, before: int) -> Message | None:
        """Its lobby, which is none of the first so many posts of its channel."""
        lobbies = (m for m in reversed(self._seen(self.channel)[before:]) if _has(m, "join"))
        return next((m for m in lobbies if self.name in str(m.components)), None)

    def _board(self) -> Message | None:
        boards = (m for m in reversed(self._seen(self.thread)) if _has(m, "play"))
        return next(boards, None)

    def _seen(self, channel: Channel) -> list[Message]:
        return self.members[0].visible_messages(channel)

    async def _begun(self, interaction: Interaction) -> None:
        """Wait until something is answered, or too late; what it leads to tells if it was done."""
        with suppress(InteractionFailedError):
            await self._done(interaction)

    async def _insist(self, member: Member, lobby: Message, verb: str) -> None:
        """Press a button of the lobby, and again if that is answered too late, as people do."""
        for _ in range(PRESSES):
            if not _has(lobby, verb):
                return  # it was done all the same
            with suppress(InteractionFailedError):
                await self._done(await member.click(lobby, _control(lobby, verb)))
                return

    async def _done(self, interaction: Interaction) -> None:
        async with asyncio.timeout(PATIENCE):
            await interaction.response()


async def _until(look: Callable[[], T | None], what: str, patience: float = PATIENCE) -> T:
    end = time.monotonic() + patience
    while not (found := look()):
        if time.monotonic() > end:
            raise NotMeasured(f"waited in vain for {what}")
        await asyncio.sleep(0.01)
    return found


def is_board(message: Message) -> bool:
    """Whether a message is a board post of a match in play."""
    return _has(message, "play")


def pressable(message: Message, verb: str, part: str = "") -> str | None:
    """The custom_id of the first enabled control of a verb, with this part if need be."""
    for control in enabled_components(message):
        click = clicks.read(control.custom_id)
        if click is not None and click.verb == verb and (not part or part in vars(click).values()):
            return control.custom_id
    return None


def _has(message: Message, verb: str) -> bool:
    return any(_verb(control) == verb for control in enabled_components(message))


def _control(message: Message, verb: str) -> str:
    return next(one.custom_id for one in enabled_components(message) if _verb(one) == verb)


def _verb(control: Control) -> str | None:
    click = clicks.read(control.custom_id)
    return click.verb if click else None


def answers_of(panel: Message) -> Iterator[Control]:
    """The controls above a panel's line: what answers its question."""
    usable = {control.custom_id: control for control in enabled_components(panel)}
    for item in walk(panel.components):
        if item["type"] == SEPARATOR:
            return
        if item.get("custom_id") in usable:
            yield usable[item["custom_id"]]


def asked(panel: Message) -> set[tuple[str, str]]:
    """The questions that a panel asks, each with its match."""
    read = [clicks.read(control.custom_id) for control in answers_of(panel)]
    return {about(click) for click in read if isinstance(click, MatchClick)}


def about(click: MatchClick) -> tuple[str, str]:
    """The match and the question that a click is about, "" for none."""
    return click.match, click.token if isinstance(click, QuestionClick) else ""


def stale_letters(member: Member, given: Collection[tuple[str, str]]) -> int:
    """How many direct messages ask somebody what is answered. given: the questions that are.

    Those that Discord forgets by itself, like the panels in threads, tell when they are clicked.
    """
    letters = [one for one in member.dms() if one.ephemeral_to is None]
    return sum(not asked(one).isdisjoint(given) for one in letters)
