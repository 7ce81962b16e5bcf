"""After the end: confirming, watching the match again, playing another."""

import discord

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.results import final_points
from bot.cogs.rights import member_of
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status
from bot.domain.quotas import FILES
from bot.posts import rematch
from bot.text.words import match_name
from bot.ui.clicks.ended import ConfirmClick, RematchClick, ReplayClick, ShowResultClick
from bot.ui.message import Attachment, MessageBuilder
from bot.ui.permissions import check_permissions
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Text

OVER = (Status.FINISHED, Status.STOPPED, Status.LOCKED)


class EndCog(Cog):
    """The end post's buttons."""

    @on(ConfirmClick)
    async def pressed_confirm(self, interaction: Interaction, click: ConfirmClick) -> None:
        """*Confirm result*."""
        await think(interaction)
        await self.matches.endings.confirm(click.match, interaction.user.id, interaction.id)
        reader = await self.bot.reader(interaction)
        await show(interaction, MessageBuilder().say(reader("bot-confirmed")))

    @on(ReplayClick)
    async def pressed_replay(self, interaction: Interaction, click: ReplayClick) -> None:
        """*Replay*: the whole match as an animation, for whoever asks."""
        await think(interaction)
        await self.bot.gate.enter(FILES, interaction.guild_id, interaction.user.id)
        reader = await self.bot.reader(interaction)
        live = await self.matches.store.live(click.match)
        ended(live.info)
        film = await self.bot.films.film(live, reader.lang)
        alt = reader("bot-replay-alt", name=live.info.name)
        await show(interaction, MessageBuilder().picture(Attachment("replay.gif", film, alt)))

    @on(ShowResultClick)
    async def pressed_result(self, interaction: Interaction, click: ShowResultClick) -> None:
        """*Show points*, or another page of them."""
        await (think if click.page is None else keep)(interaction)
        await show(
            interaction, await final_points(self.bot, interaction, click.match, click.page or 0)
        )

    @on(RematchClick)
    async def pressed_rematch(self, interaction: Interaction, click: RematchClick) -> None:
        """*Rematch*: a lobby like the one before; who presses next joins it."""
        await think(interaction)
        await self.rematch(interaction, click.match)

    async def rematch(self, interaction: Interaction, match_id: str) -> None:
        """Open a lobby like that of a match that is over, or join the one that another has opened."""
        before = await self.matches.store.info(match_id)
        ended(before)
        if before.seat_of(interaction.user.id) is None:
            raise MatchError(Text("service-not-playing"))
        wish = rematch.wish(before)
        there = await self.matches.lobby.rematch_of(before, wish)
        if there is None:
            self._check_place(before.channel_id)
            who = member_of(interaction)
            there = await self.matches.lobby.rematch(before, who, wish, interaction.id)
        await self._join(interaction, there)

    def _check_place(self, channel_id: int) -> None:
        """Raises MatchError if the bot may not do what a match needs in the channel of the one before.

        Somebody may ask from anywhere. Asked in a direct message, it can be a channel of a server that
        another process looks after; then moderators are called if the lobby cannot be posted.
        """
        channel = self.bot.get_channel(channel_id)
        if isinstance(channel, discord.TextChannel):
            check_permissions(channel.permissions_for(channel.guild.me), channel_id)

    async def _join(self, interaction: Interaction, info: MatchInfo) -> None:
        if info.seat_of(interaction.user.id) is None:
            info = await self.matches.lobby.join(info.id, member_of(interaction), interaction.id)
        reader = await self.bot.reader(interaction)
        place = f"<#{info.channel_id}>"
        told = reader("bot-rematch-joined", name=match_name(info.name), place=place)
        await show(interaction, MessageBuilder().say(told))


def ended(info: MatchInfo) -> None:
    """Raises MatchError unless the match has ended, early or not."""
    if info.status not in OVER or info.content is None:
        raise MatchError(Text("bot-not-ended"))
