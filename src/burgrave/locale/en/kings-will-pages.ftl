## The King’s Will, as the pages speak of it that all games share: its card, its options, its ending.

game-kings-will = The King’s Will
game-kings-will-time = 40 min with bots
game-kings-will-about = { DATA("kings-will/scales/row/start", one: "tile", other: "tiles") } in a row, { DATA("kings-will/scales/visit/rounds", one: "royal visit", other: "royal visits") }. Guess what the King wants before he arrives.
game-kings-will-part-1 = Base game
game-kings-will-part-2 = House options
game-kings-will-start = by lot
option-kings-will-look-again = Cards to look at again
option-kings-will-look-again-seen = Seen cards stay open
option-kings-will-look-again-seen-hint = nobody has to keep notes
option-kings-will-look-again-discs = Seen cards stay open under your discs
option-kings-will-look-again-discs-hint = any other is face down again: the house rule
option-kings-will-look-again-none = No second look
option-kings-will-look-again-none-hint = memory counts; notes are allowed
option-kings-will-points = Points
option-kings-will-points-hidden = Points hidden
option-kings-will-points-hidden-hint = until the end, as printed
option-kings-will-points-open = Points open
option-kings-will-points-open-hint = everybody sees all
option-kings-will-turn-cap = { DATA("kings-will/scales/cap/turns", one: "turn", other: "turns") } a round
option-kings-will-turn-cap-hint = then the king comes, whatever the row says
end-kings-will-land = Settlements and buildings
end-kings-will-wills = The King’s will
end-kings-will-gifts = Gifts
end-kings-will-emblems = Emblems
end-kings-will-other = Start and other
key-kings-will-walk = walk among what can be chosen
key-kings-will-choose = choose it; again to play it
key-kings-will-play = play what is chosen, or go to what is asked
gesture-kings-will-tap = choose a tile, a card, a place or a building
gesture-kings-will-again = play what is chosen
# "round" is a roman numeral.
end-kings-will-when = Round { $round }, turn { $turn }
end-kings-will-judged = What the king judged
end-kings-will-tribute = Tributes paid
end-kings-will-scoring = Scoring
end-kings-will-stands = The land at the end: { $stands }
end-kings-will-owns =
    { $landscapes } landscapes, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
