const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A whole number as written in prose, e.g. "five"; digits above ten. Expects a count, not below 0. */
export function spellNumber(count: number): string {
  return smallNumbers[count] ?? String(count)
}
