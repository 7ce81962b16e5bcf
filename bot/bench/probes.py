"""All measurements in the order in which they are made and told."""

from bot.bench import (
    attacks,
    clicks,
    drawn,
    engine,
    keeping,
    matches,
    pictures,
    processes,
    stored,
    thinking,
)
from bot.bench.figure import Figure, Probe
from engines.registry import games


def probes() -> list[Probe]:
    """Every measurement, those of each game first."""
    return [
        *(probe for name in matches.names() for probe in engine.probes(name)),
        *(probe for name in matches.names() for probe in pictures.probes(name)),
        *(probe for key in games() for probe in keeping.probes(key)),
        *(probe for key in games() for probe in clicks.probes(key)),
        *(probe for key in games() for probe in attacks.probes(key)),
        *(probe for key in games() for probe in thinking.probes(key)),
        *processes.probes(next(iter(games()))),
        *drawn.probes(),
        *stored.probes(next(iter(games()))),
    ]


def chosen(names: tuple[str, ...]) -> list[Probe]:
    """The measurements of these figures; a name is a figure's, or one or more of its dotted parts.

    All of them if there are no names. Raises KeyError naming a figure nobody knows.
    """
    known = probes()
    for name in names:
        if not any(meant((name,), figure) for probe in known for figure in probe.figures):
            raise KeyError(name)
    return [probe for probe in known if any(meant(names, figure) for figure in probe.figures)]


def meant(names: tuple[str, ...], figure: Figure) -> bool:
    """Whether a figure is one of those named; without names every figure is."""
    return not names or any(f".{name}." in f".{figure.name}." for name in names)
