## Era: Das Mittelalter. A fact "n" is a number.

era-symbol-food = { $n } Nahrung
era-symbol-wood = { $n } Holz
era-symbol-stone = { $n } Stein
era-symbol-goods =
    { $n ->
        [one] { $n } Handelsware
       *[other] { $n } Handelswaren
    }
era-symbol-culture = { $n } Kultur
era-symbol-hammer =
    { $n ->
        [one] { $n } Hammer
       *[other] { $n } Hämmer
    }
era-symbol-sword =
    { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
era-symbol-shield =
    { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
era-symbol-skull =
    { $n ->
        [one] { $n } Totenkopf
       *[other] { $n } Totenköpfe
    }
era-symbol-feather =
    { $n ->
        [one] { $n } Feder
       *[other] { $n } Federn
    }
era-die-peasant = Bauer
era-die-noble = Adliger
era-die-burgher = Bürger
era-die-cleric = Geistlicher
era-dice-peasant =
    { $n ->
        [one] { $n } Bauernwürfel
       *[other] { $n } Bauernwürfel
    }
era-dice-noble =
    { $n ->
        [one] { $n } Adelswürfel
       *[other] { $n } Adelswürfel
    }
era-dice-burgher =
    { $n ->
        [one] { $n } Bürgerwürfel
       *[other] { $n } Bürgerwürfel
    }
era-dice-cleric =
    { $n ->
        [one] { $n } Kirchenwürfel
       *[other] { $n } Kirchenwürfel
    }
era-face = { $die } ({ $symbols })
era-times = { $n } × { $what }
# "cell" is a field such as K9; "turn" counts quarter turns.
era-place =
    { $turn ->
        [0] { $piece } auf { $cell }
        [1] { $piece } auf { $cell }, einmal gedreht
        [2] { $piece } auf { $cell }, zweimal gedreht
       *[other] { $piece } auf { $cell }, dreimal gedreht
    }

## Pieces and what they do.

era-piece-keep = Turm
era-piece-longhouse = Bauernhaus
era-piece-townhouse = Bürgerhaus
era-piece-church = Kirche
era-piece-farm = Bauernhof
era-piece-lumber-mill = Sägemühle
era-piece-hospital = Hospital
era-piece-monastery = Kloster
era-piece-market = Markt
era-piece-guildhall = Zunfthaus
era-piece-university = Universität
era-piece-cathedral = Kathedrale
era-piece-wall = Mauer ({ $n })
era-piece-scorched-land = Ödland
era-effect-keep = Ein Adelswürfel; gilt als Mauer und immer als umschlossen.
era-effect-longhouse = Ein Bauernwürfel.
era-effect-townhouse = Ein Bürgerwürfel.
era-effect-church = Ein Kirchenwürfel.
era-effect-farm = 1 Nahrung mehr bei jedem Sammeln.
era-effect-lumber-mill = 2 Holz mehr bei jedem Sammeln.
era-effect-hospital = Es und die Gebäude daneben sind vor Seuchen sicher.
era-effect-monastery = Nach dem ersten Wurf darfst du einen Würfel ohne Totenkopf drehen.
era-effect-market = Am Ende 1 Punkt für jedes leere Feld daneben.
era-effect-guildhall = Am Ende 1 Punkt für jede Ressource, die dir bleibt.
era-effect-university = Am Ende 1 Punkt für jede Kultur.
era-effect-cathedral = Am Ende 1 Punkt für jeden deiner Würfel.
era-effect-wall = Schließt Städte; keine Punkte.
era-effect-scorched-land = Darauf kann nichts gebaut werden.

## Phases, disasters, ranks of the solo game.

era-phase-0 = Aufbau
era-phase-1 = Würfeln
era-phase-2 = Sammeln
era-phase-3 = Ernähren
era-phase-4 = Desaster
era-phase-5 = Bauen
era-phase-6 = Erpressen
era-disaster-bandits = Räuber
era-disaster-disease = Krankheit
era-disaster-treachery = Verrat
era-disaster-fire = Feuer
era-disaster-pestilence = Pest
era-disaster-revolt = Aufstand
era-rank-hamlet = Weiler
era-rank-town = Städtchen
era-rank-city = Stadt
era-rank-capital = Hauptstadt

## Prompts, one for each decision.

era-ask-set-up = Welches Startteil stellst du wohin? Niemand sieht es, bevor alle fertig sind.
era-ask-roll = Welche Würfel wirfst du noch einmal? Oder hörst du auf?
era-ask-monastery = Kloster: Drehst du einen Würfel?
era-ask-quill = Deine Würfe sind vorbei: Nutzt du eine Feder?
era-ask-finish = Es gibt nichts mehr zu werfen: Bist du fertig?
era-ask-bandits = Räuber: Was gibst du her?
era-ask-treachery = Verrat: Wohin kommt das Ödland?
era-ask-treachery-room = Verrat: kein Platz für Ödland. Was entfernst du?
era-ask-fire = Feuer: Welches Gebäude brennt ab?
era-ask-fire-land = Feuer: Wohin kommt das Ödland?
era-ask-build = Was baust du wohin?
era-ask-demand = Erpressung: Was forderst du?
era-ask-answer = Erpressung: Zahlst du { $what }?
era-ask-solo-extortion = Weder Schwert noch Schild: Was gibst du her?

## Actions in plain words.

era-do-stop = Aufhören
era-do-throw = Die gewählten Würfel werfen
era-do-mark = Zum Werfen wählen: { $die }
era-do-set = Drehen: { $die } auf { $to }
era-do-decline = Die Würfel lassen, wie sie sind
era-do-quill = Die Feder noch einmal werfen
era-do-quill-with = Die Feder noch einmal werfen, dazu { $die }
era-do-suffer =
    { $n ->
        [one] { $n } Schritt Desaster nehmen
       *[other] { $n } Schritte Desaster nehmen
    }
era-do-lose = { $what } hergeben
era-do-done = Nichts mehr bauen
era-do-place = Hinstellen: { $where }
era-do-build = Bauen: { $where }, für { $price }
era-do-remove = Entfernen: { $where }
era-do-demand = { $what } fordern
era-do-pay = Zahlen
era-do-refuse = Verweigern

## Hints: what a decision brings. They are joined by semicolons.

era-hint-stop = so, wie es liegt: { $symbols }
# "safe" and "two" are percents.
era-hint-risk = mit { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfeln
    }: kein neuer Totenkopf { $safe } %, zwei oder mehr Totenköpfe { $two } %
era-hint-quill = selbst ein Totenkopf darf neu geworfen werden
era-hint-set = er zeigt dann { $die }
era-hint-decline = nichts ändert sich
era-hint-suffer = { $points }
era-hint-done =
    { $n ->
        [one] { $n } Hammer verfällt
       *[other] { $n } Hämmer verfallen
    }
era-hint-remove = Wert: { $points }
era-hint-place = passt
era-hint-encloses =
    { $n ->
        [one] umschließt { $n } Feld und verdoppelt { $points }
       *[other] umschließt { $n } Felder und verdoppelt { $points }
    }
era-hint-crowds =
    { $n ->
        [one] { $n } Gebäude mehr steht eng
       *[other] { $n } Gebäude mehr stehen eng
    }
era-hint-last = das letzte seiner Art: dreht einen Spielende-Marker um
era-hint-left = übrig: { $stores }
era-hint-demand = davon hat dein Gegner { $n }

## The log: what happened.

era-event-ready = { $player } ist fertig.
era-event-set-up = { $player } hat aufgebaut: { $pieces }.
era-event-start-player = { $player } beginnt.
era-event-round-begins = Runde { $n } beginnt mit { $player }.
era-event-rolled = { $player }, Wurf { $n }: { $dice }.
era-event-finished-rolling = { $player } hat fertig gewürfelt.
era-event-revealed = { $player } zeigt { $dice }: { $symbols }.
era-event-collected = { $player } sammelt { $stores }.
era-event-collected-lost = { $player } sammelt { $stores }; kein Platz für { $lost }.
era-event-fed =
    { $missing ->
        [0] { $player } ernährt die Würfel mit { $n } Nahrung.
       *[other] { $player } ernährt die Würfel mit { $n } Nahrung; { $missing } fehlt.
    }
# "why" is famine, bandits, disease, fire, pestilence or extortion.
era-event-disaster =
    { $why ->
        [famine] Hunger: { $player } rückt auf der Desasterleiste um { $n } vor.
        [bandits] Räuber: { $player } rückt auf der Desasterleiste um { $n } vor.
        [disease] Krankheit: { $player } rückt auf der Desasterleiste um { $n } vor.
        [fire] Feuer: { $player } rückt auf der Desasterleiste um { $n } vor.
        [pestilence] Pest: { $player } rückt auf der Desasterleiste um { $n } vor.
       *[extortion] Erpressung: { $player } rückt auf der Desasterleiste um { $n } vor.
    }
era-event-disaster-strikes =
    { $n ->
        [one] { $player } hat { $n } Totenkopf: { $disaster }.
       *[other] { $player } hat { $n } Totenköpfe: { $disaster }.
    }
era-event-resource-lost = { $player } gibt { $what } her.
era-event-goods-lost =
    { $n ->
        [0] { $player } hat keine Handelswaren zu verlieren.
       *[other] { $player } verliert alle Handelswaren: { $n }.
    }
# "why" is fire or treachery.
era-event-removed =
    { $why ->
        [fire] Abgebrannt bei { $player }: { $where }.
       *[treachery] { $player } macht Platz und entfernt { $where }.
    }
era-event-scorched = { $player } bekommt { $where }.
# "reason" is supply or room.
era-event-no-scorched-land =
    { $reason ->
        [supply] Für { $player } ist kein Ödland mehr da.
       *[room] Im Gebiet von { $player } ist nirgends Platz für Ödland.
    }
# "enclosed" counts the fields that are newly shut in.
era-event-built =
    { $enclosed ->
        [0] { $player } baut { $where } für { $price }.
        [one] { $player } baut { $where } für { $price } und umschließt { $enclosed } Feld.
       *[other] { $player } baut { $where } für { $price } und umschließt { $enclosed } Felder.
    }
era-event-built-no-more =
    { $n ->
        [one] { $player } baut nichts mehr; { $n } Hammer verfällt.
       *[other] { $player } baut nichts mehr; { $n } Hämmer verfallen.
    }
era-event-marker-turned =
    { $n ->
        [0] { $player } nimmt das letzte Teil „{ $piece }“: Der letzte Spielende-Marker wird umgedreht. Mit dieser Runde endet die Partie.
        [one] { $player } nimmt das letzte Teil „{ $piece }“: Ein Spielende-Marker wird umgedreht, { $n } bleibt.
       *[other] { $player } nimmt das letzte Teil „{ $piece }“: Ein Spielende-Marker wird umgedreht, { $n } bleiben.
    }
era-event-demanded = { $player } fordert { $what } von { $other }.
era-event-paid =
    { $kept ->
        [yes] { $player } zahlt { $what } an { $other }.
       *[no] { $player } zahlt { $what }; { $other } hat keinen Platz dafür.
    }
era-event-refused = { $player } verweigert { $other } { $what }.
era-event-nothing-to-extort = { $player } findet bei { $other } nichts zu fordern.
era-event-dice-gained = { $player } bekommt { $gained }.
era-event-dice-lost = { $player } verliert { $lost }.
era-event-dice-changed = { $player } bekommt { $gained } und verliert { $lost }.
era-event-game-over =
    { $n ->
        [one] Die Partie ist zu Ende: { $players } gewinnt.
       *[other] Die Partie ist zu Ende: { $players } gewinnen gemeinsam.
    }
era-event-solo-over = Die Partie ist zu Ende: { $player } erreicht { $points } – { $rank }.

## Where points come from.

era-source-buildings = Gebäude
era-source-cities = In Städten verdoppelt
era-source-markets = Märkte
era-source-guildhalls = Zunfthäuser
era-source-universities = Universitäten
era-source-cathedrals = Kathedralen
era-source-culture = Kultur
era-source-most-culture = Meiste Kultur
era-source-largest-city = Größte Stadt
era-source-disasters = Desaster
era-source-total = Summe

## The situation, line by line.

era-tell-round = Era, Runde { $n }: { $phase }.
era-tell-order = Der Reihe nach: { $players }.
era-tell-markers = Umgedrehte Spielende-Marker: { $n } von { $all } ({ $pieces }).
era-tell-rolling = Würfeln noch: { $players }.
era-tell-player =
    { $you ->
        [yes] { $player } (du): { $points }.
       *[no] { $player }: { $points }.
    }
era-tell-stores = Besitzt { $stores }.
era-tell-disaster = Desasterleiste: { $n }.
era-tell-owns = Würfel: { $dice }.
era-tell-rolled = Gewürfelt: { $dice }.
era-tell-chosen = Zum Werfen gewählt: { $dice }.
era-tell-pieces = Gebiet: { $pieces }.
# "fields" are the areas of the cities.
era-tell-cities =
    { $n ->
        [0] Keine Stadt, Fläche { $fields }.
        [one] { $n } Stadt, Fläche { $fields }.
       *[other] { $n } Städte, Flächen { $fields }.
    }
era-tell-crowded =
    { $n ->
        [one] { $n } Gebäude steht eng.
       *[other] { $n } Gebäude stehen eng.
    }
era-tell-to-place = Noch hinzustellen: { $pieces }.
era-tell-supply = Im Vorrat:
era-tell-piece = { $piece }, noch { $n }: { $price }, { $points }. { $effect }
era-tell-missing = Dir fehlt { $stores }.
era-tell-over = Die Partie ist zu Ende.
era-tell-drawing = Die Würfel fallen.
era-tell-waiting = Gewartet wird auf: { $players }.

## The terminal. Heads of columns are short.

era-board-points = Pkt
era-board-food = Nahr.
era-board-wood = Holz
era-board-stone = Stein
era-board-goods = Waren
era-board-culture = Kult.
era-board-disaster = Des.
era-board-dice = Würf.
era-board-city = Stadt
era-board-rolling = würfelt
era-board-markers = Spielende-Marker: { $n } von { $all }
era-board-legend = K Turm, L Bauernhaus, T Bürgerhaus, C Kirche, F Bauernhof, M Sägemühle, H Hospital, Y Kloster, S Markt, G Zunfthaus, U Universität, A Kathedrale, # Mauer, x Ödland, : freies Feld einer Stadt.
era-menu-piece = { $piece } ({ $n } Möglichkeiten)
era-menu-place =
    { $fits ->
        [yes] { $where }: { $brings }.
       *[no] { $where } geht nicht: { $brings }.
    }
# For whoever presses keys; "turns" says whether the piece looks different when it is turned.
era-menu-keys =
    { $turns ->
        [yes] Pfeiltasten bewegen es, t dreht es, Enter stellt es hin, Esc führt zurück; oder gib ein Feld ein: g5.
       *[no] Pfeiltasten bewegen es, Enter stellt es hin, Esc führt zurück; oder gib ein Feld ein: g5.
    }
# For whoever types lines.
era-menu-fields =
    { $turns ->
        [yes] Gib das Feld der linken oberen Ecke ein (g5, g5 gedreht), drehen, Enter zum Hinstellen oder 0 für zurück.
       *[no] Gib das Feld der linken oberen Ecke ein (g5), Enter zum Hinstellen oder 0 für zurück.
    }
era-menu-turn-words = drehen gedreht turn turned
era-menu-outside = { $piece }: Das ragte über das Gebiet hinaus.
era-menu-back = Zurück
era-play-key-words = bauernhof k9
era-play-key-notation = place farm k9
era-play-help-odds = wie wahrscheinlich Totenköpfe bei deinem nächsten Wurf sind
era-odds-none = Jetzt steht kein Wurf an.
era-odds-line = { $n ->
        [0] Aufhören
        [one] { $n } Würfel werfen
       *[other] { $n } Würfel werfen
    }: { $odds }
era-odds-skulls = { $n ->
        [one] { $n } Totenkopf
       *[other] { $n } Totenköpfe
    } { $percent } %
