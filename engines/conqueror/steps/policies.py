"""Policies: one agent action each in turn order, and the agents that may move again (CON-11 to CON-13)."""

from typing_extensions import override

from engines.conqueror.ids import INDEPENDENTS, PASS, TRADE, UPGRADE, way
from engines.conqueror.preview.market import may_redeploy, partners
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.building import buy, buying, missing, priced
from engines.conqueror.steps.trading import trade, trading
from engines.core import Ask, Choose, Decision, Step, Text, record, untold

RULES = {
    "agent": ["CON-11.1", "CON-11.3", "CON-12.2", "CON-13.2"],
    "redeploy": ["CON-11.14", "CON-11.16", "CON-11.17"],
}
"""What matters for each kind of question."""


@record
class Policies(Step[Conqueror]):
    """First everybody acts, then those act again who may (CON-11.1, CON-11.14)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.phase = "policies"
        game.push(*(Policy(seat) for seat in game.order), Redeploying())


@record
class Policy(Step[Conqueror]):
    """A player's moment in Policies; again: the second one (CON-11.16)."""

    seat: int
    again: bool = False

    @override
    def run(self, game: Conqueror) -> None:
        game.active = self.seat
        game.push(AgentAction(self.seat, self.again))


@record
class Redeploying(Step[Conqueror]):
    """Who has traded on the last space may move the agent once more, in turn order (CON-11.15)."""

    @override
    def run(self, game: Conqueror) -> None:
        seats = [seat for seat in game.order if may_redeploy(game, seat)]
        game.push(*(Policy(seat, again=True) for seat in seats))


@record
class AgentAction(Ask[Conqueror]):
    """Trade, build, fund, or none of it (CON-11.1, CON-28.1).

    again: the agent is moved for the second time (CON-11.16).
    """

    seat: int
    again: bool = False

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        flags = [way(TRADE, mark) for mark in partners(game, self.seat)]
        independents = way(TRADE, INDEPENDENTS)
        prompt = "redeploy" if self.again else "agent"
        return choose(
            prompt,
            prompt,
            untold([*flags, *buying(game, self.seat), PASS]),
            independents if independents in flags and not self.again else PASS,
            rules=RULES[prompt],
        )

    @override
    def describe(self, game: Conqueror, decision: Decision) -> None:
        if not isinstance(decision, Choose):
            return
        flags = trading(game, self.seat, again=self.again)
        stay = plain(PASS, "stay" if self.again else PASS)
        decision.options = [*flags, *priced(game, self.seat), stay]
        decision.prompt = Text(decision.prompt.key, missing(game, self.seat))

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        nation = game.nations[self.seat]
        if answer == PASS:
            game.tell(
                "conqueror-event-stayed" if self.again else "conqueror-event-passed", by=self.seat
            )
            return
        nation.redeployed = self.again
        board, _, name = answer.partition(".")
        if board == UPGRADE:
            nation.agent = way(UPGRADE, game.content.upgrades[name].type)
        else:
            nation.agent = answer
        if board == TRADE:
            trade(game, self.seat, name)
        else:
            buy(game, self.seat, answer)
