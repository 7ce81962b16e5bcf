"""What others may have bid, planned, promised and laid in secret, made up as the rules allow it."""

from engines.core import Ask, Choose, World
from tests.engines.frontier.ids import DONE
from tests.engines.frontier.state import Frontier, Realm
from tests.engines.frontier.steps.battle import Join, Reinforce
from tests.engines.frontier.steps.bidding import Bid, OpenBids
from tests.engines.frontier.steps.cards import Lay, Laying, OpenCards
from tests.engines.frontier.steps.planning import OpenPlans, Plan


def agree(world: World[Frontier]) -> None:
    """Wherever an answer lies sealed lies one that could have been given."""
    for seat in world.game.order:
        if seat != world.seat:
            _seal(world, world.game.realms[seat])


def _seal(world: World[Frontier], realm: Realm) -> None:
    seat = realm.seat
    if world.going_on(OpenBids) and not world.going_on(Bid, seat):
        realm.bid = int(_any(world, Bid(seat)))
    if world.going_on(OpenPlans) and not world.going_on(Plan, seat):
        while (entry := _any(world, Plan(seat))) != DONE:
            realm.plan.append(entry)
    if world.going_on(Join, seat) and not world.going_on(Reinforce, seat):
        realm.joins = _any(world, Reinforce(seat))
    if world.going_on(OpenCards) and not (world.going_on(Laying) or world.going_on(Lay, seat)):
        sides = [side for side in world.game.fighting().sides() if side.seat == seat]
        count = sum(side.cards for side in sides)
        realm.laid = world.shuffled(f"laid.{seat}", [card.face for card in realm.hand])[:count]


def _any(world: World[Frontier], question: Ask[Frontier]) -> str:
    """Any answer to a question that has been asked and answered."""
    asked = question.decision(world.game)
    assert isinstance(asked, Choose)
    purpose = f"{type(question).__name__}.{question.seat}.{len(asked.options)}"
    return world.shuffled(purpose, [option.id for option in asked.options])[0]
