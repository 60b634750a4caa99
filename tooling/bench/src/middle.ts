/** The value below which this share of the values falls: the median by default, NaN without values. */
export function middle(values: readonly number[], share = 0.5): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
}
