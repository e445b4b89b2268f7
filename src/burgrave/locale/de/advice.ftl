## Rat in Sätzen: Server und Terminal sprechen sie.

counsel-best = Mein Rat: { $choice }.
counsel-either = { $first }. Oder: { $second }. Das macht kaum einen Unterschied.
counsel-alike = Es macht kaum einen Unterschied, was davon du nimmst.
counsel-only = Es gibt nur eine Möglichkeit: { $choice }.
counsel-choice = { $n }) { $choice }
counsel-wins = Sieg { $win } % ± { $error }, erwartet: Platz { $place }, { $points } Punkte
counsel-scores = erwartet: { $points } Punkte
counsel-sure-sure =
    { $behind ->
        [0] sicher die beste Wahl
       *[other] sicher hinter Nr. { $behind }
    }
counsel-sure-fairly =
    { $behind ->
        [0] wohl die beste Wahl
       *[other] wohl hinter Nr. { $behind }
    }
counsel-sure-close = fast so gut wie Nr. { $next }
counsel-with-rule = { $sentence } ({ $rule })
counsel-thought = Jede Wahl wurde { $tries }-mal durchgespielt; was du nicht sehen kannst, wurde jedes Mal neu gezogen. Was eine Lage wert ist, wurde aus Partien von Bots gelernt.
counsel-counted =
    { $n ->
        [one] Bisher { $n }-mal Rat. Eine Partie mit Rat zählt für deine Ergebnisse, aber nie für eine Wertung.
       *[other] Bisher { $n }-mal Rat. Eine Partie mit Rat zählt für deine Ergebnisse, aber nie für eine Wertung.
    }
counsel-none = Für { $game } gibt es keinen Rat: Niemand hat bisher gelernt, was eine Lage darin wert ist.
counsel-not-among-people = Hier gibt es keinen Rat: An diesem Terminal spielen mehrere Menschen.
