"""How the process gets its memory from the system."""

import ctypes
import platform

LARGE = 256 * 1024
"""Bytes from which a block is handed back to the system as soon as it is freed."""

_M_MMAP_THRESHOLD = -3
"""The number of this setting in glibc's malloc.h."""


def return_large_blocks() -> bool:
    """Have the buffers of pictures returned when they are freed; False where the C library is another one.

    glibc raises this threshold by itself whenever a larger block is freed. After a few pictures their
    buffers would then lie on the heap between small things that stay, and leave holes nobody can use.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    return bool(ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE))
