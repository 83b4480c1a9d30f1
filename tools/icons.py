"""Draw the icons that devices want as PNG, for those who install the table: src/mindtable/table/static/icon-*.png.

PYTHONPATH=src python tools/icons.py
"""

from __future__ import annotations

from pathlib import Path

from mindtable.art.marks import logo, maskable_logo
from mindtable.art.raster import png

FOLDER = Path(__file__).parents[1] / "src" / "mindtable" / "table" / "static"


def icons() -> dict[str, bytes]:
    """All icons, by the names of their files."""
    return {
        "icon-192.png": png(logo(192)),
        "icon-512.png": png(logo(512)),
        "icon-maskable-512.png": png(maskable_logo()),
    }


if __name__ == "__main__":
    for name, content in icons().items():
        (FOLDER / name).write_bytes(content)
