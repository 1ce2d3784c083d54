"""What libraries and Python itself say is wrong with a file or a value, in words of our own and in both languages.

They speak English only.  What they mean is told from their messages; one that is not known here is repeated as it
comes, in one line.
"""

import re
import tomllib

import msgspec

from partita.core.errors import Listed, Saying

_JSON_AT = re.compile(r"JSON is malformed: .* \(byte (\d+)\)", re.DOTALL)
_TOML_AT = re.compile(r"(.*) \((?:at line (\d+), column (\d+)|at end of document)\)", re.DOTALL)
_PLACE = re.compile(r"(.*) - at (?:`key` in )?`\$\.?([^`]*)`", re.DOTALL)
_KIND = re.compile(r"Expected `([^`]*)`(?:, got `([^`]*)`)?")
_BOUND = re.compile(r"Expected `[^`]*` ([<>]=) (-?\d+)")
_LENGTH = re.compile(r"Expected `[^`]*` of length ([<>]=) (\d+)")
_REGEX = re.compile(r"Expected `str` matching regex '(.*)'", re.DOTALL)
_HEX = re.compile(r"\^\[0-9a-f\]\{(\d+)\}\$")
_VISIBLE = re.compile(r"\^\[!-~\]\{1,(\d+)\}")
_WORD = re.compile(r"Invalid enum value (.*)", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_NO_JSON = re.compile(r"Encoding objects of type (.*) is unsupported")
_DIGITS = "Exceeds the limit"  # how Python begins when a whole number has thousands of digits

_KINDS = {
    "int": "json-int",
    "float": "json-float",
    "str": "json-str",
    "bool": "json-bool",
    "array": "json-array",
    "object": "json-object",
    "null": "json-null",
}
_WHOLE = {
    "Input data was truncated": "json-truncated",
    "Invalid UTF-8 encoded string": "json-no-unicode",
    "Integer value out of range": "json-number",
    "Number out of range": "json-number",
}
# How messages about TOML begin, and what we say instead.
_TOML = {
    re.compile("Cannot|Duplicate"): "toml-twice",
    re.compile("Un(terminated|closed)|Expected ('\"|\"')"): "toml-unfinished",
    re.compile("Invalid (value|date|hex)"): "toml-value",
    re.compile(""): "toml-other",
}


def told(error: BaseException) -> Saying | str:
    """What an exception of a library says is wrong.

    >>> str(told(msgspec.ValidationError("Expected `int`, got `str` - at `$.players`")))
    'players: it should be a whole number, not a text'
    """
    text = str(error)
    if isinstance(error, tomllib.TOMLDecodeError):
        found = _toml(text)
    elif isinstance(error, RecursionError):
        found = Saying("json-deep")
    elif isinstance(error, UnicodeError):
        found = Saying("json-no-unicode")
    elif text.startswith(_DIGITS):
        found = Saying("json-number")
    elif isinstance(error, msgspec.ValidationError):
        place = _PLACE.fullmatch(text)
        found = _shape(place[1] if place else text)
        if found is not None and place is not None and place[2]:
            found = Saying("json-at", where=place[2], what=found)
    else:
        found = _shape(text)
    return one_line(error) if found is None else found


def one_line(error: BaseException) -> str:
    """The message of an exception as it comes, in one line."""
    return " ".join(str(error).split()) or type(error).__name__


def _shape(text: str) -> Saying | None:
    """What is wrong with JSON, or with what is in it."""
    if text in _WHOLE:
        return Saying(_WHOLE[text])
    if at := _JSON_AT.fullmatch(text):
        return Saying("json-malformed", byte=str(int(at[1]) + 1))  # people count from 1
    if kind := _KIND.fullmatch(text):
        wanted = _kinds(kind[1])
        return Saying("json-not-kind", wanted=wanted, got=_kinds(kind[2])) if kind[2] else _should(wanted)
    if bound := _BOUND.fullmatch(text):
        return Saying("json-at-most" if bound[1] == "<=" else "json-at-least", bound=bound[2])
    if length := _LENGTH.fullmatch(text):
        return Saying("json-longest" if length[1] == "<=" else "json-shortest", length=length[2])
    if regex := _REGEX.fullmatch(text):
        return _written(regex[1])
    if word := _WORD.fullmatch(text):
        return Saying("json-no-word", word=word[1])
    if unknown := _UNKNOWN.fullmatch(text):
        return Saying("json-unknown", name=unknown[1])
    if missing := _MISSING.fullmatch(text):
        return Saying("json-missing", name=missing[1])
    if kind := _NO_JSON.fullmatch(text):
        return Saying("json-none", kind=kind[1])
    return None


def _written(regex: str) -> Saying:
    """How a text has to be written, in words: people do not read regular expressions."""
    if digits := _HEX.fullmatch(regex):
        return Saying("json-hex", digits=digits[1])
    if visible := _VISIBLE.match(regex):
        return Saying("json-visible", most=visible[1])
    return Saying("json-written")


def _should(wanted: Listed) -> Saying:
    return Saying("json-kind", wanted=wanted)


def _kinds(names: str) -> Listed:
    """Kinds of values such as ``int | null``; one that is not known here keeps its name."""
    return Listed([Saying(_KINDS[name]) if name in _KINDS else name for name in names.split(" | ")], "or")


def _toml(text: str) -> Saying | None:
    found = _TOML_AT.fullmatch(text)
    if found is None:
        return None
    what = Saying(_TOML[next(begins for begins in _TOML if begins.match(found[1]))])
    if found[2] is None:
        return Saying("toml-at-end", what=what)
    return Saying("toml-at", line=found[2], column=found[3], what=what)
