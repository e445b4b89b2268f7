## Key moments after a game: what each is called, and what it brought or cost. "you" tells whether it is the reader's.

moment-built-title = { $player }’s { $building }
moment-built-title-you = Your { $building }
moment-built-told = It costs { $pays } and brings { $points }.
moment-gift-title = The { $advisor } listens to { $player }
moment-gift-title-you = The { $advisor } listens to you
moment-gift-told = It brings { $points }.
moment-battle-lost-title = The battle of year { $year } is lost
moment-battle-won-title = The battle of year { $year } is won
moment-building-destroyed-told = { $player } stands at { $strength } against the { $enemy } with { $enemy_strength }: the { $building } falls, and { $points } with it.
moment-building-destroyed-told-you = You stand at { $strength } against the { $enemy } with { $enemy_strength }: the { $building } falls, and { $points } with it.
moment-points-lost-told = { $player } stands at { $strength } against the { $enemy } with { $enemy_strength }: that costs { $points }.
moment-points-lost-told-you = You stand at { $strength } against the { $enemy } with { $enemy_strength }: that costs { $points }.
moment-spoils-told = { $player } stands at { $strength } against the { $enemy } with { $enemy_strength }; the spoils are { $points }.
moment-spoils-told-you = You stand at { $strength } against the { $enemy } with { $enemy_strength }; the spoils are { $points }.
moment-cathedral-points-title = Goods for the Cathedral
moment-cathedral-points-told = { $player } gets { $points } for goods kept to the end.
moment-cathedral-points-told-you = You get { $points } for goods kept to the end.
moment-army-token-points-title = The last army token
moment-army-token-points-told = { $player } gets { $points } for the token that was kept.
moment-army-token-points-told-you = You get { $points } for the token that was kept.
moment-era-built-title = { $piece }
moment-era-built-told = { $player } pays { $pays } for it: { $points }.
moment-era-built-told-you = You pay { $pays } for it: { $points }.
moment-era-city-title =
    { $enclosed ->
        [one] A city of { $enclosed } field
       *[other] A city of { $enclosed } fields
    }
moment-era-city-told = { $player } encloses it with { $piece_a } at { $at }; what stands in it counts double.
moment-era-city-told-you = You enclose it with { $piece_a } at { $at }; what stands in it counts double.
moment-era-disaster-title =
    { $why ->
        [famine] The people starve
        [bandits] Bandits raid the land
        [disease] A disease goes round
        [fire] Fire breaks out
        [pestilence] The pestilence comes
        [extortion] Rather disaster than pay
       *[poverty] Nothing left to pay with
    }
moment-era-disaster-told =
    { $steps ->
        [one] { $player } goes { $steps } step down the disaster track; it costs a point.
       *[other] { $player } goes { $steps } steps down the disaster track; each costs a point.
    }
moment-era-disaster-told-you =
    { $steps ->
        [one] You go { $steps } step down the disaster track; it costs a point.
       *[other] You go { $steps } steps down the disaster track; each costs a point.
    }
moment-kings-will-gave-title = A gift for the king
moment-kings-will-gave-told = { $player } gives { $pays } and gets { $points }.
moment-kings-will-gave-told-you = You give { $pays } and get { $points }.
moment-kings-will-peasant-given-title = A peasant for the king
moment-kings-will-peasant-given-told = A peasant of { $player } goes with the king: { $points }.
moment-kings-will-peasant-given-told-you = One of your peasants goes with the king: { $points }.
moment-kings-will-founded-title = A new settlement: { $settlement }
moment-kings-will-founded-told = { $player } founds it for { $pays } and gets { $points }.
moment-kings-will-founded-told-you = You found it for { $pays } and get { $points }.
moment-kings-will-erected-title = A new building: { $building }
moment-kings-will-erected-told = { $player } erects it for { $pays } and gets { $points }.
moment-kings-will-erected-told-you = You erect it for { $pays } and get { $points }.
moment-kings-will-tribute-unpaid-title = The tribute stays unpaid
moment-kings-will-tribute-unpaid-told = { $player } lacks { $owed } and loses { $points }.
moment-kings-will-tribute-unpaid-told-you = You lack { $owed } and lose { $points }.
moment-kings-will-rebellion-title = The people rebel
moment-kings-will-rebellion-told = { $player }’s people are too angry: { $points } lost.
moment-kings-will-rebellion-told-you = Your people are too angry: you lose { $points }.
moment-kings-will-will-scored-title =
    { $points_sign ->
        [minus] The king’s wrath
       *[plus] The king’s will is done
    }
moment-kings-will-will-scored-told =
    { $points_sign ->
        [minus] { $player } does not meet the condition of “{ $card }” and loses { $points }.
       *[plus] { $player } fulfils “{ $card }” and gets { $points }.
    }
moment-kings-will-will-scored-told-you =
    { $points_sign ->
        [minus] You do not meet the condition of “{ $card }” and lose { $points }.
       *[plus] You fulfil “{ $card }” and get { $points }.
    }
moment-kings-will-emblems-title = Emblems join
moment-kings-will-emblems-told = { $player } has { $emblems } whole: { $points }.
moment-kings-will-emblems-told-you = You have { $emblems } whole: { $points }.
moment-kings-will-building-points-title = { $building }
moment-kings-will-building-points-told = At the end it brings { $player } { $points }.
moment-kings-will-building-points-told-you = At the end it brings you { $points }.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-as-many = { $name } has as many points.
tie-as-many-you = You have as many points.
tie-kingsburg =
    { $by ->
        [goods] The tie goes to more goods left, { $n } to { $m }.
       *[buildings] Goods left are equal, too; the tie goes to more buildings, { $n } to { $m }.
    }
tie-kingsburg-shared = Goods left ({ $goods } each) and buildings ({ $buildings } each) are equal, too: the victory is shared.
tie-era =
    { $by ->
        [goods] The tie goes to more trade goods left, { $n } to { $m }.
        [stone] Trade goods are equal, too; the tie goes to more stone left, { $n } to { $m }.
        [wood] Trade goods and stone are equal, too; the tie goes to more wood left, { $n } to { $m }.
       *[food] Trade goods, stone and wood are equal, too; the tie goes to more food left, { $n } to { $m }.
    }
tie-era-shared = Trade goods, stone, wood and food left are equal, too: the victory is shared.
# The start player is the last whom one comes to.
tie-kings-will = The tie goes to whoever comes first when one counts against the clock from the start player, { $start }: number { $n } before number { $m }.
