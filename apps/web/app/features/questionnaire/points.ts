/** A whole number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value)
}

/** The points of an answer, and the most that it could have given; the text says so if it takes points off. */
export function formatPoints({ points, maximum }: { points: number; maximum: number }): string {
  return points < 0 ? `minus ${Math.abs(points)} points` : `${points} of ${maximum} possible`
}

/** A number of points, at least 1, as text. */
export function pointCount(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}
