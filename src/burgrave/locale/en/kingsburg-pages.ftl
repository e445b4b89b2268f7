## Kingsburg, as the pages speak of it that all games share: its card, its options, its ending.

# What tells a token from an army token: what it adds.
-kingsburg-plus = +{ DATA("kingsburg/pieces/token/adds") }

game-kingsburg = Kingsburg
game-kingsburg-time = 20 min with bots
game-kingsburg-about = Roll, win the ear of the King’s advisors, build your province, and hold the wall in winter.
game-kingsburg-part-1 = First edition
game-kingsburg-part-2 = Revised edition
game-kingsburg-part-3 = 3 modules
game-kingsburg-start = by the dice
option-kingsburg-edition = Edition
option-kingsburg-edition-first = First edition
option-kingsburg-edition-first-hint = { DATA("kingsburg/buildings/building/row!=A|G", one: "building", other: "buildings") }, as printed
option-kingsburg-edition-revised = Revised edition
option-kingsburg-edition-revised-hint = opens the three modules
option-kingsburg-more-buildings = More Buildings
option-kingsburg-more-buildings-hint = two more rows, { DATA("kingsburg/buildings/building/row=A|G", one: "further building", other: "further buildings") }
option-kingsburg-governors = Governor Cards
option-kingsburg-governors-hint = { DATA("kingsburg/governors/governor") }, of which { DATA("kingsburg/governors/governor/provenance=house") } are ours
option-kingsburg-army-tokens = Army Tokens
option-kingsburg-army-tokens-hint = instead of the King’s die
option-kingsburg-documented-governors = Documented governors only
option-kingsburg-documented-governors-hint = only the { DATA("kingsburg/governors/governor/provenance!=house") } whose core is known
why-kingsburg-revised-only = with Revised only
why-kingsburg-governors-only = with governors only
end-kingsburg-buildings = Buildings
end-kingsburg-advisors = Advisors
end-kingsburg-reward = King’s reward
end-kingsburg-battles = Battles
end-kingsburg-effects = Effects
end-kingsburg-province = The province at the end: { $buildings }
end-kingsburg-reinforcements = Reinforcements { $n }, expected { $expected }
end-kingsburg-reinforcements-years = The King’s reinforcements by year: { $numbers }
# Luck is under, over or even; "percent" is how many of 100 games bring less.
end-kingsburg-reinforcements-word =
    { $luck ->
        [under] Meagre, and the same for all: more than in { $percent } of 100 games.
        [over] Generous, and the same for all: more than in { $percent } of 100 games.
       *[even] About as expected, and the same for all: more than in { $percent } of 100 games.
    }
# "season" is 1 to 3, and 4 for winter.
end-kingsburg-when =
    { $season ->
        [1] Year { $year }, spring
        [2] Year { $year }, summer
        [3] Year { $year }, autumn
       *[4] Year { $year }, winter
    }
key-kingsburg-dice = raise a die with this face
key-kingsburg-arrows = walk through the court
key-kingsburg-enter = choose the advisor; again to influence
gesture-kingsburg-tap = raise a die, choose an advisor or a building
gesture-kingsburg-again = influence the chosen advisor
