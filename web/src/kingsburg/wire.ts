/** The engine's view of Kingsburg as it comes over the wire; `schema.ts` describes it. */
import type { components } from "../shared/schema";
import type { View } from "../shared/types";

type Schemas = components["schemas"];

export type Group = Schemas["Group"];
export type Amounts = Schemas["Amounts"];
export type EnemyCard = Schemas["EnemyCard"];
export type Enemy = Schemas["Enemy"];
export type Side = Schemas["Side"];
export type KingsburgView = Schemas["KingsburgView"];

export function readView(view: View): KingsburgView {
  return view as KingsburgView;
}
