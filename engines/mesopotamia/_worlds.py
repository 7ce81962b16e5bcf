"""What others may have answered in secret, made up in agreement with what everybody has seen."""

from engines.core import World
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.setup import KeepQuests, Returned


def agree(world: World[Mesopotamia]) -> None:
    """Who has chosen quests, while others still do, keeps any of those dealt (MES-3.10)."""
    game = world.game
    if not world.going_on(Returned):
        return
    for realm in game.realms:
        if realm.seat == world.seat or not realm.hand or world.going_on(KeepQuests, realm.seat):
            continue
        dealt = world.shuffled(f"keeps.{realm.seat}", realm.hand)
        realm.keeps = dealt[: game.content.limits.quests_kept]
