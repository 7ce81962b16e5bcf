"""`caravan games`: what can be played."""

from typing import Any

import click

from bot.cli.choosing import AS_JSON
from bot.cli.frame import out, out_json
from bot.cli.playing import library, validated
from bot.matches.core.library import SHORT, Library
from bot.tempo.lengths import tables
from data.catalogues import catalogue
from data.lengths import length
from engines.core import GameSpec, OptionSpec
from engines.registry import games as all_games


@click.command()
@AS_JSON
def games(*, as_json: bool) -> None:
    """List the games with their numbers of players, usual length, options and content.

    Content packs in CARAVAN_CONTENT are applied; the list shows which rows they change.
    """
    shelf = library()
    found = [_described(spec, shelf) for spec in all_games().values()]
    if as_json:
        out_json(found)
        return
    for one in found:
        out(f"{one['game']}: {one['name']}, {_span(one['players'])} players")
        for usual in one["lengths"]:
            out(_length_told(usual))
        for option in one["options"]:
            out(f"  --option {option['option']}={_values(option)}")
        out(f"  content {_content_told(one['content'])}")


def _described(spec: GameSpec[Any], shelf: Library) -> dict[str, Any]:
    return {
        "game": spec.key,
        "name": catalogue("en").format(f"{spec.key}-name"),
        "players": list(spec.players),
        "lengths": _lengths(spec),
        "options": [_option(option) for option in spec.options],
        "content": _content(spec, shelf),
    }


def _lengths(spec: GameSpec[Any]) -> list[dict[str, Any]]:
    """How long matches usually are, by number of players and the options that decide it."""
    found = ((*table, length(spec.key, table[1], table[0])) for table in tables(spec))
    return [
        {"players": players, "options": dict(pace), "answers": usual.answers, "days": usual.days}
        for pace, players, usual in found
        if usual is not None
    ]


def _content(spec: GameSpec[Any], shelf: Library) -> dict[str, Any]:
    raw, digest = shelf.content(spec.key)
    validated(spec, raw)
    pinned = shelf.pinned(spec.key, raw, digest)
    return {"hash": digest, "packs": list(pinned.packs or ()), "rows": list(pinned.rows)}


def _length_told(usual: dict[str, Any]) -> str:
    players, answers, days = usual["players"], usual["answers"], usual["days"]
    settings = "".join(f", {option}={value}" for option, value in usual["options"].items())
    return f"  {players} players{settings}: about {answers} answers, {days} days by post"


def _content_told(content: dict[str, Any]) -> str:
    told = content["hash"][:SHORT]
    if not content["rows"]:
        return f"{told}, as shipped"
    return f"{told}, changed by {', '.join(content['packs'])}: {', '.join(content['rows'])}"


def _option(option: OptionSpec) -> dict[str, Any]:
    bounds = {} if option.choices else {"low": option.low, "high": option.high}
    choices = {"choices": list(option.choices)} if option.choices else {}
    return {"option": option.key, "default": option.default, **choices, **bounds}


def _span(players: list[int]) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]}-{players[-1]}"


def _values(option: dict[str, Any]) -> str:
    offered = option.get("choices") or [f"{option['low']}..{option['high']}"]
    return f"{'|'.join(offered)} (default {option['default']})"
