## Kingsburg table: the page in the browser.

kingsburg-table-court = Der Hof
kingsburg-table-court-rest = goldene Berater erreichst du mit deinen Würfeln
kingsburg-table-court-chosen = goldene Berater erreichst du mit den gewählten Würfeln
kingsburg-table-court-keys = Pfeile bewegen, Enter wählt, 1 bis 6 nehmen Würfel, P passt, U nimmt zurück, Esc hebt die Auswahl auf.
kingsburg-table-private = Eigener Berater
kingsburg-table-province = Deine Provinz
# "player" is a name.
kingsburg-table-province-of = Provinz von { $player }
kingsburg-table-built-of = { $n } von { $of } gebaut
kingsburg-table-built-short = { $n } von { $of }
kingsburg-table-log = Verlauf
kingsburg-table-players = Spieler
kingsburg-table-views = Ansichten
kingsburg-table-tab-court = Hof
kingsburg-table-tab-province = Provinz
kingsburg-table-tab-players = Spieler
kingsburg-table-tab-log = Verlauf
# "year" is a roman numeral.
kingsburg-table-year-of = Jahr { $year } von V
kingsburg-table-year-season = Jahr { $year } · { $season }
kingsburg-table-phases = Phasen des Jahres
kingsburg-table-years = Stärke des Feindes nach Jahren
kingsburg-table-tray = Deine Ablage
kingsburg-table-your-dice = Deine Würfel
kingsburg-table-helpers = { -kingsburg-plus }-Marker, Markt
kingsburg-table-goods-label = Waren und Soldaten
kingsburg-table-influence = { $advisor } beeinflussen
kingsburg-table-ask-influence = Wähle Würfel, dann einen Berater – oder passe
# "dice" is text such as "5 + 3".
kingsburg-table-sum = { $dice } ergeben { $sum }.
kingsburg-table-nothing-fits = Kein freier Berater nimmt genau diese Würfel.
kingsburg-table-pick-advisor = Wähle nun einen goldenen Berater.
kingsburg-table-reach-n =
    { $n ->
        [0] Kein Berater ist erreichbar.
        [one] Ein Berater ist erreichbar.
       *[other] { $n } Berater sind erreichbar.
    }
kingsburg-table-ways = So kannst du zahlen
kingsburg-table-way =
    { $dice }{ $token ->
        [yes] , { -kingsburg-plus }-Marker
       *[no] { "" }
    }{ $market ->
        [-1] , Markt { DATA("kingsburg/buildings/building/market/shift") } tiefer
        [1] , Markt { DATA("kingsburg/buildings/building/market/shift") } höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , mit dem Gesandten
       *[no] { "" }
    }
kingsburg-table-chosen = { $gift } für { $way }.
# "buildings" is a list joined by "or".
kingsburg-table-after-harvest = Mit den Erträgen könntest du bauen: { $buildings }
kingsburg-table-list-or = { $first } oder { $last }
kingsburg-table-can-build = baubar
kingsburg-table-payable = bezahlbar
kingsburg-table-built = gebaut
kingsburg-table-comes-first = erst { $building }
kingsburg-table-missing = { $goods } zu wenig
kingsburg-table-missing-word = fehlt
kingsburg-table-taken-by = Besetzt von { $player }
kingsburg-table-taken-neutral = Neutrale Würfel
kingsburg-table-taken-you = Deine
kingsburg-table-state-way = Erreichbar mit { $way }.
kingsburg-table-state-ways =
    { $n ->
        [one] Auf eine Weise erreichbar.
       *[other] Auf { $n } Weisen erreichbar.
    }
kingsburg-table-state-off = Nicht erreichbar.
kingsburg-table-state-taken = Besetzt von { $player } mit { $dice }.
kingsburg-table-state-neutral = Besetzt von neutralen Würfeln.
kingsburg-table-state-free = Frei.
kingsburg-table-state-chosen = Gewählt.
kingsburg-table-advisor = { $place } { $advisor }: { $gift }. { $state }
kingsburg-table-building = { $building }: Kosten { $price }, Wert { $points }. { $effect } { $state }
kingsburg-table-enemy-range = Feind { $weakest }–{ $strongest }
kingsburg-table-enemy-card = { $enemy } { $strength }
kingsburg-table-enemy-seen = Du hast die Karte gesehen
kingsburg-table-enemy-open = Die Karte liegt offen
kingsburg-table-penalty = Niederlage: { $goods }
kingsburg-table-reward = Sieg: { $goods }
kingsburg-table-strength-die = du { $n } + Würfel des Königs
kingsburg-table-strength = du { $n }
kingsburg-table-win = Sieg { $percent } %
kingsburg-table-draw = Gleichstand { $percent } %
kingsburg-table-lose = Niederlage { $percent } %
kingsburg-table-odds-label = Aussichten im Kampf: Sieg { $win } %, Gleichstand { $draw } %, Niederlage { $lose } %.
kingsburg-table-you = Du
kingsburg-table-your-turn = du bist dran
kingsburg-table-deciding = entscheidet
kingsburg-table-passed = hat gepasst
kingsburg-table-all-placed = alle Würfel gesetzt
kingsburg-table-dice-left =
    { $n ->
        [one] noch { $n } Würfel
       *[other] noch { $n } Würfel
    }
kingsburg-table-bonus-due =
    { $n ->
        [one] + { $n } Bonuswürfel
       *[other] + { $n } Bonuswürfel
    }
kingsburg-table-turn-n = { $n }. am Zug
kingsburg-table-bot = Bot
kingsburg-table-stand-in = ein Bot springt ein
kingsburg-table-envoy = hat den Gesandten
kingsburg-table-army = Armee-Marker
kingsburg-table-tokens = { -kingsburg-plus }-Marker
kingsburg-table-points = Siegpunkte
kingsburg-table-waiting = Am Zug: { $players }
kingsburg-table-watching = Du schaust zu
kingsburg-table-over = Die Partie ist zu Ende
kingsburg-table-choices = Auswahl
kingsburg-table-die-own = { $face }
kingsburg-table-die-bonus = weiße { $face }
kingsburg-table-moment = Einen Augenblick
kingsburg-table-since = ↑ seit deinem letzten Schritt
kingsburg-table-show-province = Provinz von { $player } zeigen
kingsburg-table-after-harvest-more = Mit den Erträgen könntest du bauen: { $buildings } oder { $n } weitere
kingsburg-table-ways-of =
    { $n ->
        [one] { $advisor }: auf eine Weise
       *[other] { $advisor }: auf { $n } Weisen
    }
# "places" is a list of numbers joined by "or".
kingsburg-table-reach-market = Markt: { $places }.
kingsburg-table-reach-token = { -kingsburg-plus }-Marker: { $places }.
kingsburg-table-reach-both = Beides: { $places }.
kingsburg-table-envoy-way = Der Gesandte erreicht einen besetzten Berater
kingsburg-table-why-off = Deine Würfel ergeben keine { $place } ({ $advisor }).
kingsburg-table-why-mine = { $advisor }: Da liegen schon deine Würfel.
kingsburg-table-why-taken = { $advisor }: besetzt von { $player }.
kingsburg-table-why-neutral = { $advisor }: besetzt von neutralen Würfeln.
kingsburg-table-sure = Das lässt sich nicht zurücknehmen. Wähle es noch einmal, um es zu tun.
kingsburg-table-again = neu würfeln
kingsburg-table-free = kostenlos
kingsburg-table-point-at =
    { $touch ->
        [yes] Tippe ein Gebäude an, um zu lesen, was es bewirkt.
       *[no] Zeige auf ein Gebäude, um zu lesen, was es bewirkt.
    }
kingsburg-table-close = Schließen
kingsburg-table-battle-of = Winter im Jahr { $year }
kingsburg-table-king-sends =
    { $n ->
        [0] Der König schickt niemanden
        [one] Der König schickt { $n } Soldaten
       *[other] Der König schickt { $n } Soldaten
    }
kingsburg-table-against = gegen
kingsburg-table-outcome-won = gewonnen
kingsburg-table-outcome-drawn = standgehalten
kingsburg-table-outcome-lost = verloren
kingsburg-table-strongest = am stärksten
# Long words of names with the places where they may break.
kingsburg-table-hyphens = Säge|mühle Stein|bruch Gold|schmiede Münz|stätte Kathe|drale Wirts|haus Bauern|hof Kauf|leute Wach|turm Zau|berer Pali|saden Fes|tung Barri|kade Bot|schaft Provi|sorische Vertei|digung Rekru|tierungs|stelle Trainings|lager Militär|aka|demie Schatz|meister Meister|jäger Schwert|schmied

# What a building does, as short as it can be said.
kingsburg-table-effect-sawmill = Holz = { $gold } Gold
kingsburg-table-effect-quarry = Stein = { $gold } Gold
kingsburg-table-effect-goldsmith =
    { $soldiers ->
        [one] Gold = Soldat, { $scores } P.
       *[other] Gold = { $soldiers } Soldaten, { $scores } P.
    }
kingsburg-table-effect-mint = Reihe A immer
kingsburg-table-effect-statue = 1 Würfel neu
kingsburg-table-effect-chapel = neu bei ≤ { $at_most }
kingsburg-table-effect-church = { $against } g. Dämonen
kingsburg-table-effect-cathedral = { $goods } Waren = 1 P.
kingsburg-table-effect-inn =
    { $tokens ->
        [1] { -kingsburg-plus } im Sommer
       *[other] { $tokens } × { -kingsburg-plus } im Sommer
    }
kingsburg-table-effect-market = Summe ±{ $shift }
kingsburg-table-effect-farms = +{ $dice } Bonuswürfel
kingsburg-table-effect-merchants-guild = { $gold } Gold/Saison
kingsburg-table-effect-guard-tower = Kampf { $battle }
kingsburg-table-effect-blacksmith = Kampf { $battle }
kingsburg-table-effect-barracks = Soldat für { $soldier }
kingsburg-table-effect-wizards-guild = Kampf { $battle }
kingsburg-table-effect-palisade = Kampf { $battle }
kingsburg-table-effect-stables =
    { $soldiers ->
        [one] +1 Soldat
       *[other] +{ $soldiers } Soldaten
    }
kingsburg-table-effect-stone-wall = { $battle }, gleich siegt
kingsburg-table-effect-fortress = { $battle }, Sieg { $scores } P.
kingsburg-table-effect-barricade = { $against } g. Goblins
kingsburg-table-effect-crane = ab { $from_column } −{ $saves } Gold
kingsburg-table-effect-town-hall = 1 Ware = { $scores } P.
kingsburg-table-effect-embassy = { $scores } P./Saison
kingsburg-table-effect-improvised-defenses = +{ $defends } bei ≤ { $at_most }
kingsburg-table-effect-recruiting-center = { -kingsburg-plus } = Soldat
kingsburg-table-effect-training-camp =
    { $soldiers ->
        [one] 1 Soldat bei < { $fewer_than }
       *[other] { $soldiers } Soldaten bei < { $fewer_than }
    }
kingsburg-table-effect-military-academy = eigener Würfel

# Optional effects.
kingsburg-table-always = danach wirst du nicht mehr gefragt
kingsburg-table-always-everything = keine solchen Fragen mehr
kingsburg-table-ask-again = Wieder fragen
# "effect" is the Crane, the Barracks or the General.
kingsburg-table-without = Ohne „{ $effect }“

# Was etwas ist, für alle, die darauf zeigen, es antippen oder gedrückt halten.
kingsburg-table-what-gold = Gold
kingsburg-table-what-gold-text = Eine Ware. Mit Waren bezahlst du Gebäude und vor dem Winter Soldaten.
kingsburg-table-what-wood = Holz
kingsburg-table-what-wood-text = Eine Ware. Mit Waren bezahlst du Gebäude und vor dem Winter Soldaten.
kingsburg-table-what-stone = Stein
kingsburg-table-what-stone-text = Eine Ware. Mit Waren bezahlst du Gebäude und vor dem Winter Soldaten.
kingsburg-table-what-any = Eine Ware deiner Wahl
kingsburg-table-what-any-text = Gold, Holz oder Stein, ganz wie du willst.
kingsburg-table-what-soldier = Soldat
kingsburg-table-what-soldier-text = Zählt 1 zu deiner Stärke im nächsten Kampf; danach gehen alle Soldaten nach Hause.
kingsburg-table-what-token = { -kingsburg-plus }-Marker
kingsburg-table-what-token-text = Zählt { DATA("kingsburg/pieces/token/adds") } zu den Würfeln auf einem Berater. Höchstens einer je Jahreszeit, dann ist er verbraucht.
kingsburg-table-what-vp = Siegpunkte
kingsburg-table-what-vp-text = Wer nach { $years } Jahren die meisten hat, gewinnt.
kingsburg-table-what-building = Gebäude
kingsburg-table-what-building-text = Eines deiner Gebäude fällt und seine Punkte mit ihm: das oberste in der Spalte am weitesten rechts, in der du eines hast.
kingsburg-table-what-eye = Ein Blick auf den Feind
kingsburg-table-what-eye-text =
    { $edition ->
        [first] Du allein siehst dir die Feindeskarte dieses Jahres an.
       *[revised] Du allein siehst dir die Feindkarte dieses Jahres an.
    }
kingsburg-table-what-envoy = Der Gesandte des Königs
kingsburg-table-what-envoy-text = Dient einmal: auf einem Berater, der schon besetzt ist, oder für ein zweites Gebäude.
kingsburg-table-what-die-own = Würfel
kingsburg-table-what-die-own-text = Würfel kommen auf den Berater, dessen Zahl sie zusammen ergeben.
kingsburg-table-what-die-white =
    { $edition ->
        [first] Weißer Würfel
       *[revised] Bonuswürfel
    }
kingsburg-table-what-die-white-text = Ein Würfel mehr für eine Jahreszeit. Er liegt zusammen mit eigenen Würfeln, nie allein.
kingsburg-table-what-army = Armee-Marker
kingsburg-table-what-army-text = Im Winter schickt jeder heimlich einen davon in den Kampf: so viele Soldaten. Dann ist er verbraucht.
kingsburg-table-what-turn = Zugreihenfolge
kingsburg-table-what-turn-text = In jeder Jahreszeit beginnt, wer am wenigsten würfelt.
kingsburg-table-what-odds = Deine Aussichten
kingsburg-table-what-odds-text = Wie der Kampf für dich ausginge, so wie du jetzt stehst, über alle möglichen Karten und Würfe.
kingsburg-table-what-governors = Statthalter
kingsburg-table-what-governors-text = Ein Statthalter hat eine Fähigkeit für die ganze Partie; jeder behält geheim einen von { DATA("kingsburg/pieces/offer/governors") }.
kingsburg-table-what-hammer = Bauen
kingsburg-table-what-hammer-text = Jede Jahreszeit darfst du ein Gebäude bezahlen; jede Reihe wächst von links nach rechts.
kingsburg-table-what-enemy = Feind
kingsburg-table-what-enemy-text = Er kommt im Winter. Wer stärker ist, nimmt die Belohnung, wer schwächer ist, erleidet die Strafe; bei gleicher Stärke geschieht nichts.
kingsburg-table-what-year = Im Winter kommt ein Feind der Stärke { $weakest } bis { $strongest }. Das Spiel endet nach Jahr { $last }.
kingsburg-table-what-phase-1 =
    { $edition ->
        [first] Wer die wenigsten Gebäude und unter diesen die wenigsten Waren hat, bekommt für den Frühling einen weißen Würfel. Bleibt es gleich, nimmt jeder von ihnen eine Ware.
       *[revised] Wer die wenigsten Gebäude und unter diesen die wenigsten Waren hat, bekommt für den Frühling einen Bonuswürfel. Bleibt es gleich, nimmt jeder von ihnen eine Ware.
    }
kingsburg-table-what-phase-2 = Würfeln, reihum Berater beeinflussen, ihre Gaben erhalten und höchstens ein Gebäude bauen.
kingsburg-table-what-phase-3 = Wer die meisten Gebäude hat, bekommt { DATA("kingsburg/pieces/reward/points", one: "Punkt", other: "Punkte") }; haben mehrere gleich viele, jeder von ihnen.
kingsburg-table-what-phase-4 = Würfeln, reihum Berater beeinflussen, ihre Gaben erhalten und höchstens ein Gebäude bauen.
kingsburg-table-what-phase-5 = Wer die wenigsten Gebäude und unter diesen die wenigsten Waren hat, bekommt den Gesandten des Königs. Bleibt es gleich, bekommt ihn niemand.
kingsburg-table-what-phase-6 = Würfeln, reihum Berater beeinflussen, ihre Gaben erhalten und höchstens ein Gebäude bauen.
kingsburg-table-what-phase-7 = Reihum dürfen alle mit Waren Soldaten bezahlen.
kingsburg-table-what-phase-8 = Der Feind wird aufgedeckt, und jeder kämpft allein gegen ihn.

## What somebody did, looking back, where the log has nothing to tell.
did-kingsburg-done = { $name } lässt es dabei
did-kingsburg-done-you = Du lässt es dabei
did-kingsburg-decline = { $name } verzichtet
did-kingsburg-decline-you = Du verzichtest
did-kingsburg-statue = { $name } würfelt einen Würfel neu
did-kingsburg-statue-you = Du würfelst einen Würfel neu
did-kingsburg-chapel = { $name } würfelt alle Würfel neu
did-kingsburg-chapel-you = Du würfelst alle Würfel neu

## The parts of the glossary.

glossary-kingsburg-year = Das Jahr
glossary-kingsburg-pieces = Würfel, Waren und Marker
glossary-kingsburg-court = Der Hof
glossary-kingsburg-buildings = Gebäude
glossary-kingsburg-governors = Statthalter (Modul 2)
