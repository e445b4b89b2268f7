/** Positions between two updates, as far as events tell them: for the eye while a story is told, never for play. */
import { type Change, factsOf, type Happening, type Telling, type Value } from "./telling";

type Parts = { readonly [name: string]: Value | undefined };

/** The view after an event, from the view before it; what an event does not tell stays as it was. */
export function after<View extends object>(telling: Telling, view: View, event: Happening): View {
  const facts = factsOf(event);
  const byFact = Object.keys(facts).flatMap((name) => telling.changes[name] ?? []);
  return [...byFact, ...(telling.effects[event.kind] ?? [])].reduce((seen, change) => {
    if (change.when !== undefined && !holds(change.when, facts)) return seen;
    const way = change.at.split("/").map((part) => String(filled(part, facts)));
    return at(seen, way, change.do, filled(change.what, facts));
  }, view);
}

/** Is a fact there and true, or the word that it has to be? */
function holds(when: string, facts: Parts): boolean {
  const [name = "", word] = when.split("=");
  return word === undefined ? Boolean(facts[name]) : facts[name] === word;
}

/** A value with its facts put in; of a part that amounts have not got there is none. */
function filled(what: Value, facts: Parts): Value {
  if (typeof what === "string") {
    if (!what.startsWith("$")) return what;
    const [name = "", part] = what.slice(1).split(".");
    return part === undefined ? (facts[name] ?? null) : ((facts[name] as Parts | undefined)?.[part] ?? 0);
  }
  if (Array.isArray(what)) return what.map((each: Value) => filled(each, facts));
  if (typeof what !== "object" || what === null) return what;
  return Object.fromEntries(Object.entries(what).map(([name, each]) => [name, filled(each, facts)]));
}

/** What is at the end of the way changes; all else stays the same, and what is not shown stays so. */
function at<Whole>(whole: Whole, way: readonly string[], change: Change["do"], what: Value): Whole {
  const [part = "", ...rest] = way;
  if (typeof whole !== "object" || whole === null) return whole;
  if (Array.isArray(whole) && part === "*") return whole.map((each: unknown) => at(each, rest, change, what)) as Whole;
  if (Array.isArray(whole) && rest.length === 0 && change === "insert")
    return whole.toSpliced(Number(part), 0, what) as Whole;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, Value | undefined>;
  copy[part] = rest.length > 0 ? at(copy[part], rest, change, what) : next(copy[part], change, what);
  return copy as Whole;
}

function next(before: Value | undefined, change: Change["do"], what: Value): Value {
  if (change === "set") return what;
  if (before === null) return null;
  if (change === "put") return [...listed(before), ...listed(what)];
  if (change === "join") return [...without(listed(before), listed(what)), ...listed(what)];
  if (change === "drop") return without(listed(before), listed(what));
  return sum(before, what, change === "take" ? -1 : 1);
}

function listed(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function without(list: readonly Value[], gone: readonly Value[]): Value[] {
  const left = [...list];
  for (const member of gone) {
    const place = left.findIndex((each) => same(each, member));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function same(one: Value, other: Value): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const parts = Object.entries(one);
  const others = new Map(Object.entries(other));
  return parts.length === others.size && parts.every(([name, each]) => same(each, others.get(name) ?? null));
}

/** A number and another, or amounts and others; of what there is none nothing is said. */
function sum(before: Value | undefined, more: Value, sign: number): Value {
  if (typeof more === "number") return Number(before ?? 0) + sign * more;
  const total: Record<string, number> = { ...(before as Record<string, number> | undefined) };
  for (const [name, n] of Object.entries(more ?? {})) {
    total[name] = (total[name] ?? 0) + sign * Number(n);
    if (total[name] === 0) delete total[name];
  }
  return total;
}
