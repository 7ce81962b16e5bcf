"""End of turn, after the storage limit: the change of an Era, and everything made ready (TAD-11)."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from engines.tadmor.rules.supply import lay_display
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import ERA, amount


@record
class EndPhase(Step[Tadmor]):
    """A new Era after every third turn; after the last one the game ends (TAD-11.3 to TAD-11.7, TAD-16.1)."""

    @override
    def run(self, game: Tadmor) -> None:
        _clear(game)
        if game.turn % game.content.limits.turns_per_era:
            return
        if game.turn == game.last_turn:
            game.ended = True
            game.reveal()
            game.tell("tadmor-event-end", by=NOBODY)
        else:
            _next_era(game)


def _clear(game: Tadmor) -> None:
    """All pieces are back, and what held for this turn alone is over (TAD-11.6)."""
    game.phase = "end"
    game.active = game.raided = game.revealer = None
    for once in (game.placed, game.pawn_takers, game.war_users):
        once.clear()
    for player in game.players:
        _forget(player)


def _forget(player: Player) -> None:
    for once in (player.slots, player.brokered, player.resolved):
        once.clear()
    player.done = player.offered = player.credited = player.charter = player.exempt = False


def _next_era(game: Tadmor) -> None:
    """Points for towers, and a display of the new Era (TAD-11.4, TAD-11.5)."""
    era = game.era + 1
    game.tell("tadmor-event-era", by=NOBODY, era=ERA[era])
    for player in game.order():
        points = game.content.limits.level_points * player.height
        player.score(points, "tower")
        if points:
            gained = amount("points", points)
            game.tell("tadmor-event-levels", by=player.seat, height=player.height, gained=gained)
    lay_display(game, era)
    game.tell(
        "tadmor-event-display",
        by=NOBODY,
        upgrades=[game.content.names.upgrades[i] for i in game.display],
    )
