"""What stands at the head of a panel: what the seat has to play with at that moment."""

from data.catalogues import catalogue
from engines.core.text import say
from engines.tadmor.game import GAME
from tests.engines.tadmor.build import RED, Scene


def purse(scene: Scene) -> list[str]:
    view = scene.playing.table.view(RED)
    return [say(text, catalogue("en"), str) for text in GAME.purse(view, RED)]


def test_pieces_are_counted_while_they_are_placed() -> None:
    told = purse(Scene(2).has(RED, wood=2).start("placement"))
    assert told == ["2 wood", "3 camels", "2 ships", "10 PP"]


def test_pieces_that_return_in_the_resolution_are_not_counted() -> None:
    told = purse(Scene(2).has(RED, wood=2, hand=["k16"]).stands(da2=RED).start("resolution"))
    assert told == ["2 wood", "10 PP"]
