"""The rules of the lobby: who may sit down, choose and start. Each gives the lobby as it is afterwards."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from typing import Any

from bot.domain import terms
from bot.domain.combinations import check_mark, refusal_now
from bot.domain.errors import MatchError
from bot.domain.match import Contribution, MatchInfo, Member, SeatInfo, Status, Wish
from bot.domain.seeds import new_id
from data.catalogues import catalogue
from engines.core import GameError, GameSpec, OptionValue, Text, text
from engines.core.randomness import seed_hash

NAME_LENGTH = 80
LOBBY_LASTS = timedelta(days=14)


def checked_name(name: str) -> str:
    """A match's name in one line. Raises MatchError if it is empty or too long."""
    line = " ".join(name.split())
    if not 1 <= len(line) <= NAME_LENGTH:
        raise MatchError(text("service-name", most=NAME_LENGTH))
    return line


def checked_options(spec: GameSpec[Any], options: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a game with their values. Raises MatchError."""
    try:
        return spec.read_options(options)
    except GameError as error:
        raise MatchError(error.message) from error


def opened(
    spec: GameSpec[Any], wish: Wish, creator: Member, seed: bytes, now: datetime
) -> MatchInfo:
    """A lobby as wished, with all seats open. Raises MatchError."""
    for key in terms.TERMS:
        terms.checked(
            key, getattr(wish if key in ("language", "private", "hints") else wish.pace, key)
        )
    bare = MatchInfo(
        id=new_id(),
        guild_id=wish.guild_id,
        channel_id=wish.channel_id,
        game=wish.game,
        name="" if wish.name is None else checked_name(wish.name),
        status=Status.LOBBY,
        players=spec.players[-1],
        options=checked_options(spec, wish.options),
        language=wish.language,
        private=wish.private,
        creator_id=creator.user_id,
        seed_hash=seed_hash(seed.hex()),
        created_at=now,
        due_at=now + LOBBY_LASTS,
        deadline=wish.pace.deadline,
        bank=wish.pace.bank,
        on_timeout=wish.pace.on_timeout,
        on_leave=wish.pace.on_leave,
        boards=wish.pace.boards,
        stand_ins=wish.pace.stand_ins,
        hints=wish.hints,
        invited=tuple(wish.invited),
    )
    return seated(bare) if wish.players is None else with_players(bare, spec, wish.players)


def gathering(info: MatchInfo) -> None:
    """Raises MatchError unless the lobby is still open."""
    if info.status is not Status.LOBBY:
        raise MatchError(Text("service-lobby-over", {"status": info.status.value}))


def by_creator(info: MatchInfo, member: Member) -> None:
    """Raises MatchError unless this is the creator."""
    if member.user_id != info.creator_id:
        name = next((s.name for s in info.seats if s.user_id == info.creator_id), "?")
        raise MatchError(Text("service-creator-only", {"creator": name}))


def seated(info: MatchInfo, *seats: SeatInfo) -> MatchInfo:
    """The lobby with these people and AI players on its first seats, the others open."""
    free = range(len(seats), info.players)
    moved = [replace(one, seat=seat) for seat, one in enumerate(seats)]
    return replace(info, seats=(*moved, *(SeatInfo(seat) for seat in free)))


def joined(info: MatchInfo, member: Member, interaction_id: int) -> MatchInfo:
    """A person takes the next open seat; the first time its interaction counts for the dice."""
    if info.seat_of(member.user_id) is not None:
        raise MatchError(Text("service-already-in"))
    may_join(info, member.user_id)
    if len(info.taken) == info.players:
        raise MatchError(text("service-full", players=info.players))
    known = any(one.user_id == member.user_id for one in info.contributions)
    given = () if known else (Contribution(member.user_id, member.name, interaction_id),)
    sitting = SeatInfo(0, member.user_id, member.name)
    changed = replace(info, contributions=(*info.contributions, *given))
    return seated(changed, *info.taken, sitting)


def may_join(info: MatchInfo, user_id: int) -> None:
    """Raises MatchError where a moderator lets nobody in, or only those who are invited may sit down."""
    if info.lobby_locked:
        raise MatchError(Text("moderators-lobby-locked"))
    if info.private and user_id not in (info.creator_id, *info.invited):
        raise MatchError(Text("lobby-invited-only"))


def filled(info: MatchInfo, policy: str, policies: tuple[str, ...]) -> MatchInfo:
    """The lobby with AI players on all open seats."""
    while len(info.taken) < info.players:
        info = with_ai(info, policy, policies)
    return info


def left(info: MatchInfo, member: Member) -> MatchInfo:
    """A person gets up. The creator's part goes to the next person; the last one closes the lobby."""
    if info.seat_of(member.user_id) is None:
        raise MatchError(Text("service-not-in"))
    rest = [seat for seat in info.taken if seat.user_id != member.user_id]
    people = [seat.user_id for seat in rest if seat.user_id is not None]
    if not people:
        return replace(seated(info), status=Status.ABANDONED, due_at=None)
    creator = info.creator_id if info.creator_id in people else people[0]
    return replace(seated(info, *rest), creator_id=creator)


def with_players(info: MatchInfo, spec: GameSpec[Any], players: int) -> MatchInfo:
    """The lobby offers another number of seats."""
    low = max(spec.players[0], len(info.taken))
    if not low <= players <= spec.players[-1]:
        raise MatchError(text("service-players", low=low, high=spec.players[-1]))
    return seated(replace(info, players=players), *info.taken)


def with_option(info: MatchInfo, spec: GameSpec[Any], key: str, value: object) -> MatchInfo:
    """The lobby with another value of an option."""
    return replace(info, options=checked_options(spec, {**info.options, key: value}))


def with_mark(info: MatchInfo, spec: GameSpec[Any], member: Member, mark: str | None) -> MatchInfo:
    """A person chooses a mark that is free, or leaves it to the lot."""
    seat = info.seat_of(member.user_id)
    if seat is None:
        raise MatchError(Text("service-not-in"))
    if mark is not None:
        check_mark(info, spec, mark)
    if mark is not None and any(one.mark == mark and one.seat != seat for one in info.seats):
        raise MatchError(Text("service-mark-taken"))
    seats = [replace(one, mark=mark) if one.seat == seat else one for one in info.taken]
    return seated(info, *seats)


def with_ai(info: MatchInfo, policy: str, policies: tuple[str, ...]) -> MatchInfo:
    """An AI player takes the next open seat."""
    if policy not in policies:
        raise MatchError(Text("service-policy", {"policies": list(policies)}))
    if len(info.taken) == info.players:
        raise MatchError(text("service-full", players=info.players))
    return seated(info, *info.taken, SeatInfo(0, name=ai_name(info, policy), ai=policy))


def ai_name(info: MatchInfo, policy: str) -> str:
    """A name for one more AI player of a match: each level has its own."""
    taken = {seat.name for seat in info.taken}
    spoken = catalogue(info.language)
    own = f"service-ai-name-{policy}"
    key = own if spoken.has(own) else "service-ai-name"
    names = (spoken.format(key, {"number": number}) for number in count(1))
    return next(name for name in names if name not in taken)


def without_ai(info: MatchInfo, name: str) -> MatchInfo:
    """The AI player of this name gets up, wherever it sits by now; no two of a match have the same."""
    staying = [one for one in info.taken if one.ai is None or one.name != name]
    if len(staying) == len(info.taken):
        raise MatchError(text("service-no-ai", name=name))
    return seated(info, *staying)


def without_marks(info: MatchInfo, seats: Sequence[SeatInfo]) -> MatchInfo:
    """The lobby with the marks of some seats left to the lot."""
    taken = [replace(one, mark=None) if one in seats else one for one in info.taken]
    return seated(info, *taken)


def ready(info: MatchInfo, spec: GameSpec[Any]) -> None:
    """Raises MatchError unless so many can play with these options."""
    if len(info.taken) not in spec.players:
        low, high = spec.players[0], spec.players[-1]
        raise MatchError(text("service-not-enough", low=low, high=high, players=len(info.taken)))
    if (why := refusal_now(info, spec)) is not None:
        raise MatchError(Text("core-refused", {"why": why}))
