import type { ConsentProof, ProofEntry } from '@dst/contracts'
import { createHash } from 'node:crypto'

/** An entry before it is tied to the one before it. */
export type LooseEntry = ProofEntry extends infer Entry
  ? Entry extends ProofEntry
    ? Omit<Entry, 'hash'>
    : never
  : never

/** The value that stands before the first entry. */
export const firstHash = '0'.repeat(64) as ConsentProof['first']

/** Gives each entry the hash of itself and all before it. */
export function chainEntries(entries: readonly LooseEntry[]): ProofEntry[] {
  let previous: string = firstHash
  return entries.map((entry) => {
    previous = hashAfter(previous, entry)
    return { ...entry, hash: previous } as ProofEntry
  })
}

/**
 * The number of the first entry whose hash isn't that of itself and all before it, counted from 1; undefined if every
 * hash is right. An end that was cut off shows only in a comparison with the database.
 */
export function verifyProof({ first, entries }: Pick<ConsentProof, 'first' | 'entries'>): number | undefined {
  let previous: string = first
  for (const [index, { hash, ...entry }] of entries.entries()) {
    previous = hashAfter(previous, entry)
    if (previous !== hash) return index + 1
  }
  return undefined
}

/** JSON with sorted keys and no spaces, so that the same data has the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

function hashAfter(previous: string, entry: object): string {
  return createHash('sha256')
    .update(previous + canonicalJson(entry))
    .digest('hex')
}
