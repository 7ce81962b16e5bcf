"""The lobby: who may sit down, choose and start."""

import pytest

from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.listing import Filter
from bot.domain.match import Status, Wish
from bot.domain.outbox import Kind
from bot.domain.quotas import LOBBIES
from bot.matches.service import Matches
from bot.storage import Storage
from bot.text.words import words
from data.catalogues import languages
from engines.core.randomness import seed_hash
from tests.bot.matches.support import ANA, BEN, CLEO, Host, pending


async def test_the_creator_takes_the_first_seat_and_the_others_are_open(host: Host) -> None:
    info = await host.lobby(ANA, players=3)
    assert [(seat.user_id, seat.open) for seat in info.seats] == [
        (ANA.user_id, False),
        (None, True),
        (None, True),
    ]
    assert info.status is Status.LOBBY


async def test_without_a_number_of_seats_the_game_s_maximum_is_offered(host: Host) -> None:
    assert len((await host.lobby()).seats) == 4


async def test_a_match_without_a_name_is_named_in_its_language(host: Host) -> None:
    first, second = await host.lobby(), await host.lobby(name="  Our  long\nwar ")
    assert (first.name, second.name) == ("Fortuna 1", "Our long war")


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "service-no-game"),
        ({"players": 7}, "service-players"),
        ({"name": "   "}, "service-name"),
        ({"name": "x" * 81}, "service-name"),
        ({"options": {"deal": "unfair"}}, "core-option-choices"),
        ({"options": {"weather": "wild"}}, "core-option-unknown"),
    ],
)
async def test_a_lobby_that_cannot_be_is_refused(
    host: Host, wrong: dict[str, object], key: str
) -> None:
    with pytest.raises(MatchError) as caught:
        await host.lobby(ANA, **wrong)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.message.key == key
    assert await host.matches.lists.listed(5, ANA.user_id, Filter(), limit=9) == []


async def test_the_same_interaction_opens_one_lobby_only(matches: Matches) -> None:
    wish = Wish(5, 6, "fortuna")
    first = await matches.lobby.create(ANA, wish, 77)
    again = await matches.lobby.create(ANA, wish, 77)
    assert again.id == first.id
    assert len(await matches.lists.listed(5, ANA.user_id, Filter(), limit=9)) == 1


async def test_a_person_leads_only_so_many_open_lobbies_in_a_server(host: Host) -> None:
    lobbies = [await host.lobby(ANA) for _ in range(LOBBIES.default)]
    with pytest.raises(MatchError) as caught:
        await host.lobby(ANA)
    assert caught.value.message.key == "quotas-lobbies-met"
    await host.lobby(BEN, ANA)
    await host.matches.lobby.create(ANA, Wish(9, 6, "fortuna"), next(host.ids))
    await host.matches.lobby.leave(lobbies[0].id, ANA, next(host.ids))
    assert (await host.lobby(ANA)).status is Status.LOBBY


async def test_who_starts_a_match_may_open_another_lobby(host: Host) -> None:
    for _ in range(LOBBIES.default - 1):
        await host.lobby(ANA)
    await host.begun(ANA, BEN)
    assert (await host.lobby(ANA)).status is Status.LOBBY


async def test_joining_twice_by_one_interaction_counts_once(host: Host) -> None:
    info = await host.lobby(ANA)
    joined = await host.matches.lobby.join(info.id, BEN, 50)
    assert await host.matches.lobby.join(info.id, BEN, 50) == joined


async def test_joining_again_is_refused(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.join(info.id, BEN, next(host.ids))
    assert caught.value.message.key == "service-already-in"


async def test_a_full_lobby_takes_nobody_else(host: Host) -> None:
    info = await host.lobby(ANA, BEN, players=2)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.join(info.id, CLEO, next(host.ids))
    assert caught.value.message.key == "service-full"


async def test_who_leaves_frees_a_seat_and_later_ones_move_up(host: Host) -> None:
    info = await host.lobby(ANA, BEN, CLEO)
    info = await host.matches.lobby.leave(info.id, BEN, next(host.ids))
    assert [seat.name for seat in info.seats] == ["Ana", "Cleo", "", ""]


async def test_leaving_without_a_seat_is_refused(host: Host) -> None:
    info = await host.lobby(ANA)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.leave(info.id, BEN, next(host.ids))
    assert caught.value.message.key == "service-not-in"


async def test_a_creator_who_leaves_hands_over_to_the_next_person(host: Host) -> None:
    info = await host.lobby(ANA)
    await host.matches.lobby.fill_ai(info.id, ANA, "random", next(host.ids))
    await host.matches.lobby.join(info.id, BEN, next(host.ids))
    assert (await host.matches.lobby.leave(info.id, ANA, next(host.ids))).creator_id == BEN.user_id


async def test_the_last_person_who_leaves_closes_the_lobby(host: Host) -> None:
    info = await host.lobby(ANA)
    await host.matches.lobby.fill_ai(info.id, ANA, "random", next(host.ids))
    closed = await host.matches.lobby.leave(info.id, ANA, next(host.ids))
    assert closed.status is Status.ABANDONED
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.join(info.id, ANA, next(host.ids))
    assert caught.value.message.key == "service-lobby-over"


async def test_the_first_join_counts_for_the_dice_and_survives_leaving(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    before = info.contributions
    await host.matches.lobby.leave(info.id, BEN, next(host.ids))
    info = await host.matches.lobby.join(info.id, BEN, next(host.ids))
    assert info.contributions == before
    assert [one.user_id for one in before] == [ANA.user_id, BEN.user_id]


async def test_only_the_creator_sets_options_seats_and_ai_players(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    doors = (
        host.matches.lobby.set_option(info.id, BEN, "deal", "experienced", 1),
        host.matches.lobby.set_players(info.id, BEN, 3, 2),
        host.matches.lobby.fill_ai(info.id, BEN, "random", 3),
        host.matches.lobby.start(info.id, BEN, 4),
    )
    for door in doors:
        with pytest.raises(MatchError) as caught:
            await door
        assert caught.value.message.key == "service-creator-only"
        assert caught.value.message.args == {"creator": "Ana"}


async def test_options_are_set_and_wrong_ones_refused(host: Host) -> None:
    info = await host.lobby(ANA, game="bazaar")
    info = await host.matches.lobby.set_option(info.id, ANA, "rounds", "3", next(host.ids))
    assert info.options == {"weather": "calm", "rounds": 3}
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.set_option(info.id, ANA, "rounds", "9", next(host.ids))
    assert caught.value.message.key == "core-option-number"
    assert (await host.matches.store.info(info.id)).options == info.options


async def test_seats_are_never_offered_below_those_taken(host: Host) -> None:
    info = await host.lobby(ANA, BEN, CLEO)
    assert len((await host.matches.lobby.set_players(info.id, ANA, 3, 1)).seats) == 3
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.set_players(info.id, ANA, 2, 2)
    assert caught.value.message.args == {"low": 3, "high": 4}


async def test_a_mark_belongs_to_whoever_chose_it_first(host: Host) -> None:
    info = await host.lobby(ANA, BEN, game="bazaar")
    await host.matches.lobby.set_mark(info.id, ANA, "red", 1)
    for mark, key in (("red", "service-mark-taken"), ("pink", "lobby-mark-not-offered")):
        with pytest.raises(MatchError) as caught:
            await host.matches.lobby.set_mark(info.id, BEN, mark, next(host.ids))
        assert caught.value.message.key == key
    info = await host.matches.lobby.set_mark(info.id, ANA, None, next(host.ids))
    assert info.seats[0].mark is None


@pytest.mark.parametrize("lang", languages())
async def test_a_mark_there_is_not_is_refused_in_the_words_of_the_game(
    host: Host, lang: str
) -> None:
    info = await host.lobby(ANA, game="conqueror")
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.set_mark(info.id, ANA, "pink", next(host.ids))
    told = words(lang).refused(caught.value.message)
    assert words(lang)("conqueror-faction-gaul") in told
    assert "olo" not in told, "nations are no colours, in no language"


async def test_ai_players_take_open_seats_and_leave_them(host: Host) -> None:
    info = await host.lobby(ANA, players=3)
    await host.matches.lobby.fill_ai(info.id, ANA, "random", 1)
    info = await host.matches.lobby.fill_ai(info.id, ANA, "greedy", 2)
    assert [(seat.name, seat.ai) for seat in info.seats[1:]] == [
        ("AI 1", "random"),
        ("AI 2", "greedy"),
    ]
    info = await host.matches.lobby.drop_ai(info.id, ANA, "AI 1", 3)
    assert [seat.ai for seat in info.seats] == [None, "greedy", None]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["AI Nuri", "AI Leyla", "AI Nuri 2"]),
        ("es", ["IA Nuri", "IA Leyla", "IA Nuri 2"]),
    ],
)
async def test_ai_players_are_named_by_their_level_in_the_language_of_the_match(
    host: Host, language: str, names: list[str]
) -> None:
    named = ["easy", "normal", "easy"]
    info = await host.lobby(ANA, players=4, language=language, ai=named)
    assert [seat.name for seat in info.seats[1:]] == names


async def test_wrong_ai_players_are_refused(host: Host) -> None:
    info = await host.lobby(ANA, BEN, players=2)
    for door, key in (
        (host.matches.lobby.fill_ai(info.id, ANA, "genius", 1), "service-policy"),
        (host.matches.lobby.fill_ai(info.id, ANA, "random", 2), "service-full"),
        (host.matches.lobby.drop_ai(info.id, ANA, BEN.name, 3), "service-no-ai"),
        (host.matches.lobby.drop_ai(info.id, ANA, "AI 1", 4), "service-no-ai"),
    ):
        with pytest.raises(MatchError) as caught:
            await door
        assert caught.value.message.key == key


async def test_too_few_cannot_start(host: Host) -> None:
    info = await host.lobby(ANA)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.start(info.id, ANA, next(host.ids))
    assert caught.value.message.key == "service-not-enough"
    assert (await host.matches.store.info(info.id)).status is Status.LOBBY


async def test_at_the_start_open_seats_vanish_and_everybody_has_a_mark(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    assert info.status is Status.RUNNING
    assert [seat.name for seat in info.seats] == ["Ana", "Ben"]
    assert len({seat.mark for seat in info.seats} - {None}) == 2
    assert await host.matches.store.info(info.id) == info


async def test_chosen_marks_are_kept_at_the_start(host: Host) -> None:
    info = await host.lobby(ANA, BEN, game="bazaar")
    await host.matches.lobby.set_mark(info.id, BEN, "white", 1)
    started = await host.matches.lobby.start(info.id, ANA, 2)
    assert started.seats[1].mark == "white"


async def test_the_same_start_twice_starts_once(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    started = await host.matches.lobby.start(info.id, ANA, 40)
    assert await host.matches.lobby.start(info.id, ANA, 40) == started


async def test_a_started_match_is_no_lobby_any_more(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    for door in (
        host.matches.lobby.join(info.id, CLEO, 1),
        host.matches.lobby.leave(info.id, BEN, 2),
        host.matches.lobby.start(info.id, ANA, 3),
    ):
        with pytest.raises(MatchError) as caught:
            await door
        assert caught.value.message.args == {"status": "running"}


async def test_what_is_not_there_is_said_to_be_unknown(host: Host) -> None:
    with pytest.raises(NoSuchMatch):
        await host.matches.lobby.join("nothing", ANA, 1)
    with pytest.raises(NoSuchMatch):
        await host.matches.store.info("nothing")


async def test_the_hash_of_the_seed_is_public_and_the_seed_is_not(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    assert len(info.seed_hash) == 64
    assert info.seed is None


async def test_the_key_follows_from_the_seed_and_everybody_s_first_join(
    host: Host, storage: Storage
) -> None:
    from bot.storage.matches.rows import secret_seed
    from engines.core.randomness import match_key

    info = await host.begun(ANA, BEN)
    async with storage.read() as connection:
        seed = (await secret_seed(connection, info.id)).hex()
    assert seed_hash(seed) == info.seed_hash
    live = await host.matches.store.live(info.id)
    assert live.match.header.key == match_key(seed, info.given).hex()


async def test_changes_of_the_lobby_owe_one_edit_of_its_post(host: Host, storage: Storage) -> None:
    info = await host.lobby(ANA, BEN, CLEO)
    assert await pending(storage, info.id) == [Kind.LOBBY]


async def test_a_start_owes_the_lobby_post_the_thread_and_the_first_board(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN)
    kinds = [kind for kind in await pending(storage, info.id) if kind is not Kind.PROMPT]
    assert kinds == [Kind.LOBBY, Kind.THREAD, Kind.START, Kind.TURN]


async def test_private_matches_are_listed_for_their_people_only(host: Host) -> None:
    info = await host.lobby(ANA, private=True)
    assert await host.matches.lists.listed(5, BEN.user_id, Filter(), limit=9) == []
    (listed,) = await host.matches.lists.listed(5, ANA.user_id, Filter(), limit=9)
    assert listed.id == info.id
