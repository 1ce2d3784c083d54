"""A 64-bit digest of bytes inside kernels, to compare very many states without keeping them.

Not for safety: records carry a BLAKE2 digest made in Python.  Arithmetic modulo 2**64 lives here and in rng.py only.
"""

from typing import Any

import numpy as np

from partita.kernel.jit import kernel
from partita.kernel.rng import mix

_PRIME = np.uint64(0x100000001B3)  # FNV-1a's multiplier and start
_START = np.uint64(0xCBF29CE484222325)


@kernel
def of_bytes(row: Any) -> Any:
    """The FNV-1a digest of a uint8 array, mixed once more; a ``uint64``."""
    value = _START
    for byte in row:
        value = (value ^ np.uint64(byte)) * _PRIME
    return mix(value)


@kernel
def chain(before: Any, value: Any) -> Any:
    """A digest of a digest and one more value, so that order matters."""
    return mix(before ^ (np.uint64(value) + _PRIME)) * _PRIME


@kernel
def add(before: Any, value: Any) -> Any:
    """A sum of digests modulo 2**64, so that order does not matter."""
    return before + value
