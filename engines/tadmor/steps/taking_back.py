"""Pieces that return without effect: asked which, if there are several (TAD-6.2)."""

from typing_extensions import override

from engines.core import ChooseMany, Decision, Option, Text, record
from engines.tadmor.content import Content
from engines.tadmor.preview.trades import is_market
from engines.tadmor.state import Tadmor
from engines.tadmor.steps.free import give_back
from engines.tadmor.steps.own import OwnAsk

TOPIC = Text("tadmor-topic-back")


def back_from(content: Content, place: str) -> Text:
    """What taking a piece back from a place is called."""
    key = "tadmor-trade-no-more" if is_market(content, place) else "tadmor-take-back"
    return Text(key, {"place": content.names.places[place]})


@record
class TakeBack(OwnAsk):
    """Which pieces return unused; `but`: the piece whose slot it is, which stays."""

    seat: int
    but: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        places = [place for place in game.places_of(self.seat) if place != self.but]
        return ChooseMany(
            prompt=Text("tadmor-prompt-back"),
            topic=TOPIC,
            default=[places[0]],
            rules=["TAD-6.2", "TAD-6.7"],
            options=[Option(place, back_from(game.content, place)) for place in places],
            least=1,
            most=len(places),
        )

    @override
    def answer(self, game: Tadmor, answer: list[str]) -> None:
        for place in answer:
            give_back(game, self.seat, place)
