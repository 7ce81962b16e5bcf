"""Looking at the cards of the player traded with (CON-11.13)."""

from engines.conqueror.steps.policies import AgentAction
from engines.core import must_confirm
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def spying(space: int = 4) -> Scene:
    """Greece one trade before the spy icon of Emperor mode; Rome holds two tactics and a hero."""
    scene = Scene().at(phase="policies").has(GREECE, space=space)
    return scene.hand(ROME, "flank", "charge").heroes(ROME, "furius_camillus")


def test_a_look_at_a_hand_has_to_be_confirmed() -> None:
    scene = spying().place(AgentAction(GREECE))
    assert must_confirm(scene.asked, "trade.rome")
    assert not must_confirm(scene.asked, "trade.independents")
    assert not must_confirm(scene.asked, "trade.carthage"), "an empty hand shows nothing"


def test_the_hint_tells_how_much_is_new_which_the_answer_does_not() -> None:
    scene = spying()
    scene.start_state.nations[ROME].hand[0].known.append(GREECE)
    option = scene.place(AgentAction(GREECE)).option("trade.rome")
    assert said(option.then, "en") == "and see their cards"
    assert said(option.hint, "en") == "2 cards are new to you · Ben gains 1 coin"
    assert said(option.hint, "es") == "No conoces 2 de sus cartas · Ben gana 1 moneda"


@rule("CON-11.13", "CON-A73")
def test_the_whole_hand_is_seen_as_it_is_then() -> None:
    scene = spying().place(AgentAction(GREECE), AgentAction(ROME)).answer("trade.rome")
    hand = scene.playing.view(GREECE).state.nations[ROME]
    assert [card.face for card in hand.hand] == ["flank.01", "charge.01"]
    assert hand.heroes[0].name == "furius_camillus"
    others = scene.playing.view(CARTHAGE).state.nations[ROME]
    assert [card.face for card in others.hand] == ["?", "?"]
    told = scene.event("spied")
    assert len(told.private[GREECE]["cards"]) == 3  # type: ignore[arg-type]
    assert "cards" not in told.data


@rule("CON-11.13")
def test_trading_with_the_independents_shows_nothing() -> None:
    scene = spying().place(AgentAction(GREECE)).answer("trade.independents")
    assert "spied" not in scene.told


@rule("CON-11.13")
def test_only_reaching_the_space_shows_a_hand() -> None:
    scene = spying(5).place(AgentAction(GREECE)).answer("trade.rome")
    assert scene.told == ["traded"]


@rule("CON-11.13")
def test_an_empty_hand_is_looked_at_in_vain() -> None:
    scene = spying().place(AgentAction(GREECE)).answer("trade.carthage")
    assert scene.told == ["traded", "spied-nothing"]
