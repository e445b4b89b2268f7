## Goods and counts. A fact "n" is a number.

kingsburg-goods-gold = { $n } Gold
    .acc = { $n } Gold
kingsburg-goods-wood = { $n } Holz
    .acc = { $n } Holz
kingsburg-goods-stone = { $n } Stein
    .acc = { $n } Stein
kingsburg-goods-any =
    { $n ->
        [one] { $n } Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
    .acc =
        { $n ->
            [one] { $n } Ware nach Wahl
           *[other] { $n } Waren nach Wahl
        }
kingsburg-tokens =
    { $n ->
        [1] ein { -kingsburg-plus }-Marker
       *[other] { $n } { -kingsburg-plus }-Marker
    }
    .acc =
        { $n ->
            [1] einen { -kingsburg-plus }-Marker
           *[other] { $n } { -kingsburg-plus }-Marker
        }
kingsburg-soldiers =
    { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }
    .acc = { $n } Soldaten
kingsburg-bonus-dice =
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
kingsburg-buildings = { $n } Gebäude
    .acc = { $n } Gebäude
# No dice, no buildings.
kingsburg-no-dice = keine
kingsburg-bonus-face =
    { $edition ->
        [first] weiß { $n }
       *[revised] Bonus { $n }
    }

## Advisors: names, and what each of them gives.

kingsburg-advisor-1 = Hofnarr
    .acc = den Hofnarren
    .from = vom Hofnarren
    .gen = des Hofnarren
kingsburg-advisor-2 = Gutsherr
    .acc = den Gutsherrn
    .from = vom Gutsherrn
    .gen = des Gutsherrn
kingsburg-advisor-3 = Baumeister
    .acc = den Baumeister
    .from = vom Baumeister
    .gen = des Baumeisters
kingsburg-advisor-4 = Händler
    .acc = den Händler
    .from = vom Händler
    .gen = des Händlers
kingsburg-advisor-5 = Hauptmann
    .acc = den Hauptmann
    .from = vom Hauptmann
    .gen = des Hauptmanns
kingsburg-advisor-6 = Alchemist
    .acc = den Alchemisten
    .from = vom Alchemisten
    .gen = des Alchemisten
kingsburg-advisor-7 = Astronom
    .acc = den Astronomen
    .from = vom Astronomen
    .gen = des Astronomen
kingsburg-advisor-8 = Schatzmeister
    .acc = den Schatzmeister
    .from = vom Schatzmeister
    .gen = des Schatzmeisters
kingsburg-advisor-9 = Meisterjäger
    .acc = den Meisterjäger
    .from = vom Meisterjäger
    .gen = des Meisterjägers
kingsburg-advisor-10 = Heerführer
    .acc = den Heerführer
    .from = vom Heerführer
    .gen = des Heerführers
kingsburg-advisor-11 = Schwertschmied
    .acc = den Schwertschmied
    .from = vom Schwertschmied
    .gen = des Schwertschmieds
kingsburg-advisor-12 =
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
kingsburg-advisor-13 = Held
    .acc = den Helden
    .from = vom Helden
    .gen = des Helden
kingsburg-advisor-14 = Schmuggler
    .acc = den Schmuggler
    .from = vom Schmuggler
    .gen = des Schmugglers
kingsburg-advisor-15 = Erfinder
    .acc = den Erfinder
    .from = vom Erfinder
    .gen = des Erfinders
kingsburg-advisor-16 = Zauberer
    .acc = den Zauberer
    .from = vom Zauberer
    .gen = des Zauberers
kingsburg-advisor-17 = Königin
    .acc = die Königin
    .from = von der Königin
    .gen = der Königin
kingsburg-advisor-18 = König
    .acc = den König
    .from = vom König
    .gen = des Königs
# The Politician's own two advisors.
kingsburg-advisor-19 = Erster Berater des Politikers
    .acc = den ersten Berater des Politikers
    .from = vom ersten Berater des Politikers
    .gen = des ersten Beraters des Politikers
kingsburg-advisor-20 = Zweiter Berater des Politikers
    .acc = den zweiten Berater des Politikers
    .from = vom zweiten Berater des Politikers
    .gen = des zweiten Beraters des Politikers
# What advisors give, put together from the numbers on their cards; "short" where room is scarce.
kingsburg-gift-look = ein Blick auf den Feind
kingsburg-gift-trade =
    { $pays ->
        [one] 1 Ware
       *[other] { $pays } gleiche Waren
    } gegen je { $brings } der beiden anderen Sorten
kingsburg-gift-or = { $first } oder { $last }
kingsburg-gift-plus = { $goods }, dazu { $more }
kingsburg-gift-price = { $gift } für { $price }
kingsburg-gift-short-look = Blick
kingsburg-gift-short-trade =
    { $pays ->
        [one] 1 Ware
       *[other] { $pays } Waren
    } gegen { $brings ->
        [one] 2
       *[other] je { $brings }
    }
kingsburg-gift-short-or = { $n } { $first }/{ $last }
kingsburg-gift-short-each = je { $n } Ware
kingsburg-gift-short-any =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
kingsburg-gift-short-tokens =
    { $n ->
        [1] { -kingsburg-plus }-Marker
       *[other] { $n } { -kingsburg-plus }-Marker
    }
kingsburg-gift-short-points = { $n } SP
kingsburg-gift-short-gold = Gold
kingsburg-gift-short-wood = Holz
kingsburg-gift-short-stone = Stein

## Buildings, row A.

kingsburg-building-sawmill = Sägemühle
    .acc = die Sägemühle
kingsburg-building-sawmill-effect = Am Ende des Sommers darfst du 1 Holz gegen { $gold } Gold tauschen.
kingsburg-building-quarry = Steinbruch
    .acc = den Steinbruch
kingsburg-building-quarry-effect = Am Ende des Sommers darfst du 1 Stein gegen { $gold } Gold tauschen.
kingsburg-building-goldsmith = Goldschmiede
    .acc = die Goldschmiede
kingsburg-building-goldsmith-effect =
    Am Ende des Sommers darfst du 1 Gold für { $soldiers ->
        [one] 1 Soldaten
       *[other] { $soldiers } Soldaten
    } und { $scores ->
        [one] 1 Siegpunkt
       *[other] { $scores } Siegpunkte
    } zahlen.
kingsburg-building-mint = Münzstätte
    .acc = die Münzstätte
kingsburg-building-mint-effect = Sägemühle, Steinbruch und Goldschmiede wirken auch am Ende von Frühling und Herbst.

## Buildings, row B.

kingsburg-building-statue =
    { $edition ->
        [first] Standbild
       *[revised] Statue
    }
    .acc =
        { $edition ->
            [first] das Standbild
           *[revised] die Statue
        }
kingsburg-building-statue-effect = Einmal je Jahreszeit: Zeigen alle deine Würfel dieselbe Zahl, darfst du einen neu werfen.
kingsburg-building-chapel = Kapelle
    .acc = die Kapelle
kingsburg-building-chapel-effect = Einmal je Jahreszeit: Zeigen deine Würfel zusammen höchstens { $at_most }, darfst du alle neu werfen.
kingsburg-building-church = Kirche
    .acc = die Kirche
kingsburg-building-church-effect = { $against } im Kampf gegen Dämonen.
kingsburg-building-cathedral = Kathedrale
    .acc = die Kathedrale
kingsburg-building-cathedral-effect =
    { $goods ->
        [one] Am Spielende erhältst du 1 Siegpunkt je Ware in deinem Besitz.
       *[other] Am Spielende erhältst du 1 Siegpunkt je { $goods } Waren in deinem Besitz.
    }

## Buildings, row C.

kingsburg-building-inn =
    { $edition ->
        [first] Kneipe
       *[revised] Wirtshaus
    }
    .acc =
        { $edition ->
            [first] die Kneipe
           *[revised] das Wirtshaus
        }
kingsburg-building-inn-effect =
    { $tokens ->
        [one] Am Ende jedes Sommers erhältst du einen { -kingsburg-plus }-Marker.
       *[other] Am Ende jedes Sommers erhältst du { $tokens } { -kingsburg-plus }-Marker.
    }
kingsburg-building-market = Markt
    .acc = den Markt
kingsburg-building-market-effect = Einmal je Jahreszeit dürfen Würfel einen Berater beeinflussen, der { $shift } über oder { $shift } unter ihrer Summe liegt.
kingsburg-building-farms = Bauernhof
    .acc = den Bauernhof
kingsburg-building-farms-effect =
    { $edition ->
        [first] { $dice ->
            [one] Du wirfst in jeder Produktionsphase einen weißen Würfel mehr; { $battle } im Kampf.
           *[other] Du wirfst in jeder Produktionsphase { $dice } weiße Würfel mehr; { $battle } im Kampf.
        }
       *[revised] Du wirfst in jeder Ertragsphase { $dice } Bonuswürfel; { $battle } im Kampf.
    }
kingsburg-building-merchants-guild = Gilde der Kaufleute
    .acc = die Gilde der Kaufleute
kingsburg-building-merchants-guild-effect = Zu Beginn jedes Frühlings, Sommers und Herbstes erhältst du { $gold } Gold.

## Buildings, row D.

kingsburg-building-guard-tower = Wachturm
    .acc = den Wachturm
kingsburg-building-guard-tower-effect = { $battle } im Kampf.
kingsburg-building-blacksmith =
    { $edition ->
        [first] Schmiede
       *[revised] Schmied
    }
    .acc =
        { $edition ->
            [first] die Schmiede
           *[revised] den Schmied
        }
kingsburg-building-blacksmith-effect = { $battle } im Kampf.
kingsburg-building-barracks = Kaserne
    .acc = die Kaserne
kingsburg-building-barracks-effect =
    { $soldier ->
        [one] Beim Rekrutieren kostet dich jeder Soldat 1 Ware statt { DATA("kingsburg/pieces/soldier/price") }.
       *[other] Beim Rekrutieren kostet dich jeder Soldat { $soldier } Waren statt { DATA("kingsburg/pieces/soldier/price") }.
    }
kingsburg-building-wizards-guild = Gilde der Zauberer
    .acc = die Gilde der Zauberer
kingsburg-building-wizards-guild-effect = { $battle } im Kampf.

## Buildings, row E.

kingsburg-building-palisade =
    { $edition ->
        [first] Palisade
       *[revised] Palisaden
    }
    .acc =
        { $edition ->
            [first] die Palisade
           *[revised] die Palisaden
        }
kingsburg-building-palisade-effect = { $battle } im Kampf, { $against } gegen Zombies.
kingsburg-building-stables = Ställe
    .acc = die Ställe
kingsburg-building-stables-effect = Gibt dir ein Berater Soldaten, erhältst du { $soldiers } mehr.
kingsburg-building-stone-wall = Steinwall
    .acc = den Steinwall
kingsburg-building-stone-wall-effect = { $battle } im Kampf; bei Gleichstand gewinnst du.
kingsburg-building-fortress = Festung
    .acc = die Festung
kingsburg-building-fortress-effect =
    { $scores ->
        [one] { $battle } im Kampf; 1 Siegpunkt für jeden gewonnenen Kampf.
       *[other] { $battle } im Kampf; { $scores } Siegpunkte für jeden gewonnenen Kampf.
    }

## Buildings, row F.

kingsburg-building-barricade = Barrikade
    .acc = die Barrikade
kingsburg-building-barricade-effect = { $against } im Kampf gegen Goblins.
kingsburg-building-crane = Kran
    .acc = den Kran
kingsburg-building-crane-effect = Gebäude ab Spalte { $from_column } kosten dich { $saves } Gold weniger.
kingsburg-building-town-hall = Rathaus
    .acc = das Rathaus
kingsburg-building-town-hall-effect =
    { $scores ->
        [one] Am Ende von Frühling, Sommer und Herbst darfst du 1 Ware oder einen { -kingsburg-plus }-Marker für 1 Siegpunkt zahlen.
       *[other] Am Ende von Frühling, Sommer und Herbst darfst du 1 Ware oder einen { -kingsburg-plus }-Marker für { $scores } Siegpunkte zahlen.
    }
kingsburg-building-embassy = Botschaft
    .acc = die Botschaft
kingsburg-building-embassy-effect =
    { $scores ->
        [one] Am Ende von Frühling, Sommer und Herbst erhältst du 1 Siegpunkt.
       *[other] Am Ende von Frühling, Sommer und Herbst erhältst du { $scores } Siegpunkte.
    }

## Buildings, row G.

kingsburg-building-improvised-defenses = Provisorische Verteidigung
    .acc = die Provisorische Verteidigung
kingsburg-building-improvised-defenses-effect = +{ $defends } im Kampf gegen Feinde mit Stärke { $at_most } oder weniger.
kingsburg-building-recruiting-center = Rekrutierungsstelle
    .acc = die Rekrutierungsstelle
kingsburg-building-recruiting-center-effect = Beim Rekrutieren darfst du auch mit { -kingsburg-plus }-Markern zahlen, 1 je Soldat.
kingsburg-building-training-camp = Trainingslager
    .acc = das Trainingslager
kingsburg-building-training-camp-effect = Bevor du rekrutierst, erhältst du { $soldiers } Soldaten, falls du weniger als { $fewer_than } Soldaten hast.
kingsburg-building-military-academy = Militärakademie
    .acc = die Militärakademie
kingsburg-building-military-academy-effect = Im Winter wirfst du einen eigenen Würfel; er darf statt der Verstärkung des Königs zählen. Mit Armee-Markern wird er halbiert, aufgerundet.

## Enemies.

kingsburg-enemy-barbarians = Barbaren
kingsburg-enemy-goblins = Goblins
kingsburg-enemy-orcs = Orks
kingsburg-enemy-zombies = Zombies
kingsburg-enemy-demons = Dämonen
kingsburg-enemy-dragons = Drachen

## Governors: names and effects.

kingsburg-governor-sorcerer = Magier
kingsburg-governor-sorcerer-effect =
    { $buildings ->
        [one] Zu Beginn von Jahr { $year } errichtest du 1 Gebäude der Spalte I kostenlos; es bringt keine Siegpunkte, aber wird es zerstört, verlierst du seine aufgedruckten Siegpunkte.
       *[other] Zu Beginn von Jahr { $year } errichtest du bis zu { $buildings } Gebäude der Spalte I kostenlos; sie bringen keine Siegpunkte, aber wird eines zerstört, verlierst du seine aufgedruckten Siegpunkte.
    }
kingsburg-governor-prince = Prinz
kingsburg-governor-prince-effect = Zeigen deine Würfel am Ende zusammen höchstens { $at_most }, darfst du deine eigenen auf { $dice } drehen.
kingsburg-governor-priest = Priester
kingsburg-governor-priest-effect =
    { $per ->
        [year] Einmal im Jahr zu Beginn einer Jahreszeit
       *[season] Zu Beginn jeder Jahreszeit
    }: Wer keinen Bonuswürfel hat, erhält einen, alle anderen { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }. Am Jahresende erhältst du { $yearly }.
kingsburg-governor-duke = Herzog
kingsburg-governor-duke-effect =
    { $per ->
        [year] Einmal im Jahr
       *[season] Einmal je Jahreszeit
    }: Ist die Herzogin frei, darfst du deine höchste Würfelgruppe zu ihr verlegen.
kingsburg-governor-preacher = Prediger
kingsburg-governor-preacher-effect =
    { $points ->
        [one] Du erhältst 1 Siegpunkt in jeder Jahreszeit, in der jemand nichts baut.
       *[other] Du erhältst { $points } Siegpunkte in jeder Jahreszeit, in der jemand nichts baut.
    }
kingsburg-governor-minstrel = Hofsänger
kingsburg-governor-minstrel-effect =
    Am Jahresende: { $behind ->
        [one] 1 Siegpunkt
       *[other] { $behind } Siegpunkte
    }, wenn jemand mehr Siegpunkte hat als du, { $last } mehr, wenn niemand weniger hat.
kingsburg-governor-philosopher = Philosoph
kingsburg-governor-philosopher-effect =
    { $per ->
        [year] Einmal im Jahr
       *[season] Einmal je Jahreszeit
    } darfst du einen eigenen Würfel um { $shift } verändern; { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, wenn die Summe dann höchstens { $at_most } ist und so bleibt. Am Jahresende erhältst du { $yearly }.
kingsburg-governor-politician = Politiker
kingsburg-governor-politician-effect = Du hast zwei eigene Berater, den einen mit { $first } ({ $first_gift }), den anderen mit { $second } ({ $second_gift }).
kingsburg-governor-tax-collector = Steuereintreiber
kingsburg-governor-tax-collector-effect = Jedes Mal, wenn jemand anderes in Spalte { $in_column } baut, erhältst du { $gold } Gold.
kingsburg-governor-architect = Architekt
kingsburg-governor-architect-effect =
    { $per ->
        [year] Einmal im Jahr
       *[season] Einmal je Jahreszeit
    }: Baust du, während jemand mehr Gebäude hat als du, zahlst du { $saves ->
        [one] 1 Ware weniger
       *[other] bis zu { $saves } Waren einer Sorte weniger
    }.
kingsburg-governor-carpenter = Zimmermann
kingsburg-governor-carpenter-effect = Am Jahresende erhältst du { $yearly }; bei jedem Bau darfst du 1 Holz statt 1 Stein zahlen.
kingsburg-governor-miner = Minenarbeiter
kingsburg-governor-miner-effect = Am Jahresende erhältst du { $yearly }.
kingsburg-governor-sculptor = Bildhauer
kingsburg-governor-sculptor-effect =
    Am Jahresende erhältst du { $yearly }, für jeden Bau in Reihe { $row } { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
kingsburg-governor-fairy = Fee
kingsburg-governor-fairy-effect =
    { $per ->
        [year] Einmal im Jahr zu Beginn einer Jahreszeit
       *[season] Zu Beginn jeder Jahreszeit
    } darfst du dir { $bonus_dice } Bonuswürfel nehmen.
kingsburg-governor-debtor = Schuldner
kingsburg-governor-debtor-effect = Du beginnst mit { $start } und −{ $debt } Siegpunkten; in Phase 1 von Jahr I gibt dir der König nichts.
kingsburg-governor-heiress = Erbin
kingsburg-governor-heiress-effect = Zeigen deine Würfel am Ende zusammen höchstens { $at_most }, erhältst du { $gold } Gold.
kingsburg-governor-damsel = Burgfräulein
kingsburg-governor-damsel-effect = In den Jahren { $years } nimmst du 1 Ware, wenn der König dir nichts gibt; beim Gesandten gewinnst du den Gleichstand bei Waren.
kingsburg-governor-general = General
kingsburg-governor-general-effect =
    { $saves ->
        [one] { $battle } im Kampf; beim Rekrutieren kostet dein erster Soldat in jedem Jahr 1 Ware weniger.
       *[other] { $battle } im Kampf; beim Rekrutieren kostet dein erster Soldat in jedem Jahr { $saves } Waren weniger.
    }
kingsburg-governor-trickster = Gaukler
kingsburg-governor-trickster-effect =
    { $per ->
        [year] Einmal im Jahr
       *[season] Einmal je Jahreszeit
    } darfst du vor dem Neuwerfen einen eigenen Würfel auf die Gegenseite drehen.
kingsburg-governor-steward = Verwalter
kingsburg-governor-steward-effect =
    { $per ->
        [year] Einmal im Jahr darfst du am Ende von Frühling, Sommer oder Herbst
       *[season] Am Ende von Frühling, Sommer und Herbst darfst du
    } 1 Ware gegen eine andere tauschen. Am Jahresende erhältst du { $yearly }.
kingsburg-governor-warden = Burgvogt
kingsburg-governor-warden-effect = Verlierst du einen Kampf, wird keines deiner Gebäude zerstört. Am Jahresende erhältst du { $yearly }.
kingsburg-governor-chronicler = Chronist
kingsburg-governor-chronicler-effect =
    { $won ->
        [one] 1 Siegpunkt
       *[other] { $won } Siegpunkte
    } für jeden gewonnenen Kampf, { $alone } mehr, wenn niemand sonst gewinnt; { $drawn ->
        [one] 1 Siegpunkt
       *[other] { $drawn } Siegpunkte
    } für jeden unentschiedenen.
kingsburg-governor-herald = Herold
kingsburg-governor-herald-effect = In Phase 1 darfst du dir die Feindkarte des Jahres heimlich ansehen. Am Jahresende erhältst du { $yearly }.
kingsburg-governor-merchant-prince = Handelsherr
kingsburg-governor-merchant-prince-effect = Am Ende des Sommers darfst du bis zu { $sells } Holz oder Stein für je { $gold } Gold verkaufen; verkaufst du { $sells }, gibt es { $bonus } Gold dazu.

## Calendar, editions, modules.

kingsburg-phase-1 =
    { $edition ->
        [first] Königliche Hilfe
       *[revised] Die Gunst des Königs
    }
kingsburg-phase-2 = Frühling
kingsburg-phase-3 = Ehrung durch den König
kingsburg-phase-4 = Sommer
kingsburg-phase-5 =
    { $edition ->
        [first] Gesandter des Königs
       *[revised] Der Gesandte des Königs
    }
kingsburg-phase-6 = Herbst
kingsburg-phase-7 =
    { $edition ->
        [first] Rekrutieren der Soldaten
       *[revised] Soldaten rekrutieren
    }
kingsburg-phase-8 =
    { $edition ->
        [first] Winter: Der Kampf
       *[revised] Winter
    }
# "year" is a roman numeral or a number.
kingsburg-year = Jahr { $year }

## Prompts, one for each decision.

kingsburg-ask-choose-governor = Welchen Statthalter behältst du?
kingsburg-ask-sorcerer = Magier: Welches Gebäude der Spalte I errichtest du kostenlos?
kingsburg-ask-kings-aid = Der König hilft dir: Welche Ware nimmst du?
kingsburg-ask-herald = Herold: Siehst du dir die Feindkarte an?
kingsburg-ask-damsel = Burgfräulein: Welche Ware nimmst du?
kingsburg-ask-fairy = Fee: Nimmst du den Bonuswürfel in dieser Jahreszeit?
kingsburg-ask-priest = Priester: Bittest du in dieser Jahreszeit um den Segen?
kingsburg-ask-leave-dice = Wie viele Bonuswürfel wirfst du?
kingsburg-ask-reroll = Behältst du deine Würfel, oder änderst du sie?
kingsburg-ask-influence = Welchen Berater beeinflusst du, und mit welchen Würfeln?
kingsburg-ask-duke = Herzog: Verlegst du deine höchste Würfelgruppe zur Herzogin?
kingsburg-ask-reward-merchant = Händler: Gold oder Holz?
kingsburg-ask-reward-alchemist = Alchemist: Welche Ware tauschst du gegen die beiden anderen?
kingsburg-ask-reward-astronomer = Astronom: Welche Ware nimmst du?
kingsburg-ask-reward-master-hunter = Meisterjäger: Gold oder Stein zum Holz?
kingsburg-ask-reward-general =
    { $edition ->
        [first] Heerführer: Siehst du dir die Feindeskarte an?
       *[revised] Heerführer: Siehst du dir die Feindkarte an?
    }
kingsburg-ask-reward-swordsmith = Schwertschmied: Holz oder Gold zum Stein?
kingsburg-ask-reward-duchess =
    { $edition ->
        [first] Edelfrau: Welche Waren nimmst du?
       *[revised] Herzogin: Welche Waren nimmst du?
    }
kingsburg-ask-reward-smuggler = Schmuggler: Zahlst du, und für welche Waren?
kingsburg-ask-reward-queen-goods = Königin: Welche Waren nimmst du?
kingsburg-ask-reward-queen-look =
    { $edition ->
        [first] Königin: Siehst du dir die Feindeskarte an?
       *[revised] Königin: Siehst du dir die Feindkarte an?
    }
kingsburg-ask-reward-private-5 = Erster Berater des Politikers: Welche Ware nimmst du?
kingsburg-ask-reward-private-10 = Zweiter Berater des Politikers: Welche Waren nimmst du?
kingsburg-ask-build = Was baust du?
kingsburg-ask-envoy-build = Setzt du den Gesandten für ein zweites Gebäude ein?
kingsburg-ask-season-end = Die Jahreszeit endet: Welchen Effekt nutzt du?
kingsburg-ask-recruit = Rekrutierst du Soldaten, und womit zahlst du?
kingsburg-ask-army-token = Welchen Armee-Marker spielst du? Niemand sieht ihn, bevor alle gewählt haben.
kingsburg-ask-lose-goods = Niederlage: Welche Ware gibst du ab?
kingsburg-ask-spoils = Sieg: Welche Ware nimmst du?

# Optional effects of the revised edition. "governor" is the player's own.
kingsburg-ask-offer-merchants-guild = Gilde der Kaufleute: Nimmst du das Gold?
kingsburg-ask-offer-farms = Bauernhof: Nimmst du den Bonuswürfel?
kingsburg-ask-offer-philosopher = Philosoph: Nimmst du die Siegpunkte für deine Würfel?
kingsburg-ask-offer-heiress = Erbin: Nimmst du das Gold für deine Würfel?
kingsburg-ask-offer-stables = Ställe: Nimmst du zusätzliche Soldaten?
kingsburg-ask-offer-sculptor = Bildhauer: Nimmst du die Siegpunkte für den Bau?
kingsburg-ask-offer-tax-collector = Steuereintreiber: Nimmst du das Gold?
kingsburg-ask-offer-preacher = Prediger: Nimmst du die Siegpunkte?
kingsburg-ask-offer-embassy = Botschaft: Nimmst du die Siegpunkte?
kingsburg-ask-offer-training-camp = Trainingslager: Nimmst du Soldaten?
kingsburg-ask-offer-military-academy = Militärakademie: Wie viele Soldaten zählen?
kingsburg-ask-offer-battle = Kämpfst du mit voller Stärke?
kingsburg-ask-offer-fortress = Festung: Nimmst du die Siegpunkte für den Sieg?
kingsburg-ask-offer-warden = Burgvogt: Rettest du dein Gebäude?
kingsburg-ask-offer-chronicler = Chronist: Nimmst du die Siegpunkte für den Kampf?
kingsburg-ask-offer-yearly-good = { $governor }: Nimmst du deine Ware am Jahresende?
kingsburg-ask-offer-cathedral = Kathedrale: Nimmst du die Siegpunkte für deine Waren?
kingsburg-ask-offer-minstrel = Hofsänger: Nimmst du die Siegpunkte?

## Actions in plain words.

kingsburg-do-pass = Passen
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
kingsburg-do-influence =
    Mit { $dice }{ $token ->
        [yes] { " " }und einem { -kingsburg-plus }-Marker
       *[no] { "" }
    } { $advisor_acc } beeinflussen{ $market ->
        [-1] , durch den Markt { DATA("kingsburg/buildings/building/market/shift") } tiefer
        [1] , durch den Markt { DATA("kingsburg/buildings/building/market/shift") } höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , dank des Gesandten
       *[no] { "" }
    }
kingsburg-do-take = { $goods_acc } nehmen
kingsburg-do-trade = { $give_acc } gegen { $get_acc } tauschen
kingsburg-do-decline = Ablehnen
kingsburg-do-look =
    { $edition ->
        [first] Feindeskarte ansehen
       *[revised] Feindkarte ansehen
    }
kingsburg-do-build =
    { $building } bauen ({ $price_n ->
        [0] kostenlos
       *[other] { $price }
    })
kingsburg-do-build-nothing = Nichts bauen
kingsburg-do-reroll-own = { kingsburg-building-statue }: einen eigenen Würfel neu werfen
kingsburg-do-reroll-bonus =
    { $edition ->
        [first] { kingsburg-building-statue }: einen weißen Würfel neu werfen
       *[revised] { kingsburg-building-statue }: einen Bonuswürfel neu werfen
    }
kingsburg-do-reroll-all = Kapelle: alle Würfel neu werfen
# "old" and "new" are the faces before and after.
kingsburg-do-turn = Gaukler: { $old } auf { $new } drehen
kingsburg-do-shift = Philosoph: { $old } in { $new } ändern
kingsburg-do-prince = Prinz: eigene Würfel auf { $dice } drehen
kingsburg-do-keep = Würfel behalten
kingsburg-do-bonus-dice =
    { $n ->
        [0] Keinen Bonuswürfel werfen
       *[other] { $n } Bonuswürfel werfen
    }
kingsburg-do-use = In dieser Jahreszeit nutzen
kingsburg-do-wait = Jetzt nicht
kingsburg-do-duke = Würfel zur Herzogin verlegen
kingsburg-do-stay = Würfel liegen lassen
kingsburg-do-town-hall = Rathaus: { $give_acc } für { $get_acc } zahlen
kingsburg-do-sawmill = Sägemühle: { $give_acc } gegen { $get_acc } tauschen
kingsburg-do-quarry = Steinbruch: { $give_acc } gegen { $get_acc } tauschen
kingsburg-do-goldsmith = Goldschmiede: { $give_acc } für { $get_acc } zahlen
kingsburg-do-exchange = Verwalter: { $give_acc } gegen { $get_acc } tauschen
kingsburg-do-sell = Handelsherr: { $give_acc } für { $get_acc } verkaufen
kingsburg-do-done = Fertig
kingsburg-do-recruit = { $get_acc } für { $give_acc } rekrutieren
kingsburg-do-army-token = Armee-Marker { $n } spielen
kingsburg-do-governor = { $governor } behalten
kingsburg-do-lose = { $goods_acc } abgeben
kingsburg-do-raise = { $building } kostenlos errichten

# Answers about optional effects.
kingsburg-do-accept = Nehmen
kingsburg-do-always = Immer nehmen
kingsburg-do-always-everything = Immer alles nehmen
kingsburg-do-not-this-time = Diesmal nicht
kingsburg-do-fight = Mit voller Stärke kämpfen
kingsburg-do-always-fight = Immer mit voller Stärke kämpfen
# "outcome" is won, drawn or lost.
kingsburg-do-hold-back =
    { $outcome ->
        [won] Sich zurückhalten, aber siegen
        [drawn] Sich zurückhalten: Gleichstand
       *[lost] Sich zurückhalten und verlieren
    }
kingsburg-do-higher = Die höhere Zahl nehmen
kingsburg-do-always-higher = Immer die höhere Zahl nehmen
kingsburg-do-lower = Die niedrigere Zahl nehmen
kingsburg-do-save = Gebäude retten
kingsburg-do-always-save = Gebäude immer retten
kingsburg-do-let-fall = Gebäude aufgeben
# "effect" is the Crane, the Barracks or the General.
kingsburg-do-without = Ohne „{ $effect }“ den vollen Preis zahlen
kingsburg-do-ask-again = Wieder nach freiwilligen Effekten gefragt werden

## The log: what happened. A message asks for an event's facts by name, and for their forms; "player" is whose it is.

# Dice that lie or are laid together.
kingsburg-dice-group =
    { $own }{ $bonus_n ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
kingsburg-event-turn-order-drawn = Die Reihenfolge ist ausgelost: { $order }.
kingsburg-event-governors-dealt = { $player } erhält { DATA("kingsburg/pieces/offer/governors") } Statthalter und behält einen.
kingsburg-event-governor-chosen = { $player } hat einen Statthalter gewählt.
kingsburg-event-governor-revealed = { $player } regiert als { $governor }.
# Said too where a governor brings something and costs points at once.
kingsburg-event-debt = Das bringt { $gains_acc } und kostet { $points }.
kingsburg-event-enemy-drawn =
    { $edition ->
        [first] Die Feindeskarte des Jahres wird verdeckt bereitgelegt: Stärke { $weakest } bis { $strongest }.
       *[revised] Die Feindkarte des Jahres wird verdeckt bereitgelegt: Stärke { $weakest } bis { $strongest }.
    }
kingsburg-event-year-begins = Jahr { $year } beginnt.
# "why" is fewest-buildings or fewest-goods.
kingsburg-event-kings-aid-die =
    { $player } hat die wenigsten Gebäude{ $why ->
        [fewest-goods] { " und bei Gleichstand die wenigsten Waren" }
       *[fewest-buildings] { "" }
    } und erhält { $edition ->
        [first] den weißen Würfel
       *[revised] den Bonuswürfel
    } des Königs.
kingsburg-event-kings-aid-good = { $player } hat wie andere die wenigsten Gebäude und Waren und erhält { $gains_acc } vom König.
# "dice" is how many lie there; of two that would lie there alone and show the same, one is set aside.
kingsburg-event-neutral-dice =
    { $dice ->
        [1] { $aside ->
            [yes] Ein neutraler Würfel besetzt { $advisor_acc }; der andere zeigt dieselbe Zahl und kommt beiseite.
           *[no] Ein neutraler Würfel besetzt { $advisor_acc }.
        }
       *[other] Neutrale Würfel besetzen { $advisor_acc }.
    }
kingsburg-event-neutral-dice-leave = Die neutralen Würfel verlassen den Hof.
kingsburg-event-guild-gold = { $player } erhält { $gains_acc } von der Gilde der Kaufleute.
kingsburg-event-farms-die = { $player } erhält { $bonus_dice_acc } durch den Bauernhof.
kingsburg-event-bonus-dice =
    { $rolled ->
        [0] { $due ->
            [one] { $player } lässt den Bonuswürfel weg.
            [2] { $player } lässt beide Bonuswürfel weg.
           *[other] { $player } lässt alle { $due } Bonuswürfel weg.
        }
        [1] { $player } wirft einen von { $due } Bonuswürfeln.
       *[other] { $player } wirft { $rolled } von { $due } Bonuswürfeln.
    }
kingsburg-event-fairy-die = { $player } erhält { $bonus_dice_acc } durch die Fee.
# A bonus die, or points.
kingsburg-event-priest-blessing =
    { $points_sign ->
        [plus] { $player } erhält { $points } durch den Segen des Priesters.
       *[zero] { $player } erhält einen Bonuswürfel durch den Segen des Priesters.
    }
kingsburg-event-rolled = { $player } würfelt { kingsburg-dice-group }: { $total }.
kingsburg-event-rerolled =
    { $player } wirft { $building_id ->
        [chapel] alle Würfel neu (Kapelle)
       *[statue] einen Würfel neu ({ kingsburg-building-statue })
    } und hat { kingsburg-dice-group }: { $total }.
kingsburg-event-turned = { $player } dreht einen Würfel um (Gaukler) und hat { kingsburg-dice-group }: { $total }.
kingsburg-event-shifted = { $player } ändert einen Würfel um { DATA("kingsburg/governors/governor/philosopher/shift") } (Philosoph) und hat { kingsburg-dice-group }: { $total }.
kingsburg-event-prince = { $player } dreht die eigenen Würfel (Prinz) und hat { kingsburg-dice-group }: { $total }.
kingsburg-event-turn-order = Reihenfolge: { $order }.
# "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
kingsburg-event-influenced =
    { $player } beeinflusst { $advisor_acc } mit { kingsburg-dice-group }{ $token ->
        [yes] { " und einem " }{ -kingsburg-plus }-Marker
       *[no] { "" }
    }{ $market ->
        [-1] , durch den Markt { DATA("kingsburg/buildings/building/market/shift") } tiefer
        [1] , durch den Markt { DATA("kingsburg/buildings/building/market/shift") } höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , dank des Gesandten
       *[no] { "" }
    }.
kingsburg-event-passed =
    { $forced ->
        [yes] { $player } kann keinen Berater mehr beeinflussen und passt.
       *[no] { $player } passt.
    }
# "advisor" is the one whom the dice leave.
kingsburg-event-duke-moved = { $player } verlegt die Würfel { $advisor_from } zur Herzogin (Herzog).
# Points below zero are what the gift costs.
kingsburg-event-gift =
    { $player } erhält { $advisor_from } { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }
    }{ $points_sign ->
        [minus] { " " }für { $points }
       *[other] { "" }
    }.
kingsburg-event-declined = { $player } lehnt das Angebot { $advisor_gen } ab.
kingsburg-event-traded = { $player } tauscht { $pays_acc } gegen { $gains_acc } ({ $advisor }).
kingsburg-event-looked =
    { $edition ->
        [first] { $player } sieht sich heimlich die Feindeskarte an.
       *[revised] { $player } sieht sich heimlich die Feindkarte an.
    }
kingsburg-event-look-result = Sie zeigt { $enemy } mit Stärke { $strength }.
kingsburg-event-dice-taken-back = Alle Berater haben ihre Gaben verteilt: Die Würfel kehren zu ihren Besitzern zurück.
kingsburg-event-built =
    { $player } baut { $building_acc } ({ $pays_n ->
        [0] kostenlos
       *[other] { $pays }
    }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , als zweites Gebäude durch den Gesandten
       *[no] { "" }
    }.
kingsburg-event-built-nothing =
    { $forced ->
        [yes] { $player } kann kein Gebäude bezahlen.
       *[no] { $player } baut nichts.
    }
kingsburg-event-raised = { $player } errichtet { $building_acc } kostenlos, aber ohne Siegpunkte (Magier).
kingsburg-event-inn-token = { $player } erhält { $gains_acc } ({ kingsburg-building-inn }).
kingsburg-event-embassy-point = { $player } erhält { $points } (Botschaft).
kingsburg-event-town-hall = { $player } zahlt im Rathaus { $pays_acc } für { $points }.
kingsburg-event-sawmill = { $player } tauscht { $pays_acc } gegen { $gains_acc } (Sägemühle).
kingsburg-event-quarry = { $player } tauscht { $pays_acc } gegen { $gains_acc } (Steinbruch).
kingsburg-event-goldsmith = { $player } zahlt { $pays_acc } für { $gains_acc } und { $points } (Goldschmiede).
kingsburg-event-exchanged = { $player } tauscht { $pays_acc } gegen { $gains_acc } (Verwalter).
kingsburg-event-sold = { $player } verkauft { $pays_acc } für { $gains_acc } (Handelsherr).
kingsburg-event-kings-reward = { $player } hat die meisten Gebäude ({ $buildings }) und erhält { $points } vom König.
kingsburg-event-envoy-returned = { $player } gibt den Gesandten ungenutzt zurück.
# "why" is fewest-buildings, fewest-goods or damsel.
kingsburg-event-envoy-awarded =
    { $player } { $why ->
        [fewest-goods] hat die wenigsten Gebäude und bei Gleichstand die wenigsten Waren
        [damsel] gewinnt mit dem Burgfräulein den Gleichstand bei Gebäuden und Waren
       *[fewest-buildings] hat die wenigsten Gebäude
    } und erhält den Gesandten.
kingsburg-event-envoy-nobody = Bei Gebäuden und Waren herrscht Gleichstand; niemand erhält den Gesandten.
kingsburg-event-training-camp = { $player } erhält { $gains_acc } (Trainingslager).
kingsburg-event-recruited =
    { $player } rekrutiert { $gains_acc } { $pays_n ->
        [0] kostenlos
       *[other] für { $pays_acc }
    }.
kingsburg-event-army-token-chosen = { $player } hat einen Armee-Marker gewählt.
kingsburg-event-army-token-revealed = { $player } deckt den Armee-Marker { $army_token } auf.
kingsburg-event-kings-reinforcements = Der König schickt allen { $soldiers_acc }.
# "die" is the roll, "soldiers" what it is worth.
kingsburg-event-academy-roll = { $player } würfelt { $die } für die Militärakademie, das zählt wie { $soldiers }.
kingsburg-event-enemy-revealed = Der Feind: { $enemy } mit Stärke { $strength }. Eine Niederlage kostet { $penalty }, ein Sieg bringt { $reward }.
# "outcome" is won, drawn or lost.
kingsburg-event-battle =
    { $outcome ->
        [won] { $player } siegt mit { $strength } gegen { $enemy_strength }.
        [lost] { $player } verliert mit { $strength } gegen { $enemy_strength }.
       *[drawn] { $player } hält mit { $strength } gegen { $enemy_strength } stand.
    }
kingsburg-event-lost-goods = { $player } verliert { $pays_acc }.
kingsburg-event-building-destroyed =
    { $player } verliert { $building_acc }{ $points_sign ->
        [minus] { " " }und damit { $points }
       *[zero] { "" }
    }.
kingsburg-event-points-lost = { $player } verliert { $points }.
kingsburg-event-spoils =
    { $player } erbeutet { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }und { $points }
           *[zero] { "" }
        }
    }.
kingsburg-event-fortress-point = { $player } erhält { $points } für den Sieg (Festung).
kingsburg-event-strongest-winner = { $player } erhält { $points } für die höchste Kampfstärke aller Sieger ({ $strength }).
kingsburg-event-soldiers-go-home =
    { $edition ->
        [first] Die Soldaten kehren heim, und die Feindeskarte kommt aus dem Spiel.
       *[revised] Die Soldaten kehren heim, und die Feindkarte kommt aus dem Spiel.
    }
# The governor’s id gives the reason.
kingsburg-event-governor-good =
    { $player } erhält { $gains_acc } { $governor_id ->
        [damsel] anstelle einer Gabe des Königs
        [heiress] für eine niedrige Würfelsumme
        [tax-collector] als Steuern für einen fremden Prachtbau
       *[yearly] zum Jahresende
    } ({ $governor }).
kingsburg-event-governor-points =
    { $player } erhält { $points }{ $governor_id ->
        [philosopher] { " für eine niedrige Würfelsumme" }
        [sculptor] { " für einen Bau in der richtigen Reihe" }
        [preacher] , weil jemand nichts gebaut hat
        [minstrel] { " für den Stand am Jahresende" }
       *[chronicler] { " für einen Kampf ohne Niederlage" }
    } ({ $governor }).
kingsburg-event-cathedral-points = { $player } erhält { $points } für übrige Waren (Kathedrale).
kingsburg-event-army-token-points =
    { $points_sign ->
        [plus] { $player } erhält { $points } für den letzten Armee-Marker.
       *[zero] { $player } erhält keinen Siegpunkt für den letzten Armee-Marker.
    }
kingsburg-event-game-over =
    { $winners_n ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }

# Optional effects, by the building or the governor whose they are.
kingsburg-effect-merchants-guild = { kingsburg-building-merchants-guild }
kingsburg-effect-farms = { kingsburg-building-farms }
kingsburg-effect-philosopher = { kingsburg-governor-philosopher }
kingsburg-effect-heiress = { kingsburg-governor-heiress }
kingsburg-effect-stables = { kingsburg-building-stables }
kingsburg-effect-sculptor = { kingsburg-governor-sculptor }
kingsburg-effect-tax-collector = { kingsburg-governor-tax-collector }
kingsburg-effect-preacher = { kingsburg-governor-preacher }
kingsburg-effect-embassy = { kingsburg-building-embassy }
kingsburg-effect-training-camp = { kingsburg-building-training-camp }
kingsburg-effect-military-academy = { kingsburg-building-military-academy }
kingsburg-effect-battle = volle Stärke im Kampf
kingsburg-effect-fortress = { kingsburg-building-fortress }
kingsburg-effect-warden = { kingsburg-governor-warden }
kingsburg-effect-chronicler = { kingsburg-governor-chronicler }
kingsburg-effect-yearly-good = Ware am Jahresende
kingsburg-effect-cathedral = { kingsburg-building-cathedral }
kingsburg-effect-minstrel = { kingsburg-governor-minstrel }
kingsburg-effect-damsel = { kingsburg-governor-damsel }
kingsburg-effect-crane = { kingsburg-building-crane }
kingsburg-effect-barracks = { kingsburg-building-barracks }
kingsburg-effect-general = { kingsburg-governor-general }
kingsburg-effect-everything = alles
kingsburg-event-always =
    { $effect_id ->
        [everything] { $player } nutzt von nun an immer alle freiwilligen Effekte.
       *[other] { $player } nutzt von nun an immer den Effekt „{ $effect }“.
    }
kingsburg-event-asks-again = { $player } möchte wieder nach freiwilligen Effekten gefragt werden.
kingsburg-event-effect-declined = { $player } verzichtet diesmal auf den Effekt „{ $effect }“.
# "outcome" is won, drawn or lost.
kingsburg-event-held-back =
    { $player } hält sich zurück und { $outcome ->
        [won] siegt nur knapp
        [drawn] begnügt sich mit einem Gleichstand
       *[lost] lässt den Feind siegen
    }.
kingsburg-event-stables-soldier = { $player } erhält durch die Ställe { $gains_acc } mehr.

## Where points come from.

kingsburg-source-buildings = Gebäude
kingsburg-source-free-buildings = Kostenlos errichtete Gebäude
kingsburg-source-advisors = Berater
kingsburg-source-smuggler = Schmuggler
kingsburg-source-kings-reward = Ehrung durch den König
kingsburg-source-spoils = Kriegsbeute
kingsburg-source-strongest-winner = Stärkster Sieger
kingsburg-source-fortress = Festung
kingsburg-source-defeats = Niederlagen
kingsburg-source-town-hall = Rathaus
kingsburg-source-embassy = Botschaft
kingsburg-source-goldsmith = Goldschmiede
kingsburg-source-governor = Statthalter
kingsburg-source-cathedral = Kathedrale
kingsburg-source-army-token = Letzter Armee-Marker
kingsburg-source-total = Summe

## Why a building cannot be built.

kingsburg-why-not-goods-missing = Noch nötig: { $goods }

## What a decision brings. They are joined by semicolons.

kingsburg-brings-stables = { $soldiers } mehr (Ställe)
kingsburg-brings-dice-left = übrige Würfel: { $dice }
kingsburg-brings-pass = keine weiteren Berater in dieser Jahreszeit; ungenutzte Würfel: { $dice }
kingsburg-brings-then = dann hast du { $goods }
kingsburg-brings-enough-for = genug für { $buildings }
kingsburg-brings-goods-left = dir bleibt: { $goods }
kingsburg-brings-keep-goods = du behältst { $goods }
kingsburg-brings-decline = nichts ändert sich
kingsburg-brings-look = nur du siehst, welcher Feind kommt, Stärke { $weakest } bis { $strongest }
kingsburg-brings-later = später im Jahr noch möglich
kingsburg-brings-last-season = die letzte Gelegenheit in diesem Jahr verstreicht
kingsburg-brings-roll = { $n } Würfel, im Schnitt zusammen { $average }
kingsburg-brings-average = danach im Schnitt zusammen { $average } (jetzt { $now })
kingsburg-brings-new-total = danach zusammen { $total } (jetzt { $now })
kingsburg-brings-total = zusammen { $n }
kingsburg-brings-philosopher = { $points }, wenn die Würfel so bleiben
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
kingsburg-brings-priest =
    { $die ->
        [yes] du erhältst einen Bonuswürfel
       *[no] du erhältst Siegpunkte
    }; andere: { $dice } × Würfel, { $points } × Siegpunkte
kingsburg-brings-duke = { $new }, statt { $old }
kingsburg-brings-odds = Sieg { $won } %, Gleichstand { $drawn } %, Niederlage { $lost } %
kingsburg-brings-with-token = { $odds } (mit Armee-Marker { $n })
kingsburg-brings-token-worth =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }, falls er als letzter übrig bleibt
kingsburg-brings-always = du wirst danach nicht mehr gefragt; ändern kannst du das immer, wenn du Berater beeinflusst
kingsburg-brings-ask-again = die Fragen nach freiwilligen Effekten kommen wieder
kingsburg-brings-strength = { $n } gegen { $enemy }
kingsburg-brings-won = du siegst mit möglichst wenig Stärke
kingsburg-brings-drawn = weder Belohnung noch Strafe
kingsburg-brings-lost = du erleidest die Strafe der Feindkarte
kingsburg-brings-save = das Gebäude bleibt stehen
kingsburg-brings-let-fall = das Gebäude wird zerstört, und seine Siegpunkte gehen verloren
kingsburg-brings-without = einmal, für dein nächstes Gebäude oder deinen nächsten Soldaten

## The situation, line by line.

kingsburg-tell-options = Kingsburg, { $options }.
# "n" is the number of the phase.
kingsburg-tell-when = { $year }, Phase { $n }: { $phase }.
kingsburg-tell-enemy-hidden =
    { $edition ->
        [first] Die Feindeskarte liegt verdeckt: Stärke { $weakest } bis { $strongest }.
       *[revised] Die Feindkarte liegt verdeckt: Stärke { $weakest } bis { $strongest }.
    }
kingsburg-tell-enemy-seen = Du kennst den Feind: { $enemy } mit Stärke { $strength }. Eine Niederlage kostet { $penalty }, ein Sieg bringt { $reward }.
kingsburg-tell-enemy-looked =
    { $players_n ->
        [one] { $players } hat sich die Karte angesehen.
       *[other] { $players } haben sich die Karte angesehen.
    }
kingsburg-tell-envoy = { $player } hat den Gesandten.
kingsburg-tell-group =
    { $advisor }: { $player } mit { $dice }{ $token ->
        [yes] { " " }und einem { -kingsburg-plus }-Marker
       *[no] { "" }
    }{ $market ->
        [-1] , durch den Markt { DATA("kingsburg/buildings/building/market/shift") } tiefer
        [1] , durch den Markt { DATA("kingsburg/buildings/building/market/shift") } höher
       *[0] { "" }
    }{ $envoy ->
        [yes] , dank des Gesandten
       *[no] { "" }
    }.
kingsburg-tell-neutral = { $advisor }: neutrale Würfel.
kingsburg-tell-free = Freie Berater: { $advisors }.
kingsburg-tell-player =
    { $you ->
        [yes] { $player } (du): { $points }.
       *[no] { $player }: { $points }.
    }
kingsburg-tell-owns = Besitzt: { $goods }.
kingsburg-tell-buildings = Gebäude: { $buildings }.
kingsburg-tell-dice = Noch zu setzende Würfel: { $dice }.
kingsburg-tell-bonus-due = Wirft zusätzlich { $dice }.
kingsburg-tell-passed = Hat in dieser Jahreszeit gepasst.
# "effect" ends with a full stop of its own.
kingsburg-tell-governor = Statthalter: { $governor }. { $effect }
kingsburg-tell-army = Übrige Armee-Marker: { $tokens }.
kingsburg-tell-reinforcement = Vom König: { $soldiers }.
kingsburg-tell-next = Als Nächstes in deiner Provinz:
kingsburg-tell-next-building = { $building }: Kosten { $price }, Wert { $points }.
kingsburg-tell-odds = Dein Kampf nach jetzigem Stand: { $odds }.
kingsburg-tell-offer = Deine Statthalter zur Wahl: { $governors }.
kingsburg-tell-choice = Deine Wahl: { $choice }.
kingsburg-tell-over = Die Partie ist zu Ende.
kingsburg-tell-drawing = Als Nächstes entscheiden Würfel oder Karten.
kingsburg-tell-waiting = Am Zug: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = Berater des Politikers mit Rang { $n }
origin-kingsburg-token = der { -kingsburg-plus }-Marker
origin-kingsburg-soldier = der Preis eines Soldaten
origin-kingsburg-dice = die eigenen Würfel aller
origin-kingsburg-offer = die Zahl der Statthalter zur Wahl
origin-kingsburg-reward = die Ehrung durch den König
origin-kingsburg-strongest = was der stärkste Sieger erhält
origin-kingsburg-enemy = { $enemy } { $strength } (Jahr { $year })

## The board and the menus of the terminal.

kingsburg-board-points = SP
kingsburg-board-gold = Gold
kingsburg-board-wood = Holz
kingsburg-board-stone = Stein
kingsburg-board-tokens = { -kingsburg-plus }
kingsburg-board-soldiers = Sold.
kingsburg-board-dice = Würfel
kingsburg-board-built = Gebaut
kingsburg-board-passed = passt
kingsburg-board-neutral = neutral
kingsburg-board-envoy = Gesandter: { $player }
kingsburg-board-army = Armee-Marker:
# Points of a building that can be built next.
kingsburg-board-worth = { $n } SP
kingsburg-board-legend = Würfel in Klammern sind Bonuswürfel. Gebaut: B2 heißt zwei Gebäude in Reihe B. » bezahlbar, → als Nächstes in der Reihe.
kingsburg-menu-private = dein eigener
kingsburg-menu-envoy = (Gesandter)
kingsburg-menu-more = +{ $n } weitere
kingsburg-menu-back = Zurück zu den Beratern
kingsburg-menu-token = mit { -kingsburg-plus }
kingsburg-menu-market-up = Markt +{ DATA("kingsburg/buildings/building/market/shift") }
kingsburg-menu-market-down = Markt −{ DATA("kingsburg/buildings/building/market/shift") }
kingsburg-details-battle = Dein Kampf dann: { $odds }.
kingsburg-odds-none = Kein Feind in Sicht: Das Jahr hat nicht begonnen, oder der Kampf ist vorbei.
kingsburg-odds-enemy = { $enemy } { $strength }: Du hast { $soldiers }, dazu { $bonus } durch Gebäude und Statthalter.
kingsburg-odds-die = Mit dem Würfel des Königs gerechnet:
kingsburg-odds-soldiers =
    { $n ->
        [0] Nach jetzigem Stand: { $odds }
        [one] Mit { $n } Soldaten mehr: { $odds }
       *[other] Mit { $n } Soldaten mehr: { $odds }
    }

## Options on the command line.

flag-edition = erste oder überarbeitete Ausgabe; sonst die erste, mit einem Modul die überarbeitete
flag-more-buildings = Modul 1: { DATA("kingsburg/buildings/building/row=A|G") } weitere Gebäude in den Reihen A und G
flag-governors = Modul 2: alle haben einen Statthalter
flag-army-tokens = Modul 3: Armee-Marker statt des Würfels des Königs
flag-documented-governors = mit --governors: nur die { DATA("kingsburg/governors/governor/provenance!=house") } Statthalter, deren Kern bekannt ist

## What a report of many games tells of.

report-of-kingsburg-advisor = Berater
report-of-kingsburg-building = Gebäude
report-of-kingsburg-governor = Statthalter
