"""Names and descriptions of commands, taken from the catalogues so that they are written once."""

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

from data.catalogues import catalogue

T = TypeVar("T")
COMMAND = "bot-command-"
PARAMETER = "bot-parameter-"
DESCRIPTION = "-description"


def about(command: str) -> str:
    """The English description of a command such as `match create`."""
    return catalogue("en").format(COMMAND + command.replace(" ", "-") + DESCRIPTION)


def parameters(*names: str) -> Callable[[T], T]:
    """A decorator that describes a command's parameters in English."""
    english = catalogue("en")
    return app_commands.describe(
        **{name: english.format(PARAMETER + name + DESCRIPTION) for name in names}
    )
