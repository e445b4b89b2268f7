## Key moments of The King’s Will after a game: what each is called, and what it brought or cost.

moment-kings-will-gave-title = Ajándék a királynak
moment-kings-will-gave-told = { $player } { $pays_acc } ad, és { $points_acc } kap érte.
moment-kings-will-gave-told-you = { $pays_acc } adsz, és { $points_acc } kapsz érte.
moment-kings-will-peasant-given-title = Egy paraszt a királynak
moment-kings-will-peasant-given-told = { $player } egyik parasztja a királlyal tart; a jutalom { $points }.
moment-kings-will-peasant-given-told-you = Az egyik parasztod a királlyal tart; a jutalom { $points }.
moment-kings-will-founded-title = Új település: { $settlement }
moment-kings-will-founded-told = { $player } alapítja ({ $pays }), és { $points_acc } kap érte.
moment-kings-will-founded-told-you = Te alapítod ({ $pays }), és { $points_acc } kapsz érte.
moment-kings-will-erected-title = Új épület: { $building }
moment-kings-will-erected-told = { $player } építi meg ({ $pays }), és { $points_acc } kap érte.
moment-kings-will-erected-told-you = Te építed meg ({ $pays }), és { $points_acc } kapsz érte.
moment-kings-will-tribute-unpaid-title = Elmarad a királyi adó
moment-kings-will-tribute-unpaid-told = { $player } nem tudja befizetni ({ $owed }), és { $points_acc } veszít.
moment-kings-will-tribute-unpaid-told-you = Nem tudod befizetni ({ $owed }), és { $points_acc } veszítesz.
moment-kings-will-rebellion-title = Fellázad a nép
moment-kings-will-rebellion-told = Túl rossz { $player } népének hangulata: { $points } elvész.
moment-kings-will-rebellion-told-you = Túl rossz a néped hangulata: { $points } elvész.
moment-kings-will-will-scored-title =
    { $points_sign ->
        [minus] A király haragja
       *[plus] A király akarata teljesül
    }
moment-kings-will-will-scored-told =
    { $points_sign ->
        [minus] { $player } nem teljesíti a feltételt („{ $card }”), és { $points_acc } veszít.
       *[plus] { $player } teljesíti a kívánságot („{ $card }”), és { $points_acc } kap.
    }
moment-kings-will-will-scored-told-you =
    { $points_sign ->
        [minus] Nem teljesíted a feltételt („{ $card }”), és { $points_acc } veszítesz.
       *[plus] Teljesíted a kívánságot („{ $card }”), és { $points_acc } kapsz.
    }
moment-kings-will-emblems-title = Összeállnak a jelvények
moment-kings-will-emblems-told = { $player } teljes jelvényei ({ $emblems }): { $points }.
moment-kings-will-emblems-told-you = A teljes jelvényeid ({ $emblems }): { $points }.
moment-kings-will-building-points-title = { $building }
moment-kings-will-building-points-told = A végén { $player } { $points_acc } kap érte.
moment-kings-will-building-points-told-you = A végén { $points_acc } kapsz érte.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-kings-will = Döntetlennél az nyer, aki a kezdőjátékostól ({ $start }) az óramutató járásával ellentétesen haladva előbb következik: { $n }. – { $m }.
