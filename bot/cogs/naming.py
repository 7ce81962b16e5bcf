"""Names and descriptions of commands, taken from the catalogues so that they are written once."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from discord import app_commands

from data.catalogues import catalogue

T = TypeVar("T")
V = TypeVar("V", str, int)
COMMAND = "bot-command-"
PARAMETER = "bot-parameter-"
DESCRIPTION = "-description"


def about(command: str) -> str:
    """The English description of a command such as `match create`."""
    return catalogue("en").format(COMMAND + command.replace(" ", "-") + DESCRIPTION)


class NamedChoice(app_commands.Choice[Any]):
    """One of a parameter's choices, named by a message of the catalogues: its key and what it is about."""

    def __init__(self, value: str | int, key: str, args: Mapping[str, str | int]) -> None:
        english = catalogue("en").format(key, args)
        super().__init__(name=app_commands.locale_str(english, key=key, args=args), value=value)
        self.key = key
        self.args = args


def choice(value: V, key: str, /, **args: str | int) -> app_commands.Choice[V]:
    """One of a parameter's choices, named by a message of the catalogues."""
    return NamedChoice(value, key, args)


def parameters(*names: str) -> Callable[[T], T]:
    """A decorator that describes a command's parameters in English."""
    english = catalogue("en")
    return app_commands.describe(
        **{name: english.format(PARAMETER + name + DESCRIPTION) for name in names}
    )
