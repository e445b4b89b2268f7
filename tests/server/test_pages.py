"""The client's files as they go out: packed for who can unpack them, kept while they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from burgrave.locale import languages
from burgrave.server import pages

SCRIPT = b"export const word = 'burgrave';\n" * 200


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Burgrave</title>")
    (tmp_path / "assets" / "a.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "a.woff2").write_bytes(SCRIPT)
    monkeypatch.setattr(pages, "_STATIC", tmp_path)
    with create_test_client(pages.page) as served:
        yield served


@pytest.mark.parametrize(
    ("takes", "packed"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5, *", True),
        ("gzip;q=0", False),
        ("gzip; q=0.00, br", False),
        ("identity", False),
        ("", False),
    ],
)
def test_scripts_are_packed_for_who_can_unpack_them(
    client: TestClient[Any], takes: str, packed: bool
) -> None:
    answer = client.get("/assets/a.js", headers={"accept-encoding": takes})
    assert answer.content == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    assert (int(answer.headers["content-length"]) < len(SCRIPT)) == packed


def test_fonts_are_packed_already(client: TestClient[Any]) -> None:
    answer = client.get("/assets/a.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


def test_files_named_by_their_content_are_kept_and_the_page_is_asked_for_again(
    client: TestClient[Any],
) -> None:
    assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
    for path in ("/", "/t/anything"):
        answer = client.get(path)
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"


def linked_folder(real: Path, link: Path) -> None:
    link.symlink_to(real, target_is_directory=True)


def linked_files(real: Path, link: Path) -> None:
    files = [*real.rglob("*.*")]
    (link / "assets").mkdir(parents=True)
    for file in files:
        (link / file.relative_to(real)).symlink_to(file)


@pytest.mark.parametrize("linked", [linked_folder, linked_files])
def test_an_installation_may_be_made_of_links(
    client: TestClient[Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    linked: Callable[[Path, Path], None],
) -> None:
    link = tmp_path / "link"
    linked(tmp_path, link)
    monkeypatch.setattr(pages, "_STATIC", link)
    answer = client.get("/assets/a.js")
    assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert "immutable" in answer.headers["cache-control"]


@pytest.fixture(params=["checkout", "package"])
def bare(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A server without the client, that `make` or pip has installed."""
    monkeypatch.setattr(pages, "_STATIC", tmp_path / "nothing")
    monkeypatch.setattr(pages, "__file__", str(tmp_path / "env" / "burgrave" / "pages.py"))
    monkeypatch.setattr("sys.prefix", str(tmp_path / "env"))
    if request.param == "checkout":
        (tmp_path / "tools").mkdir()
        (tmp_path / "tools" / "client.py").touch()
    pages._plain.cache_clear()
    yield request.param
    pages._plain.cache_clear()


def test_without_the_client_the_page_says_what_helps_there(bare: str) -> None:
    with create_test_client(pages.page) as client:
        text = client.get("/t/anything").text
    for language in languages():
        assert f"<section lang={language}>" in text
    helps = {"checkout": "make play", "package": "pip install"}
    for where, words in helps.items():
        assert text.count(words) == (3 if where == bare else 0)


def test_what_looks_like_a_file_and_is_none_is_not_found(client: TestClient[Any]) -> None:
    assert client.get("/assets/b.js").status_code == 404
