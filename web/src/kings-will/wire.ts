/** The King's Will on the wire, under short names; the shapes come from the API's own description. */
import type { components } from "../shared/schema";
import type { EventOf, TableProps as Props, UpdateOf } from "../shared/types";

type Schemas = components["schemas"];
export type View = Schemas["KingsWillView"];
export type Side = Schemas["Estate"];
export type Spot = Schemas["Spot"];
export type WillPlace = Schemas["WillPlace"];
export type Offer = Schemas["TravelOffer"];
/** A decision that I may take; which fields there are depends on its kind. */
export type Decision = Schemas["KingsWillDecision"];
export type Advice = Schemas["KingsWillAdvice"];
export type BuildingAdvice = Schemas["BuildingAdvice"];
export type TributeAdvice = Schemas["TributeAdvice"];
export type OfferAdvice = Schemas["OfferAdvice"];
export type WillAdvice = Schemas["WillAdvice"];
export type Amounts = Readonly<Goods>;
export type Good = keyof Schemas["Rooms"];
export type Resource = Exclude<Good, "coin">;
/** Peasants where they are given. */
export type Goods = Partial<Record<Good | "peasant", number>>;

export type Update = UpdateOf<"kings-will">;
export type Event = EventOf<"kings-will">;
export type TableProps = Props<Update>;
