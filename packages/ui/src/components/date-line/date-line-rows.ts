/**
 * For labels that begin at their position and are `width` wide, as a share of the line: how many others are between
 * each and the line, so that none overlaps another, nor the pole of one that is farther away. The positions ascend.
 */
export function lanesOf(positions: readonly number[], width: number): number[] {
  const lanes: number[] = []
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    const next = positions[index + 1]
    const isClear = next === undefined || next - (positions[index] ?? 0) >= width
    lanes.unshift(isClear ? 0 : (lanes[0] ?? 0) + 1)
  }
  return lanes
}
