"""Answers that people may order ahead by name."""

from engines.core import Routine, usual
from engines.mesopotamia.ids import NONE

ROUTINES = (Routine("no-unit", ("mesopotamia-ask-recruit",), usual(NONE)),)
