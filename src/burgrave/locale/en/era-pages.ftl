## Era, as the pages speak of it that all games share: its card, its options, its ending.

game-era = Era: Medieval Age
game-era-time = 30 min with bots
game-era-about = Dice are your people. House them, feed them, and wall in a town before disaster comes.
game-era-part-1 = Base game
game-era-part-2 = Solo
game-era-start = by lot
# "phase" counts from 1; the first is the roll, and before it the set-up.
game-era-moment =
    { $phase ->
        [1] Round { $round }
        [2] Round { $round }, collect
        [3] Round { $round }, feed
        [4] Round { $round }, disasters
        [5] Round { $round }, build
       *[6] Round { $round }, extort
    }
key-era-arrows = move the piece in your hand
key-era-turn = turn it; with Shift back
key-era-place = place it
key-era-dice = choose a die to throw again
key-era-throw = throw the chosen dice
key-era-stop = stop, or be done
key-era-question = go to what is asked
gesture-tap-held = Tap the held piece
gesture-era-tap = choose a piece to build, a die to throw again or what falls
gesture-era-turn = turn it
