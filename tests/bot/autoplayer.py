"""The automatic player: sees what Discord shows its members, presses what can be pressed, and nothing else.

It opens a lobby, lets the members join, starts, and then answers whatever is asked by random enabled
components, forms filled within the bounds they name, until the end post stands in the thread.
"""

import asyncio
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar

from bot.bench.crowd import SEPARATOR, answers_of
from bot.domain.quotas import ACTS, STEPS_BACK, WHATIFS
from bot.quotas.refusals import met
from bot.sandbox import (
    Channel,
    Control,
    Interaction,
    Member,
    Message,
    Modal,
    Response,
    Sandbox,
    enabled_components,
    fields,
)
from bot.sandbox.models import EPHEMERAL, walk
from bot.text.words import words
from data.catalogues import languages
from engines.core import Text

T = TypeVar("T")
EPOCH = datetime.fromtimestamp(0, UTC)

PATIENCE = 10.0
ASIDE = 0.06
"""How often something other than an answer is pressed: undo, help, refresh, a look at the board."""


class Stuck(Exception):
    """Nobody finds anything to press, and the match is not over."""


@dataclass
class AutoPlayer:
    """Plays one match. `presses` counts what was pressed.

    Who has looked and was asked nothing waits for the next post before looking again, so a bot that asks
    somebody without a new post gets nobody to answer.
    """

    sandbox: Sandbox
    channel: Channel
    members: Sequence[Member]
    seed: int | str = 0
    aside: float = ASIDE
    presses: int = 0
    dice: random.Random = field(init=False)
    panels: dict[int, Message] = field(default_factory=dict)
    looked: dict[int, int] = field(default_factory=dict)
    thread: Channel | None = None
    lobby: Message = field(init=False)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    # --- the match from the first click to the last

    async def whole_match(self, game: str, **options: Any) -> Channel:
        """Open, fill and start a lobby, play to the end; gives the thread."""
        await self.open(game, **options)
        await self.begin()
        return await self.play()

    async def open(
        self, game: str, chosen: Mapping[str, object] | None = None, **options: Any
    ) -> Message:
        """Open a lobby, choose options of the game, with which so many can play, and let everybody join.

        Gives its post.
        """
        creator, *others = self.members
        before = {message.id for message in self.public(self.channel)}
        await self._acted(
            await creator.slash(self.channel, "match create", {"game": game, **options})
        )
        self.lobby = await self.until(lambda: self._lobby(before), "a lobby post")
        if chosen:
            await self.choose(chosen)
        for member in others:
            if options.get("private"):
                asked = {"member": member}
                await self._acted(await creator.slash(self.channel, "match invite", asked))
            await self._acted(await member.click(self.lobby, self._id(self.lobby, "join")))
        return self.lobby

    async def choose(self, options: Mapping[str, object]) -> None:
        """Pick these values for the game's options in the creator's panel."""
        creator = self.members[0]
        panel = await self._acted(await creator.click(self.lobby, self._id(self.lobby, "options")))
        assert panel is not None
        for key, value in options.items():
            menu = await self._option_menu(panel, key)
            before = panel.components
            picked = await creator.select(panel, menu, [str(value)])
            await self._acted(picked)
            await self._changed(panel, before, picked)

    async def _option_menu(self, panel: Message, key: str) -> str:
        """The menu of an option, on whichever page of the panel it stands."""
        seen: set[str] = set()
        while True:
            controls = [control.custom_id for control in enabled_components(panel)]
            found = [one for one in controls if one.split("|")[1::2] == ["option", key]]
            if found:
                return found[0]
            pages = [one for one in controls if one.split("|")[1] == "options" and one not in seen]
            before, (turn, *_) = panel.components, pages
            seen.add(turn)
            turned = await self.members[0].click(panel, turn)
            await self._acted(turned)
            await self._changed(panel, before, turned)

    async def begin(self) -> Channel:
        """Press *Start* and wait for the thread with its first post."""
        known = {channel.id for channel in self.sandbox.threads(self.channel)}
        start = await self.until(lambda: self._found(self.lobby, "start"), "an enabled start")
        await self._acted(await self.members[0].click(self.lobby, start))
        self.thread = await self.until(
            lambda: next(
                (c for c in self.sandbox.threads(self.channel) if c.id not in known), None
            ),
            "a thread",
        )
        await self.until(lambda: self._turn_post(), "a first post")
        return self.thread

    async def play(self, most: int = 5000) -> Channel:
        """Press on until the end post is there."""
        assert self.thread is not None
        while not self.over():
            if self.presses > most:
                raise Stuck(f"{most} presses and no end")
            news = self._moved_on()
            if not await self._someone_acts():
                await self.until(news, "a new post or question")
        return self.thread

    def over(self) -> bool:
        """Whether the end post stands in the thread."""
        return any(self._found(message, "confirm") for message in self.public(self.thread)[-3:])

    async def _someone_acts(self) -> bool:
        for member in self.dice.sample(list(self.members), len(self.members)):
            if await self.act(member):
                return True
        return False

    async def act(self, member: Member) -> bool:
        """Answer something as a member; False if nothing is asked of it."""
        panel = self._asking(member)
        post = self._turn_post()
        if panel is None and post is not None and self.looked.get(member.id) != post.id:
            panel = await self.opened(member, post)
        if panel is None:
            return False
        if not (answers := list(answers_of(panel))):
            if post is not None:
                self.looked[member.id] = post.id
            return False
        feet = [control for control in enabled_components(panel) if control not in answers]
        chosen = self.dice.choice(feet if feet and self.dice.random() < self.aside else answers)
        await self.press(member, panel, chosen)
        return True

    async def opened(self, member: Member, post: Message | None = None) -> Message | None:
        """Press *Play* on a post, the latest if none is named; gives the panel."""
        post = post or self._turn_post()
        if post is None:
            return None
        interaction = await member.click(post, self._id(post, "play"))
        response = await self._acted(interaction)
        if response is not None:
            self.panels[member.id] = response
        return response

    async def press(self, member: Member, message: Message, control: Control) -> None:
        """Press a button or pick from a menu, fill the form if one opens, and wait for what follows."""
        before = message.components
        if control.is_select:
            count = self.dice.randint(control.min_values, control.max_values)
            values = self.dice.sample(list(control.values), count)
            interaction = await member.select(message, control.custom_id, values)
        else:
            interaction = await member.click(message, control.custom_id)
        self.presses += 1
        response = await self._response(interaction)
        if response.modal is not None:
            interaction = await member.submit(response.modal, self.filled(response.modal))
            response = await self._response(interaction)
        if response.message is None or response.message is message:
            await self._changed(message, before, interaction)

    def filled(self, modal: Modal) -> Mapping[str, str]:
        """A form filled with numbers within the bounds its fields name, with words where they name none."""
        bounds = {
            top["component"]["custom_id"]: [int(n) for n in re.findall(r"\d+", top["description"])]
            for top in modal.components
        }
        return {
            one.custom_id: str(self.dice.randint(*limits[:2])) if limits else "a note"
            for one in fields(modal)
            for limits in [bounds[one.custom_id]]
        }

    # --- what can be seen

    def _asking(self, member: Member) -> Message | None:
        """A panel of a member that asks something: its last private one, or one in its messages."""
        panel = self.panels.get(member.id)
        found = [panel] if panel is not None else []
        found += [message for message in member.dms()[-3:] if _is_panel(message)]
        asking = [message for message in found if any(answers_of(message))]
        return self.dice.choice(asking) if asking else None

    def public(self, channel: Channel | None) -> list[Message]:
        if channel is None:
            return []
        seen = self.members[0].visible_messages(channel)
        return [one for one in seen if not one.flags & EPHEMERAL and not one.system]

    def _lobby(self, before: set[int]) -> Message | None:
        for message in self.public(self.channel):
            if message.id not in before and self._found(message, "leave"):
                return message
        return None

    def _turn_post(self) -> Message | None:
        posts = reversed(self.public(self.thread))
        return next((post for post in posts if self._found(post, "play")), None)

    def _found(self, message: Message, verb: str) -> str | None:
        for control in enabled_components(message):
            if control.custom_id.split("|")[1] == verb:
                return control.custom_id
        return None

    def _id(self, message: Message, verb: str) -> str:
        found = self._found(message, verb)
        assert found is not None, f"no {verb} on the post"
        return found

    def _moved_on(self) -> Callable[[], object]:
        """Something new to look at: a post, a question by direct message, the end."""
        seen = self._newest()

        def moved() -> object:
            return self.over() or self._newest() != seen or None

        return moved

    def _newest(self) -> tuple[int, ...]:
        places = [self.public(self.thread), *(member.dms() for member in self.members)]
        return tuple(messages[-1].id if messages else 0 for messages in places)

    # --- waiting

    async def _acted(self, interaction: Interaction) -> Message | None:
        return (await self._response(interaction)).message

    async def _response(self, interaction: Interaction) -> Response:
        async with asyncio.timeout(PATIENCE):
            return await interaction.response()

    async def _changed(self, message: Message, before: object, by: Interaction) -> None:
        """Wait until a click has changed its panel, or somebody is told in private why it did not."""
        await self.until(
            lambda: message.components is not before or by.followups or None,
            f"a panel changed by {by.label}",
        )
        for told in by.followups:
            if not is_due(told.text):
                raise Stuck(f"{by.label} was refused: {told.text}")

    async def until(self, look: Callable[[], T | None], what: str) -> T:
        end = asyncio.get_running_loop().time() + PATIENCE
        while not (found := look()):
            if asyncio.get_running_loop().time() > end:
                raise Stuck(f"waited for {what}")
            await asyncio.sleep(0.001)
        return found


def is_due(refusal: str) -> bool:
    """Whether somebody who plays fast may well be told this, rather than have their panel changed.

    It is so if they have reached a limit, or if the match has ended before they clicked.
    """
    return _without_numbers(refusal) in _due()


@cache
def _due() -> frozenset[str]:
    limits = [met(one, one.default, EPOCH).message for one in (WHATIFS, STEPS_BACK, ACTS)]
    return frozenset(
        _without_numbers(words(lang).refused(one))
        for lang in languages()
        for one in (*limits, Text("orders-over"))
    )


def _without_numbers(line: str) -> str:
    return re.sub(r"\d+", "", line)


def _is_panel(message: Message) -> bool:
    return any(item["type"] == SEPARATOR for item in walk(message.components))
