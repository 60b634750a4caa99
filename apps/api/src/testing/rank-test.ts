/** How far a share of won comparisons may stray from a half by chance, in standard deviations: once in 100,000 runs. */
const deviations = 4.5

/**
 * Compares two samples of times by rank (Mann and Whitney): `superiority` is how often one of the first is the longer of
 * two, a half when they are alike, and `bound` how far from a half it may be by chance. Ranks do not mind outliers.
 */
export function compareTimes(
  first: readonly number[],
  second: readonly number[],
): { superiority: number; bound: number } {
  const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  const [n, m] = [first.length, second.length]
  const superiority = wins.reduce((sum: number, win) => sum + win, 0) / (n * m)
  return { superiority, bound: deviations * Math.sqrt((n + m + 1) / (12 * n * m)) }
}
