"""Names and descriptions of commands in the languages of the catalogues, for Discord's command list."""

from functools import cache
from typing import Any, cast

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from typing_extensions import override

from bot import limits
from bot.cogs.naming import COMMAND, DESCRIPTION, PARAMETER
from bot.text.fit import one_line
from data.catalogues import best, catalogue

_COMMANDS = {Location.command_name: "", Location.command_description: DESCRIPTION}
_GROUPS = {Location.group_name: "", Location.group_description: DESCRIPTION}
_PARAMETERS = {Location.parameter_name: "", Location.parameter_description: DESCRIPTION}


class Translator(app_commands.Translator):
    """Finds the message of a command by its qualified name, that of a parameter by its name.

    A choice brings its own (see bot.cogs.naming.choice), and so does an entry of a message's menu.
    """

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The words of one of our messages; None where the language or the message is not ours."""
        lang = _spoken(locale)
        if lang is None:
            return None
        key = string.extras.get("key")
        if context.location is not Location.choice_name:
            key = key or key_of(context)
            return None if key is None else _named(lang, key)
        if key is None or not catalogue(lang).has(key):
            return None
        return one_line(catalogue(lang).format(key, string.extras["args"]), limits.CHOICE_NAME)


@cache
def _spoken(locale: Locale) -> str | None:
    """The language of the catalogues that a locale stands for; None for most of Discord's thirty."""
    lang = best(locale.value)
    return lang if locale.value.partition("-")[0] == lang else None


@cache
def _named(lang: str, key: str) -> str | None:
    """A name or a description: the same for all locales of a language, and at every start."""
    if not catalogue(lang).has(key):
        return None
    most = limits.COMMAND_DESCRIPTION if key.endswith(DESCRIPTION) else limits.COMMAND_NAME
    return one_line(catalogue(lang).format(key), most)


def key_of(context: app_commands.TranslationContext[Any, Any]) -> str | None:
    """The message key for a place in a command, None for what is not translated."""
    where, data = context.location, cast("Any", context.data)
    ending = {**_COMMANDS, **_GROUPS}.get(where)
    if ending is not None:
        return f"{COMMAND}{data.qualified_name.replace(' ', '-')}{ending}"
    if where in _PARAMETERS:
        return f"{PARAMETER}{data.name}{_PARAMETERS[where]}"
    return None
