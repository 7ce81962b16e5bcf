"""Build: one building, paid, on a free place of the province (FOR-6.19, FOR-6.20, FOR-15)."""

from typing_extensions import override

from engines.core import Arg, Choose, Option, Text, record
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.asking import CardQuestion
from engines.fortuna.words import THE_BUILDING, goods


def buildable(game: Fortuna, seat: int, coins: int) -> list[str]:
    """The kinds of building a seat could build with so many coins (FOR-6.20, FOR-6.30, FOR-A30)."""
    province = game.provinces[seat]
    if len(province.buildings) >= game.content.limits.max_buildings:
        return []
    return [
        name
        for name, row in game.content.buildings.items()
        if name not in province.buildings
        and game.piles[name]
        and row.cost <= coins
        and (province.married or not row.needs_marriage)
    ]


def _named(game: Fortuna, name: str) -> Text:
    """`Build the Basilica for 3 coins`."""
    cost = game.content.buildings[name].cost
    said: dict[str, Arg] = {"building": THE_BUILDING[name], "n": cost, "coins": goods("coin", cost)}
    return Text("fortuna-build", said)


@record
class BuildOne(CardQuestion):
    """Which building (FOR-6.19)."""

    seat: int

    @override
    def decision(self, game: Fortuna) -> Choose:
        coins = game.provinces[self.seat].coins
        names = buildable(game, self.seat, coins)
        cheapest = min(names, key=lambda name: game.content.buildings[name].cost)
        return Choose(
            prompt=Text("fortuna-prompt-build"),
            topic=Text("fortuna-topic-build"),
            default=f"build.{cheapest}",
            confirm=game.seals(self.seat),
            then=game.sealing(self.seat),
            rules=["FOR-6.19", "FOR-6.20", "FOR-15.1", "FOR-15.4"],
            options=[
                Option(f"build.{name}", _named(game, name), game.content.building_effect(name))
                for name in names
            ],
        )

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        name = answer.removeprefix("build.")
        province = game.provinces[self.seat]
        row = game.content.buildings[name]
        province.remove("coin", row.cost)
        game.piles[name] -= 1
        province.buildings.append(name)
        if row.capacity:
            # It is empty in the turn in which it is built (FOR-15.3).
            province.aqueduct = 0
        game.tell(
            "fortuna-event-build",
            by=self.seat,
            building=THE_BUILDING[name],
            coins=goods("coin", row.cost),
        )
