"""`caravan render`: the table of a match as a picture."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bot.cli.files import known_game, read_match, write_bytes
from bot.cli.frame import Wrong, out
from bot.cli.playing import match_options, play
from bot.cli.wording import in_english, seat_names
from data.catalogues import languages
from engines.core import GameError, Match
from engines.core.verify import play as play_again
from engines.registry import game, games
from renderer import Caption, Picture, no_room, painter


@dataclass(frozen=True, slots=True)
class Shown:
    """A match at the moment to be shown, with what a caption says of it; `names` as far as there are any."""

    match: Match[Any]
    name: str
    names: list[str] | None
    seed_hash: str


@click.command()
@click.argument("what", metavar="FILE|GAME")
@match_options()
@click.option(
    "--at",
    type=click.IntRange(min=0),
    metavar="MOVE",
    help="Draw it after this entry of the log; 0 is the set-up.  [default: the last]",
)
@click.option(
    "--seat", type=click.IntRange(min=1), metavar="N", help="Draw the private table of this seat."
)
@click.option("--lang", type=click.Choice(languages()), default="en", show_default=True)
@click.option("--out", "target", metavar="PNG", type=Path, required=True, help="Where to write it.")
@click.pass_context
def render(
    ctx: click.Context,
    /,
    *,
    what: str,
    at: int | None,
    seat: int | None,
    lang: str,
    target: Path,
    **how: Any,
) -> None:
    """Draw the board of an exported match FILE, or of a GAME played by AI players.

    --players, --seed, --option and --policy are for a GAME; a FILE already contains them.
    """
    shown = _played(what, at, how) if what in games() else _read(ctx, Path(what), at)
    picture = _painted(shown, seat, lang)
    write_bytes(target, picture.png)
    out(picture.alt)


def _played(key: str, at: int | None, how: dict[str, Any]) -> Shown:
    played = play(game(key), **how, until=at)
    if at is not None and played.match.number < at:
        raise Wrong(f"--at {at}: this match has only {played.match.number} entries")
    return Shown(played.match, f"#{played.seed}", None, played.sealing.seed_hash or "")


def _read(ctx: click.Context, source: Path, at: int | None) -> Shown:
    if not os.path.exists(source):  # noqa: PTH110 - Path.exists raises where a name is too long to be one
        raise Wrong(f"{source} is neither a file nor a game; the games are: {', '.join(games())}")
    _nothing_to_say(ctx, "players", "seed", "options", "policy")
    file = read_match(source)
    if not file.complete:
        raise Wrong(
            f"{source} holds no seed, so its board cannot be drawn; export it again when the match is locked"
        )
    if at is not None and at > len(file.log):
        raise Wrong(f"--at {at}: {source} has only {len(file.log)} entries")
    try:
        match = play_again(known_game(source, file), file, at)
    except GameError as error:
        raise Wrong(f"{source} does not hold: {in_english(error.message)}") from error
    except ValueError as error:
        raise Wrong(f"{source} does not hold: {error}") from error
    names = None if file.names is None else list(file.names)
    return Shown(match, source.stem, names, file.sealing.seed_hash or "")


def _nothing_to_say(ctx: click.Context, *names: str) -> None:
    """Refuse options that only a playout could heed."""
    for name in names:
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            shown = name.removesuffix("s") if name == "options" else name
            raise Wrong(f"--{shown} is only for a GAME; a FILE already contains how it was played")


def _painted(shown: Shown, seat: int | None, lang: str) -> Picture:
    match = shown.match
    names = shown.names or seat_names(match, lang)
    caption = Caption(shown.name, shown.seed_hash, names, lang)
    told = no_room(match.header.game, match.content)
    if told is not None:
        raise Wrong(f"the content of {match.header.game} cannot be drawn: {told}")
    paint = painter(match.header.game)
    if seat is None:
        return paint.board(match.view(None), caption)
    players = match.spec.players_with(match.header.options, match.header.marks)
    if seat > players:
        raise Wrong(f"--seat {seat}: this match has players on seats 1 to {players}")
    return paint.hand(match.view(seat - 1), caption, seat - 1)
