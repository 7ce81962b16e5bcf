"""What the options of events bring, as things stand."""

from collections.abc import Iterator, Mapping, Sequence

from engines.core import Text, text
from engines.mesopotamia.content import Effect
from engines.mesopotamia.ids import KNUCKLE, POINTS, ROUNDS, SETTLEMENT, STONE, WOOD
from engines.mesopotamia.rules.discover import discoverable
from engines.mesopotamia.rules.placing import can_stand
from engines.mesopotamia.rules.stock import room
from engines.mesopotamia.rules.unseen import quests_left
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import a_piece, action_name, goods, technology_name


def instead_of_unit(
    game: Mesopotamia, seat: int, unit: str, before: Sequence[str] = ()
) -> dict[str, int] | None:
    """What a seat gets in place of a unit; None if it can be placed (MES-26.12).

    before: the units that come first, and take room and pieces.
    """
    if room(game, seat) > len(before) and game.stock(seat, unit) > before.count(unit):
        return None
    return {KNUCKLE: game.content.limits.refused_unit}


def instead_of_settlement(game: Mesopotamia, seat: int, area: str) -> dict[str, int] | None:
    """What a seat gets in place of a settlement; None if it can be placed (MES-26.13)."""
    if game.stock(seat, SETTLEMENT) and can_stand(game, SETTLEMENT, area):
        return None
    return dict.fromkeys((STONE, WOOD), game.content.limits.refused_settlement)


def brings(game: Mesopotamia, seat: int, event: str, number: int, area: str) -> Text:
    """All that an option of an event brings a seat that takes it now (MES-26.4 to MES-26.6)."""
    row = game.content.events[event]
    option = row.options[number - 1]
    if option.mode == ROUNDS:
        return text(
            "mesopotamia-offers-rounds",
            income=goods({str(option.income): 1}),
            rounds=game.content.limits.event_rounds,
            brings=[_printed(effect) for effect in option.effects]
            or [Text("mesopotamia-no-goods")],
            steps=option.steps,
        )
    now = [*_now(game, seat, option.effects, area)]
    points = row.points if option.mode == POINTS else 0
    return text(
        f"mesopotamia-offers-{option.mode}",
        brings=[*now] or [Text("mesopotamia-no-goods")],
        steps=option.steps,
        points=points,
    )


def draws(game: Mesopotamia, event: str, number: int) -> bool:
    """Whether an option draws a quest at once, so that it cannot be taken back."""
    option = game.content.events[event].options[number - 1]
    at_once = option.mode != ROUNDS and any(one.kind == "quest" for one in option.effects)
    return at_once and quests_left(game) > 0


def _printed(effect: Effect) -> Text:
    if effect.kind == "gain":
        return goods(effect.goods or {})
    if effect.kind == "unit":
        return a_piece(str(effect.unit))
    if effect.kind == "discover":
        return text("mesopotamia-brings-discovery", action=action_name(str(effect.action)))
    return Text(f"mesopotamia-brings-{effect.kind}")


def _now(game: Mesopotamia, seat: int, effects: Sequence[Effect], area: str) -> Iterator[Text]:
    """Effects as they would be taken now, one after the other."""
    placed: list[str] = []
    for effect in effects:
        if effect.kind == "unit":
            unit = str(effect.unit)
            instead = instead_of_unit(game, seat, unit, placed)
            placed += [] if instead else [unit]
            yield _or_instead(effect, instead)
        elif effect.kind == "settlement":
            yield _or_instead(effect, instead_of_settlement(game, seat, area))
        elif effect.kind == "discover":
            yield _discovery(game, seat, str(effect.action))
        elif effect.kind == "population" and not game.population.room(seat):
            yield Text("mesopotamia-brings-no-population")
        elif effect.kind == "quest" and not quests_left(game):
            yield Text("mesopotamia-brings-no-quest")
        else:
            yield _printed(effect)


def _or_instead(effect: Effect, instead: Mapping[str, int] | None) -> Text:
    if instead is None:
        return _printed(effect)
    return text("mesopotamia-brings-instead", goods=goods(instead), printed=_printed(effect))


def _discovery(game: Mesopotamia, seat: int, action: str) -> Text:
    """The technology itself, or that it can be another one (MES-26.11, MES-26.18)."""
    left = discoverable(game, seat)
    if action not in left:
        key = "any-technology" if left else "no-technology"
        return text(f"mesopotamia-brings-{key}", action=action_name(action))
    level = game.realms[seat].levels[action] + 1
    return text("mesopotamia-brings-technology", technology=technology_name(action, level))
