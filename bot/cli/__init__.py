"""`caravan`: everything that is done from a terminal."""

import click

from bot.cli.frame import Verbs

VERBS = {
    "run": "bot.cli.serve",
    "sandbox": "bot.cli.sandbox",
    "games": "bot.cli.games",
    "playout": "bot.cli.playout",
    "render": "bot.cli.render",
    "verify": "bot.cli.verify",
    "tempo": "bot.cli.tempo",
    "clicks": "bot.cli.clicks",
    "bench": "bot.cli.bench",
    "train": "bot.cli.train",
    "arena": "bot.cli.arena",
    "balance": "bot.cli.balance",
    "db": "bot.cli.db",
    "health": "bot.cli.health",
}


@click.group(cls=Verbs, modules=VERBS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="caravanserai", prog_name="caravan")
@click.option(
    "--debug", is_flag=True, expose_value=False, help="Show the details of an unexpected error."
)
def main() -> None:
    """Caravanserai: long board games by post, on Discord.

    Exit codes: 0 success; 1 a check has failed; 2 wrong usage or a missing setting; 3 cannot be proven
    yet (verify); 70 an error in the program; 75 Discord or the database cannot be used just now.
    """
