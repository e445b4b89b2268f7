## Ami a játék menetében az olvasót magát érinti.

kingsburg-event-governors-dealt-you = { DATA("kingsburg/pieces/offer/governors") } kormányzót kapsz, és egyet tartasz meg.
kingsburg-event-governor-chosen-you = Kormányzót választottál.
kingsburg-event-governor-revealed-you = A kormányzód: { $governor }.
kingsburg-event-kings-aid-die-you =
    Te kapod a király fehér kockáját, mert neked van { $why ->
        [fewest-goods] a legkevesebb épületed, és az egyenlők közül a legkevesebb árud
       *[fewest-buildings] a legkevesebb épületed
    }.
kingsburg-event-kings-aid-good-you = { $gains_acc } kapsz a királytól, mert másokkal együtt neked van a legkevesebb épületed és árud.
kingsburg-event-guild-gold-you = { $gains_acc } kapsz a Kereskedői Céhtől.
kingsburg-event-farms-die-you = { $bonus_dice_acc } kapsz a Farmtól.
kingsburg-event-bonus-dice-you =
    { $rolled ->
        [0] { $due ->
            [one] Nem dobsz a fehér kockával.
           *[other] Egyik fehér kockával sem dobsz ({ $due }).
        }
        [1] { $due } fehér kockából csak eggyel dobsz.
       *[other] { $due } fehér kockából { $rolled } kockával dobsz.
    }
kingsburg-event-fairy-die-you = { $bonus_dice_acc } kapsz a Tündértől.
kingsburg-event-priest-blessing-you =
    { $points_sign ->
        [plus] A Pap áldása révén { $points_acc } kapsz.
       *[zero] A Pap áldása révén egy fehér kockát kapsz.
    }
kingsburg-event-rolled-you = A dobásod: { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-rerolled-you =
    { $building_id ->
        [chapel] Minden kockádat újradobod (Kápolna)
       *[statue] Egy kockádat újradobod (Szobor)
    }: { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-turned-you = Átfordítod egy kockádat (Szemfényvesztő): { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-shifted-you = { DATA("kingsburg/governors/governor/philosopher/shift") } értékkel módosítod egy kockádat (Filozófus): { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-prince-you = Beállítod a saját kockáidat (Királyfi): { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-influenced-you =
    Befolyásolod { $advisor_acc } ({ kingsburg-dice-group }{ $token ->
        [yes] , { -kingsburg-plus-es } jelzővel
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel lejjebb
        [1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , a követ segítségével
       *[no] { "" }
    }).
kingsburg-event-passed-you =
    { $forced ->
        [yes] Nem tudsz több kockát lerakni, ezért passzolsz.
       *[no] Passzolsz.
    }
kingsburg-event-duke-moved-you = Áthelyezed a kockáidat { $advisor_from } a Hercegnőhöz (Herceg).
kingsburg-event-gift-you =
    { $points_sign ->
        [minus] { $points_for }{ " " }
       *[other] { "" }
    }{ $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }
    } kapsz { $advisor_from }.
kingsburg-event-declined-you = Visszautasítod { AZ($advisor) } { $advisor } ajándékát.
kingsburg-event-traded-you = { $pays_acc } { $gains_to } cserélsz ({ $advisor }).
kingsburg-event-looked-you = Titokban megnézed az ellenségkártyát.
kingsburg-event-built-you =
    Megépíted { $building_acc } ({ $pays_n ->
        [0] ingyen
       *[other] { $pays }
    }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , második épületként a követtel
       *[no] { "" }
    }.
kingsburg-event-built-nothing-you =
    { $forced ->
        [yes] Egyetlen épületet sem tudsz kifizetni.
       *[no] Nem építesz.
    }
kingsburg-event-raised-you = Ingyen, győzelmi pont nélkül felépíted { $building_acc } (Varázsló).
kingsburg-event-inn-token-you = { $gains_acc } kapsz a Fogadótól.
kingsburg-event-embassy-point-you = { $points_acc } kapsz a Követségtől.
kingsburg-event-town-hall-you = { $pays_for } { $points_acc } veszel a Városházán.
kingsburg-event-sawmill-you = { $pays_acc } { $gains_to } cserélsz (Fűrészmalom).
kingsburg-event-quarry-you = { $pays_acc } { $gains_to } cserélsz (Kőfejtő).
kingsburg-event-goldsmith-you = { $pays_for } { $gains_acc } és { $points_acc } veszel (Ötvösműhely).
kingsburg-event-exchanged-you = { $pays_acc } { $gains_to } cserélsz (Intéző).
kingsburg-event-sold-you = { $pays_acc } adsz el { $gains_for } (Kalmárfejedelem).
kingsburg-event-kings-reward-you = { $points_acc } kapsz a királytól a legtöbb épületért ({ $buildings }).
kingsburg-event-envoy-returned-you = Felhasználatlanul visszaadod a követet.
kingsburg-event-envoy-awarded-you =
    Te kapod a követet, mert { $why ->
        [fewest-goods] neked van a legkevesebb épületed, és az egyenlők közül a legkevesebb árud
        [damsel] épületben és áruban egyenlő állásnál a Várkisasszony dönt
       *[fewest-buildings] neked van a legkevesebb épületed
    }.
kingsburg-event-training-camp-you = { $gains_acc } kapsz a Kiképzőtábortól.
kingsburg-event-recruited-you =
    { $pays_n ->
        [0] Ingyen
       *[other] { $pays_for }
    } { $gains_acc } toborzol.
kingsburg-event-army-token-chosen-you = Seregjelzőt választottál.
kingsburg-event-army-token-revealed-you = A seregjelződ: { $army_token }.
kingsburg-event-academy-roll-you = A dobásod a Katonai akadémián: { $die }, ez { $soldiers_acc } ér.
kingsburg-event-battle-you =
    { $outcome ->
        [won] Győzöl ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
        [lost] Veszítesz ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
       *[drawn] Ellenállsz ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
    }
kingsburg-event-lost-goods-you = { $pays_acc } veszítesz.
kingsburg-event-building-destroyed-you =
    Elveszíted { $building_acc }{ $points_sign ->
        [minus] { " " }és vele { $points_acc }
       *[zero] { "" }
    }.
kingsburg-event-points-lost-you = { $points_acc } veszítesz.
kingsburg-event-spoils-you =
    { $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }és { $points_acc }
           *[zero] { "" }
        }
    } zsákmányolsz.
kingsburg-event-fortress-point-you = { $points_acc } kapsz a győzelemért (Erőd).
kingsburg-event-strongest-winner-you = { $points_acc } kapsz a győztesek legnagyobb erejéért ({ $strength }).
kingsburg-event-governor-good-you =
    { $gains_acc } kapsz { $governor_id ->
        [damsel] a király ajándéka helyett
        [heiress] az alacsony dobásért
        [tax-collector] adóként más díszes épületéért
       *[yearly] az év végén
    } ({ $governor }).
kingsburg-event-governor-points-you =
    { $points_acc } kapsz{ $governor_id ->
        [philosopher] { " az alacsony dobásért" }
        [sculptor] { " a megfelelő sorban való építésért" }
        [preacher] , mert valaki nem épített
        [minstrel] { " az év végi állásért" }
       *[chronicler] { " az el nem vesztett csatáért" }
    } ({ $governor }).
kingsburg-event-cathedral-points-you = { $points_acc } kapsz a megmaradt árukért (Katedrális).
kingsburg-event-army-token-points-you =
    { $points_sign ->
        [plus] { $points_acc } kapsz az utolsó seregjelzőért.
       *[zero] Nem kapsz pontot az utolsó seregjelzőért.
    }
kingsburg-event-always-you =
    { $effect_id ->
        [everything] Mostantól kérdés nélkül élsz minden választható hatással.
       *[other] Mostantól kérdés nélkül élsz { AZ($effect) } „{ $effect }” hatással.
    }
kingsburg-event-asks-again-you = A választható hatásokról ismét magad döntesz.
kingsburg-event-effect-declined-you = Ezúttal nem élsz { AZ($effect) } „{ $effect }” hatással.
kingsburg-event-held-back-you =
    Visszafogod magad, és { $outcome ->
        [won] csak éppen hogy győzöl
        [drawn] beéred a döntetlennel
       *[lost] hagyod győzni az ellenséget
    }.
kingsburg-event-stables-soldier-you = További { $gains_acc } kapsz az Istállótól.
kingsburg-event-game-over-you = A játszma véget ért: te győztél.
kingsburg-event-game-over-us = A játszma véget ért: { $winners } közösen győztetek.
