## The Carter, as the pages speak of it that all games share: its card, its options, its ending.

game-carter = The Carter
game-carter-time = 5 min with bots
game-carter-about = Load your cart, throw by throw, and stop before the robbers come.
game-carter-part-1 = Base game
game-carter-start = the first seat
game-carter-moment = Round { $round }, turn { $turn }
option-carter-road = Road
option-carter-road-short = Short road
option-carter-road-short-hint = 30 points
option-carter-road-long = Long road
option-carter-road-long-hint = 60 points
key-carter-throw = throw on
key-carter-stop = stop
