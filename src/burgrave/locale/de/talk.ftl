# What people say to each other at a table.
talk = Gespräch
talk-unread =
    { $n ->
        [one] { $n } neue Zeile
       *[other] { $n } neue Zeilen
    }
talk-log = Gespräch an diesem Tisch
talk-empty = Noch hat niemand etwas gesagt.
talk-older = Frühere Zeilen
talk-new = neu
talk-field = Sag etwas
talk-send = Senden
talk-phrases = Kurze Sätze: jeder liest sie in seiner Sprache
# Only heard: this line is a quick phrase.
talk-phrase = kurzer Satz
talk-says = { $name }: { $text }
# Beside a name: this person has no seat.
talk-watches = schaut zu
talk-sending = wird gesendet …
talk-failed = Nicht gesendet.
talk-again = Noch einmal
talk-discard = Verwerfen
talk-person = Was du bei dieser Person tun kannst
talk-mute-here = Für dieses Spiel stumm
talk-mute-everywhere = An jedem Tisch stumm
talk-muted = { $name } ist an diesem Tisch für dich stumm.
talk-muted-everywhere = { $name } ist an jedem Tisch für dich stumm.
talk-hear = Wieder hören
talk-tell-host = Dem Gastgeber melden
talk-told-host = Wer den Tisch eröffnet hat, sieht diese Zeile.
talk-look = Jemand bittet dich, diese Zeile anzusehen:
talk-seen = Gesehen
talk-off = Der Gastgeber hat das Gespräch an diesem Tisch ausgeschaltet.
talk-phrases-only = Der Gastgeber erlaubt an diesem Tisch nur kurze Sätze.
talk-about =
    { $reads ->
        [players] Bis das Spiel vorbei ist, lesen das nur die Mitspieler. Das Gespräch bleibt beim Tisch und wird mit ihm gelöscht.
        [watchers] Bis das Spiel vorbei ist, lesen das nur die Zuschauer. Das Gespräch bleibt beim Tisch und wird mit ihm gelöscht.
       *[other] Das lesen alle an diesem Tisch. Das Gespräch bleibt beim Tisch und wird mit ihm gelöscht.
    }
talk-allowed = An diesem Tisch erlaubt:
talk-allow-all = alles
talk-allow-phrases = nur kurze Sätze
talk-allow-off = nichts
phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-close = Das war knapp
phrase-thanks = Danke
phrase-moment = Einen Moment, bitte
phrase-away = Verzeih, ich war weg
phrase-ready = Bereit?
phrase-your-turn = Bist du dran?
phrase-bot = Ein Bot, bitte?
phrase-good-game = Gutes Spiel
refusal-too-fast = Du schreibst schneller, als andere lesen können; warte ein paar Sekunden.
refusal-line-hidden = Eine Zeile hat keine Zeichen, die andere steuern, drehen oder verstecken; lass sie weg.
refusal-line-empty = In dieser Zeile steht nichts, was man sehen kann.
refusal-line-long = Eine Zeile hat bis zu 500 Zeichen.
refusal-talk-off = Der Gastgeber hat das Gespräch an diesem Tisch ausgeschaltet.
refusal-phrases-only = Der Gastgeber erlaubt an diesem Tisch nur kurze Sätze.
refusal-no-talk = In diesem Haus gibt es kein Gespräch am Tisch: sein Gastgeber will es so.
