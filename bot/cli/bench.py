"""`caravan bench`: how fast it is on this machine."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import click

from bot.bench.figure import FULL, QUICK, Figure
from bot.bench.probes import chosen, meant, probes
from bot.cli.choosing import AS_JSON
from bot.cli.frame import out, out_json

SIGNS = {True: "ok", False: "missed", None: "-"}


def _names(_: click.Context, param: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    try:
        chosen(names)
    except KeyError as error:
        known = ", ".join(figure.name for probe in probes() for figure in probe.figures)
        raise click.BadParameter(
            f"there is no figure {error.args[0]!r}; there are: {known}", param=param
        ) from None
    return names


@click.command()
@AS_JSON
@click.option(
    "--only",
    metavar="NAME",
    multiple=True,
    callback=_names,
    help="Measure only this figure, or those with this word in their names; can be repeated.",
)
@click.option("--quick", is_flag=True, help="Fewer runs and smaller loads: a rough idea, quickly.")
def bench(*, as_json: bool, only: tuple[str, ...], quick: bool) -> None:
    """Measure the figures of docs/performance.md on this machine.

    Always exits with 0: missing a target on a busy machine is no error.
    """
    effort = QUICK if quick else FULL
    measured = (figure for probe in chosen(only) for figure in probe.run(effort))
    wanted = (figure for figure in measured if meant(only, figure))
    with _tidy():
        if as_json:
            out_json([figure.as_json() for figure in wanted])
            return
        for figure in wanted:
            out(_line(figure))


@contextmanager
def _tidy() -> Iterator[None]:
    """Let SIGTERM end it like Ctrl-C until the block ends, so that no bot it has started is left behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _line(figure: Figure) -> str:
    shown = "not measured" if figure.value is None else f"{_plain(figure.value)} {figure.unit}"
    target = f"{figure.op} {_plain(figure.target)}"
    why = f"  {figure.why}" if figure.why else ""
    return f"{figure.name:<32} {shown:>22}  {target:<10} {SIGNS[figure.ok]}{why}"


def _plain(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
