"""`mindtable learn`: the list of lessons, and one of them played with the coach."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mindtable.learn import lesson_named
from mindtable.terminal import journal, learn
from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES

Typing = Callable[..., None]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Lets a person type some lines, and then leave."""

    def types(*lines: str) -> None:
        coming = iter(lines)

        def read(_prompt: str) -> str:
            line = next(coming, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr(learn, "reader", lambda: read)

    return types


def hints(id: str) -> list[str]:
    lesson = lesson_named(id)
    assert lesson
    return [step.move for step in lesson.steps]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["learn", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "mindtable learn first-game" in said
    assert "mindbug-kept" in said


def test_a_lesson_is_learnt_and_noted(capsys: pytest.CaptureFixture[str], typing: Typing) -> None:
    typing(*hints("bait"))
    assert main(["learn", "bait", "--lang", "en"]) == 0
    assert "That’s it!" in capsys.readouterr().out
    main(["learn", "--lang", "en"])
    assert "✓ bait" in capsys.readouterr().out


def test_a_lesson_goes_on_where_it_was_left(capsys: pytest.CaptureFixture[str], typing: Typing) -> None:
    typing(*hints("first-game")[:3], "quit")
    assert main(["learn", "first-game", "--lang", "en"]) == 0
    capsys.readouterr()
    typing("restart")
    main(["learn", "first-game", "--lang", "en"])
    said = capsys.readouterr().out
    assert said.index("Step 4 of 8") < said.index("Step 1 of 8")


def test_another_answer_leads_back_and_nonsense_nowhere(capsys: pytest.CaptureFixture[str], typing: Typing) -> None:
    typing("sing", "play killer-bee", "1", "back", *hints("bait"))
    assert main(["learn", "bait", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "This way the game is lost." in said
    assert said.index("This way the game is lost.") < said.index("That’s it!")


def test_there_is_no_such_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "nonsense", "--lang", "en"]) == 2
    assert "there is no lesson “nonsense”" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", "{", '{"done": 1}'])
def test_what_was_noted_may_be_nonsense(capsys: pytest.CaptureFixture[str], text: str) -> None:
    journal.folder().mkdir(parents=True)
    (journal.folder() / "learnt.json").write_text(text)
    assert main(["learn", "--lang", "en"]) == 0
    assert "✓" not in capsys.readouterr().out
