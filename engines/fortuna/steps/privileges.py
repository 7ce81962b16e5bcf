"""Phase 5 and the privilege cards: drawn, kept, played (FOR-9, FOR-16)."""

from typing import Annotated

from typing_extensions import override

from engines.core import (
    Answer,
    Arg,
    Ask,
    Choose,
    ChooseMany,
    Decision,
    Option,
    Seen,
    Step,
    Text,
    record,
)
from engines.fortuna.content import KindA, KindB, KindC, Privilege
from engines.fortuna.ids import design
from engines.fortuna.rules.deck import best_first, draw, row_of
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.goods import gain_all
from engines.fortuna.steps.palace import advance, card_choice, card_options
from engines.fortuna.words import PRIVILEGES, THEN_END, goods, play, privilege

PLAY = "play."
CUBES = ("water", "grain", "wine")

_PROMPT_END = Text("fortuna-prompt-end")
_TOPIC_END = Text("fortuna-topic-end")
_END = Option("end", Text("fortuna-end"))
_ONLY_END = Option("end", Text("fortuna-end"), Text("fortuna-end-only"))


class OwnTurn(Ask[Fortuna]):
    """A question of one's own turn; cards of kind A and B may be played first (FOR-A58)."""

    __slots__ = ()

    def question(self, game: Fortuna) -> Choose | None:
        """The question without the cards in hand."""
        raise NotImplementedError(type(self).__name__)

    def decide(self, game: Fortuna, answer: str) -> None:
        """Do what was answered to it."""
        raise NotImplementedError(type(self).__name__)

    @override
    def decision(self, game: Fortuna) -> Decision | None:
        asked = self.question(game)
        if asked is not None and game.provinces[self.seat].privileges:
            asked.options += [_play_option(game, one) for one in playable(game, self.seat)]
        return asked

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        if answer.startswith(PLAY):
            game.push(PlayPrivilege(self.seat, answer.removeprefix(PLAY)), self)
        else:
            self.decide(game, answer)


def playable(game: Fortuna, seat: int) -> list[str]:
    """The designs in hand that could be played now (FOR-16.7, FOR-A24, FOR-A25)."""
    rows = [row_of(game, card) for card in game.provinces[seat].privileges]
    return sorted(dict.fromkeys(row.id for row in rows if _can_play(game, seat, row)))


def _can_play(game: Fortuna, seat: int, row: Privilege) -> bool:
    match row:
        case KindC():
            return False
        case KindB():
            return not game.kind_b_played and not game.in_palace(seat)
        case KindA():
            return all(game.room(seat, good) >= number for good, number in row.gain.items())


def _play_option(game: Fortuna, card: str) -> Option:
    name = play(card)
    effect = game.content.privilege_effect(card)
    return Option(f"{PLAY}{card}", name, effect, PRIVILEGES, confirm=True)


@record
class PlayPrivilege(Step[Fortuna]):
    """A card of kind A or B is played: first discarded, then resolved (FOR-A64)."""

    seat: int
    design: str

    @override
    def run(self, game: Fortuna) -> None:
        hand = game.provinces[self.seat].privileges
        card = next(one for one in hand if design(one) == self.design)
        hand.remove(card)
        game.discards.append(card)
        game.reveal()
        row = row_of(game, card)
        name = privilege(card)
        if isinstance(row, KindB):
            game.kind_b_played = True
            advance(game, self.seat, row.steps, "fortuna-event-play-step", card=name)
        elif isinstance(row, KindA):
            gained = gain_all(game, self.seat, row.gain)
            game.tell("fortuna-event-play", by=self.seat, card=name, goods=gained)
            game.push(*(ChooseCube(self.seat) for _ in range(row.choice)))


@record
class ChooseCube(Ask[Fortuna]):
    """The grey cube: water, grain or wine, as one likes (FOR-16.4)."""

    seat: int

    @override
    def decision(self, game: Fortuna) -> Decision:
        return Choose(
            prompt=Text("fortuna-prompt-cube"),
            topic=Text("fortuna-topic-cube"),
            default="take.grain",
            confirm=self._ends_the_game(game),
            then=THEN_END if self._ends_the_game(game) else None,
            rules=["FOR-16.4", "FOR-A15"],
            options=[
                Option(f"take.{good}", Text("fortuna-take", {"goods": [goods(good, 1)]}))
                for good in CUBES
            ],
        )

    def _ends_the_game(self, game: Fortuna) -> bool:
        """Whether nothing is asked after it; before the dice the question of that phase comes again."""
        return game.phase > 3 and game.asks_no_more(self.seat)

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        good = answer.removeprefix("take.")
        number = game.gain(self.seat, good, 1)
        game.tell("fortuna-event-cube", by=self.seat, goods=[goods(good, number)])


@record
class BeginPrivileges(Step[Fortuna]):
    """Phase 5 begins (FOR-3.2)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.phase = 5


@record
class ReceivePrivileges(Step[Fortuna]):
    """Phase 5: a card for a token, or a choice out of several (FOR-9.2 to FOR-9.6)."""

    seat: int

    @override
    def run(self, game: Fortuna) -> None:
        game.phase = 5
        tokens, game.tokens_taken = game.tokens_taken, 0
        if not tokens:
            return
        keep = kept(game, self.seat, tokens)
        cards = draw(game, self.seat, tokens)
        game.push(EndTurn(self.seat))
        if len(cards) <= keep:
            game.provinces[self.seat].privileges += cards
        else:
            game.drawn = len(cards)
            game.push(KeepPrivileges(self.seat, cards, keep))


def kept(game: Fortuna, seat: int, tokens: int) -> int:
    """How many cards so many tokens let a seat keep (FOR-9.4, FOR-9.5, FOR-A61)."""
    built = (game.content.buildings[name] for name in game.provinces[seat].buildings)
    extra = sum(one.extra_kept for one in built if tokens >= one.from_tokens)
    return game.content.limits.privileges_kept + extra


@record
class KeepPrivileges(Ask[Fortuna]):
    """Which of the cards drawn to keep; the others are discarded face up (FOR-9.4, FOR-9.5)."""

    seat: int
    cards: Annotated[list[str], Seen("owner", pool="privileges")]
    keep: int

    @override
    def decision(self, game: Fortuna) -> Decision:
        if self.keep == 1:
            rules = ["FOR-9.4", "FOR-16.1"]
            return card_choice(game, self.cards, "fortuna-prompt-keep", rules)
        return ChooseMany(
            prompt=Text("fortuna-prompt-keep-many", {"n": self.keep}),
            topic=Text("fortuna-topic-privilege"),
            default=best_first(game, self.cards)[: self.keep],
            secret=True,
            confirm=True,
            rules=["FOR-9.4", "FOR-9.5", "FOR-A61"],
            options=card_options(game, self.cards),
            least=self.keep,
            most=self.keep,
        )

    @override
    def answer(self, game: Fortuna, answer: Answer) -> None:
        kept_cards = [answer] if isinstance(answer, str) else list(answer)
        discarded = [card for card in self.cards if card not in kept_cards]
        game.provinces[self.seat].privileges += kept_cards
        game.discards += discarded
        game.drawn = 0
        game.reveal()
        names: list[Arg] = [privilege(card) for card in kept_cards]
        gone: list[Arg] = [privilege(card) for card in discarded]
        story = {self.seat: {"cards": names}}
        game.tell("fortuna-event-keep", by=self.seat, n=len(names), discarded=gone, private=story)


@record
class EndTurn(OwnTurn):
    """A moment to play cards at the end of a turn; asked if there are any in hand (FOR-A59)."""

    seat: int

    @override
    def question(self, game: Fortuna) -> Choose | None:
        if not game.provinces[self.seat].privileges:
            return None
        return Choose(
            prompt=_PROMPT_END,
            topic=_TOPIC_END,
            default="end",
            always=True,
            confirm=game.last_turn(self.seat),
            then=THEN_END if game.last_turn(self.seat) else None,
            rules=["FOR-16.7", "FOR-16.8"],
            options=[_END if playable(game, self.seat) else _ONLY_END],
        )

    @override
    def decide(self, game: Fortuna, answer: str) -> None:
        """Whatever was answered, the turn is over."""
