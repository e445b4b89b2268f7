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
kw-landscape-meadow = Wiese
kw-landscape-forest = Wald
kw-landscape-mountain = Gebirge
kw-landscape-hill = Hügel
kw-landscape-lake = See
kw-settlement-hamlet = Bauerschaft
kw-settlement-hamlet-effect = hier ist Nachwuchs möglich
kw-settlement-castle = Burg
kw-settlement-castle-effect = die erste bringt Platz für 8 je Rohstoff
kw-settlement-monastery = Kloster
kw-settlement-monastery-effect = jeder Stimmungsverlust ist 1 kleiner
kw-settlement-village = Dorf
kw-settlement-village-effect = hier ist Nachwuchs möglich, drei Plätze für Bauern
kw-emblem-ear = Ähre
kw-emblem-wheel = Rad
kw-emblem-coin = Münze
kw-emblem-book = Buch
kw-emblem-cross = Kreuz
kw-emblem-crown = Krone

## Buildings: names, and what they do.

kw-building-mill = Mühle
kw-building-mill-effect = Felder bringen 1 Nahrung mehr
kw-building-tannery = Gerberei
kw-building-tannery-effect = Viehzucht bringt 1 Leder mehr
kw-building-sawmill = Sägewerk
kw-building-sawmill-effect = Holzfällen bringt 1 Holz mehr
kw-building-quarry = Steinbruch
kw-building-quarry-effect = Steinebrechen bringt 1 Stein mehr
kw-building-fair = Jahrmarkt
kw-building-fair-effect = danach nichts mehr
kw-building-tavern = Schenke
kw-building-tavern-effect = bei jedem Besuch hebt 1 Nahrung auf Wunsch die Stimmung um 1
kw-building-market = Markt
kw-building-market-effect = ein Tausch tauscht bis zu zwei Rohstoffe
kw-building-mint = Münzstätte
kw-building-mint-effect = ein Rohstoff bringt 3 Münzen
kw-building-customs-house = Zollhaus
kw-building-customs-house-effect = Steuern kosten 1 Stimmung weniger
kw-building-school = Schule
kw-building-school-effect = Bildung verbessern bringt auch 1 Münze
kw-building-library = Bibliothek
kw-building-library-effect = am Ende 1 Siegpunkt je Bildungsstufe
kw-building-workshop = Werkstatt
kw-building-workshop-effect = am Ende 1 Siegpunkt je Entwicklungsstufe
kw-building-granary = Kornspeicher
kw-building-granary-effect = Platz für je 2 Nahrung und Leder mehr
kw-building-tithe-barn = Zehntscheune
kw-building-tithe-barn-effect = Platz für je 2 Holz und Stein mehr
kw-building-inn = Herberge
kw-building-inn-effect = darüber ein Platz mehr für Bauern
kw-building-midwife = Hebammenhaus
kw-building-midwife-effect = Nachwuchs: ein zweiter für 1 Nahrung
kw-building-relay-station = Poststation
kw-building-relay-station-effect = Bewegen hat drei Schritte
kw-building-scout-house = Späherhaus
kw-building-scout-house-effect = Erkunden zeigt eine zweite Karte
kw-building-chapel = Kapelle
kw-building-chapel-effect = Rebellionen kosten weder Punkt noch Bauern
kw-building-masons-lodge = Bauhütte
kw-building-masons-lodge-effect = Orte kosten 1 Rohstoff nach Wahl weniger
kw-building-palace = Pfalz
kw-building-palace-effect = danach nichts mehr

## What each level of the scales gives.

kw-education-1 = Bauerschaften kosten 1 Holz weniger
kw-education-2 = Burgen kosten 1 Stein weniger
kw-education-3 = Klöster kosten 1 Stein weniger
kw-education-4 = Dörfer kosten 1 Holz weniger
kw-education-5 = 2 Siegpunkte
kw-development-1 = Holzfällen bringt 1 Holz mehr
kw-development-2 = Viehzucht bringt 1 Leder mehr
kw-development-3 = Felder bringen 1 Nahrung mehr
kw-development-4 = Steinebrechen bringt 1 Stein mehr
kw-development-5 = 2 Siegpunkte

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
kw-will = { $card }: { $text }
kw-will-text = Grundwunsch { $base }; Wunsch { $wish }: { $points }
kw-will-each = Grundwunsch { $base }; { $wish }
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
kw-ask-set-up-will = Welche Karte legst du auf den Plan?
kw-ask-take-tile = Welches Plättchen nimmst du?
kw-ask-walk =
    { $n ->
        [one] Ein Schritt ist übrig: Wer geht weiter?
       *[other] { $n } Schritte sind übrig: Wer geht weiter?
    }
kw-ask-swap = Noch einen Rohstoff tauschen?
kw-ask-explore = Welche zweite Karte siehst du an?
kw-ask-offspring = Ein zweites Kind gegen Nahrung?
kw-ask-rebellion = Dein Volk rebelliert: Welcher Bauer geht?
kw-ask-commit = Auf welche Karte kommt deine Scheibe?
kw-ask-neutral-disc = Auf welche Karte kommt die neutrale Scheibe?
kw-ask-tavern = Bewirtest du dein Volk in der Schenke?
kw-ask-offers = Was gibst du dem König noch?
kw-ask-act =
    { $first ->
        [yes] { $tile }: Welche Aktion? (noch { $n })
       *[no] { $tile }: Deine eine Aktion? (noch { $n })
    }

## Decisions.

kw-do-pass = keine Aktion
kw-do-stop = nichts mehr
kw-do-give-nothing = nichts geben
kw-do-take = { $tile } nehmen
kw-do-fields = Felder bestellen
kw-do-cattle = Viehzucht
kw-do-fell-wood = Holz fällen
kw-do-quarry-stone = Steine brechen
kw-do-explore = Karte { $n } ansehen
kw-do-taxes = Steuern erheben
kw-do-found =
    { $saving ->
        [food] { $settlement } gründen: { $spot }, 1 Nahrung gespart
        [leather] { $settlement } gründen: { $spot }, 1 Leder gespart
        [wood] { $settlement } gründen: { $spot }, 1 Holz gespart
        [stone] { $settlement } gründen: { $spot }, 1 Stein gespart
       *[no] { $settlement } gründen: { $spot }
    }
kw-do-erect = { $building } errichten: unter { $spot }
kw-do-education = Bildung verbessern
kw-do-development = Entwicklung erhöhen
kw-do-walk = ein Bauer geht: { $start } nach { $end }
kw-do-find =
    { $side ->
        [left] ein Bauer geht von { $start } links ins Unbekannte
       *[right] ein Bauer geht von { $start } rechts ins Unbekannte
    }
kw-do-swap = { $give } gegen { $get } tauschen
kw-do-offspring = Nachwuchs: { $spot }
kw-do-sell = { $goods } verkaufen
kw-do-dismiss = der Bauer geht: { $spot }
kw-do-commit = Scheibe auf Karte { $n }
kw-do-neutral = neutrale Scheibe auf Karte { $n }
kw-do-treat = das Volk bewirten
kw-do-give = { $goods } für { $points } geben
kw-do-give-peasant = den Bauern geben für { $points }: { $spot }
kw-do-land = Landschaften: { $order }
kw-do-hamlet = Bauerschaft: { $spot }
kw-do-peasants = Bauern: { $spots }
kw-do-store = { $goods }
kw-do-put = { $card } auf den Plan legen

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

## Events. “player” is the player’s name.

kw-event-start-player = { $player } beginnt.
kw-event-wills-dealt = { $player } erhält zwei Karten vom Willen des Königs.
kw-event-hand = Du hast erhalten: { $cards }.
kw-event-look-result = Es ist { $card }
kw-event-land-laid = { $player } legt aus: { $order }.
kw-event-hamlet-set = { $player } setzt die erste Bauerschaft auf Landschaft { $n }.
kw-event-peasants-set = { $player } setzt Bauern auf die Landschaften { $places }.
kw-event-store-filled = { $player } beginnt mit { $goods }.
kw-event-will-put = { $player } legt eine Karte auf Platz { $n } des Plans.
kw-event-will-board-filled = Der Plan des Willens wird verdeckt aufgefüllt.
kw-event-round-begins = Runde { $round } beginnt mit { $tile }.
kw-event-tile-taken =
    { $n ->
        [0] { $player } nimmt { $tile }.
       *[other] { $player } nimmt { $tile } und { $n } Punkt für das rechte Ende.
    }
kw-event-passed =
    { $forced ->
        [yes] { $player } kann nichts tun.
       *[no] { $player } tut nichts.
    }
kw-event-harvested =
    { $lost ->
        [0] { $player }: { $action }, { $goods }.
       *[other] { $player }: { $action }, { $goods }; kein Platz für { $lost }.
    }
kw-event-taxed =
    { $lost ->
        [0] { $player } erhebt Steuern: { $coins }.
       *[other] { $player } erhebt Steuern: { $coins }; kein Platz für { $lost }.
    }
kw-event-mood-changed =
    { $why ->
        [taxes] { $player }: Stimmung { $by } auf { $mood }, der Steuern wegen.
        [education] { $player }: Stimmung { $by } auf { $mood }, der Bildung wegen.
        [tribute] { $player }: Stimmung { $by } auf { $mood }, der fehlenden Pflichtabgabe wegen.
        [tavern] { $player }: Stimmung { $by } auf { $mood }, der Schenke wegen.
       *[building] { $player }: Stimmung { $by } auf { $mood }.
    }
kw-event-rebellion = Das Volk von { $player } rebelliert: { $points } verloren.
kw-event-calmed-rebellion = Das Volk von { $player } rebelliert; die Kapelle schont Punkt und Bauern.
kw-event-peasant-left =
    { $why ->
        [offer] Ein Bauer von { $player } zieht mit dem König, von Landschaft { $n }.
       *[rebellion] Ein Bauer von { $player } verlässt Landschaft { $n }.
    }
kw-event-explored = { $player } sieht Karte { $n } an.
kw-event-founded = { $player } gründet auf Landschaft { $n }: { $settlement }, für { $price }; { $points }.
kw-event-erected = { $player } errichtet unter Landschaft { $n }: { $building }, für { $price }; { $points }.
kw-event-education =
    { $n ->
        [0] { $player } erreicht Bildung { $level }.
       *[other] { $player } erreicht Bildung { $level } und erhält { $n } Siegpunkte.
    }
kw-event-school = Die Schule bringt { $coins }.
kw-event-development =
    { $n ->
        [0] { $player } erreicht Entwicklung { $level }.
       *[other] { $player } erreicht Entwicklung { $level } und erhält { $n } Siegpunkte.
    }
kw-event-walked = Ein Bauer von { $player } geht von Landschaft { $start } nach { $end }.
kw-event-landscape-found =
    { $side ->
        [left] { $player } entdeckt am linken Ende: { $landscape }.
       *[right] { $player } entdeckt am rechten Ende: { $landscape }.
    }
kw-event-swapped =
    { $lost ->
        [0] { $player } tauscht { $give } gegen { $get }.
       *[other] { $player } tauscht { $give } gegen { $get }; kein Platz für { $lost }.
    }
kw-event-offspring = { $player } hat Nachwuchs auf Landschaft { $n }.
kw-event-second-child = { $player } hat ein zweites Kind auf Landschaft { $n } für { $price }.
kw-event-sold =
    { $lost ->
        [0] { $player } verkauft { $goods } für { $coins }.
       *[other] { $player } verkauft { $goods } für { $coins }; kein Platz für { $lost }.
    }
kw-event-king-arrives = Der König kommt am Ende von Runde { $round }, nach { $n } Zügen; { $player } beginnt.
kw-event-committed = { $player } legt eine Scheibe auf Karte { $n }.
kw-event-neutral-disc = { $player } legt die neutrale Scheibe auf Karte { $n }.
kw-event-treated = { $player } bewirtet das Volk für { $price }.
kw-event-tribute-paid = { $player } zahlt die Pflichtabgabe: { $goods }.
kw-event-tribute-unpaid = { $player } kann die Pflichtabgabe nicht zahlen ({ $goods }) und verliert { $points }.
kw-event-gave = { $player } gibt { $goods } und erhält { $points }.
kw-event-will-revealed = Karte { $n } wird aufgedeckt: { $card }
kw-event-will-scored =
    { $outcome ->
        [wrath] Der Zorn des Königs trifft { $player } bei { $card }: { $points } verloren.
        [will] { $player } erfüllt { $card } und erhält { $points }.
       *[none] { $player } erhält { $points } für { $card }.
    }
kw-event-emblems = { $player } hat ganze Embleme: { $emblems }; { $points }.
kw-event-building-points = { $player } erhält { $points }: { $building }.
kw-event-game-over = Das Spiel ist aus; { $players } gewinnt.

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
        [0] Runde { $round } von 4, erster Zug.
        [1] Runde { $round } von 4, ein Zug ist vorbei.
       *[other] Runde { $round } von 4, { $n } Züge sind vorbei.
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
kw-tell-seen = Bekannt bei { $players }.
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
kw-option-turn-cap = höchstens 30 Züge je Runde

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
kings-will-play-key-words = ernten
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = was der König verlangt und nimmt, und was die Karten bringen, die du kennst

## Options on the command line.

flag-look-again = The King’s Will: alle gesehenen Karten noch einmal ansehen, nur die unter deinen Scheiben oder keine (seen)
flag-points = The King’s Will: Punkte der anderen verdeckt oder offen (hidden)
flag-turn-cap = The King’s Will: Der König kommt spätestens nach 30 Zügen
