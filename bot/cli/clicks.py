"""`caravan clicks`: how many clicks a turn takes, and how many of them decide nothing."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import click

from bot.cli.choosing import AS_JSON, Game
from bot.cli.frame import out, out_json
from bot.cli.playing import match_options
from bot.cli.simulating import PLAYERS, SHOWN, head, series
from bot.cli.wording import in_english
from bot.tempo.clicks import ClickedTurn, clicked
from bot.tempo.measure import spread
from engines.core import GameSpec


@click.command()
@click.argument("game", type=Game())
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=5,
    show_default=True,
    help="How many matches to play.",
)
@match_options(PLAYERS)
@AS_JSON
def clicks(
    *,
    game: GameSpec[Any],
    matches: int,
    players: int | None,
    seed: str,
    options: dict[str, str],
    policy: str,
    as_json: bool,
) -> None:
    """Play matches of GAME through the players' panels and count the clicks a turn takes.

    A turn is everything a seat answers until the match waits for somebody else or a new round begins. A
    click decides nothing if the question has only one answer, or if it only leads to an answer: opening a
    group of a long list, a form, another question. Opening the panel is counted separately.

    The same arguments give the same result on every machine.
    """
    played = series(game, players, options, matches, seed, policy)
    turns = list(clicked(played.table, played.players(), matches, seed))
    found = {
        **played.told(),
        **_figures(turns),
    }
    if as_json:
        out_json(found)
    else:
        _tell(found)


def _figures(played: Sequence[Sequence[ClickedTurn]]) -> dict[str, Any]:
    turns = list(chain.from_iterable(played))
    each = len(played)
    sums = {
        "turns": len(turns),
        "opened": sum(one.opened for one in turns),
        "clicks": sum(one.clicks for one in turns),
        "idle": sum(one.idle for one in turns),
        "forced": sum(len(one.forced) for one in turns),
        "turned": sum(one.turned for one in turns),
    }
    return {
        "turn": {name: round(n, 2) for name, n in spread([one.clicks for one in turns]).items()},
        "match": {name: round(number / each, 1) for name, number in sums.items()},
        "topics": _topics(turns, each),
    }


def _topics(turns: Sequence[ClickedTurn], matches: int) -> list[dict[str, Any]]:
    """How often each question is answered in a match, and how often it has one answer."""
    asked = Counter(in_english(one) for turn in turns for one in turn.answers)
    forced = Counter(in_english(one) for turn in turns for one in turn.forced)
    return [
        {
            "topic": topic,
            "answers": round(number / matches, 2),
            "forced": round(forced[topic] / matches, 2),
        }
        for topic, number in asked.most_common()
    ]


def _tell(found: Mapping[str, Any]) -> None:
    head(found)
    turn, match = found["turn"], found["match"]
    out(
        f"  clicks a turn  {turn['mean']:.1f}"
        f"  (p10 {turn['p10']:.0f}  p50 {turn['p50']:.0f}  p90 {turn['p90']:.0f})"
    )
    out(
        f"  a match        {match['turns']:.0f} turns, {match['clicks']:.0f} clicks,"
        f" {match['idle']:.0f} of them decide nothing;"
        f" a panel is opened {match['opened']:.0f} times"
    )
    out(
        f"                 for questions with one answer {match['forced']:.0f},"
        f" only to get to an answer {match['turned']:.0f}"
    )
    for topic in found["topics"][:SHOWN]:
        out(
            f"    {topic['answers']:>7.1f} answers {topic['forced']:>6.1f} forced  {topic['topic']}"
        )
