## Kingsburg table: the page in the browser.

table-court = Der Hof
table-court-rest = goldene Berater erreichst du mit deinen Würfeln
table-court-chosen = goldene Berater erreichst du mit den gewählten Würfeln
table-court-keys = Pfeile bewegen, Enter wählt, 1 bis 6 nehmen Würfel, P passt, U nimmt zurück, Esc hebt die Auswahl auf.
table-private = Eigener Berater
table-province = Deine Provinz
# "player" is a name.
table-province-of = Provinz von { $player }
table-built-of = { $n } von { $of } gebaut
table-built-short = { $n } von { $of }
table-log = Verlauf
table-newest-first = Neues zuerst
table-players = Spieler
table-views = Ansichten
table-tab-court = Hof
table-tab-province = Provinz
table-tab-players = Spieler
table-tab-log = Verlauf
# "year" is a roman numeral.
table-year-of = Jahr { $year } von V
table-year-season = Jahr { $year } · { $season }
table-phases = Phasen des Jahres
table-years = Stärke des Feindes nach Jahren
table-tray = Deine Ablage
table-your-dice = Deine Würfel
table-helpers = +2-Marker, Markt
table-goods-label = Waren und Soldaten
table-influence = { $advisor } beeinflussen
table-ask-influence = Wähle Würfel, dann einen Berater – oder passe
# "dice" is text such as "5 + 3".
table-sum = { $dice } ergeben { $sum }.
table-nothing-fits = Kein freier Berater nimmt genau diese Würfel.
table-pick-advisor = Wähle nun einen goldenen Berater.
table-reach-n =
    { $n ->
        [0] Kein Berater ist erreichbar.
        [one] Ein Berater ist erreichbar.
       *[other] { $n } Berater sind erreichbar.
    }
table-ways = So kannst du zahlen
table-way =
    { $dice }{ $token ->
        [yes] , +2-Marker
       *[no] { "" }
    }{ $market ->
        [-1] , Markt 1 tiefer
        [1] , Markt 1 höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , mit dem Gesandten
       *[no] { "" }
    }
table-chosen = { $gift } für { $way }.
# "buildings" is a list joined by "or".
table-after-harvest = Mit den Erträgen könntest du bauen: { $buildings }
table-list-or = { $first } oder { $last }
table-can-build = baubar
table-payable = bezahlbar
table-built = gebaut
table-comes-first = erst { $building }
table-missing = { $goods } zu wenig
table-missing-word = fehlt
table-taken-by = Besetzt von { $player }
table-taken-neutral = Neutrale Würfel
table-taken-you = Deine
table-state-way = Erreichbar mit { $way }.
table-state-ways =
    { $n ->
        [one] Auf eine Weise erreichbar.
       *[other] Auf { $n } Weisen erreichbar.
    }
table-state-off = Nicht erreichbar.
table-state-taken = Besetzt von { $player } mit { $dice }.
table-state-neutral = Besetzt von neutralen Würfeln.
table-state-free = Frei.
table-state-chosen = Gewählt.
table-advisor = { $place } { $advisor }: { $gift }. { $state }
table-building = { $building }: Kosten { $price }, Wert { $points }. { $effect } { $state }
table-enemy-range = Feind { $weakest }–{ $strongest }
table-enemy-card = { $enemy } { $strength }
table-enemy-seen = Du hast die Karte gesehen
table-enemy-open = Die Karte liegt offen
table-penalty = Niederlage: { $goods }
table-reward = Sieg: { $goods }
table-strength-die = du { $n } + Würfel des Königs
table-strength = du { $n }
table-win = Sieg { $percent } %
table-draw = Gleichstand { $percent } %
table-lose = Niederlage { $percent } %
table-odds-label = Aussichten im Kampf: Sieg { $win } %, Gleichstand { $draw } %, Niederlage { $lose } %.
table-you = Du
table-your-turn = du bist dran
table-deciding = entscheidet
table-passed = hat gepasst
table-all-placed = alle Würfel gesetzt
table-dice-left =
    { $n ->
        [one] noch { $n } Würfel
       *[other] noch { $n } Würfel
    }
table-bonus-due =
    { $n ->
        [one] + { $n } Bonuswürfel
       *[other] + { $n } Bonuswürfel
    }
table-turn-n = { $n }. am Zug
table-bot = Bot
table-stand-in = ein Bot springt ein
table-envoy = hat den Gesandten
table-army = Armee-Marker
table-tokens = +2-Marker
table-points = Siegpunkte
table-waiting = Am Zug: { $players }
table-watching = Du schaust zu
table-over = Die Partie ist zu Ende
table-choices = Auswahl
table-die-own = { $face }
table-die-bonus = weiße { $face }
table-refused = Das ging nicht: { $reason }
table-moment = Einen Augenblick
table-provenance-printed = gedruckt
table-provenance-sourced = belegt
table-provenance-reconstructed = rekonstruiert
table-provenance-house = Eigenbau
table-log-empty = Noch ist nichts geschehen.
table-since = ↑ seit deinem letzten Schritt
table-show-province = Provinz von { $player } zeigen
table-after-harvest-more = Mit den Erträgen könntest du bauen: { $buildings } oder { $n } weitere
table-ways-of =
    { $n ->
        [one] { $advisor }: auf eine Weise
       *[other] { $advisor }: auf { $n } Weisen
    }
# "places" is a list of numbers joined by "or".
table-reach-market = Markt: { $places }.
table-reach-token = +2-Marker: { $places }.
table-reach-both = Beides: { $places }.
table-envoy-way = Der Gesandte erreicht einen besetzten Berater
table-why-off = Deine Würfel ergeben keine { $place }: { $advisor }.
table-why-mine = { $advisor }: Da liegen schon deine Würfel.
table-why-taken = { $advisor }: besetzt von { $player }.
table-why-neutral = { $advisor }: besetzt von neutralen Würfeln.
table-sure = Das lässt sich nicht zurücknehmen. Wähle es noch einmal, um es zu tun.
table-again = neu würfeln
table-free = kostenlos
table-point-at =
    { $touch ->
        [yes] Tippe ein Gebäude an, um zu lesen, was es bewirkt.
       *[no] Zeige auf ein Gebäude, um zu lesen, was es bewirkt.
    }
table-close = Schließen
table-battle-of = Winter im Jahr { $year }
table-king-sends =
    { $n ->
        [0] Der König schickt niemanden
        [one] Der König schickt { $n } Soldaten
       *[other] Der König schickt { $n } Soldaten
    }
table-against = gegen
table-outcome-won = gewonnen
table-outcome-drawn = standgehalten
table-outcome-lost = verloren
table-strongest = am stärksten
# Long words of names with the places where they may break.
table-hyphens = Säge|mühle Stein|bruch Gold|schmiede Münz|stätte Kathe|drale Wirts|haus Bauern|hof Kauf|leute Wach|turm Zau|berer Pali|saden Fes|tung Barri|kade Bot|schaft Provi|sorische Vertei|digung Rekru|tierungs|stelle Trainings|lager Militär|aka|demie Schatz|meister Meister|jäger Schwert|schmied

# What a building does, as short as it can be said.
table-effect-sawmill = Holz = { $gold } Gold
table-effect-quarry = Stein = { $gold } Gold
table-effect-goldsmith = Gold = Soldat
table-effect-mint = Reihe A immer
table-effect-statue = 1 Würfel neu
table-effect-chapel = neu bei ≤ { $at_most }
table-effect-church = { $against } g. Dämonen
table-effect-cathedral = { $goods } Waren = 1 P.
table-effect-inn = +2 im Sommer
table-effect-market = Summe ±1
table-effect-farms = +{ $dice } Bonuswürfel
table-effect-merchants-guild = { $gold } Gold/Saison
table-effect-guard-tower = Kampf { $battle }
table-effect-blacksmith = Kampf { $battle }
table-effect-barracks = Soldat für { $soldier }
table-effect-wizards-guild = Kampf { $battle }
table-effect-palisade = Kampf { $battle }
table-effect-stables = +{ $soldiers } Soldat
table-effect-stone-wall = { $battle }, gleich siegt
table-effect-fortress = { $battle }, Sieg { $scores } P.
table-effect-barricade = { $against } g. Goblins
table-effect-crane = ab { $from_column } −{ $saves } Gold
table-effect-town-hall = 1 Ware = { $scores } P.
table-effect-embassy = { $scores } P./Saison
table-effect-improvised-defenses = +{ $defends } bei ≤ { $at_most }
table-effect-recruiting-center = +2 = Soldat
table-effect-training-camp = { $soldiers } Soldat bei < { $fewer_than }
table-effect-military-academy = eigener Würfel

# Optional effects.
table-always = danach wirst du nicht mehr gefragt
table-always-everything = keine solchen Fragen mehr
table-ask-again = Wieder fragen
# "effect" is the Crane, the Barracks or the General.
table-without = Ohne „{ $effect }“

# Was etwas ist, für alle, die darauf zeigen, es antippen oder gedrückt halten.
table-what-gold = Gold
table-what-gold-text = Eine Ware. Mit Waren bezahlst du Gebäude und vor dem Winter Soldaten.
table-what-wood = Holz
table-what-wood-text = Eine Ware. Mit Waren bezahlst du Gebäude und vor dem Winter Soldaten.
table-what-stone = Stein
table-what-stone-text = Eine Ware. Mit Waren bezahlst du Gebäude und vor dem Winter Soldaten.
table-what-any = Eine Ware deiner Wahl
table-what-any-text = Gold, Holz oder Stein, ganz wie du willst.
table-what-soldier = Soldat
table-what-soldier-text = Zählt 1 zu deiner Stärke im nächsten Kampf; danach gehen alle Soldaten nach Hause.
table-what-token = +2-Marker
table-what-token-text = Zählt 2 zu den Würfeln auf einem Berater. Höchstens einer je Jahreszeit, dann ist er verbraucht.
table-what-vp = Siegpunkte
table-what-vp-text = Wer nach { $years } Jahren die meisten hat, gewinnt.
table-what-building = Gebäude
table-what-building-text = Eines deiner Gebäude fällt und seine Punkte mit ihm: eines in der Spalte am weitesten rechts, in der du eines hast.
table-what-eye = Ein Blick auf den Feind
table-what-eye-text = Du allein siehst dir die Feindkarte dieses Jahres an.
table-what-envoy = Der Gesandte des Königs
table-what-envoy-text = Dient einmal: auf einem Berater, der schon besetzt ist, oder für ein zweites Gebäude.
table-what-die-own = Würfel
table-what-die-own-text = Würfel kommen auf den Berater, dessen Zahl sie zusammen ergeben.
table-what-die-white = Bonuswürfel
table-what-die-white-text = Ein weißer Würfel für eine Jahreszeit. Er liegt zusammen mit eigenen Würfeln, nie allein.
table-what-army = Armee-Marker
table-what-army-text = Im Winter schickt jeder heimlich einen davon in den Kampf: so viele Soldaten. Dann ist er verbraucht.
table-what-turn = Zugreihenfolge
table-what-turn-text = In jeder Jahreszeit beginnt, wer am wenigsten würfelt.
table-what-odds = Deine Aussichten
table-what-odds-text = Wie der Kampf für dich ausginge, so wie du jetzt stehst, über alle möglichen Karten und Würfe.
table-what-governors = Statthalter
table-what-governors-text = Ein Statthalter hat eine Fähigkeit für die ganze Partie; jeder behält geheim einen von dreien.
table-what-hammer = Bauen
table-what-hammer-text = Jede Jahreszeit darfst du ein Gebäude bezahlen; jede Reihe wächst von links nach rechts.
table-what-enemy = Feind
table-what-enemy-text = Er kommt im Winter. Wer stärker ist, nimmt die Belohnung, wer schwächer ist, erleidet die Strafe; bei gleicher Stärke geschieht nichts.
table-what-year = Im Winter kommt ein Feind der Stärke { $weakest } bis { $strongest }. Das Spiel endet nach Jahr { $last }.
table-what-phase-1 = Wer die wenigsten Gebäude und unter diesen die wenigsten Waren hat, bekommt für den Frühling einen Bonuswürfel. Bleibt es gleich, nimmt jeder von ihnen eine Ware.
table-what-phase-2 = Würfeln, reihum Berater beeinflussen, ihre Gaben erhalten und höchstens ein Gebäude bauen.
table-what-phase-3 = Wer die meisten Gebäude hat, bekommt 1 Punkt; haben mehrere gleich viele, jeder von ihnen.
table-what-phase-4 = Würfeln, reihum Berater beeinflussen, ihre Gaben erhalten und höchstens ein Gebäude bauen.
table-what-phase-5 = Wer die wenigsten Gebäude und unter diesen die wenigsten Waren hat, bekommt den Gesandten des Königs. Bleibt es gleich, bekommt ihn niemand.
table-what-phase-6 = Würfeln, reihum Berater beeinflussen, ihre Gaben erhalten und höchstens ein Gebäude bauen.
table-what-phase-7 = Reihum dürfen alle mit Waren Soldaten bezahlen.
table-what-phase-8 = Der Feind wird aufgedeckt, und jeder kämpft allein gegen ihn.
