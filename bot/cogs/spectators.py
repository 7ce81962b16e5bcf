"""What somebody reads who looks on at a match and presses what is for its players."""

from discord import ButtonStyle

from bot.cogs.bot import Bot
from bot.domain.errors import MatchError
from bot.domain.listing import Filter
from bot.domain.lobby import may_join
from bot.domain.match import MatchInfo, Status
from bot.pages.match_list import link_of
from bot.posts.turn import awaited
from bot.text.names import match_words
from bot.text.words import Words, match_name
from bot.ui.clicks.lobbies import JoinClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction

MOST = 25


async def onlooker(bot: Bot, interaction: Interaction, match_id: str) -> MessageBuilder | None:
    """What to tell somebody who has no seat in a match, with a free seat elsewhere; None for a player."""
    info = await bot.matches.store.latest(match_id)
    if info.seat_of(interaction.user.id) is not None:
        return None
    reader = await bot.reader(interaction)
    if _takes(info, interaction.user.id):
        return _offered(MessageBuilder().say(reader("lobby-not-playing-join")), info, reader)
    builder = MessageBuilder().say(reader("lobby-not-playing"))
    if info.status is Status.RUNNING:
        waits = await bot.matches.awaited.waits(info.id)
        lines = awaited(match_words(info, reader.lang), waits, [], bot.matches.clock.now())
        builder.say("\n".join(lines))
    free = await _free(bot, interaction, info.game)
    return builder if free is None else _offered(_told(builder, free, reader), free, reader)


async def _free(bot: Bot, interaction: Interaction, game: str) -> MatchInfo | None:
    """A lobby of this server that takes this person; one of the same game if there is one."""
    user_id = interaction.user.id
    if interaction.guild_id is None:
        return None
    found = await bot.finder.listed(interaction, Filter(free=True), limit=MOST)
    open_to = [info for info in found if _takes(info, user_id)]
    open_to.sort(key=lambda info: info.game != game)
    return next(iter(open_to), None)


def _takes(info: MatchInfo, user_id: int) -> bool:
    if info.status is not Status.LOBBY or info.lobby_locked:
        return False
    if info.seat_of(user_id) is not None or len(info.taken) == len(info.seats):
        return False
    try:
        may_join(info, user_id)
    except MatchError:
        return False
    return True


def _told(builder: MessageBuilder, info: MatchInfo, reader: Words) -> MessageBuilder:
    named = {"name": match_name(info.name), "game": reader.game(info.game)}
    return builder.say(reader("lobby-seat-elsewhere", **named, link=link_of(info)))


def _offered(builder: MessageBuilder, info: MatchInfo, reader: Words) -> MessageBuilder:
    return builder.row(button(reader("bot-join"), JoinClick(info.id), ButtonStyle.primary))
