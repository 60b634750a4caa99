import * as z from 'zod/mini'
import { closedObject } from './closed-object.ts'
import { partnerSchema, submittedChoicesSchema } from './consultation.ts'
import { consentReasons, phoneSources, requestEvents } from './consultation-lists.ts'
import { described } from './described.ts'
import { timestamp } from './fields.ts'

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What every entry has: its row's id, its time, and the hash that ties it to the entry before. */
const chained = { id: z.string(), at: timestamp, hash: sha256 }

/** The request itself: when it was made, and the firm that the person was told of then. */
const requestEntry = closedObject({ type: z.literal('request'), firm: z.nullable(partnerSchema), ...chained })

/** One submission of the form: what was chosen and ticked, or null before that was recorded. */
const submissionEntry = closedObject({
  type: z.literal('submission'),
  choices: z.nullable(submittedChoicesSchema),
  ...chained,
})

const consentEntry = closedObject({
  type: z.literal('consent'),
  kind: z.string(),
  given: z.boolean(),
  reason: z.enum(consentReasons),
  firm: z.nullable(partnerSchema),
  words: z.string(),
  version: z.string(),
  wordsHash: sha256,
  /** Hash of the words that the page reported to show. */
  shownHash: z.nullable(sha256),
  language: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** The number to be contacted at; null if none is named, or if the account was deleted since. */
  number: z.nullable(z.string()),
  /** Keyed hash of that number, which outlives the account. */
  numberHash: z.nullable(sha256),
  source: z.nullable(z.enum(phoneSources)),
  ...chained,
})

const eventEntry = closedObject({
  type: z.literal('event'),
  event: z.enum(requestEvents),
  channel: z.nullable(z.enum(['webhook', 'mail'])),
  /** Version of the request. */
  version: z.int(),
  /** The firm that got a message or sent one; null for what the person did. */
  firm: z.nullable(partnerSchema),
  ...chained,
})

/** One entry of a proof. */
export const proofEntrySchema = z.discriminatedUnion('type', [requestEntry, submissionEntry, consentEntry, eventEntry])

/** One entry of a proof: the request, a submission, a consent or an event, with the hash that ties it to the others. */
export type ProofEntry = z.output<typeof proofEntrySchema>

/**
 * All that is recorded about the consents of one request, in order. `hash` of each entry is the SHA-256, hex, of the
 * hash before it (of the first entry: `first`) followed by the entry without its hash, as JSON whose keys are sorted
 * and which has no spaces.
 */
export const consentProofSchema = described(
  'Proof of the consents of one request',
  closedObject({
    format: z.literal('dst-consent-proof-1'),
    requestId: z.uuid(),
    madeAt: timestamp,
    algorithm: z.literal('sha-256'),
    first: z.literal('0'.repeat(64)),
    entries: z.array(proofEntrySchema).check(z.minLength(1)),
  }),
)

/** All that is recorded about the consents of one request, as a chain of hashes. */
export type ConsentProof = z.output<typeof consentProofSchema>
