"""The command as a process of its own: exit codes, signals, pipes."""

from __future__ import annotations

import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.cli import main
from burgrave.games import names

BURGRAVE = [sys.executable, "-m", "burgrave"]


def environment(**more: str) -> dict[str, str]:
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return {**plain, "PYTHONIOENCODING": "utf-8", **more}


def test_a_mistake_ends_the_process_with_code_2() -> None:
    ended = subprocess.run(
        [*BURGRAVE, "play", "chess"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    known = ", ".join(names())
    assert ended.stderr == f"burgrave: There is no game “chess”; there is {known}.\n"


def test_the_end_of_input_is_a_friendly_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ended = subprocess.run(
        [*BURGRAVE, "play", "kingsburg", "--save", path],
        input="1\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(LANG="de_DE.UTF-8"),
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith(
        f"gespeichert. So geht es weiter:\n  burgrave play --resume {path}\n"
    )
    assert path.exists()


def test_an_interrupt_ends_with_130_and_the_game_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    process = subprocess.Popen(
        [*BURGRAVE, "play", "kingsburg", "--save", path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(PYTHONUNBUFFERED="1"),
        # Tests started in the background ignore interrupts, and so would what they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("  3)"):
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert err == ""
    assert f"--resume {path}" in out
    assert path.exists()


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [*BURGRAVE, "rules"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    told = process.stderr.read()
    process.stderr.close()
    process.wait()
    assert (process.returncode, told) == (0, "")


def test_a_plain_terminal_gets_plainer_signs_for_what_it_lacks(tmp_path: Path) -> None:
    ended = subprocess.run(
        [*BURGRAVE, "play", "kingsburg", "--save", tmp_path / "game.json", "--language", "de"],
        input=b"1\nb\nq\n",
        capture_output=True,
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    told = ended.stdout.decode("ascii")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "-- Kingsburg ---" in told
    assert "Hofnarr" in told
    assert "Konigin" in told
    assert "?" not in told.replace("? zeigt", "").replace("nimmst du?", "").replace("?\n", "\n")


def test_closed_streams_are_no_errors(tmp_path: Path) -> None:
    for number, closed in enumerate(("<&-", ">&-", "<&- >&- 2>&-")):
        path = tmp_path / f"game-{number}.json"
        ended = subprocess.run(
            ["sh", "-c", f'exec "$@" {closed}', "sh", *BURGRAVE, "play", "--save", path],
            input=b"1\n",
            capture_output=True,
            env=environment(),
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, b"")
        assert path.exists()


def test_the_hint_how_to_go_on_names_the_command_as_it_was_called(tmp_path: Path) -> None:
    called = tmp_path / "bin" / "burgrave"
    called.parent.mkdir()
    called.write_text(
        "import sys\nfrom burgrave.cli import main\nsys.exit(main())\n", encoding="utf-8"
    )
    for path, name in (("/nowhere", str(called)), (str(called.parent), "burgrave")):
        called.chmod(0o755)
        ended = subprocess.run(
            [sys.executable, called, "play", "--save", tmp_path / f"{len(path)}.json"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment(PATH=path),
            check=False,
        )
        assert f"\n  {name} play --resume " in ended.stdout


def test_an_interrupt_while_the_command_starts_ends_with_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("burgrave.locale.speaker", interrupted)
    assert main(["games"]) == 130
    assert capsys.readouterr().out == ""


def test_output_that_cannot_be_written_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        def fileno(self) -> int:
            return spare

    spare = os.open(os.devnull, os.O_WRONLY)
    with monkeypatch.context() as patched:
        patched.setattr("sys.stdout", Full())
        assert main(["games", "--language", "en"]) == 2
    os.close(spare)
    assert capsys.readouterr().err.endswith("No space left on device.\n")
