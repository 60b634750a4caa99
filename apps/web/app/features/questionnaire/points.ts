/** A whole number with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value)
}

/** What an answer counted, and the most that it could have counted; one that takes points off says so in words. */
export function pointsInWords({ points, maximum }: { points: number; maximum: number }): string {
  return points < 0 ? `minus ${Math.abs(points)} points` : `${points} of ${maximum} possible`
}

/** A number of points, at least 1. */
export function pointCount(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}
