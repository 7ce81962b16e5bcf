"""Shared objects of the Resolution: what an action touches, and what a slot may still touch (TAD-6.11).

All is told from public facts alone, lest waiting betray a hand, and what a slot may touch only shrinks.
"""

from collections.abc import Iterable, Sequence

from engines.core import NOTHING, Objects
from engines.core.content import Model
from engines.tadmor.content import Content
from engines.tadmor.content.effects import Envoy, FifthStorey, Sanctuary, Workshop
from engines.tadmor.ids import PILES
from engines.tadmor.rules.supply import next_piece, off_board
from engines.tadmor.state import Player, Tadmor

SEATS = 4
BONUSES = 2
"""How many players receive rare goods for their first temple (TAD-8.14)."""
LAST_PART = 3
"""A temple with so many parts is completed by the next one."""

OWN = [frozenset({f"own.{seat}"}) for seat in range(SEATS)]
TOWER = [frozenset({f"tower.{seat}"}) for seat in range(SEATS)]
TOWERS = [NOTHING.union(*TOWER[:players]) for players in range(SEATS + 1)]
"""All towers, by the number of players."""
UPGRADES: Objects = frozenset({"upgrades"})
LIFTED = [UPGRADES | tower for tower in TOWER]
"""Upgrades of which one lifts the tower of a seat."""
TEMPLES: Objects = frozenset({"temples"})
MISSIONS: Objects = frozenset({"missions"})
RARE = {pile: frozenset({f"rare.{pile}"}) for pile in PILES}
ALL_RARE = NOTHING.union(*RARE.values())
EVERYTHING = [towers | ALL_RARE | TEMPLES | MISSIONS for towers in TOWERS]
"""All that Construction can touch, by the number of players."""

COMPLETING = ("missions", "workshop")
"""Actions that draw or complete King's Missions (TAD-8.19, TAD-17.I47)."""
GAINERS = {"caravan": "camel", "shipyard": "ship"}
"""Actions that resolve by themselves, and the piece they bring (TAD-10.4, TAD-10.8)."""


def action_at(content: Content, place: str) -> str:
    """What a place lets its piece do; of private action spaces the kind of the upgrade's effect."""
    return content.spots.actions[place]


def all_towers(game: Tadmor) -> Objects:
    """The heights of all towers."""
    return TOWERS[len(game.players)]


# --- waiting camels and ships -----------------------------------------------------------------


def any_waiting(game: Tadmor, seat: int) -> bool:
    """Whether a seat has any piece on a Caravan or Shipyard."""
    doing = game.content.spots.doing
    return any(game.pieces_on(seat, doing.get(action, ())) for action in GAINERS)


def waiting_pieces(game: Tadmor, seat: int, what: str) -> list[tuple[str, str]]:
    """Places and kinds of a seat's Caravan and Shipyard pieces for which a gain may count.

    `what`: "height", "missions" or "sets".
    """
    found = []
    for action, kind in GAINERS.items():
        places = game.pieces_on(seat, game.content.spots.doing.get(action, ()))
        row = next_piece(game, game.players[seat], kind) if places else None
        if row is not None and any(getattr(need, what) for need in row.needs):
            found += [(place, kind) for place in places]
    # Those placed first come first.
    return sorted(found, key=lambda one: [*game.placed].index(one[0])) if len(found) > 1 else found


def gain_reach(game: Tadmor, seat: int, what: str) -> Objects:
    """What a gain reads: the own tower, while a piece waits that it could help (TAD-6.13)."""
    for _, kind in waiting_pieces(game, seat, what):
        row = next_piece(game, game.players[seat], kind)
        if row is not None and any(need.height for need in row.needs):
            return TOWER[seat]
    return NOTHING


# --- what actions touch -----------------------------------------------------------------------


def bonus_left(game: Tadmor, seat: int) -> bool:
    """Whether a seat would still receive rare goods for completing a temple (TAD-8.14)."""
    return len(game.finishers) < BONUSES and seat not in game.finishers


def part_reach(game: Tadmor, seat: int, *, card: bool) -> Objects:
    """What building the next temple part touches."""
    reach = TEMPLES | MISSIONS if card else TEMPLES
    if LAST_PART in game.players[seat].temples and bonus_left(game, seat):
        return reach | ALL_RARE | gain_reach(game, seat, "sets")
    return reach


def good_reach(game: Tadmor, seat: int, pile: str) -> Objects:
    """What taking a rare good of a pile touches."""
    return RARE[pile] | gain_reach(game, seat, "sets")


def return_reach(game: Tadmor, seat: int, mission: str) -> Objects:
    """What returning a completed mission touches."""
    match game.content.missions[mission].effect.kind:
        case "any_good":
            return ALL_RARE | gain_reach(game, seat, "sets")
        case "free_part":
            return part_reach(game, seat, card=False)
        case "vow":
            return TEMPLES
        case "free_levels":
            return TOWER[seat]
        case "sappers":
            return all_towers(game)
        case "draw":
            return MISSIONS
        case "scholars":
            return tiles_reach(game, seat, game.display)
        case "foreigners":
            return tiles_reach(game, seat, off_board(game))
    return NOTHING


def tiles_reach(game: Tadmor, seat: int, tiles: Iterable[str]) -> Objects:
    """What gaining any of these upgrades touches: the own tower if one of them could lift it."""
    lifting = game.content.effects[FifthStorey]
    for tile in tiles:
        if tile in lifting:
            return LIFTED[seat]
    return UPGRADES


# --- the deck ---------------------------------------------------------------------------------


def discard_reach(game: Tadmor) -> Objects:
    """What discarding a mission of the hand touches (TAD-6.15)."""
    return MISSIONS if game.scarce else NOTHING


def deck_is_scarce(game: Tadmor) -> bool:
    """Whether the deck might run out in the Resolution about to begin, so that discards would be drawn."""
    content, cards = game.content, 0
    for name, missions in content.drawing.items():
        if not _gone(game, name):
            cards += missions
    cards += sum([_draws(content, place) for place in game.placed])
    if any(action_at(content, place) == "upgrade" for place in game.placed):
        cards += sum(content.upgrades[tile].effect.kind == "workshop" for tile in game.display)
    return len(game.deck) < cards


def _gone(game: Tadmor, mission: str) -> bool:
    """Whether nobody can return a mission any more before it is drawn again."""
    return mission in game.discards or any(mission in one.returned for one in game.players)


def _draws(content: Content, place: str) -> bool:
    """Whether a piece on a place may draw a mission."""
    action = action_at(content, place)
    return action in COMPLETING or (action == "temple" and content.spaces[place].card)


# --- what slots may touch ---------------------------------------------------------------------


def hand_reach(game: Tadmor, player: Player) -> Objects:
    """What discarding from a player's hand may touch."""
    return discard_reach(game) if player.hand else NOTHING


def upgrade_slot(game: Tadmor, player: Player) -> Objects:
    """What an Upgrade slot may touch (TAD-6.14)."""
    if player.done:
        return OWN[player.seat]
    reach = tiles_reach(game, player.seat, game.display) | hand_reach(game, player)
    return OWN[player.seat] | reach


def window_slot(game: Tadmor, player: Player) -> Objects:
    """What the slot after the Upgrades may touch (TAD-6.14)."""
    if player.done:
        return OWN[player.seat]
    reach = OWN[player.seat] | hand_reach(game, player)
    for mission in player.completed:
        if game.content.missions[mission].effect.kind in WINDOW:
            reach |= return_reach(game, player.seat, mission)
    return reach


WINDOW = ("scholars", "foreigners")
"""Missions returned after all Upgrade slots (TAD-7.6)."""
CONSTRUCTION = ("any_good", "free_part", "free_levels", "vow", "sappers", "draw")
"""Missions returned in Construction (TAD-18)."""
FREE = ("next_piece", "charter", "resources")
"""Missions returned at any moment of the Resolution (TAD-6.12)."""


def kingdom_slot(game: Tadmor, player: Player) -> Objects:
    """What a Kingdom slot may touch: all towers if I48 may be used (TAD-6.13)."""
    if player.done and not stands_private(game, player, Envoy):
        return OWN[player.seat]
    reach = _later_slot(game, player)
    return reach | all_towers(game) if _may_use(game, player, Envoy) else reach


def _later_slot(game: Tadmor, player: Player) -> Objects:
    """What any slot after the Upgrades may touch.

    It depends on the display as long as its owner may buy a private tile from it.
    """
    reach = OWN[player.seat]
    if game.scarce and player.hand:
        reach |= MISSIONS
    return reach | UPGRADES if _buying(player) else reach


def _buying(player: Player) -> bool:
    return bool(player.slots) and player.slots[0].startswith("u")


def stands_private(game: Tadmor, player: Player, kind: type[Model]) -> bool:
    """Whether a player's piece stands on a private action space of a kind (TAD-19.3)."""
    for tile in game.content.effects[kind]:  # noqa: SIM110 - seen at every answer; a generator takes thrice as long
        if tile in game.placed and tile in player.upgrades:
            return True
    return False


def _may_use(game: Tadmor, player: Player, kind: type[Model]) -> bool:
    """Whether a player's piece stands on a private action space, or may yet be moved there (TAD-19.2)."""
    if stands_private(game, player, kind):
        return True
    return _buying(player) and not game.content.effects[kind].keys().isdisjoint(game.display)


def construction_slot(game: Tadmor, player: Player) -> Objects:
    """What a Construction slot may touch (TAD-6.14); nothing shared if it will not ask anything."""
    if player.done:
        return OWN[player.seat]
    means = _Means(game, player, game.places_of(player.seat))
    if not (_buying(player) or means.work()):
        return OWN[player.seat]
    return _later_slot(game, player) | means.reach()


BUILDS = ("singles", "pairs", "temple", "sanctuary", "rare", "missions", "traitor", "workshop")
"""What is done in Construction, in the order in which it is offered."""
_BUILDING, _RETURNED = frozenset(BUILDS), frozenset(CONSTRUCTION)


def has_work(game: Tadmor, player: Player, places: Sequence[str]) -> bool:
    """Whether a player has anything of his own in Construction, if perhaps not the means yet.

    places: where the player's pieces stand.
    """
    actions = game.content.spots.actions
    for place in places:
        if actions[place] in _BUILDING:
            return True
    return has_cards(game, player, CONSTRUCTION)


def has_cards(game: Tadmor, player: Player, kinds: tuple[str, ...]) -> bool:
    """Whether a player has completed missions of these kinds, if perhaps none that can be returned now."""
    missions = game.content.missions
    for mission in player.completed:  # noqa: SIM110 - seen at every answer; a generator takes thrice as long
        if missions[mission].effect.kind in kinds:
            return True
    return False


class _Means:
    """A player's means in Construction: what pieces do there, by their places, and completed missions.

    places: where the player's pieces stand.
    """

    def __init__(self, game: Tadmor, player: Player, places: Sequence[str]) -> None:
        self.game = game
        self.player = player
        self.seat = player.seat
        actions, missions = game.content.spots.actions, game.content.missions
        self.actions = {
            place: action for place in places if (action := actions[place]) in _BUILDING
        }
        self.effects = [missions[name].effect.kind for name in player.completed]

    def work(self) -> bool:
        """Whether there is anything among them that can be used at all."""
        return bool(self.actions) or not _RETURNED.isdisjoint(self.effects)

    def reach(self) -> Objects:
        """All that these means may touch."""
        if self._completes() or _may_use(self.game, self.player, Workshop):
            return EVERYTHING[len(self.game.players)]
        reach = self._actions()
        if self.effects:
            reach |= self._missions()
        if parts := self._parts():
            reach |= self._temple(parts)
        return reach

    def _actions(self) -> Objects:
        reach = NOTHING
        for place, action in self.actions.items():
            found = self._action(place, action)
            reach = reach | found if reach else found
        return reach

    def _action(self, place: str, action: str) -> Objects:
        """What one of the pieces may touch, but for temples."""
        if action in ("singles", "pairs"):
            return TOWER[self.seat]
        space = self.game.content.spaces.get(place)
        if action == "traitor" and space is not None and space.amounts[self.game.era - 1]:
            return all_towers(self.game)
        if action == "rare" and space is not None and space.pile is not None:
            return good_reach(self.game, self.seat, space.pile)
        return MISSIONS if _draws(self.game.content, place) else NOTHING

    def _missions(self) -> Objects:
        reach = NOTHING
        for mission, kind in zip(self.player.completed, self.effects, strict=True):
            if kind in CONSTRUCTION:
                reach |= return_reach(self.game, self.seat, mission)
        return reach

    def _parts(self) -> int:
        """How many temple parts could be built at most."""
        resolved, parts = self.player.resolved, 0
        for place, action in self.actions.items():
            if action in ("temple", "sanctuary") and place not in resolved:
                parts += 1
        for kind in self.effects:
            if kind in ("free_part", "vow"):
                parts += 1
        return parts + _may_use(self.game, self.player, Sanctuary)

    def _temple(self, parts: int) -> Objects:
        unfinished = [built for built in self.player.temples if built <= LAST_PART]
        lacks = LAST_PART + 1 - max(unfinished, default=0)
        if lacks <= parts and bonus_left(self.game, self.seat):
            return TEMPLES | ALL_RARE | gain_reach(self.game, self.seat, "sets")
        return TEMPLES

    def _completes(self) -> bool:
        """Whether a mission may be completed, and then returned at once (TAD-13.7)."""
        pieces = list(self.actions.values()).count("missions")
        if not pieces or pieces > 1 or self.player.hand or "draw" in self.effects:
            return pieces > 0
        spaces = self.game.content.spaces
        temples = [place for place, action in self.actions.items() if action == "temple"]
        return any(spaces[place].card for place in temples)
