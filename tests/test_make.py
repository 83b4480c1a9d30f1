"""What `make test` says before it installs anything."""

from __future__ import annotations

import subprocess

import pytest

from tests import ROOT


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
