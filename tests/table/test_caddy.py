"""Behind a real proxy: Caddy, set up as the repository has it, with certificates of its own making."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import ROOT
from tests.table.proxied import (
    NAME,
    Site,
    a_game_is_played,
    free_port,
    limits_are_by_visitor,
    wait_for,
    wait_for_certificate,
)
from tests.table.serving import Server

FILE = ROOT / "hosting" / "Caddyfile"
DOCS = ROOT / "docs" / "hosting.md"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("caddy"), reason="not on this machine: caddy; see `make proxy`"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    server = Server(folder / "data", more=["--behind-proxy", "127.0.0.1", "--allowed-hosts", NAME])
    port = free_port()
    block = FILE.read_text(encoding="utf-8")
    for written, meant in (
        (f"{NAME} {{", f"https://{NAME}:{port} {{\nbind 127.0.0.1\ntls internal"),
        ("127.0.0.1:8000", server.address.removeprefix("http://")),
    ):
        assert written in block
        block = block.replace(written, meant)
    settings = folder / "Caddyfile"
    options = f"admin off\nskip_install_trust\nauto_https disable_redirects\nstorage file_system {folder}/caddy\n"
    settings.write_text(f"{{\n{options}default_sni {NAME}\n}}\n{block}")
    with subprocess.Popen(
        ["caddy", "run", "--adapter", "caddyfile", "--config", settings], stderr=subprocess.DEVNULL
    ) as proxy:
        try:
            wait_for(port)
            there = Site(port, folder / "caddy/pki/authorities/local/root.crt")
            wait_for_certificate(there)
            yield there
        finally:
            proxy.terminate()
            assert server.stop() == ""


def test_a_game_behind_caddy(site: Site) -> None:
    a_game_is_played(site)


def test_limits_behind_caddy_are_by_visitor(site: Site) -> None:
    limits_are_by_visitor(site)


def test_what_is_measured_stays_in_the_house(site: Site) -> None:
    with site.visit("127.0.0.2") as visitor:
        assert visitor.get("/healthz").text == "alive\n"
        assert visitor.get("/metrics").status_code == 404


def test_all_that_the_docs_say_of_caddy_can_be_used(tmp_path: Path) -> None:
    blocks = re.findall(r"```caddyfile\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        settings = tmp_path / "Caddyfile"
        settings.write_text(block)
        command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(settings)]
        subprocess.run(command, check=True, capture_output=True, env={"HOME": str(tmp_path)})
