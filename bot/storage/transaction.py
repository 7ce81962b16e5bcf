"""A transaction as the row modules see it, whichever database is behind it."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol, TypeVar, TypeVarTuple, overload

from sqlalchemy import Connection, CursorResult, Dialect, Executable
from sqlalchemy.sql.selectable import TypedReturnsRows

T = TypeVar("T")
Columns = TypeVarTuple("Columns")
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class Transaction(Protocol):
    """Where statements are executed; SQLAlchemy's AsyncConnection is one."""

    @property
    def dialect(self) -> Dialect:
        """What the database speaks."""
        ...

    @overload
    async def execute(
        self, statement: TypedReturnsRows[*Columns], parameters: Values | None = None
    ) -> CursorResult[*Columns]: ...

    @overload
    async def execute(
        self, statement: Executable, parameters: Values | None = None
    ) -> CursorResult[*tuple[Any, ...]]: ...

    async def execute(self, statement: Any, parameters: Values | None = None) -> Any:
        """Execute one statement."""
        ...

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Do something that knows only SQLAlchemy's plain connections, such as a migration."""
        ...


Work = Callable[[Transaction], Coroutine[Any, Any, T]]
"""What is done in a transaction."""
