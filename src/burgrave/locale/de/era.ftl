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
    .acc = den Bauernwürfel
era-die-noble = Adliger
    .acc = den Adelswürfel
era-die-burgher = Bürger
    .acc = den Bürgerwürfel
era-die-cleric = Geistlicher
    .acc = den Kleruswürfel
era-dice-peasant = { $n } Bauernwürfel
era-dice-noble = { $n } Adelswürfel
era-dice-burgher = { $n } Bürgerwürfel
era-dice-cleric = { $n } Kleruswürfel
era-face = { $die } ({ $symbols })
    .acc = { $die_acc } ({ $symbols })
era-times = { $n } × { $what }
era-shown =
    { $n ->
        [1] { $die } ({ $symbols })
       *[other] { $n } × { $die } ({ $symbols })
    }
era-spot =
    { $turn ->
        [0] { $at }
        [1] { $at } (einmal gedreht)
        [2] { $at } (zweimal gedreht)
       *[other] { $at } (dreimal gedreht)
    }
# "at" is a field such as K9; "turn" counts quarter turns.
era-place = { $piece } auf { era-spot }
    .a = { $piece_a } auf { era-spot }
    .acc = { $piece_acc } auf { era-spot }

## Pieces and what they do.

era-piece-keep = Turm
    .a = einen Turm
    .acc = den Turm
    .last = den letzten Turm
era-piece-longhouse = Bauernhaus
    .a = ein Bauernhaus
    .acc = das Bauernhaus
    .last = das letzte Bauernhaus
era-piece-townhouse = Bürgerhaus
    .a = ein Bürgerhaus
    .acc = das Bürgerhaus
    .last = das letzte Bürgerhaus
era-piece-church = Kirche
    .a = eine Kirche
    .acc = die Kirche
    .last = die letzte Kirche
era-piece-farm = Bauernhof
    .a = einen Bauernhof
    .acc = den Bauernhof
    .last = den letzten Bauernhof
era-piece-lumber-mill = Sägemühle
    .a = eine Sägemühle
    .acc = die Sägemühle
    .last = die letzte Sägemühle
era-piece-hospital = Hospital
    .a = ein Hospital
    .acc = das Hospital
    .last = das letzte Hospital
era-piece-monastery = Kloster
    .a = ein Kloster
    .acc = das Kloster
    .last = das letzte Kloster
era-piece-market = Markt
    .a = einen Markt
    .acc = den Markt
    .last = den letzten Markt
era-piece-guildhall = Zunfthaus
    .a = ein Zunfthaus
    .acc = das Zunfthaus
    .last = das letzte Zunfthaus
era-piece-university = Universität
    .a = eine Universität
    .acc = die Universität
    .last = die letzte Universität
era-piece-cathedral = Kathedrale
    .a = eine Kathedrale
    .acc = die Kathedrale
    .last = die letzte Kathedrale
era-piece-wall-1 = Mauer (1)
    .a = eine Mauer der Länge 1
    .acc = die Mauer der Länge 1
    .last = die letzte Mauer der Länge 1
era-piece-wall-2 = Mauer (2)
    .a = eine Mauer der Länge 2
    .acc = die Mauer der Länge 2
    .last = die letzte Mauer der Länge 2
era-piece-wall-3 = Mauer (3)
    .a = eine Mauer der Länge 3
    .acc = die Mauer der Länge 3
    .last = die letzte Mauer der Länge 3
era-piece-wall-4 = Mauer (4)
    .a = eine Mauer der Länge 4
    .acc = die Mauer der Länge 4
    .last = die letzte Mauer der Länge 4
era-piece-wall-5 = Mauer (5)
    .a = eine Mauer der Länge 5
    .acc = die Mauer der Länge 5
    .last = die letzte Mauer der Länge 5
era-piece-scorched-land = Ödland
    .a = Ödland
    .acc = das Ödland
    .last = das letzte Ödland
era-effect-keep = Ein Adelswürfel; gilt als Mauer und immer als umschlossen.
era-effect-longhouse = Ein Bauernwürfel.
era-effect-townhouse = Ein Bürgerwürfel.
era-effect-church = Ein Kleruswürfel.
era-effect-farm = { $given } mehr bei jedem Sammeln.
era-effect-lumber-mill = { $given } mehr bei jedem Sammeln.
era-effect-hospital = Es und die Gebäude daneben sind vor Krankheit geschützt.
era-effect-monastery = Nach dem ersten Wurf darfst du einen Würfel ohne Totenkopf auf eine Seite deiner Wahl drehen.
era-effect-market = Am Ende { $points } für jedes leere Feld daneben.
era-effect-guildhall = Am Ende { $points } für jede Ressource, die dir bleibt.
era-effect-university = Am Ende { $points } je Kulturpunkt.
era-effect-cathedral = Am Ende { $points } für jeden deiner Würfel.
era-effect-wall = Umschließt Städte; keine Punkte.
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
era-ask-treachery-room = Verrat: Für das Ödland ist kein Platz. Was entfernst du?
era-ask-fire = Feuer: Welches Gebäude brennt ab?
era-ask-fire-land = Feuer: Wohin kommt das Ödland?
era-ask-build = Was baust du wohin?
era-ask-demand = Erpressung: Was forderst du?
era-ask-answer = Erpressung: Zahlst du { $what }?
era-ask-solo-extortion = Weder Schwert noch Schild: Was gibst du her?

## Actions in plain words.

era-do-stop = Aufhören
era-do-throw = Die gewählten Würfel werfen
era-do-mark = Zum Werfen { $die_acc } wählen
era-do-set = Kloster: { $die_acc } auf { $to } drehen
era-do-decline = Die Würfel lassen, wie sie sind
era-do-quill = Die Feder noch einmal werfen
era-do-quill-with = Die Feder noch einmal werfen, dazu { $die_acc }
era-do-suffer =
    { $n ->
        [one] Auf der Desasterleiste um { $n } Feld vorrücken
       *[other] Auf der Desasterleiste um { $n } Felder vorrücken
    }
era-do-lose = { $what } hergeben
era-do-done = Nichts mehr bauen
era-do-place = { $where } aufstellen
era-do-build = { $where } bauen ({ $price })
era-do-remove =
    { $why ->
        [fire] { $where } abbrennen lassen
       *[treachery-room] { $where } entfernen
    }
era-do-demand = { $what } fordern
era-do-pay = Zahlen
era-do-refuse = Verweigern

## What a decision brings. They are joined by semicolons.

era-brings-stop = so, wie es liegt: { $symbols }
# "safe" and "two" are percents.
era-brings-risk = mit { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfeln
    }: kein neuer Totenkopf { $safe } %, zwei oder mehr Totenköpfe { $two } %
era-brings-quill = selbst ein Totenkopf darf neu geworfen werden
era-brings-set = er zeigt dann { $die }
era-brings-decline = nichts ändert sich
era-brings-suffer = { $points }
era-brings-done =
    { $n ->
        [one] { $n } Hammer verfällt
       *[other] { $n } Hämmer verfallen
    }
era-brings-remove = Wert: { $points }
era-brings-no-ring = schließt noch keinen Ring
era-brings-scorched = darauf lässt sich nichts bauen
era-brings-encloses =
    { $n ->
        [one] umschließt { $n } Feld und verdoppelt { $points }
       *[other] umschließt { $n } Felder und verdoppelt { $points }
    }
era-brings-crowds =
    { $n ->
        [one] { $n } Gebäude mehr steht eng
       *[other] { $n } Gebäude mehr stehen eng
    }
era-brings-last = das letzte seiner Art: dreht einen Spielende-Marker um
era-brings-left = dann noch { $stores }
era-brings-demand = davon hat dein Gegner { $n }

## The log: what happened.

era-event-ready = { $player } ist fertig.
era-event-set-up = { $player } hat zu Beginn { $pieces_a }.
era-event-start-player = { $player } beginnt.
era-event-round-begins = Runde { $round } beginnt mit { $player }.
era-event-rolled = { $throw }. Wurf von { $player }: { $dice }.
era-event-finished-rolling = { $player } hat fertig gewürfelt.
era-event-revealed = Wurf von { $player }: { $dice } – zusammen { $symbols }.
era-event-collected =
    { $culture ->
        [0] { $player } sammelt { $gains }.
       *[other]
            { $gains_n ->
                [0] { $player } sammelt { $culture } Kultur.
               *[other] { $player } sammelt { $gains } sowie { $culture } Kultur.
            }
    }
era-event-no-room = Für { $lost } ist kein Platz.
era-event-fed =
    { $pays_n ->
        [0] { $player } hat keine Nahrung für die Würfel.
       *[other] { $player } ernährt die Würfel mit { $pays_n } Nahrung.
    }
era-event-hunger =
    { $missing ->
        [one] Es fehlt { $missing } Nahrung.
       *[other] Es fehlen { $missing } Nahrung.
    }
# "why" is famine, bandits, disease, fire, pestilence or extortion.
era-event-disaster =
    { $why ->
        [famine] Hunger
        [bandits] Räuber
        [disease] Krankheit
        [fire] Feuer
        [pestilence] Pest
       *[extortion] Erpressung
    }: { $player } rückt auf der Desasterleiste um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vor.
era-event-disaster-strikes =
    { $skulls ->
        [one] { $player } hat { $skulls } Totenkopf gewürfelt: { $disaster }.
       *[other] { $player } hat { $skulls } Totenköpfe gewürfelt: { $disaster }.
    }
era-event-resource-lost = { $player } gibt { $pays } her.
era-event-goods-lost =
    { $pays_n ->
        [0] { $player } hat keine Handelswaren zu verlieren.
       *[other] { $player } verliert alle Handelswaren ({ $pays_n }).
    }
# "why" is fire or treachery.
era-event-removed =
    { $why ->
        [fire] { $player } verliert im Feuer { $piece_a } auf { $at }.
       *[treachery] { $player } entfernt { $piece_a } auf { $at }, um Platz zu machen.
    }
era-event-scorched = { $player } bekommt Ödland auf { $at }.
# "why" is supply or room.
era-event-no-scorched-land =
    { $why ->
        [supply] Für { $player } ist kein Ödland mehr da.
       *[room] Im Gebiet von { $player } ist nirgends Platz für Ödland.
    }
# "enclosed" counts the fields that are newly enclosed.
era-event-built = { $player } baut { $piece_a } auf { era-spot } für { $pays }.
era-event-enclosed =
    { $enclosed ->
        [one] Damit ist { $enclosed } weiteres Feld umschlossen.
       *[other] Damit sind { $enclosed } weitere Felder umschlossen.
    }
era-event-built-no-more =
    { $unused ->
        [one] { $player } baut nichts mehr; { $unused } Hammer verfällt.
       *[other] { $player } baut nichts mehr; { $unused } Hämmer verfallen.
    }
era-event-marker-turned =
    { $left ->
        [0] { $player } hat { $piece_last } gebaut: Der letzte Spielende-Marker wird umgedreht. Mit dieser Runde endet die Partie.
        [one] { $player } hat { $piece_last } gebaut: Ein Spielende-Marker wird umgedreht, { $left } bleibt.
       *[other] { $player } hat { $piece_last } gebaut: Ein Spielende-Marker wird umgedreht, { $left } bleiben.
    }
era-event-demanded = { $player } fordert { $owed } von { $opponent }.
era-event-paid =
    { $lost_n ->
        [0] { $player } zahlt { $pays } an { $opponent }.
       *[other] { $player } zahlt { $pays }; { $opponent } hat keinen Platz dafür.
    }
era-event-refused = { $player } verweigert { $opponent } { $owed }.
era-event-nothing-to-extort = { $player } findet bei { $opponent } nichts zu fordern.
era-event-dice-matched =
    { $dice_lost_n ->
        [0] { $player } bekommt { $dice_gained }.
       *[other]
            { $dice_gained_n ->
                [0] { $player } verliert { $dice_lost }.
               *[other] { $player } bekommt { $dice_gained } und verliert { $dice_lost }.
            }
    }
era-event-game-over =
    { $winners_n ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } gewinnen gemeinsam.
    }
era-event-solo-over = Die Partie ist zu Ende: { $player } erreicht { $points } und den Rang „{ $rank }“.

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
era-tell-order = Reihenfolge: { $players }.
era-tell-markers =
    { $pieces_n ->
        [0] Umgedrehte Spielende-Marker: { $pieces_n } von { $all }.
       *[other] Umgedrehte Spielende-Marker: { $pieces_n } von { $all } ({ $pieces }).
    }
era-tell-rolling =
    { $players_n ->
        [one] { $players } würfelt noch.
       *[other] { $players } würfeln noch.
    }
era-tell-player =
    { $you ->
        [yes] { $player } (du): { $points }.
       *[no] { $player }: { $points }.
    }
era-tell-stores = Besitzt { $stores }.
era-tell-disaster = Desasterleiste: { $n }.
era-tell-owns =
    { $dice_n ->
        [0] Würfel: keine.
       *[other] Würfel: { $dice }.
    }
era-tell-rolled = Gewürfelt: { $dice }.
era-tell-chosen = Zum Werfen gewählt: { $dice }.
era-tell-pieces = Gebiet: { $pieces }.
# "fields" are the areas of the cities.
era-tell-cities =
    { $fields_n ->
        [0] Keine Stadt.
        [one] { $fields_n } Stadt, Fläche { $fields }.
       *[other] { $fields_n } Städte, Flächen { $fields }.
    }
era-tell-crowded =
    { $n ->
        [one] { $n } Gebäude steht eng.
       *[other] { $n } Gebäude stehen eng.
    }
era-tell-to-place = Noch hinzustellen: { $pieces }.
era-tell-supply = Im Vorrat:
era-tell-piece = { $piece }, noch { $n }: { $price }, { $points }. { $effect }
era-tell-missing = Noch nötig: { $stores }.
era-tell-over = Die Partie ist zu Ende.
era-tell-drawing = Die Würfel fallen.
era-tell-waiting = Am Zug: { $players }.

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
        [yes] Gib das Feld der linken oberen Ecke ein (g5, g5 gedreht); „drehen“ dreht es, Enter stellt es hin, 0 führt zurück.
       *[no] Gib das Feld der linken oberen Ecke ein (g5); Enter stellt es hin, 0 führt zurück.
    }
era-menu-turn-words = drehen gedreht turn turned
era-menu-outside = { $piece }: Das ragte über das Gebiet hinaus.
era-tell-fits =
    { $turn ->
        [0] Die linke obere Ecke passt hierhin:
        [1] Einmal gedreht passt sie hierhin:
        [2] Zweimal gedreht passt sie hierhin:
       *[other] Dreimal gedreht passt sie hierhin:
    }
era-tell-row = Reihe { $row }: { $columns }
era-tell-rows = Reihen { $first } bis { $last }: { $columns }
era-tell-free = Freie Felder:
era-tell-run = { $first } bis { $last }
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
    } { $percent } %

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-era-track-food = Nahrung
origin-era-track-wood = Holz
origin-era-track-stone = Stein
origin-era-track-goods = Handelswaren
origin-era-players =
    { $n ->
        [one] für eine Person
       *[other] für { $n } Personen
    }
origin-era-domain = Größe des Gebiets und Platz des ersten Turms
origin-era-roll = wie oft gewürfelt wird
origin-era-culture = Punkte für Kultur
origin-era-city = Punkte für die größte Stadt
origin-era-start = womit alle beginnen
origin-era-extortion = der Preis der Weigerung
origin-era-solo = das Solo-Spiel
origin-era-longest = die längste Partie

## What a report of many games tells of.

report-of-era-piece = Teile
report-of-era-disaster = Desaster
