"""The settings of a match, as its game offers them."""

from collections.abc import Mapping
from dataclasses import dataclass

from engines.core.errors import OptionError
from engines.core.text import Text, text

OptionValue = str | int
Options = Mapping[str, OptionValue]
"""All options of a match with their values."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A setting of a match: one of `choices`, or a whole number of `low`..`high` where there are no choices.

    Its texts are `<game>-option-<key>` and `<game>-option-<key>-<choice>` in the catalogues.
    paces: matches with one of its choices are much longer than with another; each is measured by itself.

    >>> from engines.core import OptionSpec
    >>> OptionSpec("rounds", 3, low=1, high=6).read("5")
    5
    >>> OptionSpec("length", "full", choices=("full", "short")).read("short")
    'short'
    """

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    rules: tuple[str, ...] = ()
    paces: bool = False

    def read(self, value: object) -> OptionValue:
        """The value in its own type. Raises OptionError."""
        if self.choices:
            if value in self.choices:
                return str(value)
            raise OptionError(
                Text("core-option-choices", {"option": self.key, "choices": list(self.choices)})
            )
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise OptionError(
                text("core-option-number", option=self.key, low=self.low, high=self.high)
            )
        return number
