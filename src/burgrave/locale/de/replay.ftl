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
# Von einem Augenblick an weiterspielen; Stellungen als Text oder Link.
play-on = Weiterspielen
play-on-title = Von hier an weiterspielen
play-on-about = An diesem Augenblick beginnt ein neuer Tisch, gegen Bots und mit eigenen Würfeln. Das steht überall dabei, und zu deinen Partien zählt er nicht.
play-on-over = Hier ist die Partie zu Ende. Geh zu einem früheren Augenblick zurück, um weiterzuspielen.
play-on-seat = Dein Platz
play-on-bots = Wie gut die Bots spielen
play-on-hidden = Was diesem Platz verborgen ist
play-on-anew = Neu verteilt
play-on-anew-about = Was dieser Platz nicht wissen konnte, wird neu verteilt: Was du seither erfahren hast, hilft dir nicht.
play-on-same = Wie es lag
play-on-same-about = Verborgene Karten und Würfel sind dieselben wie damals. Du kennst sie vielleicht schon, die Bots nicht.
play-on-go = Weiterspielen
share-position = Diese Stellung teilen
share-position-about = Der Link enthält die ganze Stellung, auch was verborgen ist. Wer ihn öffnet, kann sich umsehen und weiterspielen; der Server behält nichts davon.
share-position-link = Link kopieren
share-position-json = Als JSON kopieren
position = Stellung
position-about = Für Rätsel und Versuche: Füge eine Stellung ein oder schreibe selbst eine, als JSON oder dieselben Angaben als einfachen Text, eine je Zeile (TOML). Was du weglässt, ist wie zu Beginn des Schritts, den du nennst.
position-example = Beginne mit:
position-text = Die Stellung
position-show = Auf dem Brett zeigen
position-checking = Wird angesehen …
position-change = Stellung ändern
position-player = Spieler { $n }
position-link-bad = Dieser Link enthält keine ganze Stellung: Ein Teil davon ist unterwegs verloren gegangen.
