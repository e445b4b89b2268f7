"""The loader: languages, fallback, errors, and what the locale variables mean."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from burgrave.locale import Speaker, from_environment, languages, speaker


def test_english_comes_first() -> None:
    assert languages() == ("en", "de", "hu")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ("", "en"),
        ("LANG=de_DE.UTF-8", "de"),
        ("LANG=hu", "hu"),
        ("LANG=de-AT", "de"),
        ("LANG=de_AT@euro", "de"),
        ("LANG=fr_FR.UTF-8", "en"),
        ("LANG=den_CA", "en"),
        ("LC_MESSAGES=hu_HU LANG=de_DE", "hu"),
        ("LC_ALL=de_DE LC_MESSAGES=hu_HU LANG=en_GB", "de"),
        ("LC_ALL= LANG=hu_HU", "hu"),
        ("LC_ALL=fr_FR LANG=de_DE", "en"),
        ("LANG=en_GB LANGUAGE=hu:de", "hu"),
        ("LANG=en_GB LANGUAGE=fr:de:hu", "de"),
        ("LANGUAGE=de", "de"),
        ("LC_ALL=C LANGUAGE=de", "en"),
        ("LC_ALL=C.UTF-8 LANGUAGE=de", "en"),
        ("LC_ALL=POSIX LANG=de_DE", "en"),
    ],
)
def test_language_follows_the_locale_variables(variables: str, language: str) -> None:
    environ = dict(variable.split("=", 1) for variable in variables.split())
    assert from_environment(environ) == language


def test_a_speaker_is_read_once() -> None:
    assert speaker("de") is speaker("de")
    assert speaker("de").language == "de"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="no catalogue for language 'fr': choose en, de, hu"):
        speaker("fr")


def test_names_follow_the_edition() -> None:
    say = speaker("de").say
    assert say("kingsburg-building-statue", edition="first") == "Standbild"
    assert (
        say("kingsburg-building-statue", edition="revised")
        == say("kingsburg-building-statue")
        == "Statue"
    )
    assert say("kingsburg-building-inn", edition="first") == "Kneipe"
    assert say("kingsburg-building-inn") == "Wirtshaus"
    assert say("kingsburg-building-blacksmith", edition="first") == "Schmiede"
    assert say("kingsburg-building-blacksmith") == "Schmied"
    assert say("kingsburg-advisor-12", edition="first") == "Edelfrau"
    assert say("kingsburg-advisor-12") == "Herzogin"
    assert say("kingsburg-do-reroll-all", edition="first") == "Kapelle: alle Würfel neu werfen"
    assert (
        say("kingsburg-do-reroll-own", edition="first")
        == "Standbild: einen eigenen Würfel neu werfen"
    )


def test_counts_agree_with_their_nouns() -> None:
    assert speaker("en").say("kingsburg-soldiers", n=1) == "1 soldier"
    assert speaker("en").say("kingsburg-soldiers", n=2) == "2 soldiers"
    assert speaker("en").say("points", n=-1) == "-1 point"
    assert speaker("de").say("points", n=1) == "1 Siegpunkt"
    assert speaker("de").say("points", n=0) == "0 Siegpunkte"
    assert speaker("hu").say("kingsburg-soldiers", n=3) == "3 katona"


def test_an_influence_names_token_market_and_envoy() -> None:
    facts = {"advisor": "Treasurer", "dice": "5 + 3"}
    say = speaker("en").say
    assert say("kingsburg-do-influence", **facts) == "Influence the Treasurer with 5 + 3"
    assert (
        say("kingsburg-do-influence", **facts, token=True, market=-1, envoy=True)
        == "Influence the Treasurer with 5 + 3, +2 token, Market 1 down, by envoy"
    )
    assert say("kingsburg-do-influence", **facts, token=False, market=1, envoy="no").endswith(
        "Market 1 up"
    )


def test_inserted_names_carry_no_isolation_marks() -> None:
    assert speaker("hu").say("kingsburg-event-passed", player="Kriszti") == "Kriszti passzol."


@pytest.mark.parametrize("language", languages())
def test_an_unknown_key_is_named(language: str) -> None:
    assert not speaker(language).has("kingsburg-advisor-21")
    with pytest.raises(
        KeyError, match="no message 'kingsburg-advisor-21' in the English catalogue"
    ):
        speaker(language).say("kingsburg-advisor-21")


def test_a_missing_fact_is_named() -> None:
    with pytest.raises(KeyError, match="message 'kingsburg-event-passed' needs the fact 'player'"):
        speaker("de").say("kingsburg-event-passed", forced=True)


def test_a_noun_says_itself_in_the_form_that_is_asked_for() -> None:
    def meadow(language: str, form: str) -> str:
        return speaker(language).form("kings-will-landscape-meadow", form)

    told = {
        language: speaker(language).say("kings-will-do-hamlet", spot=partial(meadow, language))
        for language in languages()
    }
    assert told == {
        "en": "Hamlet on Meadow",
        "de": "Bauerschaft auf die Wiese setzen",
        "hu": "Lerakom a tanyát a Rétre",
    }


def test_a_form_that_is_given_goes_before_the_noun() -> None:
    said = speaker("de").say("kings-will-do-hamlet", spot=str.upper, spot_to="dorthin")
    assert said == "Bauerschaft dorthin setzen"


def test_a_fact_of_a_wrong_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="message 'points' cannot be said"):
        speaker("en").say("points", n=None)  # type: ignore[arg-type]


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    for name, text in {
        "en/game.ftl": "king = King\nqueen = Queen\n",
        "en/cli.ftl": "bye = Bye, { $player }\nbare =\n    .label = Label\n",
        "de/game.ftl": "king = König\n",
        "de/notes.txt": "queen = not a catalogue\n",
    }.items():
        page = tmp_path / name
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")
    return tmp_path


def test_english_stands_in_for_a_missing_translation(catalogues: Path) -> None:
    german = Speaker("de", catalogues)
    assert german.say("king") == "König"
    assert german.has("queen")
    assert german.say("queen") == "Queen"


def test_all_files_of_a_language_are_read(catalogues: Path) -> None:
    assert Speaker("de", catalogues).say("bye", player="Ann") == "Bye, Ann"
    assert Speaker("en", catalogues).say("king") == "King"


def test_a_key_without_text_of_its_own_is_refused(catalogues: Path) -> None:
    with pytest.raises(KeyError, match="message 'bare' has no text of its own"):
        Speaker("en", catalogues).say("bare")


def test_what_a_message_quotes_comes_with_it(tmp_path: Path) -> None:
    """Wherever it stands, over several lines, after comments, and at the end of a file."""
    pages = {
        "a": "call = { who }, of { \n -house\n}\n# nobody = { $a }\nwho = { $n ->\n"
        "  [one] King\n *[other] Kings\n}\n\n  and { queen }",
        "b": "## Others\n\n-house = the Burgraves\n  .of = none\nqueen=Queen { $name }",
    }
    (tmp_path / "en").mkdir()
    for name, text in pages.items():
        (tmp_path / "en" / f"{name}.ftl").write_text(text, encoding="utf-8")
    voice = Speaker("en", tmp_path)
    assert voice.say("call", n=2, name="Ann") == "Kings\n\nand Queen Ann, of the Burgraves"
    assert voice.asks("call") == {"n", "name"}
    assert not voice.has("nobody")


def test_importing_the_package_does_not_import_fluent() -> None:
    program = "import sys, burgrave, burgrave.locale; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
