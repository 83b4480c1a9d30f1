"""Patterns of messages as functions, which say them several times as fast as the runtime of Fluent resolves them.

What our messages are made of is little: texts, variables, our own functions, and choices by a variable or by what a
function says. A pattern with anything else in it has no function and is left to the runtime. So is whatever goes wrong
in one, a variable that is not there for instance: the function raises, and the runtime says what it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from babel.plural import to_python
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Arguments = Mapping[str, str | int]
Said = Callable[[Arguments], Any]

_REMEMBERED: Final = 1 << 10  # numbers as a language writes them


class NoFunction(Exception):
    """A pattern has something in it that only the runtime knows."""


class Patterns:
    """Makes functions of the patterns of a language."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        locale = Locale.parse(language)
        self._functions = functions
        self._category: Callable[[int], str] = to_python(locale.plural_form)
        self._in_digits = lru_cache(_REMEMBERED)(lambda number: FluentInt(number).format(locale))

    def said(self, pattern: ast.Pattern | None) -> Callable[[Arguments], str]:
        """What says a pattern with arguments. Raises NoFunction."""
        if pattern is None:
            raise NoFunction
        pieces = [self._piece(element) for element in pattern.elements]
        if all(isinstance(piece, str) for piece in pieces):
            text = "".join(map(str, pieces))
            return lambda _arguments: text
        if len(pieces) == 1 and callable(pieces[0]):
            return pieces[0]

        def filled(arguments: Arguments) -> str:
            return "".join([piece if isinstance(piece, str) else piece(arguments) for piece in pieces])

        return filled

    def _piece(self, element: ast.TextElement | ast.Placeable) -> str | Said:
        """A text, or what says a piece that depends on arguments."""
        if isinstance(element, ast.TextElement):
            return str(element.value)
        match element.expression:
            case ast.StringLiteral() as literal:
                return str(literal.parse()["value"])
            case ast.VariableReference(id=id):
                return self._variable(id.name)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self._choice(self._value(selector), variants)
            case expression:
                return self._value(expression)

    def _variable(self, name: str) -> Said:
        in_digits = self._in_digits

        def said(arguments: Arguments) -> str:
            value = arguments[name]
            return value if isinstance(value, str) else in_digits(value)

        return said

    def _value(self, expression: Any) -> Said:
        """What finds the value of an expression: that of a variable, or what a function makes of others."""
        match expression:
            case ast.StringLiteral():
                text = expression.parse()["value"]
                return lambda _arguments: text
            case ast.VariableReference(id=id):
                name = id.name
                return lambda arguments: arguments[name]
            case ast.FunctionReference(id=id, arguments=given) if id.name in self._functions:
                function = self._functions[id.name]
                values = [self._value(one) for one in given.positional]
                named = {one.name.name: self._value(one.value)({}) for one in given.named}  # literals, by the syntax
                return lambda arguments: function(*[value(arguments) for value in values], **named)
            case _:
                raise NoFunction

    def _choice(self, chosen_by: Said, variants: Sequence[ast.Variant]) -> Said:
        """What says the first variant whose key is a value, or the number or the category of one that is a number."""
        keys = [(self._key(variant.key), self.said(variant.value)) for variant in variants]
        default = next(said for (_, said), variant in zip(keys, variants, strict=True) if variant.default)
        # A text is also found by the category of a number among the keys; so has the runtime it.
        by_text: dict[str, Callable[[Arguments], str]] = {}
        for key, said in keys:
            by_text.setdefault(key if isinstance(key, str) else self._category(key), said)

        def chosen(arguments: Arguments) -> str:
            value = chosen_by(arguments)
            if isinstance(value, str):
                return by_text.get(value, default)(arguments)
            fitting = (value, self._category(value))
            return next((said for key, said in keys if key in fitting), default)(arguments)

        return chosen

    def _key(self, key: ast.Identifier | ast.NumberLiteral) -> str | int:
        if isinstance(key, ast.Identifier):
            return str(key.name)
        if "." in key.value:
            raise NoFunction
        return int(key.value)
