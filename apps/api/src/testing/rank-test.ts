/**
 * How far the share of won comparisons may deviate from a half by chance, in standard deviations: exceeded once in
 * 100,000 runs.
 */
const deviations = 4.5

/**
 * Compares two samples of times by rank (Mann-Whitney). `superiority` is how often a time of the first sample is longer
 * than one of the second, a half when they are alike; `bound` is how far it may deviate from a half by chance. Ranks
 * are robust against outliers.
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
