"""`caravan tempo`: how many waits and days a match by post takes, and where they come from."""

import re
from collections.abc import Callable, Mapping, Sequence
from math import isnan
from typing import Any

import click
from typing_extensions import override

from bot.cli.choosing import AS_JSON, Game
from bot.cli.frame import Wrong, out, out_json
from bot.cli.playing import match_options
from bot.cli.simulating import PLAYERS, SHOWN, head, series
from bot.cli.wording import in_english
from bot.tempo.course import Course
from bot.tempo.measure import measured, shares, spread
from bot.tempo.people import HOUR, AnswerHabits, Night
from engines.core import GameSpec, Routine
from engines.core.options import Options

ORDERS = {"strict": "one after the other", "built": "as it is built"}

_NIGHT = re.compile(r"(\d{1,2})-(\d{1,2})")


def _night(_: click.Context, param: click.Parameter, value: str) -> Night:
    found = _NIGHT.fullmatch(value.strip())
    hours = [int(part) for part in found.groups()] if found else []
    if len(hours) != 2 or max(hours) > 24:
        raise click.BadParameter(f"{value!r} is not of the form 23-7", param=param)
    return Night(hours[0] % 24, hours[1] % 24)


def _zones(_: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    try:
        zones = tuple(int(part) for part in value.split(","))
    except ValueError:
        raise click.BadParameter(f"{value!r} is not of the form -5,0,1,9", param=param) from None
    if min(zones) < -12 or max(zones) > 14:
        raise click.BadParameter("zones lie from -12 to 14 hours ahead of UTC", param=param)
    return zones


class _Number(click.FloatRange):
    """A number within bounds; what is not a number is within any for click."""

    @override
    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number: float = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(f"{value!r} is not a number", param, ctx)
        return number


def _people_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options that say how people answer."""
    for decorate in (
        click.option(
            "--sleep",
            "night",
            default="23-7",
            show_default=True,
            callback=_night,
            metavar="HOURS",
            help="The hours when they sleep, by their own clock; 0-0 for never.",
        ),
        click.option(
            "--zones",
            default="-5,0,1,9",
            show_default=True,
            callback=_zones,
            metavar="HOURS",
            help="Their time zones, in hours ahead of UTC; given to the seats at random.",
        ),
        click.option(
            "--spread",
            "sigma",
            type=_Number(min=0, max=10),
            default=1.0,
            show_default=True,
            help="How much their times vary: the standard deviation of the logarithm.",
        ),
        click.option(
            "--median",
            type=_Number(min=0, max=10_000, min_open=True),
            default=4.0,
            show_default=True,
            metavar="HOURS",
            help="The median time to an answer, in hours awake.",
        ),
    ):
        command = decorate(command)
    return command


@click.command()
@click.argument("game", type=Game())
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    help="How many matches to play.",
)
@click.option(
    "--standing",
    "standing_orders",
    multiple=True,
    metavar="ORDER",
    help="A standing order of the game that everybody has given, by its key; repeatable.",
)
@_people_options
@match_options(PLAYERS)
@AS_JSON
def tempo(
    *,
    game: GameSpec[Any],
    matches: int,
    standing_orders: tuple[str, ...],
    median: float,
    sigma: float,
    zones: tuple[int, ...],
    night: Night,
    players: int | None,
    seed: str,
    options: dict[str, str],
    policy: str,
    as_json: bool,
) -> None:
    """Simulate matches of GAME by post and count the waits and days they take.

    A wait is the time during which the match stands still until a seat answers. People who sit down to
    answer deal with everything they can, at a minute each. Each match is played twice with the same people,
    dice and answers: once with one question after the other in the order of the rulebook, and once as the
    bot plays it, asking everybody at once who can answer. Of waits that overlap, only those on the longest
    chain count. Quick players are greedy players that compare only five answers: their matches are about
    as long as those of greedy players, and simulated much faster. Random players are faster still, but
    their matches have a different length. What standing orders answer takes no time as the bot plays it;
    of several that fit a question the first counts.

    The same arguments give the same result on every machine.
    """
    played = series(game, players, options, matches, seed, policy)
    habits = AnswerHabits(round(median * HOUR), sigma, night, zones)
    routines = _routines(game, game.read_options(options), standing_orders)
    both = list(measured(played.table, habits, played.players, matches, seed, routines))
    found = {
        **played.told(),
        "median": median,
        "spread": sigma,
        "zones": list(zones),
        "sleep": f"{night.begins}-{night.ends}",
        "standing": [*standing_orders],
        "orders": {
            "strict": _order([one.strict for one in both]),
            "built": _order([one.built for one in both]),
        },
    }
    if as_json:
        out_json(found)
    else:
        _tell(found)


def _routines(game: GameSpec[Any], options: Options, keys: Sequence[str]) -> list[Routine]:
    """The standing orders of a game by their keys. Raises Wrong naming those there are with these options."""
    known = {one.key: one for one in game.routines if one.goes_with(options)}
    for key in keys:
        if key not in known:
            there_are = ", ".join(known) or "none"
            raise Wrong(f"{game.key} has no standing order {key!r}; there are: {there_are}")
    return [known[key] for key in keys]


def _order(courses: Sequence[Course]) -> dict[str, Any]:
    """What scripts are told of the matches in one order."""
    return {
        "waits": _rounded(spread([len(one.chain()) for one in courses])),
        "days": _rounded(spread([one.days for one in courses])),
        "sittings": _rounded(spread([len(one.sittings) for one in courses])),
        "topics": [
            {
                "topic": in_english(one.topic),
                "waits": round(one.waits, 2),
                "share": round(one.share, 3),
            }
            for one in shares(courses)
        ],
    }


def _rounded(found: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in found.items()}


def _tell(found: Mapping[str, Any]) -> None:
    head(found)
    for order, label in ORDERS.items():
        told = found["orders"][order]
        out()
        out(label)
        for what in ("waits", "days", "sittings"):
            out(f"  {what:<8} {_quantiles(told[what])}")
        for topic in told["topics"][:SHOWN]:
            out(f"    {topic['share']:>6.1%} {topic['waits']:>7.1f} waits  {topic['topic']}")


def _quantiles(found: Mapping[str, float]) -> str:
    rest = "  ".join(f"{name} {found[name]:.1f}" for name in ("p10", "p50", "p90"))
    return f"{found['mean']:>7.1f}  ({rest})"
