"""Rounds: one turn each, the end of the round, the end of the game (FOR-3, FOR-10, FOR-11)."""

from typing_extensions import override

from engines.core import NOBODY, Arg, Step, Who, record
from engines.fortuna.preview import next_order
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.turn import turn_of
from engines.fortuna.words import FAVOUR, privilege

ROUND_END = 6


@record
class StartRound(Step[Fortuna]):
    """Everybody takes one turn, in turn order (FOR-3.1, FOR-3.6)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.round += 1
        order: list[Arg] = [Who(seat) for seat in game.order]
        game.tell("fortuna-event-round", by=NOBODY, round=game.round, order=order)
        game.push(*(TakeTurn(seat) for seat in game.order), EndRound())


@record
class TakeTurn(Step[Fortuna]):
    """One player's five phases, in strict order (FOR-3.2 to FOR-3.4)."""

    seat: int

    @override
    def run(self, game: Fortuna) -> None:
        game.active = self.seat
        game.rolled = []
        game.selected = None
        game.kind_b_played = False
        game.push(*turn_of(self.seat))


@record
class EndRound(Step[Fortuna]):
    """Tokens, favour cards, the new turn order; or the end (FOR-10, FOR-11.1)."""

    @override
    def run(self, game: Fortuna) -> None:
        game.phase = ROUND_END
        game.active = None
        game.rolled = []
        game.selected = None
        if game.ended:
            game.push(EndGame())
            return
        _place_tokens(game)
        for favour in game.favours:
            favour.face_up = True
        game.order = next_order(game)
        game.push(StartRound())


def _place_tokens(game: Fortuna) -> None:
    """Each unused favour card gets a token, up to its limit (FOR-10.2)."""
    limits = game.content.limits
    rewarded: list[Arg] = []
    for favour in game.favours:
        more = min(limits.tokens_per_round, limits.max_tokens - favour.tokens)
        if favour.face_up and more > 0:
            favour.tokens += more
            rewarded.append(FAVOUR[favour.number])
    if rewarded:
        game.tell("fortuna-event-tokens", by=NOBODY, favours=rewarded)


@record
class EndGame(Step[Fortuna]):
    """All privilege cards are revealed (FOR-12.2, FOR-A63); the result follows from the state."""

    @override
    def run(self, game: Fortuna) -> None:
        game.reveal()
        game.tell("fortuna-event-end", by=NOBODY, round=game.round)
        for province in game.provinces:
            if province.privileges:
                cards: list[Arg] = [privilege(card) for card in province.privileges]
                game.tell("fortuna-event-hand", by=province.seat, cards=cards)
        if game.palace:
            left: list[Arg] = [privilege(one.card) for one in game.palace]
            game.tell("fortuna-event-palace-left", by=NOBODY, cards=left)
