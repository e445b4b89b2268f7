## Was im Verlauf den Leser selbst betrifft.

era-event-ready-you = Du bist fertig.
era-event-set-up-you = Du hast zu Beginn { $pieces_a }.
era-event-start-player-you = Du beginnst.
era-event-round-begins-you = Runde { $round } beginnt mit dir.
era-event-rolled-you = Dein { $throw }. Wurf: { $dice }.
era-event-finished-rolling-you = Du hast fertig gewürfelt.
era-event-revealed-you = Dein Wurf: { $dice } – zusammen { $symbols }.
era-event-collected-you =
    { $culture ->
        [0] Du sammelst { $gains }.
       *[other]
            { $gains_n ->
                [0] Du sammelst { $culture } Kultur.
               *[other] Du sammelst { $gains } sowie { $culture } Kultur.
            }
    }
era-event-fed-you =
    { $pays_n ->
        [0] Du hast keine Nahrung für die Würfel.
       *[other] Du ernährst die Würfel mit { $pays_n } Nahrung.
    }
era-event-disaster-you =
    { $why ->
        [famine] Hunger
        [bandits] Räuber
        [disease] Krankheit
        [fire] Feuer
        [pestilence] Pest
       *[extortion] Erpressung
    }: Du rückst auf der Desasterleiste um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vor.
era-event-disaster-strikes-you =
    { $skulls ->
        [one] Du hast { $skulls } Totenkopf gewürfelt: { $disaster }.
       *[other] Du hast { $skulls } Totenköpfe gewürfelt: { $disaster }.
    }
era-event-resource-lost-you = Du gibst { $pays } her.
era-event-goods-lost-you =
    { $pays_n ->
        [0] Du hast keine Handelswaren zu verlieren.
       *[other] Du verlierst alle Handelswaren ({ $pays_n }).
    }
era-event-removed-you =
    { $why ->
        [fire] Du verlierst im Feuer { $piece_a } auf { $at }.
       *[treachery] Du entfernst { $piece_a } auf { $at }, um Platz zu machen.
    }
era-event-scorched-you = Du bekommst Ödland auf { $at }.
era-event-no-scorched-land-you =
    { $why ->
        [supply] Für dich ist kein Ödland mehr da.
       *[room] In deinem Gebiet ist nirgends Platz für Ödland.
    }
era-event-built-you = Du baust { $piece_a } auf { era-spot } für { $pays }.
era-event-built-no-more-you =
    { $unused ->
        [one] Du baust nichts mehr; { $unused } Hammer verfällt.
       *[other] Du baust nichts mehr; { $unused } Hämmer verfallen.
    }
era-event-marker-turned-you =
    { $left ->
        [0] Du hast { $piece_last } gebaut: Der letzte Spielende-Marker wird umgedreht. Mit dieser Runde endet die Partie.
        [one] Du hast { $piece_last } gebaut: Ein Spielende-Marker wird umgedreht, { $left } bleibt.
       *[other] Du hast { $piece_last } gebaut: Ein Spielende-Marker wird umgedreht, { $left } bleiben.
    }
era-event-demanded-you = Du forderst { $owed } von { $opponent }.
era-event-paid-you =
    { $lost_n ->
        [0] Du zahlst { $pays } an { $opponent }.
       *[other] Du zahlst { $pays }; { $opponent } hat keinen Platz dafür.
    }
era-event-refused-you = Du verweigerst { $opponent } { $owed }.
era-event-nothing-to-extort-you = Du findest bei { $opponent } nichts zu fordern.
era-event-dice-matched-you =
    { $dice_lost_n ->
        [0] Du bekommst { $dice_gained }.
       *[other]
            { $dice_gained_n ->
                [0] Du verlierst { $dice_lost }.
               *[other] Du bekommst { $dice_gained } und verlierst { $dice_lost }.
            }
    }
era-event-solo-over-you = Die Partie ist zu Ende: Du erreichst { $points } und den Rang „{ $rank }“.
era-event-game-over-you = Die Partie ist zu Ende: Du gewinnst.
era-event-game-over-us = Die Partie ist zu Ende: { $winners } gewinnt gemeinsam.
era-event-demanded-of-you = { $player } fordert { $owed } von dir.
era-event-paid-of-you =
    { $lost_n ->
        [0] { $player } zahlt { $pays } an dich.
       *[other] { $player } zahlt { $pays }; du hast keinen Platz dafür.
    }
era-event-refused-of-you = { $player } verweigert dir { $owed }.
era-event-nothing-to-extort-of-you = { $player } findet bei dir nichts zu fordern.
