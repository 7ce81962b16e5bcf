"""What lies beside the board: missions, rare goods, upgrades, the next camels and ships; and the towers.

Every object has a stream of its own for its shuffles, so that players who need not wait for each other
cannot change each other's luck (TAD-6.18): "missions", "goods.<pile>", "upgrades".
"""

from engines.core import Arg
from engines.core.content import Model
from engines.tadmor.content import NextPieceRow, Requirement
from engines.tadmor.content.effects import FifthStorey
from engines.tadmor.ids import MISSIONS, PILES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import MISSION, WHO, amount

STOREY = 5
"""Levels that are multiples of it are free with I14 or I15 (TAD-17.I14)."""

# --- missions ---------------------------------------------------------------------------------


def can_draw(game: Tadmor) -> bool:
    """Whether there is a mission left to draw (TAD-13.6)."""
    return bool(game.deck or game.discards)


def draw_missions(game: Tadmor, player: Player, count: int) -> None:
    """Missions from the deck into the hand, as far as there are any (TAD-13.5, TAD-13.6, TAD-13.8)."""
    cards: list[str] = []
    while len(cards) < count and can_draw(game):
        if not game.deck:
            game.deck, game.discards = game.discards, []
            game.shuffle("missions", game.deck)
            game.tell("tadmor-event-reshuffle", by=player.seat)
        cards.append(game.deck.pop())
    if not cards:
        game.tell("tadmor-event-no-missions", by=player.seat)
        return
    player.hand += cards
    player.offered = False
    names: list[Arg] = [MISSION[card] for card in cards]
    story = {player.seat: {"cards": names}}
    game.tell("tadmor-event-draw", by=player.seat, n=len(cards), private=story)


def return_mission(game: Tadmor, player: Player, card: str) -> None:
    """A completed mission is turned face down for its benefit (TAD-13.4, TAD-A8)."""
    player.completed.remove(card)
    player.returned.append(card)
    game.tell("tadmor-event-returned", by=player.seat, card=MISSION[card])


def completed_with(game: Tadmor, player: Player, kind: type[Model]) -> list[str]:
    """The missions a player could return for a benefit of a kind (TAD-13.4)."""
    rows = game.content.missions
    return [card for card in player.completed if isinstance(rows[card].effect, kind)]


def discard(game: Tadmor, player: Player, card: str) -> None:
    """A mission of the hand to the discard pile, which is kept in the order of the cards (TAD-6.18)."""
    player.hand.remove(card)
    game.discards.append(card)
    game.discards.sort(key=MISSIONS.index)


# --- rare goods -------------------------------------------------------------------------------


def pile(game: Tadmor, colour: str) -> list[str]:
    """All rare goods of a pile, the top one last."""
    top = game.tops[colour]
    return [*game.below(colour), *([] if top is None else [top])]


def stocked(game: Tadmor) -> list[str]:
    """The piles that are not empty."""
    return [colour for colour in PILES if game.tops[colour] is not None]


def shuffle_pile(game: Tadmor, colour: str, goods: list[str]) -> None:
    """A pile made of these goods in random order; its top one shows (TAD-2.5)."""
    game.shuffle(f"goods.{colour}", goods)
    _lay(game, colour, goods)


def take_good(game: Tadmor, player: Player, colour: str, good: str | None = None) -> str:
    """The top rare good of a pile, and the next one comes to light; its type.

    `good`: a type chosen from the whole pile, which is shuffled afterwards (TAD-17.I43, TAD-18.K1).
    """
    goods = pile(game, colour)
    taken = goods.pop() if good is None else good
    if good is None:
        _lay(game, colour, goods)
    else:
        goods.remove(good)
        shuffle_pile(game, colour, goods)
    player.goods[taken] += 1
    return taken


def _lay(game: Tadmor, colour: str, goods: list[str]) -> None:
    """The last one of these goods lies on top for all to see."""
    game.tops[colour] = goods[-1] if goods else None
    game.below(colour)[:] = goods[:-1]
    if goods:
        game.reveal()


# --- upgrades ---------------------------------------------------------------------------------


def in_the_box(game: Tadmor, era: int) -> list[str]:
    """The upgrades of an Era that this number of players uses (TAD-15.2)."""
    rows = game.content.upgrades.items()
    return [name for name, row in rows if row.era == era and (row.two or not game.two)]


def unowned(game: Tadmor, era: int) -> list[str]:
    """The upgrades of an Era that nobody owns, on display or not."""
    owned = [name for player in game.players for name in player.upgrades]
    return [name for name in in_the_box(game, era) if name not in owned]


def off_board(game: Tadmor) -> list[str]:
    """Upgrades of Era I, and of Era II once it has begun, neither on display nor owned (TAD-18.K25)."""
    eras = range(1, min(game.era, 2) + 1)
    return [name for era in eras for name in unowned(game, era) if name not in game.display]


def lay_display(game: Tadmor, era: int) -> None:
    """A new display; what is left of its Era goes back to the box (TAD-2.11, TAD-2.15, TAD-11.5)."""
    rows = game.content.upgrades
    tiles = [name for name in unowned(game, era) if game.open_choice or not rows[name].starting]
    game.shuffle("upgrades", tiles)
    chosen = tiles[: game.content.by_players[len(game.players)].display]
    game.display = [name for name in game.content.upgrades if name in chosen]
    game.reveal()


def gain_upgrade(game: Tadmor, player: Player, tile: str) -> None:
    """A player's own from now on, with effect at once (TAD-1.13, TAD-6.6)."""
    if tile in game.display:
        game.display.remove(tile)
    player.upgrades.append(tile)
    lift(game, player)


# --- towers -----------------------------------------------------------------------------------


def lift(game: Tadmor, player: Player) -> None:
    """With I14 or I15 the level after the next multiple of five less one is free (TAD-17.I14)."""
    if player.height % STOREY == STOREY - 1 and game.effects(player, FifthStorey):
        player.height += 1
        game.tell("tadmor-event-lift", by=player.seat, height=player.height)


def height_without(game: Tadmor, target: Player, levels: int) -> int:
    """The height of a tower that loses so many levels: never below 0, lifted by I14 or I15 (TAD-17.I14)."""
    height = target.height - min(levels, target.height)
    lifted = height % STOREY == STOREY - 1 and bool(game.effects(target, FifthStorey))
    return height + lifted


def destroy(game: Tadmor, actor: Player, target: Player, levels: int) -> int:
    """Levels of a tower are gone, never below 0, and I14 or I15 lifts what is left; how many were lost."""
    lost = min(levels, target.height)
    target.height -= lost
    who = WHO[target.seat]
    game.tell("tadmor-event-destroyed", by=actor.seat, who=who, n=lost, height=target.height)
    lift(game, target)
    return lost


# --- camels and ships -------------------------------------------------------------------------


def next_piece(game: Tadmor, player: Player, kind: str) -> NextPieceRow | None:
    """The next camel or ship a player could gain, and what it needs; None if there is no more."""
    limits = game.content.limits
    number = player.owned(kind) + 1
    if number > (limits.camels if kind == "camel" else limits.ships):
        return None
    return game.content.next_of.get((kind, number))


def qualifies(game: Tadmor, player: Player, kind: str) -> bool:
    """Whether the Caravan or the Shipyard would bring a player a piece now (TAD-10.5 to TAD-10.10)."""
    row = next_piece(game, player, kind)
    if row is None:
        return False
    for need in row.needs:  # noqa: SIM110 - seen at every placement; a generator takes thrice as long
        if _fulfils(game, player, need):
            return True
    return False


def _fulfils(game: Tadmor, player: Player, need: Requirement) -> bool:
    """Whether a player has all that one of the alternatives needs."""
    if player.height < need.height or player.missions < need.missions:
        return False
    return not need.sets or full_sets(game, player) >= need.sets


def full_sets(game: Tadmor, player: Player) -> int:
    """How many sets of a rare good of each colour a player has (TAD-10.8)."""
    return min([colour_count(game, player, colour) for colour in PILES])


def colour_count(game: Tadmor, player: Player, colour: str) -> int:
    """How many rare goods of a colour a player has."""
    return sum([player.goods[name] for name in game.content.types_of[colour]])


def gain_piece(game: Tadmor, player: Player, kind: str) -> None:
    """One more camel or ship in the reserve (TAD-10.4, TAD-10.8)."""
    if kind == "camel":
        player.camels += 1
    else:
        player.ships += 1
    total = amount(kind, player.owned(kind))
    game.tell("tadmor-event-piece", by=player.seat, piece=amount(kind, 1), total=total)


def take_back(game: Tadmor, place: str) -> None:
    """A piece returns to its owner's reserve (TAD-6.1)."""
    del game.placed[place]


# --- who did what -----------------------------------------------------------------------------


def note(game: Tadmor, seats: list[int], seat: int) -> None:
    """Enter a seat in a list of the turn, which is kept in turn order whoever acted first (TAD-6.18)."""
    seats.append(seat)
    seats.sort(key=lambda one: (one - game.first) % len(game.players))
