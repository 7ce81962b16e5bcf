"""The road, and what awaits at its end: Caesar's Palace (FOR-11, FOR-A18, FOR-A22, FOR-A45)."""

from typing import Annotated

from typing_extensions import override

from engines.core import Arg, Ask, Choose, Decision, Option, Seen, Step, Text, record
from engines.fortuna.ids import design
from engines.fortuna.rules.deck import best_first, draw
from engines.fortuna.state import Fortuna, PalaceCard
from engines.fortuna.words import privilege


def advance(game: Fortuna, seat: int, steps: int, story: str, **names: Text) -> None:
    """Move a pawn towards Rome and tell so; it stops in the Palace (FOR-A18)."""
    province = game.provinces[seat]
    limits = game.content.limits
    before = province.step
    province.step = min(before + steps, limits.road_length)
    data: dict[str, Arg] = {**names, "n": province.step - before, "to": province.step}
    game.tell(story, seat, None, **data)
    if before < limits.gate <= province.step:
        game.tell("fortuna-event-gate", by=seat)
    if before < province.step == limits.road_length:
        game.push(ArriveAtPalace(seat))


def arrives_with(game: Fortuna, seat: int, steps: int) -> bool:
    """Whether so many steps would bring a pawn to the Palace."""
    return game.provinces[seat].step + steps >= game.content.limits.road_length


def draws_on_arrival(game: Fortuna, seat: int, steps: int) -> bool:
    """Whether so many steps would bring a pawn to the Palace while there are cards for it."""
    return arrives_with(game, seat, steps) and bool(game.palace_tokens or game.palace)


@record
class ArriveAtPalace(Step[Fortuna]):
    """A pawn reaches the Palace: the end is near, and there are cards (FOR-11.1 to FOR-11.4)."""

    seat: int

    @override
    def run(self, game: Fortuna) -> None:
        game.arrivals.append(self.seat)
        game.ended = True
        game.tell("fortuna-event-arrival", by=self.seat, n=len(game.arrivals))
        if game.palace_tokens:
            self._draw_first(game)
        elif game.palace:
            self._look(game)

    def _draw_first(self, game: Fortuna) -> None:
        cards = draw(game, self.seat, game.palace_tokens)
        game.palace_tokens = 0
        if cards:
            game.drawn = len(cards)
            game.push(KeepPalaceCard(self.seat, cards))

    def _look(self, game: Fortuna) -> None:
        for one in game.palace:
            one.known.append(self.seat)
        cards: list[Arg] = [privilege(one.card) for one in game.palace]
        story = {self.seat: {"cards": cards}}
        game.tell("fortuna-event-look", by=self.seat, n=len(cards), private=story)
        game.push(TakePalaceCard(self.seat))


def _take(game: Fortuna, seat: int, card: str) -> None:
    game.provinces[seat].privileges.append(card)
    story = {seat: {"card": privilege(card)}}
    game.tell("fortuna-event-palace", by=seat, n=len(game.palace), private=story)


@record
class KeepPalaceCard(Ask[Fortuna]):
    """The first in the Palace keeps one card and leaves the others face down (FOR-11.2, FOR-11.5)."""

    seat: int
    cards: Annotated[list[str], Seen("owner", pool="privileges")]

    @override
    def decision(self, game: Fortuna) -> Decision:
        return card_choice(game, self.cards, "fortuna-prompt-palace", ["FOR-11.2", "FOR-A22"])

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        left = [card for card in self.cards if card != answer]
        game.palace = [PalaceCard(card, [self.seat]) for card in left]
        game.drawn = 0
        _take(game, self.seat, answer)


@record
class TakePalaceCard(Ask[Fortuna]):
    """Who comes later takes one of the cards that are left (FOR-11.3, FOR-11.4)."""

    seat: int

    @override
    def decision(self, game: Fortuna) -> Decision:
        cards = [one.card for one in game.palace]
        return card_choice(game, cards, "fortuna-prompt-palace", ["FOR-11.3", "FOR-A45"])

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        # Who left two cards cannot tell which of them was taken.
        left = [one.card for one in game.palace if one.card != answer]
        game.palace = [PalaceCard(card, [self.seat]) for card in left]
        _take(game, self.seat, answer)


def card_choice(game: Fortuna, cards: list[str], prompt: str, rules: list[str]) -> Choose:
    """One of several privilege cards, in secret."""
    return Choose(
        prompt=Text(prompt),
        topic=Text("fortuna-topic-privilege"),
        default=best_first(game, cards)[0],
        secret=True,
        confirm=True,
        rules=rules,
        options=[
            Option(one.id, Text("fortuna-keep", {"card": one.label}), one.hint)
            for one in card_options(game, cards)
        ],
    )


def card_options(game: Fortuna, cards: list[str]) -> list[Option]:
    """Privilege cards to choose from; copies stay apart, lest a question not asked tell of them."""
    effect = game.content.privilege_effect
    return [Option(card, privilege(card), effect(design(card))) for card in cards]
