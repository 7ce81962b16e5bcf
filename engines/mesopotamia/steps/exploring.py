"""Explore: units are activated, one after another (MES-9, MES-10)."""

from typing_extensions import override

from engines.core import Arg, Ask, Choose, Decision, Option, Step, Text, record, text, untold
from engines.mesopotamia.ids import DONE, RAM, SHIP, SIEGE
from engines.mesopotamia.preview.marches import hint, reveals
from engines.mesopotamia.rules.menu import choose, plain
from engines.mesopotamia.rules.placing import relocate
from engines.mesopotamia.rules.reach import March, can_march, marches
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.events import Reveal
from engines.mesopotamia.steps.siege import storm
from engines.mesopotamia.words import a_piece, area_name, section_name


@record
class Explore(Step[Mesopotamia]):
    """Activate units a number of times, different ones or the same again (MES-9.1, MES-9.3)."""

    seat: int
    activations: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if not can_march(game, self.seat):
            game.tell("mesopotamia-event-not-explored", by=self.seat)
            return
        game.push(Activate(self.seat, self.activations))


@record
class Activate(Ask[Mesopotamia]):
    """Which unit goes where, as long as activations are left (MES-9.3, MES-9.4).

    An event that it reveals is resolved before the next activation (MES-9.6, MES-9.14).
    """

    seat: int
    left: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        found = [*marches(game, self.seat)] if self.left else []
        if not found:
            return None
        rules = ["MES-9.1", "MES-9.6", "MES-11.1"]
        return choose("activate", untold([*found, DONE]), DONE, args={"n": self.left}, rules=rules)

    @override
    def describe(self, game: Mesopotamia, decision: Decision) -> None:
        if isinstance(decision, Choose):
            decision.options = [_told(game, self.seat, one.id) for one in decision.options]

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer == DONE:
            return
        march = March.read(answer)
        if march.kind == SHIP:
            _sail(game, self.seat, march)
            game.push(Activate(self.seat, self.left - 1))
        else:
            go(game, self.seat, march)
            if game.mode == SIEGE and storm(game):
                return
            game.push(Reveal(march.target, self.seat), Activate(self.seat, self.left - 1))


def _told(game: Mesopotamia, seat: int, answer: str) -> Option:
    """An option as people read it."""
    if answer == DONE:
        return plain(DONE, "done-exploring")
    march = March.read(answer)
    name = section_name if march.kind == SHIP else area_name
    group = text("mesopotamia-group-origin", origin=name(march.origin))
    label = Text(f"mesopotamia-do-march{_way(march)}", _named(march))
    said = hint(game, seat, march)
    if not reveals(game, march):
        return Option(answer, label, said, group)
    then = Text("mesopotamia-then-reveal")
    return Option(answer, label, said, group, confirm=True, then=then)


def _way(march: March) -> str:
    """What the texts of a march are called by what becomes of a ram, and by whether it comes back."""
    if march.kind == SHIP:
        return "-ship"
    if not march.taken:
        return "-back" if march.origin == march.target else ""
    if (march.taken, march.brought) == (march.origin, march.target):
        return f"-{RAM}"
    return f"-{RAM}-moved"


def _named(march: March) -> dict[str, Arg]:
    """What the texts of a march name."""
    name = section_name if march.kind == SHIP else area_name
    named: dict[str, Arg] = {
        "unit": a_piece(march.kind),
        "origin": name(march.origin),
        "target": name(march.target),
    }
    if march.taken:
        named |= {"taken": march.taken.upper(), "brought": march.brought.upper()}
    return named


def _sail(game: Mesopotamia, seat: int, march: March) -> None:
    """A ship goes from section to section (MES-10.3)."""
    game.ships[march.origin].remove(seat)
    game.ships[march.target].append(seat)
    _tell(game, seat, march)


def go(game: Mesopotamia, seat: int, march: March) -> None:
    """A land unit goes from area to area, maybe with a ram (MES-9.4, MES-23.2)."""
    relocate(game, seat, march.kind, march.origin, march.target)
    if march.taken:
        _move_ram(game, seat, march.taken, march.brought)
    _tell(game, seat, march)


def _move_ram(game: Mesopotamia, seat: int, taken: str, brought: str) -> None:
    """A ram comes along (MES-23.2, MES-23.3)."""
    here = game.grounds[taken]
    here.settle(seat).rams -= 1
    here.clear()
    game.grounds[brought].settle(seat).rams += 1


def _tell(game: Mesopotamia, seat: int, march: March) -> None:
    game.tell(f"mesopotamia-event-marched{_way(march)}", seat, None, **_named(march))
