"""What others may hold and have answered in secret, made up in agreement with what everybody has seen."""

from collections.abc import Iterator

from engines.conqueror.ids import SOME
from engines.conqueror.rules.joining import reserve
from engines.conqueror.state import Battle, Conqueror, Nation, Side, sole_part
from engines.conqueror.steps.council import Lay, Reveal, Scheme
from engines.conqueror.steps.losses import Choosing, Lose, Removal
from engines.conqueror.steps.preparation import OpenPlans, Prepare, enter
from engines.conqueror.steps.reinforcing import Join, Reinforce, SendPart
from engines.core import Allocate, Ask, Choose, World


def agree(world: World[Conqueror]) -> None:
    """Heroes cost what was paid for them, and where an answer lies sealed lies one that could be."""
    game = world.game
    for seat in game.players():
        if seat != world.seat:
            nation = game.nations[seat]
            _hold_what_was_paid_for(world, nation)
            _plan(world, nation)
            if game.battle is not None:
                _reinforce(world, nation)
                _lay(world, nation, game.battle)
                _give(world, nation, game.battle)


def _hold_what_was_paid_for(world: World[Conqueror], nation: Nation) -> None:
    """Unseen heroes are any of those never seen that have the price everybody knows (CON-17.2, CON-3.13)."""
    hidden = [hero for hero in nation.heroes if world.seat not in hero.known]
    seen = world.game.shown(nation.seat)
    seen += [hero.name for hero in nation.heroes if world.seat in hero.known]
    rows = world.game.content.heroes
    left = [one for one in world.game.content.heroes_of(nation.mark) if one not in seen]
    for name in world.shuffled(f"heroes.{nation.seat}", left):
        for hero in hidden:
            if hero.price == rows[name].price:
                hero.name = name
                hidden.remove(hero)
                break


def _plan(world: World[Conqueror], nation: Nation) -> None:
    """What somebody has planned who is done with it, before all plans are opened (CON-14.9)."""
    seat = nation.seat
    sealed = any(isinstance(step, OpenPlans) and seat in step.seats for step in world.steps)
    if sealed and not world.going_on(Prepare, seat):
        while enter(world.game, seat, _any(world, Prepare(seat))):
            pass


def _reinforce(world: World[Conqueror], nation: Nation) -> None:
    """Whom somebody has promised an army that has not joined yet, and what of it (CON-A57)."""
    seat = nation.seat
    if not world.going_on(Join, seat) or world.going_on(Reinforce, seat):
        return
    parting = world.going_on(SendPart, seat)
    question = Reinforce(seat).decision(world.game)
    offered = [one.id for one in question.options] if isinstance(question, Choose) else []
    fitting = [one for one in offered if not parting or _has_parts(world.game, seat, one)]
    for answer in world.shuffled(f"joins.{seat}", fitting)[:1]:
        nation.joins = answer
        if answer.endswith(f".{SOME}") and not parting:
            nation.sends = _numbers(world, SendPart(seat))


def _has_parts(game: Conqueror, seat: int, answer: str) -> bool:
    """Whether an answer is asked about: which of several parts of an army is meant."""
    place = answer.partition(".")[0]
    return answer.endswith(f".{SOME}") and sole_part(reserve(game, seat, place)) is None


def _lay(world: World[Conqueror], nation: Nation, battle: Battle) -> None:
    """The heroes laid face down, as many as everybody sees, and tactics, of which nothing shows (CON-A36)."""
    for side in _led_by(battle, nation.seat):
        names = [hero.name for hero in nation.heroes]
        nation.leaders = world.shuffled(f"leaders.{nation.seat}", names)[: side.down]
        schemed = world.going_on(Reveal) and not world.going_on(Scheme)
        if schemed and not world.going_on(Lay, nation.seat):
            hand = [card.face for card in nation.hand]
            most = world.shuffled(f"tactics.{nation.seat}", range(len(hand) + 1))[0]
            nation.cards = world.shuffled(f"cards.{nation.seat}", hand)[:most]


def _led_by(battle: Battle, seat: int) -> Iterator[Side]:
    return (side for side in battle.sides() if side.seat == seat)


def _give(world: World[Conqueror], nation: Nation, battle: Battle) -> None:
    """The units somebody has chosen to lose, before all losses are removed (CON-20.5)."""
    seat = nation.seat
    chosen = world.going_on(Removal) and not world.going_on(Choosing)
    if not chosen or world.going_on(Lose, seat):
        return
    for due in battle.due:
        if due.seat == seat:
            nation.gives = _numbers(world, Lose(seat, due.attacks, due.number, sealed=True))


def _any(world: World[Conqueror], question: Ask[Conqueror]) -> str:
    """Any answer to a question that has been asked and answered."""
    asked = question.decision(world.game)
    if not isinstance(asked, Choose):
        raise TypeError(question.kind)
    purpose = f"{question.kind}.{question.seat}.{len(asked.options)}"
    return world.shuffled(purpose, [option.id for option in asked.options])[0]


def _numbers(world: World[Conqueror], question: Ask[Conqueror]) -> dict[str, int]:
    """Any numbers that answer a question; none if it has not been asked."""
    asked = question.decision(world.game)
    if not isinstance(asked, Allocate):
        return {}
    low, high = asked.bounds()
    purpose = f"{question.kind}.{question.seat}"
    number = world.shuffled(f"{purpose}.sum", range(low, high + 1))[0]
    units = [slot.id for slot in asked.slots for _ in range(slot.high)]
    chosen = dict[str, int]()
    for slot in world.shuffled(purpose, units):
        more = {**chosen, slot: chosen.get(slot, 0) + 1}
        if sum(more.values()) <= number and asked.keeps(more):
            chosen = more
    return chosen
