"""The war council: heroes in order, tactics at the same time, then everything is revealed (CON-19.11)."""

from typing_extensions import override

from engines.conqueror.content.describe import hero_effect, hero_name, tactic_effect
from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.rules.forces import fights_for_home, is_emptied
from engines.conqueror.rules.strength import brought, fought
from engines.conqueror.state import Conqueror, Side
from engines.conqueror.steps.aftermath import Aftermath
from engines.conqueror.steps.melee import Melee, Rally
from engines.conqueror.words import of_independents, tactic_name, the_place, who
from engines.core import (
    NOBODY,
    Arg,
    Ask,
    ChooseMany,
    Decision,
    Option,
    Step,
    Text,
    record,
    text,
    untold,
)


@record
class Council(Step[Conqueror]):
    """A side without units has lost by now; otherwise cards are laid (CON-19.10, CON-A20, CON-A61)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        for attacks in (True, False):
            if is_emptied(game, attacks=attacks):
                battle.report.attack = brought(game, attacks=True)
                battle.report.defence = brought(game, attacks=False)
                battle.report.won = "defence" if attacks else "attack"
                empty = battle.side(attacks=attacks).seat
                key = of_independents("conqueror-event-emptied", empty)
                game.tell(key, by=NOBODY, who=who(empty))
                game.push(Aftermath())
                return
        game.push(Summon(attacks=True), Summon(attacks=False), Scheme(), Reveal(), Rally(), Melee())


def side_of(game: Conqueror, seat: int) -> Side:
    """The side that a seat leads."""
    battle = game.fighting()
    return battle.attack if battle.attacker == seat else battle.defence


@record
class Summon(Step[Conqueror]):
    """A main player with heroes lays them (CON-17.8, CON-19.13)."""

    attacks: bool

    @override
    def run(self, game: Conqueror) -> None:
        seat = game.fighting().side(attacks=self.attacks).seat
        if seat != INDEPENDENT and (game.nations[seat].heroes or game.nations[seat].open):
            game.together([[Lead(seat)]])


@record
class Lead(Ask[Conqueror]):
    """Which heroes lead: of the hand face down, those used once face up (CON-17.4 to CON-17.6, CON-A36)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        names = self._names(game)
        return ChooseMany(
            prompt=Text("conqueror-ask-heroes"),
            topic=Text("conqueror-topic-heroes"),
            default=self._safe(game, names),
            options=untold(names),
            most=len(names),
            secret=True,
            confirm=True,
            always=True,
            rules=["CON-17.3", "CON-17.6"],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if isinstance(decision, ChooseMany):
            decision.options = [self._option(game, name) for name in self._names(game)]
            decision.prompt = Text(decision.prompt.key, _against(game, self.seat))

    def _names(self, game: Conqueror) -> list[str]:
        """The heroes that can lead, those not used yet first."""
        nation = game.nations[self.seat]
        return [*(hero.name for hero in nation.heroes), *nation.open]

    def _option(self, game: Conqueror, name: str) -> Option:
        """A hero with its effect, and whether it would lead for the first time."""
        time = "again" if name in game.nations[self.seat].open else "first"
        label = text(f"conqueror-do-lead-{time}", hero=hero_name(game.content, name))
        return Option(name, label, hero_effect(game.content, name))

    def _safe(self, game: Conqueror, names: list[str]) -> list[str]:
        """None, but the best one for the own capital (decision D27)."""
        if self.seat == game.fighting().attacker or not fights_for_home(game):
            return []
        return [max(names, key=lambda name: game.content.heroes[name].strength)]

    @override
    def answer(self, game: Conqueror, answer: list[str]) -> None:
        # How many lie face down shows at once, and who lies face up.
        game.reveal()
        nation, side = game.nations[self.seat], side_of(game, self.seat)
        nation.leaders = [name for name in answer if name not in nation.open]
        side.down = len(nation.leaders)
        side.heroes = [name for name in answer if name in nation.open]
        again: list[Arg] = [hero_name(game.content, name) for name in side.heroes]
        if again:
            game.tell("conqueror-event-led-again", by=self.seat, n=side.down, heroes=again)
        else:
            game.tell("conqueror-event-led", by=self.seat, n=side.down)


def _against(game: Conqueror, seat: int) -> dict[str, Arg]:
    """Of what battle a question is: the place, both strengths, and the enemy with what shows of its heroes.

    What lies face down counts for neither side.
    """
    battle = game.fighting()
    attacks = seat == battle.attacker
    enemy = battle.side(attacks=not attacks)
    return {
        "mine": fought(game, attacks=attacks).total,
        "theirs": fought(game, attacks=not attacks).total,
        "place": the_place(battle.target),
        "who": who(enemy.seat),
        "enemy": _shown(game, enemy),
    }


def _shown(game: Conqueror, side: Side) -> Text:
    """What shows of the heroes of a side (CON-A36, CON-A37); independents never have any."""
    if side.seat == INDEPENDENT:
        return Text("conqueror-enemy-independents")
    up: list[Arg] = [hero_name(game.content, name) for name in side.heroes]
    if up and side.down:
        return text("conqueror-enemy-both", heroes=up, down=side.down)
    if up:
        return text("conqueror-enemy-up", heroes=up)
    if side.down:
        return text("conqueror-enemy-down", down=side.down)
    return Text("conqueror-enemy-none")


@record
class Scheme(Step[Conqueror]):
    """Both main players choose tactics at the same time (CON-19.11, CON-A37)."""

    @override
    def run(self, game: Conqueror) -> None:
        seats = [one.seat for one in game.fighting().sides() if one.seat != INDEPENDENT]
        lanes = [[Lay(seat)] for seat in seats if game.nations[seat].hand]
        if lanes:
            game.together(lanes)


@record
class Lay(Ask[Conqueror]):
    """Which battle tactics; neither which nor how many shows until both have chosen (CON-A36)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        options = untold(card.face for card in game.nations[self.seat].hand)
        battle = game.fighting()
        enemy = battle.defender if self.seat == battle.attacker else battle.attacker
        key = "tactics-independents" if enemy == INDEPENDENT else "tactics"
        return ChooseMany(
            prompt=Text(f"conqueror-ask-{key}"),
            topic=Text("conqueror-topic-tactics"),
            default=[],
            options=options,
            most=len(options),
            secret=True,
            always=True,
            rules=["CON-19.11", "CON-19.12"],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if isinstance(decision, ChooseMany):
            decision.options = [
                Option(one.id, tactic_name(one.id), tactic_effect(game.content, one.id))
                for one in decision.options
            ]
            decision.prompt = Text(decision.prompt.key, _against(game, self.seat))

    @override
    def answer(self, game: Conqueror, answer: list[str]) -> None:
        game.nations[self.seat].cards = answer


@record
class Reveal(Step[Conqueror]):
    """Everything laid is revealed together, and lies on the table from now on (CON-19.11)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.reveal()
        for side in game.fighting().sides():
            if side.seat == INDEPENDENT:
                continue
            nation = game.nations[side.seat]
            nation.heroes = [hero for hero in nation.heroes if hero.name not in nation.leaders]
            side.heroes = [*nation.leaders, *side.heroes]
            side.tactics = [*nation.cards]
            nation.hand = [card for card in nation.hand if card.face not in nation.cards]
            nation.leaders, nation.cards, side.down = [], [], 0
            cards: list[Arg] = [hero_name(game.content, one) for one in side.heroes]
            cards += [tactic_name(one) for one in side.tactics]
            if cards:
                game.tell("conqueror-event-revealed", by=side.seat, cards=cards)
