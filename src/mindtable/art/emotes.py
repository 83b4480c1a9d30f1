"""What people show each other without words, as pictures: a browser may have none of its own."""

from __future__ import annotations

from typing import Final

from .emoji import FilledPath, emoji

# What is meant, and the emoji that shows it.
EMOTES: Final = {
    "hello": "waving-hand",
    "nice": "clapping-hands",
    "oops": "see-no-evil-monkey",
    "think": "thinking-face",
    "haha": "grinning-face-with-smiling-eyes",
    "thanks": "folded-hands",
}


def emote(kind: str) -> str:
    """An emote as SVG."""
    shapes = "".join(map(_shape, emoji(EMOTES[kind])))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{shapes}</svg>'


def _shape(path: FilledPath) -> str:
    opacity = f' opacity="{path.opacity:g}"' if path.opacity != 1 else ""
    rule = f' fill-rule="{path.rule}"' if path.rule != "nonzero" else ""
    return f'<path d="{path.d}" fill="{path.fill}"{opacity}{rule}/>'
