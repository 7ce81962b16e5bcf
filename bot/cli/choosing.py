"""Arguments that several verbs take: a game, and its options."""

from collections.abc import Sequence
from typing import Any

import click
from typing_extensions import override

from engines.core import GameSpec
from engines.registry import game, games


class Game(click.ParamType[GameSpec[Any]]):
    """The key of a game, turned into its GameSpec."""

    name = "game"

    @override
    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> GameSpec[Any]:
        if isinstance(value, GameSpec):
            return value
        try:
            return game(value)
        except KeyError:
            self.fail(
                f"there is no game {value!r}; choose one of: {', '.join(games())}", param, ctx
            )


def pairs(_: click.Context, param: click.Parameter, words: Sequence[str]) -> dict[str, str]:
    """The options of a match, from words such as `deal=experienced`."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise click.BadParameter(f"{word!r} must have the form name=value", param=param)
        if key in found:
            raise click.BadParameter(f"{key!r} is given twice", param=param)
        found[key] = value
    return found


OPTIONS = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    callback=pairs,
    help="Set an option of the game (see `caravan games`); can be repeated.",
)

AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON, for scripts.")
