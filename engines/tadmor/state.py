"""The pieces of Tadmor, and the questions one asks of them (TAD-1, TAD-2)."""

from collections.abc import Iterable
from dataclasses import field
from typing import Annotated, TypeVar

from engines.core import Record, Seen, State, record
from engines.tadmor.content import Content, Space
from engines.tadmor.ids import ERAS as ERAS
from engines.tadmor.ids import GOODS as GOODS
from engines.tadmor.ids import KINDS as KINDS
from engines.tadmor.ids import MARKS as MARKS
from engines.tadmor.ids import PARTS as PARTS
from engines.tadmor.ids import PILES as PILES
from engines.tadmor.ids import REGIONS as REGIONS
from engines.tadmor.ids import RESOURCES as RESOURCES

E = TypeVar("E")


def _none_each() -> dict[str, int]:
    return dict.fromkeys(RESOURCES, 0)


@record
class Piece(Record):
    """A camel or ship that stands on a space: whose it is."""

    owner: int
    kind: str


@record
class Player(Record):
    """What belongs to one seat (TAD-2.7 to TAD-2.13).

    warehouse, traded: resources by kind; traded ones may be spent but not traded again this turn (TAD-12.2).
    camels, ships: all that it has, on the board or not. temples: parts built of each own temple (TAD-1.11).
    goods: rare goods by type. hand: missions not completed; completed lie face up, returned face down.
    raider: the region of the card held for the next turn (TAD-5.7). tally: what the points were for.

    Of this turn alone: slots are the own slots of Resolution still open, in serial order (TAD-6.10), "u1" to
    "u4", "window", "construction", "kingdom"; done: no more questions but those that must be asked.
    brokered: what was bought for points (I6). credited: I9 has been used. charter: K13 has been returned.
    resolved: the place of a temple part whose mission is still to be drawn. exempt: nothing is due of this
    turn's tax. offered: its missions have stood among the answers of a question in the Resolution since the
    last of them came, and it did something else, so that nobody asks about them alone.
    """

    seat: int
    mark: str
    warehouse: dict[str, int]
    camels: int
    ships: int
    points: int
    traded: dict[str, int] = field(default_factory=_none_each)
    tally: dict[str, int] = field(default_factory=dict)
    height: int = 0
    temples: list[int] = field(default_factory=list)
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    hand: Annotated[list[str], Seen("owner", until="over", pool="missions")] = field(
        default_factory=list
    )
    completed: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    raider: Annotated[str | None, Seen("owner", shows="presence", domain=REGIONS)] = None
    slots: list[str] = field(default_factory=list)
    done: bool = False
    offered: bool = False
    brokered: list[str] = field(default_factory=list)
    credited: bool = False
    charter: bool = False
    resolved: list[str] = field(default_factory=list)
    exempt: bool = False

    def has(self, resource: str) -> int:
        """How much of a resource can be spent, traded or not (TAD-1.4)."""
        return self.warehouse[resource] + self.traded[resource]

    def owned(self, kind: str) -> int:
        """How many camels or ships there are in all."""
        return self.camels if kind == "camel" else self.ships

    def score(self, points: int, reason: str) -> None:
        """Prestige points, which may fall below 0 (TAD-14.2)."""
        self.points += points
        self.tally[reason] = self.tally.get(reason, 0) + points

    @property
    def rare_goods(self) -> int:
        """How many rare goods there are (TAD-16.6)."""
        return sum(self.goods.values())

    @property
    def missions(self) -> int:
        """Missions on the personal board, completed or returned (TAD-10.7)."""
        return len(self.completed) + len(self.returned)


@record
class Tadmor(State[Content]):
    """A match of Tadmor.

    turn: 0 before the first, then 1 to 9. phase: "setup", "placement", "raiders", "resolution", "end".
    first: the seat with the First Player pawn. placed: pieces by space, or by upgrade for private action
    spaces. display: upgrades on offer. tops: the visible rare good of each pile; grey, yellow and red: those
    below. deck, discards: missions; discards are kept in card order (TAD-6.18). attacked: the region whose
    card lies on the attacked region space (TAD-5.5). raided, revealer: the region raided this turn and who
    revealed the card. finishers: seats that have completed a temple, in order (TAD-8.14). pawn_takers: seats
    that took the pawn this turn, war_users: those that score War Supplies, one entry for each use. scarce:
    the deck might run out this turn, so that discarding is shared (TAD-6.15).
    """

    players: list[Player]
    open_choice: bool
    turn: int = 0
    phase: str = "setup"
    first: int = 0
    placed: dict[str, Piece] = field(default_factory=dict)
    display: list[str] = field(default_factory=list)
    tops: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(PILES))
    grey: Annotated[list[str], Seen("nobody", pool="grey")] = field(default_factory=list)
    yellow: Annotated[list[str], Seen("nobody", pool="yellow")] = field(default_factory=list)
    red: Annotated[list[str], Seen("nobody", pool="red")] = field(default_factory=list)
    deck: Annotated[list[str], Seen("nobody", pool="missions")] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    attacked: str | None = None
    raided: str | None = None
    revealer: int | None = None
    finishers: list[int] = field(default_factory=list)
    pawn_takers: list[int] = field(default_factory=list)
    war_users: list[int] = field(default_factory=list)
    scarce: bool = False
    active: int | None = None
    ended: bool = False

    @property
    def era(self) -> int:
        """1, 2 or 3 (TAD-1.14); 1 during set-up."""
        return (self.turn - 1) // self.content.limits.turns_per_era + 1 if self.turn else 1

    @property
    def last_turn(self) -> int:
        """The number of the last turn (TAD-16.1)."""
        return len(ERAS) * self.content.limits.turns_per_era

    @property
    def turns_left_in_era(self) -> int:
        """How many turns of the Era are not over, this one included (TAD-1.14)."""
        each = self.content.limits.turns_per_era
        return each - (self.turn - 1) % each if self.turn else each

    @property
    def threat(self) -> bool:
        """Whether somebody holds a raider card, so that a region will be raided (TAD-5.13)."""
        for player in self.players:  # noqa: SIM110 - seen at every placement; a generator takes thrice as long
            if player.raider is not None:
                return True
        return False

    @property
    def two(self) -> bool:
        """Whether the side of the board for two players is used (TAD-2.1)."""
        return len(self.players) == 2

    def order(self) -> list[Player]:
        """The players in turn order (TAD-3.2)."""
        return self.players[self.first :] + self.players[: self.first]

    def spaces(self) -> tuple[str, ...]:
        """The action spaces of the side in use."""
        return self.content.board[self.two]

    def space(self, name: str) -> Space | None:
        """A space of the board; None for a private action space."""
        return self.content.spaces.get(name)

    def places_of(self, seat: int) -> list[str]:
        """Where a seat's pieces stand, in the order of placing."""
        return [place for place, piece in self.placed.items() if piece.owner == seat]

    def pieces_on(self, seat: int, places: Iterable[str]) -> list[str]:
        """At which of these places a seat's pieces stand."""
        placed = self.placed
        return [place for place in places if place in placed and placed[place].owner == seat]

    def at_hand(self, seat: int) -> dict[str, int]:
        """How many pieces of each kind a seat has at hand."""
        player = self.players[seat]
        kinds = [piece.kind for piece in self.placed.values() if piece.owner == seat]
        return {
            "camel": player.camels - kinds.count("camel"),
            "ship": player.ships - kinds.count("ship"),
        }

    def reserve(self, seat: int, kind: str) -> int:
        """How many pieces of a kind a seat has at hand."""
        return self.at_hand(seat)[kind]

    def below(self, pile: str) -> list[str]:
        """The rare goods under the top one of a pile, the next one last."""
        hidden: list[str] = getattr(self, pile)
        return hidden

    def pile_size(self, pile: str) -> int:
        """How many rare goods are left in a pile."""
        return len(self.below(pile)) + (self.tops[pile] is not None)

    def supply(self, part: str) -> int:
        """How many cards of a temple part are left (TAD-8.16)."""
        number = PARTS.index(part) + 1
        used = sum([player.temples.count(number) for player in self.players])
        return self.content.parts[part].copies - used

    def raider_deck(self) -> list[str]:
        """The regions whose cards can be chosen (TAD-5.8): nobody may hold one meanwhile."""
        return [name for name in REGIONS if name != self.attacked]

    def effects(self, player: Player, kind: type[E]) -> list[E]:
        """The effects of a kind among a player's upgrades."""
        tiles = self.content.effects[kind]
        if tiles.keys().isdisjoint(player.upgrades):
            return []
        return [tiles[name] for name in player.upgrades if name in tiles]
