"""Where the package makes errors and sayings, and with what: the key of the message and its arguments, read from the
sources.

A key is a literal, or one of several literals: by ``a if x else b``, by a name that they are given to, or looked up in
a table.  The end of one may be made by the program (``f"ovation:broken-{kind}"``): then it is any key that begins so.
A function may put a prefix before a key that it is given, and hand on its keyword arguments (``say("no-folder")`` for
``Saying("partita.box:no-folder")``); then its calls are looked at instead.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import partita
from partita import client
from partita.core import errors
from partita.server import wire

PACKAGE = Path(partita.__file__).parent
MAKERS = {
    kind.__name__
    for kind in (*vars(errors).values(), *vars(client).values())
    if isinstance(kind, type) and issubclass(kind, errors.Error | errors.Saying)
}
OWN = {
    "CorruptRecord": {"ply", "reason"},
    "IllegalMove": {"reason"},
    "Refused": {"code", "reason", "version"},
}  # what a class keeps, whatever its text says


class Made(NamedTuple):
    """One place that makes an error or a saying: its keys, none when they cannot be read, and its arguments."""

    place: str
    keys: tuple[str, ...]
    given: frozenset[str]
    own: frozenset[str]


class Helper(NamedTuple):
    """A function that makes sayings of the key it is given, with ``{}`` for it in ``keys``."""

    keys: tuple[str, ...]
    parameters: tuple[str, ...]
    key: str
    given: frozenset[str]
    hands_on: bool
    own: frozenset[str]


Scope = tuple[ast.FunctionDef, ...]  # the functions that a call stands in, the outermost first


class Module:
    """One file of the package."""

    def __init__(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.place = path.relative_to(PACKAGE).as_posix()
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.imports: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                self.imports.update({each.asname or each.name: f"{node.module}.{each.name}" for each in node.names})
        self.values = assigned(tree)
        self.calls = list(calls(tree, ()))

    def names(self, node: ast.expr, scope: Scope) -> Iterator[str]:
        """What a name may stand for, with its module and the functions it is local to, the innermost first."""
        head, _, rest = ast.unparse(node).partition(".")
        for depth in range(len(scope), -1, -1):
            yield ".".join([self.name, *(function.name for function in scope[:depth]), head])
        if head in self.imports:
            yield f"{self.imports[head]}.{rest}" if rest else self.imports[head]


def assigned(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """The values that are given to each name in a file (outside of functions), or in a function."""
    found: dict[str, list[ast.expr]] = {}
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.FunctionDef):
            waiting += ast.iter_child_nodes(node)
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            for name, value in pairs:
                found.setdefault(ast.unparse(name), []).append(value)
    return found


def calls(node: ast.AST, scope: Scope) -> Iterator[tuple[ast.Call, Scope]]:
    """All calls, each with the functions it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, scope
        yield from calls(child, (*scope, child) if isinstance(child, ast.FunctionDef) else scope)


def parameters(function: ast.FunctionDef) -> tuple[str, ...]:
    """The parameters of a function that may be given by their place."""
    return tuple(each.arg for each in (*function.args.posonlyargs, *function.args.args))


class Package:
    """All files of the package: ``made`` is every place where an error or a saying is made, those in helpers by the
    calls of the helpers."""

    def __init__(self) -> None:
        self.modules = [Module(path) for path in sorted(PACKAGE.rglob("*.py"))]
        self.by_name = {module.name: module for module in self.modules}
        self.helpers: dict[str, Helper] = {}
        self.made: list[Made] = []
        for module in self.modules:
            if module.name != errors.__name__:
                for call, scope in module.calls:
                    maker = ast.unparse(call.func).rpartition(".")[2]
                    if maker in MAKERS and f"{wire.__name__}.{maker}" not in module.names(call.func, scope):
                        own = frozenset(OWN.get(maker, ()))
                        self._note(module, call, scope, Helper(("{}",), ("key",), "key", frozenset(), True, own))
        followed: set[str] = set()
        while self.helpers.keys() - followed:  # the calls of a helper may stand in another
            fresh = self.helpers.keys() - followed
            followed |= fresh
            for module in self.modules:
                for call, scope in module.calls:
                    known = next((name for name in module.names(call.func, scope) if name in self.helpers), None)
                    if known in fresh:
                        self._note(module, call, scope, self.helpers[str(known)])

    def _note(self, module: Module, call: ast.Call, scope: Scope, maker: Helper) -> None:
        """Note what a call makes, or the function it stands in as a helper."""
        named = {each.arg: each.value for each in call.keywords if each.arg}
        rest = [ast.unparse(each.value) for each in call.keywords if each.arg is None]
        told = dict(zip(maker.parameters, call.args, strict=False)) | named
        keys = self._read(module, told[maker.key], scope) if maker.key in told else ()
        whole = tuple(template.format(key) for template in maker.keys for key in keys)
        given = maker.given | (frozenset(named) - set(maker.parameters) if maker.hands_on else frozenset())
        place = f"{module.place}:{call.lineno}"
        if not any("{" in key for key in whole):
            self.made.append(Made(place, () if rest or "*" in whole else whole, given, maker.own))
            return
        function = scope[-1]
        hole = whole[0][whole[0].index("{") + 1 : whole[0].index("}")]
        kwarg = function.args.kwarg
        hands_on = maker.hands_on and kwarg is not None and rest == [kwarg.arg]
        if rest and not hands_on:
            self.made.append(Made(place, (), given, maker.own))
        name = ".".join([module.name, *(each.name for each in scope)])
        templates = tuple(key.replace(f"{{{hole}}}", "{}") for key in whole)
        self.helpers[name] = Helper(templates, parameters(function), hole, given, hands_on, maker.own)

    def _read(self, module: Module, node: ast.expr, scope: Scope) -> tuple[str, ...]:
        """The texts that an expression may give, ``{name}`` for a parameter; none when it cannot be told."""
        match node:
            case ast.Constant(value=str(text)):
                return (text,)
            case ast.IfExp():
                return self._all(module, [node.body, node.orelse], scope)
            case ast.JoinedStr():
                texts: tuple[str, ...] = ("",)
                for part in node.values:
                    inner = part.value if isinstance(part, ast.FormattedValue) else part
                    texts = tuple(text + more for text in texts for more in self._read(module, inner, scope) or "*")
                return texts
            case ast.Subscript():
                tables = self._values(module, node.value, scope)
                return self._all(module, [v for t in tables if isinstance(t, ast.Dict) for v in t.values], scope)
            case ast.Name():
                if scope and node.id in parameters(scope[-1]):
                    return (f"{{{node.id}}}",)
                return self._all(module, self._values(module, node, scope), scope)
        return ()

    def _all(self, module: Module, nodes: list[ast.expr], scope: Scope) -> tuple[str, ...]:
        """The texts that any of several expressions may give; none when one of them cannot be told."""
        texts = [self._read(module, node, scope) for node in nodes]
        return tuple(text for each in texts for text in each) if all(texts) else ()

    def _values(self, module: Module, node: ast.expr, scope: Scope) -> list[ast.expr]:
        """What a name is given, in the function, the file, or the file it is imported from."""
        name = ast.unparse(node)
        for function in reversed(scope):
            if name in assigned(function):
                return assigned(function)[name]
        home, _, last = module.imports.get(name, "").rpartition(".")
        other = self.by_name.get(home)
        return module.values.get(name) or (other.values.get(last, []) if other else [])
