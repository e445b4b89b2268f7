"""A game of one's own, The Carter: found by its place, under every rule that games are under."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from carter.game import GAME
from fluent.syntax import FluentParser, ast

import burgrave
from burgrave import BadOption, BadPosition, BadRecord, Record, Rng, games, locale
from burgrave.arena.conformance import conforming_game
from burgrave.arena.fuzz import combinations, fuzz
from burgrave.arena.match import simulate
from burgrave.arena.walk import Walk
from burgrave.games import describer, enrol, rule_guide
from burgrave.kernel.event import told
from burgrave.locale import Speaker, languages, speaker
from burgrave.locale.problems import said
from tests.cli.conftest import Run, first_choices, run
from tests.docs.pages import DOCS, ROOT, blocks
from tests.games import test_events, test_wording

__all__ = ["run"]

PLACE = "carter.game:GAME"
PACKAGE = ROOT / "examples" / "carter"
PAGE = (DOCS / "adding-a-game.md").read_text("utf-8")
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


@pytest.fixture(autouse=True)
def only_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """What a test brings in of its own is gone after it; libraries stay, which know each other."""
    monkeypatch.setattr(games, "_OWN", {})
    monkeypatch.setattr(locale, "_learnt", [])
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        where = getattr(sys.modules[name], "__file__", None) or ""
        if where.startswith(str(tmp_path_factory.getbasetemp())):
            del sys.modules[name]


def part(title: str) -> tuple[int, list[str]]:
    """How many files a part of the page counts in its heading, and those that it lists."""
    found = re.search(rf"^## {title}: (\d+) files.*?(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return int(found[1]), ROW.findall(found[0])


@pytest.mark.parametrize("title", ["A board in the browser", "Its own tests"])
def test_every_game_of_the_house_has_the_files_of_a_board_and_of_its_tests(title: str) -> None:
    count, listed = part(title)
    assert count == len(listed) <= 12
    for name in burgrave.names():
        for file in listed:
            home = ROOT if file.startswith(("web/", "tests/")) else ROOT / "src/burgrave"
            called = games.room(name) if file.startswith(("games/", "tests/")) else name
            assert (home / file.replace("<game>", called)).is_file(), file


def test_the_page_tells_the_truth() -> None:
    failed, tried = doctest.testfile(
        str(DOCS / "adding-a-game.md"), module_relative=False, encoding="utf-8"
    )
    assert (failed, tried > 5) == (0, True)


COMMANDS = [line for block in blocks(PAGE) for line in block.splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run_as_written(command: str, run: Run) -> None:
    path, program, *words = shlex.split(command)
    assert (path, program) == ("PYTHONPATH=examples", "burgrave")
    done = run(*words, typed="1\nq\n")
    assert (done.code, done.err) == (0, "")
    assert done.out


def test_it_is_known_but_none_of_the_house() -> None:
    assert enrol(PLACE) is GAME
    assert GAME.name not in burgrave.names()
    assert burgrave.game("carter") is GAME


@pytest.mark.once
@pytest.mark.parametrize(("players", "options"), combinations(GAME), ids=str)
def test_it_conforms_all_through(players: int, options: dict[str, str | bool]) -> None:
    for seed in range(3):
        walk = conforming_game(GAME, players, options, seed)
        assert walk.state.over
        again = Walk(GAME, players, options, seed)
        while not again.state.over:
            again.step()
        assert again.lines == walk.lines
        assert again.state.hash() == walk.state.hash()


def test_states_and_actions_are_copied_and_pickled() -> None:
    state = GAME.new(3, road="long")
    state.settle(4)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        twin.play(0, "stop")
        assert twin != state
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert [pickle.loads(pickle.dumps(action)) for action in GAME.actions] == GAME.actions


def test_a_turn_by_its_rules() -> None:
    state = GAME.new(2)
    for face in (2, 4, 6):  # C-2.1
        assert state.robbers == 1
        state.settle(face - 1)
        state.play(0, "throw")
    assert state.robbers == 2  # C-2.2: twelve sacks are heavy
    state.settle(2 - 1)
    assert (state.active, state.points) == (1, [0, 0])
    state.settle(2 - 1)
    state.play(1, "stop")  # C-2.3
    assert (state.active, state.points, state.round) == (0, [0, 2], 2)


def test_the_round_is_played_to_its_end_and_a_victory_can_be_shared() -> None:
    state = GAME.restore({"seats": [{"points": 26}, {"points": 24}], "round": 9})
    state.settle(3)
    state.play(0, "stop")
    assert not state.over  # C-3.1: the other one has a turn, too
    state.settle(5)
    state.play(1, "stop")
    assert (state.over, state.ranking()) == (True, [1, 1])  # C-3.2


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": "decide", "load": 1},
        {"step": "over", "load": 3, "seats": [{"points": 30}, {}]},
        {"step": "over"},
        {"seats": [{"points": 30}, {}]},
        {"step": "over", "active": 1, "seats": [{"points": 30}, {}]},
        {"weather": "fine"},
        {"seats": [{"gold": 3}, {}]},
    ],
    ids=str,
)
def test_a_position_that_can_not_be_is_refused(wrong: dict[str, object]) -> None:
    enrol(PLACE)
    with pytest.raises(BadPosition, match=r"\.$") as refused:
        GAME.restore({"seats": [{}, {}], **wrong})
    for language in locale.languages()[1:]:
        assert said(refused.value, language) != str(refused.value)


def test_events_are_told_as_those_of_every_game() -> None:
    enrol(PLACE)
    test_events.test_every_event_fits_its_type("carter")
    test_events.test_every_fact_is_known_and_every_known_fact_is_told("carter")
    test_events.test_every_kind_has_a_line_that_asks_for_what_it_has("carter")
    test_wording.test_no_line_is_a_telegram("carter")
    test_events.test_readers_are_told_in_person("carter")


def test_events_change_the_view_as_they_say() -> None:
    enrol(PLACE)
    walk = Walk(GAME, 3, {"road": "short"}, 8)
    while not walk.state.over:
        before, log = json.loads(json.dumps(walk.state.view(None))), list[burgrave.Event]()
        walk.step(log)
        for event in told(log, None):
            for change in test_events.changes_of("carter", event):
                *path, last = test_events.way(change, event)
                place = before if not path else before[path[0]][int(path[1])]
                what = event[str(change.what)[1:]] if str(change.what)[:1] == "$" else change.what
                place[last] = what if change.do == "set" else place[last] + what
        after = walk.state.view(None)
        assert [before[key] for key in ("load", "round", "seats")] == [
            after[key] for key in ("load", "round", "seats")
        ]


def messages(language: str) -> dict[str, ast.Message]:
    text = (PACKAGE / "locale" / language / "carter.ftl").read_text("utf-8")
    page = FluentParser().parse(text).body
    assert not [entry for entry in page if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in page if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", languages())
def test_the_catalogues_say_the_same(language: str) -> None:
    enrol(PLACE)
    ours, english = speaker(language), speaker("en")
    assert list(messages(language)) == list(messages("en"))
    own = ("carter-", "how-carter-", "glossary-carter-")
    assert all(key.startswith(own) for key in messages(language))
    for key in messages("en"):
        bare = {name.removesuffix("_acc") for name in ours.asks(key)}
        assert bare == english.asks(key), key


def test_what_is_learnt_changes_nothing_that_was_known(tmp_path: Path) -> None:
    house, own = tmp_path / "house", tmp_path / "own"
    for folder, text in ((house, "hello = Hello\n"), (own, "hello = Howdy\nbye = Bye\n")):
        (folder / "en").mkdir(parents=True)
        (folder / "en" / "all.ftl").write_text(text)
    (house / "de").mkdir()
    english, german = Speaker("en", house), Speaker("de", house)
    assert german.say("hello") == "Hello"
    for each in (english, german, Speaker("de", house, own)):
        each.learn(own)
        assert (each.say("hello"), each.say("bye")) == ("Hello", "Bye")


@pytest.mark.parametrize("language", languages())
def test_whoever_looks_is_told_everything_in_words(language: str) -> None:
    enrol(PLACE)
    say, tell, guide = speaker(language), describer("carter"), rule_guide("carter")
    walk = Walk(GAME, 3, {"road": "short"}, 5)
    log: list[burgrave.Event] = []
    while not walk.state.over:
        walk.step(log)
        for viewer in (None, 0, 1, 2):
            look = burgrave.kernel.seat.Look(viewer, walk.state)
            text = tell.describe(look, say, ("Anna", "Béla", "Cindy"))
            assert not set(text) & set("{}$")
            assert all(tell.brings(look, action, say) for action in look.legal)
    page = "\n".join(p.read_text("utf-8") for p in [PACKAGE / "rules" / "carter.md"])
    for event in told(log, None):
        assert f"**{guide.rule_of_event(event, {}, 3)}**" in page


def rules(page: Path) -> list[str]:
    return re.findall(r"^- \*\*(C-[\d.]+)\*\*", page.read_text("utf-8"), re.MULTILINE)


def test_the_rules_are_the_same_in_every_language() -> None:
    english = rules(PACKAGE / "rules" / "carter.md")
    assert len(english) == 7
    for language in ("de", "hu"):
        assert rules(PACKAGE / "rules" / language / "carter.md") == english


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["drawn", "plain"])
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_in_the_terminal(
    run: Run, tmp_path: Path, language: str, plain: tuple[str, ...]
) -> None:
    path, tongue = tmp_path / "game.json", ("--language", language)
    asked = iter(["?", "odds", "h 1", "why", "rules C-3.1", "b", "d", "l"])
    typist = first_choices()

    def typed(shown: str) -> str | None:
        return next(asked, None) or typist(shown.replace("1: ", "1) "))

    words = ("play", PLACE, "--players", "2", "--seed", "s", "--name", "Ann", "--save", path)
    played = run(*words, *tongue, *plain, typed=typed)
    assert (played.code, played.err) == (0, "")
    say = speaker(language)
    assert say.say("carter-source-freight") in played.out
    assert say.say("carter-tell-turn", player="Ann").partition("Ann")[2] not in played.out
    assert "C-3.1" in played.out
    assert "K-" not in played.out
    assert f"verify {path} --game {PLACE}" in played.out
    for command in ("replay", "verify"):
        again = run(command, path, "--game", PLACE, *tongue)
        assert (again.code, again.err) == (0, "")
        assert len(again.out.splitlines()) > 4


def test_a_saved_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", PLACE, "--players", "2", "--set", "road=long", "--save", path)
    left = run(*words, typed="1\nq\n")
    assert f"burgrave play {PLACE} --resume {path}" in left.out
    assert json.loads(path.read_text())["options"] == {"road": "long"}
    assert run("play", PLACE, "--resume", path, typed="2\nq\n").code == 0


def test_a_record_brings_no_game_in(run: Run, tmp_path: Path) -> None:
    """Whoever gets a file from somebody loads no module by it, whatever it names."""
    trap = tmp_path / "trap"
    trap.mkdir()
    (trap / "__init__.py").touch()
    (trap / "game.py").write_text("raise SystemExit('sprung')\n")
    table = burgrave.Table(GAME, [burgrave.Player("A"), burgrave.Player("B")], Rng(1))
    table.start()
    text = Record.of(table).to_json()
    for name in ("carter", PLACE, "trap.game:GAME"):
        path = tmp_path / "game.json"
        path.write_text(text.replace('"game": "carter"', f'"game": "{name}"'))
        for command in (("replay",), ("verify",), ("play", "--resume")):
            refused = run(*command, path)
            assert refused.code == 2
            assert f"There is no game “{name}”" in refused.err
        with pytest.raises(BadRecord):
            burgrave.record(path.read_text())
        with pytest.raises(BadOption, match="There is no game"):
            burgrave.game(name)
    assert "trap" not in sys.modules


def copied(tmp_path: Path, name: str, **more: str) -> None:
    """The same game under another name, with more modules."""
    home = shutil.copytree(PACKAGE, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in [path for path in home.rglob("*.*") if path.is_file()]:
        text = file.read_text("utf-8").replace("carter", name).replace("Carter", name.title())
        file.with_name(file.name.replace("carter", name)).write_text(text, "utf-8")
    for module, text in more.items():
        (home / f"{module}.py").write_text(text)


REFUSALS = {
    "nowhere.game:GAME": "The module nowhere.game can't be loaded (ModuleNotFoundError: No mod",
    "broken.game:GAME": "The module broken.game can't be loaded (ZeroDivisionError: division by",
    "bare.game:GAME": "The module bare.game has no game called GAME.",
    "loud.game:GAME": "A game's name is small letters and hyphens, unlike “../LOUD”.",
    "second.game:GAME": "There is a game “kingsburg” already; give yours another name.",
    "carter.game:CarterGame": "named by its place, package.game:GAME, not “carter.game:Cart",
    "os:system": "A game of one's own is named by its place, package.game:GAME, not “os:system”.",
    ":": "A game of one's own is named by its place",
}


@pytest.mark.parametrize("command", ["play", "simulate", "fuzz"])
@pytest.mark.parametrize("place", REFUSALS)
def test_a_game_that_can_not_be_had_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, command: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    copied(tmp_path, "second")
    copied(tmp_path, "loud")
    for name, game in (("second", "kingsburg"), ("loud", "../LOUD")):
        file = tmp_path / name / "game.py"
        file.write_text(file.read_text().replace(f'"{name}", "The', f'"{game}", "The'))
    for name, text in (("broken", "GAME = 1 / 0\n"), ("bare", "GAME = 'Kingsburg'\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.py").write_text(text)
    refused = run(command, place)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("burgrave: This game cannot be used: ")
    assert refused.err.count("\n") == 1
    assert REFUSALS[place] in refused.err


def test_two_games_of_ones_own_need_two_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    copied(tmp_path, "other")
    file = tmp_path / "other" / "game.py"
    file.write_text(file.read_text().replace('"other", "The', '"carter", "The'))
    assert enrol(PLACE) is enrol(PLACE)
    with pytest.raises(BadOption, match="There is a game “carter” already"):
        enrol("other.game:GAME")


def test_rules_alone_can_be_fuzzed_and_words_are_missed_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    copied(tmp_path, "early")
    for folder in ("describe", "locale", "rules"):
        shutil.rmtree(tmp_path / "early" / folder)
    assert run("fuzz", "early.game:GAME", "--games", "5").code == 0
    refused = run("play", "early.game:GAME")
    assert refused.code == 2
    assert refused.err == "burgrave: The game “early” has no describe.py.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--set", "road"), "“road” is no option: write its name, = and its value"),
        (("--set", "road=broad"), "Option road must be short or long, not “broad”."),
        (("--set", "weather=fine"), "The Carter has no option “weather”; it has road."),
        (("--players", "5"), "The Carter is for 2 to 4 players, not 5."),
        (("--bots", "greedy"), "The bot “greedy” does not know The Carter; let random bots play"),
        (("--seats", "Ann,greedy"), "The bot “greedy” does not know The Carter; let random bots"),
    ],
    ids=str,
)
def test_what_the_game_does_not_have_is_refused(
    run: Run, words: tuple[str, ...], told: str
) -> None:
    refused = run("play", PLACE, *words)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert told in refused.err


def test_the_greedy_bot_says_that_it_does_not_know_the_game(run: Run) -> None:
    assert "does not know The Carter" in run("simulate", PLACE).err
    with pytest.raises(BadOption, match="does not know The Carter; random bots play it"):
        simulate(GAME, ["greedy", "random"], 1)


def test_other_processes_know_the_game() -> None:
    alone, together = fuzz(GAME, 120, 3), fuzz(GAME, 120, 3, processes=2)
    assert (together.games, together.steps, together.failures) == (120, alone.steps, [])
    one = simulate(GAME, ["random", "random"], 120, 3)
    two = simulate(GAME, ["random", "random"], 120, 3, processes=2)
    assert one.standings == two.standings


JUDGE = """
class Judge:
    def choose(self, state, seat, legal, rng):
        return legal[state.load > 15]
"""
FACE = """
from burgrave.cli.in_words import InWords
from burgrave.cli.parts import Part

class Face(InWords):
    def __init__(self, terminal, speaker, names):
        super().__init__("coach", terminal, speaker, names)

    def parts(self, look):
        return [Part("cart", ["o--o" * look.imagined.load], 2)]
"""


def test_a_judge_and_a_face_of_its_own_are_found(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    copied(tmp_path, "coach", judge=JUDGE, face=FACE)
    done = run("play", "coach.game:GAME", "--players", "2", "--seed", "a", typed="1\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "(Steady)" in done.out
    assert "o--oo--o" in done.out
    match = simulate(enrol("coach.game:GAME"), ["greedy", "random"], 60, 1)
    assert match.standings[0].wins > 40
