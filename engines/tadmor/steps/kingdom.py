"""The Kingdom: tax, Start Player, War Supplies, Tower Prestige (TAD-9)."""

from functools import lru_cache

from typing_extensions import override

from engines.core import NOBODY, Choose, Decision, Objects, Option, Step, Text, record, text
from engines.tadmor.content.effects import Envoy, Fame
from engines.tadmor.ids import BASIC
from engines.tadmor.preview.taxes import missions_could_pay, stands, starts, tax_due
from engines.tadmor.rules.goods import can_pay, pay, store
from engines.tadmor.rules.sharing import FREE, OWN, action_at, kingdom_slot, stands_private
from engines.tadmor.rules.supply import note, take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.acting import act
from engines.tadmor.steps.ends import DONE, FIRST_START
from engines.tadmor.steps.menu import ACTIONS, Menu
from engines.tadmor.steps.own import OwnAsk, OwnStep
from engines.tadmor.steps.slots import Slot
from engines.tadmor.steps.storage import Leave, Storage
from engines.tadmor.words import WHO, amount

PAY = "pay"
REFUSE = "refuse"
TOPIC = Text("tadmor-topic-kingdom")
TAX_TOPIC = Text("tadmor-topic-tax")
START_TOPIC = Text("tadmor-topic-start")


@record
class KingdomSlot(Slot):
    """Tax, I48, and all that is left to do this turn (TAD-6.10 S5)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        """A piece on I48 acts in the Kingdom alone: who was done before is asked for it."""
        player = game.players[self.seat]
        if player.done and not stands_private(game, player, Envoy):
            return None
        return self.menu(game, player)

    @override
    def menu(self, game: Tadmor, player: Player) -> Decision | None:
        """At the very end resources are good for the tax alone (TAD-16.5).

        Nobody is asked about missions alone that have been offered before, unless they could bring the gold
        for the tax; nor about the tax, which is asked for itself.
        """
        menu = Menu(game, player)
        _envoy(menu)
        taxed = len(menu.options)
        _tax(menu)
        untaxed = len(menu.options)
        useful = game.turn < game.last_turn or untaxed > taxed
        if useful:
            menu.trading()
        asked = taxed or len(menu.options) > untaxed
        if useful:
            menu.cards(FREE)
            menu.hand()
        if not asked:
            known = player.offered and not missions_could_pay(game, player)
            if known or len(menu.options) == untaxed:
                return None
        menu.taking_back()
        prompt = Text("tadmor-prompt-kingdom")
        ends = [FIRST_START, DONE] if starts(game, player) else [DONE]
        return menu.choose(prompt, TOPIC, ["TAD-9.3", "TAD-9.7", "TAD-9.8", "TAD-17.I48"], *ends)

    @override
    def do(self, game: Tadmor, answer: str) -> None:
        if answer in (PAY, REFUSE):
            settle_tax(game, game.players[self.seat], paid=answer == PAY)
        elif answer.startswith("use.") and (use := _envoy_use(game, answer)):
            _USES[use[1]](game, self.seat, use[0])
        else:
            act(game, self.seat, answer)

    @override
    def leave(self, game: Tadmor) -> None:
        """The rest follows: what is left over, tax, start resource, last trades, storage."""
        seat = self.seat
        game.push(
            Serve(seat),
            Tax(seat),
            StartResource(seat),
            LastTrades(seat),
            Leave(seat),
            Storage(seat),
        )

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return kingdom_slot(game, game.players[self.seat])

    @override
    def least(self, game: Tadmor) -> Objects:
        return OWN[self.seat]


# --- the pieces -------------------------------------------------------------------------------


def _envoy(menu: Menu) -> None:
    """The Kingdom actions of I48 but those already done on the board (TAD-17.I48, TAD-9.9)."""
    game, player = menu.game, menu.player
    place = stands(game, player, "envoy")
    if place is None:
        return
    if tax_due(game, player):
        menu.add(_use(game, place, "tax"), safe=True)
    for action in ("war", "start"):
        if stands(game, player, action) is None:
            menu.add(_use(game, place, action))


def _use(game: Tadmor, place: str, action: str) -> Option:
    label = Text(
        "tadmor-use",
        {"place": game.content.names.places[place], "what": Text(f"tadmor-kingdom-{action}")},
    )
    return Option(f"use.{place}.{action}", label, group=ACTIONS)


def _envoy_use(game: Tadmor, answer: str) -> tuple[str, str] | None:
    """Place and action of `use.i48.tax`."""
    _, place, action = (*answer.split("."), "")[:3]
    return (place, action) if action in _USES and place in game.content.upgrades else None


def _free_of_tax(game: Tadmor, seat: int, place: str) -> None:
    take_back(game, place)
    game.players[seat].exempt = True
    game.tell("tadmor-event-exempt", by=seat, place=game.content.names.places[place])


def _supply_war(game: Tadmor, seat: int, place: str) -> None:
    take_back(game, place)
    note(game, game.war_users, seat)


def _take_pawn(game: Tadmor, seat: int, place: str) -> None:
    take_back(game, place)
    note(game, game.pawn_takers, seat)


_USES = {"tax": _free_of_tax, "war": _supply_war, "start": _take_pawn}


@record
class Serve(OwnStep):
    """The pieces of a seat on Kingdom spaces do their work (TAD-6.17, TAD-9.7)."""

    seat: int

    @override
    def run(self, game: Tadmor) -> None:
        for place in game.places_of(self.seat):
            use = _USES.get(action_at(game.content, place))
            if use is not None:
                use(game, self.seat, place)


# --- tax --------------------------------------------------------------------------------------


def _tax(menu: Menu) -> None:
    """Pay or lose points, as long as it is not decided (TAD-9.8)."""
    gold = tax_due(menu.game, menu.player)
    if gold:
        if can_pay(menu.player, {"gold": gold}):
            menu.add(_pay(menu.game), safe=True)
        menu.options.append(_refuse(menu.game))


def _pay(game: Tadmor) -> Option:
    return _paying(game.content.eras[game.era].tax)


@lru_cache(maxsize=64)
def _paying(gold: int) -> Option:
    return Option(PAY, Text("tadmor-tax-pay", {"pay": amount("gold", gold)}), group=ACTIONS)


def _refuse(game: Tadmor) -> Option:
    return _refusing(game.content.eras[game.era].penalty)


@lru_cache(maxsize=64)
def _refusing(points: int) -> Option:
    label = Text("tadmor-tax-refuse", {"points": amount("points", points)})
    return Option(REFUSE, label, group=ACTIONS)


def settle_tax(game: Tadmor, player: Player, *, paid: bool) -> None:
    """The tax is paid, or points are lost; nothing more is due this turn (TAD-9.3, TAD-A11)."""
    era = game.content.eras[game.era]
    player.exempt = True
    if paid:
        game.tell("tadmor-event-tax", by=player.seat, paid=pay(player, {"gold": era.tax}))
    else:
        player.score(-era.penalty, "tax")
        lost = amount("points", era.penalty)
        game.tell("tadmor-event-untaxed", by=player.seat, lost=lost)


@record
class Tax(OwnAsk):
    """Whether the tax is paid, if that is still open and possible (TAD-9.3, TAD-A11)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        player = game.players[self.seat]
        gold = tax_due(game, player)
        if not gold or not can_pay(player, {"gold": gold}):
            return None
        prompt = text("tadmor-prompt-tax", pay=amount("gold", gold))
        options = [Option(one.id, one.label) for one in (_pay(game), _refuse(game))]
        rules = ["TAD-9.3", "TAD-14.2", "TAD-A11"]
        return Choose(prompt=prompt, topic=TAX_TOPIC, default=PAY, rules=rules, options=options)

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        settle_tax(game, game.players[self.seat], paid=answer == PAY)

    @override
    def skip(self, game: Tadmor) -> None:
        """Who owes what he does not have loses points."""
        player = game.players[self.seat]
        if tax_due(game, player):
            settle_tax(game, player, paid=False)


# --- start player -----------------------------------------------------------------------------


@record
class StartResource(OwnAsk):
    """Which basic resource comes with the pawn; at the very end it does not matter (TAD-9.6, TAD-16.5)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        number = self._bonus(game)
        if not number or game.turn == game.last_turn:
            return None
        return Choose(
            prompt=Text("tadmor-prompt-start"),
            topic=START_TOPIC,
            default=self._usual(game),
            rules=["TAD-9.6", "TAD-9.8"],
            options=[Option(one, amount(one, number)) for one in BASIC],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        number = game.content.limits.start_bonus
        gained = store(game.players[self.seat], {answer: number})
        game.tell("tadmor-event-start", by=self.seat, gained=gained)

    @override
    def skip(self, game: Tadmor) -> None:
        if self._bonus(game):
            self.answer(game, self._usual(game))

    def _bonus(self, game: Tadmor) -> int:
        """How many resources come, none without the pawn."""
        return game.content.limits.start_bonus if self.seat in game.pawn_takers else 0

    def _usual(self, game: Tadmor) -> str:
        """The resource that there is less of."""
        return min(BASIC, key=game.players[self.seat].has)


@record
class LastTrades(Slot):
    """What may still be done with the resource that came with the pawn (TAD-9.8)."""

    seat: int

    @override
    def menu(self, game: Tadmor, player: Player) -> Decision | None:
        menu = Menu(game, player)
        if self.seat in game.pawn_takers and game.turn < game.last_turn:
            menu.any_time()
        if not menu.options:
            return None
        prompt = Text("tadmor-prompt-last")
        return menu.choose(prompt, TOPIC, ["TAD-9.8", "TAD-12.3"], DONE)

    @override
    def leave(self, game: Tadmor) -> None:
        """Nothing of its own is closed: the Kingdom slot is until the seat has put everything away."""

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return kingdom_slot(game, game.players[self.seat])


# --- after all --------------------------------------------------------------------------------


@record
class TowerPrestige(Step[Tadmor]):
    """Points for the sole owner of the highest tower (TAD-9.2, TAD-A16)."""

    @override
    def run(self, game: Tadmor) -> None:
        highest = max(player.height for player in game.players)
        best = [player for player in game.players if player.height == highest]
        points = sum(effect.points for effect in game.effects(best[0], Fame))
        if len(best) == 1 and points:
            best[0].score(points, "prestige")
            gained = amount("points", points)
            game.tell("tadmor-event-prestige", by=best[0].seat, height=highest, gained=gained)


@record
class WarSupplies(Step[Tadmor]):
    """Levels above the lowest tower (TAD-9.5); each use scores (TAD-9.8)."""

    @override
    def run(self, game: Tadmor) -> None:
        lowest = min(player.height for player in game.players)
        for seat in game.war_users:
            player = game.players[seat]
            points = player.height - lowest
            player.score(points, "war")
            game.tell("tadmor-event-war", by=seat, gained=amount("points", points))


@record
class Pawn(Step[Tadmor]):
    """The last in turn order who took the First Player pawn keeps it (TAD-6.16, TAD-A47)."""

    @override
    def run(self, game: Tadmor) -> None:
        if game.pawn_takers:
            game.first = game.pawn_takers[-1]
            game.tell("tadmor-event-pawn", by=NOBODY, who=WHO[game.first])
