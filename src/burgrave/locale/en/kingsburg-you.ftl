## The log of a game as it is told to whom it concerns: the reader in person. "of-you" is about what others want of the reader.

kingsburg-event-governors-dealt-you = You are dealt { DATA("kingsburg/pieces/offer/governors") } governors and keep one.
kingsburg-event-governor-chosen-you = You have chosen a governor.
kingsburg-event-governor-revealed-you = You govern as the { $governor }.
kingsburg-event-kings-aid-die-you =
    You get the King’s die: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
       *[fewest-buildings] fewest buildings
    }.
kingsburg-event-kings-aid-good-you = You get { $gains } from the King: tied for fewest buildings and goods.
kingsburg-event-guild-gold-you = You get { $gains } from the Merchants’ Guild.
kingsburg-event-farms-die-you = You get { $bonus_dice } from the Farms.
kingsburg-event-bonus-dice-you =
    { $rolled ->
        [0] { $due ->
            [one] You leave the bonus die out.
           *[other] You leave all { $due } bonus dice out.
        }
       *[other] You roll { $rolled } of { $due } bonus dice.
    }
kingsburg-event-fairy-die-you = You get { $bonus_dice } from the Fairy.
kingsburg-event-priest-blessing-you =
    { $points_sign ->
        [plus] You get { $points } from the Priest’s blessing.
       *[zero] You get a bonus die from the Priest’s blessing.
    }
kingsburg-event-rolled-you = You roll { kingsburg-dice-group }: { $total }.
kingsburg-event-rerolled-you =
    You reroll { $building_id ->
        [chapel] all dice (Chapel)
       *[statue] one die (Statue)
    } and have { kingsburg-dice-group }: { $total }.
kingsburg-event-turned-you = You turn a die over (Trickster) and have { kingsburg-dice-group }: { $total }.
kingsburg-event-shifted-you = You change a die by { DATA("kingsburg/governors/governor/philosopher/shift") } (Philosopher) and have { kingsburg-dice-group }: { $total }.
kingsburg-event-prince-you = You set your own dice (Prince) and have { kingsburg-dice-group }: { $total }.
kingsburg-event-influenced-you =
    You influence the { $advisor } with { kingsburg-dice-group }{ $token ->
        [yes] , { -kingsburg-plus } token
       *[no] { "" }
    }{ $market ->
        [-1] , Market { DATA("kingsburg/buildings/building/market/shift") } down
        [1] , Market { DATA("kingsburg/buildings/building/market/shift") } up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }.
kingsburg-event-passed-you =
    { $forced ->
        [yes] You can influence nobody any more and pass.
       *[no] You pass.
    }
kingsburg-event-duke-moved-you = You move the dice from the { $advisor } to the Duchess (Duke).
kingsburg-event-gift-you =
    You get { $gains_n ->
        [0] { $points }
       *[other] { $gains }
    } from the { $advisor }{ $points_sign ->
        [minus] { " " }for { $points }
       *[other] { "" }
    }.
kingsburg-event-declined-you = You decline the offer of the { $advisor }.
kingsburg-event-traded-you = You trade { $pays } for { $gains } with the { $advisor }.
kingsburg-event-looked-you = You look at the enemy card in secret.
kingsburg-event-built-you =
    You build the { $building } for { $pays_n ->
        [0] free
       *[other] { $pays }
    }{ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] { " " }(second building, by envoy)
       *[no] { "" }
    }.
kingsburg-event-built-nothing-you =
    { $forced ->
        [yes] You cannot pay for a building.
       *[no] You build nothing.
    }
kingsburg-event-raised-you = You raise the { $building } for free, without points (Sorcerer).
kingsburg-event-inn-token-you = You get { $gains } from the Inn.
kingsburg-event-embassy-point-you = You get { $points } from the Embassy.
kingsburg-event-town-hall-you = You pay { $pays } at the Town Hall for { $points }.
kingsburg-event-sawmill-you = You turn { $pays } into { $gains } (Sawmill).
kingsburg-event-quarry-you = You turn { $pays } into { $gains } (Quarry).
kingsburg-event-goldsmith-you = You pay { $pays } for { $gains } and { $points } (Goldsmith).
kingsburg-event-exchanged-you = You exchange { $pays } for { $gains } (Steward).
kingsburg-event-sold-you = You sell { $pays } for { $gains } (Merchant Prince).
kingsburg-event-kings-reward-you = You get { $points } from the King: most buildings ({ $buildings }).
kingsburg-event-envoy-returned-you = Your envoy goes back unused.
kingsburg-event-envoy-awarded-you =
    You get the envoy: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
        [damsel] tied on buildings and goods, and the Damsel wins ties
       *[fewest-buildings] fewest buildings
    }.
kingsburg-event-training-camp-you = You get { $gains } from the Training Camp.
kingsburg-event-recruited-you =
    You recruit { $gains } for { $pays_n ->
        [0] free
       *[other] { $pays }
    }.
kingsburg-event-army-token-chosen-you = You have chosen an army token.
kingsburg-event-army-token-revealed-you = You reveal army token { $army_token }.
kingsburg-event-academy-roll-you = You roll { $die } for the Military Academy, worth { $soldiers }.
kingsburg-event-battle-you =
    { $outcome ->
        [won] You win, { $strength } against { $enemy_strength }.
        [lost] You lose, { $strength } against { $enemy_strength }.
       *[drawn] You hold the line, { $strength } against { $enemy_strength }.
    }
kingsburg-event-lost-goods-you = You lose { $pays }.
kingsburg-event-building-destroyed-you =
    You lose the { $building }{ $points_sign ->
        [minus] { " " }and { $points } with it
       *[zero] { "" }
    }.
kingsburg-event-points-lost-you = You lose { $points }.
kingsburg-event-spoils-you =
    You take { $gains_n ->
        [0] { $points }
       *[other] { $gains }{ $points_sign ->
            [plus] { " " }and { $points }
           *[zero] { "" }
        }
    } as spoils.
kingsburg-event-fortress-point-you = You get { $points } for the victory (Fortress).
kingsburg-event-strongest-winner-you = You get { $points }: strongest of the victors, with { $strength }.
kingsburg-event-governor-good-you =
    You get { $gains }: { $governor_id ->
        [damsel] the King gave nothing
        [heiress] a low roll
        [tax-collector] taxes for another’s grand building
       *[yearly] the year ends
    } ({ $governor }).
kingsburg-event-governor-points-you =
    You get { $points }: { $governor_id ->
        [philosopher] a low roll
        [sculptor] a building in the right row
        [preacher] somebody built nothing
        [minstrel] standing at the end of the year
       *[chronicler] battle not lost
    } ({ $governor }).
kingsburg-event-cathedral-points-you = You get { $points } for goods kept (Cathedral).
kingsburg-event-army-token-points-you =
    { $points_sign ->
        [plus] You get { $points } for the last army token.
       *[zero] You get no points for the last army token.
    }
kingsburg-event-always-you = You always take from now on: { $effect }.
kingsburg-event-asks-again-you = You want to be asked about optional effects again.
kingsburg-event-effect-declined-you = You decline: { $effect }.
kingsburg-event-held-back-you =
    You hold back { $outcome ->
        [won] and win narrowly
        [drawn] for a draw
       *[lost] and let the enemy win
    }.
kingsburg-event-stables-soldier-you = You get { $gains } more from the Stables.
kingsburg-event-game-over-you = The game is over: you win.
kingsburg-event-game-over-us = The game is over: { $winners } share the victory.
