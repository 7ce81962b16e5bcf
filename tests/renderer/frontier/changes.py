"""What differs between two views of the frontier, with its words."""

from collections.abc import Iterator

from engines.core.text import Arg, Text, Who
from renderer.core.picture import Change
from renderer.core.trail import Found, grown
from tests.engines.frontier.state import Frontier, Land, total
from tests.engines.frontier.words import order_of, units
from tests.renderer.frontier.reading import FrontierView, numbers


def differences(before: FrontierView, after: FrontierView) -> Iterator[Found]:
    """The places that a reader who last saw `before` would want pointed out: battles, lands, seats, order."""
    old, new = before.state, after.state
    yield from _battle(old, new)
    for land, here in new.lands.items():
        yield from _land(new, land, old.lands[land], here)
    for was, realm in zip(old.realms, new.realms, strict=True):
        if realm.out and not was.out:
            yield 0, f"seat/{realm.seat}", _said("out", who=Who(realm.seat))
    # Whoever is out has left the order, which is told already.
    if new.order != [seat for seat in old.order if seat in new.order]:
        yield 6, "order", _said("order", order=order_of(new.order))


def _said(key: str, /, **args: Arg) -> Text:
    return Text(f"frontier-picture-change-{key}", dict(args))


def _battle(before: Frontier, after: Frontier) -> Iterator[Found]:
    battle = after.battle
    if battle is not None and battle != before.battle:
        land = after.name(battle.target)
        yield 0, "battle", _said("battle", who=Who(battle.attacker), land=land)


def _land(game: Frontier, land: str, old: Land, new: Land) -> Iterator[Found]:
    name, place = game.name(land), f"land/{land}"
    if old.owner != new.owner:
        if new.owner is None:
            yield 2, place, _said("left", land=name)
        else:
            yield 1, place, _said("taken", who=Who(new.owner), land=name, units=units(new.units))
    elif old.units != new.units:
        yield 4, place, _said("army", land=name, units=units(new.units))
    elif total(new.tired) > total(old.tired):
        tired = units(new.tired)
        yield 8, place, _said("tired", land=name, units=tired)


def amounts(before: FrontierView, after: FrontierView) -> Iterator[Change]:
    """What each seat has gained and lost of coins and cards."""
    for realm in after.state.realms:
        if not realm.out:
            old, new = (_stock(one.state, realm.seat) for one in (before, after))
            yield from grown(realm.seat, realm.seat, old, new, _amount)


def _stock(game: Frontier, seat: int) -> dict[str, int]:
    found = numbers(game, seat)
    return {kind: found[kind] for kind in ("coins", "cards")}


def _amount(kind: str, n: int) -> Text:
    return Text(f"frontier-{kind}", {"n": n})
