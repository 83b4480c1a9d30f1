"""Behind a real proxy: nginx, set up as the docs say, with a certificate of its own."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from tests import ROOT
from tests.table.playing import Person, gather
from tests.table.serving import Server

DOCS = ROOT / "docs" / "hosting.md"
NAME = "table.example.org"
MISSING = [program for program in ("nginx", "openssl") if not shutil.which(program, path="/usr/sbin:/usr/bin:/bin")]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"not on this machine: {', '.join(MISSING)}; see `make proxy`"),
]


@dataclass(frozen=True)
class Site:
    """The table as the world sees it."""

    port: int
    certificate: Path

    def visit(self, address: str) -> httpx2.Client:
        """A browser somewhere else."""
        trusting = ssl.create_default_context(cafile=str(self.certificate))
        trusting.check_hostname = False  # it is asked by its address
        return httpx2.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"host": f"{NAME}:{self.port}", "origin": f"https://{NAME}:{self.port}"},
            transport=httpx2.HTTPTransport(verify=trusting, local_address=address),
            follow_redirects=True,
            timeout=20,
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    server = Server(folder / "data", more=["--behind-proxy", "127.0.0.1", "--allowed-hosts", NAME])
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN={NAME}"
    subprocess.run([*make.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
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


def wait_for(port: int) -> None:
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.01)
    raise AssertionError("nginx has not begun")


def test_a_game_behind_nginx(site: Site) -> None:
    with site.visit("127.0.0.2") as one, site.visit("127.0.0.3") as two, site.visit("127.0.0.4") as watching:
        host, guest = Person(one), Person(two)
        host.begin(game="duel", company="friends", name="Rosa")
        assert {cookie.name for cookie in one.cookies.jar if cookie.secure} >= {"__Host-mindtable", "name"}
        assert f'value="https://{NAME}:{site.port}/join/' in host.look()
        gather(host, guest, names=["Tom"])
        with watching.stream("GET", f"/games/{host.game}/live") as line:
            events = line.iter_lines()
            assert "Tom" in told(events)
            for _ in range(4):
                asked = host if host.question()[1] else guest
                mark, moves = asked.question()
                before = watching.get(f"/games/{host.game}").text
                assert asked.answer(moves[0], mark).status_code == 200
                if watching.get(f"/games/{host.game}").text != before:  # some choices are nobody's business yet
                    assert "id: " in told(events)
            assert guest.do("resign").status_code == 200
            assert 'class="question over"' in told(events)
        assert 'class="question over"' in host.look()
        page = one.get("/about")
        assert page.headers["strict-transport-security"]
        assert one.get("/about", headers={"host": "evil.example"}).status_code == 400


def test_limits_behind_nginx_are_by_visitor(site: Site) -> None:
    with site.visit("127.0.0.2") as one, site.visit("127.0.0.3") as two:
        made_up = {"x-forwarded-for": "192.0.2.1"}
        statuses = [
            one.post("/settings", data={}, headers=made_up, follow_redirects=False).status_code for _ in range(150)
        ]
        assert statuses[:100] == [303] * 100
        assert statuses[-1] == 429, "this one has posted enough, wherever it says it is"
        assert two.post("/settings", data={}).status_code == 200


def told(events: Iterator[str]) -> str:
    """The next event."""
    lines: list[str] = []
    for line in events:
        if line.startswith(":"):
            continue
        if not line and lines:
            break
        lines.append(line)
    return "\n".join(lines)
