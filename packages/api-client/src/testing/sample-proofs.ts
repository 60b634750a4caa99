import type { ConsentProof, ProofEntry } from '@dst/contracts'
import { samplePartner } from './sample-consultation.ts'

const requestId = '57654321-0000-4000-8000-000000000000'
const sharingHash = '1f'.repeat(32)
const callsHash = '2e'.repeat(32)
const numberHash = '3d'.repeat(32)

// Made up, and so no chain: the server makes and checks it.
const hashOf = (place: number) => String(place).padStart(2, '0').repeat(32)

const sharing = {
  type: 'consent',
  kind: 'data-sharing',
  given: true,
  reason: 'choice',
  firm: samplePartner,
  words: `I agree that my answers and details go to ${samplePartner.name}.\nI can withdraw this at any time.`,
  version: '1f1f1f1f1f1f',
  wordsHash: sharingHash,
  shownHash: sharingHash,
  language: 'en',
  page: '/profile',
  number: null,
  numberHash: null,
  source: null,
} as const

const calls = {
  ...sharing,
  kind: 'phone-calls',
  words: `I agree that ${samplePartner.name} calls me at the number that I gave.\nIt is no condition of any purchase.`,
  version: '2e2e2e2e2e2e',
  wordsHash: callsHash,
  shownHash: callsHash,
  number: '+1 555 010 4477',
  numberHash,
  source: 'request_form',
} as const

const event = { type: 'event', channel: null, version: 1, firm: null } as const

type Unhashed<Whole> = Whole extends ProofEntry ? Omit<Whole, 'hash'> : never
type Entry = Unhashed<ProofEntry>

const given: readonly Entry[] = [
  { type: 'request', id: requestId, at: '2026-11-23T12:00:00.000Z', firm: samplePartner },
  {
    type: 'submission',
    id: 'c1000000-0000-4000-8000-000000000001',
    at: '2026-11-23T12:00:00.000Z',
    choices: { method: 'phone', shareDataConsent: true, textConsent: false, facts: ['lastNamingDay', 'debtToReplace'] },
  },
  { ...sharing, id: 'c1000000-0000-4000-8000-000000000002', at: '2026-11-23T12:00:00.000Z' },
  { ...calls, id: 'c1000000-0000-4000-8000-000000000003', at: '2026-11-23T12:00:00.000Z' },
  { ...event, id: '101', at: '2026-11-23T12:00:00.000Z', event: 'asked' },
  { ...event, id: '102', at: '2026-11-23T12:00:02.000Z', event: 'sent', channel: 'mail', firm: samplePartner },
  {
    ...event,
    id: '103',
    at: '2026-11-23T12:00:04.000Z',
    event: 'acknowledged',
    channel: 'webhook',
    firm: samplePartner,
  },
]

const withdrawn: readonly Entry[] = [
  { ...sharing, id: 'c1000000-0000-4000-8000-000000000004', at: '2026-11-24T08:30:00.000Z', given: false },
  { ...event, id: '104', at: '2026-11-24T08:30:00.000Z', event: 'withdrawn' },
  {
    ...event,
    id: '105',
    at: '2026-11-24T08:30:01.000Z',
    event: 'withdrawal_told',
    channel: 'webhook',
    firm: samplePartner,
  },
  { ...event, id: '106', at: '2026-11-25T09:00:00.000Z', event: 'account_deleted' },
]

/** What is recorded of a request that its firm has confirmed. */
export const sampleProof: ConsentProof = proofOf(requestId, given)

/** What remains of a request whose consent was withdrawn and whose account was deleted: no number, but its hash. */
export const deletedProof: ConsentProof = proofOf('d0000000-0000-4000-8000-00000000000d', [
  ...given.map((entry) => (entry.type === 'consent' ? { ...entry, number: null } : entry)),
  ...withdrawn,
])

/** Proofs that the fake desk has. */
export const sampleProofs: readonly ConsentProof[] = [sampleProof, deletedProof]

function proofOf(id: string, entries: readonly Entry[]): ConsentProof {
  return {
    format: 'dst-consent-proof-1',
    requestId: id,
    madeAt: '2026-11-25T10:00:00.000Z',
    algorithm: 'sha-256',
    first: '0000000000000000000000000000000000000000000000000000000000000000',
    entries: entries.map((entry, place) => ({ ...entry, hash: hashOf(place + 1) })),
  }
}
