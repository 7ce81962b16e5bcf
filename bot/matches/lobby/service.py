"""Lobbies: opening, joining, choosing, starting."""

from collections.abc import Callable
from dataclasses import replace

from bot.domain import combinations, lobby, terms
from bot.domain.match import MatchInfo, Member, Status, Wish
from bot.domain.outbox import LobbyPost
from bot.domain.quotas import REMATCHES
from bot.domain.seeds import new_seed
from bot.matches.core.library import Library
from bot.matches.core.membership import Membership
from bot.matches.core.store import MatchStore, known_match
from bot.matches.lobby import blocking
from bot.matches.lobby.changes import InfoChanges, Write
from bot.matches.lobby.invitations import call
from bot.matches.lobby.start import Starter
from bot.matches.play.ai import POLICIES
from bot.quotas import lasting
from bot.reporting import translate_errors
from bot.storage.matches import lobby as lobby_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from data.catalogues import catalogue
from engines.core import Text, Who


class Lobby:
    """What happens before a match."""

    def __init__(
        self,
        store: MatchStore,
        library: Library,
        members: Membership,
        changes: InfoChanges,
        starter: Starter,
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._library = library
        self._members = members
        self._changes = changes
        self._starter = starter

    async def create(self, creator: Member, wish: Wish, interaction_id: int) -> MatchInfo:
        """Open a lobby; the creator takes the first seat, AI players the next ones."""
        with translate_errors(None):
            async with self._storage.write() as connection:
                known = await play_rows.done_for(connection, interaction_id)
                if known is not None:
                    return await known_match(connection, known)
                info = await self._new_lobby(connection, creator, wish, interaction_id)
        self._store.signals.moved(info.id)
        return info

    async def rematch_of(self, before: MatchInfo, wish: Wish) -> MatchInfo | None:
        """The open lobby as wished that one of the players of a match has opened, if there is one."""
        with translate_errors(before.id):
            return await self._storage.find(lambda on: _rematch_of(on, before, wish))

    async def rematch(
        self, before: MatchInfo, creator: Member, wish: Wish, interaction_id: int
    ) -> MatchInfo:
        """The lobby for another match of the same people, who are called to it where it is.

        However many of them ask for it at once, there is one, and one call.
        """
        with translate_errors(before.id):
            async with self._storage.write() as connection:
                await match_rows.hold(connection, before.id)
                there = await _rematch_of(connection, before, wish)
                if there is not None:
                    return there
                user = creator.user_id
                await blocking.may_sit(connection, before, user, "blocks-no-rematch")
                who = (before.guild_id, user)
                await lasting.spend(connection, REMATCHES, *who, self._clock.now())
                info = await self._new_lobby(connection, creator, wish, interaction_id)
                await _call_others(connection, info)
        self._store.signals.moved(info.id)
        return info

    async def join(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Take the next open seat."""

        async def may(connection: Transaction, info: MatchInfo) -> None:
            if info.seat_of(member.user_id) is None:
                await blocking.may_sit(connection, info, member.user_id, "blocks-closed")

        return await self._in_lobby(
            match_id,
            interaction_id,
            lambda info: lobby.joined(info, member, interaction_id),
            may,
        )

    async def leave(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Give up one's seat. A creator hands over to the next person; the last one closes the lobby."""
        return await self._in_lobby(match_id, interaction_id, lambda info: lobby.left(info, member))

    async def set_option(
        self, match_id: str, member: Member, key: str, value: object, interaction_id: int
    ) -> MatchInfo:
        """Set an option of the game (creator)."""
        return await self._by_creator(
            match_id,
            member,
            interaction_id,
            lambda info: lobby.with_option(info, self._library.spec(info.game), key, value),
        )

    async def set_players(
        self, match_id: str, member: Member, players: int, interaction_id: int
    ) -> MatchInfo:
        """Change how many seats are offered (creator), never below those taken."""
        return await self._by_creator(
            match_id,
            member,
            interaction_id,
            lambda info: lobby.with_players(info, self._library.spec(info.game), players),
        )

    async def set_term(
        self, match_id: str, member: Member, key: str, value: str, interaction_id: int
    ) -> MatchInfo:
        """Set the pace, the language or who may join (creator); see `terms.TERMS`."""
        return await self._by_creator(
            match_id, member, interaction_id, lambda info: terms.with_term(info, key, value)
        )

    async def set_mark(
        self, match_id: str, member: Member, mark: str | None, interaction_id: int
    ) -> MatchInfo:
        """Choose one's colour or side; None leaves it to the lot."""
        return await self._in_lobby(
            match_id,
            interaction_id,
            lambda info: lobby.with_mark(info, self._library.spec(info.game), member, mark),
        )

    async def fill_ai(
        self, match_id: str, member: Member, policy: str, interaction_id: int
    ) -> MatchInfo:
        """Seat an AI player on the next open seat (creator). policy: one of `POLICIES`."""
        return await self._by_creator(
            match_id, member, interaction_id, lambda info: lobby.with_ai(info, policy, POLICIES)
        )

    async def drop_ai(
        self, match_id: str, member: Member, name: str, interaction_id: int
    ) -> MatchInfo:
        """Remove the AI player of a name (creator)."""
        return await self._by_creator(
            match_id, member, interaction_id, lambda info: lobby.without_ai(info, name)
        )

    async def hosted(self, match_id: str, member: Member) -> MatchInfo:
        """A lobby with a host who is still there.

        One whose host has left the server is handed over as if they had got up: to the next person in it.
        That is looked into as soon as somebody else who sits there does what only the host can.
        """
        info = await self._store.info(match_id)
        host = info.creator_id
        sits = info.seat_of(member.user_id) is not None
        if info.status is not Status.LOBBY or member.user_id == host or not sits:
            return info
        if info.seat_of(host) is None or await self._members.is_here(info.guild_id, host):
            return info

        def act(now: MatchInfo) -> MatchInfo:
            return now if now.seat_of(host) is None else lobby.left(now, Member(host, ""))

        return await self._in_lobby(match_id, None, act)

    async def start(
        self,
        match_id: str,
        member: Member,
        interaction_id: int,
        *,
        fill: bool = False,
        by_lot: bool = False,
    ) -> MatchInfo:
        """Start (creator), from the game's minimum on; open seats vanish.

        fill: AI players take the open seats first, of the level of stand-ins. by_lot: marks that are not in
        play with so many players are left to the lot, and everybody is told. Raises MarksUnfit if they are
        not to be.
        """
        await self.hosted(match_id, member)
        return await self._starter.start(match_id, member, interaction_id, fill=fill, by_lot=by_lot)

    # --- how it works ------------------------------------------------------------------

    async def _new_lobby(
        self, connection: Transaction, creator: Member, wish: Wish, interaction_id: int
    ) -> MatchInfo:
        """Store a lobby as wished, with its creator and AI players on the first seats."""
        spec = self._library.spec(wish.game)
        seed, now = new_seed(), self._clock.now()
        info = lobby.joined(lobby.opened(spec, wish, creator, seed, now), creator, interaction_id)
        for policy in wish.ai:
            info = lobby.with_ai(info, policy, POLICIES)
        info = combinations.fitted(info, spec, wish.options)
        combinations.check_change(None, info, spec)
        info = await self._allowed(connection, info)
        await match_rows.insert_match(connection, info, seed)
        await play_rows.claim(connection, interaction_id, info.id, now)
        for user_id in info.invited:
            await lobby_rows.invite(connection, info.id, user_id, creator.user_id, now)
        await outbox_rows.enqueue(connection, info.id, LobbyPost(), now)
        return info

    async def _allowed(self, connection: Transaction, info: MatchInfo) -> MatchInfo:
        """A new lobby with its name, if its creator may open another one here."""
        await lasting.may_open(connection, info, info.created_at)
        if info.name:
            return info
        number = await match_rows.how_many(connection, info.guild_id) + 1
        return replace(info, name=_usual_name(info, number))

    async def _by_creator(
        self,
        match_id: str,
        member: Member,
        interaction_id: int,
        act: Callable[[MatchInfo], MatchInfo],
    ) -> MatchInfo:
        def checked(info: MatchInfo) -> MatchInfo:
            lobby.by_creator(info, member)
            return act(info)

        await self.hosted(match_id, member)
        return await self._in_lobby(match_id, interaction_id, checked)

    async def _in_lobby(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[MatchInfo], MatchInfo],
        may: Write | None = None,
    ) -> MatchInfo:
        def checked(info: MatchInfo) -> MatchInfo:
            lobby.gathering(info)
            changed = terms.noted(info, act(info))
            combinations.check_change(info, changed, self._library.spec(info.game))
            still = changed.status is Status.LOBBY
            due_at = self._clock.now() + lobby.LOBBY_LASTS if still else None
            return replace(changed, due_at=due_at, warned=False)

        return await self._changes.change(match_id, interaction_id, checked, LobbyPost(), may)


async def _rematch_of(connection: Transaction, before: MatchInfo, wish: Wish) -> MatchInfo | None:
    people = [seat.user_id for seat in before.seats if seat.user_id is not None]
    found = await match_rows.load_infos(connection, lobby_rows.like(wish, people), limit=1)
    return found[0] if found else None


async def _call_others(connection: Transaction, info: MatchInfo) -> None:
    """Call those to a rematch who have not opened it."""
    seat = info.seat_of(info.creator_id)
    others = [user_id for user_id in info.invited if user_id != info.creator_id]
    if seat is not None and others:
        told = Text("bot-rematch-call", {"who": Who(seat)})
        await call(connection, info, told, others, info.created_at)


def _usual_name(info: MatchInfo, number: int) -> str:
    words = catalogue(info.language)
    game = words.format(f"{info.game}-name")
    return words.format("service-match-name", {"game": game, "number": number})
