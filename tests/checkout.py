"""The files of the project."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def tracked(*patterns: str) -> list[Path]:
    """Those that git knows, all or some."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, check=True, capture_output=True, text=True
    )
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]
