"""Addresses as QR codes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import segno
from markupsafe import Markup

_REMEMBERED: Final = 1 << 8  # of 3 to 5 kB; a table that is not full yet is drawn again and again
_QUIET: Final = 4  # modules around it, which scanners need


@lru_cache(_REMEMBERED)
def qr_code(address: str) -> Markup:
    """An address as a QR code, in SVG: dark on light in both themes, for not all scanners read the contrary."""
    code = segno.make_qr(address, error="m")
    colours = {"dark": "#000", "light": "#fff"}
    return Markup(code.svg_inline(border=_QUIET, omitsize=True, svgclass=None, lineclass=None, **colours))
