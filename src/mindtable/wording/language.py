"""A language: the Fluent messages of its files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

_FOLDER: Final = Path(__file__).parent / "languages"
LANGUAGES: Final = tuple(sorted({file.stem.partition("-")[0] for file in _FOLDER.glob("*.ftl")}))


class Language:
    """The messages of one language."""

    def __init__(self, name: str) -> None:
        if name not in LANGUAGES:
            raise LookupError(f"there is no language “{name}”; there is {', '.join(LANGUAGES)}")
        self.name = name
        self._bundle = FluentBundle([name], use_isolating=False)
        for file in sorted(_FOLDER.glob(f"{name}*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, id: str, **arguments: str | int) -> str:
        """A message with its arguments filled in."""
        if not self._bundle.has_message(id):
            raise LookupError(f"the language “{self.name}” has no message “{id}”")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"the message “{id}” of the language “{self.name}” has no text")
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise problems[0]
        return str(text)
