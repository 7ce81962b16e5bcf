"""Build: objects that the technology opens, one after the other (MES-12, MES-13)."""

from typing_extensions import override

from engines.core import NOBODY, Ask, Choose, Decision, Option, Step, Text, record, text, untold
from engines.mesopotamia.ids import DONE, GARDEN, RAM, SETTLEMENT, SHIP, WALL, ZIGGURAT
from engines.mesopotamia.preview.prices import lacks, terms
from engines.mesopotamia.rules.building import buildable, price, sites
from engines.mesopotamia.rules.goods import pay
from engines.mesopotamia.rules.menu import choose, plain
from engines.mesopotamia.rules.unseen import next_tile
from engines.mesopotamia.state import Die, Mesopotamia
from engines.mesopotamia.words import a_piece, colour_name, garden_name, goods, place_name


@record
class Build(Step[Mesopotamia]):
    """Build up to a number of the objects that a technology of this level opens (MES-12.1, MES-12.7)."""

    seat: int
    objects: int
    level: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if not buildable(game, self.seat, self.level):
            game.tell("mesopotamia-event-nothing-built", by=self.seat)
            return
        game.push(BuildOne(self.seat, self.objects, self.level))


@record
class BuildOne(Ask[Mesopotamia]):
    """The next object and its place, or no more; `left` counts it, too (MES-12.7, MES-12.9)."""

    seat: int
    left: int
    level: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        pieces = buildable(game, self.seat, self.level)
        if not pieces:
            return None
        ids = [one for piece in pieces for one in self._ids(game, piece)]
        dice = [one for one in ids if one.startswith(ZIGGURAT)]
        rules = ["MES-12.2", "MES-12.3", "MES-12.6"]
        more = {"args": {"n": self.left}, "rules": rules}
        return choose("build", untold([*ids, DONE]), (dice or [DONE])[0], **more)

    def _ids(self, game: Mesopotamia, piece: str) -> list[str]:
        """The answers that build a piece: `wall.b4`, `ship.t2`, `ziggurat.white`, `garden`."""
        if piece == GARDEN:
            return [GARDEN]
        return [f"{piece}.{site}" for site in sites(game, self.seat, piece)]

    @override
    def describe(self, game: Mesopotamia, decision: Decision) -> None:
        if isinstance(decision, Choose):
            decision.options = [self._told(game, one.id) for one in decision.options]

    def _told(self, game: Mesopotamia, answer: str) -> Option:
        """An option as people read it."""
        piece, _, site = answer.partition(".")
        if piece == DONE:
            return plain(DONE, "build-done", lacks(game, self.seat, self.level))
        if piece == GARDEN:
            return _garden(game)
        costs = text("mesopotamia-costs", goods=goods(price(game, piece)))
        if piece == ZIGGURAT:
            level, colour = game.realms[self.seat].ziggurat + 1, colour_name(site)
            label = text("mesopotamia-do-build-ziggurat", level=level, colour=colour)
        else:
            place = place_name(site, game.content.sections)
            label = text(f"mesopotamia-do-build{_on(piece)}", piece=a_piece(piece), place=place)
        return Option(answer, label, costs)

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer == DONE:
            return
        piece, _, site = answer.partition(".")
        pay(game.realms[self.seat], price(game, piece))
        construct(game, self.seat, piece, site)
        if self.left > 1:
            game.push(BuildOne(self.seat, self.left - 1, self.level))


def _on(piece: str) -> str:
    """The end of the message about a piece: ships are on rivers, all others in areas."""
    return "-ship" if piece == SHIP else ""


def _garden(game: Mesopotamia) -> Option:
    """The next part of the Hanging Gardens; the tile after it is seen at once (MES-13.2, MES-13.4)."""
    tile = str(game.tile)
    last = game.built + 1 == game.content.pieces[GARDEN].copies
    return Option(
        GARDEN,
        text("mesopotamia-do-build-garden", tile=garden_name(tile)),
        terms(game, tile),
        confirm=not last,
        then=Text("mesopotamia-then-last-tile" if last else "mesopotamia-then-next-tile"),
    )


def construct(game: Mesopotamia, seat: int, piece: str, site: str) -> None:
    """An object is built at a site: a place, of the ziggurat the colour of its die, of the Gardens none."""
    if piece == GARDEN:
        _take_tile(game, seat)
    elif piece == ZIGGURAT:
        _raise_ziggurat(game, seat, site)
    else:
        _put(game, seat, piece, site)


def _take_tile(game: Mesopotamia, seat: int) -> None:
    """The tile is kept for its points, and the next one is revealed (MES-13.2, MES-13.4, MES-13.6)."""
    tile = str(game.tile)
    game.realms[seat].tiles.append(tile)
    game.built += 1
    game.tell("mesopotamia-event-built-garden", by=seat, tile=garden_name(tile), n=game.built)
    if game.built == game.content.pieces[GARDEN].copies:
        game.tile = None
        game.tell("mesopotamia-event-gardens-complete", by=NOBODY)
        return
    game.tile = next_tile(game)
    name = garden_name(game.tile)
    game.tell("mesopotamia-event-tile", by=NOBODY, tile=name, terms=terms(game, game.tile))


def _raise_ziggurat(game: Mesopotamia, seat: int, colour: str) -> None:
    """The next level, and its die, which serves from the next turn on (MES-8.2, MES-8.12)."""
    realm = game.realms[seat]
    realm.dice.append(Die(colour, spent=game.set_dice))  # a die that is rolled shows nothing yet
    if realm.house:  # its dice are never rolled (MES-AUT15)
        game.tell("mesopotamia-event-built-level", by=seat, level=realm.ziggurat)
        return
    name = colour_name(colour)
    game.tell("mesopotamia-event-built-ziggurat", by=seat, level=realm.ziggurat, colour=name)


def _put(game: Mesopotamia, seat: int, piece: str, site: str) -> None:
    """A piece is put on the map."""
    if piece == SHIP:
        game.ships[site].append(seat)
    elif piece == WALL:
        game.grounds[site].wall = seat
    elif piece == SETTLEMENT:
        game.grounds[site].settle(seat).settlement = True
    elif piece == RAM:
        game.grounds[site].settle(seat).rams += 1
    place = place_name(site, game.content.sections)
    game.tell(f"mesopotamia-event-built{_on(piece)}", by=seat, piece=a_piece(piece), place=place)
