## A naplónak az a része, amely magáról az olvasóról szól.

event-governors-dealt-you = Három kormányzót kapsz, és egyet tartasz meg.
event-governor-chosen-you = Kormányzót választottál.
event-governor-revealed-you = A kormányzód: { $governor }.
event-kings-aid-die-you =
    Te kapod a király fehér kockáját: { $reason ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
       *[fewest-buildings] legkevesebb épület
    }.
event-kings-aid-good-you = Ezt kapod a királytól: { $goods } (döntetlen: legkevesebb épület és áru).
event-guild-gold-you = 1 aranyat kapsz a Kereskedői Céhtől.
event-farms-die-you = 1 fehér kockát kapsz a Farmtól.
event-bonus-dice-you =
    { $due } fehér kockából { $rolled ->
        [0] eggyel sem dobsz
       *[other] { $rolled } kockával dobsz
    }.
event-fairy-die-you = 1 fehér kockát kapsz a Tündértől.
event-priest-blessing-you =
    { $die ->
        [yes] 1 fehér kockát kapsz a Pap áldásától.
       *[no] 1 győzelmi pontot kapsz a Pap áldásától.
    }
event-rolled-you = A dobásod: { $dice }, összesen { $total }.
event-rerolled-you =
    { $by ->
        [chapel] Minden kockát újradobsz (Kápolna)
       *[statue] Egy kockát újradobsz (Szobor)
    }: { $dice }, összesen { $total }.
event-turned-you = Átfordítasz egy kockát (Szemfényvesztő): { $dice }, összesen { $total }.
event-shifted-you = 1-gyel módosítasz egy kockát (Filozófus): { $dice }, összesen { $total }.
event-prince-you = 3-ra, 4-re és 6-ra állítod a saját kockáidat (Királyfi): { $dice }, összesen { $total }.
event-influenced-you =
    Befolyásolod: { $advisor }, { $dice }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , Piac: 1-gyel lejjebb
        [1] , Piac: 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }.
event-passed-you =
    { $forced ->
        [yes] Kénytelen vagy passzolni: semmi sem illik.
       *[no] Passzolsz.
    }
event-duke-moved-you = Áthelyezed a kockáidat a Hercegnőhöz, eddig: { $advisor } (Herceg).
event-gift-you =
    Ezt kapod: { $gift }{ $price ->
        [0] { "" }
       *[other] { " " }{ $price } győzelmi pontért
    } ({ $advisor }).
event-declined-you = Nem élsz az ajánlattal: { $advisor }.
event-traded-you = Cserélsz: { $give } → { $get } ({ $advisor }).
event-looked-you = Titokban megnézed az ellenségkártyát.
event-built-you =
    Megépíted: { $building }, ára { $price }{ $points ->
        [0] { "" }
        [one] , { $points } győzelmi pont
        [other] , { $points } győzelmi pont
       *[none] { "" }
    }{ $envoy ->
        [yes] { " " }(második épület, követtel)
       *[no] { "" }
    }.
event-built-nothing-you =
    { $forced ->
        [yes] Egyetlen épületet sem tudsz kifizetni.
       *[no] Nem építesz.
    }
event-raised-you = Ingyen, pont nélkül felépíted: { $building } (Varázsló).
event-inn-token-you = 1 db +2-es jelzőt kapsz a Fogadótól.
event-embassy-point-you = 1 győzelmi pontot kapsz a Követségtől.
event-town-hall-you = 1 győzelmi pontot veszel a Városházán, ára: { $payment }.
event-sawmill-you = 1 fát 2 aranyra cserélsz (Fűrészmalom).
event-quarry-you = 1 követ 3 aranyra cserélsz (Kőfejtő).
event-goldsmith-you = 1 aranyért 1 katonát és 1 győzelmi pontot veszel (Ötvösműhely).
event-exchanged-you = Cserélsz: { $give } → { $get } (Intéző).
event-sold-you = Eladsz: { $give } → { $get } (Kalmárfejedelem).
event-kings-reward-you = 1 győzelmi pontot kapsz a királytól: legtöbb épület ({ $n }).
event-envoy-returned-you = Felhasználatlanul visszaadod a követet.
event-envoy-awarded-you =
    Te kapod a követet: { $reason ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
        [damsel] épületben és áruban döntetlen, a Várkisasszony dönt
       *[fewest-buildings] legkevesebb épület
    }.
event-training-camp-you = 1 katonát kapsz a Kiképzőtábortól.
event-recruited-you = 1 katonát toborzol, ára: { $payment }.
event-army-token-chosen-you = Seregjelzőt választottál.
event-army-token-revealed-you = A seregjelződ: { $n }.
event-academy-roll-you = A dobásod a Katonai akadémiáért: { $die }, ez { $n } katonát ér.
event-battle-you =
    { $outcome ->
        [won] Győzöl, { $strength } : { $enemy_strength }.
        [lost] Veszítesz, { $strength } : { $enemy_strength }.
       *[drawn] Ellenállsz, { $strength } : { $enemy_strength }.
    }
event-lost-goods-you = Elveszíted: { $goods }.
event-building-destroyed-you =
    Az elveszített épületed: { $building }{ $points ->
        [0] { "" }
        [one] , vele { $points } győzelmi pont
        [other] , vele { $points } győzelmi pont
       *[none] { "" }
    }.
event-points-lost-you = { $n } győzelmi pontot veszítesz.
event-spoils-you = A zsákmányod: { $goods }.
event-fortress-point-you = 1 győzelmi pontot kapsz a győzelemért (Erőd).
event-strongest-winner-you = 1 győzelmi pontot kapsz: te vagy a legerősebb győztes, erőd { $strength }.
event-governor-good-you =
    Ezt kapod: { $goods } ({ $governor }: { $by ->
        [damsel] a király nem adott semmit
        [heiress] legfeljebb 9 az összeg
        [tax-collector] adó egy építésért a III. vagy a IV. oszlopban
       *[yearly] vége az évnek
    }).
event-governor-points-you =
    { $n } győzelmi pontot kapsz: { $by ->
        [philosopher] legfeljebb 10 az összeg
        [sculptor] építés a B sorban
        [preacher] valaki nem épített
        [minstrel] az év végi állás
       *[chronicler] döntetlen vagy egyedüli győzelem
    } ({ $governor }).
event-cathedral-points-you = { $n } győzelmi pontot kapsz a megmaradt áruért (Katedrális).
event-army-token-points-you = { $n } győzelmi pontot kapsz az utolsó seregjelzőért.
event-always-you = Mostantól kérdés nélkül élsz vele: { $effect }.
event-asks-again-you = Újra kéred a választható hatások kérdéseit.
event-effect-declined-you = Ezúttal nem élsz vele: { $effect }.
event-held-back-you =
    Visszafogod magad, és { $outcome ->
        [won] csak éppen hogy győzöl
        [drawn] beéred a döntetlennel
       *[lost] hagyod győzni az ellenséget
    }.
event-stables-soldier-you = Még 1 katonát kapsz az Istállótól.
event-game-over-you = Vége a játéknak: te győztél.
event-game-over-us = Vége a játéknak, közös győzelem: { $players }.
