"""What every game's pictures are tested with: positions from set-up to the end, plain and crowded."""

from collections.abc import Mapping
from typing import Any

from engines.core.position import View
from renderer.caylus.palette import EXACT as CAYLUS_EXACT
from renderer.conqueror.layout import SIZE as CONQUEROR_SIZE
from renderer.conqueror.palette import EXACT as CONQUEROR_EXACT
from renderer.fortuna.palette import EXACT as FORTUNA_EXACT
from renderer.tadmor.palette import EXACT as TADMOR_EXACT
from tests.renderer import caylus_states as caylus
from tests.renderer import fortuna_states as fortuna
from tests.renderer import tadmor_states as tadmor
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.conqueror import seas
from tests.renderer.conqueror import states as conqueror
from tests.renderer.gallery import Gallery
from tests.renderer.mesopotamia.gallery import MESOPOTAMIA
from tests.renderer.trails import since


def _over_and_full() -> View[Any]:
    """Fortuna's longest list of revealed cards."""
    state = fortuna.full()
    state.ended, state.active = True, None
    for province in state.provinces:
        province.step = 15 - province.seat
    return fortuna.view(state)


FORTUNA = Gallery(
    seats=lambda state: len(state.provinces),
    boards={
        "four players": lambda: fortuna.view(fortuna.fortuna(selected=5)),
        "everything full": lambda: fortuna.view(fortuna.full()),
        "two players": lambda: fortuna.view(fortuna.fortuna((1, 3), order=[1, 0], active=1)),
        "three players": lambda: fortuna.view(fortuna.fortuna((0, 2, 3), order=[2, 0, 1])),
        "set-up": lambda: fortuna.view(fortuna.set_up(), waits=(0, 1, 2, 3)),
        "cards drawn in the Palace": lambda: fortuna.view(
            fortuna.fortuna(palace_tokens=0, arrivals=[2], drawn=3)
        ),
        "everything full, over": _over_and_full,
        "draft": lambda: fortuna.view(fortuna.drafting(), waits=(2,)),
        "over": lambda: fortuna.view(fortuna.finished()),
        "over for three": lambda: fortuna.view(fortuna.finished((0, 1, 2))),
    },
    plain=lambda seat: fortuna.view(fortuna.fortuna(), seat),
    crowded=lambda seat: fortuna.view(fortuna.full(), seat),
    earlier=lambda: fortuna.view(fortuna.earlier()),
    stages=(("sides",), ("favours",)),
    kept={
        "board": lambda paints: paints.board(
            fortuna.view(fortuna.fortuna()), caption(), GALLERIES["fortuna"].trail()
        ),
        "board-over": lambda paints: paints.board(
            fortuna.view(fortuna.finished((0, 1, 2))), caption("es")
        ),
        "board-set-up": lambda paints: paints.board(
            fortuna.view(fortuna.set_up((1, 3)), waits=(0, 1)), caption("es", NAMES[:2])
        ),
        "hand": lambda paints: paints.hand(fortuna.view(fortuna.fortuna(), 3), caption(), 3),
        "zoom-rome": lambda paints: paints.zoom(
            fortuna.view(fortuna.fortuna()), caption("es"), "rome", GALLERIES["fortuna"].trail()
        ),
    },
    exact=FORTUNA_EXACT,
    options={"deal": "experienced"},
)

CAYLUS = Gallery(
    seats=lambda state: len(state.players),
    boards={
        "four players": lambda: caylus.view(caylus.caylus()),
        "everything full": lambda: caylus.view(caylus.crowded()),
        "two players": lambda: caylus.view(caylus.caylus(2)),
        "three players, simplified": lambda: caylus.view(caylus.caylus(3, simplified=True)),
        "set-up": lambda: caylus.view(caylus.set_up()),
        "placing, two have passed": lambda: caylus.view(caylus.caylus(phase=2, bridge=[1, 3])),
        "replacements paid for": lambda: caylus.view(caylus.paid_for()),
        "over": lambda: caylus.view(caylus.finished()),
        "over for five": lambda: caylus.view(caylus.finished(5)),
        "over for two, everything built": lambda: caylus.view(caylus.built(2)),
    },
    plain=lambda seat: caylus.view(caylus.caylus(), seat),
    crowded=lambda seat: caylus.view(caylus.crowded(), seat),
    earlier=lambda: caylus.view(caylus.earlier()),
    stages=(("bridge",), ("road",), ("castle",), ("houses",), ("provost",)),
    kept={
        "board": lambda paints: paints.board(
            caylus.view(caylus.caylus()), caption(), GALLERIES["caylus"].trail()
        ),
        "board-five": lambda paints: paints.board(
            caylus.view(caylus.crowded()), caption("es", LONG_NAMES)
        ),
        "board-two": lambda paints: paints.board(
            caylus.view(caylus.set_up(2)), caption("en", NAMES[:2])
        ),
        "board-over": lambda paints: paints.board(
            caylus.view(caylus.finished(3)), caption("es", NAMES[:3])
        ),
        "hand": lambda paints: paints.hand(caylus.view(caylus.caylus(), 2), caption(), 2),
        "hand-placing": lambda paints: paints.hand(
            caylus.view(caylus.caylus(phase=2, bridge=[1]), 0), caption("es"), 0
        ),
        "hand-over": lambda paints: paints.hand(
            caylus.view(caylus.built(2), 1), caption("en", NAMES[:2]), 1
        ),
        "zoom-castle": lambda paints: paints.zoom(
            caylus.view(caylus.caylus()), caption("es"), "castle", GALLERIES["caylus"].trail()
        ),
        "zoom-stock": lambda paints: paints.zoom(caylus.view(caylus.caylus()), caption(), "stock"),
    },
    exact=CAYLUS_EXACT,
    options={"jeweller": "on"},
)

TADMOR = Gallery(
    seats=lambda state: len(state.players),
    boards={
        "four players": lambda: tadmor.view(tadmor.tadmor()),
        "everything full": lambda: tadmor.view(tadmor.crowded(), waits=(0, 1, 2, 3)),
        "everything full for two": lambda: tadmor.view(tadmor.crowded(2)),
        "two players": lambda: tadmor.view(tadmor.tadmor(2)),
        "three players": lambda: tadmor.view(tadmor.tadmor(3)),
        "set-up": lambda: tadmor.view(tadmor.set_up()),
        "before the first turn": lambda: tadmor.view(tadmor.before(), waits=(1, 2, 3)),
        "raided": lambda: tadmor.view(tadmor.raided()),
        "Resolution half done": lambda: tadmor.view(tadmor.resolving(), waits=(0, 2)),
        "over": lambda: tadmor.view(tadmor.finished()),
        "over for three": lambda: tadmor.view(tadmor.finished(3)),
    },
    plain=lambda seat: tadmor.view(tadmor.tadmor(), seat),
    crowded=lambda seat: tadmor.view(tadmor.crowded(), seat),
    earlier=lambda: tadmor.view(tadmor.earlier()),
    stages=(("first",), ("placed",)),
    kept={
        "board": lambda paints: paints.board(
            tadmor.view(tadmor.tadmor()), caption(), GALLERIES["tadmor"].trail()
        ),
        "board-full": lambda paints: paints.board(
            tadmor.view(tadmor.crowded(), waits=(0, 1, 2, 3)), caption("es", LONG_NAMES[:4])
        ),
        "board-resolution": lambda paints: paints.board(
            tadmor.view(tadmor.resolving(), waits=(0, 2)), caption()
        ),
        "board-two": lambda paints: paints.board(
            tadmor.view(tadmor.tadmor(2)), caption("en", NAMES[:2])
        ),
        "board-over": lambda paints: paints.board(
            tadmor.view(tadmor.finished(3)), caption("es", NAMES[:3])
        ),
        "hand": lambda paints: paints.hand(tadmor.view(tadmor.tadmor(), 2), caption(), 2),
        "hand-resolution": lambda paints: paints.hand(
            tadmor.view(tadmor.resolving(), 0, waits=(0, 2)), caption("es"), 0
        ),
        "zoom-east": lambda paints: paints.zoom(
            tadmor.view(tadmor.raided()), caption("es"), "east"
        ),
        "zoom-seat": lambda paints: paints.zoom(
            tadmor.view(tadmor.tadmor()), caption(), "seat-2", GALLERIES["tadmor"].trail()
        ),
        "zoom-seat-full": lambda paints: paints.zoom(
            tadmor.view(tadmor.crowded()), caption("es", LONG_NAMES[:4]), "seat-3"
        ),
        "zoom-upgrades": lambda paints: paints.zoom(
            tadmor.view(tadmor.tadmor()), caption(), "upgrades"
        ),
    },
    exact=TADMOR_EXACT,
    options={"first_upgrade": "any"},
)

CONQUEROR = Gallery(
    seats=lambda state: len(state.nations),
    boards={
        "three players": lambda: conqueror.view(conqueror.opening(3)),
        "four players": lambda: conqueror.view(conqueror.later(4, "conquest")),
        "everything full": lambda: conqueror.view(conqueror.full()),
        "everything full for four": lambda: conqueror.view(conqueror.full(4)),
        "set-up": lambda: conqueror.view(conqueror.opening(6)),
        "planning": lambda: conqueror.view(conqueror.planning(), waits=(0, 2, 5)),
        "a battle": lambda: conqueror.view(conqueror.fighting()),
        "over": lambda: conqueror.view(conqueror.finished()),
        "over for five": lambda: conqueror.view(conqueror.finished(5)),
        "seas": lambda: conqueror.view(seas.later()),
        "seas full": lambda: conqueror.view(seas.full()),
        "seas full for three": lambda: conqueror.view(seas.full(3)),
        "seas, a battle": lambda: conqueror.view(seas.reported()),
    },
    plain=lambda seat: conqueror.view(conqueror.later(4), seat),
    crowded=lambda seat: conqueror.view(conqueror.full(), seat),
    earlier=lambda: conqueror.view(conqueror.opening(4)),
    stages=(("lands",), ("nations",)),
    kept={
        "board": lambda paints: paints.board(
            conqueror.view(conqueror.fighting()),
            caption(names=NAMES),
            since(conqueror.view(conqueror.later()), 0),
        ),
        "board-four": lambda paints: paints.board(
            conqueror.view(conqueror.later(4, "conquest")),
            caption("es"),
            since(conqueror.view(conqueror.opening(4, "conquest")), 0),
        ),
        "board-full": lambda paints: paints.board(
            conqueror.view(conqueror.full()), caption("es", LONG_NAMES)
        ),
        "board-over": lambda paints: paints.board(
            conqueror.view(conqueror.finished(5)), caption(names=NAMES[:5])
        ),
        "board-seas": lambda paints: paints.board(
            conqueror.view(seas.later(4, "conquest")),
            caption(names=NAMES[:4]),
            since(conqueror.view(seas.expanded(conqueror.later(4, "conquest"))), 0),
        ),
        "board-seas-full": lambda paints: paints.board(
            conqueror.view(seas.full()), caption("es", LONG_NAMES)
        ),
        "hand-seas": lambda paints: paints.hand(
            conqueror.view(seas.later(), 2), caption(names=NAMES), 2
        ),
        "zoom-seas": lambda paints: paints.zoom(
            conqueror.view(seas.later()), caption(names=NAMES), "south-east"
        ),
        "zoom-boards-seas": lambda paints: paints.zoom(
            conqueror.view(seas.later()), caption("es", NAMES), "boards"
        ),
        "zoom-seat-seas": lambda paints: paints.zoom(
            conqueror.view(seas.full()), caption("es", NAMES), "seat-1"
        ),
        "report-seas": lambda paints: paints.report(
            conqueror.view(seas.reported()), caption(names=NAMES), "battle-10"
        ),
        "hand": lambda paints: paints.hand(
            conqueror.view(conqueror.planning(), 2), caption(names=NAMES), 2
        ),
        "report": lambda paints: paints.report(
            conqueror.view(conqueror.reported()), caption("es", NAMES), "battle-9"
        ),
        "zoom-middle": lambda paints: paints.zoom(
            conqueror.view(conqueror.full()), caption(names=NAMES), "middle"
        ),
        "zoom-boards": lambda paints: paints.zoom(
            conqueror.view(conqueror.later()), caption("es", NAMES), "boards"
        ),
    },
    exact=CONQUEROR_EXACT,
    size=CONQUEROR_SIZE,
    tones=68,
)


GALLERIES: Mapping[str, Gallery] = {
    "fortuna": FORTUNA,
    "caylus": CAYLUS,
    "tadmor": TADMOR,
    "conqueror": CONQUEROR,
    "mesopotamia": MESOPOTAMIA,
}
