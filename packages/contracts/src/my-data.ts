import { tiers } from '@dst/domain/tiers'
import * as z from 'zod'
import { consultationSchema, partnerSchema, requestEvents, requestStates } from './consultation'
import { timestamp } from './fields'
import { investorSchema } from './investor'
import { holdSchema } from './slot'

const answer = z.union([z.string(), z.number(), z.boolean()])

/** The questionnaire as it was once answered, with the score and tier it got then; answers by question. */
export const submissionSchema = z
  .object({
    id: z.uuid(),
    submittedAt: timestamp,
    answers: z.record(z.string(), answer),
    score: z.int(),
    tier: z.enum(tiers),
  })
  .meta({ description: 'One answered questionnaire' })
export type Submission = z.output<typeof submissionSchema>

/** What a person agreed to or refused, and by which words. */
export const consentRecordSchema = z
  .object({
    id: z.uuid(),
    at: timestamp,
    /** `terms`, `data-sharing`, `text-messages`, or the name of a notification switch. */
    kind: z.string(),
    given: z.boolean(),
    /** `privacy_signal`: the browser's Global Privacy Control decided. */
    reason: z.enum(['choice', 'privacy_signal']),
    /** Whom the data goes to, where the consent is about that. */
    recipient: partnerSchema.nullable(),
    /** The start of the words' SHA-256. */
    version: z.string(),
    /** The words in full, as they stood beside the box. */
    words: z.string(),
    /** The request that it belongs to. */
    consultationRequestId: z.uuid().nullable(),
  })
  .meta({ description: 'One consent, given, refused or taken back' })
export type ConsentRecord = z.output<typeof consentRecordSchema>

const profileSchema = investorSchema.extend({
  username: z.string(),
  dateOfBirth: z.string().nullable(),
  accountType: z.string(),
  authProvider: z.string(),
  advisor: z.string(),
  notes: z.string(),
  createdAt: timestamp,
})

const requestSchema = consultationSchema.extend({
  score: z.int(),
  tier: z.enum(tiers),
  version: z.int(),
  /** Of the person, as their browser named it when they booked. */
  timeZone: z.string().nullable(),
  sharedAt: timestamp.nullable(),
  acknowledgedAt: timestamp.nullable(),
  /** Each time that the person asked or changed what they asked for. */
  submittedAt: z.array(timestamp),
  events: z.array(
    z.object({ at: timestamp, event: z.enum(requestEvents), channel: z.string().nullable(), version: z.int() }),
  ),
})

const agreedSchema = z
  .object({
    requestId: z.uuid(),
    state: z.enum(requestStates),
    /** Whether any version of it has left for the partner. */
    passedOn: z.boolean(),
    /** Field by field, as the person last agreed to it; null once the consent was taken back. */
    lead: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ description: 'What the person agreed to pass to the partner, and whether it has left' })

const writtenMessageSchema = z.object({
  id: z.uuid(),
  receivedAt: timestamp,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The field for robots was filled in, so it was kept and not passed on. */
  suspected: z.boolean(),
})

/** Everything that is stored about a person, for the person. */
export const myDataSchema = z
  .object({
    writtenAt: timestamp,
    profile: profileSchema,
    /** The account at the auth service: address, confirmation, sign-ins. */
    account: z.record(z.string(), z.unknown()),
    submissions: z.array(submissionSchema),
    consultations: z.array(requestSchema),
    /** The time that is held until the person has decided. */
    held: holdSchema.nullable(),
    shared: z.array(agreedSchema),
    /** `shownHash`: of the words that the page said it showed. */
    consents: z.array(consentRecordSchema.extend({ shownHash: z.string().nullable() })),
    contactMessages: z.array(writtenMessageSchema),
    /** What was done on the account, and when. */
    activity: z.array(z.object({ at: timestamp, action: z.string(), details: z.record(z.string(), z.unknown()) })),
  })
  .meta({ description: 'Everything that is stored about a person' })
export type MyData = z.output<typeof myDataSchema>
