"""Suggestions of matches while somebody types a command."""

from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from itertools import islice
from typing import Any, TypeVar, cast

from discord import app_commands

from bot import limits
from bot.cogs.bot import Bot
from bot.cogs.match_resolver import MOST
from bot.domain.errors import MatchError
from bot.domain.listing import Filter, Show
from bot.domain.match import MatchInfo
from bot.reporting import report
from bot.text import fit
from bot.text.words import Words
from bot.ui.replies import Interaction

Choices = list[app_commands.Choice[str]]
M = TypeVar("M", bound=Callable[..., Awaitable[list[app_commands.Choice[Any]]]])


def suggesting(method: M) -> M:
    """Let an autocomplete give nothing instead of failing: there is no way to tell what went wrong.

    Of what somebody types only the newest is looked up, when it is their turn.
    """

    @wraps(method)
    async def quiet(self: Any, interaction: Interaction, typed: str) -> Choices:
        try:
            await interaction.client.turns.come(interaction)
            found: Choices = await method(self, interaction, typed)
        except MatchError:
            return []
        except Exception as error:  # noqa: BLE001 - an unanswered autocomplete is a failed one
            report(error, "autocomplete.trouble")
            return []
        return found

    return cast("M", quiet)


async def own_matches(bot: Bot, interaction: Interaction, typed: str) -> Choices:
    """The open matches of the one who types."""
    reader = bot.reader_now(interaction)
    return suggested(
        await bot.matches.lists.of_member(interaction.user.id, limit=MOST), reader, typed
    )


async def lobbies_here(bot: Bot, interaction: Interaction, typed: str) -> Choices:
    """The lobbies of this server in which somebody does not sit yet, those that take more people first."""
    reader, user_id = bot.reader_now(interaction), interaction.user.id
    found = await bot.finder.listed(interaction, Filter(show=Show.OPEN))
    others = [info for info in found if info.seat_of(user_id) is None]
    others.sort(key=lambda info: len(info.taken) == len(info.seats))
    return suggested(others, reader, typed)


async def finished_here(bot: Bot, interaction: Interaction, typed: str) -> Choices:
    """The matches of this server that are over, the one that ended last first."""
    found = await bot.finder.listed(interaction, Filter(show=Show.FINISHED))
    ended = [(info.ended_at, info) for info in found if info.ended_at is not None]
    newest = [info for _, info in sorted(ended, key=lambda one: one[0], reverse=True)]
    return suggested(newest, bot.reader_now(interaction), typed)


def games_named(
    bot: Bot, interaction: Interaction, typed: str, wanted: Callable[[str], bool] = bool
) -> Choices:
    """The games whose name or key contains what was typed."""
    reader = bot.reader_now(interaction)
    named = [(reader.game(key), key) for key in bot.library.games() if wanted(key)]
    wanted_word = typed.casefold()
    return choices(one for one in named if wanted_word in " ".join(one).casefold())


def suggested(found: list[MatchInfo], reader: Words, typed: str) -> Choices:
    """The matches whose name or game contains what was typed."""
    named = [(f"{info.name} · {reader.game(info.game)} · {info.id}", info.id) for info in found]
    return choices(one for one in named if typed.casefold() in one[0].casefold())


def choices(named: Iterable[tuple[str, str]]) -> Choices:
    """Names, each with the value it stands for, as many as Discord shows."""
    shown = islice(named, limits.AUTOCOMPLETE_CHOICES)
    return [app_commands.Choice(name=fit.choice(name), value=value) for name, value in shown]
