"""Whoever asks for it is forgotten, whole and at once; matches go on, stay provable, and name nobody."""

import json
import zlib
from contextlib import suppress
from datetime import datetime
from typing import Any

import pytest
from discord.ui import TextDisplay
from sqlalchemy import select, update

from bot.cogs.blocks import blocks_message
from bot.delivery.dispatcher import Dispatcher
from bot.domain import quotas
from bot.domain.errors import MatchError
from bot.domain.match import NOBODY, MatchInfo, Member, Status, Verdict, Wish
from bot.domain.outbox import Kind, Notice, Prompt
from bot.matches.moderation.actions import Actor, Role
from bot.matches.moderation.reports import Post
from bot.pages.audit import records
from bot.pages.details import details
from bot.posts import rematch
from bot.storage import Storage
from bot.storage.all_tables import TABLES
from bot.storage.audit.chain import REDACTED, first_break
from bot.storage.audit.rows import Filing
from bot.storage.outbox.rows import enqueue
from bot.storage.people import erasure as erasure_rows
from bot.storage.people import quotas as quota_rows
from bot.storage.people.quotas import Key
from bot.storage.tables import former
from bot.text.names import match_words
from bot.text.words import words as plain_words
from bot.upkeep.checking import check
from data.catalogues import catalogue, languages
from engines.core import Text
from engines.core.export import read
from engines.core.verify import verify
from engines.registry import game
from tests.bot.matches.moderation.erasing import QUIRIN, busied, over, sat_in_for
from tests.bot.matches.support import (
    BEN,
    CHANNEL,
    CLEO,
    GUILD,
    Host,
    ManualClock,
    PaperMessenger,
    Shelf,
    pings,
)
from tests.bot.matches.timing import MODERATOR
from tests.bot.messages import text

NAMESAKE = Member(777000111222333555, QUIRIN.name)
DORA = Member(104, "Dora")
EMIL = Member(105, "Emil")
FORMER = catalogue("en").format("bot-seat-former")


async def naming(storage: Storage, member: Member) -> list[str]:
    """All rows of the database that name somebody, by number or name, in whatever table and column."""
    found = []
    async with storage.read() as connection:
        for table in TABLES:
            for row in await connection.execute(select(table)):
                plain = json.dumps(dict(row._mapping), default=legible, ensure_ascii=False)
                if str(member.user_id) in plain or member.name in plain:
                    found.append(f"{table.name}: {plain}")
    return found


def legible(value: object) -> str:
    """What JSON has no word for; positions are stored packed."""
    if isinstance(value, bytes):
        with suppress(zlib.error):
            return zlib.decompress(value).decode()
    return repr(value)


async def as_before_owners_were_kept(storage: Storage) -> None:
    """Migration 0009 knew only from the stories who had had a seat before, and they tell no numbers."""
    async with storage.write() as connection:
        await connection.execute(update(former).values(user_id=None))


async def refused(host: Host, member: Member) -> str:
    with pytest.raises(MatchError) as caught:
        await host.matches.erasure.erase(member.user_id)
    return caught.value.message.key


@pytest.fixture
async def final(
    host: Host, storage: Storage, clock: ManualClock, dispatcher: Dispatcher
) -> MatchInfo:
    """A match, final by now, in which Quirin has done all that leaves a trace."""
    info = await host.begun(QUIRIN, BEN, CLEO, name="Friday")
    await busied(host, storage, clock, info)
    ended = await over(host, info)
    await dispatcher.settle()
    return ended


async def test_nothing_but_the_record_and_what_is_counted_names_somebody_any_more(
    host: Host, storage: Storage, final: MatchInfo
) -> None:
    assert len(await naming(storage, QUIRIN)) > 20
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []


async def test_who_was_asked_something_in_private_can_be_erased(
    host: Host, storage: Storage, clock: ManualClock, dispatcher: Dispatcher, final: MatchInfo
) -> None:
    asked = Prompt(user_id=QUIRIN.user_id, seat=0, decision="m.0.1.1")
    await storage.change(lambda on: enqueue(on, final.id, asked, clock.now()))
    await dispatcher.settle()
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []


@pytest.mark.parametrize("posted", [False, True])
async def test_whoever_was_only_asked_to_a_lobby_is_called_there_no_more(
    host: Host,
    storage: Storage,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    posted: bool,
) -> None:
    info = await host.lobby(BEN)
    await host.matches.invitations.invite(info.id, BEN, QUIRIN.user_id, next(host.ids))
    if posted:
        await dispatcher.settle()
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []
    await dispatcher.settle()
    called = [pings(row) for row in messenger.posted if row.kind is Kind.NOTICE]
    assert called == ([(QUIRIN.user_id,)] if posted else [])


async def test_a_call_that_is_for_others_too_is_posted_without_whoever_was_erased(
    host: Host,
    storage: Storage,
    clock: ManualClock,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
) -> None:
    info = await host.lobby(BEN)
    # They stand nowhere else in the match.
    called = (BEN.user_id, QUIRIN.user_id)
    call = Notice(text=Text("lobby-not-closed"), pings=called, gathering=True)
    await storage.change(lambda on: enqueue(on, info.id, call, clock.now()))
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []
    await dispatcher.settle()
    assert [pings(row) for row in messenger.posted if row.kind is Kind.NOTICE] == [(BEN.user_id,)]


async def test_what_is_counted_counts_on_for_whoever_comes_back(
    host: Host, storage: Storage, clock: ManualClock, final: MatchInfo
) -> None:
    async def counted() -> list[datetime]:
        key = Key(quotas.REPORTS.name, GUILD, QUIRIN.user_id)
        return await storage.find(lambda on: quota_rows.glance(on, key))

    before = await counted()
    assert len(before) == 1
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await counted() == before
    await host.matches.reports.report(
        final.id, Post(GUILD, CHANNEL, 9), QUIRIN, "once more", next(host.ids)
    )
    assert len(await counted()) == 2
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert len(await counted()) == 2
    assert await naming(storage, QUIRIN) == []
    clock.move(days=3)
    await host.matches.agenda.sweep.sweep()
    assert await counted() == []


async def test_the_record_holds_and_names_a_former_player(
    host: Host, storage: Storage, final: MatchInfo
) -> None:
    filing = Filing(GUILD)
    before = await host.matches.audit.filed(filing, skip=0, limit=50)
    await host.matches.erasure.erase(QUIRIN.user_id)
    newest, *rest = await host.matches.audit.filed(filing, skip=0, limit=50)
    changed = [new.number for new, old in zip(rest, before, strict=True) if new != old]
    assert changed
    assert [(one.number, one.at, one.act, one.match_id) for one in rest] == [
        (one.number, one.at, one.act, one.match_id) for one in before
    ]
    assert newest.act == REDACTED
    assert newest.body["rows"].keys() == {str(number) for number in changed}
    assert await storage.find(first_break) is None
    words = plain_words("en")
    shown = text(records([newest, *rest], filing, words, 0, more=False))
    assert FORMER in shown
    assert words(f"moderators-act-{REDACTED}") in shown
    assert "<@0>" not in shown


async def test_what_ifs_of_others_name_an_ai_player_instead(host: Host, storage: Storage) -> None:
    info = await host.begun(QUIRIN, BEN, CLEO)
    await host.play(info.id, 3)
    tried = await host.matches.whatif.try_out(info.id, BEN.user_id, next(host.ids))
    await over(host, info)
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []
    seats = (await host.matches.store.info(tried.id)).seats
    assert [one.name for one in seats] == ["", BEN.name, CLEO.name]
    assert seats[0].ai is not None


async def test_matches_stay_provable(host: Host, storage: Storage, final: MatchInfo) -> None:
    before = await host.matches.exports.export(final.id, None)
    await host.matches.erasure.erase(QUIRIN.user_id)
    after = await host.matches.exports.export(final.id, None)
    assert QUIRIN.name.encode() not in after
    assert str(QUIRIN.user_id).encode() not in after
    # Nothing but the name is another.
    assert after == before.replace(json.dumps(QUIRIN.name).encode(), b'""')
    assert verify(game("fortuna"), read(after)).holds
    report = await check(storage, Shelf(), replay=True)
    assert report.problems == ()


@pytest.mark.parametrize("lang", languages())
async def test_their_seat_is_a_former_players(host: Host, final: MatchInfo, lang: str) -> None:
    await host.matches.erasure.erase(QUIRIN.user_id)
    info = await host.matches.store.info(final.id)
    called = catalogue(lang).format("bot-seat-former")
    words = match_words(info, lang)
    assert [one.name for one in words.seats] == [called, BEN.name, CLEO.name]
    shown = "".join(
        one.content
        for one in details(info, words).view().walk_children()
        if isinstance(one, TextDisplay)
    )
    assert QUIRIN.name not in shown
    assert called in shown


async def test_the_story_names_them_no_more(host: Host, final: MatchInfo) -> None:
    await host.matches.erasure.erase(QUIRIN.user_id)
    info = await host.matches.store.info(final.id)
    words = match_words(info, "en")
    told = [words.say(one.event.text(None)) for one in await host.matches.story.told(info.id, None)]
    assert not any(QUIRIN.name in line for line in told)
    assert any(FORMER in line for line in told)


async def test_a_rematch_calls_nobody_in_their_place(
    host: Host, final: MatchInfo, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    await host.matches.erasure.erase(QUIRIN.user_id)
    info = await host.matches.store.info(final.id)
    assert rematch.wish(info).invited == [BEN.user_id, CLEO.user_id]
    lobby = await host.matches.lobby.rematch(info, BEN, rematch.wish(info), next(host.ids))
    await dispatcher.settle()
    posted = [row for row in messenger.posted if row.match_id == lobby.id]
    assert [pings(row) for row in posted if row.kind is Kind.NOTICE] == [(CLEO.user_id,)]


async def test_everybody_of_a_match_can_be_erased(
    host: Host, storage: Storage, final: MatchInfo
) -> None:
    for member in (QUIRIN, BEN, CLEO):
        await host.matches.erasure.erase(member.user_id)
    info = await host.matches.store.info(final.id)
    assert [one.user_id for one in info.seats] == [NOBODY] * 3
    assert len(info.contributions) == 3
    assert verify(game("fortuna"), read(await host.matches.exports.export(final.id, None))).holds


async def test_whoever_is_erased_twice_or_was_never_here_is_gone(
    host: Host, final: MatchInfo
) -> None:
    for _ in range(2):
        await host.matches.erasure.erase(QUIRIN.user_id)
    await host.matches.erasure.erase(NAMESAKE.user_id)
    assert (await host.matches.store.info(final.id)).name_of(1) == BEN.name


async def test_whoever_still_has_a_seat_is_not_erased(
    host: Host, storage: Storage, final: MatchInfo
) -> None:
    for gathers in (host.lobby, host.begun):
        info = await gathers(QUIRIN, BEN)
        before = await naming(storage, QUIRIN)
        assert await refused(host, QUIRIN) == "privacy-playing"
        (found,) = await host.matches.erasure.keeps_from_erasing(QUIRIN.user_id)
        assert found.id == info.id
        assert await naming(storage, QUIRIN) == before
        if info.status is Status.LOBBY:
            await host.matches.lobby.leave(info.id, QUIRIN, next(host.ids))


async def test_nor_is_anybody_before_a_result_is_final(host: Host, clock: ManualClock) -> None:
    info = await host.begun(QUIRIN, BEN)
    await host.matches.moderation.stop(info.id, Verdict.NONE, "late", MODERATOR, next(host.ids))
    assert await refused(host, QUIRIN) == "privacy-playing"
    clock.move(hours=49)
    await host.matches.endings.expire(await host.matches.store.info(info.id))
    await host.matches.erasure.erase(QUIRIN.user_id)


async def test_a_match_goes_on_without_whoever_has_left_it_and_was_erased(
    host: Host, storage: Storage, clock: ManualClock, dispatcher: Dispatcher
) -> None:
    info = await host.begun(QUIRIN, BEN, CLEO)
    await busied(host, storage, clock, info)
    late = Member(104, "Dora")
    await host.matches.moderation.replace_seat(info.id, 0, late, "away", MODERATOR, next(host.ids))
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []
    await host.play(info.id, 10)
    await host.matches.moderation.replace_seat(
        info.id, 1, "random", "away", MODERATOR, next(host.ids)
    )
    await dispatcher.settle()
    assert await naming(storage, QUIRIN) == []
    (first, *_) = await host.matches.story.told(info.id, None)
    assert match_words(info, "en").naming(first.names).seats[0].name == FORMER


async def test_what_fails_in_the_middle_has_erased_nothing(
    host: Host, storage: Storage, final: MatchInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await naming(storage, QUIRIN)

    async def broken(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(erasure_rows, "_unseat", broken)
    with pytest.raises(MatchError):
        await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == before


async def test_the_story_of_a_copy_does_not_name_who_made_it(host: Host, storage: Storage) -> None:
    info = await host.begun(BEN, CLEO)
    maker = Actor(QUIRIN.user_id, QUIRIN.name, Role.MODERATOR)
    for _ in range(2):
        info = await host.matches.clones.clone(info.id, "to study", maker, next(host.ids))
    await host.matches.idle()
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []
    (first, *_) = await host.matches.story.told(info.id, None)
    assert FORMER in match_words(info, "en").say(first.event.text(None))


@pytest.mark.parametrize("owners", [(QUIRIN, DORA), (EMIL, QUIRIN, DORA)])
async def test_who_lost_a_seat_before_it_was_kept_whose_it_was_is_called_so_no_more(
    host: Host, storage: Storage, owners: tuple[Member, ...]
) -> None:
    first, *others = owners
    info = await host.begun(BEN, first, CLEO)
    for member in others:
        number = next(host.ids)
        await host.matches.moderation.replace_seat(info.id, 1, member, "away", MODERATOR, number)
    await as_before_owners_were_kept(storage)
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert await naming(storage, QUIRIN) == []
    called = ["" if one is QUIRIN else one.name for one in owners[:-1]]
    assert [one.name for one in reversed(await host.matches.story.former(info.id))] == called
    (told, *_) = await host.matches.story.told(info.id, None)
    seat = match_words(info, "en").naming(told.names).seats[1]
    assert seat.name == (FORMER if first is QUIRIN else first.name)


async def test_whoever_lost_a_seat_back_then_under_the_name_of_somebody_else_keeps_it(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(QUIRIN, NAMESAKE)
    await host.matches.moderation.replace_seat(info.id, 0, DORA, "gone", MODERATOR, next(host.ids))
    await as_before_owners_were_kept(storage)
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert (await host.matches.store.info(info.id)).name_of(1) == NAMESAKE.name
    (lost,) = await host.matches.story.former(info.id)
    assert lost.name == NAMESAKE.name


async def test_somebody_of_the_same_name_keeps_theirs(host: Host, storage: Storage) -> None:
    info = await host.begun(QUIRIN, NAMESAKE)
    await sat_in_for(host, info, NAMESAKE)
    await over(host, info)
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert (await host.matches.store.info(info.id)).name_of(1) == NAMESAKE.name
    assert str(QUIRIN.user_id) not in str(await naming(storage, QUIRIN))


async def test_whoever_was_blocked_stays_so(host: Host) -> None:
    await host.matches.blocks.block(BEN.user_id, QUIRIN)
    await host.matches.erasure.erase(QUIRIN.user_id)
    lobby = await host.matches.lobby.create(BEN, Wish(GUILD, CHANNEL, "fortuna"), next(host.ids))
    with pytest.raises(MatchError):
        await host.matches.lobby.join(lobby.id, QUIRIN, next(host.ids))
    (blocked,) = await host.matches.blocks.blocked(BEN.user_id)
    assert blocked.name == ""
    assert FORMER in text(blocks_message([blocked], plain_words("en")))
    await host.matches.blocks.unblock(BEN.user_id, blocked.user_id)
    await host.matches.lobby.join(lobby.id, QUIRIN, next(host.ids))


async def test_whoever_is_blocked_once_more_and_erased_once_more_is_blocked_once(
    host: Host, storage: Storage
) -> None:
    for _ in range(2):
        await host.matches.blocks.block(BEN.user_id, QUIRIN)
        await host.matches.erasure.erase(QUIRIN.user_id)
    assert len(await host.matches.blocks.blocked(BEN.user_id)) == 1
    assert await naming(storage, QUIRIN) == []


async def test_the_statistics_of_the_others_stay(host: Host, final: MatchInfo) -> None:
    before = await host.matches.lists.standings(BEN.user_id)
    await host.matches.erasure.erase(QUIRIN.user_id)
    assert before == await host.matches.lists.standings(BEN.user_id)
    assert await host.matches.lists.standings(QUIRIN.user_id) == []


async def test_an_ai_player_takes_their_seat_in_a_copy(host: Host, final: MatchInfo) -> None:
    await host.matches.erasure.erase(QUIRIN.user_id)
    copy = await host.matches.clones.clone(final.id, "once more", MODERATOR, next(host.ids))
    seat = copy.seats[0]
    assert (seat.user_id, seat.ai) == (None, "normal")
    assert [one.user_id for one in copy.seats[1:]] == [BEN.user_id, CLEO.user_id]
    await host.matches.idle()
    assert await host.matches.erasure.keeps_from_erasing(NOBODY) == []
