import { createHash } from 'node:crypto'

/** SHA-256 of details, hex: the same whatever their order, so that a repeat is told from a change. */
export function fingerprintOf(details: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(details)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value ?? null
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return parts.map(([key, part]) => [key, sorted(part)])
}
