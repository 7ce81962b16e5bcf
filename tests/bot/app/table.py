"""A match at the table: short words for what people do in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Channel, Interaction, Member, Message, Sandbox, enabled_components
from tests.bot.autoplayer import AutoPlayer

GAME = "fortuna"
_clicks = count(10_000)


@dataclass
class Match:
    """A lobby or running match with its people."""

    sandbox: Sandbox
    bot: Caravanserai
    player: AutoPlayer

    @property
    def lobby(self) -> Message:
        return self.player.lobby

    @property
    def thread(self) -> Channel:
        assert self.player.thread is not None
        return self.player.thread

    @property
    def posts(self) -> list[Message]:
        return self.player.public(self.thread)

    @property
    def post(self) -> Message:
        return self.posts[-1]

    async def delivered(self) -> None:
        await self.bot.matches.idle()
        await self.bot.dispatcher.settle()

    async def press(self, member: Member, message: Message, verb: str) -> Message:
        """Press the first enabled button of a verb; gives the message shown in answer."""
        return await self.click(member, message, custom_id(message, verb))

    async def click(self, member: Member, message: Message, button: str) -> Message:
        """Press the button of a custom_id; gives the message shown in answer."""
        before = message.components
        return await self._shown(await member.click(message, button), message, before)

    async def pick(self, member: Member, message: Message, verb: str, *values: str) -> Message:
        """Pick from the first menu of a verb; gives the message shown in answer."""
        before = message.components
        interaction = await member.select(message, custom_id(message, verb), list(values))
        return await self._shown(interaction, message, before)

    async def _shown(self, interaction: Interaction, message: Message, before: Any) -> Message:
        shown = (await interaction.response()).message
        if shown is not None and shown is not message:
            return shown
        await self.player.until(lambda: message.components is not before, "a changed message")
        return message

    async def run(self, member: Member, place: Channel, command: str, /, **options: Any) -> Message:
        interaction = await member.slash(place, command, options)
        message = (await interaction.response()).message
        assert message is not None
        return message

    async def panel(self, member: Member) -> Message:
        found = await self.player.opened(member)
        assert found is not None
        return found

    async def touch(self, member: Member, panel: Message) -> Interaction:
        """Press the first answer offered, and wait for nothing."""
        first = next(answers_of(panel))
        if first.is_select:
            return await member.select(panel, first.custom_id, [first.values[0]])
        return await member.click(panel, first.custom_id)

    async def answer_any(self, member: Member, panel: Message) -> Message:
        """Answer a question by the first thing offered."""
        first = next(answers_of(panel))
        before = panel.text
        if first.is_select:
            await self.pick(member, panel, first.custom_id.split("|")[1], first.values[0])
        else:
            await self.press(member, panel, first.custom_id.split("|")[1])
        assert panel.text != before
        return panel


def verbs(message: Message) -> Mapping[str, str]:
    """The verbs of the enabled controls of a message, each with its first custom_id."""
    found: dict[str, str] = {}
    for control in enabled_components(message):
        found.setdefault(control.custom_id.split("|")[1], control.custom_id)
    return found


def custom_id(message: Message, verb: str) -> str:
    return verbs(message)[verb]


async def lobby(sandbox: Sandbox, bot: Caravanserai, *members: Member, **options: Any) -> Match:
    player = AutoPlayer(sandbox, sandbox.channel("tables"), members, aside=0.0)
    await player.open(options.pop("game", GAME), **options)
    match = Match(sandbox, bot, player)
    await match.delivered()
    return match


async def begun(sandbox: Sandbox, bot: Caravanserai, *members: Member, **options: Any) -> Match:
    match = await lobby(sandbox, bot, *members, **options)
    await match.player.begin()
    await match.delivered()
    return match


async def answered(
    bot: Caravanserai, match_id: str, answer: object = None, first: int | None = None
) -> None:
    """The first question of a match, or one of seat `first`, is answered without a click.

    By its default, or by `answer`.
    """
    live = await bot.matches.store.live(match_id)
    found = [one for one in live.match.table.pending.values() if not one.blocked]
    asked = next((one for one in found if one.seat == first), found[0])
    given = live.match.default_for(asked.id) if answer is None else answer
    person = live.info.seats[asked.seat].person
    assert person is not None
    await bot.matches.play.answer(match_id, person, next(_clicks), asked.id, given)


def match_id(match: Match) -> str:
    """The id of a match, as its last post with a board tells it."""
    post = next(one for one in reversed(match.posts) if "board" in verbs(one))
    return custom_id(post, "board").split("|")[2]
