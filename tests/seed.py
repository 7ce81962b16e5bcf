"""The seed of everything random in the tests, the same for all processes of a run."""

import os
import secrets

USUAL = "caravanserai"
"""Every run plays the same matches and so fails for what was changed; CARAVAN_SEED=new plays others."""

SEED = os.environ.get("CARAVAN_SEED") or USUAL
if SEED == "new":
    SEED = secrets.token_hex(4)
os.environ["CARAVAN_SEED"] = SEED  # for the processes to come
