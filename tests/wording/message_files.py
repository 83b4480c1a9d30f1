"""Where messages are: the common ones, and those of the families of the package."""

from __future__ import annotations

from pathlib import Path

from mindtable.games import families
from mindtable.wording.language import FOLDER


def message_folders() -> list[Path]:
    return [FOLDER, *(family.part("wording").messages for family in families().values())]


def messages_in(name: str) -> str:
    """The text of all files of a name."""
    files = [folder / name for folder in message_folders()]
    return "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
