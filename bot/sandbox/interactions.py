"""Interactions: their tokens, their three seconds, and what became of them."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, IntEnum

from bot.limits import ACKNOWLEDGE_SECONDS, TOKEN_SECONDS
from bot.sandbox import errors
from bot.sandbox.clock import Clock, Timer
from bot.sandbox.models import EPHEMERAL, LOADING, Json, Message


class Kind(IntEnum):
    """What the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How the bot answered first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Answer(Enum):
    """What a person gets to see of an answer."""

    MESSAGE = "message"
    UPDATE = "update"
    SILENT = "silent"
    CHOICES = "choices"
    MODAL = "modal"


class InteractionFailedError(Exception):
    """No answer came within three seconds: the person reads "The application did not respond"."""


@dataclass(frozen=True, slots=True, eq=False)
class Modal:
    """A form the bot opened for one person."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[Json]


@dataclass(frozen=True, slots=True)
class Response:
    """The answer as the person sees it; which fields are set depends on `kind`."""

    kind: Answer
    message: Message | None = None
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who asked can see the message."""
        return self.message is not None and bool(self.message.flags & EPHEMERAL)


@dataclass(eq=False)
class Interaction:
    """One command, click, pick, form or autocomplete, from its sending to its answers.

    `latency` is the time to the first answer in seconds of Discord; `source` is the message whose
    component was used, `trigger` what opened the modal that was sent off. `abandoned` says that whoever
    was to fill the deferred message has died. `focused` is the type of the option for which proposals are
    asked.
    """

    id: int
    kind: Kind
    user_id: int
    channel_id: int
    label: str
    created: float
    source: Message | None = None
    trigger: "Interaction | None" = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    callback: Callback | None = None
    latency: float | None = None
    failed: bool = False
    abandoned: bool = False
    original: Message | None = None
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()
    followups: list[Message] = field(default_factory=list)
    timer: Timer | None = None
    focused: int | None = None
    _first: asyncio.Event = field(default_factory=asyncio.Event)
    _filled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_open(self) -> bool:
        """Whether the first answer is still owed."""
        return self.callback is None and not self.failed

    @property
    def is_thinking(self) -> bool:
        """Whether a deferred message is still to be filled by someone who lives."""
        loading = self.original is not None and self.original.is_loading
        return loading and not self.abandoned

    async def acknowledged(self) -> float:
        """Wait for the first answer and give its latency; raises `InteractionFailedError`."""
        await self._first.wait()
        if self.latency is None:
            raise InteractionFailedError(f"{self.label}: the application did not respond")
        return self.latency

    async def response(self) -> Response:
        """Wait for what the person sees, a deferred message being filled first."""
        await self.acknowledged()
        await self._filled.wait()
        return self.shown()

    def shown(self) -> Response:
        """What the person sees by now of an answered interaction."""
        return Response(self._answer(), self.original, self.modal, self.choices)

    def acknowledge(self, callback: Callback, now: float) -> None:
        """Note the first answer."""
        self.callback = callback
        self.latency = now - self.created
        if self.timer:
            self.timer.cancel()
        self._first.set()
        if callback is not Callback.DEFERRED_MESSAGE:
            self._filled.set()

    def filled(self) -> None:
        """Note that the deferred message has got its words."""
        if self.timer:
            self.timer.cancel()
        self._filled.set()

    def fail(self) -> None:
        """Note that nothing came in time."""
        self.failed = True
        self._first.set()

    def expire(self) -> Message | None:
        """Note that the deferred message can get no words any more; gives it if it lacks them."""
        message = self.original
        if message is None or not message.is_loading:
            return None
        message.flags &= ~LOADING
        message.unanswered = self.failed = True
        self._filled.set()
        return message

    def abandon(self) -> None:
        """Note that who deferred the message is gone: the person goes on looking at one that is thinking."""
        self.abandoned = True
        self._filled.set()

    def _answer(self) -> Answer:
        return {
            Callback.MESSAGE: Answer.MESSAGE,
            Callback.DEFERRED_MESSAGE: Answer.MESSAGE,
            Callback.DEFERRED_UPDATE: Answer.SILENT,
            Callback.UPDATE: Answer.UPDATE,
            Callback.CHOICES: Answer.CHOICES,
            Callback.MODAL: Answer.MODAL,
        }[self.callback or Callback.MESSAGE]


class Book:
    """All interactions so far, found again by id or token."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.all: list[Interaction] = []
        self._by_token: dict[str, Interaction] = {}
        self._live: list[Interaction] = []
        self._by_id: dict[int, Interaction] = {}

    @property
    def failed(self) -> list[Interaction]:
        """Those the bot left without a first answer."""
        return [item for item in self.all if item.failed]

    @property
    def pending(self) -> list[Interaction]:
        """Those still owing a first answer or the words of a deferred one."""
        self._live = [item for item in self._live if item.is_open or item.is_thinking]
        return list(self._live)

    def open(self, interaction: Interaction) -> None:
        """Enter one and let its three seconds begin."""
        self.all.append(interaction)
        self._live.append(interaction)
        self._by_token[interaction.token] = interaction
        self._by_id[interaction.id] = interaction
        due = interaction.created + ACKNOWLEDGE_SECONDS
        interaction.timer = self.clock.call_at(due, interaction.fail)

    def find(self, interaction_id: int) -> Interaction | None:
        """Find one by its id."""
        return self._by_id.get(interaction_id)

    def defer(self, interaction: Interaction, told: Callable[[Message], None]) -> None:
        """Let the minutes of a deferred message begin; if they pass, `told` hears of the message left so."""

        def expire() -> None:
            message = interaction.expire()
            if message is not None:
                told(message)

        interaction.timer = self.clock.call_at(interaction.created + TOKEN_SECONDS, expire)

    def of_token(self, token: str) -> Interaction | None:
        """Find one by its token, whatever has become of it."""
        return self._by_token.get(token)

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Find the one a first answer is for, or refuse (10062, 40060)."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.failed:
            raise errors.unknown_interaction()
        if interaction.callback is not None:
            raise errors.already_acknowledged()
        if self.clock.now() - interaction.created > ACKNOWLEDGE_SECONDS:
            raise errors.unknown_interaction()
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Find the one whose token is used later on, or refuse (10015, 50027)."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.callback is None:
            raise errors.unknown_webhook()
        if self.clock.now() - interaction.created > TOKEN_SECONDS:
            raise errors.expired_token()
        return interaction
