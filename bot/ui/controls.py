"""Buttons, menus and forms with labels that fit, all of them found again after a restart."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ButtonStyle, SelectOption, TextStyle, ui
from typing_extensions import override

from bot import limits
from bot.text import fit
from bot.text.words import Words
from bot.ui import custom_ids
from bot.ui.click import Click
from bot.ui.clicks.rules import ShowRuleClick

if TYPE_CHECKING:
    import re

    from bot.ui.client import Client


NUMBER = 12
"""Characters enough for any number that is asked for."""
ONE_LINE = 200
"""What may have more characters than this is typed into a larger field."""


class Control(ui.DynamicItem[ui.Item[Any]], template=custom_ids.TEMPLATE):
    """Any button or menu of ours; the custom_id alone says what a click on it means."""

    @classmethod
    @override
    async def from_custom_id(
        cls,
        interaction: "discord.Interaction[Any]",
        item: ui.Item[Any],
        match: "re.Match[str]",
        /,
    ) -> Self:
        return cls(item)

    @override
    async def callback(self, interaction: "discord.Interaction[Any]") -> None:
        """Hand the click to whoever knows its verb."""
        bot: Client = interaction.client
        await bot.pressed(interaction)


def button(
    label: str,
    click: Click,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Control:
    """A button."""
    return Control(
        ui.Button(
            label=fit.button(label), custom_id=click.custom_id, style=style, disabled=disabled
        )
    )


def menu(
    click: Click,
    options: Sequence[SelectOption],
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> Control:
    """A menu of 1 to 25 options."""
    return Control(
        ui.Select(
            custom_id=click.custom_id,
            placeholder=fit.placeholder(placeholder),
            options=list(options),
            min_values=min(least, len(options)),
            max_values=max(1, min(most, len(options))),
        )
    )


def entry(label: str, value: str, hint: str = "", *, chosen: bool = False) -> SelectOption:
    """One option of a menu."""
    return SelectOption(
        label=fit.option(label), value=value, description=fit.hint(hint), default=chosen
    )


def field(label: str, hint: str, custom_id: str, value: str, most: int = NUMBER) -> ui.Label[Any]:
    """A field of a form, filled in with a value, for at most so many characters."""
    given: ui.TextInput[Any] = ui.TextInput(
        custom_id=custom_id, default=value, required=True, max_length=most
    )
    return ui.Label(text=fit.label(label), description=fit.label_hint(hint), component=given)


def words_field(label: str, hint: str, custom_id: str, most: int) -> ui.Label[Any]:
    """A field of a form for a line of one's own of at most so many characters."""
    style = TextStyle.paragraph if most > ONE_LINE else TextStyle.short
    given: ui.TextInput[Any] = ui.TextInput(
        custom_id=custom_id, required=True, max_length=most, style=style
    )
    return ui.Label(text=fit.label(label), description=fit.label_hint(hint), component=given)


def remark(text: str) -> ui.TextDisplay[Any]:
    """A text of a form, for what is too long for a title or label."""
    return ui.TextDisplay(text)


def form(
    title: str, click: Click, fields: Sequence[ui.Label[Any] | ui.TextDisplay[Any]]
) -> ui.Modal:
    """A form of 1 to 5 fields or texts; what is sent is understood by its custom_id, even after a restart."""
    modal = ui.Modal(title=fit.title(title), custom_id=click.custom_id, timeout=1)
    for one in fields[: limits.MODAL_COMPONENTS]:
        modal.add_item(one)
    return modal


def submitted(interaction: "discord.Interaction[Any]") -> dict[str, str]:
    """What was typed into a form, by the custom_id of its fields."""
    found: dict[str, str] = {}
    for row in _data(interaction).get("components", []):
        inner: dict[str, Any] = row.get("component") or {}
        if "custom_id" in inner:
            found[inner["custom_id"]] = str(inner.get("value", ""))
    return found


def picked(interaction: "discord.Interaction[Any]") -> list[str]:
    """What was chosen from a menu; empty for a button."""
    return [str(value) for value in _data(interaction).get("values", [])]


def _data(interaction: "discord.Interaction[Any]") -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})


def rule_button(words: Words, rule: str) -> Control:
    """What leads to the note of a rule."""
    return button(words("bot-show-rule", rule=rule), ShowRuleClick(rule))
