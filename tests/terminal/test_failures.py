"""What fails is said in the language of whoever reads it: bots, scenarios, and what the system does not do."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from mindtable.game.flaws import Cause, cause_of
from mindtable.table.ahead import CannotServe, listening_at
from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.typography import loose

FAILING = """
name: Dwa
game: duel
turn: A
A: {hand: [gorillion], play: [luchataur]}
B: {hand: [gorillion]}
"""
NO_PROGRAM = "program:no-such-program-anywhere"
NUMBERS = [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.EEXIST, errno.ENOSPC, errno.EROFS]
NUMBERS += [errno.ENAMETOOLONG, errno.EMFILE, errno.ENOMEM, errno.EIO, errno.ENOEXEC]
NUMBERS += [errno.EADDRINUSE, errno.EADDRNOTAVAIL]


def said(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    return loose(captured.out + captured.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_causes_have_words_and_the_others_are_quoted(language: str) -> None:
    wording, english = Wording(language), Wording("en")
    causes = [cause_of(OSError(number, os.strerror(number))) for number in NUMBERS]
    words = [wording.cause(cause) for cause in causes]
    assert len(set(words)) == len(NUMBERS)
    assert not {cause.said for cause in causes} & set(words)
    assert language == "en" or not {english.cause(cause) for cause in causes} & set(words)
    assert wording.cause(cause_of(OSError(errno.EXDEV, "Invalid cross-device link (x)"))) == "Invalid cross-device link"
    assert wording.cause(cause_of(OSError("strange"))) == "strange"


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "part of the path is a file, not a folder"),
        ("it", "una parte del percorso è un file, non una cartella"),
        ("es", "una parte de la ruta es un archivo, no una carpeta"),
        ("fr", "une partie du chemin est un fichier, pas un dossier"),
        ("pl", "część ścieżki to plik, a nie folder"),
    ],
)
def test_what_the_system_does_not_do_is_said_in_the_language_of_the_command(
    *,
    language: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert main(["play", "--lang", language]) == 2
    assert said(capsys).endswith(f"{why}\n")


@pytest.mark.parametrize(
    ("language", "then", "outcome"),
    [
        ("it", "then: {turn: B}", "Dwa: “then”: turn dovrebbe essere B, ma è A."),
        ("es", "moves: [A: attack gorillion]", "paso 1: A: attack gorillion debería estar permitida, pero no lo está."),
        ("fr", "moves: [refuse: {A: play gorillion}]", "A : play gorillion devrait être refusé, mais est permis."),
        ("pl", "then: {turn: B, A: {life: 9}}", "turn: powinno być B, a jest A. A life: powinno być 9, a jest 3."),
    ],
)
def test_scenarios_fail_in_the_language_of_the_command(
    *, language: str, then: str, outcome: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "scenes.yaml"
    file.write_text(f"{FAILING}{then}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--lang", language]) == 1
    told, counted = said(capsys).splitlines()
    assert outcome in told
    assert counted == loose(Wording(language).message("scenario-counted", passed=0, failed=1))


def test_a_scenario_without_a_name_is_called_by_its_number_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "scenes.yaml"
    file.write_text("game: duel\nA: {hand: [gorillion]}\nthen: {winner: A}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--lang", "pl"]) == 1
    assert "scenes.yaml: dokument 1: „then”: winner: powinno być A, a jest null." in said(capsys)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "the program cannot be started: there is no such file or folder."),
        ("it", "il programma non si avvia: il file o la cartella non esiste."),
        ("es", "no se puede iniciar el programa: no existe ese archivo o carpeta."),
        ("fr", "le programme ne peut pas démarrer : ce fichier ou ce dossier n’existe pas."),
        ("pl", "nie można uruchomić programu: nie ma takiego pliku ani folderu."),
    ],
)
def test_bots_fail_in_the_language_of_the_command(
    *,
    language: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["watch", "--bots", f"{NO_PROGRAM},{NO_PROGRAM}", "--lang", language]) == 2
    assert why in said(capsys)
    assert main(["arena", NO_PROGRAM, "random", "--games", "2", "--cores", "1", "--lang", language]) == 0
    assert why in said(capsys)


def test_why_nothing_can_be_served_is_a_cause() -> None:
    with pytest.raises(CannotServe) as nowhere:
        listening_at("192.0.2.1", 0)
    assert nowhere.value.about["problem"] == Cause("no-address", os.strerror(errno.EADDRNOTAVAIL))
    with pytest.raises(CannotServe) as unknown:
        listening_at("no-such-host.invalid", 0)
    assert unknown.value.about["problem"] == Cause("no-address")
