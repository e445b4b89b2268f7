## Kingsburg, as the pages speak of it that all games share: its card, its options, its ending.

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
