"""Who is out, and how a match ends."""

from collections.abc import Sequence

from engines.conqueror.state import Conqueror, Nation
from engines.core import NOBODY, Who


def check(game: Conqueror) -> None:
    """Whoever has neither a unit nor a territory is eliminated (CON-5.13, CON-5.16)."""
    for seat in game.players():
        # Mostly the capital answers it, and nothing else has to be looked at.
        holds = game.owner(game.nations[seat].capital) == seat or game.held(seat)
        if not game.ended and not holds and not game.units(seat):
            eliminate(game, seat)


def eliminate(game: Conqueror, seat: int) -> None:
    """A player is out at once, with cards, coins and tokens; what they built stays (CON-A56)."""
    nation = game.nations[seat]
    if nation.hand or nation.heroes:
        game.reveal()
    nation.out = True
    game.tactics_discards += [card.face for card in nation.hand]
    nation.spent += [*nation.open, *(hero.name for hero in nation.heroes)]
    _clear(nation)
    game.order = [one for one in game.order if one != seat]
    game.tell("conqueror-event-out", by=NOBODY, who=Who(seat))
    left = game.players()
    if len(left) == 1:
        finish(game, "last", left)


def _clear(nation: Nation) -> None:
    """Nothing is left with a player who is out."""
    nation.hand, nation.heroes, nation.open = [], [], []
    nation.coins, nation.stored, nation.fed = 0, False, False
    nation.agent = nation.temporary = nation.joins = nation.wharf = None
    nation.partners, nation.declined, nation.plan = [], [], []
    nation.sends, nation.leaders, nation.cards, nation.gives = {}, [], [], {}


def finish(game: Conqueror, how: str, champions: Sequence[int]) -> None:
    """The match ends, by "forts", "points" or as the "last" one is left; all hands are shown."""
    game.ended, game.champions = how, [*champions]
    game.active, game.phase = None, "end"
    game.reveal()
    by = champions[0] if len(champions) == 1 else NOBODY
    ended = f"{how}-tied" if len(champions) > 1 else how
    game.tell(
        f"conqueror-event-ended-{ended}",
        by=by,
        goal=game.content.modes[game.mode].forts,
        who=[Who(seat) for seat in champions],
    )
