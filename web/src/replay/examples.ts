/** Positions to begin with on the set-up page, as people would write them; a test shows that all can be played on. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  kingsburg: `game = "kingsburg"
options = { edition = "revised" }
year = 5
season = "autumn"
step = "influence"
enemy = "barbarians 8"

[[seats]]
own = [4, 4, 2]
goods = { gold = 2, wood = 1 }
soldiers = 1
buildings = ["inn", "market", "statue", "chapel"]
points = { advisors = 9 }

[[seats]]
own = [6, 3, 1]
goods = { stone = 2 }
soldiers = 3
buildings = ["guard_tower", "blacksmith", "statue"]
points = { advisors = 12 }
`,
  era: `game = "era"
round = 5
step = "build"

[[seats]]
stores = { food = 1, wood = 2, stone = 3 }
hammers = 2
pieces = [
  "keep g7", "longhouse b2", "longhouse h12", "longhouse k12", "farm l1",
  "wall 5 a1", "wall 5 a2 turn 1", "wall 5 e2 turn 1",
]

[[seats]]
stores = { food = 3, wood = 2, stone = 1 }
pieces = [
  "keep g7", "longhouse a1", "longhouse a3", "longhouse a5", "farm l1",
  "wall 4 a14", "wall 4 f14", "wall 4 k14",
]
`,
  "kings-will": `game = "kings-will"
step = "act"
tile = "build"
row = ["harvest", "mine", "enrich", "move", "king", "govern", "multiply", "intrigue", "build"]

[[seats]]
goods = { food = 1, leather = 1, wood = 3, coin = 1 }
land = [
  { landscape = "corn", peasants = 1, settlements = ["hamlet"] },
  { landscape = "meadow" },
  { landscape = "forest", peasants = 1 },
  { landscape = "mountain" },
]

[[seats]]
goods = { food = 2, wood = 2 }

[[seats]]
goods = { wood = 2, stone = 2 }
`,
};
