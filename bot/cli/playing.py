"""Setting up a match at the command line, and playing it out."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import click

from bot.cli.choosing import OPTIONS
from bot.cli.frame import Wrong
from bot.matches.library import Library
from bot.settings import load_settings
from engines.core import GameSpec, Match, key_from
from engines.core.playout import POLICIES

Decorator = Any


@cache
def library() -> Library:
    """The games with their content, packs of `CARAVAN_CONTENT` applied."""
    return Library(load_settings().content)


def content(spec: GameSpec[Any]) -> tuple[Any, str]:
    """A game's validated content and the hash that names it."""
    raw, digest = library().content(spec.key)
    try:
        return spec.content(raw), digest
    except ValueError as error:
        raise Wrong(f"the content of {spec.key} does not fit: {error}") from error


def begin(
    spec: GameSpec[Any], players: int | None, seed: str, options: Mapping[str, str]
) -> Match[Any]:
    """A new match; without a number of players with as many as the game allows."""
    validated, digest = content(spec)
    seats = spec.players[-1] if players is None else players
    marks = [None] * max(seats, 0)
    return Match.begin(spec, validated, digest, key_from(seed), options, marks)


def match_options(command: Decorator) -> Decorator:
    """The options of verbs that play a match: --players, --seed, --option, --policy, --until."""
    for decorate in (
        click.option(
            "--until",
            type=click.IntRange(min=0),
            metavar="N",
            help="Stop when the log has N entries.  [default: the end of the match]",
        ),
        click.option(
            "--policy",
            type=click.Choice(list(POLICIES)),
            default="random",
            show_default=True,
            help="How the seats answer.",
        ),
        OPTIONS,
        click.option(
            "--seed", default="0", show_default=True, help="Any text; decides dice and decks."
        ),
        click.option(
            "--players", type=int, metavar="N", help="How many play.  [default: as many as can]"
        ),
    ):
        command = decorate(command)
    return command
