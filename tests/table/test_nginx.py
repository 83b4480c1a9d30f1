"""Behind a real proxy: nginx, set up as the docs say, with a certificate of its own."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest

from tests import ROOT
from tests.table.proxied import NAME, Site, a_game_is_played, free_port, limits_are_by_visitor, wait_for
from tests.table.serving import Server

DOCS = ROOT / "docs" / "hosting.md"
MISSING = [program for program in ("nginx", "openssl") if not shutil.which(program, path="/usr/sbin:/usr/bin:/bin")]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"not on this machine: {', '.join(MISSING)}; see `make proxy`"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    server = Server(folder / "data", more=["--behind-proxy", "127.0.0.1", "--allowed-hosts", NAME])
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN={NAME}"
    subprocess.run([*make.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    port = free_port()
    (block,) = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    for written, meant in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        (f"/etc/ssl/{NAME}.pem", str(certificate)),
        (f"/etc/ssl/{NAME}.key", str(key)),
        ("http://127.0.0.1:8000", server.address),
    ):
        assert written in block
        block = block.replace(written, meant)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    settings = folder / "nginx.conf"
    settings.write_text(
        f"daemon off; pid {folder}/nginx.pid; worker_processes 1;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}{block}}}\n"
    )
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/bin")
    with subprocess.Popen([str(nginx), "-e", "stderr", "-p", folder, "-c", settings]) as proxy:
        try:
            wait_for(port)
            yield Site(port, certificate)
        finally:
            proxy.terminate()
            assert server.stop() == ""


def test_a_game_behind_nginx(site: Site) -> None:
    a_game_is_played(site)
    with site.visit("127.0.0.2") as visitor:
        assert visitor.get("/about", headers={"host": "evil.example"}).status_code == 400


def test_limits_behind_nginx_are_by_visitor(site: Site) -> None:
    limits_are_by_visitor(site)
