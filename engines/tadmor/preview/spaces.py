"""What a space would do for a player as things stand while pieces are placed."""

from engines.core import Text
from engines.tadmor.content import Content, Space
from engines.tadmor.content.describe import requirement
from engines.tadmor.content.effects import Keeper, Scaffold
from engines.tadmor.preview.prices import good_price, less, saved_parts
from engines.tadmor.preview.temples import GONE, LEFT, part_ahead
from engines.tadmor.rules.sharing import GAINERS
from engines.tadmor.rules.supply import qualifies
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import PART, PILE, amount, amounts, good_of

TOWER = ("singles", "pairs")
CHANGING = ("war", *GAINERS, *TOWER, "temple", "rare")
"""Actions whose use depends on towers, temples, missions, rare goods or upgrades."""
Fact = tuple[str | int | bool | None, ...]
"""All that the line of a space depends on, but for the content, the space and what I28 saves there."""


def state_now(game: Tadmor, player: Player) -> dict[str, Fact]:
    """All that `use_now` depends on, by the pile of a space or else its action."""
    tower = player.height, bool(game.effects(player, Scaffold))
    keeper, tops = bool(game.effects(player, Keeper)), game.tops
    return {
        "war": (player.height - min([one.height for one in game.players]),),
        "caravan": (player.camels, qualifies(game, player, "camel")),
        "shipyard": (player.ships, qualifies(game, player, "ship")),
        "singles": tower,
        "pairs": tower,
        "temple": (*part_ahead(game, player), saved_parts(game, player)),
        "grey": (tops["grey"], keeper),
        "yellow": (tops["yellow"], keeper),
        "red": (tops["red"], keeper),
    }


def use_now(content: Content, space: Space, saves: int, fact: Fact) -> Text:
    """What one of those actions would bring or cost if it were resolved now (TAD-8, TAD-9.5, TAD-10).

    saves: resources that a rare good costs less.
    """
    match space.action, fact:
        case "rare", (str(top), bool(keeper)):
            return _rare(content, space, saves, "" if keeper else top)
        case "rare", _:
            return Text("tadmor-action-rare-empty-effect")
        case "temple", (str(part), str(cards), int(saved)):
            return _temple(content, space, part, saved) if cards == LEFT else _missing(part, cards)
        case "war", (int(number),):
            return Text("tadmor-action-war-now-effect", {"points": amount("points", number)})
        case (("singles" | "pairs"), (int(height), bare)):
            return _tower(content, space, height, bare=bool(bare))
        case action, (int(number), ready):
            return _gained(content, GAINERS[action], number, ready=bool(ready))
    raise ValueError(f"{space.id}: {fact}")  # pragma: no cover - all that CHANGING names is above


def _rare(content: Content, space: Space, saves: int, top: str) -> Text:
    """What lies on top, nothing where any may be taken (TAD-8.17, TAD-17.I43)."""
    pile = space.pile or ""
    cost = amounts(good_price(content, pile, saves))
    if not top:
        return Text("tadmor-action-rare-any-effect", {"cost": cost, "pile": PILE[pile]})
    return Text("tadmor-action-rare-now-effect", {"cost": cost, "good": good_of(top, pile)})


def _temple(content: Content, space: Space, name: str, saves: int) -> Text:
    """The next part, its cost, and what the temple is worth then (TAD-8.10)."""
    part = content.parts[name]
    return Text(
        f"tadmor-action-temple{'-card' if space.card else ''}-now-effect",
        {
            "part": PART[name],
            "cost": less(part.cost, saves),
            "points": amount("points", part.points),
        },
    )


def _missing(part: str, cards: str) -> Text:
    """That no card is left, and whether one may come back until then (TAD-8.16)."""
    key = "gone" if cards == GONE else "none"
    return Text(f"tadmor-action-temple-{key}-effect", {"part": PART[part]})


def _tower(content: Content, space: Space, height: int, *, bare: bool) -> Text:
    """The price of the next level or pair, without wood for who need none (TAD-8.3, TAD-17.I18)."""
    band = content.band(height + 1)
    cost = band.pairs if space.action == "pairs" else band.singles
    paid = {resource: n for resource, n in cost.items() if not (bare and resource == "wood")}
    return Text(
        f"tadmor-action-{space.action}-now-effect", {"height": height, "cost": amounts(paid)}
    )


def _gained(content: Content, kind: str, number: int, *, ready: bool) -> Text:
    """The next camel or ship, and what it requires (TAD-10.4 to TAD-10.10)."""
    if number >= (content.limits.camels if kind == "camel" else content.limits.ships):
        return Text("tadmor-action-gain-all-effect", {"pieces": amount(kind, number)})
    if ready:
        return Text("tadmor-action-gain-now-effect", {"piece": amount(kind, 1)})
    needs = requirement(content, kind, number + 1)
    return Text("tadmor-action-gain-later-effect", {"needs": needs})
