import { createHash } from 'node:crypto'

/** SHA-256 of the given data, hex. Independent of key order, so that a repeat can be distinguished from a change. */
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
