"""What awaits an army where it may go, for a hint."""

from engines.conqueror.ids import ALL, INDEPENDENT
from engines.conqueror.preview.odds import odds
from engines.conqueror.state import Conqueror
from engines.conqueror.words import coins, faction_name, the_place, units_in_short
from engines.core import Arg, Text


def march_hint(game: Conqueror, seat: int, origin: str, place: str, part: str) -> Text:
    """Who holds a territory, with what, what it is worth, and what a move or an attack costs or promises."""
    owner, there, row = game.owner(place), game.lands[place].army.units, game.map[place]
    told: dict[str, Arg] = {"units": units_in_short(there), "food": row.food, "pays": row.coins}
    told["coins"] = coins(row.coins)
    if owner not in (None, seat):
        attack, defence = odds(game, seat, origin, place)
        # What the territory helps its defence is in the strength: there is no room for both.
        told |= {
            "nation": _holder(game, owner),
            "attack": attack if part == ALL else 0,
            "defence": defence,
            "part": part,
        }
        return Text("conqueror-hint-held", told)
    left = part == ALL and gives_up(game, seat, origin)
    lost = "capital" if game.temporary_at(origin) == seat else "yes"
    told |= {"left": the_place(origin) if left else "", "leaves": lost if left else "no"}
    told["fort"] = game.fort_at(place) or "none"
    return Text("conqueror-hint-free" if owner is None else "conqueror-hint-own", told)


def gives_up(game: Conqueror, seat: int, origin: str) -> bool:
    """Whether a land is nobody's once its active units have left (CON-4.4, CON-4.5)."""
    if game.owner(origin) != seat or game.is_sea(origin) or game.home_of(origin) == seat:
        return False
    army = game.lands[origin].army
    return not army.tired and not army.barred


def _holder(game: Conqueror, owner: int) -> Text:
    """The nation, as there is little room; names of players may be long."""
    if owner == INDEPENDENT:
        return Text("conqueror-faction-independents-label")
    return faction_name(game.nations[owner].mark)
