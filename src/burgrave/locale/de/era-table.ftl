## Era's table: the page in the browser. "piece" is a piece's name within a sentence, "n" a number.

era-table-you = du
era-table-round = Runde { $n }
era-table-round-phase = Runde { $n } · { $phase }
era-table-all-place = alle zugleich
era-table-all-roll = alle würfeln zugleich
era-table-your-place =
    { $n ->
        [1] du bist zuerst dran
        [2] du bist an zweiter Stelle dran
        [3] du bist an dritter Stelle dran
       *[other] du bist an vierter Stelle dran
    }
era-table-of-rounds = Runde { $n } von höchstens { $of }
era-table-over = die Partie ist zu Ende
era-table-markers = Spielende-Marker
era-table-turned = { $n } von { $of } gedreht
era-table-marker-open = noch nicht gedreht
era-table-players = Mitspieler
era-table-views = Ansichten
era-table-tab-domain = Gebiet
era-table-tab-supply = Vorrat
era-table-tab-disasters = Desaster
era-table-tab-players = Andere
era-table-tab-log = Verlauf
era-table-log = Verlauf
era-table-supply = Vorrat
era-table-disasters = Desaster
era-table-tray = Dein Zug
era-table-turn = Drehen
era-table-let-go = Auswahl aufheben
era-table-choices = Wahl

## Opponents

era-table-placing = legt noch
era-table-ready = hat gelegt
era-table-rolling = würfelt noch
era-table-rolled = ist fertig
era-table-deciding = entscheidet gerade
era-table-has-built = hat gebaut
era-table-builds-later = baut später
era-table-stand-in = ein Bot springt ein
era-table-bot = Bot
era-table-city-of = Stadt mit { $n }
era-table-no-city = keine Stadt
era-table-points-word = Punkte
era-table-show-domain = Gebiet von { $player } zeigen
era-table-show-own = Dein Gebiet ansehen
era-table-disaster-n = Desaster { $n }
era-table-solo = Allein
era-table-solo-rules = Verrat und Pest treffen dich selbst. Eine Runde ohne Schwert und ohne Schild kostet eine Ressource oder Schritte auf der Desasterleiste. Eine umschlossene Stadt bringt { points }.
era-table-rank-under = unter { $n } Punkten
era-table-rank-from = ab { $n } Punkten

## The domain

era-table-domain = Dein Gebiet
era-table-domain-of = Gebiet von { $player }
era-table-dots = goldene Punkte: Felder für { $piece_a }
era-table-targets = golden umrandet: was zerstört werden kann
era-table-follow = Dem Spiel folgen
era-table-to-roll = Zurück zu deinem Wurf
era-table-to-own = Zurück zu deinem Gebiet
era-table-map = Das Gebiet, { $width } mal { $height } Felder
era-table-keys-place = Dein Gebiet. Pfeile bewegen { $piece_acc }, R dreht, Enter legt ab, Esc hebt die Auswahl auf.
era-table-keys-remove = Dein Gebiet. Pfeile gehen durch, was zerstört werden kann, Enter wählt.
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
era-table-crowds = Eng an einem anderen Gebäude: Dort schlägt Krankheit zu.
era-table-alone = Dort kommt keine Krankheit hin.
era-table-why-wall = eine Mauer ist im Weg
era-table-why-keep = ein Turm ist im Weg
era-table-why-building = ein Gebäude ist im Weg
era-table-why-scorched = Ödland ist im Weg
era-table-why-city = nicht in einer Stadt
era-table-why-fire = nur, wo das Feuer war, oder daneben
era-table-why-ring = das würde Ödland einschließen
era-table-why-means = du kannst es nicht bezahlen
era-table-why-none = hier nicht
era-table-why-skull = Ein Würfel mit Totenkopf ist gesperrt.
era-table-why-gone = { $piece }: im Vorrat ist nichts mehr davon.
era-table-why-room = { $piece }: passt nirgends in dein Gebiet.
era-table-why-missing = { $piece }: noch nötig sind { $stores }.
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
era-table-award-any-city = für jede umschlossene Stadt
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
era-table-key-just = Eben gebaut

## The supply

era-table-walls = Mauern
era-table-walls-about = zählen nichts, drehen keinen Marker, umschließen Städte
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
era-table-effect-farm = +{ $given } je Runde
era-table-effect-lumber-mill = +{ $given } je Runde
era-table-effect-hospital = hält Krankheit ab
era-table-effect-monastery = dreht einen Würfel
era-table-effect-market = { $n } je leeres Feld daneben
era-table-effect-guildhall = { $n } je Ressource
era-table-effect-university = { $n } je Kulturpunkt
era-table-effect-cathedral = { $n } je Würfel
era-table-effect-wall = umschließt Städte
era-table-effect-scorched-land = hier kann nichts stehen
era-table-last-of =
    { $n ->
        [one] { $pieces }: Das letzte Gebäude seiner Art dreht einen Spielende-Marker um.
       *[other] { $pieces }: Das jeweils letzte Gebäude dreht einen Spielende-Marker um.
    } { $left ->
        [1] Noch einer, und mit dieser Runde ist Schluss.
       *[other] Noch { $left }, und es ist Schluss.
    }
era-table-markers-left =
    { $n ->
        [one] Geht noch eine Gebäudeart aus, endet die Partie mit jener Runde.
       *[other] Die Partie endet mit der Runde, in der { $n } weitere Gebäudearten ausgehen.
    }
era-table-last-round = Alle Spielende-Marker sind umgedreht: Das ist die letzte Runde.
era-table-start-pieces = Deine Startteile
era-table-secret = geheim, bis alle fertig sind
era-table-all-placed = Alles liegt.
era-table-start-city = Mauern und Türme, die sich seitlich berühren, umschließen eine Stadt; darin zählen Punkte doppelt.
era-table-start-room = Gebäude, die sich berühren, trifft Krankheit; lass ein Feld dazwischen.
era-table-start-keep = Der Rand des Gebiets ist keine Mauer, und über Eck schließt keine Mauer.
era-table-start-scorched = Auf Ödland kann nichts stehen, und kein Ring darf es jetzt einschließen.

## Disasters

era-table-one-row = Es gilt genau eine Zeile, nach den Totenköpfen, die die Würfel am Ende zeigen.
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
era-table-does-bandits = Desaster +{ $steps } oder 1 Ressource weniger
era-table-does-disease =
    Desaster +{ $steps } je engstehendes Gebäude: { $n ->
        [0] du hast keines
       *[other] du hast { $n }
    }
era-table-does-treachery = jeder legt Ödland in sein Gebiet
era-table-does-fire = 1 Gebäude außerhalb einer Stadt (kein Turm) brennt ab, und Ödland kommt dorthin; gibt es keines, Desaster +{ $steps }
era-table-does-pestilence = je Desaster +{ $steps }
era-table-does-revolt =
    { $n ->
        [0] alle Handelswaren sind verloren: du hast keine
       *[other] alle Handelswaren sind verloren: { $n }
    }
era-table-disaster-note = Es gilt genau eine Zeile, nach den Totenköpfen, die die Würfel am Ende zeigen. Die übrigen Symbole einer Totenkopfseite werden wie sonst gesammelt.
era-table-compare = Wenn du stattdessen wirfst
era-table-dice-word = Würfel
era-table-skulls-word = Totenköpfe
era-table-stop-word = keinen

## The roll

era-table-your-roll = Dein Wurf
era-table-screen = hinter dem Sichtschirm: niemand sieht ihn, bevor alle fertig sind
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
era-table-die-quill = wird neu geworfen
era-table-die-set = wird gedreht
era-table-yield = So, wie er liegt, sammelst du
era-table-farms =
    { $n ->
        [one] +{ $n } Hof
       *[other] +{ $n } Höfe
    }
era-table-mills = +{ $n } Mühle
era-table-fed = Du hast dann { $food } Nahrung; deine { $mouths } Würfel essen { $mouths }.
era-table-hunger = Du hast dann { $food } Nahrung für { $mouths } Würfel: Desaster +{ $n }.
era-table-lost = Kein Platz auf den Leisten für { $amounts }.
era-table-in-store = Im Lager
era-table-skulls-now = Totenköpfe, wenn du aufhörst
era-table-skulls-after =
    { $n ->
        [one] Totenköpfe nach dem Wurf des gewählten Würfels
       *[other] Totenköpfe nach dem Wurf der { $n } gewählten Würfel
    }
era-table-no-disaster = Nichts
era-table-percent = { $n } %
era-table-two-or-more = Zwei oder mehr Totenköpfe, nach geworfenen Würfeln
era-table-no-further =
    { $n ->
        [one] 1 werfen: { $chance } kein weiterer Totenkopf.
       *[other] { $n } werfen: { $chance } kein weiterer Totenkopf.
    }
era-table-quill-later = Mit der Feder darfst du danach noch einen Würfel neu werfen, auch einen Totenkopf.
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
era-table-ask-place = Lege { $piece_acc } ab
era-table-ask-build = Wähle, was du baust – oder sei fertig
era-table-ask-place-build = Lege { $piece_acc } hin, um zu bauen
era-table-ask-roll = Wähle Würfel, die du neu wirfst – oder hör auf
era-table-ask-quill = Nutze die Feder – oder hör auf
era-table-ask-finish = Nichts mehr zu werfen – sag, wenn du fertig bist
era-table-ask-monastery =
    { $n ->
        [one] Dein Kloster darf einen Würfel drehen
       *[other] Deine Klöster dürfen { $n } Würfel drehen
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
era-table-quill-about = Die Feder wird neu geworfen, und ein weiterer Würfel, wenn du ihn wählst, auch ein Totenkopf.
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
era-table-demand-about =
    { $steps ->
        [one] Verweigern ist möglich und kostet 1 Schritt auf der Desasterleiste.
       *[other] Verweigern ist möglich und kostet { $steps } Schritte auf der Desasterleiste.
    }
era-table-answer-about =
    { $steps ->
        [one] Zahle, oder verweigere und rücke auf der Desasterleiste um 1 Feld vor.
       *[other] Zahle, oder verweigere und rücke auf der Desasterleiste um { $steps } Felder vor.
    }
era-table-solo-extortion-about = Du hast weder Schwert noch Schild gewürfelt.
era-table-you-finished = Du bist mit Würfeln fertig
era-table-you-placed = Du hast alles gelegt
era-table-waiting = Am Zug: { $players }.
era-table-moment = Einen Augenblick.
era-table-watching = Du schaust zu
era-table-over-long = Die Partie ist zu Ende
era-table-over-solo = Die Partie ist zu Ende. Rang deines Gebiets: { $rank }
era-table-lose = { $amount } hergeben
era-table-suffer = Desaster +{ $n }
era-table-demand = { $amount } fordern
era-table-pay = { $amount } zahlen
era-table-refuse = Verweigern
era-table-left-then = dann noch { $n }
era-table-they-have = { $n } dort, { $mine } bei dir
era-table-they-have-full = { $n } dort; deine Leiste ist voll
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
        [0] { $wall } ({ $cost }) würde einen Ring von { $area } Feldern schließen.
       *[other] { $wall } ({ $cost }) würde einen Ring von { $area } Feldern schließen: +{ $n }.
    }
era-table-choose-piece = Teil wählen
era-table-build-it = { $piece } bauen
era-table-place-here = { $piece } ablegen
era-table-choose-target = Teil wählen
era-table-give-up = { $piece } hergeben
# A piece's name within a sentence; languages without capital nouns make it small.

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
era-table-luck-difference = { $pips } gute Seiten
era-table-luck-told = { $pips } Würfel in { $rolls } Würfen ohne Totenkopf, { $expected } zu erwarten. Mehr Glück als in { $percent } von 100 solchen Partien.
era-table-luck-head = Ohne Totenkopf

# Was etwas ist, für alle, die darauf zeigen, es antippen oder gedrückt halten.
era-table-what-die = Seine sechs Seiten: { $faces }.
era-table-what-food = Nahrung
era-table-what-food-text = Jeder deiner Würfel verbraucht je Runde 1; jede fehlende ist ein Schritt auf der Desasterleiste. Du kannst { $most } lagern.
era-table-what-wood = Holz
era-table-what-wood-text = Eine Ressource für Gebäude. Du kannst { $most } lagern.
era-table-what-stone = Stein
era-table-what-stone-text = Eine Ressource für Gebäude und Mauern. Du kannst { $most } lagern.
era-table-what-goods = Handelswaren
era-table-what-goods-text = Eine Ressource für die größeren Gebäude. Du kannst { $most } lagern.
era-table-what-culture = Kultur
era-table-what-culture-text = Am Ende je 1 Punkt; wer am meisten hat, bekommt { $culture } dazu.
era-table-what-hammer = Hammer
era-table-what-hammer-text = Jeder Hammer deines Wurfs baut ein Gebäude oder eine Mauer.
era-table-what-sword = Schwert
era-table-what-sword-text = Beim Erpressen fordern deine Schwerter eine Ressource von allen, die zusammen weniger Schwerter und Schilde haben.
era-table-what-shield = Schild
era-table-what-shield-text = Jeder Schild nimmt allen, die dich in dieser Runde bedrohen, ein Schwert.
era-table-what-skull = Totenkopf
era-table-what-skull-text = Ein Würfel mit Totenkopf ist gesperrt. Die Zahl deiner Totenköpfe entscheidet, welches Desaster eintritt.
era-table-what-feather = Feder
era-table-what-feather-text = Nach dem letzten Wurf darf dieser Würfel noch einmal fallen, allein oder mit einem anderen, auch einem mit Totenkopf.
era-table-what-disaster = Desasterleiste
era-table-what-disaster-text = Jeder Schritt kostet am Ende 1 Punkt.
era-table-what-vp = Siegpunkte
era-table-what-vp-text = Wer am Ende die meisten hat, gewinnt. Das sind die des Gebiets, wie es jetzt steht.
era-table-what-marker = Spielende-Marker
era-table-what-marker-text = Ist das letzte Gebäude einer Art genommen, wird ein Marker umgedreht. Die Partie endet mit der Runde, in der der letzte Marker umgedreht wird.
era-table-what-field = Feld
era-table-what-field-text = Hier lassen sich Teile hinlegen. Gebäude außerhalb der Städte zählen einfach.
era-table-what-city = Stadt
era-table-what-city-text = Von Mauern und Türmen lückenlos umschlossen: Gebäude darin zählen doppelt. Die größte Stadt bringt { $city } Punkte.
era-table-what-gap = Lücke
era-table-what-gap-text = Diese Felder fehlen, bis die Stadt ringsum geschlossen ist.
era-table-what-domain = Gebiet
era-table-what-domain-text = Das Land eines Spielers, { $width } mal { $height } Felder: Hier steht alles, was gebaut wird.
era-table-what-odds = Deine Aussichten
era-table-what-odds-text = Wie wahrscheinlich jede Zahl von Totenköpfen ist, wenn du die gewählten Würfel noch einmal wirfst.
era-table-what-bandits =
    Du verlierst eine Ressource deiner Wahl oder rückst { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf der Desasterleiste vor.
era-table-what-disease =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf der Desasterleiste für jedes Gebäude, das eng neben einem anderen steht; ein Hospital schützt davor.
era-table-what-treachery = Alle anderen legen Ödland in ihr Gebiet, auf dem nichts gebaut werden kann.
era-table-what-fire =
    Eines deiner Gebäude außerhalb der Städte brennt ab; gibt es keines, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf der Desasterleiste.
era-table-what-pestilence =
    Alle anderen rücken { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf der Desasterleiste vor.
era-table-what-revolt = Du verlierst alle Handelswaren; mehr Totenköpfe bringen nichts Schlimmeres.
era-table-what-phase-1 =
    Alle würfeln gleichzeitig und verdeckt, bis zu { $throws ->
        [3] dreimal
       *[other] { $throws }-mal
    }. Totenköpfe bleiben liegen.
era-table-what-phase-2 = Die Symbole der Würfel, Bauernhöfe und Sägemühlen füllen die Lager.
era-table-what-phase-3 = Jeder deiner Würfel verbraucht 1 Nahrung; jede fehlende ist ein Schritt auf der Desasterleiste.
era-table-what-phase-4 = Die Zahl der Totenköpfe entscheidet, welches Desaster eintritt und wen es trifft.
era-table-what-phase-5 = Reihum baut jeder Hammer ein Gebäude oder eine Mauer.
era-table-what-phase-6 = Wer mehr Schwerter hat, als ein anderer abwehrt, fordert eine Ressource.

## What somebody did, looking back, where the log has nothing to tell.
did-era-place = { $name } legt ein Teil
did-era-place-you = Du legst ein Teil
did-era-mark = { $name } wählt einen Würfel für den nächsten Wurf
did-era-mark-you = Du wählst einen Würfel für den nächsten Wurf
did-era-throw = { $name } wirft neu
did-era-throw-you = Du wirfst neu
did-era-set = { $name } dreht einen Würfel
did-era-set-you = Du drehst einen Würfel
did-era-quill = { $name } wirft die Feder neu
did-era-quill-you = Du wirfst die Feder neu
did-era-decline = { $name } lässt die Würfel, wie sie sind
did-era-decline-you = Du lässt die Würfel, wie sie sind

## The parts of the glossary.

glossary-era-round = Die Runde
glossary-era-dice = Würfel und ihre Symbole
glossary-era-stores = Vorräte
glossary-era-domain = Das Gebiet
glossary-era-pieces = Gebäude und Mauern
glossary-era-disasters = Desaster
