"""What MkDocs has to be told: the documents beside the folder `docs` are pages, too, and the sources are not.

`ARCHITECTURE.md` becomes the page `architecture.md`, and links between it and the folder lead to the right pages. What
a link to a file of the sources names stays, as text: the pages can be read where the sources are not.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
BESIDE = {f"{name}.md": f"{name.lower()}.md" for name in ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING")}
_LINK = re.compile(r"\[([^\]]*)\]\(([^)#:]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the documents beside the folder."""
    for name, page in BESIDE.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, files: Files, **_: Any) -> str:
    """Let links lead to pages, as seen from the page they stand on."""
    here = str(page.file.src_uri)
    folder = "" if here in BESIDE.values() else str(Path("docs") / Path(here).parent)

    def led(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        path = normpath(f"{folder}/{target}" if folder else target)
        found = BESIDE.get(path) or path.removeprefix("docs/")
        if path in BESIDE or (path.startswith("docs/") and files.get_file_from_path(found)):
            return f"[{words}]({relpath(found, str(Path(here).parent))}{anchor})"
        return words if words.startswith("`") else f"`{words}`"

    return _LINK.sub(led, markdown)
