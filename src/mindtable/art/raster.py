"""SVG as PNG, through resvg."""

from __future__ import annotations

import resvg_py


def png(svg: str, width: int | None = None) -> bytes:
    """A picture as PNG, `width` pixels wide, or as large as it says."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
