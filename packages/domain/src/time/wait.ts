/** A wait in clock format, for example `0:42`, `14:05` or `1:00:00`; whole seconds. */
export function clockOf(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds)
  const padded = String(rest).padStart(2, '0')
  return hours === 0 ? `${minutes}:${padded}` : `${hours}:${String(minutes).padStart(2, '0')}:${padded}`
}

/**
 * A wait in words, for example `42 seconds` or `1 hour 2 minutes`; whole seconds, without units that are zero.
 */
export function formatWait(seconds: number): string {
  const units = ['hour', 'minute', 'second'] as const
  const parts = partsOf(seconds).flatMap((count, index) =>
    count === 0 ? [] : [`${count} ${units[index]}${count === 1 ? '' : 's'}`],
  )
  return parts.length === 0 ? '0 seconds' : parts.join(' ')
}

function partsOf(seconds: number): [number, number, number] {
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
}
