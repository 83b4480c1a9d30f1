"""`make` says what it does before it takes its time, and one leaves the table without an error."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests import ROOT

SERVING = "#!/bin/sh\ntrap 'exit 130' INT\necho serving\nwhile :; do sleep 0.05; done\n"  # leaves like the real one


@pytest.mark.parametrize(("target", "built"), [("play", "'.[all]'"), ("test", "'.[dev]'")])
def test_what_is_built_is_said_before(tmp_path: Path, target: str, built: str) -> None:
    said = subprocess.run(
        ["make", "--dry-run", "-f", ROOT / "Makefile", target, f"VENV={tmp_path}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    announced = said.index('echo "Installing Mindtable')
    assert announced < said.index(f"pip install --quiet {built}")


def test_the_table_is_left_without_an_error(tmp_path: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # where tests run unattended it is ignored, also by make
    serve = tmp_path / "bin" / "mindtable"
    serve.parent.mkdir()
    serve.write_text(SERVING)
    serve.chmod(0o755)
    (serve.parent / "python").touch()
    (tmp_path / ".player").touch()
    make = subprocess.Popen(
        ["make", "--no-print-directory", "-f", ROOT / "Makefile", "play", f"VENV={tmp_path}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    assert make.stdout is not None
    assert make.stdout.readline() == b"serving\n"
    os.killpg(make.pid, signal.SIGINT)  # as a terminal does for Ctrl-C
    told, _ = make.communicate(timeout=10)
    assert told == b""


def announced(*given: str) -> str:
    command = ["make", "--no-print-directory", "announce", *given]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("CHROMIUM=/bin/browser", "LACKING="), ["Browser: /bin/browser"]),
        (("CHROMIUM=", "APT=", "LACKING="), ["Browser: none found: Playwright will install one", "INSTALL=no"]),
        (("CHROMIUM=", "APT=yes", "LACKING="), ["Browser: none found: apt-get will install one", "INSTALL=no"]),
        (("CHROMIUM=", "INSTALL=no", "LACKING="), ["none found: the tests of the pages are left out"]),
        (("APT=yes", "LACKING=nginx"), ["Proxy: no nginx: apt-get will install it", "INSTALL=no"]),
        (("APT=", "LACKING=nginx"), ["Proxy: no nginx: the test that goes through one is left out"]),
    ],
)
def test_what_is_installed_is_said_before_and_how_to_be_spared(given: tuple[str, ...], said: list[str]) -> None:
    text = announced(*given)
    assert all(words in text for words in said)
    assert ("will install" in text) == ("INSTALL=no" in text)


def test_nothing_is_said_of_what_is_there() -> None:
    assert "install" not in announced("CHROMIUM=/bin/browser", "LACKING=")


@pytest.mark.parametrize("lacking", ["", "nginx"])
def test_a_proxy_is_installed_only_where_it_is_lacking(lacking: str) -> None:
    """What make would do is a whole command, whether there is anything to do or not."""
    made = ["make", "--no-print-directory", "--dry-run", "proxy", f"LACKING={lacking}", "APT=yes"]
    commands = subprocess.run(made, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    subprocess.run(["sh", "-n", "-c", commands], check=True)
    assert ("install" in commands) == bool(lacking)
