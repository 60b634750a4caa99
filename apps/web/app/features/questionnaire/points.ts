/** A whole number with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value)
}

/** What an answer counted, and the most that it could have counted. */
export function pointsInWords({ points, maximum }: { points: number; maximum: number }): string {
  return `${signed(points)} of ${maximum}`
}
