"""What goes together in a lobby, beyond what people see of it."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

import renderer
from bot.domain import combinations
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, SeatInfo, Status
from bot.matches.service import Matches
from bot.posts import rematch
from bot.text.names import match_words
from data.catalogues import catalogue
from engines.core import OptionValue
from tests.bot.app.shore import Shore
from tests.bot.infos import info
from tests.bot.matches.support import ANA, BEN, Host
from tests.bot.matches.timing import MODERATOR
from tests.engines.core.dike import DIKE
from tests.engines.frontier.game import FRONTIER
from tests.texts import spoken

USUAL = DIKE.read_options({})
GUILD: dict[str, OptionValue] = {**USUAL, "guild": "on"}


def lobby(sitting: int, offered: int, options: Mapping[str, OptionValue] = USUAL) -> MatchInfo:
    names = [f"P{n}" for n in range(sitting)]
    free = tuple(SeatInfo(n) for n in range(sitting, offered))
    of = info(names, game="dike", status=Status.LOBBY, options=options, players=offered)
    return replace(of, seats=(*of.seats, *free))


def test_a_lobby_stands_as_long_as_some_number_of_players_can_play() -> None:
    assert combinations.possible(lobby(1, 4, options=GUILD), DIKE) == [3, 4]
    assert combinations.fewest(lobby(1, 4, options=GUILD), DIKE) == 3
    assert combinations.soonest(lobby(1, 4, options=GUILD), DIKE) == 3
    assert combinations.possible(lobby(1, 2, options=GUILD), DIKE) == []


def test_an_option_that_a_lobby_is_older_than_has_its_usual_value() -> None:
    older = lobby(1, 4, options={"guild": "on"})
    assert combinations.possible(older, DIKE) == [3, 4]
    assert combinations.house(older, DIKE) == (["sea"], None)


def test_where_nothing_went_together_before_every_change_is_welcome() -> None:
    broken = lobby(1, 2, options=GUILD)
    combinations.check_change(broken, lobby(2, 2, options=GUILD), DIKE)
    combinations.check_change(broken, lobby(1, 4, options=GUILD), DIKE)
    with pytest.raises(MatchError, match="core-refused"):
        combinations.check_change(lobby(1, 2), broken, DIKE)
    with pytest.raises(MatchError, match="core-refused"):
        combinations.check_change(None, broken, DIKE)


def test_why_those_who_sit_cannot_start_is_told_only_where_so_many_could() -> None:
    assert combinations.refusal_now(lobby(0, 4, options=GUILD), DIKE) is None
    assert combinations.refusal_now(lobby(3, 4, options=GUILD), DIKE) is None
    why = combinations.refusal_now(lobby(2, 4, options=GUILD), DIKE)
    assert why is not None
    assert why.key == "dike-refuses-guild"


def test_the_house_s_seats_are_those_of_the_next_start() -> None:
    assert combinations.house(lobby(1, 4), DIKE) == (["sea"], None)
    assert combinations.house(lobby(2, 4, options={**USUAL, "sea": "calm"}), DIKE) == ([], None)


def test_house_seats_that_depend_on_the_number_of_players_say_with_how_many() -> None:
    alone = replace(DIKE, house=lambda _, players: ("sea",) if players == 1 else ())
    assert combinations.house(lobby(1, 4), alone) == (["sea"], 1)
    assert combinations.house(lobby(1, 1), alone) == (["sea"], None)
    assert combinations.house(lobby(2, 4), alone) == ([], None)


async def test_the_house_keeps_its_seat_when_somebody_is_forgotten(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renderer, "painter", Shore)
    started = await host.begun(ANA, game="dike")
    await host.play(started.id)
    await host.matches.endings.confirm(started.id, ANA.user_id, next(host.ids))
    await host.matches.erasure.erase(ANA.user_id)
    left = await host.matches.store.info(started.id)
    assert [(seat.house, seat.mark == "sea") for seat in left.seats] == [(False,) * 2, (True,) * 2]
    with spoken():
        named = [seat.name for seat in match_words(left, "en").seats]
    assert named == [catalogue("en").format("bot-seat-former"), "The sea"]


async def test_a_rematch_has_as_many_seats_for_players_as_there_were(host: Host) -> None:
    started = await host.begun(ANA, BEN, game="dike", ai=["greedy"])
    before = await host.matches.store.info(started.id)
    assert [seat.house for seat in before.seats] == [False, False, False, True]
    again = rematch.wish(before)
    assert (again.players, again.ai) == (3, ["greedy"])


async def test_ai_players_play_beside_a_house_seat_to_the_end(host: Host, matches: Matches) -> None:
    started = await host.begun(ANA, game="dike", ai=["greedy"], options={"tide": 0})
    while not (await matches.store.live(started.id)).match.over:
        await matches.idle()
        live = await matches.store.live(started.id)
        asked = [one for one in live.match.table.pending.values() if one.seat == 0]
        if asked:
            await host.answer(started.id, asked[0])
    ended = await matches.store.info(started.id)
    assert [seat.won for seat in ended.seats] == [True, True, False]


async def test_a_rollback_lets_in_whoever_was_put_out(host: Host, matches: Matches) -> None:
    started = await host.begun(ANA, BEN, game="dike")
    for answer in ("rest", "build"):
        await host.answer(started.id, answer=answer)
    assert [seat.out for seat in (await matches.store.info(started.id)).seats] == [
        True,
        False,
        False,
    ]
    await matches.rollbacks.roll_back(started.id, 0, "again", MODERATOR, next(host.ids))
    assert not any(seat.out for seat in (await matches.store.info(started.id)).seats)


def test_a_lobby_for_one_is_opened_with_the_option_that_lets_one_play_alone() -> None:
    usual = FRONTIER.read_options({})
    alone = replace(lobby(1, 1, options=usual), game="frontier")
    assert combinations.fitted(alone, FRONTIER, {}).options == {**usual, "horde": "on"}
    assert combinations.fitted(alone, FRONTIER, {"horde": "off"}) == alone
    three = replace(lobby(1, 3, options=usual), game="frontier")
    assert combinations.fitted(three, FRONTIER, {}) == three


def test_once_all_who_are_in_the_game_have_left_the_others_decide() -> None:
    first, second = lobby(2, 2).seats
    table = replace(lobby(2, 2), seats=(first, replace(second, out=True)))
    assert table.deciding == (first,)
    gone = replace(first, gone=True)
    assert replace(table, seats=(gone, *table.seats[1:])).deciding == (gone, table.seats[1])


async def test_somebody_who_asks_for_one_seat_can_play_alone(host: Host) -> None:
    opened = await host.lobby(ANA, game="frontier", players=1)
    assert opened.options["horde"] == "on"
