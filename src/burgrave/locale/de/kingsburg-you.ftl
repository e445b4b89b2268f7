## Was im Verlauf den Leser selbst betrifft.

kingsburg-event-governors-dealt-you = Du erhältst { DATA("kingsburg/pieces/offer/governors") } Statthalter und behältst einen.
kingsburg-event-governor-chosen-you = Du hast einen Statthalter gewählt.
kingsburg-event-governor-revealed-you = Du regierst als { $governor }.
kingsburg-event-kings-aid-die-you =
    Du hast die wenigsten Gebäude{ $why ->
        [fewest-goods] { " und bei Gleichstand die wenigsten Waren" }
       *[fewest-buildings] { "" }
    } und erhältst { $edition ->
        [first] den weißen Würfel
       *[revised] den Bonuswürfel
    } des Königs.
kingsburg-event-kings-aid-good-you = Du hast wie andere die wenigsten Gebäude und Waren und erhältst { $gains_acc } vom König.
kingsburg-event-guild-gold-you = Du erhältst { $gains_acc } von der Gilde der Kaufleute.
kingsburg-event-farms-die-you = Du erhältst { $bonus_dice_acc } durch den Bauernhof.
kingsburg-event-bonus-dice-you =
    { $rolled ->
        [0] { $due ->
            [one] Du lässt den Bonuswürfel weg.
            [2] Du lässt beide Bonuswürfel weg.
           *[other] Du lässt alle { $due } Bonuswürfel weg.
        }
        [1] Du wirfst einen von { $due } Bonuswürfeln.
       *[other] Du wirfst { $rolled } von { $due } Bonuswürfeln.
    }
kingsburg-event-fairy-die-you = Du erhältst { $bonus_dice_acc } durch die Fee.
kingsburg-event-priest-blessing-you =
    { $points_sign ->
        [plus] Du erhältst { $points } durch den Segen des Priesters.
       *[zero] Du erhältst einen Bonuswürfel durch den Segen des Priesters.
    }
kingsburg-event-rolled-you = Du würfelst { kingsburg-dice-group }: { $total }.
kingsburg-event-rerolled-you =
    Du wirfst { $building_id ->
        [chapel] alle Würfel neu (Kapelle)
       *[statue] einen Würfel neu ({ kingsburg-building-statue })
    } und hast { kingsburg-dice-group }: { $total }.
kingsburg-event-turned-you = Du drehst einen Würfel um (Gaukler) und hast { kingsburg-dice-group }: { $total }.
kingsburg-event-shifted-you = Du änderst einen Würfel um { DATA("kingsburg/governors/governor/philosopher/shift") } (Philosoph) und hast { kingsburg-dice-group }: { $total }.
kingsburg-event-prince-you = Du drehst deine eigenen Würfel (Prinz) und hast { kingsburg-dice-group }: { $total }.
kingsburg-event-influenced-you =
    Du beeinflusst { $advisor_acc } mit { kingsburg-dice-group }{ $token ->
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
kingsburg-event-passed-you =
    { $forced ->
        [yes] Du kannst keinen Berater mehr beeinflussen und passt.
       *[no] Du passt.
    }
kingsburg-event-duke-moved-you = Du verlegst die Würfel { $advisor_from } zur Herzogin (Herzog).
kingsburg-event-gift-you =
    Du erhältst { $advisor_from } { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }
    }{ $points_sign ->
        [minus] { " " }für { $points }
       *[other] { "" }
    }.
kingsburg-event-declined-you = Du lehnst das Angebot { $advisor_gen } ab.
kingsburg-event-traded-you = Du tauschst { $pays_acc } gegen { $gains_acc } ({ $advisor }).
kingsburg-event-looked-you =
    { $edition ->
        [first] Du siehst dir heimlich die Feindeskarte an.
       *[revised] Du siehst dir heimlich die Feindkarte an.
    }
kingsburg-event-built-you =
    Du baust { $building_acc } ({ $pays_n ->
        [0] kostenlos
       *[other] { $pays }
    }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , als zweites Gebäude durch den Gesandten
       *[no] { "" }
    }.
kingsburg-event-built-nothing-you =
    { $forced ->
        [yes] Du kannst kein Gebäude bezahlen.
       *[no] Du baust nichts.
    }
kingsburg-event-raised-you = Du errichtest { $building_acc } kostenlos, aber ohne Siegpunkte (Magier).
kingsburg-event-inn-token-you = Du erhältst { $gains_acc } ({ kingsburg-building-inn }).
kingsburg-event-embassy-point-you = Du erhältst { $points } (Botschaft).
kingsburg-event-town-hall-you = Du zahlst im Rathaus { $pays_acc } für { $points }.
kingsburg-event-sawmill-you = Du tauschst { $pays_acc } gegen { $gains_acc } (Sägemühle).
kingsburg-event-quarry-you = Du tauschst { $pays_acc } gegen { $gains_acc } (Steinbruch).
kingsburg-event-goldsmith-you = Du zahlst { $pays_acc } für { $gains_acc } und { $points } (Goldschmiede).
kingsburg-event-exchanged-you = Du tauschst { $pays_acc } gegen { $gains_acc } (Verwalter).
kingsburg-event-sold-you = Du verkaufst { $pays_acc } für { $gains_acc } (Handelsherr).
kingsburg-event-kings-reward-you = Du hast die meisten Gebäude ({ $buildings }) und erhältst { $points } vom König.
kingsburg-event-envoy-returned-you = Du gibst den Gesandten ungenutzt zurück.
kingsburg-event-envoy-awarded-you =
    Du { $why ->
        [fewest-goods] hast die wenigsten Gebäude und bei Gleichstand die wenigsten Waren
        [damsel] gewinnst mit dem Burgfräulein den Gleichstand bei Gebäuden und Waren
       *[fewest-buildings] hast die wenigsten Gebäude
    } und erhältst den Gesandten.
kingsburg-event-training-camp-you = Du erhältst { $gains_acc } (Trainingslager).
kingsburg-event-recruited-you =
    Du rekrutierst { $gains_acc } { $pays_n ->
        [0] kostenlos
       *[other] für { $pays_acc }
    }.
kingsburg-event-army-token-chosen-you = Du hast einen Armee-Marker gewählt.
kingsburg-event-army-token-revealed-you = Du deckst den Armee-Marker { $army_token } auf.
kingsburg-event-academy-roll-you = Du würfelst { $die } für die Militärakademie, das zählt wie { $soldiers }.
kingsburg-event-battle-you =
    { $outcome ->
        [won] Du siegst mit { $strength } gegen { $enemy_strength }.
        [lost] Du verlierst mit { $strength } gegen { $enemy_strength }.
       *[drawn] Du hältst mit { $strength } gegen { $enemy_strength } stand.
    }
kingsburg-event-lost-goods-you = Du verlierst { $pays_acc }.
kingsburg-event-building-destroyed-you =
    Du verlierst { $building_acc }{ $points_sign ->
        [minus] { " " }und damit { $points }
       *[zero] { "" }
    }.
kingsburg-event-points-lost-you = Du verlierst { $points }.
kingsburg-event-spoils-you =
    Du erbeutest { $gains_n ->
        [0] { $points }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }und { $points }
           *[zero] { "" }
        }
    }.
kingsburg-event-fortress-point-you = Du erhältst { $points } für den Sieg (Festung).
kingsburg-event-strongest-winner-you = Du erhältst { $points } für die höchste Kampfstärke aller Sieger ({ $strength }).
kingsburg-event-governor-good-you =
    Du erhältst { $gains_acc } { $governor_id ->
        [damsel] anstelle einer Gabe des Königs
        [heiress] für eine niedrige Würfelsumme
        [tax-collector] als Steuern für einen fremden Prachtbau
       *[yearly] zum Jahresende
    } ({ $governor }).
kingsburg-event-governor-points-you =
    Du erhältst { $points }{ $governor_id ->
        [philosopher] { " für eine niedrige Würfelsumme" }
        [sculptor] { " für einen Bau in der richtigen Reihe" }
        [preacher] , weil jemand nichts gebaut hat
        [minstrel] { " für den Stand am Jahresende" }
       *[chronicler] { " für einen Kampf ohne Niederlage" }
    } ({ $governor }).
kingsburg-event-cathedral-points-you = Du erhältst { $points } für übrige Waren (Kathedrale).
kingsburg-event-army-token-points-you =
    { $points_sign ->
        [plus] Du erhältst { $points } für den letzten Armee-Marker.
       *[zero] Du erhältst keinen Siegpunkt für den letzten Armee-Marker.
    }
kingsburg-event-always-you =
    { $effect_id ->
        [everything] Du nutzt von nun an immer alle freiwilligen Effekte.
       *[other] Du nutzt von nun an immer den Effekt „{ $effect }“.
    }
kingsburg-event-asks-again-you = Du möchtest wieder nach freiwilligen Effekten gefragt werden.
kingsburg-event-effect-declined-you = Du verzichtest diesmal auf den Effekt „{ $effect }“.
kingsburg-event-held-back-you =
    Du hältst dich zurück und { $outcome ->
        [won] siegst nur knapp
        [drawn] begnügst dich mit einem Gleichstand
       *[lost] lässt den Feind siegen
    }.
kingsburg-event-stables-soldier-you = Du erhältst durch die Ställe { $gains_acc } mehr.
kingsburg-event-game-over-you = Die Partie ist zu Ende: Du gewinnst.
kingsburg-event-game-over-us = Die Partie ist zu Ende: { $winners } teilt euch den Sieg.
