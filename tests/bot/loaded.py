"""What processes of the tests begin with: the program, loaded once for all of them."""

import gc

from bot.cli import sandbox, serve
from engines import registry
from tests.bot.matches import crash

PROGRAMS = (sandbox, serve, crash)

registry.games()
gc.collect()
gc.freeze()  # nobody looks at what is loaded again
