## The log of a game as it is told to whom it concerns: the reader in person. "of-you" is about what others want of the reader.

event-governors-dealt-you = You are dealt three governors and keep one.
event-governor-chosen-you = You have chosen a governor.
event-governor-revealed-you = You govern as the { $governor }.
event-kings-aid-die-you =
    You get the King’s die: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
       *[fewest-buildings] fewest buildings
    }.
event-kings-aid-good-you = You get { $gains } from the King: tied for fewest buildings and goods.
event-guild-gold-you = You get { $gains } from the Merchants’ Guild.
event-farms-die-you = You get { $bonus_dice } from the Farms.
event-bonus-dice-you =
    You roll { $rolled ->
        [0] none
       *[other] { $rolled }
    } of { $due } bonus dice.
event-fairy-die-you = You get { $bonus_dice } from the Fairy.
event-priest-blessing-you =
    { $points_sign ->
        [plus] You get { $points } from the Priest’s blessing.
       *[zero] You get a bonus die from the Priest’s blessing.
    }
event-rolled-you = You roll { dice-group }: { $total }.
event-rerolled-you =
    You reroll { $building_id ->
        [chapel] all dice (Chapel)
       *[statue] one die (Statue)
    } and have { dice-group }: { $total }.
event-turned-you = You turn a die over (Trickster) and have { dice-group }: { $total }.
event-shifted-you = You change a die by 1 (Philosopher) and have { dice-group }: { $total }.
event-prince-you = You set your own dice (Prince) and have { dice-group }: { $total }.
event-influenced-you =
    You influence the { $advisor } with { dice-group }{ $token ->
        [yes] , +2 token
       *[no] { "" }
    }{ $market ->
        [-1] , Market 1 down
        [1] , Market 1 up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }.
event-passed-you =
    { $forced ->
        [yes] You can influence nobody any more and pass.
       *[no] You pass.
    }
event-duke-moved-you = You move the dice from the { $advisor } to the Duchess (Duke).
event-gift-you =
    You get { $gains_n ->
        [0] { $points }
       *[other] { $gains }
    } from the { $advisor }{ $points_sign ->
        [minus] { " " }for { $points }
       *[other] { "" }
    }.
event-declined-you = You decline the offer of the { $advisor }.
event-traded-you = You trade { $pays } for { $gains } with the { $advisor }.
event-looked-you = You look at the enemy card in secret.
event-built-you =
    You build the { $building } for { $pays }{ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] { " " }(second building, by envoy)
       *[no] { "" }
    }.
event-built-nothing-you =
    { $forced ->
        [yes] You cannot pay for a building.
       *[no] You build nothing.
    }
event-raised-you = You raise the { $building } for free, without points (Sorcerer).
event-inn-token-you = You get { $gains } from the Inn.
event-embassy-point-you = You get { $points } from the Embassy.
event-town-hall-you = You pay { $pays } at the Town Hall for { $points }.
event-sawmill-you = You turn { $pays } into { $gains } (Sawmill).
event-quarry-you = You turn { $pays } into { $gains } (Quarry).
event-goldsmith-you = You pay { $pays } for { $gains } and { $points } (Goldsmith).
event-exchanged-you = You exchange { $pays } for { $gains } (Steward).
event-sold-you = You sell { $pays } for { $gains } (Merchant Prince).
event-kings-reward-you = You get { $points } from the King: most buildings ({ $buildings }).
event-envoy-returned-you = Your envoy goes back unused.
event-envoy-awarded-you =
    You get the envoy: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
        [damsel] tied on buildings and goods, and the Damsel wins ties
       *[fewest-buildings] fewest buildings
    }.
event-training-camp-you = You get { $gains } from the Training Camp.
event-recruited-you =
    You recruit { $gains } for { $pays_n ->
        [0] free
       *[other] { $pays }
    }.
event-army-token-chosen-you = You have chosen an army token.
event-army-token-revealed-you = You reveal army token { $army_token }.
event-academy-roll-you = You roll { $die } for the Military Academy, worth { $soldiers }.
event-battle-you =
    { $outcome ->
        [won] You win, { $strength } against { $enemy_strength }.
        [lost] You lose, { $strength } against { $enemy_strength }.
       *[drawn] You hold the line, { $strength } against { $enemy_strength }.
    }
event-lost-goods-you = You lose { $pays }.
event-building-destroyed-you =
    You lose the { $building }{ $points_sign ->
        [minus] { " " }and { $points } with it
       *[zero] { "" }
    }.
event-points-lost-you = You lose { $points }.
event-spoils-you =
    You take { $gains_n ->
        [0] { $points }
       *[other] { $gains }{ $points_sign ->
            [plus] { " " }and { $points }
           *[zero] { "" }
        }
    } as spoils.
event-fortress-point-you = You get { $points } for the victory (Fortress).
event-strongest-winner-you = You get { $points }: strongest of the victors, with { $strength }.
event-governor-good-you =
    You get { $gains }: { $governor_id ->
        [damsel] the King gave nothing
        [heiress] a low roll
        [tax-collector] taxes for another’s grand building
       *[yearly] the year ends
    } ({ $governor }).
event-governor-points-you =
    You get { $points }: { $governor_id ->
        [philosopher] a low roll
        [sculptor] a building in the right row
        [preacher] somebody built nothing
        [minstrel] standing at the end of the year
       *[chronicler] battle drawn, or won by nobody else
    } ({ $governor }).
event-cathedral-points-you = You get { $points } for goods kept (Cathedral).
event-army-token-points-you = You get { $points } for the last army token.
event-always-you = You always take from now on: { $effect }.
event-asks-again-you = You want to be asked about optional effects again.
event-effect-declined-you = You decline: { $effect }.
event-held-back-you =
    You hold back { $outcome ->
        [won] and win narrowly
        [drawn] for a draw
       *[lost] and let the enemy win
    }.
event-stables-soldier-you = You get { $gains } more from the Stables.
event-game-over-you = The game is over: you win.
event-game-over-us = The game is over: { $winners } share the victory.
