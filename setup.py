"""Builds the engine with mypyc where a C compiler is at hand, and leaves it as Python where not.

Both give the same games. `MINDTABLE_PURE=1` asks for Python, `MINDTABLE_COMPILED=1` makes a failure to
compile an error.
"""

import os
import shutil
import sys
import sysconfig

from mypyc.build import mypycify
from setuptools import setup
from setuptools.errors import CCompilerError, CompileError, ExecError, LinkError, PlatformError

ENGINE = {
    "game": ("bits", "chance"),
    "mindbug": (
        "codes",
        "tables",
        "mode",
        "slots",
        "packed",
        "board",
        "tellings",
        "questions/holding",
        "questions/strength",
        "questions/playing",
        "questions/fighting",
        "questions/equality",
        "questions/doing",
        "changes/notes",
        "changes/sightings",
        "changes/piles",
        "changes/creatures",
        "changes/life",
        "combat",
        "verbs",
        "effects",
        "turn",
        "setup",
        "notation",
        "worlds",
        "looking",
        "view",
        "position",
        "playout",
    ),
    "mindup": (
        "tables",
        "packed",
        "board",
        "tellings",
        "questions",
        "scoring",
        "changes",
        "round",
        "setup",
        "looking",
        "view",
        "position",
        "playout",
    ),
    "bots": (
        "tree",
        "mindbug/evaluation",
        "mindbug/policy",
        "mindbug/playout",
        "mindbug/search",
        "mindup/policy",
        "mindup/search",
    ),
}
MODULES = [f"src/mindtable/{package}/{name}.py" for package, names in ENGINE.items() for name in names]


def say(text: str) -> None:
    print(f"mindtable: {text}", file=sys.stderr)


def compiler_at_hand() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(command.split()[0]) is not None


def build(pure: bool) -> None:
    if pure:
        setup(package_dir={"": "src"})
        say("built as pure Python")
        return
    modules = mypycify(MODULES, opt_level="3", debug_level="0", group_name="mindtable")
    if os.name != "nt":
        for module in modules:  # lets the C compiler inline one module's functions in another
            module.extra_compile_args.append("-fno-semantic-interposition")
    setup(package_dir={"": "src"}, ext_modules=modules)
    say("built with the compiled engine")


if os.environ.get("MINDTABLE_PURE") == "1":
    build(pure=True)
elif os.environ.get("MINDTABLE_COMPILED") == "1":
    build(pure=False)
elif not compiler_at_hand():
    say("no C compiler found")
    build(pure=True)
else:
    try:
        build(pure=False)
    except (CCompilerError, CompileError, ExecError, LinkError, PlatformError, SystemExit) as problem:
        say(f"compiling failed ({problem})")
        build(pure=True)
