"""Setting up: start areas, what chance lays out, what empires choose, quests (MES-3, MES-4, MES-5)."""

from engines.core import NOBODY, Arg, Ask, ChooseMany, Decision, Option, Step, Text, record
from engines.mesopotamia.content import Empire
from engines.mesopotamia.ids import NONE, PLAIN, SETTLEMENT, SIEGE, STANDARD, WALL
from engines.mesopotamia.preview.quests import needs
from engines.mesopotamia.rules.dice import colours_left, roll
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.rules.menu import asked, choose, plain, topic
from engines.mesopotamia.rules.placing import berths, can_stand
from engines.mesopotamia.rules.unseen import next_tile, quests_to_deal
from engines.mesopotamia.state import Die, Mesopotamia
from engines.mesopotamia.words import (
    area_name,
    colour_name,
    empire_name,
    face_name,
    garden_name,
    quest_name,
    section_name,
    terrain_name,
    trade_name,
)


def row_of(game: Mesopotamia, seat: int) -> Empire:
    """What the empire of a seat begins with."""
    return game.content.empires[game.realms[seat].empire]


@record
class SetUp(Step[Mesopotamia]):
    """Goods of all; then start areas, the last seat first, and all that follows (MES-3.16, MES-3.19)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        limits = game.content.limits
        for realm in game.realms:
            gain(realm, dict.fromkeys(STANDARD, limits.starting_goods))
            gain(realm, row_of(game, realm.seat).goods or {})
        seats = [realm.seat for realm in game.realms]
        chosen = [step for seat in seats for step in unique(game, seat)]
        game.push(*(ChooseStart(seat) for seat in reversed(seats)), LayOut(), *chosen)


def unique(game: Mesopotamia, seat: int) -> list[Step[Mesopotamia]]:
    """What an empire chooses after chance has laid out the map (MES-3.19, MES-4)."""
    row = row_of(game, seat)
    steps: list[Step[Mesopotamia]] = [FirstDie(seat) for _ in range(row.ziggurat)]
    if row.outpost:
        steps.append(Outpost(seat))
    if row.ship:
        steps.append(Berth(seat))
    return steps


@record
class ChooseStart(Ask[Mesopotamia]):
    """A start area that nobody has chosen yet; the first unit of the empire stands there (MES-3.16)."""

    seat: int

    def decision(self, game: Mesopotamia) -> Decision:
        """See Ask."""
        free = [area for area in game.starts() if game.home_of(area) is None]
        options = [Option(area, area_name(area)) for area in free]
        return choose("start", options, free[0], rules=["MES-3.16"])

    def answer(self, game: Mesopotamia, answer: str) -> None:
        """See Ask."""
        realm = game.realms[self.seat]
        realm.start = answer
        game.grounds[answer].settle(self.seat).add(row_of(game, self.seat).unit)
        game.tell(
            "mesopotamia-event-start",
            by=self.seat,
            empire=empire_name(realm.empire),
            area=area_name(answer),
        )


@record
class LayOut(Step[Mesopotamia]):
    """Event tokens, tribes, trade tokens and the first tile of the Hanging Gardens (MES-3.4 to MES-3.8).

    In the Siege of Ur some areas have no token, and none has a tribe (MES-32.4).
    """

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        scenario = game.scenario()
        empty = () if scenario is None else scenario.empty or ()
        for area in game.content.spaces(game.layout):
            if area in empty:
                continue
            game.grounds[area].token = True
            if game.mode != SIEGE:
                game.grounds[area].tribe = dict(game.content.areas[area].tribe or {})
        _lay_trades(game)
        game.tile = next_tile(game)
        game.tell(
            f"mesopotamia-event-laid-out{'-siege' if game.mode == SIEGE else ''}",
            by=NOBODY,
            trades=[trade_name(one) for one in game.market.values()],
            tile=garden_name(game.tile),
        )


def _lay_trades(game: Mesopotamia) -> None:
    """Random tokens of its level in each section (MES-3.4, MES-5.1, MES-5.2, MES-35.1)."""
    slots = game.content.slots_used(game.layout)
    for level in sorted({game.content.slots[slot].level for slot in slots}):
        tokens = [
            token
            for token, row in game.content.trades.items()
            if row.level == level and row.box in game.boxes
        ]
        game.shuffle("trades", tokens)
        here = [slot for slot in slots if game.content.slots[slot].level == level]
        game.market |= dict(zip(here, tokens, strict=False))


@record
class FirstDie(Ask[Mesopotamia]):
    """The colour of a die that an empire begins with; it is rolled at once (MES-4.1, MES-8.3, MES-8.12)."""

    seat: int

    def decision(self, game: Mesopotamia) -> Decision:
        """See Ask."""
        left = colours_left(game.realms[self.seat].dice)
        options = [Option(colour, colour_name(colour)) for colour in left]
        return choose("first-die", options, left[0], rules=["MES-4.1", "MES-8.3"])

    def answer(self, game: Mesopotamia, answer: str) -> None:
        """See Ask."""
        die = Die(answer)
        game.realms[self.seat].dice.append(die)
        colour = colour_name(answer)
        if game.set_dice:
            game.tell("mesopotamia-event-first-die-set", by=self.seat, colour=colour)
            return
        roll(game, [die])
        face = face_name(str(die.face))
        game.tell("mesopotamia-event-first-die", by=self.seat, colour=colour, face=face)


@record
class Outpost(Ask[Mesopotamia]):
    """A settlement and a wall beside the start area, whose event nobody reveals by that (MES-4.4)."""

    seat: int

    def decision(self, game: Mesopotamia) -> Decision | None:
        """See Ask."""
        areas = game.content.areas
        free = [area for area in areas[game.realms[self.seat].home].near if _has_room(game, area)]
        if not free:
            return None
        options = [
            Option(area, area_name(area), terrain_name(str(areas[area].terrain))) for area in free
        ]
        plains = [area for area in free if areas[area].terrain == PLAIN]
        default = (plains or free)[0]
        return choose("outpost", [*options, plain(NONE, "no-outpost")], default, rules=["MES-4.4"])

    def answer(self, game: Mesopotamia, answer: str) -> None:
        """See Ask."""
        if answer == NONE:
            game.tell("mesopotamia-event-no-outpost", by=self.seat)
            return
        ground = game.grounds[answer]
        ground.settle(self.seat).settlement = True
        ground.wall = self.seat
        game.tell("mesopotamia-event-outpost", by=self.seat, area=area_name(answer))


def _has_room(game: Mesopotamia, area: str) -> bool:
    """Whether both a settlement and a wall can stand there."""
    return can_stand(game, SETTLEMENT, area) and can_stand(game, WALL, area)


@record
class Berth(Ask[Mesopotamia]):
    """Where a ship lies that an empire begins with: beside its start area (MES-4.8)."""

    seat: int

    def decision(self, game: Mesopotamia) -> Decision | None:
        """See Ask."""
        free = berths(game, self.seat, [game.realms[self.seat].home])
        if not free:
            return None
        options = [Option(section, section_name(section)) for section in free]
        return choose("berth", options, free[0], rules=["MES-4.8"])

    def answer(self, game: Mesopotamia, answer: str) -> None:
        """See Ask."""
        game.ships[answer].append(self.seat)
        game.tell("mesopotamia-event-berth", by=self.seat, section=section_name(answer))


@record
class DealQuests(Step[Mesopotamia]):
    """Everybody gets quest cards, and all choose at once which of them they keep (MES-3.10)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        game.shuffle("quests", game.quests)
        dealt, _ = quests_to_deal(game)
        private: dict[int, dict[str, Arg]] = {}
        people = [game.realms[seat] for seat in game.people()]
        for realm in people:
            realm.hand = [game.quests.pop() for _ in range(dealt)]
            private[realm.seat] = {"quests": [quest_name(one) for one in realm.hand]}
        game.tell("mesopotamia-event-quests", by=NOBODY, private=private, n=dealt)
        game.together([KeepQuests(realm.seat)] for realm in people)


@record
class KeepQuests(Ask[Mesopotamia]):
    """Which of the quests dealt a seat keeps; nobody else learns it (MES-3.10)."""

    seat: int

    def decision(self, game: Mesopotamia) -> Decision:
        """See Ask."""
        hand = game.realms[self.seat].hand
        _, kept = quests_to_deal(game)
        return ChooseMany(
            prompt=Text(asked("quests").key, {"n": kept}),
            topic=topic("quests"),
            default=hand[:kept],
            secret=True,
            rules=["MES-3.10", "MES-28.1"],
            options=[Option(quest, quest_name(quest), needs(game, quest)) for quest in hand],
            least=kept,
            most=kept,
        )

    def answer(self, game: Mesopotamia, answer: list[str]) -> None:
        """See Ask."""
        game.realms[self.seat].keeps = answer


@record
class Returned(Step[Mesopotamia]):
    """What nobody keeps goes under the deck, in the order of seats (MES-3.10, MES-3.19)."""

    def run(self, game: Mesopotamia) -> None:
        """See Step."""
        for realm in game.realms:
            realm.returned = [quest for quest in realm.hand if quest not in realm.keeps]
            realm.hand = [quest for quest in realm.hand if quest in realm.keeps]
            realm.keeps = []
        _, kept = quests_to_deal(game)
        game.tell("mesopotamia-event-quests-kept", by=NOBODY, n=kept)
