"""Not everywhere are there terminals that a program can hold from behind."""

from __future__ import annotations

import os

collect_ignore = [] if os.name == "posix" else ["test_real_terminal.py"]
