/** The order of a list, and where in it something dragged belongs. */

/** A list with one of its things at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The place to which a row belongs whose middle has been dragged somewhere: past another's middle it takes its place. */
export function placeFor(middles: readonly number[], from: number, by: number): number {
  const at = (middles[from] ?? 0) + by;
  return by > 0
    ? from + middles.slice(from + 1).filter((middle) => at > middle).length
    : from - middles.slice(0, from).filter((middle) => at < middle).length;
}
