"""Serve the stand-in alone: `python -m bot.sandbox --port 8080`; a bot then connects by itself."""

import asyncio
import contextlib

import click

from bot.sandbox.control import Sandbox


@click.command()
@click.option("--port", default=0, help="Port on 127.0.0.1; 0 takes a free one.")
def main(port: int) -> None:
    """Serve a Discord of one's own until interrupted."""
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(port))


async def _serve(port: int) -> None:
    async with Sandbox(port=port) as sandbox:
        click.echo(f"DISCORD_API_BASE={sandbox.api_base}")
        click.echo(f"DISCORD_GATEWAY_URL={sandbox.gateway_url}")
        click.echo(f"DISCORD_TOKEN={sandbox.token}")
        click.echo(f"Page: {sandbox.url}/")
        await asyncio.Event().wait()


if __name__ == "__main__":
    main()
