"""What a slash command takes: values that Discord offers nobody are refused before anything is done."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from typing_extensions import override

from bot import limits
from bot.cogs.bot import Bot
from bot.cogs.characters import check_whole, is_whole
from bot.cogs.naming import PARAMETER, NamedChoice
from bot.domain.errors import MatchError
from bot.text.words import Words
from bot.ui.replies import fail
from engines.core import Text
from engines.core.text import Arg

Given = Mapping[str, Any]
Command = app_commands.Command[Any, ..., Any]

MOST = 1_000_000_000
"""Larger numbers are never meant, and not all of them could be stored."""
_PLAIN: Mapping[Kind, type] = {Kind.string: str, Kind.integer: int, Kind.boolean: bool}
_NESTED = (Kind.subcommand.value, Kind.subcommand_group.value)


def check_offered(tree: app_commands.CommandTree[Any], data: Given, reader: Words) -> None:
    """Raises MatchError if a command was given what none of its options takes."""
    found = _command(tree, data)
    if found is None:
        return
    command, given = found
    known = {one.display_name: one for one in command.parameters}
    for option in given:
        parameter = known.get(str(option.get("name")))
        if parameter is not None and (wrong := _wrong(parameter, option.get("value"), reader)):
            raise MatchError(wrong)


def _command(
    tree: app_commands.CommandTree[Any], data: Given
) -> tuple[Command, list[Given]] | None:
    """The command that is meant and what it was given; None if there is none, which others tell."""
    found: Any = tree.get_command(str(data.get("name")))
    options = list(data.get("options", ()))
    while isinstance(found, app_commands.Group):
        inner = next((one for one in options if one.get("type") in _NESTED), None)
        if inner is None:
            return None
        found, options = found.get_command(str(inner["name"])), list(inner.get("options", ()))
    return (found, options) if isinstance(found, app_commands.Command) else None


def _wrong(parameter: app_commands.Parameter, value: Any, reader: Words) -> Text | None:
    """Why a value is none that is offered; None if it is one."""
    name: dict[str, Arg] = {"name": reader(f"{PARAMETER}{parameter.name}")}
    plain = _PLAIN.get(parameter.type)
    if plain is None:
        return None
    if not isinstance(value, plain) or (plain is int and isinstance(value, bool)):
        return Text("bot-option-kind", name)
    if parameter.choices:
        if any(one.value == value for one in parameter.choices):
            return None
        return Text("bot-option-choices", name | {"choices": ", ".join(_names(parameter, reader))})
    size: Any = len(value) if isinstance(value, str) else value
    return _out_of_bounds(parameter, size, name)


def _out_of_bounds(
    parameter: app_commands.Parameter, size: int, name: dict[str, Arg]
) -> Text | None:
    """Why a number, or a length, is none that an option takes; None if it is one."""
    least, most = _bounds(parameter)
    if least <= size <= most:
        return None
    kind = "length" if parameter.type is Kind.string else "number"
    return Text(f"bot-option-{kind}", name | {"least": least, "most": most})


def _bounds(parameter: app_commands.Parameter) -> tuple[int, int]:
    """The least and the most that a number, or the length of a text, may be."""
    lengths = parameter.type is Kind.string
    lowest, highest = (0, limits.STRING_OPTION) if lengths else (-MOST, MOST)
    least, most = parameter.min_value, parameter.max_value
    return int(lowest if least is None else least), int(highest if most is None else most)


def _names(parameter: app_commands.Parameter, reader: Words) -> Iterator[str]:
    """The choices as their menu shows them."""
    for one in parameter.choices:
        yield reader(one.key, **one.args) if isinstance(one, NamedChoice) else one.name


async def _can_be_proposed_to(interaction: discord.Interaction[Any]) -> bool:
    """Nothing is proposed to half a character: the command, once sent, says why."""
    if is_whole(interaction.data):
        return True
    await interaction.response.autocomplete([])
    return False


class OfferedTree(app_commands.CommandTree[Bot]):
    """The commands; what a client sends is looked at before any of them begins."""

    @override
    async def interaction_check(self, interaction: discord.Interaction[Bot]) -> bool:
        """Refuse half characters, and what no option offers; what is being typed may be anything else."""
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.autocomplete:
            return await _can_be_proposed_to(interaction)
        if interaction.type is not discord.InteractionType.application_command:
            return True
        try:
            check_whole(data)
            check_offered(self, data, self.client.reader_now(interaction))
        except MatchError as refused:
            await fail(interaction, await self.client.reader(interaction), refused)
            return False
        return True
