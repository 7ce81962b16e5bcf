"""Votes of a table: pause, go on, end, let an AI player sit in, take back what is out of reach of *Undo*."""

from collections.abc import Sequence

from discord import ButtonStyle, app_commands

from bot import limits
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import choices, own_matches, suggesting
from bot.cogs.naming import about, parameters
from bot.cogs.rights import member_of
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Verdict
from bot.domain.votes import Ballot, Motion, Outcome, Question, asks_nobody
from bot.matches.votes.service import Takeback
from bot.posts.ballot import outcome
from bot.text.moves import heading, quiet
from bot.text.names import match_words
from bot.text.story import happened
from bot.text.words import Words
from bot.ui.clicks.panels import PanelClick
from bot.ui.clicks.votes import AskUndoClick, PickTakebackClick, ProposeUndoClick, VoteClick
from bot.ui.controls import button, entry, menu, picked
from bot.ui.custom_ids import whole
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Text


class VotesCog(Cog):
    """What the players of a match decide together."""

    vote = app_commands.Group(name="vote", description=about("vote"))

    # --- commands

    @vote.command(name="undo", description=about("vote undo"))
    @parameters("match")
    async def undo(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask to take back something that is out of reach of *Undo*."""
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        await show(interaction, await self._takebacks(interaction, info))

    @vote.command(name="pause", description=about("vote pause"))
    @parameters("reason", "match")
    async def pause(
        self,
        interaction: Interaction,
        reason: app_commands.Range[str, 1, 200] = "",
        match: str | None = None,
    ) -> None:
        """Ask to let the match rest."""
        await self._ask(interaction, match, Motion(Question.PAUSE, reason=reason))

    @vote.command(name="resume", description=about("vote resume"))
    @parameters("reason", "match")
    async def resume(
        self,
        interaction: Interaction,
        reason: app_commands.Range[str, 1, 200] = "",
        match: str | None = None,
    ) -> None:
        """Ask to go on after a pause."""
        await self._ask(interaction, match, Motion(Question.RESUME, reason=reason))

    @vote.command(name="end", description=about("vote end"))
    @parameters("counts", "reason", "match")
    async def end(
        self,
        interaction: Interaction,
        counts: bool,
        reason: app_commands.Range[str, 1, 200] = "",
        match: str | None = None,
    ) -> None:
        """Ask to end the match early."""
        verdict = Verdict.RESULT if counts else Verdict.NONE
        await self._ask(interaction, match, Motion(Question.END, verdict=verdict, reason=reason))

    @vote.command(name="replace", description=about("vote replace"))
    @parameters("player", "reason", "match")
    async def replace(
        self,
        interaction: Interaction,
        player: str,
        reason: app_commands.Range[str, 1, 200] = "",
        match: str | None = None,
    ) -> None:
        """Ask to let an AI player sit in for somebody who is silent."""
        seat = (whole(player) or 0) - 1
        await self._ask(interaction, match, Motion(Question.REPLACE, seat=seat, reason=reason))

    @undo.autocomplete("match")
    @pause.autocomplete("match")
    @resume.autocomplete("match")
    @end.autocomplete("match")
    @replace.autocomplete("match")
    @suggesting
    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own matches."""
        return await own_matches(self.bot, interaction, typed)

    @replace.autocomplete("player")
    @suggesting
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The other people of the match."""
        chosen = getattr(interaction.namespace, "match", None)
        info = await self.bot.match_or_none(interaction, chosen)
        seats = () if info is None else info.seats
        named = [
            (one.name, str(one.seat + 1))
            for one in seats
            if one.person not in (None, interaction.user.id) and not one.out
        ]
        return choices(one for one in named if typed.casefold() in one[0].casefold())

    # --- buttons

    @on(VoteClick)
    async def pressed_vote(self, interaction: Interaction, click: VoteClick) -> None:
        """*Yes*, *No* or *Withdraw vote* under a vote."""
        await think(interaction)
        what = click.what
        ballot = await self.matches.votes.ballot(click.ballot)
        if ballot.match_id != click.match:
            raise MatchError(Text("votes-unknown"))
        member = member_of(interaction)
        if what == "withdraw":
            ballot = await self.matches.votes.withdraw(ballot.id, member, interaction.id)
        else:
            ballot = await self.matches.votes.vote(
                ballot.id, member, interaction.id, yes=what == "yes"
            )
        await self._told(interaction, ballot, f"votes-said-{what}")

    @on(AskUndoClick)
    async def pressed_ask(self, interaction: Interaction, click: AskUndoClick) -> None:
        """*Ask the table* in a panel whose answer can no longer be taken back alone."""
        await think(interaction)
        info = await self.matches.store.info(click.match)
        await show(interaction, await self._takebacks(interaction, info))

    @on(PickTakebackClick)
    async def picked_takeback(self, interaction: Interaction, click: PickTakebackClick) -> None:
        """An answer is picked to be asked back: what that would mean, and the last question."""
        await keep(interaction)
        info = await self.matches.store.info(click.match)
        chosen = next(iter(picked(interaction)), click.number or "")
        await show(interaction, await self._confirming(interaction, info, chosen))

    @on(ProposeUndoClick)
    async def pressed_propose(self, interaction: Interaction, click: ProposeUndoClick) -> None:
        """The table is asked to take something back."""
        await keep(interaction)
        numbers = await self.matches.rollbacks.numbers(click.match)
        to = numbers.entry(click.back)
        motion = Motion(Question.UNDO, to=to)
        ballot = await self.matches.votes.propose(
            click.match, member_of(interaction), interaction.id, motion
        )
        await self._told(interaction, ballot, "votes-asked")

    # --- what they share

    async def _ask(self, interaction: Interaction, match: str | None, motion: Motion) -> None:
        await think(interaction)
        info = await self.bot.match_for(interaction, match)
        ballot = await self.matches.votes.propose(
            info.id, member_of(interaction), interaction.id, motion
        )
        await self._told(interaction, ballot, "votes-asked")

    async def _told(self, interaction: Interaction, ballot: Ballot, otherwise: str) -> None:
        """What came of it, for the one who acted."""
        reader = await self.bot.reader(interaction)
        told = reader(otherwise) if ballot.outcome is Outcome.OPEN else outcome(reader, ballot)
        passed = ballot.outcome is Outcome.PASSED
        if passed and asks_nobody(ballot, await self.matches.store.info(ballot.match_id)):
            told = reader("votes-passed-alone")
        await show(interaction, MessageBuilder().say(told))

    async def _takebacks(self, interaction: Interaction, info: MatchInfo) -> MessageBuilder:
        reader = await self.bot.reader(interaction)
        words = match_words(info, reader.lang)
        found = await self.matches.votes.takebacks(info.id, interaction.user.id)
        if not found:
            return MessageBuilder().say(words("votes-no-takebacks"))
        shown = found[: limits.SELECT_OPTIONS]
        texts = await self._texts(info, shown, interaction.user.id)
        entries = [
            entry(_named_then(one, words).plain(text), str(one.number), _number(one, words))
            for one, text in zip(shown, texts, strict=True)
        ]
        click = PickTakebackClick(info.id)
        return (
            MessageBuilder()
            .say(words("votes-which"))
            .row(menu(click, entries, words("votes-choose-answer")))
        )

    async def _texts(self, info: MatchInfo, found: Sequence[Takeback], user_id: int) -> list[Text]:
        """One's own answers by what they led to, or else by what was asked and answered."""
        seat = info.seat_of(user_id)
        since = 0 if seat is None else info.seats[seat].since
        unheard = [one.answer for one in found if not one.told]
        asked = await self.matches.questions.asked(info.id, unheard)
        return [
            heading(one.answer, one.told).event.text(seat)
            if one.told
            else quiet(one.answer, asked, own=one.answer.number > since)
            for one in found
        ]

    async def _confirming(
        self, interaction: Interaction, info: MatchInfo, chosen: str
    ) -> MessageBuilder:
        reader = await self.bot.reader(interaction)
        words = match_words(info, reader.lang)
        found = await self.matches.votes.takebacks(info.id, interaction.user.id)
        takeback = next((one for one in found if str(one.number) == chosen), None)
        if takeback is None:
            raise MatchError(Text("votes-gone"))
        taken = await self.matches.votes.taken_back(info.id, takeback.to, member_of(interaction))
        builder = MessageBuilder().say(
            words("votes-would", count=taken.count, names=_names(words, taken.seats))
        )
        seat = info.seat_of(interaction.user.id)
        lines = [happened(one, words, seat) for one in takeback.told]
        if not lines:
            lines = [
                words.say(one) for one in await self._texts(info, [takeback], interaction.user.id)
            ]
        builder.say("\n".join(f"- {line}" for line in lines))
        ask = ProposeUndoClick(info.id, takeback.back)
        if taken.alone:
            builder.say(words("votes-alone"))
        return builder.row(
            button(
                words("votes-alone-go" if taken.alone else "votes-ask"), ask, ButtonStyle.primary
            ),
            button(words("bot-panel-back"), PanelClick(info.id)),
        )


def _named_then(takeback: Takeback, words: Words) -> Words:
    """The words with the names of when an answer was given."""
    return words.naming(takeback.told[0].names) if takeback.told else words


def _number(takeback: Takeback, words: Words) -> str:
    """Where the answer stands in the log and among past boards; "" if it left no line."""
    return words("votes-move", n=takeback.told[0].number) if takeback.told else ""


def _names(words: Words, seats: Sequence[int]) -> str:
    return words.listed([words.seats[seat].inline for seat in seats])
