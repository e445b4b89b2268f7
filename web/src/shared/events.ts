// Made by “make types” from the games' sheets.
export interface Events {
  "kingsburg":
    | { kind: "turn_order_drawn"; order: readonly number[]; }
    | { kind: "governors_dealt"; seat: number; }
    | { kind: "governor_chosen"; seat: number; }
    | { kind: "governor_revealed"; seat: number; governor: string; gains: { readonly [name: string]: number }; points: number; }
    | { kind: "year_begins"; year: number; }
    | { kind: "enemy_drawn"; weakest: number; strongest: number; }
    | { kind: "raised"; seat: number; building: string; }
    | { kind: "kings_aid_die"; seat: number; bonus_dice: number; why: string; }
    | { kind: "kings_aid_good"; seat: number; gains: { readonly [name: string]: number }; }
    | { kind: "governor_good"; seat: number; governor: string; gains: { readonly [name: string]: number }; }
    | { kind: "governor_points"; seat: number; governor: string; points: number; }
    | { kind: "looked"; seat: number; enemy?: string; strength?: number; penalty?: { readonly [name: string]: number }; reward?: { readonly [name: string]: number }; }
    | { kind: "neutral_dice"; advisor: number; dice: number; aside: boolean; neutral: { three: readonly number[]; two: readonly number[] }; }
    | { kind: "neutral_dice_leave"; }
    | { kind: "guild_gold"; seat: number; gains: { readonly [name: string]: number }; }
    | { kind: "farms_die"; seat: number; bonus_dice: number; }
    | { kind: "fairy_die"; seat: number; bonus_dice: number; }
    | { kind: "priest_blessing"; seat: number; bonus_dice: number; points: number; }
    | { kind: "bonus_dice"; seat: number; rolled: number; due: number; }
    | { kind: "rolled"; seat: number; own: readonly number[]; bonus: readonly number[]; total: number; }
    | { kind: "rerolled"; seat: number; own: readonly number[]; bonus: readonly number[]; total: number; building: string; }
    | { kind: "turned"; seat: number; own: readonly number[]; bonus: readonly number[]; total: number; }
    | { kind: "shifted"; seat: number; own: readonly number[]; bonus: readonly number[]; total: number; }
    | { kind: "prince"; seat: number; own: readonly number[]; bonus: readonly number[]; total: number; }
    | { kind: "turn_order"; order: readonly number[]; }
    | { kind: "influenced"; seat: number; advisor: number; own: readonly number[]; bonus: readonly number[]; token: boolean; market: number; envoy: boolean; }
    | { kind: "passed"; seat: number; forced: boolean; }
    | { kind: "duke_moved"; seat: number; advisor: number; court: readonly ({ place: number; seat: number | null; own?: readonly number[]; bonus?: readonly number[]; token?: boolean; market?: number; envoy?: boolean })[]; }
    | { kind: "gift"; seat: number; advisor: number; gains: { readonly [name: string]: number }; points: number; }
    | { kind: "declined"; seat: number; advisor: number; }
    | { kind: "traded"; seat: number; advisor: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; }
    | { kind: "stables_soldier"; seat: number; gains: { readonly [name: string]: number }; }
    | { kind: "dice_taken_back"; court: readonly ({ place: number; seat: number | null; own?: readonly number[]; bonus?: readonly number[]; token?: boolean; market?: number; envoy?: boolean })[]; }
    | { kind: "built"; seat: number; building: string; pays: { readonly [name: string]: number }; points: number; envoy: boolean; }
    | { kind: "built_nothing"; seat: number; forced: boolean; }
    | { kind: "inn_token"; seat: number; gains: { readonly [name: string]: number }; }
    | { kind: "embassy_point"; seat: number; points: number; }
    | { kind: "town_hall"; seat: number; pays: { readonly [name: string]: number }; points: number; }
    | { kind: "sawmill"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; }
    | { kind: "quarry"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; }
    | { kind: "goldsmith"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; points: number; }
    | { kind: "exchanged"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; }
    | { kind: "sold"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; }
    | { kind: "kings_reward"; seat: number; buildings: number; points: number; }
    | { kind: "envoy_returned"; seat: number; }
    | { kind: "envoy_awarded"; seat: number; why: string; }
    | { kind: "envoy_nobody"; }
    | { kind: "training_camp"; seat: number; gains: { readonly [name: string]: number }; }
    | { kind: "recruited"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; }
    | { kind: "army_token_chosen"; seat: number; }
    | { kind: "army_token_revealed"; seat: number; army_token: number; }
    | { kind: "kings_reinforcements"; soldiers: number; }
    | { kind: "academy_roll"; seat: number; die: number; soldiers: number; reinforcement?: number; }
    | { kind: "always"; seat: number; effect: string; }
    | { kind: "asks_again"; seat: number; }
    | { kind: "effect_declined"; seat: number; effect: string; }
    | { kind: "held_back"; seat: number; outcome: "won" | "drawn" | "lost"; }
    | { kind: "enemy_revealed"; enemy: string; strength: number; penalty: { readonly [name: string]: number }; reward: { readonly [name: string]: number }; }
    | { kind: "battle"; seat: number; strength: number; enemy_strength: number; outcome: "won" | "drawn" | "lost"; }
    | { kind: "lost_goods"; seat: number; pays: { readonly [name: string]: number }; }
    | { kind: "points_lost"; seat: number; points: number; }
    | { kind: "building_destroyed"; seat: number; building: string; points: number; }
    | { kind: "spoils"; seat: number; gains: { readonly [name: string]: number }; points: number; }
    | { kind: "fortress_point"; seat: number; points: number; }
    | { kind: "strongest_winner"; seat: number; strength: number; points: number; }
    | { kind: "soldiers_go_home"; }
    | { kind: "cathedral_points"; seat: number; points: number; }
    | { kind: "army_token_points"; seat: number; points: number; }
    | { kind: "game_over"; winners: readonly number[]; };
  "era":
    | { kind: "ready"; seat: number; }
    | { kind: "set_up"; seat: number; pieces: readonly { piece: string; at: string; turn: number }[]; dice_gained: { readonly [name: string]: number }; }
    | { kind: "start_player"; seat: number; }
    | { kind: "round_begins"; seat: number; round: number; order: readonly number[]; rolling: readonly number[]; }
    | { kind: "rolled"; seat: number; throw: number; dice: readonly { n: number; die: string; symbols: { readonly [name: string]: number } }[]; }
    | { kind: "finished_rolling"; seat: number; }
    | { kind: "revealed"; seat: number; throws: number; dice: readonly { n: number; die: string; symbols: { readonly [name: string]: number } }[]; symbols: { readonly [name: string]: number }; rolled: { readonly [name: string]: readonly number[] }; hammers: number; swords: number; shields: number; skulls: number; }
    | { kind: "collected"; seat: number; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; culture: number; }
    | { kind: "fed"; seat: number; pays: { readonly [name: string]: number }; missing: number; }
    | { kind: "disaster"; seat: number; steps: number; points: number; why: string; }
    | { kind: "disaster_strikes"; seat: number; disaster: string; skulls: number; }
    | { kind: "resource_lost"; seat: number; pays: { readonly [name: string]: number }; why: string; }
    | { kind: "goods_lost"; seat: number; pays: { readonly [name: string]: number }; }
    | { kind: "removed"; seat: number; piece: string; at: string; turn: number; why: string; }
    | { kind: "scorched"; seat: number; piece: string; at: string; turn: number; why: string; }
    | { kind: "no_scorched_land"; seat: number; why: string; }
    | { kind: "built"; seat: number; piece: string; at: string; turn: number; pays: { readonly [name: string]: number }; points: number; enclosed: number; }
    | { kind: "built_no_more"; seat: number; unused: number; forced: boolean; }
    | { kind: "marker_turned"; seat: number; piece: string; left: number; }
    | { kind: "demanded"; seat: number; opponent: number; owed: { readonly [name: string]: number }; forced: boolean; }
    | { kind: "paid"; seat: number; opponent: number; pays: { readonly [name: string]: number }; received: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "refused"; seat: number; opponent: number; owed: { readonly [name: string]: number }; }
    | { kind: "nothing_to_extort"; seat: number; opponent: number; }
    | { kind: "dice_matched"; seat: number; dice_gained: { readonly [name: string]: number }; dice_lost: { readonly [name: string]: number }; }
    | { kind: "game_over"; winners: readonly number[]; rounds: number; }
    | { kind: "solo_over"; seat: number; points: number; rank: string; };
  "kings-will":
    | { kind: "start_player"; seat: number; }
    | { kind: "wills_dealt"; seat: number; cards?: readonly string[]; }
    | { kind: "land_laid"; seat: number; order: readonly string[]; land: readonly ({ landscape: string; peasants: number; places: number; sites: number; settlements: readonly string[]; building: string | null })[]; }
    | { kind: "hamlet_set"; seat: number; place: number; }
    | { kind: "peasants_set"; seat: number; places: readonly number[]; }
    | { kind: "store_filled"; seat: number; store: { readonly [name: string]: number }; }
    | { kind: "will_put"; seat: number; card_place: number; card?: string; }
    | { kind: "will_board_filled"; }
    | { kind: "round_begins"; round: number; travel: string; letter: string; }
    | { kind: "tile_taken"; seat: number; tile: string; row_place: number; points: number; }
    | { kind: "passed"; seat: number; forced: boolean; active: boolean; }
    | { kind: "harvested"; seat: number; action: string; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "taxed"; seat: number; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "mood_changed"; seat: number; by: number; mood: number; band: string; why: string; }
    | { kind: "rebellion"; seat: number; points: number; mood: number; chapel: boolean; }
    | { kind: "peasant_left"; seat: number; place: number; }
    | { kind: "explored"; seat: number; card_place: number; card?: string; base?: { of: string; n: number }; wish?: { of: string; n: number }; worth?: number; each?: { of: string; points: number; most: number }; }
    | { kind: "founded"; seat: number; settlement: string; place: number; room: number; pays: { readonly [name: string]: number }; points: number; }
    | { kind: "erected"; seat: number; building: string; place: number; room: number; pays: { readonly [name: string]: number }; points: number; }
    | { kind: "education"; seat: number; level: number; gains: { readonly [name: string]: number }; points: number; }
    | { kind: "development"; seat: number; level: number; points: number; }
    | { kind: "walked"; seat: number; place: number; to: number; }
    | { kind: "landscape_found"; seat: number; landscape: string; side: "left" | "right"; place: number; to: number; room: number; sites: number; }
    | { kind: "swapped"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "offspring"; seat: number; place: number; pays: { readonly [name: string]: number }; }
    | { kind: "sold"; seat: number; pays: { readonly [name: string]: number }; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "king_arrives"; seat: number; round: number; turns: number; }
    | { kind: "committed"; seat: number; card_place: number; }
    | { kind: "neutral_disc"; seat: number; card_place: number; }
    | { kind: "treated"; seat: number; pays: { readonly [name: string]: number }; }
    | { kind: "tribute_paid"; seat: number; round: number; pays: { readonly [name: string]: number }; }
    | { kind: "tribute_unpaid"; seat: number; owed: { readonly [name: string]: number }; points: number; }
    | { kind: "gave"; seat: number; offer: number; pays: { readonly [name: string]: number }; points: number; }
    | { kind: "peasant_given"; seat: number; offer: number; place: number; points: number; }
    | { kind: "will_revealed"; card_place: number; card: string; base: { of: string; n: number }; wish?: { of: string; n: number }; worth?: number; each?: { of: string; points: number; most: number }; }
    | { kind: "will_scored"; seat: number; card: string; points: number; source: "wills" | "wrath"; }
    | { kind: "emblems"; seat: number; emblems: readonly string[]; points: number; }
    | { kind: "building_points"; seat: number; building: string; points: number; }
    | { kind: "game_over"; winners: readonly number[]; };
}
