"""Which trade tokens a seat may use, and what that would bring it (MES-16)."""

from engines.core import Arg, Text, Who, text
from engines.mesopotamia.ids import SIEGE
from engines.mesopotamia.rules.goods import can_pay, missing
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods, trade_name


def open_to(game: Mesopotamia, seat: int, level: int) -> list[str]:
    """The tokens that a trade level opens, paid for or not (MES-16.2, MES-16.3, MES-16.6).

    Those of Ur are closed to whoever besieges it (MES-32.11).
    """
    closed = game.house() if game.mode == SIEGE else None
    sails = bool(game.ships_of(seat))
    may_claim = game.amphorae(seat) < game.content.limits.amphorae
    rows = game.content.slots
    return [
        token
        for slot, token in game.market.items()
        if rows[slot].level <= level
        and (sails or not rows[slot].ship)
        and (closed is None or game.claims.get(token) != closed)
        and (may_claim or token in game.claims)
    ]


def payable(game: Mesopotamia, seat: int, level: int) -> list[str]:
    """Of these the ones whose whole left side can be paid (MES-16.8)."""
    realm, rows = game.realms[seat], game.content.trades
    return [token for token in open_to(game, seat, level) if can_pay(realm, rows[token].pay)]


def exchange(game: Mesopotamia, token: str) -> Text:
    """What is paid and gained with a token."""
    row = game.content.trades[token]
    return text(
        "mesopotamia-do-trade", name=trade_name(token), paid=goods(row.pay), gained=goods(row.gain)
    )


def terms(game: Mesopotamia, seat: int, token: str) -> Text:
    """Whose token it is or becomes, and who gets what is paid (MES-16.4, MES-16.5)."""
    owner, points = game.claims.get(token), game.content.trades[token].points
    if owner is None:
        return text("mesopotamia-hint-trade-claims", n=points)
    if owner == seat:
        return Text("mesopotamia-hint-trade-own")
    whom = "-supply" if by_rules(game, owner) else "-pays"
    return text(f"mesopotamia-hint-trade{whom}", who=Who(owner))


def too_dear(game: Mesopotamia, seat: int, level: int) -> Text | None:
    """The tokens that are open to a seat, but for goods that it lacks; None if there are none."""
    realm, rows = game.realms[seat], game.content.trades
    lacking: list[Arg] = [
        text("mesopotamia-trade-lacks", name=trade_name(token), goods=goods(short))
        for token in open_to(game, seat, level)
        if (short := missing(realm, rows[token].pay))
    ]
    return text("mesopotamia-hint-too-dear", trades=lacking) if lacking else None
