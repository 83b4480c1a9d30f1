"""Programs at the web table, by what is offered to them."""

from __future__ import annotations

import html
import json
import re
import time
from functools import cache
from random import Random
from typing import Any

from jsonschema import Draft202012Validator
from starlette.testclient import TestClient

from mindtable.table.api.routes import document
from tests.table.listening import Line
from tests.table.playing import another

API = "/api/1"
_TOKEN = re.compile(r'id="token" readonly value="([^"]+)"')


def new_token(browser: TestClient, label: str, plays: str = "bot") -> str:
    """A token that somebody makes on the page."""
    page = browser.post("/me/tokens", data={"label": label, "plays": plays})
    found = _TOKEN.search(page.text)
    assert found, page.text
    return html.unescape(found[1])


class Program:
    """A program with a token. Whatever it gets is checked against the description."""

    def __init__(self, client: TestClient, token: str, seed: int = 1) -> None:
        self.client = another(client)
        self.token = token
        self.seen: list[str] = []
        self._dice = Random(seed)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """Ask for something; what is answered."""
        answer = self.client.request(method, f"{API}{path}", headers=self.headers, json=body)
        assert answer.status_code == status, answer.text
        self.seen.append(answer.text)
        check(method, path.partition("?")[0], answer.json(), is_problem=status != 200)
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.ask("POST", path, body, status)

    def play(self, game: str) -> bool:
        """Answer with any move, if one is asked; false when the game is over."""
        stands = self.get(f"/games/{game}")
        if stands["adds_bits"]:
            self.post(f"/games/{game}/deal", {"bits": self._dice.randbytes(32).hex()})
        elif stands["question"] and stands["seat"] in stands["to_decide"]:
            move = self._dice.choice(stands["question"]["moves"])
            self.post(f"/games/{game}/move", {"move": move, "mark": stands["question"]["mark"]})
        return not stands["is_over"]

    def listen(self, path: str) -> ProgramLine:
        return ProgramLine(self, path)


class ProgramLine(Line):
    """A line of events to a program."""

    def __init__(self, program: Program, path: str) -> None:
        self._path, _, query = path.partition("?")
        super().__init__(program.client, "", headers=program.headers, path=f"{API}{self._path}", query=query)

    def until(self, kind: str, count: int = 1) -> list[Any]:
        """All lines that have come, as soon as so many of a kind are among them."""
        for _ in range(2000):
            lines = self.lines()
            if sum(line["type"] == kind for line in lines) >= count:
                return lines
            time.sleep(0.005)
        raise AssertionError(f"nothing of the kind {kind} has come: {lines}")

    def lines(self) -> list[Any]:
        """All lines that have come."""
        text = self.text.rpartition("\n")[0]
        found = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        for line in found:
            check("GET", self._path, line)
        return found


def check(method: str, path: str, answer: object, *, is_problem: bool = False) -> None:
    """That an answer is as its description says."""
    paths = document()["paths"]
    found = next(known for known in paths if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", known), f"{API}{path}"))
    _validator(found, method.lower(), "default" if is_problem else "200").validate(answer)


@cache
def _validator(path: str, method: str, status: str) -> Draft202012Validator:
    described = document()
    (content,) = described["paths"][path][method]["responses"][status]["content"].values()
    return Draft202012Validator({**content["schema"], "components": described["components"]})
