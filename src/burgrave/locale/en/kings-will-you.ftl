## The log of a game as it is told to whom it concerns: the reader in person.

kings-will-event-start-player-you = You are the start player.
kings-will-event-wills-dealt-you = You get two cards of the king’s will.
kings-will-event-land-laid-you = You lay { $order }.
kings-will-event-hamlet-set-you = You set the first hamlet on landscape { $place }.
kings-will-event-peasants-set-you =
    { $places_n ->
        [one] You set { DATA("kings-will/scales/start/peasants", one: "peasant", other: "peasants") } on landscape { $places }.
       *[other] You set peasants on landscapes { $places }.
    }
kings-will-event-store-filled-you = You start with { $store }.
kings-will-event-will-put-you = You put a card on place { $card_place } of the board.
kings-will-event-tile-taken-you =
    { $points_n ->
        [0] You take “{ $tile }”.
       *[other] You take “{ $tile }” from the right end: { $points }.
    }
kings-will-event-passed-you =
    { $forced ->
        [yes] You have no action to do.
       *[no] You do nothing.
    }
kings-will-event-harvested-you =
    { $action ->
        [fields] You till the fields: { $gains }
        [cattle] You tend the cattle: { $gains }
        [fell-wood] You fell wood: { $gains }
       *[quarry-stone] You quarry stone: { $gains }
    }{ $lost_n ->
        [0] .
       *[other] ; no room for { $lost }.
    }
kings-will-event-taxed-you =
    { $lost_n ->
        [0] You raise taxes: { $gains }.
       *[other] You raise taxes: { $gains }; no room for { $lost }.
    }
kings-will-event-mood-changed-you =
    { $why ->
        [taxes] The taxes lower the mood of your people by { $by_size } to { $mood } ({ $band }).
        [education] Education lifts the mood of your people by { $by_size } to { $mood } ({ $band }).
        [tribute] The unpaid tribute lowers the mood of your people by { $by_size } to { $mood } ({ $band }).
        [tavern] The treat lifts the mood of your people by { $by_size } to { $mood } ({ $band }).
       *[building]
            { $by_sign ->
                [minus] The mood of your people falls by { $by_size } to { $mood } ({ $band }).
               *[plus] The mood of your people rises by { $by_size } to { $mood } ({ $band }).
            }
    }
kings-will-event-rebellion-you =
    { $chapel ->
        [yes] Your people rebel, but the chapel spares { DATA("kings-will/scales/visit/rebellion_points", one: "point", other: "points") } and a peasant; the mood is { $mood } now.
       *[no]
            { $points_n ->
                [0] Your people rebel; the mood is { $mood } now.
               *[other] Your people rebel: { $points } lost, the mood is { $mood } now.
            }
    }
kings-will-event-peasant-left-you = One of your peasants leaves landscape { $place }.
kings-will-event-explored-you = You look at card { $card_place }.
kings-will-event-founded-you = You found { $settlement_a } on landscape { $place } ({ $pays }): { $points }.
kings-will-event-erected-you =
    { $points_n ->
        [0] You erect the { $building } under landscape { $place } ({ $pays }).
       *[other] You erect the { $building } under landscape { $place } ({ $pays }): { $points }.
    }
kings-will-event-education-you =
    { $points_n ->
        [0] You reach education { $level }.
       *[other] You reach education { $level } and get { $points }.
    }
kings-will-event-development-you =
    { $points_n ->
        [0] You reach development { $level }.
       *[other] You reach development { $level } and get { $points }.
    }
kings-will-event-walked-you = One of your peasants walks from landscape { $place } to landscape { $to }.
kings-will-event-landscape-found-you =
    { $side ->
        [left] You find { $landscape_a } at the left end.
       *[right] You find { $landscape_a } at the right end.
    }
kings-will-event-swapped-you =
    { $lost_n ->
        [0] You swap { $pays } for { $gains }.
       *[other] You swap { $pays } for { $gains }: no room for { $lost }.
    }
kings-will-event-offspring-you =
    { $pays_n ->
        [0] Offspring for you on landscape { $place }.
       *[other] More offspring for you on landscape { $place } ({ $pays }).
    }
kings-will-event-sold-you =
    { $lost_n ->
        [0] You sell { $pays } for { $gains }.
       *[other] You sell { $pays } for { $gains }; no room for { $lost }.
    }
kings-will-event-king-arrives-you = The king arrives at the end of round { $round }, after { $turns } turns; you begin.
kings-will-event-committed-you = You put a disc on card { $card_place }.
kings-will-event-neutral-disc-you = You put the neutral disc on card { $card_place }.
kings-will-event-treated-you = You treat your people ({ $pays }).
kings-will-event-tribute-paid-you = You pay the tribute ({ $pays }).
kings-will-event-tribute-unpaid-you =
    { $points_n ->
        [0] You can’t pay the tribute ({ $owed }).
       *[other] You can’t pay the tribute ({ $owed }) and lose { $points }.
    }
kings-will-event-gave-you = You give { $pays } and get { $points }.
kings-will-event-peasant-given-you = One of your peasants goes with the king from landscape { $place }: { $points }.
kings-will-event-will-scored-you =
    { $points_sign ->
        [minus] You meet the king’s wrath for “{ $card }” and lose { $points }.
        [plus] You fulfil “{ $card }” and get { $points }.
       *[zero] “{ $card }” brings you no points.
    }
kings-will-event-emblems-you =
    { $emblems_n ->
        [one] You have a whole emblem ({ $emblems }): { $points }.
       *[other] You have whole emblems ({ $emblems }): { $points }.
    }
kings-will-event-building-points-you =
    { $points_n ->
        [0] The { $building } brings you no points.
       *[other] The { $building } brings you { $points }.
    }
kings-will-event-game-over-you = The game is over; you win.
