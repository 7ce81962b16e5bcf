"""What cannot be taken back is asked twice: dice that fall, cards that are seen or shown."""

from tests.engines.fortuna.build import N, Scene


def confirmed(scene: Scene) -> list[str]:
    """The answers to the pending question that have to be confirmed."""
    asked = scene.asked
    return [option.id for option in asked.options if option.confirm or asked.confirm]


def test_an_exchange_is_confirmed_only_if_the_dice_follow() -> None:
    soldier = Scene().start().answer("swap.water").directly("centurion")
    assert confirmed(soldier) == []
    nobody = Scene().has(N, centurions=0).start().answer("swap.water")
    assert confirmed(nobody) == nobody.options


def test_keeping_the_centurion_rolls_the_dice() -> None:
    scene = Scene().start().answer("swap.water", "take.build")
    assert confirmed(scene) == ["none"]


def test_the_early_roll_is_confirmed() -> None:
    scene = Scene().cards(0, "family", "water", "wine!").has(N, married=True).start()
    assert confirmed(scene.answer("use.family")) == ["roll"]


def test_a_favour_with_tokens_is_confirmed() -> None:
    scene = Scene().favours(f2=1).dice(N, 3).start(at="emperor")
    assert confirmed(scene) == ["favour.2.1"]


def test_playing_a_card_is_confirmed() -> None:
    scene = Scene().has(N, privileges=["a1-1"]).start()
    assert confirmed(scene) == ["play.a1"]


def test_the_privilege_kept_is_confirmed() -> None:
    scene = Scene().favours(f1=2).dice(N, 1).start(at="emperor").answer("favour.1.1")
    assert confirmed(scene) == scene.options


def test_an_action_by_military_power_is_confirmed_if_no_question_comes_before_the_dice() -> None:
    scene = Scene().start().answer("swap.grain", "take.build")
    assert scene.options == ["none", "use.water", "use.wine"]
    assert confirmed(scene) == ["none", "use.water"]


def test_corruption_by_military_power_is_confirmed_where_the_dice_follow() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    scene.answer("use.water", "take.build")
    assert "use.corruption" not in confirmed(scene)
    scene.answer("use.corruption")
    assert {"coins", "copy.clergy"} <= set(confirmed(scene))


def test_a_step_into_the_palace_is_confirmed() -> None:
    scene = Scene().cards(0, "fortuna", "water", "grain!").has(N, step=14).start()
    assert confirmed(scene) == ["use.fortuna"]
    nearer = Scene().cards(0, "fortuna", "water", "grain!").has(N, step=13).start()
    assert confirmed(nearer) == []


def test_the_extra_flip_is_confirmed_if_cards_are_drawn_after_it() -> None:
    scene = Scene(2).favours(f1=1).dice(N, 1).start(at="emperor").answer("favour.1.1")
    assert confirmed(scene) == scene.options
    bare = Scene(2).dice(N, 1).start(at="emperor").answer("favour.1.1")
    assert confirmed(bare) == []
