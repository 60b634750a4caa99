const roundSteps = [1, 2, 2.5, 5, 10]
const stepsWanted = 4

/** Round, equal steps from the last one not above the lowest value to the first not below the highest. */
export function roundValuesAround(values: readonly number[]): readonly number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  // Without a spread, one step around the value.
  const wanted = (highest - lowest || Math.abs(highest) || 1) / stepsWanted
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = power * (roundSteps.find((round) => round * power >= wanted) ?? 10)
  const first = Math.floor(lowest / step)
  const last = Math.max(first + 1, Math.ceil(highest / step))
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Where a value is on a scale, from 0 at its foot to 1 at its top. */
export function shareOf(value: number, scale: readonly number[]): number {
  const [foot = 0, top = 1] = [scale[0], scale.at(-1)]
  return (value - foot) / (top - foot)
}

/** The line through values, in a square of 100 by 100 whose origin is at the top left. */
export function pathOf(values: readonly number[], scale: readonly number[], order: 'forward' | 'backward' = 'forward') {
  const last = Math.max(1, values.length - 1)
  const points = values.map((value, index) => `${percent(index / last)} ${percent(1 - shareOf(value, scale))}`)
  return `M${(order === 'forward' ? points : points.toReversed()).join('L')}`
}

function percent(share: number): string {
  return String(Math.round(share * 10_000) / 100)
}

/** A label of two lines takes this share of the height. */
const labelHeight = 0.24

/** The places of labels that are as close to the ends of their lines as they can be without covering one another. */
export function endLabelPlaces(ends: readonly number[]): readonly number[] {
  const order = ends.map((end, index) => ({ end, index })).toSorted((one, other) => one.end - other.end)
  const places: number[] = []
  let free = 0
  order.forEach(({ end, index }, position) => {
    const above = order.length - 1 - position
    const most = 1 - above * labelHeight
    const place = Math.min(Math.max(end, free), most)
    places[index] = place
    free = place + labelHeight
  })
  return places
}

const labelsWanted = 8

/** As many labels of steps as there is room for: the first, and then each second, third or so. */
export function labeledSteps(steps: readonly string[]): readonly { readonly label: string; readonly share: number }[] {
  const last = Math.max(1, steps.length - 1)
  const each = Math.max(1, Math.ceil(steps.length / labelsWanted))
  return steps.flatMap((label, index) => (index % each === 0 ? [{ label, share: index / last }] : []))
}
