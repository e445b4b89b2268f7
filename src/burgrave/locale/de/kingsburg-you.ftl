## Was im Verlauf den Leser selbst betrifft.

event-governors-dealt-you = Du erhältst drei Statthalter und behältst einen.
event-governor-chosen-you = Du hast einen Statthalter gewählt.
event-governor-revealed-you = Du deckst auf: { $governor }.
event-kings-aid-die-you =
    Du erhältst den Bonuswürfel des Königs: { $reason ->
        [fewest-goods] wenigste Gebäude und bei Gleichstand wenigste Waren
       *[fewest-buildings] wenigste Gebäude
    }.
event-kings-aid-good-you = Du erhältst { $goods } vom König: Gleichstand bei wenigsten Gebäuden und Waren.
event-guild-gold-you = Du erhältst 1 Gold durch die Gilde der Kaufleute.
event-farms-die-you = Du erhältst 1 Bonuswürfel durch den Bauernhof.
event-bonus-dice-you =
    Du wirfst { $rolled ->
        [0] keinen
       *[other] { $rolled }
    } von { $due } Bonuswürfeln.
event-fairy-die-you = Du erhältst 1 Bonuswürfel durch die Fee.
event-priest-blessing-you =
    { $die ->
        [yes] Du erhältst 1 Bonuswürfel durch den Segen des Priesters.
       *[no] Du erhältst 1 Siegpunkt durch den Segen des Priesters.
    }
event-rolled-you = Du würfelst { $dice }: { $total }.
event-rerolled-you =
    Du wirfst { $by ->
        [chapel] alle Würfel neu (Kapelle)
       *[statue] einen Würfel neu ({ building-statue })
    } und hast { $dice }: { $total }.
event-turned-you = Du drehst einen Würfel um (Gaukler) und hast { $dice }: { $total }.
event-shifted-you = Du änderst einen Würfel um 1 (Philosoph) und hast { $dice }: { $total }.
event-prince-you = Du drehst die eigenen Würfel auf 3, 4 und 6 (Prinz) und hast { $dice }: { $total }.
event-influenced-you =
    Du beeinflusst: { $advisor } mit { $dice }{ $token ->
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
        [yes] Du musst passen: Nichts passt.
       *[no] Du passt.
    }
event-duke-moved-you = Du verlegst die Würfel zur Herzogin, bisher: { $advisor } (Herzog).
event-gift-you =
    Du erhältst: { $gift }{ $price ->
        [0] { "" }
        [one] { " " }für { $price } Siegpunkt
       *[other] { " " }für { $price } Siegpunkte
    } ({ $advisor }).
event-declined-you = Du lehnst das Angebot ab: { $advisor }.
event-traded-you = Du tauschst { $give } gegen { $get } ({ $advisor }).
event-looked-you = Du siehst dir heimlich die Feindkarte an.
event-built-you =
    Du baust: { $building } für { $price }{ $points ->
        [0] { "" }
        [one] , { $points } Siegpunkt
        [other] , { $points } Siegpunkte
       *[none] { "" }
    }{ $envoy ->
        [yes] { " " }(zweites Gebäude durch den Gesandten)
       *[no] { "" }
    }.
event-built-nothing-you =
    { $forced ->
        [yes] Du kannst kein Gebäude bezahlen.
       *[no] Du baust nichts.
    }
event-raised-you = Du errichtest kostenlos und ohne Siegpunkte: { $building } (Magier).
event-inn-token-you = Du erhältst 1 +2-Marker ({ building-inn }).
event-embassy-point-you = Du erhältst 1 Siegpunkt (Botschaft).
event-town-hall-you = Du zahlst im Rathaus { $payment } für 1 Siegpunkt.
event-sawmill-you = Du tauschst 1 Holz gegen 2 Gold (Sägemühle).
event-quarry-you = Du tauschst 1 Stein gegen 3 Gold (Steinbruch).
event-goldsmith-you = Du zahlst 1 Gold für 1 Soldaten und 1 Siegpunkt (Goldschmiede).
event-exchanged-you = Du tauschst { $give } gegen { $get } (Verwalter).
event-sold-you = Du verkaufst { $give } für { $get } (Handelsherr).
event-kings-reward-you = Du erhältst 1 Siegpunkt vom König: meiste Gebäude ({ $n }).
event-envoy-returned-you = Du gibst den Gesandten ungenutzt zurück.
event-envoy-awarded-you =
    Du erhältst den Gesandten: { $reason ->
        [fewest-goods] wenigste Gebäude und bei Gleichstand wenigste Waren
        [damsel] Gleichstand bei Gebäuden und Waren, das Burgfräulein entscheidet
       *[fewest-buildings] wenigste Gebäude
    }.
event-training-camp-you = Du erhältst 1 Soldaten (Trainingslager).
event-recruited-you = Du rekrutierst 1 Soldaten (Kosten: { $payment }).
event-army-token-chosen-you = Du hast einen Armee-Marker gewählt.
event-army-token-revealed-you = Du deckst auf: Armee-Marker { $n }.
event-academy-roll-you =
    Du würfelst { $die } für die Militärakademie, das zählt wie { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }.
event-battle-you =
    { $outcome ->
        [won] Du siegst, { $strength } gegen { $enemy_strength }.
        [lost] Du verlierst, { $strength } gegen { $enemy_strength }.
       *[drawn] Du hältst stand, { $strength } gegen { $enemy_strength }.
    }
event-lost-goods-you = Du verlierst { $goods }.
event-building-destroyed-you =
    Du verlierst: { $building }{ $points ->
        [0] { "" }
        [one] { " " }und damit { $points } Siegpunkt
        [other] { " " }und damit { $points } Siegpunkte
       *[none] { "" }
    }.
event-points-lost-you =
    Du verlierst { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }.
event-spoils-you = Du erbeutest: { $goods }.
event-fortress-point-you = Du erhältst 1 Siegpunkt für den Sieg (Festung).
event-strongest-winner-you = Du erhältst 1 Siegpunkt: höchste Kampfstärke aller Sieger ({ $strength }).
event-governor-good-you =
    Du erhältst { $goods }: { $by ->
        [damsel] vom König gab es nichts
        [heiress] Würfelsumme höchstens 9
        [tax-collector] Steuern für einen Bau in Spalte III oder IV
       *[yearly] Jahresende
    } ({ $governor }).
event-governor-points-you =
    Du erhältst { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }: { $by ->
        [philosopher] Würfelsumme höchstens 10
        [sculptor] Bau in Reihe B
        [preacher] jemand hat nichts gebaut
        [minstrel] Stand am Jahresende
       *[chronicler] Kampf unentschieden oder als Einziger gewonnen
    } ({ $governor }).
event-cathedral-points-you =
    Du erhältst { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    } für übrige Waren (Kathedrale).
event-army-token-points-you =
    Du erhältst { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    } für den letzten Armee-Marker.
event-always-you = Du nimmst von nun an immer: { $effect }.
event-asks-again-you = Du möchtest wieder nach freiwilligen Effekten gefragt werden.
event-effect-declined-you = Du verzichtest diesmal auf „{ $effect }“.
event-held-back-you =
    Du hältst dich zurück und { $outcome ->
        [won] siegst nur knapp
        [drawn] begnügst dich mit einem Gleichstand
       *[lost] lässt den Feind siegen
    }.
event-stables-soldier-you = Du erhältst 1 Soldaten mehr durch die Ställe.
event-game-over-you = Das Spiel ist zu Ende: Du gewinnst.
event-game-over-us = Das Spiel ist zu Ende: { $players } teilt euch den Sieg.
