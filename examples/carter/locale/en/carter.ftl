## The Carter.

carter-ask = There are { $load } sacks on your cart. Throw on, or stop?
carter-do-throw = throw on
carter-do-stop = stop
# "robbers" is the highest number on which they come.
carter-hint-throw =
    { $robbers ->
        [1] robbers come on a 1
       *[other] robbers come on a 1 or a 2
    }
carter-hint-stop = you have { $points } then

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
