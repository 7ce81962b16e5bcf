"""Setting up a match at the command line, and playing it out."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import click

from bot.cli.choosing import OPTIONS
from bot.cli.frame import Wrong
from bot.matches.core.library import Library
from bot.settings import load_settings
from engines.core import GameSpec, Match, key_from
from engines.core.export import Sealing
from engines.core.playout import POLICIES, Playout, playout
from engines.core.randomness import seed_hash

Decorator = Any


@dataclass(frozen=True, slots=True)
class Played:
    """A match played at the command line: with the content's tables, and the seed it was played by."""

    match: Match[Any]
    content: Mapping[str, Any]
    seed: str
    count: Playout

    @property
    def sealing(self) -> Sealing:
        """The seed is no secret here."""
        return Sealing(self.seed, None, seed_hash(self.seed))


def library() -> Library:
    """The games with their content, packs of `CARAVAN_CONTENT` applied."""
    return Library(load_settings().content)


def play(
    spec: GameSpec[Any],
    players: int | None,
    seed: str,
    options: Mapping[str, str],
    policy: str,
    until: int | None,
) -> Played:
    """Play a match, up to `until` entries of its log.

    Without a number of players as many play as can.
    """
    raw, digest = library().content(spec.key)
    marks = [None] * players_for(spec, players, options)
    content = validated(spec, raw)
    key = key_from(seed)
    match = Match.begin(spec, content, digest, key, options, marks, keeping="none")
    count = playout(match, [POLICIES[policy]() for _ in marks], until)
    return Played(match, raw, seed, count)


def players_for(spec: GameSpec[Any], players: int | None, options: Mapping[str, object]) -> int:
    """How many play: without a number as many as can with these options. Raises OptionError."""
    if players is not None:
        return max(players, 0)
    return max(spec.playable(spec.read_options(options)), default=spec.players[-1])


def validated(spec: GameSpec[Any], raw: Mapping[str, Any]) -> Any:
    """The content as the game reads it. Raises Wrong if it does not fit."""
    try:
        return spec.content(raw)
    except ValueError as error:
        raise Wrong(f"the content of {spec.key} does not fit: {error}") from error


def match_options(policies: Collection[str] = POLICIES) -> Callable[[Any], Any]:
    """The options of verbs that play a match: --players, --seed, --option, --policy (else the first)."""
    return partial(_with_options, list(policies))


def _with_options(policies: list[str], command: Decorator) -> Decorator:
    for decorate in (
        click.option(
            "--policy",
            type=click.Choice(policies),
            default=policies[0],
            show_default=True,
            help="How the seats answer.",
        ),
        OPTIONS,
        click.option(
            "--seed", default="0", show_default=True, help="Any text; it decides dice and decks."
        ),
        click.option(
            "--players",
            type=int,
            metavar="N",
            help="Number of players.  [default: as many as possible]",
        ),
    ):
        command = decorate(command)
    return command
