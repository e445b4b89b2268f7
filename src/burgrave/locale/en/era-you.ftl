## The log of a game as it is told to whom it concerns: the reader in person. "of-you" is about what others want of the reader.

era-event-ready-you = You are ready.
era-event-set-up-you = You start with { $pieces_a }.
era-event-start-player-you = You start.
era-event-round-begins-you = Round { $round } begins; you are first.
era-event-rolled-you = Your throw { $throw }: { $dice }.
era-event-finished-rolling-you = You have finished rolling.
era-event-revealed-you = You show { $dice }: { $symbols } in all.
era-event-collected-you =
    { $culture ->
        [0] You collect { $gains }.
       *[other]
            { $gains_n ->
                [0] You collect { $culture } culture.
               *[other] You collect { $gains } as well as { $culture } culture.
            }
    }
era-event-fed-you =
    { $pays_n ->
        [0] You have no food for the dice.
       *[other] You feed the dice with { $pays_n } food.
    }
era-event-disaster-you =
    { $why ->
        [famine] Famine: you go { $steps } down the disaster track.
        [bandits] Bandits: you go { $steps } down the disaster track.
        [disease] Disease: you go { $steps } down the disaster track.
        [fire] Fire: you go { $steps } down the disaster track.
        [pestilence] Pestilence: you go { $steps } down the disaster track.
       *[extortion] Extortion: you go { $steps } down the disaster track.
    }
era-event-disaster-strikes-you =
    { $skulls ->
        [one] You have rolled { $skulls } skull: { $disaster }.
       *[other] You have rolled { $skulls } skulls: { $disaster }.
    }
era-event-resource-lost-you = You give up { $pays }.
era-event-goods-lost-you =
    { $pays_n ->
        [0] You have no trade goods to lose.
       *[other] You lose all your trade goods ({ $pays_n }).
    }
era-event-removed-you =
    { $why ->
        [fire] You lose { $piece_a } at { $at } in the fire.
       *[treachery] You remove { $piece_a } at { $at } to make room.
    }
era-event-scorched-you = You get scorched land at { $at }.
era-event-no-scorched-land-you =
    { $why ->
        [supply] No scorched land is left for you.
       *[room] Nowhere in your domain is room for scorched land.
    }
era-event-built-you = You build { $piece_a } at { era-spot } for { $pays }.
era-event-built-no-more-you =
    { $unused ->
        [one] You build no more; { $unused } hammer expires.
       *[other] You build no more; { $unused } hammers expire.
    }
era-event-marker-turned-you =
    { $left ->
        [0] You have built the last of its kind ({ $piece }): the last end marker turns. The game ends with this round.
        [one] You have built the last of its kind ({ $piece }): an end marker turns, { $left } is left.
       *[other] You have built the last of its kind ({ $piece }): an end marker turns, { $left } are left.
    }
era-event-demanded-you = You demand { $owed } from { $opponent }.
era-event-paid-you =
    { $lost_n ->
        [0] You pay { $pays } to { $opponent }.
       *[other] You pay { $pays }; { $opponent } has no room for it.
    }
era-event-refused-you = You refuse { $opponent } { $owed }.
era-event-nothing-to-extort-you = You find nothing to demand from { $opponent }.
era-event-dice-matched-you =
    { $dice_lost_n ->
        [0] You get { $dice_gained }.
       *[other]
            { $dice_gained_n ->
                [0] You lose { $dice_lost }.
               *[other] You get { $dice_gained } and lose { $dice_lost }.
            }
    }
era-event-solo-over-you = The game is over: you have built a { $rank } of { $points }.
era-event-game-over-you = The game is over: you win.
era-event-game-over-us = The game is over: { $winners } win together.
era-event-demanded-of-you = { $player } demands { $owed } from you.
era-event-paid-of-you =
    { $lost_n ->
        [0] { $player } pays you { $pays }.
       *[other] { $player } pays { $pays }; you have no room for it.
    }
era-event-refused-of-you = { $player } refuses you { $owed }.
era-event-nothing-to-extort-of-you = { $player } finds nothing to demand from you.
