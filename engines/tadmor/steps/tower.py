"""The tower: levels one by one or in pairs, and those who bring others' levels down (TAD-8.2 to TAD-8.9)."""

from typing_extensions import override

from engines.core import Ask, Choose, Decision, Objects, Option, Text, record, text
from engines.tadmor.content.effects import Sappers
from engines.tadmor.preview.prices import buildings, risen
from engines.tadmor.rules.goods import pay
from engines.tadmor.rules.sharing import OWN, TOWER, all_towers
from engines.tadmor.rules.supply import destroy, height_without, take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.free import arrivals
from engines.tadmor.steps.own import OwnAsk
from engines.tadmor.words import WHO, amount, amounts

LEVELS_TOPIC = Text("tadmor-topic-levels")
TARGET_TOPIC = Text("tadmor-topic-target")


@record
class Levels(OwnAsk):
    """How many levels, or pairs of them, are built (TAD-8.2, TAD-8.5)."""

    seat: int
    place: str
    pairs: bool

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        rows = buildings(game, player, pairs=self.pairs)
        key = "tadmor-pairs" if self.pairs else "tadmor-levels"
        return Choose(
            prompt=text(
                "tadmor-prompt-levels",
                place=game.content.names.places[self.place],
                height=player.height,
            ),
            topic=LEVELS_TOPIC,
            default=str(len(rows)),
            rules=_RULES[self.pairs],
            options=[
                Option(
                    str(number),
                    text("tadmor-build", what=Text(key, {"n": number}), height=height),
                    text("tadmor-costs", pay=amounts(cost)),
                )
                for number, (cost, height) in enumerate(rows, 1)
            ],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        player = game.players[self.seat]
        cost, height = buildings(game, player, pairs=self.pairs)[int(answer) - 1]
        paid = pay(player, cost)
        take_back(game, self.place)
        player.height = height
        game.tell(
            "tadmor-event-build",
            by=self.seat,
            place=game.content.names.places[self.place],
            n=len(paid),
            paid=paid,
            height=height,
        )
        arrivals(game, player, "height")

    @override
    def shares(self) -> Objects:
        return TOWER[self.seat]


_RULES = {
    False: ["TAD-8.2", "TAD-8.3", "TAD-17.I14", "TAD-17.I18"],
    True: ["TAD-8.2", "TAD-8.4", "TAD-8.5", "TAD-17.I14", "TAD-17.I18"],
}


def raise_free(game: Tadmor, seat: int, levels: int) -> None:
    """Levels at no cost; one lifted by I14 or I15 on the way does not count (TAD-8.24)."""
    player = game.players[seat]
    player.height = risen(game, player, player.height, levels)
    game.tell("tadmor-event-raise", by=seat, n=levels, height=player.height)
    arrivals(game, player, "height")


# --- destroying -------------------------------------------------------------------------------


def rivals(game: Tadmor, seat: int) -> list[Player]:
    """The others in turn order, beginning after a seat."""
    return [*game.players[seat + 1 :], *game.players[:seat]]


def traitor_targets(game: Tadmor, seat: int) -> list[Player]:
    """Who is at least as high as a seat and has a level to lose (TAD-8.8, TAD-8.9)."""
    least = max(1, game.players[seat].height)
    return [player for player in rivals(game, seat) if player.height >= least]


def sapper_targets(game: Tadmor, seat: int) -> list[Player]:
    """Who has a level to lose (TAD-18.K20, TAD-A42)."""
    return [player for player in rivals(game, seat) if player.height]


def traitor_levels(game: Tadmor, place: str) -> int:
    """How many levels the Traitor on a place destroys in this Era (TAD-8.9); I47 copies the board's best."""
    space = game.space(place)
    if space is not None:
        return space.amounts[game.era - 1]
    rows = [game.content.spaces[name] for name in game.spaces()]
    return max((row.amounts[game.era - 1] for row in rows if row.action == "traitor"), default=0)


def _target(
    game: Tadmor, targets: list[Player], levels: int, prompt: Text, rules: list[str]
) -> Choose:
    highest = max(targets, key=lambda player: player.height)
    return Choose(
        prompt=prompt,
        topic=TARGET_TOPIC,
        default=f"seat-{highest.seat}",
        rules=rules,
        options=[
            Option(
                f"seat-{player.seat}",
                Text("tadmor-target", {"who": WHO[player.seat], "height": player.height}),
                Text("tadmor-target-hint", {"height": height_without(game, player, levels)}),
            )
            for player in targets
        ],
    )


@record
class Traitor(Ask[Tadmor]):
    """Whose tower the Traitor lowers (TAD-8.8)."""

    seat: int
    place: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        levels = traitor_levels(game, self.place)
        prompt = text(
            "tadmor-prompt-traitor",
            place=game.content.names.places[self.place],
            levels=amount("levels", levels),
        )
        rules = ["TAD-8.8", "TAD-8.9", "TAD-8.23"]
        return _target(game, traitor_targets(game, self.seat), levels, prompt, rules)

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        take_back(game, self.place)
        _destroy(game, self.seat, answer, traitor_levels(game, self.place))

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | all_towers(game)


@record
class SendSappers(Ask[Tadmor]):
    """Whose tower the sappers bring down (TAD-18.K20)."""

    seat: int
    mission: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        levels = self._levels(game)
        prompt = text("tadmor-prompt-sappers", levels=amount("levels", levels))
        targets = sapper_targets(game, self.seat)
        return _target(game, targets, levels, prompt, ["TAD-18.K20", "TAD-8.23"])

    def _levels(self, game: Tadmor) -> int:
        effect = game.content.missions[self.mission].effect
        return effect.levels if isinstance(effect, Sappers) else 0

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        _destroy(game, self.seat, answer, self._levels(game))

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | all_towers(game)


def _destroy(game: Tadmor, seat: int, answer: str, levels: int) -> None:
    target = game.players[int(answer.removeprefix("seat-"))]
    destroy(game, game.players[seat], target, levels)
