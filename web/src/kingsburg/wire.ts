/** What comes over the wire at a table of Kingsburg; `schema.ts` describes it. */
import type { components } from "../shared/schema";
import type { EndOf, TableProps as Props, UpdateOf } from "../shared/types";

export type { Crest, LogEntry, Options, TableInfo } from "../shared/types";

type Schemas = components["schemas"];

export type Update = UpdateOf<"kingsburg">;
export type End = EndOf<"kingsburg">;
export type TableProps = Props<Update>;
export type ActionInfo = Schemas["KingsburgAction"];
export type Advice = Schemas["KingsburgAdvice"];
export type ProvinceAdvice = Schemas["ProvinceAdvice"];
export type KingsburgView = Schemas["KingsburgView"];
export type Side = Schemas["Side"];
export type Group = Schemas["Group"];
export type Enemy = Schemas["Enemy"];
export type EnemyCard = Schemas["EnemyCard"];
export type Amounts = Schemas["Amounts"];
export type Goods = Schemas["Goods"];
export type Good = keyof Goods;
