"""Phase 6: batches for the castle (CAY-9)."""

from typing_extensions import override

from engines.caylus.ids import COURT, CUBES
from engines.caylus.preview import FOOD, batches
from engines.caylus.rules.goods import gain, lose_points, pay
from engines.caylus.state import Caylus, Player
from engines.caylus.steps.construction import GainFavour
from engines.caylus.words import SECTION, amount, cubes
from engines.core import Ask, Choose, Decision, Option, Step, Text, record

STOP = "stop"


@record
class CastlePhase(Step[Caylus]):
    """Whoever has a worker in the castle, in the order of the numbers (CAY-9.1)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(COURT)
        # Snapshots from before the castle forgot them still hold the batches of the last round.
        for player in game.players:
            player.batches = 0
        game.push(*(CastleGo(seat) for seat in game.castle), BestBuilder(), LeaveCastle())


@record
class CastleGo(Step[Caylus]):
    """A player's go in the castle (CAY-9.4)."""

    seat: int

    @override
    def run(self, game: Caylus) -> None:
        game.active = self.seat
        game.push(GiveBatch(self.seat))


@record
class GiveBatch(Ask[Caylus]):
    """One more batch, or no more (CAY-9.4 to CAY-9.8); who owns none is not asked (CAY-9.20)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision | None:
        player = game.players[self.seat]
        section = game.section_with_room()
        found = batches(player)
        if section is None or not found:
            return None
        points = game.content.sections[section].points
        hint = Text(
            "caylus-batch-hint", {"section": SECTION[section], "gain": [amount("points", points)]}
        )
        options = [Option(STOP, *_stopping(game, player))]
        options += [
            Option(".".join(batch), Text("caylus-batch", {"cubes": cubes(batch)}), hint)
            for batch in found
        ]
        return Choose(
            prompt=Text("caylus-prompt-batch", {"n": player.batches}),
            topic=Text("caylus-topic-batch"),
            default=STOP if player.batches else safe_batch(game, player),
            rules=["CAY-9.4", "CAY-9.5", "CAY-9.7", "CAY-9.8", "CAY-9.11", "CAY-9.14"],
            options=options,
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == STOP:
            self.skip(game)
            return
        give(game, self.seat, tuple(answer.split(".")))
        game.push(GiveBatch(self.seat))

    @override
    def skip(self, game: Caylus) -> None:
        """No more batches; without any there is a penalty, unless there is no room (CAY-9.11 to CAY-9.13)."""
        player = game.players[self.seat]
        if player.batches:
            return
        if game.section_with_room() is None and batches(player):
            game.tell("caylus-event-no-room", by=self.seat)
            return
        lost = lose_points(player, game.content.limits.idle_penalty)
        game.tell("caylus-event-no-batch", by=self.seat, n=lost, lost=[amount("points", lost)])


def _stopping(game: Caylus, player: Player) -> tuple[Text, Text | None]:
    """What the option to give no more says."""
    if player.batches:
        return Text("caylus-batch-stop"), None
    loss = min(game.content.limits.idle_penalty, player.points)
    hint = Text("caylus-batch-penalty", {"lost": amount("points", loss)}) if loss else None
    return Text("caylus-batch-none"), hint


def safe_batch(game: Caylus, player: Player) -> str:
    """Food and the two most plentiful others; gold only if it is needed."""
    order = game.content.defaults["batch"]
    common = [cube for cube in order if cube != "gold" and player.amount(cube)]
    common.sort(key=lambda cube: (-player.amount(cube), order.index(cube)))
    picked = {FOOD, *[*common, "gold"][:2]}
    return ".".join(cube for cube in CUBES if cube in picked)


def give(game: Caylus, seat: int, batch: tuple[str, ...]) -> None:
    """A batch to the stock, a house into the castle, points at once (CAY-9.6, CAY-9.7)."""
    section = game.section_with_room()
    if section is None:  # pragma: no cover - then none was offered
        raise RuntimeError("no room in the castle")
    player = game.players[seat]
    paid = pay(player, dict.fromkeys(batch, 1))
    gained = gain(player, {"points": game.content.sections[section].points}, "castle")
    game.houses[section].append(seat)
    player.batches += 1
    game.tell("caylus-event-batch", by=seat, section=SECTION[section], paid=paid, gained=gained)


@record
class BestBuilder(Step[Caylus]):
    """Most batches bring a favour; of equals the first in the castle has it (CAY-9.14 to CAY-9.17)."""

    @override
    def run(self, game: Caylus) -> None:
        if not game.castle:
            return
        best = max(game.castle, key=lambda seat: game.players[seat].batches)
        number = game.players[best].batches
        if number:
            game.active = best
            game.tell("caylus-event-best-builder", by=best, n=number)
            game.push(*[GainFavour(best)] * game.content.limits.best_builder_favours)


@record
class LeaveCastle(Step[Caylus]):
    """The workers of the castle go home; the batches of this round are done with (CAY-9.18)."""

    @override
    def run(self, game: Caylus) -> None:
        game.active = None
        for seat in game.castle:
            game.players[seat].workers += 1
            game.players[seat].batches = 0
        game.castle.clear()
