## The games, as the browser's shared pages speak of them: their cards, options and endings.

## Kingsburg.

game-kingsburg = Kingsburg
game-kingsburg-time = 20 min with bots
game-kingsburg-about = Roll, win the ear of the King’s advisors, build your province, and hold the wall in winter.
game-kingsburg-part-1 = First edition
game-kingsburg-part-2 = Revised edition
game-kingsburg-part-3 = 3 modules
game-kingsburg-start = by the dice
option-kingsburg-edition = Edition
option-kingsburg-edition-first = { edition-first }
option-kingsburg-edition-first-hint = 20 buildings, as printed
option-kingsburg-edition-revised = { edition-revised }
option-kingsburg-edition-revised-hint = opens the three modules
option-kingsburg-more-buildings = { module-1 }
option-kingsburg-more-buildings-hint = two more rows, 8 further buildings
option-kingsburg-governors = { module-2 }
option-kingsburg-governors-hint = 24, of which 9 are ours
option-kingsburg-army-tokens = { module-3 }
option-kingsburg-army-tokens-hint = instead of the King’s die
option-kingsburg-documented-governors = { option-documented-governors }
option-kingsburg-documented-governors-hint = only the 15 whose core is known
why-revised-only = with Revised only
why-governors-only = with governors only
end-group-buildings = Buildings
end-group-advisors = Advisors
end-group-reward = King’s reward
end-group-battles = Battles
end-group-effects = Effects
end-province = The province at the end: { $buildings }
end-reinforcements = Reinforcements { $n }, expected { $expected }
end-reinforcements-years = The King’s reinforcements by year: { $numbers }
# Luck is under, over or even; "percent" is how many of 100 games bring less.
end-reinforcements-word =
    { $luck ->
        [under] Meagre, and the same for all: more than in { $percent } of 100 games.
        [over] Generous, and the same for all: more than in { $percent } of 100 games.
       *[even] About as expected, and the same for all: more than in { $percent } of 100 games.
    }
# "season" is 1 to 3, and 4 for winter.
end-when =
    { $season ->
        [1] Year { $year }, spring
        [2] Year { $year }, summer
        [3] Year { $year }, autumn
       *[4] Year { $year }, winter
    }

## Era.

game-era = Era: Medieval Age
game-era-time = 30 min with bots
game-era-about = Dice are your people. House them, feed them, and wall in a town before disaster comes.
game-era-part-1 = Base game
game-era-part-2 = Solo
game-era-start = by lot
# "phase" counts from 1.
game-era-moment =
    { $phase ->
        [1] Round { $round }, roll
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

## The King’s Will.

game-kings-will = The King’s Will
game-kings-will-time = 40 min with bots
game-kings-will-about = Nine tiles in a row, four royal visits. Guess what the King wants before he arrives.
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
option-kings-will-turn-cap = 30 turns a round
option-kings-will-turn-cap-hint = then the king comes, whatever the row says
end-kings-will-land = Settlements and buildings
end-kings-will-wills = The King’s will
end-kings-will-gifts = Gifts
end-kings-will-emblems = Emblems
end-kings-will-other = Start and other
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

# How many components of a game are of which provenance.
provenance-counts =
    { $all } components: { $printed } printed, { $sourced } sourced, { $reconstructed } reconstructed, { $house ->
        [0] none ours.
       *[other] { $house } ours.
    }
