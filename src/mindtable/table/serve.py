"""The web table as a program: it serves until it is told to stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from .app import Settings, make_app

_LAST_WORDS: Final = 2  # seconds that open connections are given at the end
_SHORT_TURNS: Final = 0.0005  # seconds; what waits for the disk is soon done, and should not wait for pages to be drawn


def serve(settings: Settings, *, host: str, port: int, browser: bool) -> None:
    """Serve a table; print its address, and open it in a browser where that is wanted and there is one."""
    with socket.create_server((host, port), family=_family(host)) as listening:
        address = _address(host, listening.getsockname()[1])
        print(f"Mindtable: {address}", flush=True)
        if browser and _has_screen():
            threading.Timer(0.5, webbrowser.open, [address]).start()
        config = uvicorn.Config(
            make_app(settings), log_level="warning", timeout_graceful_shutdown=_LAST_WORDS, proxy_headers=False
        )
        sys.setswitchinterval(_SHORT_TURNS)
        uvicorn.Server(config).run(sockets=[listening])


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    """Whether a browser could be seen by anybody."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
