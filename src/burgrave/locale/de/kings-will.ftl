## Goods, counts and scales. A fact “n” is a number.

kw-goods-food = { $n } Nahrung
kw-goods-leather = { $n } Leder
kw-goods-wood = { $n } Holz
kw-goods-stone = { $n } Stein
kw-goods-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
kw-peasants =
    { $n ->
        [one] { $n } Bauer
       *[other] { $n } Bauern
    }
kw-goods-peasant = { $n } Bauern
kw-mood = { $mood } ({ $band })
kw-band-low = missmutig
kw-band-mid = zufrieden
kw-band-high = fröhlich
kw-spot = { $landscape } ({ $n })
kw-face-down = verdeckt
kw-neutral = neutral
kw-hidden = Punkte verdeckt
kw-travel = Reisetafel { $round } { $letter }

## Action tiles: names, and what they offer.

kw-tile-harvest = Ernten
kw-tile-harvest-actions = Felder bestellen oder Viehzucht
kw-tile-mine = Abbauen
kw-tile-mine-actions = Holz fällen oder Steine brechen
kw-tile-enrich = Bereichern
kw-tile-enrich-actions = Willen des Königs erkunden oder Steuern erheben
kw-tile-build = Bauen
kw-tile-build-actions = Ort gründen oder Gebäude errichten
kw-tile-govern = Regieren
kw-tile-govern-actions = Bildung verbessern oder Entwicklung erhöhen
kw-tile-move = Bewegen
kw-tile-move-actions = Bauern bewegen oder Rohstoff tauschen
kw-tile-multiply = Vermehren
kw-tile-multiply-actions = Nachwuchs oder Geld
kw-tile-intrigue = Intrigieren
kw-tile-intrigue-actions = eine Aktion eines gesperrten Plättchens, nur für dich
kw-tile-king = Der König reist
kw-tile-king-actions = der Besuch des Königs beendet die Runde

## Landscapes, settlements, emblems.

kw-landscape-corn = Kornfeld
    .a = ein Kornfeld
kw-landscape-meadow = Wiese
    .a = eine Wiese
kw-landscape-forest = Wald
    .a = einen Wald
kw-landscape-mountain = Gebirge
    .a = ein Gebirge
kw-landscape-hill = Hügel
    .a = einen Hügel
kw-landscape-lake = See
    .a = einen See
kw-settlement-hamlet = Bauerschaft
    .a = eine Bauerschaft
kw-settlement-hamlet-effect = hier ist Nachwuchs möglich
kw-settlement-castle = Burg
    .a = eine Burg
kw-settlement-castle-effect = die erste bringt Platz für { $n } je Rohstoff
kw-settlement-monastery = Kloster
    .a = ein Kloster
kw-settlement-monastery-effect = jeder Stimmungsverlust ist um { $n } kleiner
kw-settlement-village = Dorf
    .a = ein Dorf
kw-settlement-village-effect =
    { $n ->
        [one] hier ist Nachwuchs möglich, ein Platz für Bauern
       *[other] hier ist Nachwuchs möglich, { $n } Plätze für Bauern
    }
kw-emblem-ear = Ähre
kw-emblem-wheel = Rad
kw-emblem-coin = Münze
kw-emblem-book = Buch
kw-emblem-cross = Kreuz
kw-emblem-crown = Krone

## Buildings: names, and what they do.

kw-building-mill = Mühle
    .acc = die Mühle
kw-building-tannery = Gerberei
    .acc = die Gerberei
kw-building-sawmill = Sägewerk
    .acc = das Sägewerk
kw-building-quarry = Steinbruch
    .acc = den Steinbruch
kw-building-fair = Jahrmarkt
    .acc = den Jahrmarkt
kw-building-fair-effect = danach nichts mehr
kw-building-tavern = Schenke
    .acc = die Schenke
kw-building-tavern-effect = bei jedem Besuch auf Wunsch für { $goods } Stimmung +{ $n }
kw-building-market = Markt
    .acc = den Markt
kw-building-market-effect = 
    { $n ->
        [one] ein Tausch umfasst einen Rohstoff
       *[other] ein Tausch umfasst bis zu { $n } Rohstoffe
    }
kw-building-mint = Münzstätte
    .acc = die Münzstätte
kw-building-mint-effect = ein Rohstoff bringt { kw-goods-coin }
kw-building-customs-house = Zollhaus
    .acc = das Zollhaus
kw-building-customs-house-effect = Steuern kosten nur { $n } Stimmung
kw-building-school = Schule
    .acc = die Schule
kw-building-school-effect = Bildung verbessern bringt auch { kw-goods-coin }
kw-building-library = Bibliothek
    .acc = die Bibliothek
kw-building-library-effect = am Ende { points } je Bildungsstufe
kw-building-workshop = Werkstatt
    .acc = die Werkstatt
kw-building-workshop-effect = am Ende { points } je Entwicklungsstufe
kw-building-granary = Kornspeicher
    .acc = den Kornspeicher
kw-building-granary-effect = Platz für { $goods } mehr
kw-building-tithe-barn = Zehntscheune
    .acc = die Zehntscheune
kw-building-tithe-barn-effect = Platz für { $goods } mehr
kw-building-inn = Herberge
    .acc = die Herberge
kw-building-inn-effect =
    { $n ->
        [one] darüber ein Platz mehr für Bauern
       *[other] darüber { $n } Plätze mehr für Bauern
    }
kw-building-midwife = Hebammenhaus
    .acc = das Hebammenhaus
kw-building-midwife-effect = noch einmal Nachwuchs für { $goods }
kw-building-relay-station = Poststation
    .acc = die Poststation
kw-building-relay-station-effect =
    { $n ->
        [one] Bewegen hat einen Schritt
       *[other] Bewegen hat { $n } Schritte
    }
kw-building-scout-house = Späherhaus
    .acc = das Späherhaus
kw-building-scout-house-effect =
    { $n ->
        [one] Erkunden zeigt eine Karte
       *[other] Erkunden zeigt { $n } Karten
    }
kw-building-chapel = Kapelle
    .acc = die Kapelle
kw-building-chapel-effect = Rebellionen kosten weder Punkt noch Bauern
kw-building-masons-lodge = Bauhütte
    .acc = die Bauhütte
kw-building-masons-lodge-effect =
    { $n ->
        [one] Orte kosten 1 Rohstoff nach Wahl weniger
       *[other] Orte kosten { $n } Einheiten eines Rohstoffs nach Wahl weniger
    }
kw-building-palace = Pfalz
    .acc = die Pfalz
kw-building-palace-effect = danach nichts mehr

## What levels of the scales, and some buildings, give.

kw-saves-hamlet = Bauerschaften kosten { $goods } weniger
kw-saves-castle = Burgen kosten { $goods } weniger
kw-saves-monastery = Klöster kosten { $goods } weniger
kw-saves-village = Dörfer kosten { $goods } weniger
kw-more-fields = Felder bringen { $n } Nahrung mehr
kw-more-cattle = Viehzucht bringt { $n } Leder mehr
kw-more-fell-wood = Holzfällen bringt { $n } Holz mehr
kw-more-quarry-stone = Steinebrechen bringt { $n } Stein mehr

## Cards of the king’s will: names, and what they count.

kw-will-happy-people = Frohes Volk
kw-will-scholarship = Gelehrsamkeit
kw-will-progress = Fortschritt
kw-will-many-subjects = Viele Untertanen
kw-will-wide-lands = Weites Land
kw-will-peasant-land = Bauernland
kw-will-well-defended = Wehrhaft
kw-will-devout = Fromm
kw-will-village-life = Dorfleben
kw-will-variety = Vielfalt
kw-will-master-builder = Baumeister
kw-will-full-chest = Volle Truhe
kw-will-full-stores = Volle Lager
kw-will-keenest-builder = Größte Baulust
kw-will-some-of-everything = Von allem etwas
kw-will-lively-places = Belebte Orte
kw-will = „{ $card }“ – { $text }
kw-will-text = Bedingung { $base }, Wunsch { $wish } ({ $points })
kw-will-each = Bedingung { $base }, dann { $wish }
kw-measure-mood = Stimmung { $n } oder besser
kw-measure-education = Bildung { $n }
kw-measure-development = Entwicklung { $n }
kw-measure-peasants = { $n } Bauern
kw-measure-landscapes = { $n } Landschaften
kw-measure-hamlets = { $n } Bauerschaften
kw-measure-castles =
    { $n ->
        [one] { $n } Burg
       *[other] { $n } Burgen
    }
kw-measure-monasteries =
    { $n ->
        [one] { $n } Kloster
       *[other] { $n } Klöster
    }
kw-measure-villages =
    { $n ->
        [one] { $n } Dorf
       *[other] { $n } Dörfer
    }
kw-measure-settlement-kinds = { $n } Arten von Orten
kw-measure-buildings = { $n } Gebäude
kw-measure-coins = { $n } Münzen
kw-measure-resources = { $n } Rohstoffe im Lager
kw-measure-most-buildings =
    { $n ->
        [0] beliebig viele Gebäude
       *[other] die meisten Gebäude, auch gleichauf
    }
kw-measure-resource-kinds = { $n } Rohstoffarten im Lager
kw-measure-full-sets =
    { $n ->
        [one] { $n } voller Satz Rohstoffe
       *[other] { $n } volle Sätze Rohstoffe
    }
kw-measure-lived-landscapes = { $n } Landschaften mit Ort und Bauer
kw-each-resources = { $points } je Rohstoff im Lager, höchstens { $most }
kw-each-full-sets = { $points } je vollem Satz Rohstoffe, höchstens { $most }
kw-each-lived-landscapes = { $points } je Landschaft mit Ort und Bauer, höchstens { $most }

## Questions.

kw-ask-set-up-land = In welcher Reihenfolge liegen deine Landschaften?
kw-ask-set-up-hamlet = Wo steht deine erste Bauerschaft?
kw-ask-set-up-peasants = Wo stehen deine beiden Bauern?
kw-ask-set-up-store = Mit welchen vier Rohstoffen beginnst du?
kw-ask-set-up-will = Welche WdK-Karte legst du auf den Plan?
kw-ask-take-tile = Welches Plättchen nimmst du?
kw-ask-walk =
    { $n ->
        [one] Ein Schritt ist übrig: Wer geht weiter?
       *[other] { $n } Schritte sind übrig: Wer geht weiter?
    }
kw-ask-swap = Noch einen Rohstoff tauschen?
kw-ask-explore = Welche zweite Karte siehst du dir an?
kw-ask-offspring = Noch einmal Nachwuchs für Nahrung?
kw-ask-rebellion = Dein Volk rebelliert: Welcher Bauer geht?
kw-ask-commit = Auf welche Karte kommt deine Scheibe?
kw-ask-neutral-disc = Auf welche Karte kommt die neutrale Scheibe?
kw-ask-tavern = Bewirtest du dein Volk in der Schenke?
kw-ask-offers = Was gibst du dem König noch?
kw-ask-act =
    { $first ->
        [yes] { $tile }: Welche Aktion? (noch { $n })
       *[no] { $tile }: Welche der beiden Aktionen nutzt du? (noch { $n })
    }

## Decisions.

kw-do-pass = nichts tun
kw-do-stop = nichts mehr
kw-do-give-nothing = nichts geben
kw-do-take = „{ $tile }“ nehmen
kw-do-fields = Felder bestellen
kw-do-cattle = Viehzucht
kw-do-fell-wood = Holz fällen
kw-do-quarry-stone = Steine brechen
kw-do-explore = sich Karte { $n } ansehen
kw-do-taxes = Steuern erheben
kw-do-found = { $settlement } gründen: { $spot }
kw-do-found-saving = { $settlement } gründen: { $spot }, { $saved } gespart
kw-do-erect = { $building } errichten: unter { $spot }
kw-do-education = Bildung verbessern
kw-do-development = Entwicklung erhöhen
kw-do-walk = mit einem Bauern gehen: { $start } → { $end }
kw-do-find =
    { $side ->
        [left] mit einem Bauern links ins Unbekannte gehen: { $start }
       *[right] mit einem Bauern rechts ins Unbekannte gehen: { $start }
    }
kw-do-swap = { $give } gegen { $get } tauschen
kw-do-offspring = Nachwuchs: { $spot }
kw-do-sell = { $goods } verkaufen
kw-do-dismiss = den Bauern gehen lassen: { $spot }
kw-do-commit = Scheibe auf Karte { $n }
kw-do-neutral = neutrale Scheibe auf Karte { $n }
kw-do-treat = das Volk bewirten
kw-do-give = { $goods } für { $points } geben
kw-do-give-peasant = den Bauern geben für { $points }: { $spot }
kw-do-land = Landschaften: { $order }
kw-do-hamlet = Bauerschaft: { $spot }
kw-do-peasants = Bauern: { $spots }
kw-do-store = { $goods }
kw-do-put = „{ $card }“ auf den Plan legen

## What a decision brings.

kw-hint-gain = bringt { $goods }
kw-hint-price = kostet { $goods }
kw-hint-lost = kein Platz für { $n }
kw-hint-mood = Stimmung wird { $mood }
kw-hint-rebellion = Rebellion!
kw-hint-king =
    { $n ->
        [0] dann kommt der König
        [1] dann ist der König einen Schritt entfernt
       *[other] dann ist der König { $n } Schritte entfernt
    }
kw-hint-emblem = ergänzt ein Emblem: { $emblem } ({ $n })
kw-hint-level = Stufe { $n } von { $most }: { $gives }
kw-hint-steps =
    { $n ->
        [one] dann bleibt ein Schritt
       *[other] dann bleiben { $n } Schritte
    }
kw-hint-unknown = du kennst diese Karte nicht
kw-hint-seen = du hast diese Karte gesehen; sie liegt wieder verdeckt
kw-hint-now = zurzeit: { $points }

## Events. “player” is the player’s name; a fact with a form after a line is another form of the fact:
## “n” a number to choose by, “sign” plus, zero or minus, “size” the number without its sign.

kw-event-start-player = { $player } beginnt.
kw-event-wills-dealt = { $player } erhält zwei WdK-Karten.
kw-event-hand = Deine WdK-Karten: { $cards }.
kw-event-card = Es ist „{ $card }“.
kw-event-wish = Die Bedingung lautet { $base }, der Wunsch { $wish } ({ $worth }).
kw-event-each = Die Bedingung lautet { $base }; dann gibt es { $each }.
kw-event-land-laid = { $player } legt { $order } aus.
kw-event-hamlet-set = { $player } setzt die erste Bauerschaft auf Landschaft { $place }.
kw-event-peasants-set =
    { $places_n ->
        [one] { $player } setzt beide Bauern auf Landschaft { $places }.
       *[other] { $player } setzt je einen Bauern auf die Landschaften { $places }.
    }
kw-event-store-filled = { $player } beginnt mit { $store }.
kw-event-will-put = { $player } legt eine Karte auf Platz { $card_place } des Plans.
kw-event-will-board-filled = Die übrigen Plätze werden mit verdeckten WdK-Karten gefüllt.
kw-event-round-begins = Runde { $round } beginnt mit der Reisetafel { $round } { $letter }.
kw-event-tile-taken =
    { $points_n ->
        [0] { $player } nimmt „{ $tile }“.
       *[other] { $player } nimmt „{ $tile }“ vom rechten Ende und erhält { $points }.
    }
kw-event-passed =
    { $forced ->
        [yes] { $player } kann nichts tun.
       *[no] { $player } tut nichts.
    }
kw-event-harvested =
    { $action ->
        [fields] { $player } bestellt die Felder: { $gains }
        [cattle] { $player } hält Vieh: { $gains }
        [fell-wood] { $player } fällt Holz: { $gains }
       *[quarry-stone] { $player } bricht Steine: { $gains }
    }{ $lost_n ->
        [0] .
       *[other] ; kein Platz für { $lost }.
    }
kw-event-taxed =
    { $lost_n ->
        [0] { $player } erhebt Steuern: { $gains }.
       *[other] { $player } erhebt Steuern: { $gains }; kein Platz für { $lost }.
    }
kw-event-mood-changed =
    { $why ->
        [taxes] Wegen der Steuern sinkt die Stimmung im Volk von { $player } um { $by_size } auf { $mood } ({ $band }).
        [education] Dank der Bildung steigt die Stimmung im Volk von { $player } um { $by_size } auf { $mood } ({ $band }).
        [tribute] Wegen der fehlenden Pflichtabgabe sinkt die Stimmung im Volk von { $player } um { $by_size } auf { $mood } ({ $band }).
        [tavern] Dank der Bewirtung steigt die Stimmung im Volk von { $player } um { $by_size } auf { $mood } ({ $band }).
       *[building]
            { $by_sign ->
                [minus] Die Stimmung im Volk von { $player } sinkt um { $by_size } auf { $mood } ({ $band }).
               *[plus] Die Stimmung im Volk von { $player } steigt um { $by_size } auf { $mood } ({ $band }).
            }
    }
kw-event-rebellion =
    { $chapel ->
        [yes] Das Volk von { $player } rebelliert, doch die Kapelle schont Punkt und Bauern; die Stimmung steht nun auf { $mood }.
       *[no]
            { $points_n ->
                [0] Das Volk von { $player } rebelliert; die Stimmung steht nun auf { $mood }.
               *[other] Das Volk von { $player } rebelliert: { $points } verloren, die Stimmung steht nun auf { $mood }.
            }
    }
kw-event-peasant-left = Ein Bauer von { $player } verlässt Landschaft { $place }.
kw-event-explored = { $player } sieht sich Karte { $card_place } an.
kw-event-founded = { $player } gründet auf Landschaft { $place } { $settlement_a } ({ $pays }): { $points }.
kw-event-erected =
    { $points_n ->
        [0] { $player } errichtet unter Landschaft { $place } { $building_acc } ({ $pays }).
       *[other] { $player } errichtet unter Landschaft { $place } { $building_acc } ({ $pays }): { $points }.
    }
kw-event-education =
    { $points_n ->
        [0] { $player } erreicht Bildungsstufe { $level }.
       *[other] { $player } erreicht Bildungsstufe { $level } und erhält { $points }.
    }
kw-event-school = Die Schule bringt { $gains }.
kw-event-development =
    { $points_n ->
        [0] { $player } erreicht Entwicklungsstufe { $level }.
       *[other] { $player } erreicht Entwicklungsstufe { $level } und erhält { $points }.
    }
kw-event-walked = Ein Bauer von { $player } geht von Landschaft { $place } zu Landschaft { $to }.
kw-event-landscape-found =
    { $side ->
        [left] { $player } entdeckt am linken Ende { $landscape_a }.
       *[right] { $player } entdeckt am rechten Ende { $landscape_a }.
    }
kw-event-swapped =
    { $lost_n ->
        [0] { $player } tauscht { $pays } gegen { $gains }.
       *[other] { $player } tauscht { $pays } gegen { $gains }: kein Platz für { $lost }.
    }
kw-event-offspring =
    { $pays_n ->
        [0] Nachwuchs für { $player } auf Landschaft { $place }.
       *[other] Noch einmal Nachwuchs für { $player } auf Landschaft { $place } ({ $pays }).
    }
kw-event-sold =
    { $lost_n ->
        [0] { $player } verkauft { $pays } für { $gains }.
       *[other] { $player } verkauft { $pays } für { $gains }; kein Platz für { $lost }.
    }
kw-event-king-arrives = Der König kommt am Ende von Runde { $round }, nach { $turns } Zügen; { $player } beginnt.
kw-event-committed = { $player } legt eine Scheibe auf Karte { $card_place }.
kw-event-neutral-disc = { $player } legt die neutrale Scheibe auf Karte { $card_place }.
kw-event-treated = { $player } bewirtet das Volk ({ $pays }).
kw-event-tribute-paid = { $player } zahlt die Pflichtabgabe ({ $pays }).
kw-event-tribute-unpaid =
    { $points_n ->
        [0] { $player } kann die Pflichtabgabe nicht zahlen ({ $owed }).
       *[other] { $player } kann die Pflichtabgabe nicht zahlen ({ $owed }) und verliert { $points }.
    }
kw-event-gave = { $player } gibt { $pays } und erhält { $points }.
kw-event-peasant-given = Ein Bauer von { $player } verlässt Landschaft { $place } und zieht mit dem König: { $points }.
kw-event-will-revealed = Karte { $card_place } wird aufgedeckt: „{ $card }“.
kw-event-will-scored =
    { $points_sign ->
        [minus] Der Zorn des Königs trifft { $player } bei „{ $card }“: { $points } verloren.
        [plus] { $player } erfüllt „{ $card }“ und erhält { $points }.
       *[zero] Für „{ $card }“ erhält { $player } keine Siegpunkte.
    }
kw-event-emblems =
    { $emblems_n ->
        [one] { $player } hat ein ganzes Emblem ({ $emblems }): { $points }.
       *[other] { $player } hat ganze Embleme ({ $emblems }): { $points }.
    }
kw-event-building-points =
    { $points_n ->
        [0] { $player } erhält durch { $building_acc } keine Siegpunkte.
       *[other] { $player } erhält durch { $building_acc } { $points }.
    }
kw-event-game-over = Das Spiel ist aus; { $winners } gewinnt.

## Where points come from.

kw-source-start = Start
kw-source-rightmost-tile = rechtes Ende der Reihe
kw-source-settlements = Orte
kw-source-buildings = Gebäude
kw-source-learning = Bildung, Entwicklung
kw-source-offers = freiwillige Abgaben
kw-source-unpaid-tribute = fehlende Pflichtabgaben
kw-source-rebellions = Rebellionen
kw-source-wills = Wille des Königs
kw-source-wrath = Zorn des Königs
kw-source-emblems = Embleme
kw-source-library = Bibliothek
kw-source-workshop = Werkstatt
kw-source-total = gesamt

## The situation in words.

kw-tell-options = Tisch: { $options }.
kw-tell-round =
    { $n ->
        [0] Runde { $round } von { $rounds }, erster Zug.
        [1] Runde { $round } von { $rounds }, ein Zug ist vorbei.
       *[other] Runde { $round } von { $rounds }, { $n } Züge sind vorbei.
    }
kw-tell-row = Offene Plättchen, von links: { $open }.
kw-tell-locked = Gesperrte Plättchen: { $locked }.
kw-tell-travel = Der König verlangt { $tribute } ({ $tile }).
kw-tell-can-pay = Das kannst du zahlen.
kw-tell-paid = Das hast du bezahlt.
kw-tell-unpaid = Das hast du nicht bezahlt.
kw-tell-missing = Das kannst du noch nicht zahlen: { $goods } zu wenig.
kw-tell-offer = Für { $goods } gibt er { $points }, wenn das Volk mindestens { $band } ist.
kw-tell-offer-open = Das steht dir offen.
kw-tell-card = Karte { $n }: { $card }
kw-tell-discs =
    { $full ->
        [yes] Scheiben: { $discs }; sie ist voll.
       *[no] Scheiben: { $discs }.
    }
kw-tell-seen = Gesehen von { $players }.
kw-tell-looking = Bis zu deiner nächsten Entscheidung liegt sie für dich offen.
kw-tell-player =
    { $you ->
        [yes] { $player } (du): { $points }.
       *[no] { $player }: { $points }.
    }
kw-tell-owns = Im Lager: { $goods }.
kw-tell-scales = Stimmung { $mood }, Bildung { $education }, Entwicklung { $development }.
kw-tell-emblems = Ganze Embleme: { $points }.
kw-tell-spot = { $spot }: { $there }
kw-tell-payable = Bezahlen könntest du: { $names }.
kw-tell-over = Das Spiel ist aus.
kw-tell-drawing = Etwas wird gezogen.
kw-tell-waiting = Warten auf { $players }.
kw-option-look-again-seen = gesehene Karten bleiben für dich offen
kw-option-look-again-discs = gesehene Karten bleiben unter deinen Scheiben für dich offen
kw-option-look-again-none = gesehene Karten liegen wieder verdeckt
kw-option-points-hidden = Punkte verdeckt
kw-option-points-open = Punkte offen
kw-option-turn-cap = höchstens { $n } Züge je Runde

## The board in the terminal.

kw-board-round = Runde { $round }
kw-board-king =
    { $n ->
        [1] der König ist einen Schritt entfernt
       *[other] der König ist { $n } Schritte entfernt
    }
kw-board-points = Punkte
kw-board-food = Nahr.
kw-board-leather = Leder
kw-board-wood = Holz
kw-board-stone = Stein
kw-board-coin = Münz.
kw-board-mood = Stim.
kw-board-education = Bild.
kw-board-development = Entw.
kw-board-peasants = Bau.
kw-board-locked = gesperrt
kw-board-open = offen
kw-board-yields = Beim Ernten und Abbauen bringt jeder Bauer: { $yields }.
kw-board-offer = Im Angebot
kings-will-board-legend = ● ein Bauer, ○ ein freier Platz, □ ein freier Bauplatz, _ Platz für ein Gebäude; » das kannst du bezahlen.
kings-will-menu-back = Zurück
kings-will-play-key-words = ernten
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = was der König verlangt und nimmt, und was die Karten bringen, die du kennst

## Options on the command line.

flag-look-again = The King’s Will: alle gesehenen Karten noch einmal ansehen, nur die unter deinen Scheiben oder keine (seen)
flag-points = The King’s Will: Punkte der anderen verdeckt oder offen (hidden)
flag-turn-cap = The King’s Will: Der König kommt spätestens nach 30 Zügen

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kings-will-education = Bildung { $n }
origin-kings-will-development = Entwicklung { $n }
origin-kings-will-emblems = Punkte für Embleme
origin-kings-will-wrath = der Zorn des Königs
origin-kings-will-mood = die Skala der Stimmung
origin-kings-will-coins = die Skala der Münzen
origin-kings-will-store = das Lager
origin-kings-will-start = womit alle beginnen
origin-kings-will-peasants = die Zahl der Bauern
origin-kings-will-taxes = was Steuern kosten
origin-kings-will-money = was ein Rohstoff an Münzen bringt
origin-kings-will-walk = wie weit Bauern gehen
origin-kings-will-lesson = was Bildung für die Stimmung tut
origin-kings-will-row = die Reihe der Aktionsplättchen
origin-kings-will-visit = der Besuch des Königs
origin-kings-will-cap = die Höchstzahl der Züge
