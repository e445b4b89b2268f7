## Ami a játék menetében az olvasót magát érinti.

event-governors-dealt-you = Három kormányzót kapsz, és egyet tartasz meg.
event-governor-chosen-you = Kormányzót választottál.
event-governor-revealed-you = A kormányzód: { $governor }.
event-kings-aid-die-you =
    Te kapod a király fehér kockáját: { $why ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
       *[fewest-buildings] legkevesebb épület
    }.
event-kings-aid-good-you = { $gains_acc } kapsz a királytól: döntetlen a legkevesebb épületben és áruban.
event-guild-gold-you = { $gains_acc } kapsz a Kereskedői Céhtől.
event-farms-die-you = { $bonus_dice_acc } kapsz a Farmtól.
event-bonus-dice-you =
    { $due } fehér kockából { $rolled ->
        [0] eggyel sem dobsz
       *[other] { $rolled } kockával dobsz
    }.
event-fairy-die-you = { $bonus_dice_acc } kapsz a Tündértől.
event-priest-blessing-you =
    { $points_sign ->
        [plus] A Pap áldása révén { $points_acc } kapsz.
       *[zero] A Pap áldása révén egy fehér kockát kapsz.
    }
event-rolled-you = A dobásod: { dice-group }, összesen { $total }.
event-rerolled-you =
    { $building_id ->
        [chapel] Minden kockádat újradobod (Kápolna)
       *[statue] Egy kockádat újradobod (Szobor)
    }: { dice-group }, összesen { $total }.
event-turned-you = Átfordítod egy kockádat (Szemfényvesztő): { dice-group }, összesen { $total }.
event-shifted-you = 1-gyel módosítod egy kockádat (Filozófus): { dice-group }, összesen { $total }.
event-prince-you = Beállítod a saját kockáidat (Királyfi): { dice-group }, összesen { $total }.
event-influenced-you =
    Befolyásolod { $advisor_acc }: { dice-group }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal 1-gyel lejjebb
        [1] , a Piaccal 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }.
event-passed-you =
    { $forced ->
        [yes] Nem tudsz több kockát lerakni, ezért passzolsz.
       *[no] Passzolsz.
    }
event-duke-moved-you = Áthelyezed a kockáidat { $advisor_from } a Hercegnőhöz (Herceg).
event-gift-you =
    { $points_sign ->
        [minus] { $points_for }{ " " }
       *[other] { "" }
    }{ $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }
    } kapsz ({ $advisor }).
event-declined-you = Visszautasítod { AZ($advisor) } { $advisor } ajándékát.
event-traded-you = { $pays_acc } { $gains_to } cserélsz ({ $advisor }).
event-looked-you = Titokban megnézed az ellenségkártyát.
event-built-you =
    Megépíted { $building_acc } ({ $pays }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , második épületként a követtel
       *[no] { "" }
    }.
event-built-nothing-you =
    { $forced ->
        [yes] Egyetlen épületet sem tudsz kifizetni.
       *[no] Nem építesz.
    }
event-raised-you = Ingyen, győzelmi pont nélkül felépíted { $building_acc } (Varázsló).
event-inn-token-you = { $gains_acc } kapsz a Fogadótól.
event-embassy-point-you = { $points_acc } kapsz a Követségtől.
event-town-hall-you = { $pays_for } { $points_acc } veszel a Városházán.
event-sawmill-you = { $pays_acc } { $gains_to } cserélsz (Fűrészmalom).
event-quarry-you = { $pays_acc } { $gains_to } cserélsz (Kőfejtő).
event-goldsmith-you = { $pays_for } { $gains_acc } és { $points_acc } veszel (Ötvösműhely).
event-exchanged-you = { $pays_acc } { $gains_to } cserélsz (Intéző).
event-sold-you = { $pays_acc } adsz el { $gains_for } (Kalmárfejedelem).
event-kings-reward-you = { $points_acc } kapsz a királytól: legtöbb épület ({ $buildings }).
event-envoy-returned-you = Felhasználatlanul visszaadod a követet.
event-envoy-awarded-you =
    Te kapod a követet: { $why ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
        [damsel] épületben és áruban döntetlen, a Várkisasszony dönt
       *[fewest-buildings] legkevesebb épület
    }.
event-training-camp-you = { $gains_acc } kapsz a Kiképzőtábortól.
event-recruited-you =
    { $pays_n ->
        [0] Ingyen
       *[other] { $pays_for }
    } { $gains_acc } toborzol.
event-army-token-chosen-you = Seregjelzőt választottál.
event-army-token-revealed-you = A seregjelződ: { $army_token }.
event-academy-roll-you = A dobásod a Katonai akadémián: { $die }, ez { $soldiers_acc } ér.
event-battle-you =
    { $outcome ->
        [won] Győzöl ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
        [lost] Veszítesz ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
       *[drawn] Ellenállsz ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
    }
event-lost-goods-you = { $pays_acc } veszítesz.
event-building-destroyed-you =
    Elveszíted { $building_acc }{ $points_sign ->
        [minus] { " " }és vele { $points_acc }
       *[zero] { "" }
    }.
event-points-lost-you = { $points_acc } veszítesz.
event-spoils-you =
    { $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }és { $points_acc }
           *[zero] { "" }
        }
    } zsákmányolsz.
event-fortress-point-you = { $points_acc } kapsz a győzelemért (Erőd).
event-strongest-winner-you = { $points_acc } kapsz: te vagy a legerősebb győztes, erőd { $strength }.
event-governor-good-you =
    { $gains_acc } kapsz: { $governor_id ->
        [damsel] a király nem adott semmit
        [heiress] alacsony dobás
        [tax-collector] adó más díszes épületéért
       *[yearly] vége az évnek
    } ({ $governor }).
event-governor-points-you =
    { $points_acc } kapsz: { $governor_id ->
        [philosopher] alacsony dobás
        [sculptor] építés a megfelelő sorban
        [preacher] valaki nem épített
        [minstrel] az év végi állás
       *[chronicler] döntetlen vagy egyedüli győzelem
    } ({ $governor }).
event-cathedral-points-you = { $points_acc } kapsz a megmaradt árukért (Katedrális).
event-army-token-points-you = { $points_acc } kapsz az utolsó seregjelzőért.
event-always-you =
    { $effect_id ->
        [everything] Mostantól kérdés nélkül élsz minden választható hatással.
       *[other] „{ $effect }”: mostantól kérdés nélkül élsz vele.
    }
event-asks-again-you = Újra kéred a választható hatások kérdéseit.
event-effect-declined-you = „{ $effect }”: ezúttal nem élsz vele.
event-held-back-you =
    Visszafogod magad, és { $outcome ->
        [won] csak éppen hogy győzöl
        [drawn] beéred a döntetlennel
       *[lost] hagyod győzni az ellenséget
    }.
event-stables-soldier-you = További { $gains_acc } kapsz az Istállótól.
event-game-over-you = A játszma véget ért: te győztél.
event-game-over-us = A játszma véget ért: { $winners } közösen győztetek.
