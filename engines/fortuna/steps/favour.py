"""Phase 4, the Emperor's favour: dice, favour cards, tax; the extra flip for two (FOR-8, FOR-14)."""

from typing_extensions import override

from engines.core import Choose, Option, Step, Text, Who, record
from engines.fortuna.content import HandIn, Married, Owned
from engines.fortuna.preview import FAVOUR_PHASE, reach
from engines.fortuna.state import Favour, Fortuna
from engines.fortuna.steps.palace import advance, arrives_with, draws_on_arrival
from engines.fortuna.steps.privileges import (
    BeginPrivileges,
    EndTurn,
    OwnTurn,
)
from engines.fortuna.words import (
    FAVOUR,
    THEN_END,
    THEN_PALACE,
    goods,
    idle,
    on_card,
    serve,
    serve_for,
    then_draw,
)

_TOPIC = Text("fortuna-topic-favour")
_DECLINE_BARE = Text("fortuna-decline-bare")
_LATER = Option("later", Text("fortuna-later"), Text("fortuna-later-hint"))
_TAX_NOTHING = Text("fortuna-tax-nothing")

# What is handed in for somebody who does not choose, if neither card without a price can be used.
_CHEAPEST = ("favour.1.1", "favour.3.2", "favour.3.1", "favour.2.2", "favour.2.1", "favour.4.1")


def roll_dice(game: Fortuna, seat: int) -> None:
    """Roll those own dice that have not been rolled this turn (FOR-8.1, FOR-A13)."""
    missing = game.provinces[seat].dice - len(game.rolled)
    if missing > 0:
        rolled = [game.roll(f"die.{seat + 1}") for _ in range(missing)]
        game.rolled += rolled
        game.tell("fortuna-event-roll", by=seat, dice=list(rolled), n=missing)


@record
class RollDice(Step[Fortuna]):
    """The own dice are rolled, unless the pawn is in the Palace (FOR-8.1, FOR-A17, FOR-A37)."""

    seat: int

    @override
    def run(self, game: Fortuna) -> None:
        game.phase = FAVOUR_PHASE
        if game.in_palace(self.seat):
            end_phase(game, self.seat, EndTurn(self.seat))
        else:
            roll_dice(game, self.seat)
            game.push(ServeEmperor(self.seat))


@record
class ServeEmperor(OwnTurn):
    """A die, a favour card and what is handed in for it; or the tax (FOR-8.2 to FOR-8.18).

    A higher die opens all that a lower one opens, so favours are offered for the highest. With it the turn
    ends, unless cards are drawn or the Palace is reached: who wants to play a card after it says so before.
    `stays`: this has been said.
    """

    seat: int
    stays: bool = False

    @override
    def question(self, game: Fortuna) -> Choose | None:
        if game.in_palace(self.seat):
            return None
        options = self._options(game)
        hand = bool(game.provinces[self.seat].privileges)
        default = _safe_service(game, self.seat, [option.id for option in options])
        if hand and not self.stays:
            options.append(_LATER)
        return Choose(
            prompt=Text(
                "fortuna-prompt-favour", {"dice": list(game.rolled), "n": len(game.rolled)}
            ),
            topic=_TOPIC,
            default=default,
            # With cards in hand the question comes even if it has one answer (FOR-A59).
            always=hand,
            rules=["FOR-8.2", "FOR-8.3", "FOR-8.14", "FOR-8.15", "FOR-8.16"],
            options=options,
        )

    def _options(self, game: Fortuna) -> list[Option]:
        highest = reach(game)
        then = THEN_END if self._ends_the_game(game) else None
        open_favours = game.available(highest)
        if not open_favours:
            return [_idle(highest, then)]
        options = [
            self._offer(game, favour, given, steps)
            for favour in open_favours
            for given, steps in offers(game, self.seat, favour)
        ]
        lowest = min(one.number for one in open_favours)
        # Whichever of several such dice is used makes no difference (FOR-8.17).
        options += [_idle(die, then) for die in sorted(set(game.rolled)) if die < lowest][-1:]
        label, hint = _tax(game, self.seat)
        options.append(Option("decline", label, hint, confirm=then is not None, then=then))
        return options

    def _ends_the_game(self, game: Fortuna) -> bool:
        """Whether nothing is asked any more after the tax, or a favour that brings no cards."""
        hand = game.provinces[self.seat].privileges
        return game.last_turn(self.seat) and not (self.stays and hand)

    def _offer(self, game: Fortuna, favour: Favour, given: int, steps: int) -> Option:
        """To use a favour card, with what follows on it for good."""
        number = favour.number
        row = game.content.favours[str(number)]
        label = serve(number, steps)
        if isinstance(row, HandIn):
            label = serve_for(number, row.good, given, steps)
        then = self._follows(game, favour, steps)
        hint, confirm = on_card(favour.tokens), then is not None
        return Option(f"favour.{number}.{given}", label, hint, confirm=confirm, then=then)

    def _follows(self, game: Fortuna, favour: Favour, steps: int) -> Text | None:
        """Cards to be drawn before another question comes, or the end of the game; None for neither."""
        if draws_on_arrival(game, self.seat, steps):
            return THEN_PALACE
        if favour.tokens:
            flip = flips(game, self.seat) and any(one is not favour for one in flippable(game))
            return None if flip else then_draw(favour.tokens)
        hand = game.provinces[self.seat].privileges
        asked = bool(hand) and arrives_with(game, self.seat, steps)
        return THEN_END if self._ends_the_game(game) and not asked else None

    @override
    def decide(self, game: Fortuna, answer: str) -> None:
        way, *numbers = answer.split(".")
        if way == _LATER.id:
            game.push(ServeEmperor(self.seat, stays=True))
            return
        if way == "favour":
            game.selected = reach(game)
            self._use(game, int(numbers[0]), int(numbers[1]))
            return
        self._end(game, asked=self.stays)
        if way == "die":
            game.selected = int(numbers[0])
            game.tell("fortuna-event-idle", by=self.seat, die=game.selected)
        else:
            game.selected = reach(game)
            pay_tax(game, self.seat)

    @override
    def skip(self, game: Fortuna) -> None:
        """In the Palace there is no favour, but still a moment to play cards (FOR-A17)."""
        end_phase(game, self.seat, EndTurn(self.seat))

    def _end(self, game: Fortuna, *, asked: bool) -> None:
        """Put on the agenda what comes after the favour; asked: the end of the turn is among it (FOR-A59)."""
        end_phase(game, self.seat, *([BeginPrivileges(), EndTurn(self.seat)] if asked else []))

    def _use(self, game: Fortuna, number: int, given: int) -> None:
        """Goods handed in, pawn moved, card turned, tokens taken (FOR-A67)."""
        favour = game.favours[number - 1]
        row = game.content.favours[str(number)]
        steps = next(steps for n, steps in offers(game, self.seat, favour) if n == given)
        name = FAVOUR[number]
        ends = self.stays or arrives_with(game, self.seat, steps)
        self._end(game, asked=ends and not favour.tokens)
        if isinstance(row, HandIn):
            game.provinces[self.seat].remove(row.good, given)
            paid = goods(row.good, given)
            advance(game, self.seat, steps, "fortuna-event-served", favour=name, goods=paid)
        else:
            advance(game, self.seat, steps, "fortuna-event-favoured", favour=name)
        favour.face_up = False
        game.tokens_taken, favour.tokens = favour.tokens, 0


def offers(game: Fortuna, seat: int, favour: Favour) -> list[tuple[int, int]]:
    """What a seat could hand in on a favour card, each with the steps for it (FOR-8.4 to FOR-8.9).

    No more than the steps left can use is taken (FOR-A18).
    """
    province = game.provinces[seat]
    left = game.content.limits.road_length - province.step
    row = game.content.favours[str(favour.number)]
    match row:
        case HandIn():
            owned, each = province.amount(row.good), row.steps
            if not owned:
                return []
            most = min(owned, row.max_steps // each, -(-left // each))
            return [(given, min(given * each, left)) for given in range(1, most + 1)]
        case Married():
            if not province.married:
                return []
            built = [game.content.buildings[name] for name in province.buildings]
            steps = row.steps + sum(one.extra_steps for one in built if one.favour == row.id)
        case Owned():
            steps = row.steps * province.amount(row.good)
    steps = min(steps, row.max_steps, left)
    return [(0, steps)] if steps else []


def _idle(die: int, then: Text | None) -> Option:
    return Option(f"die.{die}", idle(die), confirm=then is not None, then=then)


def _tax(game: Fortuna, seat: int) -> tuple[Text, Text | None]:
    """To use no favour: what the tax is, and what it means for who has no coin."""
    province = game.provinces[seat]
    limits = game.content.limits
    if province.coins >= limits.tax:
        return Text("fortuna-decline", {"coins": goods("coin", limits.tax)}), None
    if province.step == 0:
        return _DECLINE_BARE, _TAX_NOTHING
    to = max(0, province.step - limits.tax_steps)
    leaves = int(to < limits.gate <= province.step)
    return _DECLINE_BARE, Text("fortuna-tax-step", {"to": to, "leaves": leaves})


def pay_tax(game: Fortuna, seat: int) -> None:
    """A coin, or without one a step back, but not behind the village (FOR-8.14, FOR-8.15, FOR-A21)."""
    province = game.provinces[seat]
    limits = game.content.limits
    if province.coins >= limits.tax:
        province.remove("coin", limits.tax)
        game.tell("fortuna-event-tax", by=seat, coins=goods("coin", limits.tax))
    elif province.step == 0:
        game.tell("fortuna-event-tax-nothing", by=seat)
    else:
        province.step = max(0, province.step - limits.tax_steps)
        game.tell("fortuna-event-tax-step", by=seat, to=province.step)


def _safe_service(game: Fortuna, seat: int, options: list[str]) -> str:
    """What is handed in for somebody who does not choose: what costs least."""
    free = [number for number in (6, 5) if f"favour.{number}.0" in options]
    if free:
        best = max(free, key=lambda number: offers(game, seat, game.favours[number - 1])[0][1])
        return f"favour.{best}.0"
    for way in _CHEAPEST:
        if way in options:
            return way
    return next((option for option in options if option.startswith("die.")), "decline")


def end_phase(game: Fortuna, seat: int, *later: Step[Fortuna]) -> None:
    """The extra flip comes right after phase 4, before all else that follows (FOR-14.2, FOR-A31, FOR-A67)."""
    game.push(*([ExtraFlip(seat)] if flips(game, seat) else []), *later)


def flips(game: Fortuna, seat: int) -> bool:
    """Whether a seat has the extra flip in this round (FOR-14.2, FOR-A60)."""
    return game.content.by_players[len(game.provinces)].extra_flip and seat == game.order[0]


def flippable(game: Fortuna) -> list[Favour]:
    """The favour cards that may be turned besides the one used (FOR-14.3)."""
    return [one for one in game.favours if one.face_up and not one.tokens]


@record
class ExtraFlip(OwnTurn):
    """Two players: the starting player may turn one more favour card (FOR-14.2 to FOR-14.4)."""

    seat: int

    @override
    def question(self, game: Fortuna) -> Choose | None:
        cards = flippable(game)
        if not cards:
            return None
        options = [Option("none", Text("fortuna-flip-none"))]
        options += [
            Option(f"flip.{one.number}", Text("fortuna-flip", {"favour": FAVOUR[one.number]}))
            for one in cards
        ]
        return Choose(
            prompt=Text("fortuna-prompt-flip", {"who": Who(1 - self.seat)}),
            topic=Text("fortuna-topic-flip"),
            default="none",
            # Tokens bring cards next, and a card seen cannot be unseen.
            confirm=game.tokens_taken > 0,
            then=then_draw(game.tokens_taken) if game.tokens_taken else None,
            rules=["FOR-14.2", "FOR-14.3", "FOR-A31"],
            options=options,
        )

    @override
    def decide(self, game: Fortuna, answer: str) -> None:
        if answer == "none":
            return
        number = int(answer.removeprefix("flip."))
        game.favours[number - 1].face_up = False
        game.tell("fortuna-event-flip", by=self.seat, favour=FAVOUR[number])
