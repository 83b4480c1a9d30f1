"""Builds the engine with mypyc where a C compiler is at hand, and leaves it as Python where not.

Both give the same games. `MINDTABLE_PURE=1` asks for Python, `MINDTABLE_COMPILED=1` makes a failure to
compile an error.
"""

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

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
        "consequences",
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
        "notation",
        "looking",
        "view",
        "position",
        "playout",
    ),
    "bots": (
        "tree",
        "mindbug/evaluation",
        "mindbug/policy",
        "mindbug/scales",
        "mindbug/signs",
        "mindbug/judgement",
        "mindbug/playout",
        "mindbug/patterns",
        "mindbug/prior",
        "mindbug/search",
        "mindup/policy",
        "mindup/search",
        "mindup/expecting",
        "mindup/rules",
        "mindup/company",
        "mindup/foresight",
        "mindup/patterns",
        "mindup/habits",
        "mindup/practised",
    ),
    "solver": (
        "table",
        "proofs",
        "mindbug/guess",
        "mindbug/keys",
        "mindbug/proof",
    ),
    "research": (
        "cells",
        "mindbug/numbering",
        "mindbug/rows",
        "mindbug/acts",
        "mindbug/observer",
        "mindbug/games",
        "mindup/observer",
        "mindup/games",
    ),
}
MODULES = [f"src/mindtable/{package}/{name}.py" for package, names in ENGINE.items() for name in names]


def say(text: str) -> None:
    print(f"mindtable: {text}", file=sys.stderr)


def compiler_at_hand() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(command.split()[0]) is not None


def described(readme: str) -> str:
    """What an index says of the package: the README without pictures, and with the names of files in place of links to
    them, since the files are not there."""
    without = re.sub(r"^!\[[^\]]*\]\([^)]*\)\n\n", "", readme, flags=re.MULTILINE)
    linked = re.compile(r"\[([^\]]*)\]\(([^):]+)\)")
    return linked.sub(lambda link: link[2] if link[2].startswith(link[1]) else f"{link[1]} ({link[2]})", without)


DESCRIPTION = described((Path(__file__).parent / "README.md").read_text(encoding="utf-8"))


def build(pure: bool) -> None:
    about = {"long_description": DESCRIPTION, "long_description_content_type": "text/markdown"}
    if pure:
        setup(package_dir={"": "src"}, **about)
        say("built as pure Python")
        return
    modules = mypycify(MODULES, opt_level="3", debug_level="0", group_name="mindtable")
    if os.name != "nt":
        for module in modules:
            # The first lets the C compiler inline one module's functions in another. With the second, a product that is
            # added to something is rounded before, as Python does it: the search adds up such things.
            module.extra_compile_args += ["-fno-semantic-interposition", "-ffp-contract=off"]
    setup(package_dir={"": "src"}, ext_modules=modules, **about)
    say("built with the compiled engine")


def main() -> None:
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


if __name__ == "__main__":
    main()
