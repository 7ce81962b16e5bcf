"""Trading: coins, the trade track, whom it binds, and a look at a hand (CON-11)."""

from engines.conqueror.content import Space
from engines.conqueror.content.describe import hero_name
from engines.conqueror.ids import INDEPENDENT, TRADE, way
from engines.conqueror.preview.market import flags, next_space, partners
from engines.conqueror.preview.projects import trade_bonus
from engines.conqueror.state import Card, Conqueror, Hero
from engines.conqueror.words import coins, faction_name, tactic_name
from engines.core import Arg, Option, Text, Who, text

TRADE_ROUTES = "trade_routes"


def gain(game: Conqueror, seat: int) -> int:
    """The coins of one more trade: of the space, Trade Routes, Ports (CON-11.5, CON-11.19, CON-28.5)."""
    routes = game.content.chronicles[TRADE_ROUTES].amount * (game.chronicle == TRADE_ROUTES)
    return next_space(game, seat).coins + routes + trade_bonus(game, seat)


def trading(game: Conqueror, seat: int, *, again: bool) -> list[Option]:
    """With whom a seat can trade. again: its agent has been there before this round (CON-11.16)."""
    space = next_space(game, seat)
    icon = _icon(game, seat, space, again=again)
    return [_option(game, seat, mark, other, icon) for mark, other in partners(game, seat).items()]


def _icon(game: Conqueror, seat: int, space: Space, *, again: bool) -> str | None:
    """The icon a trade brings: once, as its space is reached, or each round on the last one (CON-11.14)."""
    if space.icon == "redeploy":
        return None if again else space.icon
    return space.icon if space.number > game.nations[seat].space else None


def _option(game: Conqueror, seat: int, mark: str, other: int, icon: str | None) -> Option:
    cards = len(_unknown(game, seat, other)) if icon == "spy" and other != INDEPENDENT else 0
    if icon == "spy" and not cards:
        icon = None
    return Option(
        way(TRADE, mark),
        text("conqueror-do-trade", nation=faction_name(mark), coins=coins(gain(game, seat))),
        _hint(game, other, icon, cards),
        Text("conqueror-group-trade"),
        confirm=cards > 0,
        then=Text("conqueror-then-spy") if cards else None,
    )


def _hint(game: Conqueror, other: int, icon: str | None, cards: int) -> Text:
    """Whom it binds, and what the space brings besides coins (CON-11.8, CON-11.9).

    cards: those a spy would see for the first time; that there is a spy at all is said by the answer itself.
    """
    limits = game.content.limits
    if icon == "discount" and game.destiny:
        icon = "discount-projects"
    if other == INDEPENDENT:
        return text(
            "conqueror-hint-trade-independents", icon=icon or "none", n=limits.track_discount
        )
    return text(
        "conqueror-hint-trade",
        who=Who(other),
        coins=coins(limits.partner_coins),
        icon=icon or "none",
        n=limits.track_discount,
        cards=cards,
    )


def trade(game: Conqueror, seat: int, mark: str) -> None:
    """Move the trade marker and take what the space brings (CON-11.5 to CON-11.13)."""
    nation, other = game.nations[seat], flags(game)[mark]
    gained, before = gain(game, seat), nation.space
    space = next_space(game, seat)
    nation.space = space.number
    nation.coins += gained
    nation.partners.append(other)
    if other == INDEPENDENT:
        game.tell("conqueror-event-traded-independents", by=seat, coins=coins(gained))
        return
    gift = game.content.limits.partner_coins
    game.nations[other].coins += gift
    game.tell(
        "conqueror-event-traded",
        by=seat,
        who=Who(other),
        coins=coins(gained),
        gift=coins(gift),
    )
    if space.icon == "spy" and space.number > before:
        _spy(game, seat, other)


def _unknown(game: Conqueror, seat: int, other: int) -> list[Card | Hero]:
    """The cards of another hand that a seat does not know."""
    nation = game.nations[other]
    cards: list[Card | Hero] = [*nation.hand, *nation.heroes]
    return [card for card in cards if seat not in card.known]


def _spy(game: Conqueror, seat: int, other: int) -> None:
    """Look at all cards in the hand of the player traded with (CON-11.13, CON-A73)."""
    nation = game.nations[other]
    if not nation.hand and not nation.heroes:
        game.tell("conqueror-event-spied-nothing", by=seat, who=Who(other))
        return
    for card in _unknown(game, seat, other):
        card.known = sorted([*card.known, seat])
    seen: list[Arg] = [tactic_name(card.face) for card in nation.hand]
    seen += [hero_name(game.content, hero.name) for hero in nation.heroes]
    game.tell("conqueror-event-spied", by=seat, private={seat: {"cards": seen}}, who=Who(other))
