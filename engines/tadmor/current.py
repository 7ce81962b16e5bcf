"""What a space would do for a player as things stand while pieces are placed."""

from engines.core import Text
from engines.tadmor.content import Content
from engines.tadmor.describe import requirement
from engines.tadmor.sharing import GAINERS
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.supply import qualifies
from engines.tadmor.words import amount

WAR = "war"
CHANGING = (WAR, *GAINERS)
"""Actions whose use depends on towers, missions and rare goods."""
Fact = tuple[str, int, bool]
"""An action; the points of War Supplies, or the camels or ships owned; whether one more would be gained."""


def state_now(game: Tadmor, player: Player, action: str) -> Fact:
    """All that `use_now` depends on but the content."""
    if action == WAR:
        return action, player.height - min([one.height for one in game.players]), True
    kind = GAINERS[action]
    return action, player.owned(kind), qualifies(game, player, kind)


def use_now(content: Content, fact: Fact) -> Text:
    """What one of those actions would bring if it were resolved now (TAD-9.5, TAD-10.4 to TAD-10.10)."""
    action, number, ready = fact
    if action == WAR:
        return Text("tadmor-action-war-now-effect", {"points": amount("points", number)})
    kind = GAINERS[action]
    if number >= (content.limits.camels if kind == "camel" else content.limits.ships):
        return Text("tadmor-action-gain-all-effect", {"pieces": amount(kind, number)})
    if ready:
        return Text("tadmor-action-gain-now-effect", {"piece": amount(kind, 1)})
    needs = requirement(content, kind, number + 1)
    return Text("tadmor-action-gain-later-effect", {"needs": needs})
