"""The smallest game, played in the examples of this package: two seats take coins from a heap in turn.

Whoever has more coins at the end wins. Each has a charm that nobody else sees; it counts for nothing.
"""

from hashlib import sha256
from typing import Annotated, Any

from typing_extensions import override

from engines.core.decisions import Answer, Choose, Option
from engines.core.fields import canonical_json
from engines.core.hidden import Seen
from engines.core.match import Match
from engines.core.options import OptionSpec
from engines.core.position import View
from engines.core.randomness import key_from
from engines.core.record import Record, record
from engines.core.spec import GameSpec, Result, Score
from engines.core.steps import Ask, State, Step
from engines.core.text import text


@record
class Purse(Record):
    """What a seat has."""

    seat: int
    coins: int = 0
    charm: Annotated[str, Seen("owner", pool="charms")] = "none"


@record
class Heap(State):
    """The coins that are left, and what the seats have."""

    coins: int
    purses: list[Purse]


@record
class Deal(Step[Heap]):
    """Each seat draws a charm."""

    @override
    def run(self, game: Heap) -> None:
        charms = ["moon", "sun"]
        game.shuffle("charms", charms)
        for purse, charm in zip(game.purses, charms, strict=True):
            purse.charm = charm


@record
class Take(Ask[Heap]):
    """A seat takes one or two coins."""

    seat: int

    @override
    def decision(self, game: Heap) -> Choose:
        options = [Option(str(n), text("heap-take", n=n)) for n in (1, 2) if n <= game.coins]
        prompt, topic = text("heap-prompt", left=game.coins), text("heap-topic")
        return Choose(prompt=prompt, topic=topic, default="1", options=options)

    @override
    def answer(self, game: Heap, answer: Answer) -> None:
        coins = int(str(answer))
        game.coins -= coins
        game.purses[self.seat].coins += coins
        game.tell("heap-event-taken", n=coins)
        if game.coins:
            game.push(Take(1 - self.seat))


def _result(game: Heap) -> Result:
    most = max(purse.coins for purse in game.purses)
    ranks = {purse.seat: 1 if purse.coins == most else 2 for purse in game.purses}
    scores = [Score(purse.seat, purse.coins, ranks[purse.seat]) for purse in game.purses]
    return Result(scores, [seat for seat, rank in ranks.items() if rank == 1])


def _worths(view: View[Heap]) -> list[int]:
    return [100 * purse.coins for purse in view.state.purses]


CONTENT_HASH = sha256(canonical_json({})).hexdigest()
"""It has no content."""

HEAP: GameSpec[Heap] = GameSpec(
    key="heap",
    schema=1,
    state=Heap,
    steps=(Deal, Take),
    players=(2,),
    options=(OptionSpec("coins", 5, low=1, high=20),),
    marks=("red", "blue"),
    content=dict,
    start=lambda _content, options, _marks: Heap(int(options["coins"]), [Purse(0), Purse(1)]),
    opening=lambda _: [Deal(), Take(0)],
    result=_result,
    worths=_worths,
    moment=lambda game: text("heap-left", n=game.coins),
    round=lambda _: 0,
    invariants=lambda _: None,
)


def begun(seed: str = "some seed", **options: int) -> Match[Any]:
    """A match of it before its first answer.

    >>> from engines.core.example import begun
    >>> match = begun(coins=3)
    >>> [decision.seat for decision in match.table.pending.values()]
    [0]
    """
    return Match.begin(HEAP, {}, CONTENT_HASH, key_from(seed), options, ["red", None])
