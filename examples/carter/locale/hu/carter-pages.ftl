## The Carter, as the pages speak of it that all games share: its card, its options, its ending.

game-carter = A fuvaros
game-carter-time = 5 perc botokkal
game-carter-about = Rakd meg a szekeredet dobásról dobásra, és állj meg, mielőtt jönnek a rablók.
game-carter-part-1 = Alapjáték
game-carter-start = az első hely
game-carter-moment = { $round }. kör, { $turn }. játékos
option-carter-road = Út
option-carter-road-short = Rövid út
option-carter-road-short-hint = 30 pont
option-carter-road-long = Hosszú út
option-carter-road-long-hint = 60 pont
key-carter-throw = dobás
key-carter-stop = megállás
