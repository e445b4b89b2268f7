## Key moments of The King’s Will after a game: what each is called, and what it brought or cost.

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
moment-kings-will-tribute-unpaid-told = { $player } can’t pay { $owed } and loses { $points }.
moment-kings-will-tribute-unpaid-told-you = You can’t pay { $owed } and lose { $points }.
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

# The start player is the last whom one comes to.
tie-kings-will = The tie goes to whoever comes first when one counts against the clock from the start player, { $start }: number { $n } before number { $m }.
