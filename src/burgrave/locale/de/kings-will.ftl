## Goods, counts and scales. A fact “n” is a number.

kings-will-goods-food = { $n } Nahrung
kings-will-goods-leather = { $n } Leder
kings-will-goods-wood = { $n } Holz
kings-will-goods-stone = { $n } Stein
kings-will-goods-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
kings-will-peasants =
    { $n ->
        [one] { $n } Bauer
       *[other] { $n } Bauern
    }
kings-will-goods-peasant = { $n } Bauern
kings-will-mood = { $mood } ({ $band })
kings-will-band-low = missmutig
kings-will-band-mid = zufrieden
kings-will-band-high = fröhlich
kings-will-spot = { $landscape } ({ $n })
kings-will-place = { $n }
kings-will-face-down = verdeckt
kings-will-neutral = neutral
kings-will-hidden = Punkte verdeckt
kings-will-travel = Reisetafel { $round } { $letter }

## Action tiles: names, and what they offer.

kings-will-tile-harvest = Ernten
kings-will-tile-harvest-actions = Felder bestellen oder Viehzucht
kings-will-tile-mine = Abbauen
kings-will-tile-mine-actions = Holz fällen oder Steine brechen
kings-will-tile-enrich = Bereichern
kings-will-tile-enrich-actions = Willen des Königs erkunden oder Steuern erheben
kings-will-tile-build = Bauen
kings-will-tile-build-actions = Ort gründen oder Gebäude errichten
kings-will-tile-govern = Regieren
kings-will-tile-govern-actions = Bildung verbessern oder Entwicklung erhöhen
kings-will-tile-move = Bewegen
kings-will-tile-move-actions = Bauern bewegen oder Rohstoff tauschen
kings-will-tile-multiply = Vermehren
kings-will-tile-multiply-actions = Nachwuchs oder Geld
kings-will-tile-intrigue = Intrigieren
kings-will-tile-intrigue-actions = eine Aktion eines gesperrten Plättchens, nur für dich
kings-will-tile-king = Der König reist
kings-will-tile-king-actions = der Besuch des Königs beendet die Runde

## Landscapes, settlements, emblems.

kings-will-landscape-corn = Kornfeld
    .a = ein Kornfeld
    .at = auf dem Kornfeld
    .dat = dem Kornfeld
    .from = vom Kornfeld
    .to = auf das Kornfeld
kings-will-landscape-meadow = Wiese
    .a = eine Wiese
    .at = auf der Wiese
    .dat = der Wiese
    .from = von der Wiese
    .to = auf die Wiese
kings-will-landscape-forest = Wald
    .a = einen Wald
    .at = im Wald
    .dat = dem Wald
    .from = aus dem Wald
    .to = in den Wald
kings-will-landscape-mountain = Gebirge
    .a = ein Gebirge
    .at = im Gebirge
    .dat = dem Gebirge
    .from = aus dem Gebirge
    .to = ins Gebirge
kings-will-landscape-hill = Hügel
    .a = einen Hügel
    .at = auf dem Hügel
    .dat = dem Hügel
    .from = vom Hügel
    .to = auf den Hügel
kings-will-landscape-lake = See
    .a = einen See
    .at = am See
    .dat = dem See
    .from = vom See
    .to = an den See
kings-will-settlement-hamlet = Bauerschaft
    .a = eine Bauerschaft
    .acc = eine Bauerschaft
kings-will-settlement-hamlet-effect = hier ist Nachwuchs möglich
kings-will-settlement-castle = Burg
    .a = eine Burg
    .acc = eine Burg
kings-will-settlement-castle-effect = die erste bringt Platz für { $n } je Rohstoff
kings-will-settlement-monastery = Kloster
    .a = ein Kloster
    .acc = ein Kloster
kings-will-settlement-monastery-effect = jeder Stimmungsverlust ist um { $n } kleiner
kings-will-settlement-village = Dorf
    .a = ein Dorf
    .acc = ein Dorf
kings-will-settlement-village-effect =
    { $n ->
        [one] hier ist Nachwuchs möglich, ein Platz für Bauern
       *[other] hier ist Nachwuchs möglich, { $n } Plätze für Bauern
    }
kings-will-emblem-ear = Ähre
kings-will-emblem-wheel = Rad
kings-will-emblem-coin = Münze
kings-will-emblem-book = Buch
kings-will-emblem-cross = Kreuz
kings-will-emblem-crown = Krone

## Buildings: names, and what they do.

kings-will-building-mill = Mühle
    .acc = die Mühle
kings-will-building-tannery = Gerberei
    .acc = die Gerberei
kings-will-building-sawmill = Sägewerk
    .acc = das Sägewerk
kings-will-building-quarry = Steinbruch
    .acc = den Steinbruch
kings-will-building-fair = Jahrmarkt
    .acc = den Jahrmarkt
kings-will-building-fair-effect = danach nichts mehr
kings-will-building-tavern = Schenke
    .acc = die Schenke
kings-will-building-tavern-effect = bei jedem Besuch auf Wunsch für { $goods } Stimmung +{ $n }
kings-will-building-market = Markt
    .acc = den Markt
kings-will-building-market-effect = 
    { $n ->
        [one] ein Tausch umfasst einen Rohstoff
       *[other] ein Tausch umfasst bis zu { $n } Rohstoffe
    }
kings-will-building-mint = Münzstätte
    .acc = die Münzstätte
kings-will-building-mint-effect = ein Rohstoff bringt { kings-will-goods-coin }
kings-will-building-customs-house = Zollhaus
    .acc = das Zollhaus
kings-will-building-customs-house-effect = Steuern kosten nur { $n } Stimmung
kings-will-building-school = Schule
    .acc = die Schule
kings-will-building-school-effect = Bildung verbessern bringt auch { kings-will-goods-coin }
kings-will-building-library = Bibliothek
    .acc = die Bibliothek
kings-will-building-library-effect = am Ende { points } je Bildungsstufe
kings-will-building-workshop = Werkstatt
    .acc = die Werkstatt
kings-will-building-workshop-effect = am Ende { points } je Entwicklungsstufe
kings-will-building-granary = Kornspeicher
    .acc = den Kornspeicher
kings-will-building-granary-effect = Platz für { $goods } mehr
kings-will-building-tithe-barn = Zehntscheune
    .acc = die Zehntscheune
kings-will-building-tithe-barn-effect = Platz für { $goods } mehr
kings-will-building-inn = Herberge
    .acc = die Herberge
kings-will-building-inn-effect =
    { $n ->
        [one] darüber ein Platz mehr für Bauern
       *[other] darüber { $n } Plätze mehr für Bauern
    }
kings-will-building-midwife = Hebammenhaus
    .acc = das Hebammenhaus
kings-will-building-midwife-effect = noch einmal Nachwuchs für { $goods }
kings-will-building-relay-station = Poststation
    .acc = die Poststation
kings-will-building-relay-station-effect =
    { $n ->
        [one] Bewegen hat einen Schritt
       *[other] Bewegen hat { $n } Schritte
    }
kings-will-building-scout-house = Späherhaus
    .acc = das Späherhaus
kings-will-building-scout-house-effect =
    { $n ->
        [one] Erkunden zeigt eine Karte
       *[other] Erkunden zeigt { $n } Karten
    }
kings-will-building-chapel = Kapelle
    .acc = die Kapelle
kings-will-building-chapel-effect = Rebellionen kosten weder Punkte noch Bauern
kings-will-building-masons-lodge = Bauhütte
    .acc = die Bauhütte
kings-will-building-masons-lodge-effect =
    { $n ->
        [one] Orte kosten 1 Rohstoff nach Wahl weniger
       *[other] Orte kosten { $n } Einheiten eines Rohstoffs nach Wahl weniger
    }
kings-will-building-palace = Pfalz
    .acc = die Pfalz
kings-will-building-palace-effect = danach nichts mehr

## What levels of the scales, and some buildings, give.

kings-will-saves-hamlet = Bauerschaften kosten { $goods } weniger
kings-will-saves-castle = Burgen kosten { $goods } weniger
kings-will-saves-monastery = Klöster kosten { $goods } weniger
kings-will-saves-village = Dörfer kosten { $goods } weniger
kings-will-more-fields = Felder bringen { $n } Nahrung mehr
kings-will-more-cattle = Viehzucht bringt { $n } Leder mehr
kings-will-more-fell-wood = Holzfällen bringt { $n } Holz mehr
kings-will-more-quarry-stone = Steinebrechen bringt { $n } Stein mehr

## Cards of the king’s will: names, and what they count.

kings-will-will-happy-people = Frohes Volk
kings-will-will-scholarship = Gelehrsamkeit
kings-will-will-progress = Fortschritt
kings-will-will-many-subjects = Viele Untertanen
kings-will-will-wide-lands = Weites Land
kings-will-will-peasant-land = Bauernland
kings-will-will-well-defended = Wehrhaft
kings-will-will-devout = Fromm
kings-will-will-village-life = Dorfleben
kings-will-will-variety = Vielfalt
kings-will-will-master-builder = Baumeister
kings-will-will-full-chest = Volle Truhe
kings-will-will-full-stores = Volle Lager
kings-will-will-keenest-builder = Größte Baulust
kings-will-will-some-of-everything = Von allem etwas
kings-will-will-lively-places = Belebte Orte
kings-will-will = „{ $card }“ – { $text }
kings-will-will-text = Bedingung { $base }, Wunsch { $wish } ({ $points })
kings-will-will-each = Bedingung { $base }, dann { $wish }
kings-will-measure-mood = Stimmung { $n } oder besser
kings-will-measure-education = Bildung { $n }
kings-will-measure-development = Entwicklung { $n }
kings-will-measure-peasants = { $n } Bauern
kings-will-measure-landscapes = { $n } Landschaften
kings-will-measure-hamlets = { $n } Bauerschaften
kings-will-measure-castles =
    { $n ->
        [one] { $n } Burg
       *[other] { $n } Burgen
    }
kings-will-measure-monasteries =
    { $n ->
        [one] { $n } Kloster
       *[other] { $n } Klöster
    }
kings-will-measure-villages =
    { $n ->
        [one] { $n } Dorf
       *[other] { $n } Dörfer
    }
kings-will-measure-settlement-kinds = { $n } Arten von Orten
kings-will-measure-buildings = { $n } Gebäude
kings-will-measure-coins = { $n } Münzen
kings-will-measure-resources = { $n } Rohstoffe im Lager
kings-will-measure-most-buildings =
    { $n ->
        [0] beliebig viele Gebäude
       *[other] die meisten Gebäude, auch gleichauf
    }
kings-will-measure-resource-kinds = { $n } Rohstoffarten im Lager
kings-will-measure-full-sets =
    { $n ->
        [one] { $n } voller Satz Rohstoffe
       *[other] { $n } volle Sätze Rohstoffe
    }
kings-will-measure-lived-landscapes = { $n } Landschaften mit Ort und Bauer
kings-will-each-resources = { $points } je Rohstoff im Lager, höchstens { $most }
kings-will-each-full-sets = { $points } je vollem Satz Rohstoffe, höchstens { $most }
kings-will-each-lived-landscapes = { $points } je Landschaft mit Ort und Bauer, höchstens { $most }

## Questions.

kings-will-ask-set-up-land = In welcher Reihenfolge liegen deine Landschaften?
kings-will-ask-set-up-hamlet = Wo steht deine erste Bauerschaft?
kings-will-ask-set-up-peasants =
    { $n ->
        [one] Wo steht dein Bauer?
       *[other] Wo stehen deine { $n } Bauern?
    }
kings-will-ask-set-up-store =
    { $n ->
        [one] Mit welchem Rohstoff beginnst du?
       *[other] Mit welchen { $n } Rohstoffen beginnst du?
    }
kings-will-ask-set-up-will = Welche WdK-Karte legst du auf den Plan?
kings-will-ask-take-tile = Welches Plättchen nimmst du?
kings-will-ask-walk =
    { $n ->
        [one] Ein Schritt ist übrig: Wer geht weiter?
       *[other] { $n } Schritte sind übrig: Wer geht weiter?
    }
kings-will-ask-swap = Noch einen Rohstoff tauschen?
kings-will-ask-explore = Welche weitere Karte siehst du dir an?
kings-will-ask-offspring = Noch einmal Nachwuchs für Nahrung?
kings-will-ask-rebellion = Dein Volk rebelliert: Welcher Bauer geht?
kings-will-ask-commit = Auf welche Karte kommt deine Scheibe?
kings-will-ask-neutral-disc = Auf welche Karte kommt die neutrale Scheibe?
kings-will-ask-tavern = Bewirtest du dein Volk in der Schenke?
kings-will-ask-offers = Was gibst du dem König noch?
kings-will-ask-act =
    { $first ->
        [yes] { $tile }: Welche Aktion nutzt du? Du hast noch { $n ->
            [one] eine.
           *[other] { $n }.
        }
       *[no] { $tile }: Welche der beiden Aktionen nutzt du?
    }

## Decisions.

kings-will-do-pass = Nichts tun
kings-will-do-stop = Nichts mehr tun
kings-will-do-give-nothing = Nichts geben
kings-will-do-take = „{ $tile }“ nehmen
kings-will-do-fields = Felder bestellen
kings-will-do-cattle = Vieh züchten
kings-will-do-fell-wood = Holz fällen
kings-will-do-quarry-stone = Steine brechen
kings-will-do-explore = Karte { $n } ansehen
kings-will-do-taxes = Steuern erheben
kings-will-do-found = { $settlement } { $spot_at } gründen
kings-will-do-found-saving = { $settlement } { $spot_at } gründen und { $saved } sparen
kings-will-do-erect = { $building } unter { $spot_dat } errichten
kings-will-do-education = Bildung verbessern
kings-will-do-development = Entwicklung erhöhen
kings-will-do-walk = Mit einem Bauern { $start_from } { $end_to } gehen
kings-will-do-find =
    { $side ->
        [left] Mit einem Bauern { $start_from } nach links ins Unbekannte gehen
       *[right] Mit einem Bauern { $start_from } nach rechts ins Unbekannte gehen
    }
kings-will-do-swap = { $give } gegen { $get } tauschen
kings-will-do-offspring = Nachwuchs { $spot_at } erhalten
kings-will-do-sell = { $goods } verkaufen
kings-will-do-dismiss = Den Bauern { $spot_at } gehen lassen
kings-will-do-commit = Scheibe auf Karte { $n } legen
kings-will-do-neutral = Neutrale Scheibe auf Karte { $n } legen
kings-will-do-treat = Das Volk bewirten
kings-will-do-give = { $goods } für { $points } geben
kings-will-do-give-peasant = Den Bauern { $spot_at } für { $points } geben
kings-will-do-land = Landschaften auslegen: { $order }
kings-will-do-hamlet = Bauerschaft { $spot_to } setzen
kings-will-do-peasants =
    { $spots_n ->
        [one] Alle Bauern { $spots_to } setzen
       *[other] Bauern { $spots_to } setzen
    }
kings-will-do-store = { $goods }
kings-will-do-put = „{ $card }“ auf den Plan legen

## What a decision brings.

kings-will-brings-gain = bringt { $goods }
kings-will-brings-price = kostet { $goods }
kings-will-brings-lost = für { $n } ist kein Platz
kings-will-brings-mood = Stimmung wird { $mood }
kings-will-brings-rebellion = Rebellion!
kings-will-brings-king =
    { $n ->
        [0] dann kommt der König
        [1] dann ist der König einen Schritt entfernt
       *[other] dann ist der König { $n } Schritte entfernt
    }
kings-will-brings-emblem = ergänzt ein Emblem: { $emblem } ({ $n })
kings-will-brings-level = Stufe { $n } von { $most }: { $gives }
kings-will-brings-steps =
    { $n ->
        [one] dann bleibt ein Schritt
       *[other] dann bleiben { $n } Schritte
    }
kings-will-brings-unknown = du kennst diese Karte nicht
kings-will-brings-seen = du hast diese Karte gesehen; sie liegt wieder verdeckt
kings-will-brings-now = zurzeit: { $points }

## Events. “player” is the player’s name; a fact with a form after a line is another form of the fact:
## “n” a number to choose by, “sign” plus, zero or minus, “size” the number without its sign.

kings-will-event-start-player = { $player } beginnt.
kings-will-event-wills-dealt = { $player } erhält zwei WdK-Karten.
kings-will-event-hand = Deine WdK-Karten: { $cards_quoted }.
kings-will-event-card = Es ist „{ $card }“.
kings-will-event-wish = Die Bedingung lautet { $base }, der Wunsch { $wish } ({ $worth }).
kings-will-event-each = Die Bedingung lautet { $base }; dann gibt es { $each }.
kings-will-event-land-laid = { $player } legt { $order } aus.
kings-will-event-hamlet-set = { $player } setzt die erste Bauerschaft auf Landschaft { $place }.
kings-will-event-peasants-set =
    { $places_n ->
        [one] { $player } setzt { DATA("kings-will/scales/start/peasants") } Bauern auf Landschaft { $places }.
       *[other] { $player } setzt Bauern auf die Landschaften { $places }.
    }
kings-will-event-store-filled = { $player } beginnt mit { $store }.
kings-will-event-will-put = { $player } legt eine Karte auf Platz { $card_place } des Plans.
kings-will-event-will-board-filled = Die übrigen Plätze werden mit verdeckten WdK-Karten gefüllt.
kings-will-event-round-begins = Runde { $round } beginnt mit der Reisetafel { $round } { $letter }.
kings-will-event-tile-taken =
    { $points_n ->
        [0] { $player } nimmt „{ $tile }“.
       *[other] { $player } nimmt „{ $tile }“ vom rechten Ende und erhält { $points }.
    }
kings-will-event-passed =
    { $forced ->
        [yes] { $player } kann nichts tun.
       *[no] { $player } tut nichts.
    }
kings-will-event-harvested =
    { $action ->
        [fields] { $player } erhält von den Feldern { $gains }
        [cattle] { $player } erhält aus der Viehzucht { $gains }
        [fell-wood] { $player } erhält beim Holzfällen { $gains }
       *[quarry-stone] { $player } erhält beim Steinebrechen { $gains }
    }{ $lost_n ->
        [0] .
       *[other] . Für { $lost } ist kein Platz.
    }
kings-will-event-taxed =
    { $gains_n ->
        [0] { $player } erhebt Steuern, hat aber keinen Platz für { $lost }.
       *[other] { $lost_n ->
            [0] { $player } erhebt Steuern und erhält { $gains }.
           *[other] { $player } erhebt Steuern und erhält { $gains }. Für { $lost } ist kein Platz.
        }
    }
kings-will-event-mood-changed =
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
kings-will-event-rebellion =
    { $chapel ->
        [yes] Das Volk von { $player } rebelliert, doch die Kapelle schont { DATA("kings-will/scales/visit/rebellion_points", one: "Punkt", other: "Punkte") } und einen Bauern; die Stimmung steht nun auf { $mood }.
       *[no]
            { $points_n ->
                [0] Das Volk von { $player } rebelliert; die Stimmung steht nun auf { $mood }.
               *[other] Das Volk von { $player } rebelliert. Das kostet { $points }, und die Stimmung steht nun auf { $mood }.
            }
    }
kings-will-event-peasant-left = Ein Bauer von { $player } verlässt Landschaft { $place }.
kings-will-event-explored = { $player } sieht sich Karte { $card_place } an.
kings-will-event-founded = { $player } gründet auf Landschaft { $place } { $settlement_a } ({ $pays }): { $points }.
kings-will-event-erected =
    { $points_n ->
        [0] { $player } errichtet unter Landschaft { $place } { $building_acc } ({ $pays }).
       *[other] { $player } errichtet unter Landschaft { $place } { $building_acc } ({ $pays }): { $points }.
    }
kings-will-event-education =
    { $points_n ->
        [0] { $player } erreicht Bildungsstufe { $level }.
       *[other] { $player } erreicht Bildungsstufe { $level } und erhält { $points }.
    }
kings-will-event-school = Die Schule bringt { $gains }.
kings-will-event-development =
    { $points_n ->
        [0] { $player } erreicht Entwicklungsstufe { $level }.
       *[other] { $player } erreicht Entwicklungsstufe { $level } und erhält { $points }.
    }
kings-will-event-walked = Ein Bauer von { $player } geht von Landschaft { $place } zu Landschaft { $to }.
kings-will-event-landscape-found =
    { $side ->
        [left] { $player } entdeckt am linken Ende { $landscape_a }.
       *[right] { $player } entdeckt am rechten Ende { $landscape_a }.
    }
kings-will-event-swapped =
    { $lost_n ->
        [0] { $player } tauscht { $pays } gegen { $gains }.
       *[other] { $player } tauscht { $pays } gegen { $gains }. Für { $lost } ist kein Platz.
    }
kings-will-event-offspring =
    { $pays_n ->
        [0] Nachwuchs für { $player } auf Landschaft { $place }.
       *[other] Noch einmal Nachwuchs für { $player } auf Landschaft { $place } ({ $pays }).
    }
kings-will-event-sold =
    { $lost_n ->
        [0] { $player } verkauft { $pays } für { $gains }.
       *[other] { $player } verkauft { $pays } für { $gains }. Für { $lost } ist kein Platz.
    }
kings-will-event-king-arrives = Der König kommt am Ende von Runde { $round }, nach { $turns } Zügen; { $player } beginnt.
kings-will-event-committed = { $player } legt eine Scheibe auf Karte { $card_place }.
kings-will-event-neutral-disc = { $player } legt die neutrale Scheibe auf Karte { $card_place }.
kings-will-event-treated = { $player } bewirtet das Volk ({ $pays }).
kings-will-event-tribute-paid = { $player } zahlt die Pflichtabgabe ({ $pays }).
kings-will-event-tribute-unpaid =
    { $points_n ->
        [0] { $player } kann die Pflichtabgabe nicht zahlen ({ $owed }).
       *[other] { $player } kann die Pflichtabgabe nicht zahlen ({ $owed }) und verliert { $points }.
    }
kings-will-event-gave = { $player } gibt { $pays } und erhält { $points }.
kings-will-event-peasant-given = Ein Bauer von { $player } verlässt Landschaft { $place } und zieht mit dem König: { $points }.
kings-will-event-will-revealed = Karte { $card_place } wird aufgedeckt: „{ $card }“.
kings-will-event-will-scored =
    { $points_sign ->
        [minus] Der Zorn des Königs trifft { $player } bei „{ $card }“ und kostet { $points }.
        [plus] { $player } erfüllt „{ $card }“ und erhält { $points }.
       *[zero] Für „{ $card }“ erhält { $player } keine Siegpunkte.
    }
kings-will-event-emblems =
    { $emblems_n ->
        [one] { $player } hat ein ganzes Emblem ({ $emblems }): { $points }.
       *[other] { $player } hat ganze Embleme ({ $emblems }): { $points }.
    }
kings-will-event-building-points =
    { $points_n ->
        [0] { $player } erhält durch { $building_acc } keine Siegpunkte.
       *[other] { $player } erhält durch { $building_acc } { $points }.
    }
kings-will-event-game-over = Die Partie ist zu Ende: { $winners } gewinnt.

## Where points come from.

kings-will-source-start = Start
kings-will-source-rightmost-tile = rechtes Ende der Reihe
kings-will-source-settlements = Orte
kings-will-source-buildings = Gebäude
kings-will-source-learning = Bildung und Entwicklung
kings-will-source-offers = freiwillige Abgaben
kings-will-source-unpaid-tribute = fehlende Pflichtabgaben
kings-will-source-rebellions = Rebellionen
kings-will-source-wills = Wille des Königs
kings-will-source-wrath = Zorn des Königs
kings-will-source-emblems = Embleme
kings-will-source-library = Bibliothek
kings-will-source-workshop = Werkstatt
kings-will-source-total = gesamt

## The situation in words.

kings-will-tell-options = Tisch: { $options }.
kings-will-tell-round =
    { $n ->
        [0] Runde { $round } von { $rounds }, erster Zug.
        [1] Runde { $round } von { $rounds }, ein Zug ist vorbei.
       *[other] Runde { $round } von { $rounds }, { $n } Züge sind vorbei.
    }
kings-will-tell-row = Offene Plättchen, von links: { $open }.
kings-will-tell-locked = Gesperrte Plättchen: { $locked }.
kings-will-tell-travel = Der König verlangt { $tribute } ({ $tile }).
kings-will-tell-can-pay = Das kannst du zahlen.
kings-will-tell-paid = Das hast du bezahlt.
kings-will-tell-unpaid = Das hast du nicht bezahlt.
kings-will-tell-missing = Das kannst du noch nicht zahlen: { $goods } zu wenig.
kings-will-tell-offer = Für { $goods } gibt er { $points }, wenn das Volk mindestens { $band } ist.
kings-will-tell-offer-open = Das steht dir offen.
kings-will-tell-card = Karte { $n }: { $card }
kings-will-tell-discs =
    { $full ->
        [yes] Scheiben: { $discs }; sie ist voll.
       *[no] Scheiben: { $discs }.
    }
kings-will-tell-seen = Gesehen von { $players }.
kings-will-tell-looking = Bis zu deiner nächsten Entscheidung liegt sie für dich offen.
kings-will-tell-player =
    { $you ->
        [yes] { $player } (du): { $points }.
       *[no] { $player }: { $points }.
    }
kings-will-tell-owns = Im Lager: { $goods }.
kings-will-tell-scales = Stimmung { $mood }, Bildung { $education }, Entwicklung { $development }.
kings-will-tell-emblems = Ganze Embleme: { $points }.
kings-will-tell-spot = { $spot }: { $there }
kings-will-tell-payable =
    { $names_n ->
        [0] Bezahlen könntest du nichts.
       *[other] Bezahlen könntest du { $names_acc }.
    }
kings-will-tell-over = Die Partie ist zu Ende.
kings-will-tell-drawing = Etwas wird gezogen.
kings-will-tell-waiting = Am Zug: { $players }.
kings-will-option-look-again-seen = gesehene Karten bleiben für dich offen
kings-will-option-look-again-discs = gesehene Karten bleiben unter deinen Scheiben für dich offen
kings-will-option-look-again-none = gesehene Karten liegen wieder verdeckt
kings-will-option-points-hidden = Punkte verdeckt
kings-will-option-points-open = Punkte offen
kings-will-option-turn-cap = höchstens { $n } Züge je Runde

## The board in the terminal.

kings-will-board-round = Runde { $round }
kings-will-board-king =
    { $n ->
        [1] der König ist einen Schritt entfernt
       *[other] der König ist { $n } Schritte entfernt
    }
kings-will-board-points = Punkte
kings-will-board-food = Nahr.
kings-will-board-leather = Leder
kings-will-board-wood = Holz
kings-will-board-stone = Stein
kings-will-board-coin = Münz.
kings-will-board-mood = Stim.
kings-will-board-education = Bild.
kings-will-board-development = Entw.
kings-will-board-peasants = Bau.
kings-will-board-locked = gesperrt
kings-will-board-open = offen
kings-will-board-yields = Beim Ernten und Abbauen bringt jeder Bauer: { $yields }.
kings-will-board-offer = Im Angebot
kings-will-board-legend = ● ein Bauer, ○ ein freier Platz, □ ein freier Bauplatz, _ Platz für ein Gebäude; » das kannst du bezahlen.
kings-will-menu-back = Zurück
kings-will-play-key-words = ernten
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = was der König verlangt und nimmt, und was die Karten bringen, die du kennst

## Options on the command line.

flag-look-again = The King’s Will: alle gesehenen Karten noch einmal ansehen, nur die unter deinen Scheiben oder keine (seen)
flag-points = The King’s Will: Punkte der anderen verdeckt oder offen (hidden)
flag-turn-cap = The King’s Will: Der König kommt spätestens nach { DATA("kings-will/scales/cap/turns", one: "Zug", other: "Zügen") }

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

## What a report of many games tells of.

report-of-kings-will-tile = Plättchen
report-of-kings-will-building = Gebäude
report-of-kings-will-settlement = Orte
report-of-kings-will-landscape = Landschaften
report-of-kings-will-will = Wille des Königs
report-of-kings-will-band = Stimmung im Volk
