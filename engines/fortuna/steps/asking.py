"""Questions of action cards."""

from typing_extensions import override

from engines.core import Ask, Choose
from engines.fortuna.state import Fortuna


class CardQuestion(Ask[Fortuna]):
    """How an action card is executed: one of several ways."""

    __slots__ = ()

    @override
    def decision(self, game: Fortuna) -> Choose:
        """Asked only where there is a way."""
        raise NotImplementedError(type(self).__name__)
