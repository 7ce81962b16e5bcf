"""The final points of a match, for a command and for a button."""

from bot.cogs.bot import Bot
from bot.domain.errors import MatchError
from bot.matches.core.result import result_of
from bot.pages.result import result_message
from bot.text.names import match_words
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction
from engines.core import Text


async def final_points(
    bot: Bot, interaction: Interaction, match_id: str, page: int = 0
) -> MessageBuilder:
    """The final points of a match. Raises MatchError while it goes on."""
    live = await bot.matches.store.live(match_id)
    if not live.match.over and live.info.verdict is None:
        raise MatchError(Text("lobby-result-not-yet"))
    reader = await bot.reader(interaction)
    words, partly = match_words(live.info, reader.lang), live.spec.keeps_secrets
    return result_message(live.info, words, result_of(live), page, partly=partly)
