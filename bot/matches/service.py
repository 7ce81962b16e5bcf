"""The match service: all that the bot does with matches, in parts."""

from bot.domain.clock import Clock, SystemClock
from bot.domain.shards import ALONE, Shards
from bot.matches.agenda import Agenda
from bot.matches.core.library import Library
from bot.matches.core.live import CACHED, ROOM
from bot.matches.core.loading import Contents
from bot.matches.core.membership import Membership
from bot.matches.core.store import MatchStore
from bot.matches.history.awaited import Awaited
from bot.matches.history.exports import Exports
from bot.matches.history.lists import MatchLists
from bot.matches.history.news import News
from bot.matches.history.notes import Notes
from bot.matches.history.past import PastBoards
from bot.matches.history.questions import PastQuestions
from bot.matches.history.story import Story
from bot.matches.lobby.blocking import Blocks
from bot.matches.lobby.changes import InfoChanges
from bot.matches.lobby.endings import Endings
from bot.matches.lobby.invitations import Invitations
from bot.matches.lobby.service import Lobby
from bot.matches.lobby.start import Starter
from bot.matches.moderation.audit import Audit
from bot.matches.moderation.clone import Clones
from bot.matches.moderation.committer import ModCommitter
from bot.matches.moderation.erasing import Erasure
from bot.matches.moderation.lobbies import LobbyModeration
from bot.matches.moderation.moving import Moving
from bot.matches.moderation.relocate import Relocation
from bot.matches.moderation.reports import Reports
from bot.matches.moderation.restored import Restoration
from bot.matches.moderation.rollback import Rollbacks
from bot.matches.moderation.service import Moderation
from bot.matches.orders.planned import PlannedAnswers
from bot.matches.orders.queue import AnswerQueue
from bot.matches.orders.recheck import Recheck
from bot.matches.orders.service import StandingOrders
from bot.matches.outbox.left_over import settle_left_over
from bot.matches.play.ai import AiSeats
from bot.matches.play.commit import Committer
from bot.matches.play.panels import Panels
from bot.matches.play.patience import Pause
from bot.matches.play.service import Play
from bot.matches.play.settling import Settling
from bot.matches.play.thinking import Thinker
from bot.matches.time.absentees import Absentees
from bot.matches.time.cleanup import Sweep
from bot.matches.time.heads_up import HeadsUp
from bot.matches.time.outages import Heartbeat
from bot.matches.time.scheduler import Sleeper
from bot.matches.time.timeouts import Timeouts
from bot.matches.time.vacations import Vacations
from bot.matches.votes.outcome import VoteCounter
from bot.matches.votes.service import Votes
from bot.matches.whatif.service import WhatIfs
from bot.storage.database import Storage
from bot.storage.matches import waits as wait_rows


class Matches:
    """All parts, each given what it needs. Every change is one durable transaction.

    Whatever raises a MatchError has changed nothing. `interaction_id` makes a change idempotent: the same
    id twice counts once, and the second call returns the state as it is. `cached`: how many matches stay
    in memory; `room`: how many bytes their positions may take there. ai_pause: how long AI players leave
    people to take an answer back; None: no time. thinker: where AI players think that look far ahead.
    shards: whose servers' matches are looked after here; everybody's can be played here.
    """

    def __init__(
        self,
        storage: Storage,
        library: Library,
        clock: Clock | None = None,
        *,
        cached: int = CACHED,
        room: int = ROOM,
        ai_pause: Pause | None = None,
        thinker: Thinker | None = None,
        shards: Shards = ALONE,
    ) -> None:
        self.storage = storage
        self.library = library
        self.clock = clock or SystemClock()
        self.members = Membership()
        contents = Contents(storage)
        self.store = MatchStore(
            storage, library, contents, self.clock, shards, cached=cached, room=room
        )
        self.committer = Committer(self.store)
        self.exports = Exports(self.store, library, contents)
        self._add_history()
        self._add_play(ai_pause, thinker)
        self._add_lobby()
        self._add_moderation()
        self._add_time()
        self.store.signals.when_moved(self._go_on)

    def _add_history(self) -> None:
        self.lists = MatchLists(self.storage)
        self.awaited = Awaited(self.store)
        self.story = Story(self.store)
        self.news = News(self.store, self.story)
        self.notes = Notes(self.store)
        self.past = PastBoards(self.store, self.story)
        self.questions = PastQuestions(self.store, self.past)

    def _add_play(self, ai_pause: Pause | None, thinker: Thinker | None) -> None:
        self.play = Play(self.store, self.committer)
        self.settling = Settling(self.store, self.committer)
        self.ai = AiSeats(
            self.store.live,
            self.play.answer_as_ai,
            self.play.undo_state,
            self.clock,
            ai_pause,
            thinker,
        )
        self.panels = Panels(self.store, self.play, self.awaited, self.ai)
        recheck = Recheck(self.store, self.play)
        self.orders = StandingOrders(self.store, recheck)
        self.queue = AnswerQueue(self.store, recheck)
        self.planned = PlannedAnswers(self.store, self.play, recheck)
        self.whatif = WhatIfs(self.store, self.committer, self.ai.thought, self.ai.advice)

    def _add_lobby(self) -> None:
        self._changes = InfoChanges(self.store)
        starter = Starter(self.store, self.library, self.committer)
        self.lobby = Lobby(self.store, self.library, self.members, self._changes, starter)
        self.invitations = Invitations(self.store)
        self.endings = Endings(self.store, self._changes)
        self.blocks = Blocks(self.storage, self.clock)

    def _add_moderation(self) -> None:
        mod_committer = ModCommitter(self.committer, self.clock)
        self.absentees = Absentees(self.store, self.committer, self.members)
        self.vacations = Vacations(self.store, self.members)
        self.moderation = Moderation(self.store, mod_committer, self.absentees)
        self.moving = Moving(self.store, mod_committer)
        self.rollbacks = Rollbacks(self.store, mod_committer, self.story)
        self.clones = Clones(self.store, mod_committer, self.lists)
        self.lobby_moderation = LobbyModeration(self.store, self._changes)
        self.audit = Audit(self.storage)
        self.reports = Reports(self.store)
        self.erasure = Erasure(self.store)
        self.relocation = Relocation(
            self.store, self.committer, self.lists, self.awaited, self.vacations
        )
        self.restoration = Restoration(self.store, self.committer, self.awaited, self.vacations)

    def _add_time(self) -> None:
        counter = VoteCounter(self.store, self.story, self.awaited, self.moderation, self.rollbacks)
        self.votes = Votes(self.store, self.story, self.awaited, counter)
        self.timeouts = Timeouts(self.store, self.committer, self.play, self.absentees)
        self.heads_up = HeadsUp(self.store, self.vacations)
        self.agenda = Agenda(
            self.store,
            Heartbeat(self.storage, self.clock, self.store.shards),
            self.endings,
            self.whatif,
            self.invitations,
            counter,
            self.planned,
            self.timeouts,
            Sweep(self.storage, self.clock, self.store.shards),
            self.ai,
        )
        self._sleeper = Sleeper(self.clock, self.agenda.do_due)
        self.store.signals.when_sooner(self._sleeper.wake)

    async def open(self) -> None:
        """Start the scheduler, let AI seats go on where they stopped, and settle what rules have changed."""
        shards = self.store.shards
        waiting = await self.storage.find(lambda on: wait_rows.matches_of_ai(on, shards))
        now = self.clock.now()
        await self.storage.change(lambda on: settle_left_over(on, shards, now))
        await self.agenda.heartbeat.beat()
        await self.restoration.tell()
        self.settling.start()
        self._sleeper.start()
        for match_id in waiting:
            self.ai.hurry(match_id)

    async def close(self) -> None:
        """Stop what runs in the background; nothing is lost."""
        await self._sleeper.close()
        await self.settling.close()
        await self.ai.close()
        await self.heads_up.close()

    async def idle(self) -> None:
        """Wait until no AI seat has anything left to answer, and nobody is left to be told of a turn."""
        await self.settling.idle()
        await self.ai.idle()
        await self.heads_up.idle()

    def _go_on(self, match_id: str) -> None:
        """After a change: AI seats may be asked, and something may be due earlier.

        Of a match that another process looks after, that process thinks and keeps the time.
        """
        live = self.store.remembered(match_id)
        if live is not None and not self.store.shards.owns(live.info.guild_id):
            return
        planned = live is not None and live.premoves is not None and live.premoves.plans
        if live is None or live.info.due_at is not None or planned:
            self._sleeper.wake()
        if live is not None and any(live.info.seats[seat].ai for seat in live.asked):
            self.ai.poke(match_id)
        if live is not None:
            self.heads_up.poke(live)
