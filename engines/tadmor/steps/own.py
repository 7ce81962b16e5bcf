"""Steps of one seat that touch nothing shared, or always the same."""

from engines.core import NOTHING, Ask, Objects, Step
from engines.tadmor.rules.sharing import OWN
from engines.tadmor.state import Tadmor


class Own:
    """Touches what belongs to its seat, and what it `shares`."""

    __slots__ = ()
    seat: int

    def shares(self) -> Objects:
        """The shared objects that it touches too."""
        return NOTHING

    def write_set(self, game: Tadmor) -> Objects:  # noqa: ARG002 - the same at every moment
        """The seat's own, and what it shares."""
        shared = self.shares()
        return OWN[self.seat] | shared if shared else OWN[self.seat]


class OwnStep(Own, Step[Tadmor]):
    """What happens to one seat by itself."""

    __slots__ = ()


class OwnAsk(Own, Ask[Tadmor]):
    """A question about what belongs to one seat."""

    __slots__ = ()
