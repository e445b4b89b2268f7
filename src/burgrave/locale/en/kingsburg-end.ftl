## Key moments of Kingsburg after a game: what each is called, and what it brought or cost.

moment-kingsburg-built-title = { $player }’s { $building }
moment-kingsburg-built-title-you = Your { $building }
moment-kingsburg-built-told = It costs { $pays } and brings { $points }.
moment-kingsburg-gift-title = The { $advisor } listens to { $player }
moment-kingsburg-gift-title-you = The { $advisor } listens to you
moment-kingsburg-gift-told = It brings { $points }.
moment-kingsburg-battle-lost-title = The battle of year { $year } is lost
moment-kingsburg-battle-won-title = The battle of year { $year } is won
moment-kingsburg-building-destroyed-told = { $player } stands at { $strength } against the { $enemy } with { $enemy_strength }: the { $building } falls, and { $points } with it.
moment-kingsburg-building-destroyed-told-you = You stand at { $strength } against the { $enemy } with { $enemy_strength }: the { $building } falls, and { $points } with it.
moment-kingsburg-points-lost-told = { $player } stands at { $strength } against the { $enemy } with { $enemy_strength }: that costs { $points }.
moment-kingsburg-points-lost-told-you = You stand at { $strength } against the { $enemy } with { $enemy_strength }: that costs { $points }.
moment-kingsburg-spoils-told = { $player } stands at { $strength } against the { $enemy } with { $enemy_strength }; the spoils are { $points }.
moment-kingsburg-spoils-told-you = You stand at { $strength } against the { $enemy } with { $enemy_strength }; the spoils are { $points }.
moment-kingsburg-cathedral-points-title = Goods for the Cathedral
moment-kingsburg-cathedral-points-told = { $player } gets { $points } for goods kept to the end.
moment-kingsburg-cathedral-points-told-you = You get { $points } for goods kept to the end.
moment-kingsburg-army-token-points-title = The last army token
moment-kingsburg-army-token-points-told = { $player } gets { $points } for the token that was kept.
moment-kingsburg-army-token-points-told-you = You get { $points } for the token that was kept.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-kingsburg =
    { $by ->
        [goods] The tie goes to more goods left, { $n } to { $m }.
       *[buildings] Goods left are equal, too; the tie goes to more buildings, { $n } to { $m }.
    }
tie-kingsburg-shared = Goods left ({ $goods } each) and buildings ({ $buildings } each) are equal, too: the victory is shared.
