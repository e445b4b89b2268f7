# Rückblick auf eine Partie, auf ihrem Brett.
replay-speed = Tempo
replay-stride = In Schritten von
replay-decision = Entscheidung
replay-part =
    { $chapter ->
        [year] Jahreszeit
        [round] Phase
       *[other] Zug
    }
replay-chapter =
    { $chapter ->
        [year] Jahr
       *[other] Runde
    }
replay-eyes = Sicht von
replay-you = Dir
replay-mine = Wie du es damals gesehen hast
replay-all = Allen
replay-everything = Alles, was irgendwer wusste
replay-runs = Die Partie läuft noch: Das hier hast du davon gesehen.
replay-beginning = Der Anfang
replay-decides = { $name } entscheidet
replay-decides-you = Du entscheidest
replay-chance = Der Zufall entscheidet
replay-of = { $n } von { $of }
replay-where = Augenblick der Partie
replay-first = Zum Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link zu diesem Augenblick
record = Aufzeichnung
record-about = Eine Aufzeichnung ist eine ganze Partie in einer Datei: von der Seite nach einer Partie, aus dem Terminal oder von Freunden. Jede Entscheidung und jeder Wurf wird zuerst geprüft; der Server behält nichts davon.
record-choose = Datei auswählen
record-drop = oder irgendwo auf dieser Seite ablegen
record-checking = Jede Entscheidung und jeder Wurf wird geprüft …
record-too-long = „{ $name }“ ist zu lang für eine Aufzeichnung.
record-bad = Diese Aufzeichnung lässt sich nicht öffnen. { $reason }
