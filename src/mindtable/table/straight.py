"""Templates whose code does straight away what Jinja would do in several ways, of which ours need one: a page reads
hundreds of attributes, calls dozens of macros, and puts hundreds of values out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from itertools import groupby
from typing import Any, Final

import markupsafe
from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef, optimizeconst
from jinja2.nodes import EvalContext
from jinja2.runtime import Context
from jinja2.utils import missing
from markupsafe import Markup, escape

# What `escape` marks as HTML after it, where this version of the library has it apart.
_escaped_text: Final[Callable[[str], str]] = getattr(markupsafe, "_escape_inner", escape)


class _Code(CodeGenerator):
    """The code of templates."""

    def write_commons(self) -> None:
        """What all code of a template has at hand."""
        super().write_commons()
        self.writeline("escaped = environment.escaped")
        self.writeline("resolve = context.vars.__getitem__")

    def visit_Output(self, node: nodes.Output, frame: Frame) -> None:
        """What stands between pieces is put out at once, each piece by itself: it may be a part of the page."""
        if frame.buffer is not None or frame.require_output_check:
            super().visit_Output(node, frame)
            return
        for is_piece, run in groupby(node.nodes, _is_piece):
            for children in [[one] for one in run] if is_piece else [list(run)]:
                self._put_out(children, frame)

    def _put_out(self, children: list[nodes.Expr], frame: Frame) -> None:
        self.writeline("yield concat((" if len(children) > 1 else "yield (", children[0])
        for child in children:
            try:
                self.write(repr(self._output_child_to_const(child, frame, self._make_finalize())))
            except nodes.Impossible:
                self._output_child_pre(child, frame, None)
                self.visit(child, frame)
                self.write(")")
            self.write(", " if len(children) > 1 else "")
        self.write("))" if len(children) > 1 else ")")

    def _output_child_pre(self, _node: nodes.Expr, frame: Frame, _finalize: Any) -> None:
        """What is put out is joined at once, and need not be marked as HTML before that."""
        assert frame.eval_ctx.autoescape
        self.write("escaped(")

    def visit_Include(self, node: nodes.Include, frame: Frame) -> None:
        """What is included in the page itself knows what the page knows, without a copy of it."""
        if not frame.toplevel or frame.buffer is not None or not node.with_context:
            super().visit_Include(node, frame)
            return
        assert not node.ignore_missing
        self.writeline("template = environment.get_or_select_template(", node)
        self.visit(node.template, frame)
        self.write(")")
        self.writeline("yield from template.root_render_func(context.including(template))")

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """An attribute is there, and is none of the items that a thing may have as well."""
        self.write("(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}")

    @optimizeconst
    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:
        """An item is there; what may be missing is looked for as Jinja does it, by name."""
        if isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, str):
            super().visit_Getitem(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(")[")
        self.visit(node.arg, frame)
        self.write("]")

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """Nothing that is called asks for the context."""
        assert not any((forward_caller, node.dyn_args, node.dyn_kwargs))
        self.write("(")
        self.visit(node.node, frame)
        self.write(")(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, _frame: Frame) -> None:
        """A macro takes what it names, and nothing else."""
        assert not any((macro_ref.accesses_kwargs, macro_ref.accesses_varargs, macro_ref.accesses_caller))
        self.write(f"environment.macro(macro, {tuple(one.name for one in macro_ref.node.args)!r})")


class _Names(dict[str, Any]):
    """What a template knows, by name. What it may not know is marked as missing."""

    def __missing__(self, _name: str) -> Any:
        return missing


class _Context(Context):
    """What a template knows while it is filled in. What it was given and what it sets itself are in one place, as
    templates read much and set little."""

    def __init__(
        self,
        environment: Environment,
        parent: dict[str, Any],
        name: str | None,
        blocks: dict[str, Callable[[Context], Iterator[str]]],
        globals: MutableMapping[str, Any] | None = None,
    ) -> None:
        assert isinstance(environment, Straight)
        self.parent = self.vars = parent if type(parent) is _Names else _Names(parent)
        self.environment = environment
        self.eval_ctx = environment.eval_ctx
        self.exported_vars = set()
        self.name = name
        self.globals_keys = set(globals or ())
        self.blocks = {block: [made] for block, made in blocks.items()}

    def including(self, template: Template) -> Context:
        """What a template knows that is included: the same; its blocks are its own."""
        return _Context(self.environment, self.vars, template.name, template.blocks) if template.blocks else self

    def get_all(self) -> dict[str, Any]:
        """A copy of what is known."""
        return dict(self.vars)


def _is_piece(node: nodes.Expr) -> bool:
    return isinstance(node, nodes.Call)


class _Macro:
    """HTML that is made of some values."""

    def __init__(self, made: Callable[..., str], names: tuple[str, ...]) -> None:
        self._made = made
        self._names = names

    def __call__(self, *about: Any, **more: Any) -> Markup:
        if len(about) < len(self._names):
            about += tuple(more.pop(name, missing) for name in self._names[len(about) :])
        if more:
            raise TypeError(f"a macro takes {', '.join(self._names)} and no {', '.join(more)}")
        return str.__new__(Markup, self._made(*about))


def _escaped(value: Any) -> str:
    """A value as HTML."""
    if type(value) is str:
        return _escaped_text(value)
    if isinstance(value, Markup):
        return value
    return str(value) if type(value) is int else escape(value)


class Straight(Environment):
    """Templates that are read in this way, each once."""

    code_generator_class = _Code
    context_class = _Context
    escaped = staticmethod(_escaped)
    macro = _Macro

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._read: dict[str | Template, Template] = {}
        self.eval_ctx = EvalContext(self)

    def filled_in(self, template: str, known: Mapping[str, Any]) -> Iterator[str]:
        """A template with what it is given to know besides what all know, text by text."""
        filled = self.get_template(template)
        names = _Names(self.globals)
        names.update(known)
        return filled.root_render_func(_Context(self, names, filled.name, filled.blocks))

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What all templates know. They are given nothing else, and a page that begins takes all of it over at once."""
        assert not d
        return self.globals

    def get_template(
        self, name: str | Template, parent: str | None = None, globals: MutableMapping[str, Any] | None = None
    ) -> Template:
        """A template, with what it was given to know when it was asked for first."""
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = super().get_template(name, parent, globals)
        return found
