## Döntő pillanatok a játék után.

moment-built-title = { $player } épülete: { $building }
moment-built-title-you = Az épületed: { $building }
moment-built-told = Ára { $pays }, és { $points_acc } hoz.
moment-gift-title = { $advisor } hallgat { $player } szavára
moment-gift-title-you = { $advisor } hallgat rád
moment-gift-told = Ez { $points_acc } hoz.
moment-battle-lost-title = Vereség az ellenségtől, { $year }. év
moment-battle-won-title = Győzelem az ellenségen, { $year }. év
moment-building-destroyed-told = { $player } ereje { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. Odavész egy épület ({ $building }) és { $points }.
moment-building-destroyed-told-you = A te erőd { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. Odavész egy épület ({ $building }) és { $points }.
moment-points-lost-told = { $player } ereje { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A vereség ára { $points }.
moment-points-lost-told-you = A te erőd { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A vereség ára { $points }.
moment-spoils-told = { $player } ereje { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A zsákmány { $points }.
moment-spoils-told-you = A te erőd { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A zsákmány { $points }.
moment-cathedral-points-title = Áruk a Katedrálisnak
moment-cathedral-points-told = { $player } { $points_acc } kap a végig megtartott árukért.
moment-cathedral-points-told-you = { $points_acc } kapsz a végig megtartott árukért.
moment-army-token-points-title = Az utolsó seregjelző
moment-army-token-points-told = { $player } { $points_acc } kap a megmaradt jelzőért.
moment-army-token-points-told-you = { $points_acc } kapsz a megmaradt jelzőért.
moment-era-built-title = { $piece }
moment-era-built-told = { $player } építi meg ({ $pays }), és { $points_acc } kap érte.
moment-era-built-told-you = Te építed meg ({ $pays }), és { $points_acc } kapsz érte.
moment-era-city-title = Egy { $enclosed } mezős város
moment-era-city-told = Körülzárja { $piece_a } { $player } birtokán ({ $at }); ami benne áll, duplán számít.
moment-era-city-told-you = Körülzárja { $piece_a } a birtokodon ({ $at }); ami benne áll, duplán számít.
moment-era-disaster-title =
    { $why ->
        [famine] Éhezik a nép
        [bandits] Haramiák törnek be
        [disease] Járvány terjed
        [fire] Tűz üt ki
        [pestilence] Jön a pestis
        [extortion] Inkább csapás, mint fizetés
       *[poverty] Nincs miből fizetni
    }
moment-era-disaster-told = { $player } { $steps } mezőt lép a csapássávon; mindegyik egy pontba kerül.
moment-era-disaster-told-you = { $steps } mezőt lépsz a csapássávon; mindegyik egy pontba kerül.
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

## Hogyan dőlt el a döntetlen.

tie-as-many = { $name } pontszáma ugyanennyi.
tie-as-many-you = Neked is ugyanennyi pontod van.
tie-kingsburg =
    { $by ->
        [goods] Döntetlennél a megmaradt áruk száma dönt: { $n } – { $m }.
       *[buildings] A megmaradt áruk száma is egyenlő; ekkor az épületek száma dönt: { $n } – { $m }.
    }
tie-kingsburg-shared = A megmaradt áruk ({ $goods }) és az épületek ({ $buildings }) száma is egyenlő: a győzelem közös.
tie-era =
    { $by ->
        [goods] Döntetlennél a megmaradt áruk száma dönt: { $n } – { $m }.
        [stone] Az áruk száma is egyenlő; ekkor a megmaradt kő dönt: { $n } – { $m }.
        [wood] Az áruk és a kő is egyenlő; ekkor a megmaradt fa dönt: { $n } – { $m }.
       *[food] Az áruk, a kő és a fa is egyenlő; ekkor a megmaradt élelem dönt: { $n } – { $m }.
    }
tie-era-shared = Az áruk, a kő, a fa és az élelem is egyenlő: a győzelem közös.
tie-kings-will = Döntetlennél az nyer, aki a kezdőjátékostól ({ $start }) az óramutató járásával ellentétesen haladva előbb következik: { $n }. – { $m }.
