"""Whole matches by random answers: nothing impossible happens, and they end."""

import pytest

from engines.core import POINT, Stream, key_from
from engines.fortuna.game import GAME
from tests.engines.fortuna.build import E, N, S, Scene, begin
from tests.engines.scene import questions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", ["first_game", "experienced"])
def test_random_matches_keep_the_invariants_and_end(players: int, deal: str) -> None:
    for seed in range(6):
        match = begin(players, deal, f"playout {seed}")
        stream = Stream(key_from(str(seed)), "play", 0)
        while not match.over:
            decision = questions(match)[0]
            match.answer(decision.id, decision.seat, decision.sample(stream))
            GAME.invariants(match.table.position.state)
        result = match.result()
        assert result is not None
        assert result.winners
        assert result.scores[result.winners[0]].rank == 1


def test_an_impossible_state_is_noticed() -> None:
    spoilt = Scene().start()
    spoilt.state.provinces[E].coins = 21
    with pytest.raises(AssertionError, match="coins"):
        GAME.invariants(spoilt.state)


@pytest.mark.parametrize("field", ["deck", "dice_supply", "piles", "sides", "tokens", "arrivals"])
def test_whatever_gets_lost_is_noticed(field: str) -> None:
    state = Scene().start().state
    if field == "deck":
        state.deck.pop()
    elif field == "dice_supply":
        state.dice_supply += 1
    elif field == "piles":
        state.piles["market"] -= 1
    elif field == "sides":
        state.sides[1][2].reserved = False
    elif field == "tokens":
        state.favours[0].tokens = 4
    else:
        state.arrivals.append(E)
    with pytest.raises(AssertionError):
        GAME.invariants(state)


def test_worths_prefer_steps_goods_and_victory() -> None:
    def worth(seat: int, **fields: object) -> int:
        return GAME.worths(Scene().has(seat, **fields).start(S).playing.view(seat))[seat]

    assert worth(N, step=3) > worth(N, step=2) > worth(N)
    assert worth(N, grain=3) > worth(N)
    assert worth(N, coins=9) > worth(N)
    assert worth(N, privileges=["c1-1"]) > worth(N)


def test_in_the_last_round_a_card_raises_what_its_seat_is_worth() -> None:
    def worth(seen_by: int, **fields: object) -> int:
        scene = Scene().has(N, step=15).has(E, step=12, grain=4, **fields)
        scene.start_state.arrivals, scene.start_state.ended = [N], True
        return GAME.worths(scene.start(S).playing.view(seen_by))[E]

    assert worth(E, privileges=["c2-1"]) == worth(E) + 4 * POINT  # one for each grain
    assert worth(N, privileges=["c2-1"]) > worth(N)  # who doesn't know the card expects something
