"""The clicks behind `/mod rollback` and `/mod audit`: each asks anew whether this is still a moderator."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.records import show_records
from bot.cogs.rights import match_of, moderator
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status
from bot.matches.moderation.actions import REASON_LENGTH
from bot.pages.rollback import FRESH, TOLD, confirmation, moves_menu, offered, reason_form
from bot.storage.audit.rows import Filing
from bot.text.moves import Story, Told, by_entry, unheard
from bot.text.names import match_words
from bot.text.words import match_name
from bot.ui.clicks.moderation import (
    AuditClick,
    CancelRollBackClick,
    RollBackClick,
    RollBackNowClick,
    RollBackToClick,
)
from bot.ui.controls import picked, submitted
from bot.ui.custom_ids import whole
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, ask, keep, show
from engines.core import Answered, Text

STORY = 500
"""How many events are read to say what happened with each move."""


class GoingBackCog(Cog):
    """Choosing a move, looking at both boards, saying why, going back."""

    async def offer(self, interaction: Interaction, info: MatchInfo, to: int | None) -> None:
        """Show what going back to a move would mean; without one, the moves to choose from."""
        reader = await self.bot.reader(interaction)
        lines = await self.matches.story.told(info.id, None, limit=STORY)
        story = by_entry(lines, await self.matches.rollbacks.wholes(info.id))
        if to is None:
            if info.status is Status.LOCKED:
                raise MatchError(Text("service-locked"))
            moves = await self.matches.rollbacks.moves(info.id)
            told = await self._told(info, story, offered(moves))
            numbers = await self.matches.rollbacks.numbers(info.id)
            await show(interaction, moves_menu(info, moves, told, numbers, reader.lang))
            return
        rewind = await self.matches.rollbacks.rewind(info.id, to)
        told = await self._told(info, story, [*rewind.undone[-TOLD:], *rewind.revealed])
        user_id = interaction.user.id
        builder = await confirmation(rewind, told, self.bot.pictures, reader.lang, user_id)
        await show(interaction, builder)

    async def _told(self, info: MatchInfo, story: Story, moves: Sequence[Answered]) -> Told:
        """What can be told of some moves."""
        asked = await self.matches.questions.asked(info.id, unheard(moves, story))
        return Told(story, asked, await self.matches.story.former(info.id))

    @on(RollBackToClick)
    async def pressed_to(self, interaction: Interaction, click: RollBackToClick) -> None:
        """A move is picked."""
        await keep(interaction)
        await moderator(self.bot, interaction)
        info = await match_of(self.bot, interaction, click.match)
        numbers = await self.matches.rollbacks.numbers(info.id)
        to = numbers.entry(_known(whole(next(iter(picked(interaction)), ""))))
        await self.offer(interaction, info, to)

    @on(RollBackClick)
    async def pressed_back(self, interaction: Interaction, click: RollBackClick) -> None:
        """*Go back*: the form that asks why is the first answer."""
        await moderator(self.bot, interaction)
        info = await match_of(self.bot, interaction, click.match)
        words = self.bot.reader_now(interaction)
        back = RollBackNowClick(info.id, _known(click.to), _known(click.number), click.dice)
        await ask(interaction, reason_form(words, back, REASON_LENGTH))

    @on(RollBackNowClick)
    async def sent_reason(self, interaction: Interaction, click: RollBackNowClick) -> None:
        """The reason was sent: the match goes back, if it has not moved on meanwhile."""
        await keep(interaction)
        by = await moderator(self.bot, interaction)
        info = await match_of(self.bot, interaction, click.match)
        numbers = await self.matches.rollbacks.numbers(info.id)
        await self.matches.rollbacks.roll_back(
            info.id,
            numbers.entry(_known(click.to)),
            submitted(interaction).get("reason", ""),
            by,
            interaction.id,
            fresh=click.dice == FRESH,
            expected=numbers.entry(_known(click.number)),
        )
        reader = await self.bot.reader(interaction)
        told = reader("moderators-done", name=match_name(info.name), place=f"<#{info.place}>")
        await show(interaction, MessageBuilder().say(told))

    @on(CancelRollBackClick)
    async def pressed_cancel(self, interaction: Interaction, click: CancelRollBackClick) -> None:
        """*Cancel*."""
        await keep(interaction)
        await moderator(self.bot, interaction)
        info = await match_of(self.bot, interaction, click.match)
        words = match_words(info, (await self.bot.reader(interaction)).lang)
        await show(interaction, MessageBuilder().say(words("moderators-cancelled")))

    @on(AuditClick)
    async def pressed_audit(self, interaction: Interaction, click: AuditClick) -> None:
        """Another page of the audit log."""
        await keep(interaction)
        await moderator(self.bot, interaction)
        filing = Filing(
            interaction.guild_id or 0,
            click.match or None,
            click.actor,
            click.act or None,
            None if click.since is None else datetime.fromtimestamp(click.since, UTC),
        )
        await show_records(self.bot, interaction, filing, _known(click.page))


def _known(number: int | None) -> int:
    """A number that we had written ourselves. Raises MatchError if somebody has changed it."""
    if number is None:
        raise MatchError(Text("moderators-no-move"))
    return number
