import { consultationDefaults } from '@dst/domain/parameters'
import { answerValues } from '@dst/domain/questionnaire'
import * as z from 'zod'
import { closedObject } from './closed-object.ts'
import { exchangeFactsSchema } from './exchange-facts.ts'
import { choice, accountEmail, flag, idempotencyKey, phoneNumber, shownWords, text, timestamp } from './fields.ts'
import { fieldLimits } from './field-limits.ts'
import { appointmentSchema } from './slot.ts'

/** Ways in which the advisor partner can get in touch. */
export const contactMethods = ['phone', 'email', 'text'] as const
/** Times of day at which the advisor partner can get in touch. */
export const contactTimes = ['morning', 'afternoon', 'evening', 'anytime'] as const

const defaults = consultationDefaults.value

const contactInfoSchema = closedObject({
  firstName: text('First name', fieldLimits.name),
  lastName: text('Last name', fieldLimits.name),
  email: accountEmail(),
  phone: phoneNumber(),
})

/**
 * A request to be contacted by the advisor partner. Nothing is required: the defaults are phone, anytime and no
 * consent. The last five fields are the profile's variant; null and absent mean the same.
 */
export const consultationRequestSchema = closedObject({
  preferredContactMethod: choice('Preferred contact method', contactMethods).default(defaults.preferredContactMethod),
  bestContactTime: choice('Best time to contact', contactTimes).default(defaults.bestContactTime),
  shareDataConsent: flag('Consent to share data').default(defaults.shareDataConsent),
  /**
   * The number to call or text; stored with the profile. Required, here or in the profile, if the partner is to call or
   * text.
   */
  phoneNumber: phoneNumber().optional(),
  /** Consent to text messages, separate from the consent to share. */
  textConsent: flag('Consent to text messages').default(false),
  notes: text('Notes', fieldLimits.notes).optional(),
  /** Facts of the exchange that the person ticked, one by one; none by default. */
  facts: exchangeFactsSchema.optional(),
  investmentHorizon: choice('Investment horizon', answerValues.horizon).nullish(),
  propertyType: choice('Property type', answerValues.propertyType).nullish(),
  returnExpectations: choice('Return expectations', answerValues.returnNeed).nullish(),
  contactInfo: contactInfoSchema.nullish(),
  exchange1031Timeline: choice('Exchange timeline', answerValues.saleStatus).nullish(),
}).meta({ description: 'A consultation request' })

/** The request as the server parses it, with defaults filled in. */
export type ConsultationRequest = z.output<typeof consultationRequestSchema>
/** The request as a client sends it. */
export type ConsultationRequestInput = z.input<typeof consultationRequestSchema>

/**
 * State of a request. `saved`: without consent, nothing is sent. `queued`: on its way to the partner. `sent`: an e-mail
 * to the partner was sent, and nobody has confirmed receipt yet. `acknowledged`: the partner has received it. `called`,
 * `scheduled` and `closed` are reported by the partner. `failed`: it could not be delivered. `withdrawn`: the consent
 * was withdrawn.
 */
export const requestStates = [
  'saved',
  'queued',
  'sent',
  'acknowledged',
  'called',
  'scheduled',
  'closed',
  'failed',
  'withdrawn',
] as const
export type RequestState = (typeof requestStates)[number]

/** What can happen to a request. */
export const requestEvents = [
  'asked',
  'changed',
  'shared',
  'sent',
  'acknowledged',
  'called',
  'scheduled',
  'closed',
  'failed',
  'withdrawn',
  'withdrawal_told',
  'booked',
  'moved',
  'cancelled',
] as const
export type RequestEvent = (typeof requestEvents)[number]

/** The firm that a request is sent to. */
export const partnerSchema = z.object({ name: z.string(), crd: z.string(), formAdvUrl: z.string() })
export type Partner = z.output<typeof partnerSchema>

/** The API's response to a consultation request, and to a repeat with the same Idempotency-Key. */
export const consultationReceiptSchema = z
  .object({
    id: z.uuid(),
    requestDate: timestamp,
    preferredContactMethod: z.enum(contactMethods),
    bestContactTime: z.enum(contactTimes),
    shareDataConsent: z.boolean(),
    textConsent: z.boolean(),
    phoneNumber: z.string().nullable(),
    /** Facts of the exchange that the person added; null if none. */
    facts: exchangeFactsSchema.nullable(),
    state: z.enum(requestStates),
    /** When the partner intends to get in touch at the latest; null while nothing is on its way to it. */
    contactBy: timestamp.nullable(),
    partner: partnerSchema,
  })
  .meta({ description: 'Receipt of a consultation request' })

export type ConsultationReceipt = z.output<typeof consultationReceiptSchema>

/** One of the caller's own requests, with its full event history, oldest first. */
export const consultationSchema = consultationReceiptSchema
  .extend({
    notes: z.string().nullable(),
    appointment: appointmentSchema.nullable(),
    /**
     * Some version of it was sent to the partner, confirmed or not, and the partner has not yet been told to delete it.
     */
    partnerMayHaveIt: z.boolean(),
    events: z.array(z.object({ at: timestamp, event: z.enum(requestEvents) })),
  })
  .meta({ description: 'A consultation request and what became of it' })

export type Consultation = z.output<typeof consultationSchema>

/** Body for sharing a request that was saved without consent. */
export const shareConsultationSchema = closedObject({
  shareDataConsent: z.literal(true, 'Please agree to share your details'),
  textConsent: flag('Consent to text messages').default(false),
}).meta({ description: 'Consent given to a saved request' })

/** Headers of a consultation request; other headers are allowed. */
export const consultationHeadersSchema = z.looseObject({
  'idempotency-key': idempotencyKey.optional(),
  'shown-words': shownWords.optional(),
})
