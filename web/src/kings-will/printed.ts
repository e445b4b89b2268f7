/** Made by tools/printed.py from the game's data: what is printed on tiles and cards. */
export const LANDSCAPES = {
  "corn": {"yields": "food"},
  "meadow": {"yields": "leather"},
  "forest": {"yields": "wood"},
  "mountain": {"yields": "stone"},
  "hill": {"yields": null},
  "lake": {"yields": null},
} as const;
export const SETTLEMENTS = [
  {"id": "hamlet", "cost": {"wood": 2, "leather": 1}, "mood": 0, "points": 1},
  {"id": "castle", "cost": {"stone": 2, "wood": 1}, "mood": -1, "points": 2},
  {"id": "monastery", "cost": {"stone": 2, "leather": 1}, "mood": 1, "points": 2},
  {"id": "village", "cost": {"wood": 2, "stone": 1, "food": 1}, "mood": 1, "points": 3},
] as const;
export const BUILDINGS = [
  {"id": "mill", "cost": {"wood": 1, "stone": 1, "coin": 1}, "mood": 0, "points": 1, "left": "ear", "right": "wheel"},
  {"id": "tannery", "cost": {"wood": 1, "leather": 1, "coin": 1}, "mood": 0, "points": 1, "left": "wheel", "right": "ear"},
  {"id": "sawmill", "cost": {"wood": 1, "food": 1, "coin": 1}, "mood": 0, "points": 1, "left": "wheel", "right": "coin"},
  {"id": "quarry", "cost": {"stone": 1, "food": 1, "coin": 1}, "mood": 0, "points": 1, "left": "coin", "right": "wheel"},
  {"id": "fair", "cost": {"food": 1, "leather": 1, "coin": 2}, "mood": 2, "points": 1, "left": "ear", "right": "crown"},
  {"id": "tavern", "cost": {"wood": 1, "food": 1, "coin": 2}, "mood": 1, "points": 1, "left": "crown", "right": "ear"},
  {"id": "market", "cost": {"wood": 1, "leather": 1, "coin": 2}, "mood": 0, "points": 2, "left": "coin", "right": "ear"},
  {"id": "mint", "cost": {"stone": 2, "coin": 2}, "mood": 0, "points": 2, "left": "crown", "right": "coin"},
  {"id": "customs_house", "cost": {"wood": 1, "coin": 2}, "mood": 0, "points": 1, "left": "coin", "right": "crown"},
  {"id": "school", "cost": {"wood": 2, "coin": 2}, "mood": 1, "points": 1, "left": "book", "right": "cross"},
  {"id": "library", "cost": {"stone": 1, "leather": 1, "coin": 3}, "mood": 0, "points": 0, "left": "cross", "right": "book"},
  {"id": "workshop", "cost": {"wood": 1, "stone": 1, "coin": 3}, "mood": 0, "points": 0, "left": "wheel", "right": "book"},
  {"id": "granary", "cost": {"wood": 2, "coin": 1}, "mood": 0, "points": 1, "left": "ear", "right": null},
  {"id": "tithe_barn", "cost": {"stone": 2, "coin": 1}, "mood": 0, "points": 2, "left": null, "right": "ear"},
  {"id": "inn", "cost": {"wood": 1, "food": 2, "coin": 1}, "mood": 1, "points": 1, "left": "ear", "right": "coin"},
  {"id": "midwife", "cost": {"food": 2, "coin": 2}, "mood": 0, "points": 1, "left": "cross", "right": "ear"},
  {"id": "relay_station", "cost": {"leather": 2, "coin": 1}, "mood": 0, "points": 1, "left": "wheel", "right": "crown"},
  {"id": "scout_house", "cost": {"leather": 1, "coin": 3}, "mood": 0, "points": 1, "left": "crown", "right": "wheel"},
  {"id": "chapel", "cost": {"stone": 2, "coin": 1}, "mood": 1, "points": 1, "left": "book", "right": "cross"},
  {"id": "masons_lodge", "cost": {"wood": 1, "stone": 1, "coin": 2}, "mood": 0, "points": 2, "left": "cross", "right": "wheel"},
  {"id": "palace", "cost": {"wood": 2, "stone": 2, "coin": 3}, "mood": -1, "points": 6, "left": "crown", "right": "crown"},
] as const;
export const EMBLEMS = {"ear": 1, "wheel": 2, "coin": 2, "book": 2, "cross": 2, "crown": 3} as const;
export const WILLS = {
  "happy_people": {"base": {"of": "mood", "need": 0}, "wish": {"of": "mood", "need": 3}, "points": 9, "each": 0},
  "scholarship": {"base": {"of": "education", "need": 2}, "wish": {"of": "education", "need": 5}, "points": 8, "each": 0},
  "progress": {"base": {"of": "development", "need": 2}, "wish": {"of": "development", "need": 5}, "points": 8, "each": 0},
  "many_subjects": {"base": {"of": "peasants", "need": 5}, "wish": {"of": "peasants", "need": 8}, "points": 9, "each": 0},
  "wide_lands": {"base": {"of": "landscapes", "need": 6}, "wish": {"of": "landscapes", "need": 8}, "points": 8, "each": 0},
  "peasant_land": {"base": {"of": "hamlets", "need": 2}, "wish": {"of": "hamlets", "need": 3}, "points": 9, "each": 0},
  "well_defended": {"base": {"of": "castles", "need": 1}, "wish": {"of": "castles", "need": 2}, "points": 10, "each": 0},
  "devout": {"base": {"of": "monasteries", "need": 1}, "wish": {"of": "monasteries", "need": 2}, "points": 10, "each": 0},
  "village_life": {"base": {"of": "villages", "need": 1}, "wish": {"of": "villages", "need": 2}, "points": 10, "each": 0},
  "variety": {"base": {"of": "settlement_kinds", "need": 2}, "wish": {"of": "settlement_kinds", "need": 4}, "points": 10, "each": 0},
  "master_builder": {"base": {"of": "buildings", "need": 2}, "wish": {"of": "buildings", "need": 4}, "points": 10, "each": 0},
  "full_chest": {"base": {"of": "coins", "need": 2}, "wish": {"of": "coins", "need": 7}, "points": 8, "each": 0},
  "full_stores": {"base": {"of": "resources", "need": 4}, "wish": {"of": "resources", "need": 0}, "points": 10, "each": 1},
  "keenest_builder": {"base": {"of": "buildings", "need": 1}, "wish": {"of": "most_buildings", "need": 1}, "points": 8, "each": 0},
  "some_of_everything": {"base": {"of": "resource_kinds", "need": 3}, "wish": {"of": "full_sets", "need": 1}, "points": 9, "each": 4},
  "lively_places": {"base": {"of": "lived_landscapes", "need": 2}, "wish": {"of": "lived_landscapes", "need": 0}, "points": 10, "each": 2},
} as const;
export const WRATH = 2 as const;
export const EDUCATION = [
  {"settlement": "hamlet", "saves": {"wood": 1}},
  {"settlement": "castle", "saves": {"stone": 1}},
  {"settlement": "monastery", "saves": {"stone": 1}},
  {"settlement": "village", "saves": {"wood": 1}},
  {"points": 2},
] as const;
export const DEVELOPMENT = [
  {"action": "fell_wood", "more": 1},
  {"action": "cattle", "more": 1},
  {"action": "fields", "more": 1},
  {"action": "quarry_stone", "more": 1},
  {"points": 2},
] as const;
export const MOOD = {"least": -4, "most": 5} as const;
export const BANDS = [
  {"id": "low", "least": -3},
  {"id": "mid", "least": 0},
  {"id": "high", "least": 3},
] as const;
export const COINS = 12 as const;
export const CARDS = 8 as const;
export const ROUNDS = 4 as const;
export const START_RESOURCES = 4 as const;
