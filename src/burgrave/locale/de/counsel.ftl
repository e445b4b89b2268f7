## Rat am Tisch, auf der Seite.

counsel = Rat
counsel-ask = Um Rat fragen
counsel-again = Jetzt geht es um eine andere Entscheidung. Frag noch einmal, wenn du magst.
counsel-later = Rat gibt es, wenn du dich entscheidest.
counsel-thinking = Die Möglichkeiten werden abgewogen …
counsel-no = Kein Rat an diesem Tisch
counsel-no-short = kein Rat
counsel-unlearned = Noch hat niemand gelernt, was eine Lage in diesem Spiel wert ist; also gibt es nichts Ehrliches zu sagen.
counsel-off = Hier spielen mehrere Menschen, und unter Menschen gibt es nur Rat, wenn alle ihn wollen.
counsel-off-waiting = Du bist für Rat. Es fehlt noch das Ja von { $names }.
counsel-off-asked = Dafür, dass Rat erlaubt ist: { $names }. Es gibt ihn, sobald alle zustimmen.
counsel-ask-others = Die anderen fragen
counsel-agree = Zustimmen
counsel-withdraw = Lieber nicht
counsel-allow = Rat erlauben?
counsel-allow-about = Rat zeigt allen, die danach fragen, die besten Möglichkeiten und warum. Es gibt ihn nur, solange alle Menschen am Tisch zustimmen; jeder kann das Ja zurücknehmen.
counsel-not-now = Jetzt nicht
counsel-good = Gut
counsel-percent = { $n } %
counsel-error = ± { $n }
counsel-expected = erwartet: Platz { $place }, { $points } Punkte
counsel-expected-alone = erwartet: { $points } Punkte
counsel-is-sure =
    { $behind ->
        [0] sicher die beste Wahl
       *[other] sicher hinter Nr. { $behind }
    }
counsel-is-fairly =
    { $behind ->
        [0] wohl die beste Wahl
       *[other] wohl hinter Nr. { $behind }
    }
counsel-is-close = fast so gut wie Nr. { $next }
counsel-show = Auf dem Tisch zeigen
counsel-lies = liegt bereit
counsel-ring = Rat { $rank }.
counsel-reckoned =
    { $tries ->
        [one] Jede Wahl wurde { $tries }-mal durchgespielt und neu gezogen, was du nicht sehen kannst; bewertet wurde mit dem, was aus Partien von Bots gelernt ist. ± ist die Streuung der Versuche (in 95 von 100 Fällen) und dazu das, worum das Urteil in Kingsburg-Partien von Bots danebenlag.
       *[other] Jede Wahl wurde { $tries }-mal durchgespielt und dabei jedes Mal neu gezogen, was du nicht sehen kannst; bewertet wurde mit dem, was aus Partien von Bots gelernt ist. ± ist die Streuung der Versuche (in 95 von 100 Fällen) und dazu das, worum das Urteil in Kingsburg-Partien von Bots danebenlag.
    }
counsel-so-far = Rat bisher: { $n }-mal. Eine Partie mit Rat zählt für deine Ergebnisse, aber nie für eine Wertung.
refusal-no-counsel = An diesem Tisch gibt es keinen Rat, solange nicht alle zustimmen.
refusal-not-learned = Noch hat niemand gelernt, was eine Lage in diesem Spiel wert ist.
refusal-too-many-hints = Das war viel Rat; die Eule braucht eine Pause. Frag später noch einmal.
refusal-busy = Gerade kein Rat: Das Haus ist sehr beschäftigt. Frag noch einmal.
