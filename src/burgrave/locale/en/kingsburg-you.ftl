## The log of a game as it is told to whom it concerns: the reader in person. "of-you" is about what others want of the reader.

event-governors-dealt-you = You are dealt three governors and keep one.
event-governor-chosen-you = You have chosen a governor.
event-governor-revealed-you = You govern as the { $governor }.
event-kings-aid-die-you =
    You get the King’s die: { $reason ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
       *[fewest-buildings] fewest buildings
    }.
event-kings-aid-good-you = You get { $goods } from the King: tied for fewest buildings and goods.
event-guild-gold-you = You get 1 gold from the Merchants’ Guild.
event-farms-die-you = You get a bonus die from the Farms.
event-bonus-dice-you =
    You roll { $rolled ->
        [0] none
       *[other] { $rolled }
    } of { $due } bonus dice.
event-fairy-die-you = You get a bonus die from the Fairy.
event-priest-blessing-you =
    { $die ->
        [yes] You get a bonus die from the Priest’s blessing.
       *[no] You get 1 point from the Priest’s blessing.
    }
event-rolled-you = You roll { $dice }: { $total }.
event-rerolled-you =
    You reroll { $by ->
        [chapel] all dice (Chapel)
       *[statue] one die (Statue)
    } and have { $dice }: { $total }.
event-turned-you = You turn a die over (Trickster) and have { $dice }: { $total }.
event-shifted-you = You change a die by 1 (Philosopher) and have { $dice }: { $total }.
event-prince-you = You set the dice to 3, 4 and 6 (Prince) and have { $dice }: { $total }.
event-influenced-you =
    You influence the { $advisor } with { $dice }{ $token ->
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
        [yes] You have to pass: nothing fits.
       *[no] You pass.
    }
event-duke-moved-you = You move the dice from the { $advisor } to the Duchess (Duke).
event-gift-you =
    You get from the { $advisor }: { $gift }{ $price ->
        [0] { "" }
        [one] { " " }for { $price } point
       *[other] { " " }for { $price } points
    }.
event-declined-you = You decline the offer of the { $advisor }.
event-traded-you = You trade { $give } for { $get } with the { $advisor }.
event-looked-you = You look at the enemy card in secret.
event-built-you =
    You build the { $building } for { $price }{ $points ->
        [0] { "" }
        [one] : { $points } point
        [other] : { $points } points
       *[none] { "" }
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
event-inn-token-you = You get one +2 token from the Inn.
event-embassy-point-you = You get 1 point from the Embassy.
event-town-hall-you = You pay { $payment } at the Town Hall for 1 point.
event-sawmill-you = You turn 1 wood into 2 gold (Sawmill).
event-quarry-you = You turn 1 stone into 3 gold (Quarry).
event-goldsmith-you = You pay 1 gold for 1 soldier and 1 point (Goldsmith).
event-exchanged-you = You exchange { $give } for { $get } (Steward).
event-sold-you = You sell { $give } for { $get } (Merchant Prince).
event-kings-reward-you = You get 1 point from the King: most buildings ({ $n }).
event-envoy-returned-you = Your envoy goes back unused.
event-envoy-awarded-you =
    You get the envoy: { $reason ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
        [damsel] tied on buildings and goods, and the Damsel wins ties
       *[fewest-buildings] fewest buildings
    }.
event-training-camp-you = You get 1 soldier from the Training Camp.
event-recruited-you = You recruit 1 soldier for { $payment }.
event-army-token-chosen-you = You have chosen an army token.
event-army-token-revealed-you = You reveal army token { $n }.
event-academy-roll-you =
    You roll { $die } for the Military Academy, worth { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }.
event-battle-you =
    { $outcome ->
        [won] You win, { $strength } against { $enemy_strength }.
        [lost] You lose, { $strength } against { $enemy_strength }.
       *[drawn] You hold the line, { $strength } against { $enemy_strength }.
    }
event-lost-goods-you = You lose { $goods }.
event-building-destroyed-you =
    You lose the { $building }{ $points ->
        [0] { "" }
        [one] { " " }and { $points } point with it
        [other] { " " }and { $points } points with it
       *[none] { "" }
    }.
event-points-lost-you =
    You lose { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-spoils-you = You take as spoils: { $goods }.
event-fortress-point-you = You get 1 point for the victory (Fortress).
event-strongest-winner-you = You get 1 point: strongest of the victors, with { $strength }.
event-governor-good-you =
    You get { $goods }: { $by ->
        [damsel] the King gave nothing
        [heiress] the dice total 9 or less
        [tax-collector] taxes for a building in column III or IV
       *[yearly] the year ends
    } ({ $governor }).
event-governor-points-you =
    You get { $n ->
        [one] { $n } point
       *[other] { $n } points
    }: { $by ->
        [philosopher] the dice total 10 or less
        [sculptor] a building in row B
        [preacher] somebody built nothing
        [minstrel] standing at the end of the year
       *[chronicler] battle drawn, or won by nobody else
    } ({ $governor }).
event-cathedral-points-you =
    You get { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for goods kept (Cathedral).
event-army-token-points-you =
    You get { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for the last army token.
event-always-you = You always take from now on: { $effect }.
event-asks-again-you = You want to be asked about optional effects again.
event-effect-declined-you = You decline: { $effect }.
event-held-back-you =
    You hold back { $outcome ->
        [won] and win narrowly
        [drawn] for a draw
       *[lost] and let the enemy win
    }.
event-stables-soldier-you = You get 1 soldier more from the Stables.
event-game-over-you = The game is over: you win.
event-game-over-us = The game is over: { $players } share the victory.
