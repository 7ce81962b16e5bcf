"""Which move of a match a moderator means, while it is typed and once it is sent."""

from collections.abc import Iterator
from itertools import chain

from bot import limits
from bot.cogs.bot import Bot
from bot.cogs.rollback import STORY
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.pages.rollback import each, move_label, move_value, read_move
from bot.text.moves import Told, by_entry, unheard
from bot.text.names import match_words
from bot.ui.replies import Interaction
from engines.core import Text
from engines.core.kept import KEPT_IN_FULL

NAMED = KEPT_IN_FULL // 2
"""How many moves at most are proposed by their questions where secrets are kept.

How far back positions are at hand depends on how often somebody has changed their mind in secret.
"""
AROUND = 25
"""How many lines after the one that is typed are looked at for moves to offer."""


async def moves_named(
    bot: Bot, interaction: Interaction, info: MatchInfo, typed: str
) -> Iterator[tuple[str, str]]:
    """The moves in whose words something typed occurs, the last one first, each with what stands for it."""
    words = match_words(info, bot.reader_now(interaction).lang)
    matches = bot.matches
    line, _ = read_move(typed)
    upto = None if line is None else line + AROUND
    lines = await matches.story.told(info.id, None, limit=STORY, upto=upto)
    story = by_entry(lines, await matches.rollbacks.wholes(info.id))
    first, last = min(story, default=0), max(story, default=0)
    moves = each(await matches.rollbacks.moves(info.id))
    near = [one for one in moves if first <= one.number and (line is None or one.number <= last)]
    live = await matches.store.live(info.id)
    named_most = NAMED if live.spec.keeps_secrets else len(moves)
    quiet = unheard([one for one in moves[:named_most] if one in near], story)
    quiet = quiet[: limits.AUTOCOMPLETE_CHOICES]
    asked = await matches.questions.asked(info.id, quiet, at_hand=True)
    told = Told(story, asked, await matches.story.former(info.id))
    numbers = await matches.rollbacks.numbers(info.id)
    # Put into words only until there are enough of them.
    named = ((move_label(one, told, words), move_value(one, story, numbers)) for one in near)
    start = (move_label(None, told, words), "0")
    wanted = typed.casefold()
    return (one for one in chain(named, [start]) if wanted in one[0].casefold())


async def entry_named(bot: Bot, info: MatchInfo, typed: str) -> int:
    """The entry of the log that a move was typed for. Raises MatchError if there is none."""
    line, number = read_move(typed)
    if line is not None:
        return await bot.matches.rollbacks.entry_of(info.id, line)
    if number is not None:
        return (await bot.matches.rollbacks.numbers(info.id)).entry(number)
    raise MatchError(Text("moderators-no-move"))
