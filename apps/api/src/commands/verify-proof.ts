import { consentProofSchema, type ConsentProof, type ProofEntry } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { phoneHash } from '../database/phone-hash.ts'
import type { Tables } from '../database/tables.ts'
import { proofOf } from '../modules/proof/consent-proof.ts'
import { canonicalJson, verifyProof } from '../modules/proof/proof-chain.ts'

/** What a check of a proof can find; each but `added-later` means that the file doesn't prove what it says. */
export type ProofFindingCode =
  'unreadable' | 'broken' | 'unknown-request' | 'missing' | 'changed' | 'left-out' | 'other-number' | 'added-later'

/** One finding; `entry` is the number of the entry in the file, counted from 1, or the id of a row that it lacks. */
export interface ProofFinding {
  code: ProofFindingCode
  entry?: number | string
}

/** What a check of a proof found. */
export interface ProofCheck {
  /** Whether the file proves what it says, as far as it was checked. */
  holds: boolean
  /** How many entries the file has. */
  entries: number
  findings: ProofFinding[]
}

/** The sentence of each finding, of which `{entry}` is its entry. */
export const proofFindingTexts = {
  unreadable: 'The file is not a proof of consent: it could not be read.',
  broken: 'Entry {entry} was changed, moved or put in, or one before it was taken out: its hash does not fit.',
  'unknown-request': 'The database has nothing under the id of this request.',
  missing: 'Entry {entry} is not in the database.',
  changed: 'Entry {entry} says something else than the database.',
  'left-out': 'The database has an entry ({entry}) from before this file was made, which the file lacks.',
  'other-number': 'The phone number of entry {entry} is not the one whose hash was recorded.',
  'added-later': 'Since this file was made, the database has got another entry ({entry}).',
} as const satisfies Record<ProofFindingCode, string>

/**
 * Checks the chain of hashes of a proof and, with a database, that it has the same entries: none missing, changed or
 * left out. The number of a person whose account was deleted since is checked by its hash.
 */
export async function verifyProofFile(text: string, db?: Kysely<Tables>): Promise<ProofCheck> {
  const proof = readProof(text)
  if (!proof) return { holds: false, entries: 0, findings: [{ code: 'unreadable' }] }
  const broken = verifyProof(proof)
  const findings: ProofFinding[] = [
    ...(broken === undefined ? [] : [{ code: 'broken' as const, entry: broken }]),
    ...(db ? await compare(proof, db) : []),
  ]
  return {
    holds: findings.every(({ code }) => code === 'added-later'),
    entries: proof.entries.length,
    findings,
  }
}

function readProof(text: string): ConsentProof | undefined {
  try {
    // As it stands in the file: the schema leaves out what it doesn't know, and the hashes must not.
    const proof = JSON.parse(text) as ConsentProof
    const isProof = consentProofSchema.safeParse(proof).success
    return isProof && proof.entries[0]?.id === proof.requestId ? proof : undefined
  } catch {
    return undefined
  }
}

async function compare(proof: ConsentProof, db: Kysely<Tables>): Promise<ProofFinding[]> {
  const recorded = await proofOf(db, proof.requestId)
  if (!recorded) return [{ code: 'unknown-request' }]
  const stored = new Map(recorded.entries.map((entry) => [keyOf(entry), entry]))
  const findings: ProofFinding[] = []
  for (const [index, entry] of proof.entries.entries()) {
    const other = stored.get(keyOf(entry))
    const code = other ? await differenceOf(entry, other, db) : 'missing'
    if (code) findings.push({ code, entry: index + 1 })
    stored.delete(keyOf(entry))
  }
  for (const { at, id } of stored.values())
    findings.push({ code: at > proof.madeAt ? 'added-later' : 'left-out', entry: id })
  return findings
}

/** Neither the number, which goes with the account, nor the hashes, which depend on it, need be the same. */
async function differenceOf(
  entry: ProofEntry,
  stored: ProofEntry,
  db: Kysely<Tables>,
): Promise<ProofFindingCode | undefined> {
  if (canonicalJson(comparable(entry)) !== canonicalJson(comparable(stored))) return 'changed'
  if (entry.type !== 'consent' || entry.number === null) return undefined
  return entry.numberHash === (await phoneHash(db, entry.number)) ? undefined : 'other-number'
}

function comparable(entry: ProofEntry): object {
  const { hash: _hash, ...rest } = entry
  return rest.type === 'consent' ? { ...rest, number: null } : rest
}

function keyOf({ type, id }: ProofEntry): string {
  return `${type} ${id}`
}
