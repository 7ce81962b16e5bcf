"""What the answers of the menus do, and which shared objects they touch (TAD-6.13)."""

from engines.core import NOTHING, Objects
from engines.tadmor.preview.gains import gatherable
from engines.tadmor.rules.sharing import (
    MISSIONS,
    OWN,
    TOWER,
    action_at,
    all_towers,
    discard_reach,
    gain_reach,
    good_reach,
    part_reach,
    return_reach,
    tiles_reach,
)
from engines.tadmor.state import Tadmor
from engines.tadmor.steps.free import gather, give_back
from engines.tadmor.steps.missions import complete_at, draw_at
from engines.tadmor.steps.rare import BuyGood
from engines.tadmor.steps.returning import discard_for, use_mission
from engines.tadmor.steps.taking_back import TakeBack
from engines.tadmor.steps.temple import BuildPart, brings_card
from engines.tadmor.steps.tower import Levels, Traitor
from engines.tadmor.steps.trading import start_trade

# --- doing ------------------------------------------------------------------------------------


def act(game: Tadmor, seat: int, answer: str, but: str = "") -> None:
    """Carry out an option of a menu that does not end it; `but`: the piece whose slot it is."""
    kind, _, what = answer.partition(".")
    match kind:
        case "use":
            _use(game, seat, what)
        case "draw":
            draw_at(game, seat, what)
        case "complete":
            place, _, mission = what.partition(".")
            complete_at(game, seat, place, mission)
        case "trade":
            start_trade(game, seat, what)
        case "return":
            use_mission(game, seat, what)
        case "discard":
            discard_for(game, seat, what)
        case "back" if what:
            give_back(game, seat, what)
        case "back":
            game.push(TakeBack(seat, but))


def _use(game: Tadmor, seat: int, what: str) -> None:
    if what == "all":
        gather(game, seat, gatherable(game, game.places_of(seat)))
        return
    place, action, pile = _meant(game, what)
    match action:
        case "singles" | "pairs":
            game.push(Levels(seat, place, action == "pairs"))
        case "traitor":
            game.push(Traitor(seat, place))
        case "temple" | "sanctuary":
            game.push(BuildPart(seat, place))
        case "rare":
            game.push(BuyGood(seat, place, pile))
        case _:
            gather(game, seat, [place])


def _meant(game: Tadmor, what: str) -> tuple[str, str, str]:
    """Place, action and pile of `em1`, `i47.pairs`, `i47.rare.grey`."""
    place, _, named = what.partition(".")
    action, _, pile = named.partition(".")
    space = game.content.spaces.get(place)
    if space is not None and space.pile is not None:
        pile = space.pile
    return place, action or action_at(game.content, place), pile


# --- touching ---------------------------------------------------------------------------------


_SHARING = frozenset(("use", "draw", "complete", "return", "discard", "buy"))
"""The kinds of options that may touch what is shared."""


def touched(game: Tadmor, seat: int, answer: str) -> Objects:
    """The shared objects that an option and all it leads to touch (TAD-6.13)."""
    kind, _, what = answer.partition(".")
    if kind not in _SHARING:
        return OWN[seat]
    match kind:
        case "use":
            return OWN[seat] | _used(game, seat, what)
        case "draw":
            return OWN[seat] | MISSIONS
        case "complete":
            return OWN[seat] | gain_reach(game, seat, "missions")
        case "return":
            return OWN[seat] | return_reach(game, seat, what)
        case "discard":
            return OWN[seat] | discard_reach(game)
        case "buy":
            return OWN[seat] | tiles_reach(game, seat, [what])
    return OWN[seat]


def _used(game: Tadmor, seat: int, what: str) -> Objects:
    if what == "all":
        return NOTHING
    place, action, pile = _meant(game, what)
    match action:
        case "singles" | "pairs":
            return TOWER[seat]
        case "traitor":
            return all_towers(game)
        case "temple" | "sanctuary":
            return part_reach(game, seat, card=brings_card(game, place))
        case "rare":
            return good_reach(game, seat, pile)
    return all_towers(game) if place in game.content.upgrades else NOTHING
