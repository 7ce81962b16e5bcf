"""Phase 4, the Emperor's favour: dice, favour cards, tax; the extra flip for two (FOR-8, FOR-14)."""

from engines.core import Choose, Option, Step, Text, record
from engines.fortuna.content import HandIn, Married, Owned
from engines.fortuna.state import Favour, Fortuna
from engines.fortuna.steps.palace import advance, draws_on_arrival
from engines.fortuna.steps.privileges import OwnTurn
from engines.fortuna.words import FAVOUR, cost, goods, idle, serve, serve_for, serve_free

_TOPIC = Text("fortuna-topic-favour")
_DECLINE = Text("fortuna-decline")
_IDLE_HINT = Text("fortuna-idle-hint")
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

    def run(self, game: Fortuna) -> None:
        """See Step."""
        game.phase = 4
        if not game.in_palace(self.seat):
            roll_dice(game, self.seat)
            game.push(ServeEmperor(self.seat))


@record
class ServeEmperor(OwnTurn):
    """A die, a favour card and what is handed in for it; or the tax (FOR-8.2 to FOR-8.18).

    A higher die opens all that a lower one opens, so favours are offered for the highest.
    """

    seat: int

    def question(self, game: Fortuna) -> Choose | None:
        """See OwnTurn."""
        if game.in_palace(self.seat):
            return None
        options = self._options(game)
        hand = bool(game.provinces[self.seat].privileges)
        return Choose(
            prompt=Text(
                "fortuna-prompt-favour", {"dice": list(game.rolled), "n": len(game.rolled)}
            ),
            topic=_TOPIC,
            default=_safe_service(game, self.seat, [option.id for option in options]),
            confirm=game.last_turn(self.seat) and not hand,
            # With cards in hand the question comes even if it has one answer (FOR-A59).
            always=hand,
            rules=["FOR-8.2", "FOR-8.3", "FOR-8.14", "FOR-8.15", "FOR-8.16"],
            options=options,
        )

    def _options(self, game: Fortuna) -> list[Option]:
        highest = max(game.rolled)
        open_favours = game.available(highest)
        if not open_favours:
            return [_idle(highest)]
        options = [
            _use(game, self.seat, favour, given, steps)
            for favour in open_favours
            for given, steps in offers(game, self.seat, favour)
        ]
        lowest = min(one.number for one in open_favours)
        options += [_idle(die) for die in sorted(set(game.rolled)) if die < lowest]
        options.append(Option("decline", _DECLINE, _tax_hint(game, self.seat)))
        return options

    def decide(self, game: Fortuna, answer: str) -> None:
        """See OwnTurn."""
        way, *numbers = answer.split(".")
        if way == "favour":
            game.selected = max(game.rolled)
            self._use(game, int(numbers[0]), int(numbers[1]))
        elif way == "die":
            game.selected = int(numbers[0])
            game.tell("fortuna-event-idle", by=self.seat, die=game.selected)
        else:
            game.selected = max(game.rolled)
            pay_tax(game, self.seat)

    def _use(self, game: Fortuna, number: int, given: int) -> None:
        """Goods handed in, pawn moved, card turned, tokens taken (FOR-A67)."""
        favour = game.favours[number - 1]
        row = game.content.favours[str(number)]
        steps = next(steps for n, steps in offers(game, self.seat, favour) if n == given)
        name = FAVOUR[number]
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


def _use(game: Fortuna, seat: int, favour: Favour, given: int, steps: int) -> Option:
    number, tokens = favour.number, favour.tokens
    row = game.content.favours[str(number)]
    return Option(
        f"favour.{number}.{given}",
        serve(number, steps),
        serve_for(row.good, given, tokens) if isinstance(row, HandIn) else serve_free(tokens),
        confirm=draws_on_arrival(game, seat, steps) or _draws_next(game, seat, favour),
    )


def _draws_next(game: Fortuna, seat: int, favour: Favour) -> bool:
    """Whether the tokens on a favour card bring cards before another question comes."""
    if not favour.tokens:
        return False
    return not (flips(game, seat) and any(one is not favour for one in flippable(game)))


def _idle(die: int) -> Option:
    return Option(f"die.{die}", idle(die), _IDLE_HINT)


def _tax_hint(game: Fortuna, seat: int) -> Text:
    province = game.provinces[seat]
    limits = game.content.limits
    if province.coins >= limits.tax:
        return cost(limits.tax)
    if province.step == 0:
        return _TAX_NOTHING
    to = max(0, province.step - limits.tax_steps)
    return Text("fortuna-tax-step", {"to": to, "leaves": int(to < limits.gate <= province.step)})


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

    def question(self, game: Fortuna) -> Choose | None:
        """See OwnTurn."""
        cards = flippable(game)
        if not cards:
            return None
        options = [Option("none", Text("fortuna-flip-none"))]
        options += [
            Option(f"flip.{one.number}", Text("fortuna-flip", {"favour": FAVOUR[one.number]}))
            for one in cards
        ]
        return Choose(
            prompt=Text("fortuna-prompt-flip"),
            topic=Text("fortuna-topic-flip"),
            default="none",
            # Tokens bring cards next, and a card seen cannot be unseen.
            confirm=game.tokens_taken > 0,
            rules=["FOR-14.2", "FOR-14.3", "FOR-A31"],
            options=options,
        )

    def decide(self, game: Fortuna, answer: str) -> None:
        """See OwnTurn."""
        if answer == "none":
            return
        number = int(answer.removeprefix("flip."))
        game.favours[number - 1].face_up = False
        game.tell("fortuna-event-flip", by=self.seat, favour=FAVOUR[number])
