## Rat in Sätzen: Server und Terminal sprechen sie.

counsel-best = Mein Rat: { $choice }.
counsel-either = { $first } oder { $second }: Das macht kaum einen Unterschied.
counsel-alike = Es macht kaum einen Unterschied, was davon du nimmst.
counsel-only = Es gibt nur eine Möglichkeit: { $choice }.
counsel-towards-built = Am Ende der Jahreszeit hast du { $building_acc } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
counsel-towards-kings-reward = Der König ehrt dich in { $percent } von 100 Versuchen, sonst in { $otherwise }.
counsel-towards-envoy-awarded = Der Gesandte des Königs kommt in { $percent } von 100 Versuchen zu dir, sonst in { $otherwise }.
counsel-denies-influenced = Sonst beeinflusst { $player } { $advisor_acc } in { $percent } von 100 Versuchen.
counsel-risk-battle = Den Kampf verlierst du in { $percent } von 100 Versuchen, sonst in { $otherwise }.
era-counsel-towards-built = In dieser Runde baust du { $piece_a } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
era-counsel-towards-marker-turned = Du baust das letzte Gebäude einer Art ({ $piece }) und drehst einen Spielende-Marker in { $percent } von 100 Versuchen um, sonst in { $otherwise }.
era-counsel-risk-disaster = Auf der Desasterleiste rückst du in { $percent } von 100 Versuchen vor, sonst in { $otherwise }.
kw-counsel-towards-erected = In dieser Runde errichtest du { $building_acc } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kw-counsel-towards-founded = In dieser Runde gründest du { $settlement_a } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kw-counsel-denies-erected = Sonst errichtet { $player } { $building_acc } in { $percent } von 100 Versuchen.
kw-counsel-risk-rebellion = Dein Volk rebelliert in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kw-counsel-risk-tribute-unpaid = Die Pflichtabgabe kannst du in { $percent } von 100 Versuchen nicht zahlen, sonst in { $otherwise }.
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
