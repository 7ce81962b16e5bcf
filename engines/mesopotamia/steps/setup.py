"""Setting up: start areas, what chance lays out, what empires choose, quests (MES-3, MES-4, MES-5)."""

from typing_extensions import override

from engines.core import NOBODY, Arg, Ask, ChooseMany, Decision, Option, Step, Text, record
from engines.mesopotamia.content import Empire
from engines.mesopotamia.ids import AUTOMATON, NONE, PLAIN, SETTLEMENT, SIEGE, STANDARD, TEAM, WALL
from engines.mesopotamia.preview.quests import needs
from engines.mesopotamia.rules.compass import from_left
from engines.mesopotamia.rules.dice import colours_left, roll
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.rules.menu import asked, choose, plain, topic
from engines.mesopotamia.rules.placing import berths, can_stand
from engines.mesopotamia.rules.seals import tracks
from engines.mesopotamia.rules.unseen import next_tile, quests_to_deal
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Die, Mesopotamia
from engines.mesopotamia.steps.strategies import LayOutStrategies
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
    """Goods of all; then start areas, the last seat first, and all that follows (MES-3.16, MES-3.19).

    The house seat comes after all others in both orders (MES-34.2).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
        house, limits = game.house(), game.content.limits
        if house is not None:
            draw_empire(game, house)
        for realm in game.realms:
            gain(realm, dict.fromkeys(STANDARD, limits.starting_goods))
            gain(realm, row_of(game, realm.seat).goods or {})
        seats = [realm.seat for realm in game.realms]
        chosen = [step for seat in seats for step in unique(game, seat)]
        starts = [*reversed(game.people()), *([] if house is None else [house])]
        game.push(*(ChooseStart(seat) for seat in starts), LayOut(), *chosen, *_decks(game))


def _decks(game: Mesopotamia) -> list[Step[Mesopotamia]]:
    """The cards of the automaton, where there is one (MES-30.3)."""
    return [LayOutStrategies()] if game.mode in (AUTOMATON, TEAM) else []


def draw_empire(game: Mesopotamia, house: int) -> None:
    """The house seat leads any empire that is left (MES-32.1, MES-34.2).

    The automaton leads one with strategy cards of its own, if there is one (MES-30.21).
    """
    realm, rows = game.realms[house], game.content.empires
    if realm.empire:
        return
    taken = [one.empire for one in game.realms]
    left = [name for name, row in rows.items() if row.box in game.boxes and name not in taken]
    cards = game.content.strategies.values() if game.mode in (AUTOMATON, TEAM) else ()
    own = {row.empire for row in cards}
    drawn = [name for name in left if name in own] or left
    realm.empire = drawn[game.roll("empire", len(drawn)) - 1]
    realm.levels = dict(rows[realm.empire].levels)
    game.events, game.population = tracks(game.content, game.realms, game.mode)
    game.tell("mesopotamia-event-empire-drawn", by=house, empire=empire_name(realm.empire))


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

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        if by_rules(game, self.seat):
            return None
        free = _free_starts(game)
        options = [Option(area, area_name(area)) for area in free]
        return choose("start", options, free[0], rules=["MES-3.16"])

    @override
    def skip(self, game: Mesopotamia) -> None:
        """One of those left by lot (MES-34.2)."""
        free = _free_starts(game)
        self.answer(game, free[game.roll("start", len(free)) - 1])

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        realm = game.realms[self.seat]
        realm.start = answer
        game.grounds[answer].settle(self.seat).add(row_of(game, self.seat).unit)
        game.tell(
            "mesopotamia-event-start",
            by=self.seat,
            empire=empire_name(realm.empire),
            area=area_name(answer),
        )


def _free_starts(game: Mesopotamia) -> list[str]:
    return [area for area in game.starts() if game.home_of(area) is None]


@record
class LayOut(Step[Mesopotamia]):
    """Event tokens, tribes, trade tokens and the first tile of the Hanging Gardens (MES-3.4 to MES-3.8).

    In the Siege of Ur some areas have no token, and none has a tribe (MES-32.4).
    """

    @override
    def run(self, game: Mesopotamia) -> None:
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

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        if by_rules(game, self.seat):
            return None
        left = colours_left(game.realms[self.seat].dice)
        options = [Option(colour, colour_name(colour)) for colour in left]
        return choose("first-die", options, left[0], rules=["MES-4.1", "MES-8.3"])

    @override
    def skip(self, game: Mesopotamia) -> None:
        """A level of the ziggurat, whose die is never rolled (MES-AUT1, MES-AUT15)."""
        dice = game.realms[self.seat].dice
        dice.append(Die(colours_left(dice)[0]))
        game.tell("mesopotamia-event-first-level", by=self.seat, level=len(dice))

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
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

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        areas, free = game.content.areas, self._free(game)
        if not free or by_rules(game, self.seat):
            return None
        options = [
            Option(area, area_name(area), terrain_name(str(areas[area].terrain))) for area in free
        ]
        plains = [area for area in free if areas[area].terrain == PLAIN]
        default = (plains or free)[0]
        return choose("outpost", [*options, plain(NONE, "no-outpost")], default, rules=["MES-4.4"])

    def _free(self, game: Mesopotamia) -> list[str]:
        """The areas beside the start area with room."""
        near = game.content.near[game.realms[self.seat].home]
        return [area for area in near if _has_room(game, area)]

    @override
    def skip(self, game: Mesopotamia) -> None:
        """An automaton takes the leftmost, then topmost (MES-AUT1, MES-AUT15)."""
        if free := self._free(game):
            self.answer(game, min(free, key=from_left))

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
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

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        free = self._free(game)
        if not free or by_rules(game, self.seat):
            return None
        options = [Option(section, section_name(section)) for section in free]
        return choose("berth", options, free[0], rules=["MES-4.8"])

    def _free(self, game: Mesopotamia) -> list[str]:
        return berths(game, self.seat, [game.realms[self.seat].home])

    @override
    def skip(self, game: Mesopotamia) -> None:
        """An automaton takes the first by its id (MES-AUT1, MES-AUT15)."""
        if free := self._free(game):
            self.answer(game, free[0])

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        game.ships[answer].append(self.seat)
        game.tell("mesopotamia-event-berth", by=self.seat, section=section_name(answer))


@record
class DealQuests(Step[Mesopotamia]):
    """All people get quest cards, and choose at once which of them they keep (MES-3.10, MES-30.17)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        game.shuffle("quests", game.quests)
        dealt, _ = quests_to_deal(game)
        private: dict[int, dict[str, Arg]] = {}
        people = [game.realms[seat] for seat in game.people()]
        for realm in people:
            realm.hand = [game.quests.pop() for _ in range(dealt)]
            private[realm.seat] = {"quests": [quest_name(one) for one in realm.hand]}
        alone = _alone(game)
        if alone is None:
            game.tell("mesopotamia-event-quests", by=NOBODY, private=private, n=dealt)
        else:
            game.tell("mesopotamia-event-alone-quests", by=alone, private=private, n=dealt)
        game.together([KeepQuests(realm.seat)] for realm in people)


@record
class KeepQuests(Ask[Mesopotamia]):
    """Which of the quests dealt a seat keeps; nobody else learns it (MES-3.10)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
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

    @override
    def answer(self, game: Mesopotamia, answer: list[str]) -> None:
        game.realms[self.seat].keeps = answer


@record
class Returned(Step[Mesopotamia]):
    """What nobody keeps goes under the deck, in the order of seats (MES-3.10, MES-3.19)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        for realm in game.realms:
            realm.returned = [quest for quest in realm.hand if quest not in realm.keeps]
            realm.hand = [quest for quest in realm.hand if quest in realm.keeps]
            realm.keeps = []
        _, kept = quests_to_deal(game)
        alone = _alone(game)
        if alone is None:
            game.tell("mesopotamia-event-quests-kept", by=NOBODY, n=kept)
        else:
            game.tell("mesopotamia-event-alone-quests-kept", by=alone, n=kept)


def _alone(game: Mesopotamia) -> int | None:
    """The only person there is, of whom it is told what otherwise all do."""
    people = game.people()
    return people[0] if len(people) == 1 else None
