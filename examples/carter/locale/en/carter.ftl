## The Carter.

carter-ask = There are { $load } sacks on your cart. Throw on, or stop?
carter-do-throw = Throw on
carter-do-stop = Stop
# "robbers" is the highest number on which they come.
carter-brings-throw =
    { $robbers ->
        [1] robbers come on a 1
       *[other] robbers come on a 1 or a 2
    }
carter-brings-stop = you have { $points } then

carter-tell-round = Round { $round }; the road is { $goal } points long.
carter-tell-player = { $player }: { $points }
carter-tell-cart =
    { $robbers ->
        [1] { $player } is on the road with { $load } sacks; robbers come on a 1.
       *[other] { $player } is on the road with { $load } sacks; robbers come on a 1 or a 2.
    }
carter-tell-turn = It is { $player }’s turn.
carter-tell-over = The game is over.

## What happens; a message with -you at its end speaks to whom it is about.

carter-event-round-begins = Round { $round } begins.
carter-event-loaded = { $player } throws a { $face } and has { $load } sacks on the cart.
carter-event-loaded-you = You throw a { $face } and have { $load } sacks on the cart.
carter-event-robbed =
    { $lost ->
        [0] { $player } throws a { $face }; the robbers find an empty cart.
       *[other] { $player } throws a { $face }; the robbers take all { $lost } sacks.
    }
carter-event-robbed-you =
    { $lost ->
        [0] You throw a { $face }; the robbers find an empty cart.
       *[other] You throw a { $face }; the robbers take all { $lost } sacks.
    }
carter-event-stopped = { $player } stops and gets { $points }.
carter-event-stopped-you = You stop and get { $points }.
carter-event-game-over =
    { $winners_n ->
        [one] The game is over; { $winners } wins.
       *[other] The game is over; { $winners } share the victory.
    }
carter-event-game-over-you = The game is over; you win.

## Where points come from.

carter-source-freight = Freight
carter-source-total = Total

## Examples in the terminal's help.

carter-play-key-notation = throw
carter-play-key-words = stop
carter-play-key-rules = rules robbers, ? robbers
carter-play-key-why = why, why robbers
carter-play-help-odds = what each decision may bring
carter-play-which-rule = Other rules, for instance: rules robbers, or rules C-3.1

## What can be wrong with a position.

carter-amiss-over = The game is over as soon as a round is and somebody has { $goal } points, and not before.

## The board in the browser, “How to play” and the glossary.

carter-table-players = Players
carter-table-tray = Your move
carter-table-log = Log
carter-table-bot = bot
carter-table-stand-in = a bot plays for them
carter-table-load = { $load } sacks on the cart
carter-table-thrown = The last throw: { $face }
carter-table-best = The best load
carter-what-die = The die
carter-what-die-about = Each throw loads as many sacks as it shows, unless robbers come.
carter-what-load = The load
carter-what-load-about = The sacks on the cart. Each is a point for whoever stops in time.
carter-what-robbers = Robbers
carter-what-robbers-about = They take the whole load, and the turn is over.
glossary-carter-things = What lies on the table
how-carter-goal = You bring sacks home on your cart. Who brings most of them home wins.
how-carter-round = How a turn goes
how-carter-throw = Throw
how-carter-throw-about = As many sacks as the die shows are loaded.
how-carter-robbers = Robbers
how-carter-robbers-about = On a 1 they take everything; from a heavy cart on a 2 as well.
how-carter-stop = Stop
how-carter-stop-about = Who stops in time has a point for each sack.
how-carter-wins-freight = Each sack that came home is a point.
how-carter-wins-end = When somebody is at the end of the road, the round is played to its end.
how-carter-mistake-1 = Once more, and once more
how-carter-mistake-1-about = The more there is on the cart, the more a throw can cost.
how-carter-mistake-2 = Stopping too soon
how-carter-mistake-2-about = An empty cart has nothing to lose.
