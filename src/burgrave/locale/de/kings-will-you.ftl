## Was im Verlauf den Leser selbst betrifft.

kings-will-event-start-player-you = Du beginnst.
kings-will-event-wills-dealt-you = Du erhältst zwei WdK-Karten.
kings-will-event-land-laid-you = Du legst { $order } aus.
kings-will-event-hamlet-set-you = Du setzt die erste Bauerschaft auf Landschaft { $place }.
kings-will-event-peasants-set-you =
    { $places_n ->
        [one] Du setzt { DATA("kings-will/scales/start/peasants") } Bauern auf Landschaft { $places }.
       *[other] Du setzt Bauern auf die Landschaften { $places }.
    }
kings-will-event-store-filled-you = Du beginnst mit { $store }.
kings-will-event-will-put-you = Du legst eine Karte auf Platz { $card_place } des Plans.
kings-will-event-tile-taken-you =
    { $points_n ->
        [0] Du nimmst „{ $tile }“.
       *[other] Du nimmst „{ $tile }“ vom rechten Ende und erhältst { $points }.
    }
kings-will-event-passed-you =
    { $forced ->
        [yes] Du kannst nichts tun.
       *[no] Du tust nichts.
    }
kings-will-event-harvested-you =
    { $action ->
        [fields] Du erhältst von den Feldern { $gains }
        [cattle] Du erhältst aus der Viehzucht { $gains }
        [fell-wood] Du erhältst beim Holzfällen { $gains }
       *[quarry-stone] Du erhältst beim Steinebrechen { $gains }
    }{ $lost_n ->
        [0] .
       *[other] . Für { $lost } ist kein Platz.
    }
kings-will-event-taxed-you =
    { $gains_n ->
        [0] Du erhebst Steuern, hast aber keinen Platz für { $lost }.
       *[other] { $lost_n ->
            [0] Du erhebst Steuern und erhältst { $gains }.
           *[other] Du erhebst Steuern und erhältst { $gains }. Für { $lost } ist kein Platz.
        }
    }
kings-will-event-mood-changed-you =
    { $why ->
        [taxes] Wegen der Steuern sinkt die Stimmung in deinem Volk um { $by_size } auf { $mood } ({ $band }).
        [education] Dank der Bildung steigt die Stimmung in deinem Volk um { $by_size } auf { $mood } ({ $band }).
        [tribute] Wegen der fehlenden Pflichtabgabe sinkt die Stimmung in deinem Volk um { $by_size } auf { $mood } ({ $band }).
        [tavern] Dank der Bewirtung steigt die Stimmung in deinem Volk um { $by_size } auf { $mood } ({ $band }).
       *[building]
            { $by_sign ->
                [minus] Die Stimmung in deinem Volk sinkt um { $by_size } auf { $mood } ({ $band }).
               *[plus] Die Stimmung in deinem Volk steigt um { $by_size } auf { $mood } ({ $band }).
            }
    }
kings-will-event-rebellion-you =
    { $chapel ->
        [yes] Dein Volk rebelliert, doch die Kapelle schont { DATA("kings-will/scales/visit/rebellion_points", one: "Punkt", other: "Punkte") } und einen Bauern; die Stimmung steht nun auf { $mood }.
       *[no]
            { $points_n ->
                [0] Dein Volk rebelliert; die Stimmung steht nun auf { $mood }.
               *[other] Dein Volk rebelliert. Das kostet { $points }, und die Stimmung steht nun auf { $mood }.
            }
    }
kings-will-event-peasant-left-you = Einer deiner Bauern verlässt Landschaft { $place }.
kings-will-event-explored-you = Du siehst dir Karte { $card_place } an.
kings-will-event-founded-you = Du gründest auf Landschaft { $place } { $settlement_a } ({ $pays }): { $points }.
kings-will-event-erected-you =
    { $points_n ->
        [0] Du errichtest unter Landschaft { $place } { $building_acc } ({ $pays }).
       *[other] Du errichtest unter Landschaft { $place } { $building_acc } ({ $pays }): { $points }.
    }
kings-will-event-education-you =
    { $points_n ->
        [0] Du erreichst Bildungsstufe { $level }.
       *[other] Du erreichst Bildungsstufe { $level } und erhältst { $points }.
    }
kings-will-event-development-you =
    { $points_n ->
        [0] Du erreichst Entwicklungsstufe { $level }.
       *[other] Du erreichst Entwicklungsstufe { $level } und erhältst { $points }.
    }
kings-will-event-walked-you = Einer deiner Bauern geht von Landschaft { $place } zu Landschaft { $to }.
kings-will-event-landscape-found-you =
    { $side ->
        [left] Du entdeckst am linken Ende { $landscape_a }.
       *[right] Du entdeckst am rechten Ende { $landscape_a }.
    }
kings-will-event-swapped-you =
    { $lost_n ->
        [0] Du tauschst { $pays } gegen { $gains }.
       *[other] Du tauschst { $pays } gegen { $gains }. Für { $lost } ist kein Platz.
    }
kings-will-event-offspring-you =
    { $pays_n ->
        [0] Nachwuchs für dich auf Landschaft { $place }.
       *[other] Noch einmal Nachwuchs für dich auf Landschaft { $place } ({ $pays }).
    }
kings-will-event-sold-you =
    { $lost_n ->
        [0] Du verkaufst { $pays } für { $gains }.
       *[other] Du verkaufst { $pays } für { $gains }. Für { $lost } ist kein Platz.
    }
kings-will-event-king-arrives-you = Der König kommt am Ende von Runde { $round }, nach { $turns } Zügen; du beginnst.
kings-will-event-committed-you = Du legst eine Scheibe auf Karte { $card_place }.
kings-will-event-neutral-disc-you = Du legst die neutrale Scheibe auf Karte { $card_place }.
kings-will-event-treated-you = Du bewirtest dein Volk ({ $pays }).
kings-will-event-tribute-paid-you = Du zahlst die Pflichtabgabe ({ $pays }).
kings-will-event-tribute-unpaid-you =
    { $points_n ->
        [0] Du kannst die Pflichtabgabe nicht zahlen ({ $owed }).
       *[other] Du kannst die Pflichtabgabe nicht zahlen ({ $owed }) und verlierst { $points }.
    }
kings-will-event-gave-you = Du gibst { $pays } und erhältst { $points }.
kings-will-event-peasant-given-you = Einer deiner Bauern verlässt Landschaft { $place } und zieht mit dem König: { $points }.
kings-will-event-will-scored-you =
    { $points_sign ->
        [minus] Der Zorn des Königs trifft dich bei „{ $card }“ und kostet { $points }.
        [plus] Du erfüllst „{ $card }“ und erhältst { $points }.
       *[zero] Für „{ $card }“ erhältst du keine Siegpunkte.
    }
kings-will-event-emblems-you =
    { $emblems_n ->
        [one] Du hast ein ganzes Emblem ({ $emblems }): { $points }.
       *[other] Du hast ganze Embleme ({ $emblems }): { $points }.
    }
kings-will-event-building-points-you =
    { $points_n ->
        [0] Du erhältst durch { $building_acc } keine Siegpunkte.
       *[other] Du erhältst durch { $building_acc } { $points }.
    }
kings-will-event-game-over-you = Die Partie ist zu Ende: Du gewinnst.
