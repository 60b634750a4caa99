import { consultationDefaults } from '@dst/domain/parameters'
import { answerValues } from '@dst/domain/questionnaire'
import * as z from 'zod'
import { closedObject } from './closed-object'
import { choice, accountEmail, flag, idempotencyKey, phoneNumber, text, timestamp } from './fields'
import { fieldLimits } from './field-limits'

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

/** What the API answers to a consultation request, and again to a repeat with the same Idempotency-Key. */
export const consultationReceiptSchema = z
  .object({
    id: z.uuid(),
    requestDate: timestamp,
    preferredContactMethod: z.enum(contactMethods),
    bestContactTime: z.enum(contactTimes),
    shareDataConsent: z.boolean(),
  })
  .meta({ description: 'Receipt of a consultation request' })

export type ConsultationReceipt = z.output<typeof consultationReceiptSchema>

/** Headers of a consultation request; other headers pass untouched. */
export const consultationHeadersSchema = z.looseObject({
  'idempotency-key': idempotencyKey.optional(),
  /** Hash of the words beside the consent, as the page showed them. */
  'shown-words': z.string().regex(/^[0-9a-f]{64}$/).optional(),
})
