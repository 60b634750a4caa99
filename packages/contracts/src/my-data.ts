import { tiers } from '@dst/domain/tiers'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { consultationSchema, partnerSchema, submittedChoicesSchema } from './consultation.ts'
import { consentReasons, phoneSources, requestEvents, requestStates } from './consultation-lists.ts'
import { savedExchangeFileSchema } from './exchange-file.ts'
import { exchangeShareSchema } from './exchange-share.ts'
import { timestamp } from './fields.ts'
import { investorSchema } from './investor.ts'
import { holdSchema } from './slot.ts'

const answer = z.union([z.string(), z.number(), z.boolean()])

/** One submission of the questionnaire, with the score and tier computed at the time; answers by question. */
export const submissionSchema = described(
  'One answered questionnaire',
  z.object({
    id: z.uuid(),
    submittedAt: timestamp,
    answers: z.record(z.string(), answer),
    score: z.int(),
    tier: z.enum(tiers),
  }),
)

/** One submission of the questionnaire: the answers by question, and the score and tier computed from them. */
export type Submission = z.output<typeof submissionSchema>

/** What a person agreed to or refused, and the text they saw. */
export const consentRecordSchema = described(
  'One consent, given, refused or taken back',
  z.object({
    id: z.uuid(),
    at: timestamp,
    /** `terms`, `data-sharing`, `phone-calls`, `text-messages`, `exchange-reminders`, or the name of a notification switch. */
    kind: z.string(),
    given: z.boolean(),
    /**
     * `privacy_signal`: decided by the browser's Global Privacy Control. `partner_event`: reported by the partner, whom
     * the person told.
     */
    reason: z.enum(consentReasons),
    /** Who receives the data, if the consent is about sharing. */
    recipient: z.nullable(partnerSchema),
    /** The first characters of the SHA-256 of the text. */
    version: z.string(),
    /** The full text, as shown next to the checkbox. */
    words: z.string(),
    /** The language of the text (BCP 47); null before it was recorded. */
    language: z.nullable(z.string()),
    /** Path of the page where it was decided; null if the page did not say. */
    page: z.nullable(z.string()),
    /** The number that a consent to be contacted names. */
    phoneNumber: z.nullable(z.string()),
    /** Where that number came from: the form, the profile, or the details sent with the form. */
    source: z.nullable(z.enum(phoneSources)),
    /** The request that the consent belongs to. */
    consultationRequestId: z.nullable(z.uuid()),
  }),
)

/** One decision of a person about a consent: given or not, when, and the words shown. */
export type ConsentRecord = z.output<typeof consentRecordSchema>

const profileSchema = z.extend(investorSchema, {
  username: z.string(),
  dateOfBirth: z.nullable(z.string()),
  accountType: z.string(),
  authProvider: z.string(),
  advisor: z.string(),
  notes: z.string(),
  createdAt: timestamp,
})

const requestSchema = z.extend(consultationSchema, {
  score: z.int(),
  tier: z.enum(tiers),
  version: z.int(),
  /** The person's time zone, as reported by their browser when they booked. */
  timeZone: z.nullable(z.string()),
  sharedAt: z.nullable(timestamp),
  acknowledgedAt: z.nullable(timestamp),
  /** Each time the person made or changed the request. */
  submittedAt: z.array(timestamp),
  /** What they chose and ticked each time, in the same order; null for times before it was recorded. */
  choices: z.array(z.nullable(submittedChoicesSchema)),
  events: z.array(
    z.object({ at: timestamp, event: z.enum(requestEvents), channel: z.nullable(z.string()), version: z.int() }),
  ),
})

const agreedSchema = described(
  'What the person agreed to pass to the partner, and whether it has left',
  z.object({
    requestId: z.uuid(),
    state: z.enum(requestStates),
    /** Whether any version of it was sent to the partner. */
    passedOn: z.boolean(),
    /** Field by field, as the person last agreed to it; null after the consent was withdrawn. */
    lead: z.nullable(z.record(z.string(), z.unknown())),
  }),
)

const writtenMessageSchema = z.object({
  id: z.uuid(),
  receivedAt: timestamp,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The honeypot field was filled in, so the message was stored and not forwarded. */
  suspected: z.boolean(),
})

/** Everything that is stored about a person, for their own download. */
export const myDataSchema = described(
  'Everything that is stored about a person',
  z.object({
    writtenAt: timestamp,
    profile: profileSchema,
    /** The account at the auth service: address, confirmation, sign-ins. */
    account: z.record(z.string(), z.unknown()),
    submissions: z.array(submissionSchema),
    consultations: z.array(requestSchema),
    /** The slot that is held until the person decides. */
    held: z.nullable(holdSchema),
    shared: z.array(agreedSchema),
    /** `ciphertext`: null once the link has expired or was withdrawn. */
    exchangeShares: z.array(z.extend(exchangeShareSchema, { ciphertext: z.nullable(z.string()) })),
    exchangeFile: z.nullable(z.extend(savedExchangeFileSchema, { createdAt: timestamp })),
    /** Null before they were ever switched on. */
    exchangeReminders: z.nullable(
      z.object({
        /** Null while they are off. */
        timeZone: z.nullable(z.string()),
        /** When the file is looked at next; null while they are off. */
        checkAt: z.nullable(timestamp),
        /** The day of the last one. */
        remindedOn: z.nullable(z.iso.date()),
      }),
    ),
    /** `shownHash`: hash of the text that the page reported showing. `phoneHash`: keyed hash of the number. */
    consents: z.array(
      z.extend(consentRecordSchema, { shownHash: z.nullable(z.string()), phoneHash: z.nullable(z.string()) }),
    ),
    contactMessages: z.array(writtenMessageSchema),
    /** Actions on the account, with timestamps. */
    activity: z.array(z.object({ at: timestamp, action: z.string(), details: z.record(z.string(), z.unknown()) })),
  }),
)

/** Everything that is stored about a person, as the download contains it. */
export type MyData = z.output<typeof myDataSchema>
