"""The own slots of the Resolution: one menu each, asked again until it is closed (TAD-6.8 to TAD-6.17)."""

from collections.abc import Sequence

from typing_extensions import override

from engines.core import Answer, Ask, Choose, Decision, Objects, Option, Text, record
from engines.tadmor.content import Content
from engines.tadmor.content.describe import upgrade_effect
from engines.tadmor.content.memo import once
from engines.tadmor.preview.prices import upgrade_price, upgrades_payable
from engines.tadmor.preview.taxes import starts, tax_due
from engines.tadmor.rules.sharing import (
    CONSTRUCTION,
    FREE,
    OWN,
    WINDOW,
    construction_slot,
    has_cards,
    has_work,
    upgrade_slot,
    window_slot,
)
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.acting import act, touched
from engines.tadmor.steps.ends import (
    BUILT,
    DONE,
    ENDS,
    GOING_ON,
    KEEP,
    LAST_PASS,
    PASS,
    USED,
    forgoing,
)
from engines.tadmor.steps.free import give_back
from engines.tadmor.steps.menu import Menu, has_any_time
from engines.tadmor.steps.offers import build_options, building
from engines.tadmor.steps.upgrades import BuyUpgrade
from engines.tadmor.words import amount

MISSION_USES = ("return.", "discard.")


@record
class Slot(Ask[Tadmor]):
    """A slot of one seat. What can be done at any moment stands in the menu of each (TAD-6.12).

    Whether there is a question at all must not depend on what an earlier player may still change, lest an
    answer be given that the serial order never asks for; so if only shared things give the question, all its
    answers wait for them.
    """

    seat: int

    def menu(self, game: Tadmor, player: Player) -> Decision | None:
        """The question, None if there is nothing of its own to do."""
        raise NotImplementedError

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        player = game.players[self.seat]
        return None if player.done else self.menu(game, player)

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        player = game.players[self.seat]
        # Who wants to go on, or has begun with missions, is asked about them once more.
        player.offered = answer not in GOING_ON and not answer.startswith(MISSION_USES)
        if answer in ENDS:
            player.done = answer == "done"
            self.leave(game)
        else:
            game.push(self)
            self.do(game, answer)

    def do(self, game: Tadmor, answer: str) -> None:
        """Carry out an option that does not end the slot."""
        act(game, self.seat, answer)

    @override
    def skip(self, game: Tadmor) -> None:
        self.leave(game)

    def leave(self, game: Tadmor) -> None:
        """The slot is closed: the first one of its owner, since each waits for the one before."""
        game.players[self.seat].slots.pop(0)

    @override
    def needs(self, game: Tadmor) -> Objects:
        return OWN[self.seat]

    @override
    def touches(self, game: Tadmor, answer: Answer) -> Objects:
        reach = touched(game, self.seat, str(answer))
        return reach if len(reach) > 1 else self.least(game)

    @override
    def touches_each(self, game: Tadmor, answers: Sequence[Answer]) -> list[Objects]:
        least = self.least(game)
        found = [touched(game, self.seat, str(answer)) for answer in answers]
        return [reach if len(reach) > 1 else least for reach in found]

    @override
    def meanwhile(self, game: Tadmor, decision: Decision) -> None:
        """Whoever ends the slot now gives up what waits in it (TAD-6.17)."""
        if isinstance(decision, Choose):
            decision.options = [forgoing(one, decision.options) for one in decision.options]

    def least(self, game: Tadmor) -> Objects:
        """What an answer touches that by itself touches nothing shared."""
        if has_any_time(game, game.players[self.seat]):
            return OWN[self.seat]
        return self.write_set(game)


# --- upgrades ---------------------------------------------------------------------------------

UPGRADE_GROUP = Text("tadmor-group-upgrades")


@record
class UpgradeSlot(Slot):
    """The purchase of the piece on an upgrade space (TAD-7.1 to TAD-7.3)."""

    seat: int
    space: str

    @override
    def menu(self, game: Tadmor, player: Player) -> Decision | None:
        if not self._stands(game):
            return None
        menu, number = Menu(game, player), upgrade_price(game)
        if upgrades_payable(game, player):
            menu.options += [_buy(game.content, tile) for tile in game.display]
        menu.any_time()
        if not menu.options:
            return None
        menu.taking_back(but=self.space)
        menu.safe = PASS.id
        later = menu.later and (game.turn < game.last_turn or tax_due(game, player))
        more = later or len(player.slots) > _LAST_SLOTS or has_work(game, player, menu.places)
        prompt = Text("tadmor-prompt-upgrade", {"cost": amount("any", number)})
        ends = [PASS, DONE] if more else [LAST_PASS]
        return menu.choose(prompt, _TOPICS["upgrade"], _UPGRADE_RULES, *ends)

    @override
    def do(self, game: Tadmor, answer: str) -> None:
        if answer.startswith("buy."):
            game.push(BuyUpgrade(self.seat, self.space, answer.removeprefix("buy.")))
        else:
            act(game, self.seat, answer, but=self.space)

    @override
    def leave(self, game: Tadmor) -> None:
        """A piece that has bought nothing returns (TAD-7.8)."""
        Slot.leave(self, game)
        if self._stands(game):
            give_back(game, self.seat, self.space)

    def _stands(self, game: Tadmor) -> bool:
        """Whether the piece is still there."""
        piece = game.placed.get(self.space)
        return piece is not None and piece.owner == self.seat

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return upgrade_slot(game, game.players[self.seat]) if self._stands(game) else OWN[self.seat]


_LAST_SLOTS = 3
"""The slot of an upgrade space with those for Construction and Kingdom, if there are no others."""
_UPGRADE_RULES = ["TAD-7.1", "TAD-7.2", "TAD-7.6", "TAD-19.2"]
_TOPICS = {name: Text(f"tadmor-topic-{name}") for name in ("upgrade", "window", "construction")}


@once
def _buy(content: Content, tile: str) -> Option:
    """To buy an upgrade."""
    name, does = content.names.upgrades[tile], upgrade_effect(content, tile)
    return Option(f"buy.{tile}", name, does, UPGRADE_GROUP)


# --- after the upgrades -----------------------------------------------------------------------


@record
class WindowSlot(Slot):
    """The missions that bring upgrades, after all purchases (TAD-7.6, TAD-7.8)."""

    seat: int

    @override
    def menu(self, game: Tadmor, player: Player) -> Decision | None:
        menu = Menu(game, player)
        menu.cards(WINDOW)
        there = bool(menu.options)
        menu.any_time()
        if not (menu.options and has_cards(game, player, WINDOW)):
            return None
        menu.taking_back()
        menu.safe = KEEP.id
        prompt = Text("tadmor-prompt-window", {"n": int(there)})
        return menu.choose(prompt, _TOPICS["window"], ["TAD-7.6", "TAD-7.8"], KEEP, DONE)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return window_slot(game, game.players[self.seat])


# --- construction -----------------------------------------------------------------------------


@record
class ConstructionSlot(Slot):
    """All Construction actions of a seat, in the order it likes (TAD-8.1)."""

    seat: int

    @override
    def menu(self, game: Tadmor, player: Player) -> Decision | None:
        menu = Menu(game, player)
        if not has_work(game, player, menu.places):
            return None
        build_options(menu)
        menu.trading()
        menu.cards((*CONSTRUCTION, *FREE))
        menu.hand()
        if not menu.options:
            return None
        menu.taking_back()
        tax = tax_due(game, player)
        more = (game.turn < game.last_turn or tax) and (menu.later or starts(game, player))
        ends = [BUILT if building(menu) else USED, DONE] if more else [DONE]
        return menu.choose(_building(tax), _TOPICS["construction"], _CONSTRUCTION_RULES, *ends)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return construction_slot(game, game.players[self.seat])


def _building(tax: int) -> Text:
    return Text("tadmor-prompt-construction", {"n": tax, "pay": amount("gold", tax)})


_CONSTRUCTION_RULES = ["TAD-6.8", "TAD-8.1", "TAD-6.2", "TAD-6.12"]
