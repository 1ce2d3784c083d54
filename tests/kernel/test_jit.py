"""What may be called from Python, and what must not take the process down."""

from collections.abc import Callable

import numpy as np
import pytest

from partita.games.ovation import engine
from partita.games.ovation.layout import BOX
from partita.games.ovation.rules import perform
from partita.kernel import bits
from partita.kernel.jit import jitted


@pytest.mark.parametrize(("kernel", "arguments"), [(bits.has, (1, 2)), (perform.price, (np.zeros(1, BOX)[0], 0, 0, 0))])
def test_a_kernel_called_from_python_says_so(kernel: Callable[..., object], arguments: tuple[object, ...]) -> None:
    engine.is_over(np.zeros(1, engine.STATE), 0)  # compiled or not, no kernel has machine code of its own
    if jitted():
        with pytest.raises(TypeError, match="is a kernel, for other kernels and doors to call"):
            kernel(*arguments)
    else:
        kernel(*arguments)
