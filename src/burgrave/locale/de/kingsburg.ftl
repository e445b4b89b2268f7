## Goods and counts. A fact "n" is a number.

goods-gold = { $n } Gold
    .acc = { $n } Gold
goods-wood = { $n } Holz
    .acc = { $n } Holz
goods-stone = { $n } Stein
    .acc = { $n } Stein
goods-any =
    { $n ->
        [one] { $n } Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
    .acc =
        { $n ->
            [one] { $n } Ware nach Wahl
           *[other] { $n } Waren nach Wahl
        }
tokens =
    { $n ->
        [1] ein +2-Marker
       *[other] { $n } +2-Marker
    }
    .acc =
        { $n ->
            [1] einen +2-Marker
           *[other] { $n } +2-Marker
        }
soldiers =
    { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }
    .acc = { $n } Soldaten
points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
    .acc =
        { $n ->
            [one] { $n } Siegpunkt
           *[other] { $n } Siegpunkte
        }
bonus-dice =
    { $edition ->
        [first] { $n ->
            [one] { $n } weißer Würfel
           *[other] { $n } weiße Würfel
        }
       *[revised] { $n } Bonuswürfel
    }
    .acc =
        { $edition ->
            [first] { $n ->
                [one] { $n } weißen Würfel
               *[other] { $n } weiße Würfel
            }
           *[revised] { $n } Bonuswürfel
        }
buildings = { $n } Gebäude
    .acc = { $n } Gebäude
nothing = nichts
    .acc = nichts
# A seat without a name; "n" counts from 1.
seat = Spieler { $n }
# No dice, no buildings.
no-dice = keine
bonus-face =
    { $edition ->
        [first] weiß { $n }
       *[revised] Bonus { $n }
    }
decimal = { $whole },{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } und { $last }

## Advisors: names, and what each of them gives.

advisor-1 = Hofnarr
    .acc = den Hofnarren
    .from = vom Hofnarren
    .gen = des Hofnarren
advisor-2 = Gutsherr
    .acc = den Gutsherrn
    .from = vom Gutsherrn
    .gen = des Gutsherrn
advisor-3 = Baumeister
    .acc = den Baumeister
    .from = vom Baumeister
    .gen = des Baumeisters
advisor-4 = Händler
    .acc = den Händler
    .from = vom Händler
    .gen = des Händlers
advisor-5 = Hauptmann
    .acc = den Hauptmann
    .from = vom Hauptmann
    .gen = des Hauptmanns
advisor-6 = Alchemist
    .acc = den Alchemisten
    .from = vom Alchemisten
    .gen = des Alchemisten
advisor-7 = Astronom
    .acc = den Astronomen
    .from = vom Astronomen
    .gen = des Astronomen
advisor-8 = Schatzmeister
    .acc = den Schatzmeister
    .from = vom Schatzmeister
    .gen = des Schatzmeisters
advisor-9 = Meisterjäger
    .acc = den Meisterjäger
    .from = vom Meisterjäger
    .gen = des Meisterjägers
advisor-10 = Heerführer
    .acc = den Heerführer
    .from = vom Heerführer
    .gen = des Heerführers
advisor-11 = Schwertschmied
    .acc = den Schwertschmied
    .from = vom Schwertschmied
    .gen = des Schwertschmieds
advisor-12 =
    { $edition ->
        [first] Edelfrau
       *[revised] Herzogin
    }
    .acc =
        { $edition ->
            [first] die Edelfrau
           *[revised] die Herzogin
        }
    .from =
        { $edition ->
            [first] von der Edelfrau
           *[revised] von der Herzogin
        }
    .gen =
        { $edition ->
            [first] der Edelfrau
           *[revised] der Herzogin
        }
advisor-13 = Held
    .acc = den Helden
    .from = vom Helden
    .gen = des Helden
advisor-14 = Schmuggler
    .acc = den Schmuggler
    .from = vom Schmuggler
    .gen = des Schmugglers
advisor-15 = Erfinder
    .acc = den Erfinder
    .from = vom Erfinder
    .gen = des Erfinders
advisor-16 = Zauberer
    .acc = den Zauberer
    .from = vom Zauberer
    .gen = des Zauberers
advisor-17 = Königin
    .acc = die Königin
    .from = von der Königin
    .gen = der Königin
advisor-18 = König
    .acc = den König
    .from = vom König
    .gen = des Königs
# The Politician's own two advisors.
advisor-19 = Erster Berater des Politikers
    .acc = den ersten Berater des Politikers
    .from = vom ersten Berater des Politikers
    .gen = des ersten Beraters des Politikers
advisor-20 = Zweiter Berater des Politikers
    .acc = den zweiten Berater des Politikers
    .from = vom zweiten Berater des Politikers
    .gen = des zweiten Beraters des Politikers
# What advisors give, put together from the numbers on their cards; "short" where room is scarce.
gift-look = ein Blick auf den Feind
gift-trade = 1 Ware gegen je 1 der beiden anderen Sorten
gift-or = { $first } oder { $last }
gift-plus = { $goods }, dazu { $more }
gift-price = { $gift } für { $price }
gift-short-look = Blick
gift-short-trade = 1 Ware gegen 2
gift-short-or = { $n } { $first }/{ $last }
gift-short-each = je { $n } Ware
gift-short-any =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
gift-short-tokens =
    { $n ->
        [1] +2-Marker
       *[other] { $n } +2-Marker
    }
gift-short-points = { $n } SP
gift-short-gold = Gold
gift-short-wood = Holz
gift-short-stone = Stein

## Buildings, row A.

building-sawmill = Sägemühle
    .acc = die Sägemühle
building-sawmill-effect = Am Ende des Sommers darfst du 1 Holz gegen { $gold } Gold tauschen.
building-quarry = Steinbruch
    .acc = den Steinbruch
building-quarry-effect = Am Ende des Sommers darfst du 1 Stein gegen { $gold } Gold tauschen.
building-goldsmith = Goldschmiede
    .acc = die Goldschmiede
building-goldsmith-effect =
    Am Ende des Sommers darfst du 1 Gold für { $soldiers ->
        [one] 1 Soldaten
       *[other] { $soldiers } Soldaten
    } und { $scores ->
        [one] 1 Siegpunkt
       *[other] { $scores } Siegpunkte
    } zahlen.
building-mint = Münzstätte
    .acc = die Münzstätte
building-mint-effect = Sägemühle, Steinbruch und Goldschmiede wirken auch am Ende von Frühling und Herbst.

## Buildings, row B.

building-statue =
    { $edition ->
        [first] Standbild
       *[revised] Statue
    }
    .acc =
        { $edition ->
            [first] das Standbild
           *[revised] die Statue
        }
building-statue-effect = Einmal je Jahreszeit: Zeigen alle deine Würfel dieselbe Zahl, darfst du einen neu werfen.
building-chapel = Kapelle
    .acc = die Kapelle
building-chapel-effect = Einmal je Jahreszeit: Zeigen deine Würfel zusammen höchstens { $at_most }, darfst du alle neu werfen.
building-church = Kirche
    .acc = die Kirche
building-church-effect = { $against } im Kampf gegen Dämonen.
building-cathedral = Kathedrale
    .acc = die Kathedrale
building-cathedral-effect =
    { $goods ->
        [one] Am Spielende erhältst du 1 Siegpunkt je Ware in deinem Besitz.
       *[other] Am Spielende erhältst du 1 Siegpunkt je { $goods } Waren in deinem Besitz.
    }

## Buildings, row C.

building-inn =
    { $edition ->
        [first] Kneipe
       *[revised] Wirtshaus
    }
    .acc =
        { $edition ->
            [first] die Kneipe
           *[revised] das Wirtshaus
        }
building-inn-effect =
    { $tokens ->
        [one] Am Ende jedes Sommers erhältst du einen +2-Marker.
       *[other] Am Ende jedes Sommers erhältst du { $tokens } +2-Marker.
    }
building-market = Markt
    .acc = den Markt
building-market-effect = Einmal je Jahreszeit dürfen Würfel einen Berater beeinflussen, der 1 über oder 1 unter ihrer Summe liegt.
building-farms = Bauernhof
    .acc = den Bauernhof
building-farms-effect =
    { $edition ->
        [first] { $dice ->
            [one] Du wirfst in jeder Produktionsphase einen weißen Würfel mehr; { $battle } im Kampf.
           *[other] Du wirfst in jeder Produktionsphase { $dice } weiße Würfel mehr; { $battle } im Kampf.
        }
       *[revised] Du wirfst in jeder Ertragsphase { $dice } Bonuswürfel; { $battle } im Kampf.
    }
building-merchants-guild = Gilde der Kaufleute
    .acc = die Gilde der Kaufleute
building-merchants-guild-effect = Zu Beginn jedes Frühlings, Sommers und Herbstes erhältst du { $gold } Gold.

## Buildings, row D.

building-guard-tower = Wachturm
    .acc = den Wachturm
building-guard-tower-effect = { $battle } im Kampf.
building-blacksmith =
    { $edition ->
        [first] Schmiede
       *[revised] Schmied
    }
    .acc =
        { $edition ->
            [first] die Schmiede
           *[revised] den Schmied
        }
building-blacksmith-effect = { $battle } im Kampf.
building-barracks = Kaserne
    .acc = die Kaserne
building-barracks-effect =
    { $soldier ->
        [one] Beim Rekrutieren kostet dich jeder Soldat 1 Ware statt 2.
       *[other] Beim Rekrutieren kostet dich jeder Soldat { $soldier } Waren statt 2.
    }
building-wizards-guild = Gilde der Zauberer
    .acc = die Gilde der Zauberer
building-wizards-guild-effect = { $battle } im Kampf.

## Buildings, row E.

building-palisade =
    { $edition ->
        [first] Palisade
       *[revised] Palisaden
    }
    .acc =
        { $edition ->
            [first] die Palisade
           *[revised] die Palisaden
        }
building-palisade-effect = { $battle } im Kampf, { $against } gegen Zombies.
building-stables = Ställe
    .acc = die Ställe
building-stables-effect = Gibt dir ein Berater Soldaten, erhältst du { $soldiers } mehr.
building-stone-wall = Steinwall
    .acc = den Steinwall
building-stone-wall-effect = { $battle } im Kampf; bei Gleichstand gewinnst du.
building-fortress = Festung
    .acc = die Festung
building-fortress-effect =
    { $scores ->
        [one] { $battle } im Kampf; 1 Siegpunkt für jeden gewonnenen Kampf.
       *[other] { $battle } im Kampf; { $scores } Siegpunkte für jeden gewonnenen Kampf.
    }

## Buildings, row F.

building-barricade = Barrikade
    .acc = die Barrikade
building-barricade-effect = { $against } im Kampf gegen Goblins.
building-crane = Kran
    .acc = den Kran
building-crane-effect = Gebäude ab Spalte { $from_column } kosten dich { $saves } Gold weniger.
building-town-hall = Rathaus
    .acc = das Rathaus
building-town-hall-effect =
    { $scores ->
        [one] Am Ende von Frühling, Sommer und Herbst darfst du 1 Ware oder einen +2-Marker für 1 Siegpunkt zahlen.
       *[other] Am Ende von Frühling, Sommer und Herbst darfst du 1 Ware oder einen +2-Marker für { $scores } Siegpunkte zahlen.
    }
building-embassy = Botschaft
    .acc = die Botschaft
building-embassy-effect =
    { $scores ->
        [one] Am Ende von Frühling, Sommer und Herbst erhältst du 1 Siegpunkt.
       *[other] Am Ende von Frühling, Sommer und Herbst erhältst du { $scores } Siegpunkte.
    }

## Buildings, row G.

building-improvised-defenses = Provisorische Verteidigung
    .acc = die Provisorische Verteidigung
building-improvised-defenses-effect = +{ $defends } im Kampf gegen Feinde mit Stärke { $at_most } oder weniger.
building-recruiting-center = Rekrutierungsstelle
    .acc = die Rekrutierungsstelle
building-recruiting-center-effect = Beim Rekrutieren darfst du auch mit +2-Markern zahlen, 1 je Soldat.
building-training-camp = Trainingslager
    .acc = das Trainingslager
building-training-camp-effect = Bevor du rekrutierst, erhältst du { $soldiers } Soldaten, falls du weniger als { $fewer_than } Soldaten hast.
building-military-academy = Militärakademie
    .acc = die Militärakademie
building-military-academy-effect = Im Winter wirfst du einen eigenen Würfel; er darf statt der Verstärkung des Königs zählen. Mit Armee-Markern wird er halbiert, aufgerundet.

## Enemies.

enemy-barbarians = Barbaren
enemy-goblins = Goblins
enemy-orcs = Orks
enemy-zombies = Zombies
enemy-demons = Dämonen
enemy-dragons = Drachen

## Governors: names and effects.

governor-sorcerer = Magier
governor-sorcerer-effect =
    { $buildings ->
        [one] Zu Beginn von Jahr { $year } errichtest du 1 Gebäude der Spalte I kostenlos; es bringt keine Siegpunkte, aber wird es zerstört, verlierst du seine aufgedruckten Siegpunkte.
       *[other] Zu Beginn von Jahr { $year } errichtest du bis zu { $buildings } Gebäude der Spalte I kostenlos; sie bringen keine Siegpunkte, aber wird eines zerstört, verlierst du seine aufgedruckten Siegpunkte.
    }
governor-prince = Prinz
governor-prince-effect = Zeigen deine Würfel am Ende zusammen höchstens { $at_most }, darfst du deine eigenen auf { $dice } drehen.
governor-priest = Priester
governor-priest-effect =
    { $points ->
        [one] Einmal im Jahr zu Beginn einer Jahreszeit: Wer keinen Bonuswürfel hat, erhält einen, alle anderen 1 Siegpunkt.
       *[other] Einmal im Jahr zu Beginn einer Jahreszeit: Wer keinen Bonuswürfel hat, erhält einen, alle anderen { $points } Siegpunkte.
    }
governor-duke = Herzog
governor-duke-effect = Einmal je Jahreszeit: Ist die Herzogin frei, darfst du deine höchste Würfelgruppe zu ihr verlegen.
governor-preacher = Prediger
governor-preacher-effect =
    { $points ->
        [one] Du erhältst 1 Siegpunkt in jeder Jahreszeit, in der jemand nichts baut.
       *[other] Du erhältst { $points } Siegpunkte in jeder Jahreszeit, in der jemand nichts baut.
    }
governor-minstrel = Hofsänger
governor-minstrel-effect =
    Am Jahresende: { $behind ->
        [one] 1 Siegpunkt
       *[other] { $behind } Siegpunkte
    }, wenn jemand mehr Siegpunkte hat als du, { $last } mehr, wenn niemand weniger hat.
governor-philosopher = Philosoph
governor-philosopher-effect =
    Einmal je Jahreszeit darfst du einen eigenen Würfel um 1 verändern; { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, wenn die Summe dann höchstens { $at_most } ist und so bleibt.
governor-politician = Politiker
governor-politician-effect = Du hast zwei eigene Berater: { $first } gibt { $first_gift }, { $second } gibt { $second_gift }.
governor-tax-collector = Steuereintreiber
governor-tax-collector-effect = Jedes Mal, wenn jemand anderes ab Spalte { $from_column } baut, erhältst du { $gold } Gold.
governor-architect = Architekt
governor-architect-effect =
    { $saves ->
        [one] Einmal je Jahreszeit: Baust du, während jemand mehr Gebäude hat als du, zahlst du 1 Ware weniger.
       *[other] Einmal je Jahreszeit: Baust du, während jemand mehr Gebäude hat als du, zahlst du bis zu { $saves } Waren einer Sorte weniger.
    }
governor-carpenter = Zimmermann
governor-carpenter-effect = Am Jahresende erhältst du { $yearly }; bei jedem Bau darfst du 1 Holz statt 1 Stein zahlen.
governor-miner = Minenarbeiter
governor-miner-effect = Am Jahresende erhältst du { $yearly }.
governor-sculptor = Bildhauer
governor-sculptor-effect =
    Am Jahresende erhältst du { $yearly }, für jeden Bau in Reihe { $row } { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
governor-fairy = Fee
governor-fairy-effect = Einmal im Jahr darfst du dir zu Beginn einer Jahreszeit { $bonus_dice } Bonuswürfel nehmen.
governor-debtor = Schuldner
governor-debtor-effect = Du beginnst mit { $gold } Gold und −{ $debt } Siegpunkten; in Jahr I gibt dir der König nichts.
governor-heiress = Erbin
governor-heiress-effect = Zeigen deine Würfel am Ende zusammen höchstens { $at_most }, erhältst du { $gold } Gold.
governor-damsel = Burgfräulein
governor-damsel-effect = In den Jahren { $years } nimmst du 1 Ware, wenn der König dir nichts gibt; beim Gesandten gewinnst du den Gleichstand bei Waren.
governor-general = General
governor-general-effect =
    { $saves ->
        [one] { $battle } im Kampf; beim Rekrutieren kostet dein erster Soldat 1 Ware weniger.
       *[other] { $battle } im Kampf; beim Rekrutieren kostet dein erster Soldat { $saves } Waren weniger.
    }
governor-trickster = Gaukler
governor-trickster-effect = Einmal je Jahreszeit darfst du vor dem Neuwerfen einen eigenen Würfel auf die Gegenseite drehen.
governor-steward = Verwalter
governor-steward-effect = Am Ende von Frühling, Sommer und Herbst darfst du 1 Ware gegen eine andere tauschen.
governor-warden = Burgvogt
governor-warden-effect = Verlierst du einen Kampf, wird keines deiner Gebäude zerstört.
governor-chronicler = Chronist
governor-chronicler-effect =
    { $drawn ->
        [one] 1 Siegpunkt
       *[other] { $drawn } Siegpunkte
    } für jeden unentschiedenen Kampf, { $alone ->
        [one] 1 Siegpunkt
       *[other] { $alone } Siegpunkte
    }, wenn du allein gewinnst.
governor-herald = Herold
governor-herald-effect = In Phase 1 darfst du dir die Feindkarte des Jahres heimlich ansehen.
governor-merchant-prince = Handelsherr
governor-merchant-prince-effect = Am Ende des Sommers darfst du bis zu { $sells } Holz oder Stein für je { $gold } Gold verkaufen; verkaufst du { $sells }, gibt es { $bonus } Gold dazu.

## Calendar, editions, modules.

phase-1 =
    { $edition ->
        [first] Königliche Hilfe
       *[revised] Die Gunst des Königs
    }
phase-2 = Frühling
phase-3 = Ehrung durch den König
phase-4 = Sommer
phase-5 =
    { $edition ->
        [first] Gesandter des Königs
       *[revised] Der Gesandte des Königs
    }
phase-6 = Herbst
phase-7 =
    { $edition ->
        [first] Rekrutieren der Soldaten
       *[revised] Soldaten rekrutieren
    }
phase-8 =
    { $edition ->
        [first] Winter: Der Kampf
       *[revised] Winter
    }
# "year" is a roman numeral or a number.
year = Jahr { $year }
edition-first = Erste Ausgabe
edition-revised = Überarbeitete Ausgabe
module-1 = Mehr Gebäude
module-2 = Statthalter-Karten
module-3 = Armee-des-Königs-Marker
option-documented-governors = Nur bekannte Statthalter
provenance-printed = Gedruckt: steht in einer Spielregel.
provenance-sourced = Belegt: Eine öffentliche Quelle nennt es, und die Quelle ist genannt.
provenance-reconstructed = Rekonstruiert: zum Teil bekannt; der Rest ist erschlossen oder von uns.
provenance-house = Eigenbau: von uns erdacht.

## Prompts, one for each decision.

ask-choose-governor = Welchen Statthalter behältst du?
ask-sorcerer = Magier: Welches Gebäude der Spalte I errichtest du kostenlos?
ask-kings-aid = Der König hilft dir: Welche Ware nimmst du?
ask-herald = Herold: Siehst du dir die Feindkarte an?
ask-damsel = Burgfräulein: Welche Ware nimmst du?
ask-fairy = Fee: Nimmst du den Bonuswürfel in dieser Jahreszeit?
ask-priest = Priester: Bittest du in dieser Jahreszeit um den Segen?
ask-leave-dice = Wie viele Bonuswürfel wirfst du?
ask-reroll = Behältst du deine Würfel, oder änderst du sie?
ask-influence = Welchen Berater beeinflusst du, und mit welchen Würfeln?
ask-duke = Herzog: Verlegst du deine höchste Würfelgruppe zur Herzogin?
ask-reward-merchant = Händler: Gold oder Holz?
ask-reward-alchemist = Alchemist: Welche Ware tauschst du gegen die beiden anderen?
ask-reward-astronomer = Astronom: Welche Ware nimmst du?
ask-reward-master-hunter = Meisterjäger: Gold oder Stein zum Holz?
ask-reward-general = Heerführer: Siehst du dir die Feindkarte an?
ask-reward-swordsmith = Schwertschmied: Holz oder Gold zum Stein?
ask-reward-duchess =
    { $edition ->
        [first] Edelfrau: Welche Waren nimmst du?
       *[revised] Herzogin: Welche Waren nimmst du?
    }
ask-reward-smuggler = Schmuggler: Zahlst du, und für welche Waren?
ask-reward-queen-goods = Königin: Welche Waren nimmst du?
ask-reward-queen-look = Königin: Siehst du dir die Feindkarte an?
ask-reward-private-5 = Erster Berater des Politikers: Welche Ware nimmst du?
ask-reward-private-10 = Zweiter Berater des Politikers: Welche Waren nimmst du?
ask-build = Was baust du?
ask-envoy-build = Setzt du den Gesandten für ein zweites Gebäude ein?
ask-season-end = Die Jahreszeit endet: Welchen Effekt nutzt du?
ask-recruit = Rekrutierst du Soldaten, und womit zahlst du?
ask-army-token = Welchen Armee-Marker spielst du? Niemand sieht ihn, bevor alle gewählt haben.
ask-lose-goods = Niederlage: Welche Ware gibst du ab?
ask-spoils = Sieg: Welche Ware nimmst du?

# Optional effects of the revised edition. "governor" is the player's own.
ask-offer-merchants-guild = Gilde der Kaufleute: Nimmst du das Gold?
ask-offer-farms = Bauernhof: Nimmst du den Bonuswürfel?
ask-offer-philosopher = Philosoph: Nimmst du die Siegpunkte für deine Würfel?
ask-offer-heiress = Erbin: Nimmst du das Gold für deine Würfel?
ask-offer-stables = Ställe: Nimmst du zusätzliche Soldaten?
ask-offer-sculptor = Bildhauer: Nimmst du die Siegpunkte für den Bau?
ask-offer-tax-collector = Steuereintreiber: Nimmst du das Gold?
ask-offer-preacher = Prediger: Nimmst du die Siegpunkte?
ask-offer-embassy = Botschaft: Nimmst du die Siegpunkte?
ask-offer-training-camp = Trainingslager: Nimmst du Soldaten?
ask-offer-military-academy = Militärakademie: Wie viele Soldaten zählen?
ask-offer-battle = Kämpfst du mit voller Stärke?
ask-offer-fortress = Festung: Nimmst du die Siegpunkte für den Sieg?
ask-offer-warden = Burgvogt: Rettest du dein Gebäude?
ask-offer-chronicler = Chronist: Nimmst du die Siegpunkte für den Kampf?
ask-offer-yearly-good = { $governor }: Nimmst du deine Ware am Jahresende?
ask-offer-cathedral = Kathedrale: Nimmst du die Siegpunkte für deine Waren?
ask-offer-minstrel = Hofsänger: Nimmst du die Siegpunkte?

## Actions in plain words.

do-pass = Passen
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
do-influence =
    Mit { $dice } { $advisor_acc } beeinflussen{ $token ->
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
do-take = { $goods_acc } nehmen
do-trade = { $give_acc } gegen { $get_acc } tauschen
do-decline = Ablehnen
do-look =
    { $edition ->
        [first] Feindeskarte ansehen
       *[revised] Feindkarte ansehen
    }
do-build = { $building } bauen ({ $price })
do-build-nothing = Nichts bauen
do-reroll-own = { building-statue }: einen eigenen Würfel neu werfen
do-reroll-bonus =
    { $edition ->
        [first] { building-statue }: einen weißen Würfel neu werfen
       *[revised] { building-statue }: einen Bonuswürfel neu werfen
    }
do-reroll-all = Kapelle: alle Würfel neu werfen
# "old" and "new" are the faces before and after.
do-turn = Gaukler: { $old } auf { $new } drehen
do-shift = Philosoph: { $old } in { $new } ändern
do-prince = Prinz: eigene Würfel auf { $dice } drehen
do-keep = Würfel behalten
do-bonus-dice =
    { $n ->
        [0] Keinen Bonuswürfel werfen
       *[other] { $n } Bonuswürfel werfen
    }
do-use = In dieser Jahreszeit nutzen
do-wait = Jetzt nicht
do-duke = Würfel zur Herzogin verlegen
do-stay = Würfel liegen lassen
do-town-hall = Rathaus: { $payment_acc } für { $points } zahlen
do-sawmill = Sägemühle: { $pays_acc } gegen { $gains_acc } tauschen
do-quarry = Steinbruch: { $pays_acc } gegen { $gains_acc } tauschen
do-goldsmith = Goldschmiede: { $pays_acc } für { $gains_acc } und { $points } zahlen
do-exchange = Verwalter: { $give_acc } gegen { $get_acc } tauschen
do-sell = Handelsherr: { $goods_acc } verkaufen
do-done = Fertig
do-recruit = 1 Soldaten rekrutieren ({ $payment })
do-army-token = Armee-Marker { $n } spielen
do-governor = { $governor } behalten
do-lose = { $goods_acc } abgeben
do-raise = { $building } kostenlos errichten

# Answers about optional effects.
do-accept = Nehmen
do-always = Immer nehmen
do-always-everything = Immer alles nehmen
do-not-this-time = Diesmal nicht
do-fight = Mit voller Stärke kämpfen
do-always-fight = Immer mit voller Stärke kämpfen
# "outcome" is won, drawn or lost.
do-hold-back =
    { $outcome ->
        [won] Sich zurückhalten, aber siegen
        [drawn] Sich zurückhalten: Gleichstand
       *[lost] Sich zurückhalten und verlieren
    }
do-higher = Die höhere Zahl nehmen
do-always-higher = Immer die höhere Zahl nehmen
do-lower = Die niedrigere Zahl nehmen
do-save = Gebäude retten
do-always-save = Gebäude immer retten
do-let-fall = Gebäude aufgeben
# "effect" is the Crane, the Barracks or the General.
do-without = Ohne „{ $effect }“ den vollen Preis zahlen
do-ask-again = Wieder nach freiwilligen Effekten gefragt werden

## The log: what happened. A message asks for an event's facts by name, and for their forms; "player" is whose it is.

# Dice that lie or are laid together.
dice-group =
    { $own }{ $bonus_n ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
event-turn-order-drawn = Die Reihenfolge ist ausgelost: { $order }.
event-governors-dealt = { $player } erhält drei Statthalter und behält einen.
event-governor-chosen = { $player } hat einen Statthalter gewählt.
event-governor-revealed = { $player } regiert als { $governor }.
# Said too where a governor brings something and costs points at once.
event-debt = Das bringt { $gains_acc } und kostet { $points }.
event-enemy-drawn =
    { $edition ->
        [first] Die Feindeskarte des Jahres wird verdeckt bereitgelegt: Stärke { $weakest } bis { $strongest }.
       *[revised] Die Feindkarte des Jahres wird verdeckt bereitgelegt: Stärke { $weakest } bis { $strongest }.
    }
event-year-begins = Jahr { $year } beginnt.
# "why" is fewest-buildings or fewest-goods.
event-kings-aid-die =
    { $player } erhält { $edition ->
        [first] den weißen Würfel
       *[revised] den Bonuswürfel
    } des Königs: { $why ->
        [fewest-goods] die wenigsten Gebäude und bei Gleichstand die wenigsten Waren
       *[fewest-buildings] die wenigsten Gebäude
    }.
event-kings-aid-good = { $player } erhält { $gains_acc } vom König: Gleichstand bei den wenigsten Gebäuden und Waren.
event-neutral-dice = Neutrale Würfel besetzen { $advisor_acc }.
event-neutral-dice-leave = Die neutralen Würfel verlassen den Hof.
event-guild-gold = { $player } erhält { $gains_acc } von der Gilde der Kaufleute.
event-farms-die = { $player } erhält { $bonus_dice_acc } durch den Bauernhof.
event-bonus-dice =
    { $player } wirft { $rolled ->
        [0] keinen
        [1] einen
       *[other] { $rolled }
    } von { $due } Bonuswürfeln.
event-fairy-die = { $player } erhält { $bonus_dice_acc } durch die Fee.
# A bonus die, or points.
event-priest-blessing =
    { $points_sign ->
        [plus] { $player } erhält { $points } durch den Segen des Priesters.
       *[zero] { $player } erhält einen Bonuswürfel durch den Segen des Priesters.
    }
event-rolled = { $player } würfelt { dice-group }: { $total }.
event-rerolled =
    { $player } wirft { $building_id ->
        [chapel] alle Würfel neu (Kapelle)
       *[statue] einen Würfel neu ({ building-statue })
    } und hat { dice-group }: { $total }.
event-turned = { $player } dreht einen Würfel um (Gaukler) und hat { dice-group }: { $total }.
event-shifted = { $player } ändert einen Würfel um 1 (Philosoph) und hat { dice-group }: { $total }.
event-prince = { $player } dreht die eigenen Würfel (Prinz) und hat { dice-group }: { $total }.
event-turn-order = Reihenfolge: { $order }.
# "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
event-influenced =
    { $player } beeinflusst { $advisor_acc } mit { dice-group }{ $token ->
        [yes] , +2-Marker
       *[no] { "" }
    }{ $market ->
        [-1] , Markt 1 tiefer
        [1] , Markt 1 höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , mit dem Gesandten
       *[no] { "" }
    }.
event-passed =
    { $forced ->
        [yes] { $player } kann keinen Berater mehr beeinflussen und passt.
       *[no] { $player } passt.
    }
# "advisor" is the one whom the dice leave.
event-duke-moved = { $player } verlegt die Würfel { $advisor_from } zur Herzogin (Herzog).
# Points below zero are what the gift costs.
event-gift =
    { $player } erhält { $advisor_from } { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }
    }{ $points_sign ->
        [minus] { " " }für { $points }
       *[other] { "" }
    }.
event-declined = { $player } lehnt das Angebot { $advisor_gen } ab.
event-traded = { $player } tauscht { $pays_acc } gegen { $gains_acc } ({ $advisor }).
event-looked =
    { $edition ->
        [first] { $player } sieht sich heimlich die Feindeskarte an.
       *[revised] { $player } sieht sich heimlich die Feindkarte an.
    }
event-look-result = Sie zeigt { $enemy } mit Stärke { $strength }.
event-dice-taken-back = Alle Berater haben ihre Gaben verteilt: Die Würfel kehren zu ihren Besitzern zurück.
event-built =
    { $player } baut { $building_acc } ({ $pays }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , als zweites Gebäude durch den Gesandten
       *[no] { "" }
    }.
event-built-nothing =
    { $forced ->
        [yes] { $player } kann kein Gebäude bezahlen.
       *[no] { $player } baut nichts.
    }
event-raised = { $player } errichtet { $building_acc } kostenlos, aber ohne Siegpunkte (Magier).
event-inn-token = { $player } erhält { $gains_acc } ({ building-inn }).
event-embassy-point = { $player } erhält { $points } (Botschaft).
event-town-hall = { $player } zahlt im Rathaus { $pays_acc } für { $points }.
event-sawmill = { $player } tauscht { $pays_acc } gegen { $gains_acc } (Sägemühle).
event-quarry = { $player } tauscht { $pays_acc } gegen { $gains_acc } (Steinbruch).
event-goldsmith = { $player } zahlt { $pays_acc } für { $gains_acc } und { $points } (Goldschmiede).
event-exchanged = { $player } tauscht { $pays_acc } gegen { $gains_acc } (Verwalter).
event-sold = { $player } verkauft { $pays_acc } für { $gains_acc } (Handelsherr).
event-kings-reward = { $player } erhält { $points } vom König: die meisten Gebäude ({ $buildings }).
event-envoy-returned = { $player } gibt den Gesandten ungenutzt zurück.
# "why" is fewest-buildings, fewest-goods or damsel.
event-envoy-awarded =
    { $player } erhält den Gesandten: { $why ->
        [fewest-goods] die wenigsten Gebäude und bei Gleichstand die wenigsten Waren
        [damsel] Gleichstand bei Gebäuden und Waren, das Burgfräulein entscheidet
       *[fewest-buildings] die wenigsten Gebäude
    }.
event-envoy-nobody = Niemand erhält den Gesandten: Gleichstand bei Gebäuden und Waren.
event-training-camp = { $player } erhält { $gains_acc } (Trainingslager).
event-recruited =
    { $player } rekrutiert { $gains_acc } { $pays_n ->
        [0] kostenlos
       *[other] für { $pays_acc }
    }.
event-army-token-chosen = { $player } hat einen Armee-Marker gewählt.
event-army-token-revealed = { $player } deckt den Armee-Marker { $army_token } auf.
event-kings-reinforcements = Der König schickt allen { $soldiers_acc }.
# "die" is the roll, "soldiers" what it is worth.
event-academy-roll = { $player } würfelt { $die } für die Militärakademie, das zählt wie { $soldiers }.
event-enemy-revealed = Der Feind: { $enemy } mit Stärke { $strength }. Eine Niederlage kostet { $penalty }, ein Sieg bringt { $reward }.
# "outcome" is won, drawn or lost.
event-battle =
    { $outcome ->
        [won] { $player } siegt mit { $strength } gegen { $enemy_strength }.
        [lost] { $player } verliert mit { $strength } gegen { $enemy_strength }.
       *[drawn] { $player } hält mit { $strength } gegen { $enemy_strength } stand.
    }
event-lost-goods = { $player } verliert { $pays_acc }.
event-building-destroyed =
    { $player } verliert { $building_acc }{ $points_sign ->
        [minus] { " " }und damit { $points }
       *[zero] { "" }
    }.
event-points-lost = { $player } verliert { $points }.
event-spoils =
    { $player } erbeutet { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }und { $points }
           *[zero] { "" }
        }
    }.
event-fortress-point = { $player } erhält { $points } für den Sieg (Festung).
event-strongest-winner = { $player } erhält { $points } für die höchste Kampfstärke aller Sieger ({ $strength }).
event-soldiers-go-home =
    { $edition ->
        [first] Die Soldaten kehren heim, und die Feindeskarte kommt aus dem Spiel.
       *[revised] Die Soldaten kehren heim, und die Feindkarte kommt aus dem Spiel.
    }
# The governor’s id gives the reason.
event-governor-good =
    { $player } erhält { $gains_acc }: { $governor_id ->
        [damsel] vom König gab es nichts
        [heiress] niedrige Würfelsumme
        [tax-collector] Steuern für einen fremden Prachtbau
       *[yearly] das Jahr endet
    } ({ $governor }).
event-governor-points =
    { $player } erhält { $points }: { $governor_id ->
        [philosopher] niedrige Würfelsumme
        [sculptor] ein Bau in der richtigen Reihe
        [preacher] jemand hat nichts gebaut
        [minstrel] Stand am Jahresende
       *[chronicler] Kampf unentschieden oder allein gewonnen
    } ({ $governor }).
event-cathedral-points = { $player } erhält { $points } für übrige Waren (Kathedrale).
event-army-token-points = { $player } erhält { $points } für den letzten Armee-Marker.
event-game-over =
    { $winners_n ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }

# Optional effects, by the building or the governor whose they are.
effect-merchants-guild = { building-merchants-guild }
effect-farms = { building-farms }
effect-philosopher = { governor-philosopher }
effect-heiress = { governor-heiress }
effect-stables = { building-stables }
effect-sculptor = { governor-sculptor }
effect-tax-collector = { governor-tax-collector }
effect-preacher = { governor-preacher }
effect-embassy = { building-embassy }
effect-training-camp = { building-training-camp }
effect-military-academy = { building-military-academy }
effect-battle = volle Stärke im Kampf
effect-fortress = { building-fortress }
effect-warden = { governor-warden }
effect-chronicler = { governor-chronicler }
effect-yearly-good = Ware am Jahresende
effect-cathedral = { building-cathedral }
effect-minstrel = { governor-minstrel }
effect-damsel = { governor-damsel }
effect-crane = { building-crane }
effect-barracks = { building-barracks }
effect-general = { governor-general }
effect-everything = alles
event-always =
    { $effect_id ->
        [everything] { $player } nutzt von nun an immer alle freiwilligen Effekte.
       *[other] { $player } nutzt von nun an immer den Effekt „{ $effect }“.
    }
event-asks-again = { $player } möchte wieder nach freiwilligen Effekten gefragt werden.
event-effect-declined = { $player } verzichtet diesmal auf den Effekt „{ $effect }“.
# "outcome" is won, drawn or lost.
event-held-back =
    { $player } hält sich zurück und { $outcome ->
        [won] siegt nur knapp
        [drawn] begnügt sich mit einem Gleichstand
       *[lost] lässt den Feind siegen
    }.
event-stables-soldier = { $player } erhält durch die Ställe { $gains_acc } mehr.

## Where points come from.

source-buildings = Gebäude
source-free-buildings = Kostenlos errichtete Gebäude
source-advisors = Berater
source-smuggler = Schmuggler
source-kings-reward = Ehrung durch den König
source-spoils = Kriegsbeute
source-strongest-winner = Stärkster Sieger
source-fortress = Festung
source-defeats = Niederlagen
source-town-hall = Rathaus
source-embassy = Botschaft
source-goldsmith = Goldschmiede
source-governor = Statthalter
source-cathedral = Kathedrale
source-army-token = Letzter Armee-Marker
source-total = Summe

## Why a building cannot be built.

why-not-goods-missing = Es fehlt: { $goods }

## Hints: what a decision brings. They are joined by semicolons.

hint-stables = { $soldiers } mehr (Ställe)
hint-dice-left = übrige Würfel: { $dice }
hint-pass = keine weiteren Berater in dieser Jahreszeit; ungenutzte Würfel: { $dice }
hint-then = dann hast du { $goods }
hint-enough-for = genug für { $buildings }
hint-goods-left = dir bleibt: { $goods }
hint-keep-goods = du behältst { $goods }
hint-decline = nichts ändert sich
hint-look = nur du siehst, welcher Feind kommt, Stärke { $weakest } bis { $strongest }
hint-later = später im Jahr noch möglich
hint-last-season = die letzte Gelegenheit in diesem Jahr verstreicht
hint-roll = { $n } Würfel, im Schnitt zusammen { $average }
hint-average = danach im Schnitt zusammen { $average } (jetzt { $now })
hint-new-total = danach zusammen { $total } (jetzt { $now })
hint-total = zusammen { $n }
hint-philosopher = { $points }, wenn die Würfel so bleiben
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
hint-priest =
    { $die ->
        [yes] du erhältst einen Bonuswürfel
       *[no] du erhältst Siegpunkte
    }; andere: { $dice } × Würfel, { $points } × Siegpunkte
hint-duke = { $new }, statt { $old }
hint-odds = Sieg { $won } %, Gleichstand { $drawn } %, Niederlage { $lost } %
hint-with-token = mit Armee-Marker { $n }: { $odds }
hint-token-worth =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }, falls er als letzter übrig bleibt
hint-always = du wirst danach nicht mehr gefragt; ändern kannst du das immer, wenn du Berater beeinflusst
hint-ask-again = die Fragen nach freiwilligen Effekten kommen wieder
hint-strength = { $n } gegen { $enemy }
hint-won = du siegst mit möglichst wenig Stärke
hint-drawn = weder Belohnung noch Strafe
hint-lost = du erleidest die Strafe der Feindkarte
hint-save = das Gebäude bleibt stehen
hint-let-fall = das Gebäude wird zerstört, und seine Siegpunkte gehen verloren
hint-without = einmal, für dein nächstes Gebäude oder deinen nächsten Soldaten

## The situation, line by line.

tell-options = Kingsburg, { $options }.
# "n" is the number of the phase.
tell-when = { $year }, Phase { $n }: { $phase }.
tell-enemy-hidden =
    { $edition ->
        [first] Die Feindeskarte liegt verdeckt: Stärke { $weakest } bis { $strongest }.
       *[revised] Die Feindkarte liegt verdeckt: Stärke { $weakest } bis { $strongest }.
    }
tell-enemy-seen = Du kennst den Feind: { $enemy } mit Stärke { $strength }. Eine Niederlage kostet { $penalty }, ein Sieg bringt { $reward }.
tell-enemy-looked = Die Karte angesehen haben: { $players }.
tell-envoy = { $player } hat den Gesandten.
tell-group =
    { $advisor }: { $player } mit { $dice }{ $token ->
        [yes] , +2-Marker
       *[no] { "" }
    }{ $market ->
        [-1] , Markt 1 tiefer
        [1] , Markt 1 höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , mit dem Gesandten
       *[no] { "" }
    }.
tell-neutral = { $advisor }: neutrale Würfel.
tell-free = Freie Berater: { $advisors }.
tell-player =
    { $you ->
        [yes] { $player } (du): { $points }.
       *[no] { $player }: { $points }.
    }
tell-owns = Besitzt: { $goods }.
tell-buildings = Gebäude: { $buildings }.
tell-dice = Noch zu setzende Würfel: { $dice }.
tell-bonus-due = Wirft zusätzlich { $dice }.
tell-passed = Hat in dieser Jahreszeit gepasst.
# "effect" ends with a full stop of its own.
tell-governor = Statthalter: { $governor }. { $effect }
tell-army = Übrige Armee-Marker: { $tokens }.
tell-reinforcement = Vom König: { $soldiers }.
tell-next = Als Nächstes in deiner Provinz:
tell-next-building = { $building }: Kosten { $price }, Wert { $points }.
tell-odds = Dein Kampf nach jetzigem Stand: { $odds }.
tell-offer = Deine drei Statthalter: { $governors }.
tell-choice = Deine Wahl: { $choice }.
tell-over = Die Partie ist zu Ende.
tell-drawing = Als Nächstes entscheiden Würfel oder Karten.
tell-waiting = Am Zug: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = Berater des Politikers mit Rang { $n }
origin-kingsburg-enemy = { $enemy } { $strength } (Jahr { $year })
