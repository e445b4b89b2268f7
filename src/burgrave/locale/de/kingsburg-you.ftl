## Was im Verlauf den Leser selbst betrifft.

event-governors-dealt-you = Du erhältst drei Statthalter und behältst einen.
event-governor-chosen-you = Du hast einen Statthalter gewählt.
event-governor-revealed-you = Du regierst als { $governor }.
event-kings-aid-die-you =
    Du erhältst { $edition ->
        [first] den weißen Würfel
       *[revised] den Bonuswürfel
    } des Königs: { $why ->
        [fewest-goods] die wenigsten Gebäude und bei Gleichstand die wenigsten Waren
       *[fewest-buildings] die wenigsten Gebäude
    }.
event-kings-aid-good-you = Du erhältst { $gains_acc } vom König: Gleichstand bei den wenigsten Gebäuden und Waren.
event-guild-gold-you = Du erhältst { $gains_acc } von der Gilde der Kaufleute.
event-farms-die-you = Du erhältst { $bonus_dice_acc } durch den Bauernhof.
event-bonus-dice-you =
    Du wirfst { $rolled ->
        [0] keinen
        [1] einen
       *[other] { $rolled }
    } von { $due } Bonuswürfeln.
event-fairy-die-you = Du erhältst { $bonus_dice_acc } durch die Fee.
event-priest-blessing-you =
    { $points_sign ->
        [plus] Du erhältst { $points } durch den Segen des Priesters.
       *[zero] Du erhältst einen Bonuswürfel durch den Segen des Priesters.
    }
event-rolled-you = Du würfelst { dice-group }: { $total }.
event-rerolled-you =
    Du wirfst { $building_id ->
        [chapel] alle Würfel neu (Kapelle)
       *[statue] einen Würfel neu ({ building-statue })
    } und hast { dice-group }: { $total }.
event-turned-you = Du drehst einen Würfel um (Gaukler) und hast { dice-group }: { $total }.
event-shifted-you = Du änderst einen Würfel um 1 (Philosoph) und hast { dice-group }: { $total }.
event-prince-you = Du drehst deine eigenen Würfel (Prinz) und hast { dice-group }: { $total }.
event-influenced-you =
    Du beeinflusst { $advisor_acc } mit { dice-group }{ $token ->
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
event-passed-you =
    { $forced ->
        [yes] Du kannst keinen Berater mehr beeinflussen und passt.
       *[no] Du passt.
    }
event-duke-moved-you = Du verlegst die Würfel { $advisor_from } zur Herzogin (Herzog).
event-gift-you =
    Du erhältst { $advisor_from } { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }
    }{ $points_sign ->
        [minus] { " " }für { $points }
       *[other] { "" }
    }.
event-declined-you = Du lehnst das Angebot { $advisor_gen } ab.
event-traded-you = Du tauschst { $pays_acc } gegen { $gains_acc } ({ $advisor }).
event-looked-you =
    { $edition ->
        [first] Du siehst dir heimlich die Feindeskarte an.
       *[revised] Du siehst dir heimlich die Feindkarte an.
    }
event-built-you =
    Du baust { $building_acc } ({ $pays }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , als zweites Gebäude durch den Gesandten
       *[no] { "" }
    }.
event-built-nothing-you =
    { $forced ->
        [yes] Du kannst kein Gebäude bezahlen.
       *[no] Du baust nichts.
    }
event-raised-you = Du errichtest { $building_acc } kostenlos, aber ohne Siegpunkte (Magier).
event-inn-token-you = Du erhältst { $gains_acc } ({ building-inn }).
event-embassy-point-you = Du erhältst { $points } (Botschaft).
event-town-hall-you = Du zahlst im Rathaus { $pays_acc } für { $points }.
event-sawmill-you = Du tauschst { $pays_acc } gegen { $gains_acc } (Sägemühle).
event-quarry-you = Du tauschst { $pays_acc } gegen { $gains_acc } (Steinbruch).
event-goldsmith-you = Du zahlst { $pays_acc } für { $gains_acc } und { $points } (Goldschmiede).
event-exchanged-you = Du tauschst { $pays_acc } gegen { $gains_acc } (Verwalter).
event-sold-you = Du verkaufst { $pays_acc } für { $gains_acc } (Handelsherr).
event-kings-reward-you = Du erhältst { $points } vom König: die meisten Gebäude ({ $buildings }).
event-envoy-returned-you = Du gibst den Gesandten ungenutzt zurück.
event-envoy-awarded-you =
    Du erhältst den Gesandten: { $why ->
        [fewest-goods] die wenigsten Gebäude und bei Gleichstand die wenigsten Waren
        [damsel] Gleichstand bei Gebäuden und Waren, das Burgfräulein entscheidet
       *[fewest-buildings] die wenigsten Gebäude
    }.
event-training-camp-you = Du erhältst { $gains_acc } (Trainingslager).
event-recruited-you =
    Du rekrutierst { $gains_acc } { $pays_n ->
        [0] kostenlos
       *[other] für { $pays_acc }
    }.
event-army-token-chosen-you = Du hast einen Armee-Marker gewählt.
event-army-token-revealed-you = Du deckst den Armee-Marker { $army_token } auf.
event-academy-roll-you = Du würfelst { $die } für die Militärakademie, das zählt wie { $soldiers }.
event-battle-you =
    { $outcome ->
        [won] Du siegst mit { $strength } gegen { $enemy_strength }.
        [lost] Du verlierst mit { $strength } gegen { $enemy_strength }.
       *[drawn] Du hältst mit { $strength } gegen { $enemy_strength } stand.
    }
event-lost-goods-you = Du verlierst { $pays_acc }.
event-building-destroyed-you =
    Du verlierst { $building_acc }{ $points_sign ->
        [minus] { " " }und damit { $points }
       *[zero] { "" }
    }.
event-points-lost-you = Du verlierst { $points }.
event-spoils-you =
    Du erbeutest { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }und { $points }
           *[zero] { "" }
        }
    }.
event-fortress-point-you = Du erhältst { $points } für den Sieg (Festung).
event-strongest-winner-you = Du erhältst { $points } für die höchste Kampfstärke aller Sieger ({ $strength }).
event-governor-good-you =
    Du erhältst { $gains_acc }: { $governor_id ->
        [damsel] vom König gab es nichts
        [heiress] niedrige Würfelsumme
        [tax-collector] Steuern für einen fremden Prachtbau
       *[yearly] das Jahr endet
    } ({ $governor }).
event-governor-points-you =
    Du erhältst { $points }: { $governor_id ->
        [philosopher] niedrige Würfelsumme
        [sculptor] ein Bau in der richtigen Reihe
        [preacher] jemand hat nichts gebaut
        [minstrel] Stand am Jahresende
       *[chronicler] Kampf unentschieden oder allein gewonnen
    } ({ $governor }).
event-cathedral-points-you = Du erhältst { $points } für übrige Waren (Kathedrale).
event-army-token-points-you = Du erhältst { $points } für den letzten Armee-Marker.
event-always-you =
    { $effect_id ->
        [everything] Du nutzt von nun an immer alle freiwilligen Effekte.
       *[other] Du nutzt von nun an immer den Effekt „{ $effect }“.
    }
event-asks-again-you = Du möchtest wieder nach freiwilligen Effekten gefragt werden.
event-effect-declined-you = Du verzichtest diesmal auf den Effekt „{ $effect }“.
event-held-back-you =
    Du hältst dich zurück und { $outcome ->
        [won] siegst nur knapp
        [drawn] begnügst dich mit einem Gleichstand
       *[lost] lässt den Feind siegen
    }.
event-stables-soldier-you = Du erhältst durch die Ställe { $gains_acc } mehr.
event-game-over-you = Die Partie ist zu Ende: Du gewinnst.
event-game-over-us = Die Partie ist zu Ende: { $winners } teilt euch den Sieg.
