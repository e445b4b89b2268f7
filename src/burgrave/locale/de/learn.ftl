## Spielen lernen: was Terminal und Browser beide sagen.

learn-you = Du
learn-right = Richtig. { $why }
learn-wrong = Diesmal nicht. { $why }
learn-else = Das ist erlaubt, aber in diesem Schritt nicht gefragt.
learn-title = Spielen lernen
learn-lead = Kurze Lektionen am echten Tisch. Jede hat einen Gedanken und etwas zu tun; falsche Versuche kosten nichts. Wie weit du bist, bleibt gespeichert.
learn-lesson = Lektion
learn-where = Lernen · { $game } · { $n }. { $title }
learn-number = { $game } · Lektion { $n } von { $all }
learn-list-title = { $n }. { $title }
learn-minutes = { $n } Min.
learn-count = { $n } Lektionen, { $minutes } Minuten
learn-done-of = { $n } von { $all } geschafft
learn-next-for-you = Als Nächstes für dich
learn-next-about = { $game }, Lektion { $n } · { $minutes } Minuten
learn-start = Beginnen
learn-go-on = Weiter
learn-all-done = Du hast alle Lektionen geschafft. Zeit für eine Partie.
learn-to-games = Zu den Spielen
learn-known = Du kennst die Spiele schon?
learn-rules = Die vollständigen Regeln
learn-coach = Lernhilfe
learn-task = Deine Aufgabe
learn-question = Eine Frage
learn-look = Schau her
learn-new = Das ist neu
learn-step-of = { $n } von { $all }
learn-steps = Schritte
learn-step-done = geschafft
learn-is-right = Richtig.
learn-is-wrong = Diesmal nicht.
learn-so-far = Bisher
learn-know = Gut zu wissen
learn-show = Zeig es mir
learn-back = Schritt zurück
learn-leave = Beenden
learn-understood = Verstanden
learn-no-coach = Keine Hinweise mehr
learn-coach-on = Wieder Hinweise
learn-lesson-over = Lektion geschafft
learn-lesson-done = Das war „{ $lesson }“.
learn-game-over = Die Partie ist zu Ende
learn-game-done = Du hast eine ganze Partie gespielt: „{ $lesson }“ ist geschafft.
learn-again = Noch einmal
learn-next = Weiter: { $lesson }
learn-all = Alle Lektionen
learn-nowhere = Diese Lektion gibt es nicht
learn-nowhere-about = Die Liste der Lektionen steht unter „Spielen lernen“.
learn-stopped = Die Lektion lässt sich gerade nicht öffnen
learn-trouble = Die Lektion ist unterbrochen; Schritt { $n } bleibt erhalten. Versuch es noch einmal.
learn-fold = Hinweis einklappen

## In Kürze, auf einer Seite.

how-title = Kurzanleitung: { $game }
how-wins = Was Siegpunkte bringt
how-mistakes = Die zwei Fehler, die alle zuerst machen
how-ways = Wie weiter
how-lesson = Erste Lektion
how-coached = Erste Partie mit Lernhilfe
how-print = Drucken
learn-one-screen = Auf einer Seite

## Das Glossar.

glossary-of = Glossar: { $game }
glossary-lead = Was jedes Ding auf dem Tisch ist. Am Tisch sagen es auch „?“ und F1.
glossary-search = Suchen
glossary-found =
    { $n ->
        [one] 1 Eintrag
       *[other] { $n } Einträge
    }
