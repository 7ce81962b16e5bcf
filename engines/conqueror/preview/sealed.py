"""What a seat has answered that nobody else knows yet, in a few words."""

from collections import Counter
from collections.abc import Iterator

from engines.conqueror.content.describe import hero_name
from engines.conqueror.ids import ALL, NONE
from engines.conqueror.preview.drafts import draft
from engines.conqueror.preview.plans import PLANNED, listed, parts
from engines.conqueror.state import Conqueror
from engines.conqueror.words import faction_name, tactic_name, the_place, units
from engines.core import Arg, Text, View, text


def sealed(view: View[Conqueror], seat: int) -> list[Text]:
    """All of it, for the panel of the seat; that it sends no reinforcement, too."""
    told = [*answers(view.state, seat).values()]
    if view.state.nations[seat].joins == NONE:
        told.append(Text("conqueror-sealed-aside"))
    return told


def answers(game: Conqueror, seat: int) -> dict[str, Text]:
    """By what it is about: "plan", "joins", "leaders", "laid" and "gives"."""
    return dict(_answers(game, seat))


def _answers(game: Conqueror, seat: int) -> Iterator[tuple[str, Text]]:
    nation = game.nations[seat]
    if nation.plan:
        yield "plan", listed(parts(draft(game, seat), PLANNED))
    if nation.joins not in (None, NONE) and (told := _joins(game, seat)):
        yield "joins", told
    if nation.leaders:
        yield "leaders", _cards([hero_name(game.content, name) for name in nation.leaders])
    if nation.cards:
        yield "laid", _cards([tactic_name(card) for card in nation.cards])
    if nation.gives:
        lost: Counter[str] = Counter()
        for slot, number in nation.gives.items():
            lost[slot.rpartition(".")[2]] += number
        yield "gives", units(lost)


def _joins(game: Conqueror, seat: int) -> Text | None:
    """Which units reinforce from where, and whom a third player supports; None while that is still asked."""
    nation = game.nations[seat]
    place, *marks, part = str(nation.joins).split(".")
    sent = nation.sends or (game.lands[place].army.ready if part == ALL else {})
    if not sent:
        return None
    told: dict[str, Arg] = {"units": units(sent), "place": the_place(place)}
    if not marks:
        return Text("conqueror-sealed-joins", told)
    return Text("conqueror-sealed-supports", {**told, "nation": faction_name(marks[0])})


def _cards(names: list[Arg]) -> Text:
    return text("conqueror-sealed-cards", cards=names)
