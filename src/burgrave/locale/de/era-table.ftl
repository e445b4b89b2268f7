## Era's table: the page in the browser. "piece" is a piece's name within a sentence, "n" a number.

era-table-you = du
era-table-round = Runde { $n }
era-table-round-phase = Runde { $n } · { $phase }
era-table-all-place = alle zugleich
era-table-all-roll = alle würfeln zugleich
era-table-your-place =
    { $n ->
        [1] du bist zuerst dran
        [2] du bist als Zweiter dran
        [3] du bist als Dritter dran
       *[other] du bist als Vierter dran
    }
era-table-of-rounds = Runde { $n } von höchstens { $of }
era-table-over = die Partie ist aus
era-table-markers = Endmarker
era-table-turned = { $n } von { $of } gedreht
era-table-marker-open = noch nicht gedreht
era-table-ran-out = { $piece }: keine mehr da
era-table-players = Mitspieler
era-table-views = Ansichten
era-table-tab-domain = Gebiet
era-table-tab-supply = Vorrat
era-table-tab-disasters = Desaster
era-table-tab-players = Andere
era-table-tab-log = Verlauf
era-table-log = Verlauf
era-table-newest-first = Neuestes zuerst
era-table-log-empty = Noch ist nichts geschehen.
era-table-supply = Vorrat
era-table-disasters = Desaster
era-table-tray = Dein Zug
era-table-turn = Drehen
era-table-let-go = Loslassen
era-table-choices = Wahl

## Opponents

era-table-placing = legt noch
era-table-ready = hat gelegt
era-table-rolling = würfelt noch
era-table-rolled = ist fertig
era-table-deciding = entscheidet gerade
era-table-has-built = hat gebaut
era-table-builds-later = baut später
era-table-stand-in = ein Bot spielt mit
era-table-bot = Bot
era-table-city-of = Stadt mit { $n }
era-table-no-city = keine Stadt
era-table-points-word = Punkte
era-table-show-domain = Gebiet von { $player } zeigen
era-table-show-own = Dein Gebiet ansehen
era-table-disaster-n =
    { $n ->
        [one] { $n } Schritt Desaster
       *[other] { $n } Schritte Desaster
    }
era-table-solo = Allein
era-table-solo-rules = Verrat und Pest treffen dich selbst. Ohne Schwert und Schild verlierst du eine Ressource. Eine geschlossene Stadt bringt 10 Punkte.
era-table-rank-under = unter { $n } Punkten
era-table-rank-from = ab { $n } Punkten

## The domain

era-table-domain = Dein Gebiet
era-table-domain-of = Gebiet von { $player }
era-table-dots = goldene Punkte: Felder für: { $piece }
era-table-targets = golden umrandet: was fallen kann
era-table-follow = Dem Spiel folgen
era-table-to-roll = Zurück zu deinem Wurf
era-table-to-own = Zurück zu deinem Gebiet
era-table-map = Das Gebiet, 14 mal 14 Felder
era-table-keys-place = Dein Gebiet. Pfeile bewegen: { $piece }. R dreht, Enter legt ab, Escape lässt los.
era-table-keys-remove = Dein Gebiet. Pfeile gehen durch, was fallen kann, Enter wählt.
era-table-stands = { $piece }, { $where }
era-table-from-to = { $from } bis { $to }
era-table-where = { $piece } auf { $where }
era-table-city = Stadt mit { $n }: × 2
era-table-gap = Lücke von { $n }
era-table-fits = passt
# "points" is a number with its sign, such as "+2".
era-table-fits-points = passt: { $points }
era-table-fits-long =
    { $n ->
        [0] passt
        [one] passt, { $n } Punkt
       *[other] passt, { $n } Punkte
    }
era-table-crowds = Eng an einem anderen Gebäude: Krankheit trifft beide.
era-table-alone = Dort kommt keine Krankheit hin.
era-table-why-wall = eine Mauer ist im Weg
era-table-why-keep = ein Turm ist im Weg
era-table-why-building = ein Gebäude ist im Weg
era-table-why-scorched = Ödland ist im Weg
era-table-why-city = nicht in einer Stadt
era-table-why-fire = nur, wo das Feuer war, oder daneben
era-table-why-ring = das schlösse Ödland ein
era-table-why-means = du kannst es nicht bezahlen
era-table-why-none = hier nicht
era-table-points = Deine Punkte
era-table-points-of = Punkte von { $player }
era-table-points-n =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
era-table-culture = Kultur
era-table-in-all = Zusammen
era-table-award-city = Größte Stadt
era-table-award-culture = Meiste Kultur
era-table-award-no-city = noch hat niemand eine Stadt
era-table-award-any-city = für jede geschlossene Stadt
era-table-award-no-culture = noch hat niemand welche
era-table-award-held =
    { $many ->
        [yes] { $players }: je { $n }
       *[no] { $players }: { $n }
    }
era-table-key-city = Stadt: doppelte Punkte
era-table-key-gap = Lücke in einem Ring
era-table-key-scorched = Ödland
era-table-key-fits = Hier passt das Teil

## The supply

era-table-walls = Mauern
era-table-walls-about = zählen nichts, drehen keinen Marker, schließen Städte
era-table-left = noch { $n }
era-table-to-place = noch { $n } zu legen
era-table-in-hand = in deiner Hand
era-table-can-build = baubar
era-table-turns-marker = letztes: dreht Marker
era-table-none-left = keine mehr
era-table-missing = fehlt
era-table-no-room = kein Platz
era-table-affordable = bezahlbar
era-table-place-it = hinlegen
era-table-store-food = Nahrung
era-table-store-wood = Holz
era-table-store-stone = Stein
era-table-store-goods = Handelswaren
era-table-effect-keep = Adelswürfel; auch Mauer
era-table-effect-longhouse = Bauernwürfel
era-table-effect-townhouse = Bürgerwürfel
era-table-effect-church = Kleruswürfel
era-table-effect-farm = +1 Nahrung je Runde
era-table-effect-lumber-mill = +2 Holz je Runde
era-table-effect-hospital = hält Krankheit ab
era-table-effect-monastery = stellt einen Würfel
era-table-effect-market = 1 je leeres Feld daneben
era-table-effect-guildhall = 1 je Ressource
era-table-effect-university = 1 je Kultur
era-table-effect-cathedral = 1 je Würfel
era-table-effect-wall = schließt Städte
era-table-effect-scorched-land = hier kann nichts stehen
era-table-last-of =
    { $n ->
        [one] { $pieces }: Das letzte Gebäude seiner Art dreht einen Endmarker.
       *[other] { $pieces }: Das jeweils letzte Gebäude dreht einen Endmarker.
    } { $left ->
        [1] Noch einer, und mit dieser Runde ist Schluss.
       *[other] Noch { $left }, und es ist Schluss.
    }
era-table-markers-left =
    { $n ->
        [one] Geht noch eine Art aus, endet die Partie mit dieser Runde.
       *[other] Die Partie endet mit der Runde, in der noch { $n } Arten ausgegangen sind.
    }
era-table-last-round = Alle Endmarker sind gedreht: Das ist die letzte Runde.
era-table-start-pieces = Deine Startteile
era-table-secret = geheim, bis alle fertig sind
era-table-all-placed = Alles liegt.
era-table-start-city = Mauern und Türme, die sich seitlich berühren, schließen eine Stadt; darin zählen Punkte doppelt.
era-table-start-room = Gebäude, die sich berühren, trifft Krankheit; lass ein Feld dazwischen.
era-table-start-keep = Der Rand des Gebiets ist keine Mauer, und Ecken sind undicht.
era-table-start-scorched = Auf Ödland kann nichts stehen, und kein Ring darf es jetzt einschließen.

## Disasters

era-table-one-row = Es gilt genau eine Zeile, nach den Totenköpfen des letzten Wurfs.
era-table-odds-now = wie die Würfel liegen, wenn du aufhörst
era-table-odds-chosen =
    { $n ->
        [one] Chancen für den gewählten Würfel
       *[other] Chancen für die { $n } gewählten Würfel
    }
era-table-skulls-rolled =
    { $n ->
        [0] du hast diese Runde keinen Totenkopf
        [one] du hast diese Runde { $n } Totenkopf
       *[other] du hast diese Runde { $n } Totenköpfe
    }
era-table-skulls-n =
    { $n ->
        [one] { $n } Totenkopf
       *[other] { $n } Totenköpfe
    }{ $more ->
        [yes] { " " }oder mehr
       *[no] { "" }
    }
era-table-hits-you = trifft dich
era-table-hits-others = trifft die anderen
era-table-does-bandits = 1 Schritt Desaster oder 1 Ressource
era-table-does-disease =
    { $n ->
        [0] 1 Schritt je engstehendes Gebäude: du hast keines
        [one] 1 Schritt je engstehendes Gebäude: du hast { $n }
       *[other] 1 Schritt je engstehendes Gebäude: du hast { $n }
    }
era-table-does-treachery = jeder legt Ödland in sein Gebiet
era-table-does-fire = 1 Gebäude außerhalb einer Stadt (kein Turm) brennt ab, und Ödland kommt dorthin; gibt es keines, 4 Schritte Desaster
era-table-does-pestilence = je 3 Schritte Desaster
era-table-does-revolt =
    { $n ->
        [0] alle Handelswaren sind verloren: du hast keine
       *[other] alle Handelswaren sind verloren: { $n }
    }
era-table-disaster-note = Es gilt genau eine Zeile, nach den Totenköpfen des letzten Wurfs. Die übrigen Symbole einer Totenkopfseite werden wie sonst gesammelt.
era-table-compare = Wenn du stattdessen wirfst
era-table-dice-word = Würfel
era-table-skulls-word = Totenköpfe
era-table-stop-word = keinen

## The roll

era-table-your-roll = Dein Wurf
era-table-screen = hinter dem Schirm: niemand sieht ihn, bevor alle fertig sind
era-table-throw-of = Wurf { $n } von { $of }
era-table-throw-feather = mit der Feder
era-table-kind-peasant =
    { $n ->
        [one] Bauer
       *[other] Bauern
    }
era-table-kind-noble =
    { $n ->
        [one] Adliger
       *[other] Adlige
    }
era-table-kind-burgher =
    { $n ->
        [one] Bürger
       *[other] Bürger
    }
era-table-kind-cleric =
    { $n ->
        [one] Geistlicher
       *[other] Geistliche
    }
# "die" is a kind of die, "shows" its symbols, "fate" what happens to it.
era-table-die = { $die }: { $shows }, { $fate }
era-table-die-keep = bleibt
era-table-die-again = neu werfen
era-table-die-locked = gesperrt
era-table-die-later = Feder: später
era-table-die-quill = fällt neu
era-table-die-set = wird gestellt
era-table-yield = So, wie er liegt, sammelst du
era-table-farms =
    { $n ->
        [one] +{ $n } Hof
       *[other] +{ $n } Höfe
    }
era-table-mills = +{ $n } Mühle
era-table-fed = Du hast dann { $food } Nahrung; deine { $mouths } Würfel essen { $mouths }.
era-table-hunger =
    { $n ->
        [one] Du hast dann { $food } Nahrung für { $mouths } Würfel: 1 Schritt Desaster.
       *[other] Du hast dann { $food } Nahrung für { $mouths } Würfel: { $n } Schritte Desaster.
    }
era-table-lost = Kein Platz auf den Leisten für { $amounts }.
era-table-in-store = Im Lager
era-table-skulls-now = Totenköpfe, wenn du aufhörst
era-table-skulls-after =
    { $n ->
        [one] Totenköpfe nach dem Wurf des gewählten Würfels
       *[other] Totenköpfe nach dem Wurf der { $n } gewählten Würfel
    }
era-table-no-disaster = Nichts
era-table-two-or-more = Zwei oder mehr Totenköpfe, nach geworfenen Würfeln
era-table-no-further =
    { $n ->
        [one] 1 werfen: { $chance } kein weiterer Totenkopf.
       *[other] { $n } werfen: { $chance } kein weiterer Totenkopf.
    }
era-table-quill-later = Die Feder darf danach noch einen Würfel werfen, auch einen Totenkopf.
era-table-choose-dice = Würfel wählen
era-table-throw =
    { $n ->
        [one] 1 Würfel werfen
       *[other] { $n } Würfel werfen
    }
era-table-throw-quill =
    { $n ->
        [one] Feder werfen
       *[other] Feder und 1 Würfel werfen
    }
era-table-out-stop = Aufhören
era-table-out-finish = Fertig
era-table-out-done = Fertig
era-table-out-decline = So lassen
era-table-set-to = Seite wählen

## What is asked

era-table-ask-set-up = Lege deine Startteile, im Geheimen
era-table-ask-place = Lege ab: { $piece }
era-table-ask-build = Wähle, was du baust — oder sei fertig
era-table-ask-place-build = Lege hin und baue: { $piece }
era-table-ask-roll = Wähle Würfel, die du neu wirfst — oder hör auf
era-table-ask-quill = Nutze die Feder — oder hör auf
era-table-ask-finish = Nichts mehr zu werfen — sag, wenn du fertig bist
era-table-ask-monastery =
    { $n ->
        [one] Dein Kloster darf einen Würfel stellen
       *[other] Deine Klöster dürfen { $n } Würfel stellen
    }
era-table-ask-bandits = Räuber: Was gibst du her?
era-table-ask-treachery = Verrat durch { $player }: Lege das Ödland
era-table-ask-treachery-alone = Verrat: Lege das Ödland
era-table-ask-treachery-room = Kein Platz für Ödland: Entferne etwas
era-table-ask-fire = Feuer: Welches Gebäude brennt ab?
era-table-ask-fire-land = Lege das Ödland, wo das Feuer war
era-table-ask-demand = Fordere eine Ressource von { $player }
# "store" is food, wood, stone or goods.
era-table-ask-answer =
    { $store ->
        [food] { $player } fordert 1 Nahrung
        [wood] { $player } fordert 1 Holz
        [stone] { $player } fordert 1 Stein
       *[goods] { $player } fordert 1 Handelsware
    }
era-table-ask-solo-extortion = Niemand bewacht dein Lager
era-table-ask-target = Wähle eines der umrandeten Teile.
era-table-chosen =
    { $n ->
        [0] Keiner gewählt.
       *[other] { $n } gewählt.
    } { $left ->
        [one] Totenköpfe bleiben; ein Wurf steht noch aus.
       *[other] Totenköpfe bleiben; { $left } Würfe stehen noch aus.
    }
era-table-quill-about = Die Feder fällt neu, und ein weiterer Würfel, wenn du ihn wählst, auch ein Totenkopf.
era-table-finish-about = Die anderen erfahren nur, dass du fertig bist.
era-table-monastery-about = Wähle einen Würfel, dann die Seite, die er zeigen soll.
era-table-hammers =
    { $n ->
        [one] Noch 1 Hammer.
       *[other] Noch { $n } Hämmer.
    }
era-table-left-to-place =
    { $n ->
        [one] Noch ein Teil; dann bist du bereit.
       *[other] Noch { $n } Teile.
    }
era-table-demand-about = Verweigern ist möglich, es kostet 2 Schritte Desaster.
era-table-answer-about = Zahle, oder verweigere und nimm 2 Schritte Desaster.
era-table-solo-extortion-about = Du hast weder Schwert noch Schild gewürfelt.
era-table-you-finished = Du bist mit Würfeln fertig
era-table-you-placed = Du hast alles gelegt
era-table-waiting = Wir warten auf { $players }.
era-table-moment = Einen Augenblick.
era-table-watching = Du schaust zu
era-table-over-long = Die Partie ist aus
era-table-over-solo = Die Partie ist aus: Dein Gebiet ist { $rank }
# "reason" is a whole sentence of the server.
era-table-refused = { $reason }
era-table-lose = { $amount } abgeben
era-table-suffer =
    { $n ->
        [one] 1 Schritt Desaster
       *[other] { $n } Schritte Desaster
    }
era-table-demand = { $amount } fordern
era-table-pay = { $amount } zahlen
era-table-refuse = Verweigern
era-table-left-then = dann noch { $n }
era-table-they-have = dort sind { $n }, du hast { $mine }
era-table-they-have-full = dort sind { $n }; deine Leiste ist voll
era-table-minus =
    { $n ->
        [one] 1 Minuspunkt
       *[other] { $n } Minuspunkte
    }
era-table-dice-label =
    { $n ->
        [one] Deine Würfel: 1 Hammer
       *[other] Deine Würfel: { $n } Hämmer
    }{ $used ->
        [0] { "" }
       *[other] , { $used } benutzt
    }
era-table-dice-label-none = Deine Würfel: kein Hammer
era-table-tracks = Leisten
era-table-tracks-after = Leisten vorher und nachher: { $piece }
era-table-culture-behind = { $n } hinter { $player }
era-table-culture-ahead = { $n } vor { $player }
era-table-culture-even = gleichauf mit { $player }
era-table-minus-points =
    { $n ->
        [one] Minuspunkt
       *[other] Minuspunkte
    }
era-table-plan = { $piece }: { $cost }, { $points }; { $effect }.
# "wall" is a wall's name; "n" points double, "area" fields.
era-table-would-close =
    { $n ->
        [0] { $wall } ({ $cost }) schlösse einen Ring von { $area } Feldern.
       *[other] { $wall } ({ $cost }) schlösse einen Ring von { $area } Feldern: +{ $n }.
    }
era-table-choose-piece = Teil wählen
era-table-build-it = Bauen: { $piece }
era-table-place-here = Ablegen: { $piece }
era-table-choose-target = Teil wählen
era-table-give-up = Hergeben: { $piece }
# A piece's name within a sentence; languages without capital nouns make it small.
era-table-inner =
    { $piece ->
        [keep] Turm
        [longhouse] Bauernhaus
        [townhouse] Bürgerhaus
        [church] Kirche
        [farm] Bauernhof
        [lumber-mill] Sägemühle
        [hospital] Hospital
        [monastery] Kloster
        [market] Markt
        [guildhall] Zunfthaus
        [university] Universität
        [cathedral] Kathedrale
        [scorched-land] Ödland
        [wall-1] Mauer der Länge 1
        [wall-2] Mauer der Länge 2
        [wall-3] Mauer der Länge 3
        [wall-4] Mauer der Länge 4
       *[wall-5] Mauer der Länge 5
    }

## After the game

era-table-end-buildings = Gebäude
era-table-end-cities = Städte
era-table-end-culture = Kultur
era-table-end-bonuses = Märkte, Zunfthäuser und dergleichen
# "buildings" is a list.
era-table-end-domain = Das Gebiet des Siegers: { $buildings }
era-table-end-holdings =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
era-table-end-ties =
    { $shared ->
        [yes] Punkte und alle übrigen Ressourcen sind gleich.
       *[no] Bei Gleichstand siegt, wer mehr Handelswaren übrig hat, dann Stein, Holz und Nahrung.
    }
era-table-luck-difference = { $pips } gute Seiten
era-table-luck-told = { $pips } Würfel in { $rolls } Würfen ohne Totenkopf, { $expected } zu erwarten. Mehr Glück als in { $percent } von 100 solchen Partien.
era-table-luck-head = Ohne Totenkopf
