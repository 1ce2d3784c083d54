"""Numbers as people read them; the language puts the separators."""

from typing import Any


def number(value: float, places: int = 0) -> Any:
    """A number for a message, with so many decimal places, thousands not set apart."""
    from fluent.runtime.types import fluent_number  # the library is loaded with the first text

    return fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places, useGrouping=False)


def figure(value: float, places: int) -> Any:
    """A number for a message, with at most so many decimal places, thousands set apart."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, maximumFractionDigits=places)


def percent(part: float) -> Any:
    """A part of 1 for a message, in hundredths with one decimal place."""
    from fluent.runtime.types import fluent_number

    return fluent_number(part, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)
