"""`caravan balance`: what wins matches of AI players, at two strengths."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bot.cli.balance_told import Setting, told, written
from bot.cli.choosing import AS_JSON, OPTIONS, Game
from bot.cli.frame import Wrong, out, out_json
from bot.cli.playing import library, players_for, validated
from bot.cli.strengths import ALL, EASY, GREEDY, QUICK, Strength
from bot.habits import habits_of
from bot.matches.core.library import Library
from bot.settings import load_settings
from bot.training.balance.report import report
from bot.training.balance.series import Series, tally
from bot.training.balance.tally import Tally
from data import pack_folders
from data.catalogues import languages
from engines.core import GameSpec
from engines.core.search import Level


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the same numbers of matches with each content."""

    spec: GameSpec[Any]
    options: Mapping[str, Any]
    players: int
    runs: Sequence[tuple[Strength, range]]
    workers: int

    def tallies(self, raw: Mapping[str, Any]) -> list[Tally]:
        """What was counted with a content, by strength."""
        return [
            tally(Series(self.spec, raw, self.options, self.players, one), numbers, self.workers)
            for one, numbers in self.runs
        ]


@click.command()
@click.argument("game", type=Game())
@click.option("--players", type=int, metavar="N", help="How many play.  [default: as many as can]")
@OPTIONS
@click.option(
    "--weak",
    type=click.Choice(ALL),
    help="The players of the first strength.  [default: easy; quick where a game has no habits]",
)
@click.option(
    "--strong",
    type=click.Choice(ALL),
    default=GREEDY,
    show_default=True,
    help="The players of the second strength.",
)
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many matches each strength plays.",
)
@click.option(
    "--strong-matches",
    type=click.IntRange(min=1),
    help="How many the second one plays.  [default: as many]",
)
@click.option(
    "--first", type=int, default=0, show_default=True, help="The number of the first match."
)
@click.option(
    "--steps",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    help="How hard players think that search: so many answers they may try out for each of their own.",
)
@click.option(
    "--against",
    metavar="PACK",
    type=Path,
    help="A content pack: the same matches with it, too, and what it changes.",
)
@click.option(
    "--least",
    type=click.IntRange(min=1),
    default=30,
    show_default=True,
    help="What fewer seats took is left out.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="In how many processes to play.",
)
@click.option("--lang", type=click.Choice(languages()), default="en", show_default=True)
@AS_JSON
def balance(
    *,
    game: GameSpec[Any],
    players: int | None,
    options: dict[str, str],
    weak: str | None,
    strong: str,
    matches: int,
    strong_matches: int | None,
    first: int,
    steps: int,
    against: Path | None,
    least: int,
    workers: int,
    lang: str,
    as_json: bool,
) -> None:
    """Let AI players of two strengths play GAME among themselves, and tell what wins more than its share.

    Counted are turn order, seats, marks (such as colours and factions), and all that seats choose at least
    once where there is a choice: rows of the content such as cards, whatever else answers name, and the
    answers themselves. What both strengths find unbalanced is marked !!, what one finds !. That many
    things are judged at once is allowed for (Benjamini and Hochberg: one in twenty of those marked may be
    so by chance). What wins need not be strong: some things are taken by whoever is ahead.

    The same arguments give the same result on every machine, whatever the number of workers.
    """
    raw, digest = library().content(game.key)
    other = None if against is None else _with_pack(game, against, digest)
    validated(game, raw)
    numbers = range(first, first + matches), range(first, first + (strong_matches or matches))
    names = weak or (EASY if habits_of(game.key).known else QUICK), strong
    strengths = _strengths(game.key, names, Level(steps))
    plan = Plan(
        game,
        game.read_options(options),
        _several(game, players, options),
        [*zip(strengths, numbers, strict=True)],
        workers,
    )
    before = plan.tallies(raw)
    after = [] if other is None else plan.tallies(other)
    setting = Setting(
        game.key, plan.players, plan.options, names, before, after, lang, raw, against
    )
    found = report(before, after, least)
    if as_json:
        out_json({**setting.head(), "first": first, "least": least, **told(setting, found)})
    else:
        for line in written(setting, found):
            out(line)


def _several(game: GameSpec[Any], players: int | None, options: Mapping[str, str]) -> int:
    """How many play. Raises OptionError if so many cannot, Wrong if nobody can be compared with anybody."""
    count = players_for(game, players, options)
    game.check_table(game.read_options(options), count)
    if count == 1:
        raise Wrong("one player alone cannot be compared with others; give --players 2 or more")
    return count


def _strengths(game: str, names: tuple[str, str], level: Level) -> list[Strength]:
    """Two kinds of players. Raises Wrong if they are the same."""
    found = [Strength(game, name, level) for name in names]
    if found[0].plays == found[1].plays:
        why = "" if names[0] == names[1] else f", as there are no habits of {game}"
        raise Wrong(
            f"{names[0]} and {names[1]} players are the same{why}; choose another --weak or --strong"
        )
    return found


def _with_pack(game: GameSpec[Any], pack: Path, digest: str) -> Mapping[str, Any]:
    """The content with a pack, besides those of the settings.

    Raises Wrong or ContentError if there is no such pack, or it is broken or changes nothing of the game.
    """
    if not pack.is_dir():
        raise Wrong(f"{pack} is not a folder; --against needs a content pack")
    raw, other = Library((*load_settings().content, *pack_folders(str(pack)))).content(game.key)
    validated(game, raw)
    if other == digest:
        raise Wrong(
            f"{pack} changes nothing of {game.key}; a pack is laid out <pack>/<game>/*.toml"
        )
    return raw
