/** What comes over the wire at a table of Kingsburg; `schema.ts` describes it. */
import type { components } from "../shared/schema";
import type { EndOf, EventOf, TableProps as Props, UpdateOf } from "../shared/types";

export type { Crest, Options, TableInfo } from "../shared/types";

type Schemas = components["schemas"];

export type Update = UpdateOf<"kingsburg">;
export type End = EndOf<"kingsburg">;
export type Event = EventOf<"kingsburg">;
export type TableProps = Props<Update>;
export type Decision = Schemas["KingsburgDecision"];
export type ProvinceAdvice = Schemas["ProvinceAdvice"];
export type View = Schemas["KingsburgView"];
export type Group = Schemas["Group"];
export type Goods = Partial<Record<"gold" | "wood" | "stone", number>>;
