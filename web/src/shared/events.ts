// Made by “make types” from the games' sheets.
export interface Events {
  "era":
    | { kind: "ready"; seat: number; }
    | { kind: "set_up"; seat: number; pieces: readonly { piece: string; at: string; turn: number }[]; dice_gained: { readonly [name: string]: number }; }
    | { kind: "start_player"; seat: number; }
    | { kind: "round_begins"; seat: number; round: number; rolling: readonly number[]; }
    | { kind: "rolled"; seat: number; throw: number; dice: readonly { n: number; die: string; symbols: { readonly [name: string]: number } }[]; }
    | { kind: "finished_rolling"; seat: number; }
    | { kind: "revealed"; seat: number; throws: number; dice: readonly { n: number; die: string; symbols: { readonly [name: string]: number } }[]; symbols: { readonly [name: string]: number }; rolled: { readonly [name: string]: readonly number[] }; hammers: number; swords: number; shields: number; skulls: number; }
    | { kind: "collected"; seat: number; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; culture: number; }
    | { kind: "fed"; seat: number; pays: { readonly [name: string]: number }; missing: number; }
    | { kind: "disaster"; seat: number; steps: number; why: string; }
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
    | { kind: "land_laid"; seat: number; order: readonly string[]; }
    | { kind: "hamlet_set"; seat: number; place: number; }
    | { kind: "peasants_set"; seat: number; places: readonly number[]; }
    | { kind: "store_filled"; seat: number; store: { readonly [name: string]: number }; }
    | { kind: "will_put"; seat: number; card_place: number; card?: string; }
    | { kind: "will_board_filled"; }
    | { kind: "round_begins"; round: number; travel: string; letter: string; }
    | { kind: "tile_taken"; seat: number; tile: string; points: number; }
    | { kind: "passed"; seat: number; forced: boolean; active: boolean; }
    | { kind: "harvested"; seat: number; action: string; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "taxed"; seat: number; gains: { readonly [name: string]: number }; lost: { readonly [name: string]: number }; }
    | { kind: "mood_changed"; seat: number; by: number; mood: number; band: string; why: string; }
    | { kind: "rebellion"; seat: number; points: number; mood: number; chapel: boolean; }
    | { kind: "peasant_left"; seat: number; place: number; }
    | { kind: "explored"; seat: number; card_place: number; card?: string; base?: { of: string; n: number }; wish?: { of: string; n: number }; worth?: number; each?: { of: string; points: number; most: number }; }
    | { kind: "founded"; seat: number; settlement: string; place: number; pays: { readonly [name: string]: number }; points: number; }
    | { kind: "erected"; seat: number; building: string; place: number; pays: { readonly [name: string]: number }; points: number; }
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
    | { kind: "tribute_paid"; seat: number; pays: { readonly [name: string]: number }; }
    | { kind: "tribute_unpaid"; seat: number; owed: { readonly [name: string]: number }; points: number; }
    | { kind: "gave"; seat: number; pays: { readonly [name: string]: number }; points: number; }
    | { kind: "peasant_given"; seat: number; place: number; points: number; }
    | { kind: "will_revealed"; card_place: number; card: string; base: { of: string; n: number }; wish?: { of: string; n: number }; worth?: number; each?: { of: string; points: number; most: number }; }
    | { kind: "will_scored"; seat: number; card: string; points: number; }
    | { kind: "emblems"; seat: number; emblems: readonly string[]; points: number; }
    | { kind: "building_points"; seat: number; building: string; points: number; }
    | { kind: "game_over"; winners: readonly number[]; };
}
