import { consultationDefaults } from '@dst/domain/parameters'
import { answerValues } from '@dst/domain/questionnaire'
import * as z from 'zod'
import { closedObject } from './closed-object'
import { choice, accountEmail, flag, idempotencyKey, phoneNumber, text, timestamp } from './fields'
import { fieldLimits } from './field-limits'
import { appointmentSchema } from './slot'

/** Ways in which the advisor partner may get in touch. */
export const contactMethods = ['phone', 'email', 'text'] as const
/** Times of day at which the advisor partner may get in touch. */
export const contactTimes = ['morning', 'afternoon', 'evening', 'anytime'] as const

const defaults = consultationDefaults.value

const contactInfoSchema = closedObject({
  firstName: text('First name', fieldLimits.name),
  lastName: text('Last name', fieldLimits.name),
  email: accountEmail(),
  phone: phoneNumber(),
})

/**
 * A request to be contacted by the advisor partner. Nothing is required: phone, anytime and no consent are the
 * defaults. The last five fields are the profile's variant; null and absent mean the same.
 */
export const consultationRequestSchema = closedObject({
  preferredContactMethod: choice('Preferred contact method', contactMethods).default(defaults.preferredContactMethod),
  bestContactTime: choice('Best time to contact', contactTimes).default(defaults.bestContactTime),
  shareDataConsent: flag('Consent to share data').default(defaults.shareDataConsent),
  /** The number to call or write to; kept with the profile. Needed, here or there, where the partner is to call or write. */
  phoneNumber: phoneNumber().optional(),
  /** Consent to text messages, apart from the one to share. */
  textConsent: flag('Consent to text messages').default(false),
  notes: text('Notes', fieldLimits.notes).optional(),
  investmentHorizon: choice('Investment horizon', answerValues.horizon).nullish(),
  propertyType: choice('Property type', answerValues.propertyType).nullish(),
  returnExpectations: choice('Return expectations', answerValues.returnNeed).nullish(),
  contactInfo: contactInfoSchema.nullish(),
  exchange1031Timeline: choice('Exchange timeline', answerValues.saleStatus).nullish(),
}).meta({ description: 'A consultation request' })

/** The request as the server reads it, defaults filled in. */
export type ConsultationRequest = z.output<typeof consultationRequestSchema>
/** The request as a client may send it. */
export type ConsultationRequestInput = z.input<typeof consultationRequestSchema>

/**
 * Where a request stands. `saved`: without consent, nothing leaves. `queued`: on its way to the partner. `sent`: a mail
 * to the partner has left, and nobody has answered for it yet. `acknowledged`: the partner has it. `called`, `scheduled`
 * and `closed` are the partner's word. `failed`: it could not be handed over. `withdrawn`: the consent was taken back.
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

/** The firm that a request goes to. */
export const partnerSchema = z.object({ name: z.string(), crd: z.string(), formAdvUrl: z.string() })
export type Partner = z.output<typeof partnerSchema>

/** What the API answers to a consultation request, and again to a repeat with the same Idempotency-Key. */
export const consultationReceiptSchema = z
  .object({
    id: z.uuid(),
    requestDate: timestamp,
    preferredContactMethod: z.enum(contactMethods),
    bestContactTime: z.enum(contactTimes),
    shareDataConsent: z.boolean(),
    textConsent: z.boolean(),
    phoneNumber: z.string().nullable(),
    state: z.enum(requestStates),
    /** By when the partner means to get in touch; null while nothing is on its way to it. */
    contactBy: timestamp.nullable(),
    partner: partnerSchema,
  })
  .meta({ description: 'Receipt of a consultation request' })

export type ConsultationReceipt = z.output<typeof consultationReceiptSchema>

/** One of the caller's own requests, with everything that happened to it, the oldest first. */
export const consultationSchema = consultationReceiptSchema
  .extend({
    notes: z.string().nullable(),
    appointment: appointmentSchema.nullable(),
    /** Something of it has left for the partner, known to have arrived or not, which the partner has not been told to forget. */
    partnerMayHaveIt: z.boolean(),
    events: z.array(z.object({ at: timestamp, event: z.enum(requestEvents) })),
  })
  .meta({ description: 'A consultation request and what became of it' })

export type Consultation = z.output<typeof consultationSchema>

/** The person shares a saved request after all. */
export const shareConsultationSchema = closedObject({
  shareDataConsent: z.literal(true, 'Please agree to share your details'),
  textConsent: flag('Consent to text messages').default(false),
}).meta({ description: 'Consent given to a saved request' })

/** Headers of a consultation request; other headers pass untouched. */
export const consultationHeadersSchema = z.looseObject({
  'idempotency-key': idempotencyKey.optional(),
  /** Hash of the words beside the consent, as the page showed them. */
  'shown-words': z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})
