"""Preparation in tests: laid out, planned by one seat, and carried out."""

from engines.conqueror.ids import DONE
from engines.conqueror.preview.drafts import draft
from engines.conqueror.state import Conqueror
from engines.conqueror.steps.preparation import Preparation
from engines.core import Choose, Option
from tests.engines.conqueror.build import Scene


def prepare(scene: Scene) -> Scene:
    """Preparation begins."""
    return scene.place(Preparation())


def done(scene: Scene) -> Scene:
    """Everybody who is still asked wants nothing more, and all plans are carried out."""
    for asked in [*scene.playing.table.pending.values()]:
        scene.say(asked.seat, DONE)
    return scene


def at(scene: Scene, seat: int, place: str) -> list[str]:
    """What a seat is offered at a fort, without its name."""
    return offered(scene, seat, f"recruit.{place}")


def offered(scene: Scene, seat: int, kind: str) -> list[str]:
    """What a seat is offered of a kind: `hero`, `elite`, `levy`, `plague`, `surplus`."""
    asked = any(one.seat == seat for one in scene.playing.table.pending.values())
    options = scene.offered(seat) if asked else []
    return [one.removeprefix(f"{kind}.") for one in options if one.startswith(f"{kind}.")]


def coins_left(game: Conqueror, seat: int) -> int:
    """The coins that the plan of a seat leaves."""
    return draft(game, seat).coins


def option(scene: Scene, seat: int, option_id: str) -> Option:
    """An option that a seat is offered, as people read it."""
    asked = scene.ask(seat)
    assert isinstance(asked, Choose)
    return asked.option(option_id)
