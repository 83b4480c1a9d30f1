"""Processes beside the server, in which others think or read."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def beside_the_server() -> None:
    """A process begins. Ctrl-C is for the server; when that has ended, however it did, this one ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(0)
