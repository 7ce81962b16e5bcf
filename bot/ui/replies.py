"""How the bot answers a command, click or form: in private, in time, and never with a traceback."""

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
import structlog
from discord import InteractionResponseType
from discord.utils import utcnow

from bot.domain.errors import MatchError
from bot.meter import Stage, meter
from bot.reporting import report
from bot.text.names import match_words
from bot.text.words import Words, words
from bot.ui.acknowledge import acknowledge, again
from bot.ui.client import Client
from bot.ui.controls import (
    rule_button,
)
from bot.ui.downscale import sent_at_last
from bot.ui.message import MessageBuilder
from data.catalogues import best
from engines.core import GameError, Text

if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction[Client]
else:
    Interaction: TypeAlias = discord.Interaction

_log = structlog.get_logger(__name__)
_UPDATE = InteractionResponseType.deferred_message_update
_THINKING = InteractionResponseType.deferred_channel_message


async def think(interaction: Interaction) -> None:
    """Say at once that a private answer is coming; go on when it is one's turn.

    Raises MatchError if it isn't to be worked on: see `bot/ui/attending.py`.
    """
    if not interaction.response.is_done():
        defer = partial(interaction.response.defer, ephemeral=True, thinking=True)
        await acknowledge(interaction, defer, _THINKING)
        await _come(interaction)


async def keep(interaction: Interaction) -> None:
    """Say at once that the click is taken; the message it belongs to will change. Otherwise like `think`.

    A form that a command opened belongs to none.
    """
    if interaction.type is discord.InteractionType.modal_submit and interaction.message is None:
        await think(interaction)
    elif not interaction.response.is_done():
        await acknowledge(interaction, interaction.response.defer, _UPDATE)
        await _come(interaction)


async def _come(interaction: Interaction) -> None:
    _reached(interaction, "acknowledged")
    await interaction.client.turns.come(interaction)
    _reached(interaction, "begun")


def _reached(interaction: Interaction, stage: Stage) -> None:
    meter().interaction(stage, (utcnow() - interaction.created_at).total_seconds())


async def ask(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Open a form. Raises MatchError in answer to another form, which no button of ours can be."""
    if interaction.type is discord.InteractionType.modal_submit:
        raise MatchError(Text("bot-old-button"))
    await interaction.response.send_modal(form)


async def show(interaction: Interaction, builder: MessageBuilder) -> None:
    """Answer with a private message, or change the panel that was clicked."""
    await sent_at_last(partial(_shown, interaction), builder, _too_large(interaction))
    _reached(interaction, "answered")


async def aside(interaction: Interaction, builder: MessageBuilder) -> None:
    """Answer with a private message of its own, whatever was clicked."""
    if interaction.response.type is _UPDATE:
        await sent_at_last(partial(_followed, interaction), builder, _too_large(interaction))
        _reached(interaction, "answered")
    else:
        await show(interaction, builder)


async def _shown(interaction: Interaction, builder: MessageBuilder) -> None:
    if not interaction.response.is_done():
        view, files = builder.view(), builder.files()
        await interaction.response.send_message(view=view, files=files, ephemeral=True)
    else:
        await again(lambda: _edited(interaction, builder))


async def _edited(interaction: Interaction, builder: MessageBuilder) -> None:
    await interaction.edit_original_response(view=builder.view(), attachments=builder.files())


async def _followed(interaction: Interaction, builder: MessageBuilder) -> None:
    await interaction.followup.send(view=builder.view(), files=builder.files(), ephemeral=True)


def _too_large(interaction: Interaction) -> str:
    return words(best(interaction.locale.value))("faults-too-large")


async def fail(interaction: Interaction, reader: Words, error: Exception) -> None:
    """Tell the person what went wrong; what nobody expected goes to the log with a short id."""
    try:
        builder = told(reader, error)
    except Exception as untold:  # noqa: BLE001 - a refusal without words must not leave somebody waiting
        builder = told(reader, untold)
    try:
        await aside(interaction, builder)
    except discord.HTTPException as again:
        _log.warning("reply failed", code=again.code, status=again.status)


def told(words: Words, error: Exception) -> MessageBuilder:
    """An error in words."""
    if isinstance(error, MatchError | GameError):
        rule = getattr(error, "rule", None)
        about = getattr(error, "about", None)
        reader = words if about is None else match_words(about, words.lang)
        return refusal(reader, error.message, rule)
    number = report(error, "interaction.trouble")
    return MessageBuilder().say(words("bot-trouble", id=number))


def refusal(words: Words, message: Text, rule: str | None) -> MessageBuilder:
    """Why something was refused, with a button to the rule that says so."""
    line = words.refused(message)
    if rule is None:
        return MessageBuilder().say(line)
    return MessageBuilder().say(f"{line} ({rule})").row(rule_button(words, rule))


def lost(error: Exception) -> bool:
    """Whether Discord no longer takes an answer to this interaction."""
    gone = {10062, 10015, 50027, 40060}
    return isinstance(error, discord.HTTPException) and error.code in gone


def context(interaction: "discord.Interaction[Any]") -> dict[str, Any]:
    """What the log says about an interaction: numbers only, no words of people."""
    return {
        "interaction": interaction.id,
        "user": interaction.user.id,
        "guild": interaction.guild_id,
        "channel": interaction.channel_id,
    }
