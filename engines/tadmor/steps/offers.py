"""What the pieces of a seat may do in Construction, as options of its menu (TAD-8)."""

from functools import lru_cache

from engines.core import Option, Text, text
from engines.core.text import Arg
from engines.tadmor.content import Content
from engines.tadmor.content.memo import once
from engines.tadmor.ids import PARTS, PILES
from engines.tadmor.preview.prices import (
    affordable,
    buildings,
    credit,
    good_cost,
    less,
    part_cost,
    saved_missions,
)
from engines.tadmor.preview.prices import saved_parts as saves_of
from engines.tadmor.preview.temples import parts_built
from engines.tadmor.rules.sharing import BUILDS
from engines.tadmor.rules.supply import can_draw
from engines.tadmor.steps.menu import ACTIONS, MISSIONS, Menu
from engines.tadmor.steps.rare import POINTS, RESOURCES, good_hint, on_offer, then_good, ways_to_pay
from engines.tadmor.steps.temple import hoped_sites, paid_sites, then_part
from engines.tadmor.steps.tower import traitor_levels, traitor_targets
from engines.tadmor.words import BUILD, MISSION, THEN_SHOW, WHO, amount, amounts, either


def building(menu: Menu) -> list[tuple[str, str]]:
    """The player's pieces in Construction: actions and places, in the order of BUILDS."""
    actions = menu.game.content.spots.actions
    found = [(action, place) for place in menu.places if (action := actions[place]) in BUILDS]
    return sorted(found, key=lambda one: BUILDS.index(one[0])) if len(found) > 1 else found


def build_options(menu: Menu) -> None:
    """Everything that the pieces in Construction can do now."""
    drawn = False
    for action, place in building(menu):
        if action == "workshop":
            _workshop(menu, place)
        elif action == "missions":
            if not drawn:
                _missions(menu, place)
            drawn = True
        else:
            _ACTIONS[action](menu, place, f"use.{place}", safe=True)


def _workshop(menu: Menu, place: str) -> None:
    """Any one Construction action (TAD-17.I47)."""
    _missions(menu, place)
    for action in ("singles", "pairs", "temple", "traitor"):
        _ACTIONS[action](menu, place, f"use.{place}.{action}", safe=False)
    for pile in PILES:
        _good(menu, place, f"use.{place}.rare.{pile}", pile, safe=False)


# --- towers -----------------------------------------------------------------------------------


def _singles(menu: Menu, place: str, option: str, *, safe: bool) -> None:
    _levels(menu, place, option, safe=safe, pairs=False)


def _pairs(menu: Menu, place: str, option: str, *, safe: bool) -> None:
    _levels(menu, place, option, safe=safe, pairs=True)


def _levels(menu: Menu, place: str, option: str, *, safe: bool, pairs: bool) -> None:
    rows = buildings(menu.game, menu.player, pairs=pairs)
    if rows:
        key = "tadmor-pairs" if pairs else "tadmor-levels"
        args: dict[str, Arg] = {
            "place": menu.game.content.names.places[place],
            "levels": _levels_in(key, len(rows)),
        }
        label = Text("tadmor-use-levels", args)
        cost, height = rows[-1]
        hint = text("tadmor-levels-hint", height=height, pay=amounts(cost))
        menu.add(Option(option, label, hint, ACTIONS), safe=safe)


@lru_cache(maxsize=512)
def _levels_in(key: str, number: int) -> Text:
    return Text(key, {"n": number})


def _traitor(menu: Menu, place: str, option: str, *, safe: bool) -> None:
    levels = traitor_levels(menu.game, place)
    if not levels:
        return
    targets = traitor_targets(menu.game, menu.player.seat)
    label = _use(
        menu.game.content, place, Text("tadmor-destroy", {"levels": amount("levels", levels)})
    )
    whom: list[Arg] = [
        Text("tadmor-target", {"who": WHO[one.seat], "height": one.height}) for one in targets
    ]
    if targets:
        hint = Text("tadmor-targets", {"whom": whom})
        menu.add(Option(option, label, hint, ACTIONS), safe=safe)
    else:
        menu.hoped.append(Option(option, label, group=ACTIONS))


def _use(content: Content, place: str, what: Text) -> Text:
    return Text("tadmor-use", {"place": content.names.places[place], "what": what})


# --- temple and rare goods --------------------------------------------------------------------


def _temple(menu: Menu, place: str, option: str, *, safe: bool) -> None:
    game, player = menu.game, menu.player
    found = paid_sites(game, player)
    if found:
        then = then_part(game, player, place)
        menu.add(_part(menu, place, option, found, then), safe=safe)
    elif hoped := hoped_sites(game, player):
        menu.hoped.append(_part(menu, place, option, hoped, None))


def _part(menu: Menu, place: str, option: str, temples: list[int], then: Text | None) -> Option:
    """The next part of the temple that is furthest."""
    game, player = menu.game, menu.player
    built = max(parts_built(player, at) for at in temples)
    pay = less(part_cost(game, built), saves_of(game, player))
    points = amount("points", game.content.parts[PARTS[built]].points)
    hint = Text("tadmor-part-hint", {"n": len(pay), "pay": pay, "points": points})
    label = _use(game.content, place, BUILD[PARTS[built]])
    return Option(option, label, hint, ACTIONS, confirm=then is not None, then=then)


def _rare(menu: Menu, place: str, option: str, *, safe: bool) -> None:
    space = menu.game.content.spaces[place]
    if space.pile is not None:
        _good(menu, place, option, space.pile, safe=safe)


def _good(menu: Menu, place: str, option: str, pile: str, *, safe: bool) -> None:
    game, player = menu.game, menu.player
    ways = ways_to_pay(game, player, pile)
    if not ways:
        return
    costs = {
        RESOURCES: good_cost(game, player, pile),
        POINTS: {"points": credit(game, player) or 0},
    }
    cost = either(Text("tadmor-all", {"all": amounts(costs[way])}) for way in ways)
    then = then_good(game, player, pile) if len(ways) == 1 else None
    menu.add(
        Option(
            option,
            _use(game.content, place, on_offer(game, player, pile)),
            good_hint(game, player, pile, cost),
            ACTIONS,
            confirm=then is not None,
            then=then,
        ),
        safe=safe and RESOURCES in ways,
    )


# --- missions ---------------------------------------------------------------------------------


def _missions(menu: Menu, place: str) -> None:
    game, player = menu.game, menu.player
    draw = _draw(game.content, place)
    if can_draw(game):
        menu.add(draw, safe=True)
    else:
        menu.hoped.append(draw)
    saves, where = saved_missions(game, player), game.content.names.places[place]
    for mission in player.hand:
        row = game.content.missions[mission]
        if affordable(player, row.cost, saves):
            points = amount("points", row.points)
            hint = text("tadmor-complete-hint", pay=less(row.cost, saves), points=points)
            label = Text("tadmor-complete", {"place": where, "card": MISSION[mission]})
            option = f"complete.{place}.{mission}"
            menu.add(Option(option, label, hint, MISSIONS, confirm=True, then=THEN_SHOW))


@once
def _draw(content: Content, place: str) -> Option:
    label = _use(content, place, Text("tadmor-draw"))
    return Option(f"draw.{place}", label, group=ACTIONS, confirm=True)


_ACTIONS = {
    "singles": _singles,
    "pairs": _pairs,
    "temple": _temple,
    "sanctuary": _temple,
    "rare": _rare,
    "traitor": _traitor,
}
