/** Luck in numbers: how a sum of dice stands against all that could have come. */

/** In how many ways so many dice give each sum, from the least on. */
function ways(dice: number, sides: number): number[] {
  let sums = [1];
  for (let die = 0; die < dice; die++) {
    const longer = Array<number>(sums.length + sides - 1).fill(0);
    sums.forEach((n, at) => {
      for (let face = 0; face < sides; face++) longer[at + face] = (longer[at + face] ?? 0) + n;
    });
    sums = longer;
  }
  return sums;
}

/** How many of 100 throws of so many dice bring less; ties count half. */
export function percentile(dice: number, sides: number, sum: number): number {
  const sums = ways(dice, sides);
  const less = sums.slice(0, sum - dice).reduce((all, n) => all + n, 0);
  return (100 * (less + (sums[sum - dice] ?? 0) / 2)) / sides ** dice;
}

/** Halves as people write them: 17½. */
export function halves(n: number): string {
  const whole = Math.trunc(Math.abs(n));
  const half = Math.abs(n) - whole >= 0.25 ? "½" : "";
  return whole === 0 && half !== "" ? half : `${whole}${half}`;
}

export function signedHalves(n: number): string {
  return n === 0 ? "0" : `${n < 0 ? "−" : "+"}${halves(n)}`;
}
