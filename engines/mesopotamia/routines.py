"""Answers that people may order ahead by name, and those of players in a hurry."""

from collections.abc import Iterator

from engines.core import Allocate, Answer, AtRandom, Choose, Decision, Routine, View, kind_of, usual
from engines.mesopotamia._haste import alone, fits
from engines.mesopotamia.ids import (
    AUTOMATON,
    BUILD,
    CONQUER,
    CONVERT,
    DISCOVER,
    DONE,
    END,
    EXPLORE,
    GARDEN,
    GATHER,
    GROW,
    KNUCKLE,
    LEVELS,
    NONE,
    RESEARCH,
    RIVALS,
    SCENARIOS,
    SETTLEMENT,
    SHIP,
    SPEARMAN,
    TABLET,
    TEAM,
    WARFARE,
)
from engines.mesopotamia.preview.gathering import proposed, sources
from engines.mesopotamia.preview.growth import possible
from engines.mesopotamia.preview.study import can_convert, discoveries
from engines.mesopotamia.rules.building import (
    EVENT_SPACE,
    POPULATION,
    SETTLEMENTS,
    buildable,
    obstacles,
    price,
)
from engines.mesopotamia.rules.goods import can_pay, missing
from engines.mesopotamia.rules.placing import places
from engines.mesopotamia.rules.reach import March, marches
from engines.mesopotamia.state import Mesopotamia

ACT, BUILDING, MARCHING, GATHERING = (
    f"mesopotamia-ask-{one}" for one in ("act", "build", "activate", "gather")
)
STUDYING = ("mesopotamia-ask-study", "mesopotamia-ask-convert")


def _safe(decision: Decision) -> Answer | None:
    """The safe answer, where it is none of chance."""
    return None if isinstance(decision.default, AtRandom) else decision.default


LINING_UP = tuple(f"mesopotamia-ask-{one}" for one in ("rows", "split", "line-up", "queue"))
CARDS = {"combat": ("cards",)}
"""The option with which there are rows and fatigue."""
TO_CONQUER = {"mode": (RIVALS, AUTOMATON, TEAM)}
"""The enemies of Assur have no settlements, and nobody who besieges Ur comes by several of its few."""
ROUTINES = (
    Routine(
        "end-turn", ("mesopotamia-ask-end",), usual(END), sure=True, needs={"dice": ("rolled",)}
    ),
    Routine("gather-first", ("mesopotamia-ask-market",), usual(GATHER)),
    Routine("no-trade", ("mesopotamia-ask-trade",), usual(DONE)),
    Routine("no-unit", ("mesopotamia-ask-recruit",), usual(NONE)),
    Routine("event-steps", ("mesopotamia-ask-event",), _safe),
    Routine("drawn-order", LINING_UP, _safe, needs=CARDS),
    Routine("tire", ("mesopotamia-ask-tire",), _safe, needs=CARDS),
    Routine("conquer", ("mesopotamia-ask-sack",), usual(CONQUER), needs=TO_CONQUER),
)


def hurry(view: View[Mesopotamia], decision: Decision) -> Answer | None:
    """What completes the Hanging Gardens: whatever the next tile wants comes first, dice stay as they are.

    Units march onto events, or wherever chance leads, if the tile wants events or settlements; all else is
    answered safely. Alone they bring a ram to Ur, or hold Assur.
    """
    game, seat, kind = view.state, decision.seat, kind_of(decision)
    if game.mode in SCENARIOS:
        given = alone(view, decision)
        return _safe(decision) if given is None else given
    if kind == MARCHING and _must_explore(game, seat):
        return _outward(game, decision)
    if kind == GATHERING and isinstance(decision, Allocate):
        return _gathered(game, seat, decision)
    wishes = {
        ACT: _actions,
        BUILDING: _objects,
        **dict.fromkeys(STUDYING, _studies),
    }.get(kind)
    if wishes is None or not isinstance(decision, Choose):
        return _safe(decision)
    offered = [one.id for one in decision.options]
    return next(
        (one for wish in wishes(game, seat) for one in offered if fits(one, wish)), offered[-1]
    )


def _wants(game: Mesopotamia, seat: int) -> dict[str, int]:
    """What the next tile asks for besides its price, and a seat has not reached."""
    return dict(obstacles(game, seat, GARDEN))


def _must_explore(game: Mesopotamia, seat: int) -> bool:
    """Whether units must go out, to reveal events, or to where a settlement has room."""
    wants = _wants(game, seat)
    settling = SETTLEMENTS in wants and not places(game, seat, SETTLEMENT)
    return settling or EVENT_SPACE in wants


def _outward(game: Mesopotamia, decision: Decision) -> Answer | None:
    """A march onto a face-down event without a tribe; None where there is none within reach."""
    offered = decision.options if isinstance(decision, Choose) else []
    for one in offered[:-1]:
        ground = game.grounds.get(March.read(one.id).target)
        if ground is not None and ground.token and not ground.tribe:
            return one.id
    return None


def _gathered(game: Mesopotamia, seat: int, decision: Allocate) -> Answer:
    """What the next tile lacks most, as far as there are sources of it."""
    cost, owned = price(game, GARDEN), game.realms[seat].goods
    spare = {good: n - cost.get(good, 0) for good, n in owned.items()}
    return proposed(sources(game, seat), spare, decision.most)


def _lacks(game: Mesopotamia, seat: int) -> dict[str, int]:
    """The goods a seat lacks for the next tile, and for the technologies and the settlements before it."""
    realm, cost = game.realms[seat], price(game, GARDEN)
    levels = LEVELS[-1] - realm.levels[BUILD]
    tablets = cost.get(TABLET, 0) + levels * game.content.limits.discovery_tablets
    settling = price(game, SETTLEMENT) if SETTLEMENTS in _wants(game, seat) else {}
    return missing(realm, settling) | missing(realm, {**cost, TABLET: tablets})


def _actions(game: Mesopotamia, seat: int) -> Iterator[str]:
    """The actions that help, the best one first; END last."""
    wants, lacks = _wants(game, seat), _lacks(game, seat)
    if any(piece in _useful(wants) for piece in buildable(game, seat, _level(game, seat))):
        yield BUILD
    if any(one == CONVERT or one.endswith(f".{BUILD}") for one in _studies(game, seat)):
        yield RESEARCH
    row = game.technology(seat, GROW)
    if POPULATION in wants and possible(game, seat, row.food, row.steps):
        yield GROW
    if KNUCKLE in lacks:
        yield WARFARE
    if _must_explore(game, seat) and not (lacks and game.round % 2):  # or goods would never come
        yield from _outings(game, seat)
    if lacks or wants or _level(game, seat) < LEVELS[-1]:
        yield GATHER
    yield END


def _outings(game: Mesopotamia, seat: int) -> Iterator[str]:
    """Units go out; where none can, another one is created first."""
    if any(not one.startswith(SHIP) for one in marches(game, seat)):
        yield EXPLORE
    elif can_pay(game.realms[seat], price(game, SPEARMAN)):
        yield WARFARE


def _level(game: Mesopotamia, seat: int) -> int:
    return game.realms[seat].levels[BUILD]


def _useful(wants: dict[str, int]) -> list[str]:
    """What is worth building."""
    return [GARDEN, SETTLEMENT] if SETTLEMENTS in wants else [GARDEN]


def _objects(game: Mesopotamia, seat: int) -> Iterator[str]:
    yield from _useful(_wants(game, seat))
    yield DONE


def _studies(game: Mesopotamia, seat: int) -> Iterator[str]:
    """Build first, then tablets as long as some are lacking."""
    if BUILD in discoveries(game, seat):
        yield f"{DISCOVER}.{BUILD}"
    if TABLET in _lacks(game, seat) and can_convert(game, seat):
        yield CONVERT
    yield DONE
