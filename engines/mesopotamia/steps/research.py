"""Research: tablets for clay, and discoveries (MES-14)."""

from typing_extensions import override

from engines.core import Ask, Choose, Decision, Option, Step, Text, record, text, untold
from engines.mesopotamia.ids import CLAY, CONVERT, DISCOVER, DONE, TABLET
from engines.mesopotamia.preview.actions import says
from engines.mesopotamia.preview.study import can_convert, discoveries
from engines.mesopotamia.rules.discover import advance_technology
from engines.mesopotamia.rules.goods import gain, pay
from engines.mesopotamia.rules.menu import choose, plain
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import action_name, goods, technology_name


@record
class Research(Step[Mesopotamia]):
    """Change clay into tablets once, and discover technologies, each up to a limit (MES-14.1, MES-14.5)."""

    seat: int
    tablets: int
    discoveries: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if not (can_convert(game, self.seat) or discoveries(game, self.seat)):
            game.tell("mesopotamia-event-nothing-studied", by=self.seat)
            return
        game.push(Study(self.seat, self.tablets, self.discoveries))


@record
class Study(Ask[Mesopotamia]):
    """Tablets for clay, the next discovery, or no more (MES-14.1 to MES-14.7).

    tablets: for the conversion, 0 once it is made; left: discoveries; begun: one has been made, so that the
    conversion ends the action.
    """

    seat: int
    tablets: int
    left: int
    begun: bool = False

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        actions = discoveries(game, self.seat) if self.left else []
        ids = [CONVERT] if self.tablets and can_convert(game, self.seat) else []
        ids += [f"{DISCOVER}.{action}" for action in actions]
        if not ids:
            return None
        levels = game.realms[self.seat].levels
        lowest = [f"{DISCOVER}.{action}" for action in sorted(actions, key=levels.__getitem__)]
        default = lowest[0] if lowest and (self.begun or CONVERT not in ids) else ids[0]
        more = {
            "args": {"n": game.content.limits.discovery_tablets, "left": self.left},
            "rules": ["MES-14.1", "MES-14.2", "MES-14.4"],
        }
        return choose("study" if self.left else "convert", untold([*ids, DONE]), default, **more)

    @override
    def describe(self, game: Mesopotamia, decision: Decision) -> None:
        if isinstance(decision, Choose):
            decision.options = [self._told(game, one.id) for one in decision.options]

    def _told(self, game: Mesopotamia, answer: str) -> Option:
        """An option as people read it."""
        if answer == DONE:
            return plain(DONE, "study-done")
        if answer == CONVERT:
            paid, gained = self._converted(game)
            label = text("mesopotamia-do-convert", paid=goods(paid), gained=goods(gained))
            return Option(
                CONVERT, label, then=Text("mesopotamia-then-no-more") if self.begun else None
            )
        realm, action = game.realms[self.seat], answer.partition(".")[2]
        row = game.content.technology(realm.empire, action, realm.levels[action] + 1)
        name = technology_name(action, row.level)
        label = text("mesopotamia-do-discover", action=action_name(action), name=name)
        return Option(answer, label, says(row))

    def _converted(self, game: Mesopotamia) -> tuple[dict[str, int], dict[str, int]]:
        """What is paid and gained in the conversion (MES-14.2)."""
        return {CLAY: game.content.limits.conversion_clay}, {TABLET: self.tablets}

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        realm = game.realms[self.seat]
        if answer == CONVERT:
            paid, gained = self._converted(game)
            pay(realm, paid)
            gain(realm, gained)
            game.tell(
                "mesopotamia-event-converted",
                by=self.seat,
                paid=goods(paid),
                gained=goods(gained),
            )
            if not self.begun:
                game.push(Study(self.seat, 0, self.left))
        elif answer != DONE:
            pay(realm, {TABLET: game.content.limits.discovery_tablets})
            advance_technology(game, self.seat, answer.partition(".")[2])
            game.push(Study(self.seat, self.tablets, self.left - 1, begun=True))
