"""What the pictures of Mesopotamia say in words of what has changed, and of whose it is."""

from copy import deepcopy

from engines.mesopotamia.words import area_name
from renderer.core.picture import Painter
from tests.renderer.mesopotamia import states
from tests.renderer.mesopotamia.states import caption, view
from tests.renderer.trails import since


def test_a_tribe_that_is_laid_out_is_told_as_such(paints: Painter) -> None:
    after = states.opening()
    area = next(area for area, ground in after.grounds.items() if ground.tribe)
    before = deepcopy(after)
    before.attach(after.content)
    before.grounds[area].tribe = {}
    told = [change.text for change in paints.changes(since(view(before), 0), view(after))]
    assert [one.key for one in told] == ["mesopotamia-picture-change-tribe"]
    assert told[0].args["place"] == area_name(area)


def test_a_mark_s_colour_agrees_in_spanish_with_its_shape(paints: Painter) -> None:
    alt = paints.describe(view(states.opening(6)), caption("es"))
    assert "(cruz negra)" in alt
    assert "(triángulo rojo)" in alt
