"""Where the games of a study are kept: a folder with its heading, and a file for every chunk.

A file is there whole or not at all, so what is missing is what has no file. Which file holds what depends on the study
alone, so the folder is the same whoever played and in whatever order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from ..game.contract import SetupError
from ..game.flaws import flaw, in_file
from .playing import Line
from .study import pieces

HEADING: Final = "study.json"
LINES: Final = "jsonl"
COLUMNS: Final = "parquet"
FORMS: Final = (LINES, COLUMNS)


class Work(Protocol):
    """What is played and kept, a study for instance: how many deals, and what has to be the same for all of them."""

    @property
    def heading(self) -> dict[str, Any]:
        """What has to be the same if games are to be counted together, and how many deals a file holds (`chunk`)."""
        ...

    @property
    def deals(self) -> int:
        """How many deals there are to be."""
        ...


@dataclass(frozen=True)
class Kept:
    """The folder of a study."""

    folder: Path
    heading: dict[str, Any]
    deals: int
    form: str

    @staticmethod
    def of(study: Work, folder: Path, form: str) -> Kept:
        """The folder in which a study is kept, made if need be. A SetupError says if other games are kept there."""
        file = folder / HEADING
        if file.exists() and _read(file)["heading"] != _as_written(study.heading):
            raise SetupError(flaw("other-games").within(in_file(file)))
        folder.mkdir(parents=True, exist_ok=True)
        kept = Kept(folder, study.heading, study.deals, form)
        text = json.dumps({"heading": study.heading, "deals": study.deals, "form": form}, indent=2)
        replace_file(file, f"{text}\n".encode())
        return kept

    @staticmethod
    def in_folder(folder: Path) -> Kept:
        """What is kept in a folder. A SetupError says if it is no study."""
        file = folder / HEADING
        if not file.exists():
            raise SetupError(flaw("no-study").within(in_file(folder)))
        found = _read(file)
        return Kept(folder, found["heading"], found["deals"], found["form"])

    def missing(self) -> list[range]:
        """The chunks that are not kept yet."""
        return [deals for deals in pieces(self.deals, self.heading["chunk"]) if not self._file(deals).exists()]

    def keep(self, deals: range, lines: list[Line]) -> None:
        """Keep the games of a chunk."""
        encoded = _columns(lines) if self.form == COLUMNS else _lines(lines)
        replace_file(self._file(deals), encoded)

    def lines(self) -> Iterator[Line]:
        """All games that are kept, chunk by chunk."""
        for deals in pieces(self.deals, self.heading["chunk"]):
            if (file := self._file(deals)).exists():
                yield from _read_columns(file) if self.form == COLUMNS else _read_lines(file)

    def _file(self, deals: range) -> Path:
        return self.folder / f"deals-{deals.start:09}-{deals.stop:09}.{self.form}"


def _read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _as_written(heading: dict[str, Any]) -> Any:
    return json.loads(json.dumps(heading))


def _lines(lines: list[Line]) -> bytes:
    return "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines).encode()


def _read_lines(file: Path) -> Iterator[Line]:
    with file.open(encoding="utf-8") as opened:
        yield from map(json.loads, opened)


# Columns come with an extra, which is imported where somebody wants them.


def _columns(lines: list[Line]) -> bytes:
    pyarrow = import_module("pyarrow")
    sink = pyarrow.BufferOutputStream()
    import_module("pyarrow.parquet").write_table(pyarrow.Table.from_pylist(lines), sink)
    encoded: bytes = sink.getvalue().to_pybytes()
    return encoded


def _read_columns(file: Path) -> Iterator[Line]:
    yield from import_module("pyarrow.parquet").read_table(file).to_pylist()


def replace_file(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    new = file.with_suffix(f"{file.suffix}.new")
    new.write_bytes(content)
    new.replace(file)
