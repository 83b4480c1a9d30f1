"""Examples in docstrings become blocks of code on the pages of the reference."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^( *)>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class Examples(Extension):
    """Fences whatever begins with `>>>`, up to the next empty line."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(r"\1```python\n\g<0>\n\1```", obj.docstring.value)
