"""The end of the round: tokens, favours, turn order (FOR-10)."""

from engines.fortuna.preview import next_order
from tests.engines.fortuna.build import E, N, S, Scene, W
from tests.rulebook import rule


def last_turn(**tokens: int) -> Scene:
    """Four players, the last one about to roll a 1 without water."""
    return Scene().has(W, water=0, coins=5).dice(W, 1).favours(**tokens)


@rule("FOR-10.1", "FOR-2.6")
def test_the_holder_of_fortuna_starts_the_next_round() -> None:
    scene = Scene().cards(2, "fortuna", "clergy", "family!").start(W).finish_round()
    assert scene.state.order[0] == S
    assert scene.asked.seat == S


@rule("FOR-10.2", "FOR-9.1")
def test_unused_favours_get_a_token_but_no_fourth() -> None:
    scene = last_turn(f1=1, f6=3).start(W, at="emperor")
    assert scene.state.round == 3
    assert [favour.tokens for favour in scene.state.favours] == [2, 1, 1, 1, 1, 3]


@rule("FOR-10.2", "FOR-10.3", "FOR-T31")
def test_t31_tokens_at_the_end_of_the_round() -> None:
    scene = last_turn().favours([2, 6], f4=3, f3=1, f5=2).start(W, at="emperor")
    assert [favour.tokens for favour in scene.state.favours] == [1, 0, 2, 3, 3, 0]
    assert all(favour.face_up for favour in scene.state.favours)


@rule("FOR-A20")
def test_tokens_do_not_run_out() -> None:
    scene = last_turn(f1=2, f2=2, f3=2, f4=2, f5=2, f6=2).start(W, at="emperor")
    assert [favour.tokens for favour in scene.state.favours] == [3] * 6


@rule("FOR-10.4", "FOR-10.6")
def test_the_others_follow_by_wealth_without_being_asked() -> None:
    scene = last_turn().has(N, coins=2).has(E, coins=9).has(S, coins=7)
    scene.cards(3, "build", "corruption", "fortuna!").start(W, at="emperor")
    assert scene.state.order == [W, E, S, N]
    assert scene.topic == "card"


@rule("FOR-10.5", "FOR-A12", "FOR-T18")
def test_t18_a_tie_goes_to_who_sits_nearer_clockwise() -> None:
    scene = Scene().cards(1, "fortuna", "sell_wine", "centurions!")
    scene.has(N, coins=7).has(S, coins=7).has(W, coins=10, water=0).dice(W, 1)
    scene.start(W, at="emperor")
    assert scene.province(W).coins == 9
    assert scene.state.order == [E, W, S, N]


@rule("FOR-A12")
def test_empty_sides_do_not_count_between_tied_players() -> None:
    scene = Scene(3, sides=(3, 0, 1)).cards(1, "fortuna", "sell_wine", "centurions!")
    scene.start(2)
    assert next_order(scene.state) == [2, 0, 1]


@rule("FOR-T19", "FOR-A12")
def test_t19_the_holder_starts_however_poor() -> None:
    scene = Scene().cards(1, "fortuna", "sell_wine", "centurions!").has(E, coins=0)
    scene.has(W, water=0).dice(W, 1).start(W, at="emperor")
    assert scene.state.order[0] == E


@rule("FOR-A11", "FOR-T17")
def test_t17_with_fortuna_on_an_empty_side_the_starting_player_stays() -> None:
    scene = Scene(3, first=E).cards(1, "fortuna", "sell_wine", "centurions!")
    scene.start(E).answer("swap.fortuna", "take.build")
    assert scene.state.holder("fortuna") is None
    scene.finish_round()
    assert scene.state.order[0] == E


@rule("FOR-T16", "FOR-6.28", "FOR-10.1")
def test_t16_fortuna_changes_hands_twice() -> None:
    scene = Scene().cards(0, "fortuna", "water", "grain!").start()
    scene.answer("use.fortuna", "take.sell_grain").end_turn()
    assert scene.asked.seat == E
    scene.answer("swap.sell_wine", "take.build").end_turn()
    assert scene.state.holder("fortuna") == E
    scene.answer("swap.priestesses", "take.fortuna").finish_round()
    coins = {seat: scene.province(seat).coins for seat in (N, E, W)}
    first, *others = scene.state.order
    assert first == S
    assert [coins[seat] for seat in others] == sorted(coins.values(), reverse=True)


@rule("FOR-A66")
def test_there_is_no_last_round_while_nobody_arrives() -> None:
    scene = Scene()
    scene.start_state.round = 400
    scene.start(W).finish_round()
    assert scene.state.round == 401
    assert not scene.playing.over
