"""What the story tells, what the prompts warn of, and what stays between player and cards."""

import pytest

from tests.engines.fortuna.build import E, N, Scene
from tests.engines.scene import part
from tests.rulebook import rule


@rule("FOR-12.1", "FOR-A43")
@pytest.mark.parametrize(("step", "passed"), [(8, False), (9, True), (10, False)])
def test_the_gate_is_told_when_step_10_is_reached(step: int, passed: bool) -> None:
    scene = Scene().cards(0, "fortuna", "water", "grain!").has(N, step=step).start()
    assert ("gate" in scene.answer("use.fortuna").told) == passed


@rule("FOR-8.15", "FOR-12.1")
@pytest.mark.parametrize(("step", "leaves"), [(9, 0), (10, 1), (11, 0), (12, 0)])
def test_the_tax_hint_warns_of_leaving_rome(step: int, leaves: int) -> None:
    scene = Scene().has(N, step=step, coins=0).dice(N, 3).start(at="emperor")
    hint = next(one.hint for one in scene.asked.options if one.id == "decline")
    assert hint is not None
    assert (hint.args["to"], hint.args["leaves"]) == (step - 1, leaves)


@rule("FOR-16.1", "FOR-11.2")
def test_choosing_privilege_cards_is_secret() -> None:
    drawn = Scene().favours(f1=2).dice(N, 1).start(at="emperor").answer("favour.1.1")
    assert (drawn.topic, drawn.asked.secret) == ("privilege", True)
    several = Scene().has(N, buildings=["basilica"]).favours(f1=3).dice(N, 1).start(at="emperor")
    assert several.answer("favour.1.1").asked.secret
    palace = Scene().cards(0, "fortuna", "water", "grain!").has(N, step=14).start()
    assert palace.answer("use.fortuna").asked.secret


@rule("FOR-11.3", "FOR-A22")
def test_the_second_arrival_sees_both_cards_while_choosing() -> None:
    scene = Scene().cards(0, "fortuna", "water", "grain!").has(N, step=14).has(E, step=14)
    scene.has(E, privileges=["b1-1"]).deck("c1-1", "c2-1", "c3-1").start()
    scene.answer("use.fortuna", "c1-1").end_turn().answer("play.b1")
    assert (scene.asked.seat, scene.topic) == (E, "privilege")
    assert [one.card for one in scene.playing.view(E).state.palace] == ["c2-1", "c3-1"]
    assert [one.card for one in scene.playing.view(None).state.palace] == ["?", "?"]


@rule("FOR-13.1", "FOR-A56")
@pytest.mark.parametrize(
    ("coins", "key", "lost"),
    [(17, "", 0), (19, "fortuna-gain-lost", 2), (20, "fortuna-gain-lost", 3)],
)
def test_the_family_warns_of_coins_lost_to_the_limit(coins: int, key: str, lost: int) -> None:
    scene = Scene().cards(0, "family", "water", "wine!").has(N, married=True, coins=coins).start()
    hint = scene.answer("use.family").asked.options[2].hint
    assert (hint.key if hint else "") == key
    assert (hint.args["lost"] if hint else 0) == lost


@rule("FOR-6.25", "FOR-A56")
def test_corruption_warns_of_coins_lost_to_the_limit() -> None:
    scene = Scene().cards(0, "corruption", "water", "wine!").has(N, coins=19).start()
    hint = scene.answer("use.corruption").asked.options[0].hint
    assert (part(hint, "goods", "n"), part(hint, "lost")) == (1, 1)


@rule("FOR-9.7", "FOR-A57")
def test_the_discards_come_back_in_an_order_nobody_knows() -> None:
    spare = ["c2-1", "c3-1", "c4-1", "c5-1", "c6-1", "c7-1", "c2-2", "c3-2"]
    scene = Scene().has(N, water=1).favours(f1=1).dice(N, 1).piles([], spare, rest=E)
    scene.start(at="emperor").answer("favour.1.1")
    assert scene.playing.table.position.draws["deck.privileges"] == 1
    assert scene.state.deck + scene.province().privileges != spare


def public_turn(players: int, water: int, hand: list[str]) -> tuple[list[object], list[object]]:
    """Whom and what the others see awaited in a turn of safe answers, and the story they read."""
    scene = Scene(players).has(N, privileges=hand, water=water).favours(f1=2).dice(N, 1)
    scene.deck("c7-1", "c7-2").start()
    awaited: list[object] = []
    while scene.asked.seat == N:
        awaited.append(scene.playing.view(E).waiting)
        scene.answer(scene.safe)
    return awaited, [event.seen_by(E) for event in scene.events]


@rule("FOR-A59", "FOR-16.1")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("water", [0, 1])
def test_a_turn_without_playing_a_card_tells_nothing_of_the_hand(players: int, water: int) -> None:
    hands = [["a1-1", "a2-1"], ["b1-1", "b1-2"], ["c1-1", "c2-1"]]
    seen = [public_turn(players, water, hand) for hand in hands]
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0][0]) >= 4
