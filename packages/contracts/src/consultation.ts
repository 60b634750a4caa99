import { consultationDefaults } from '@dst/domain/parameters'
import { answerValues } from '@dst/domain/questionnaire'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { contactMethods, contactTimes, requestEvents, requestStates } from './consultation-lists.ts'
import { exchangeFactsSchema } from './exchange-facts.ts'
import {
  choice,
  accountEmail,
  flag,
  idempotencyKey,
  phoneNumber,
  shownOn,
  shownWords,
  text,
  timestamp,
} from './fields.ts'
import { fieldLimits } from './field-limits.ts'
import { inEnglish } from './in-english.ts'
import { appointmentSchema } from './slot.ts'

const defaults = consultationDefaults

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
export const consultationRequestSchema = described(
  'A consultation request',
  closedObject({
    preferredContactMethod: z._default(
      choice('Preferred contact method', contactMethods),
      defaults.preferredContactMethod,
    ),
    bestContactTime: z._default(choice('Best time to contact', contactTimes), defaults.bestContactTime),
    /**
     * IANA time zone that the best time to contact is meant in. A zone that the server does not know is ignored.
     */
    contactTimeZone: z.optional(z.string(inEnglish).check(z.maxLength(64))),
    shareDataConsent: z._default(flag('Consent to share data'), defaults.shareDataConsent),
    /**
     * The number to call or text; stored with the profile. Required, here or in the profile, if the partner is to call
     * or text.
     */
    phoneNumber: z.optional(phoneNumber()),
    /** Consent to text messages, separate from the consent to share. */
    textConsent: z._default(flag('Consent to text messages'), false),
    notes: z.optional(text('Notes', fieldLimits.notes)),
    /** Facts of the exchange that the person ticked, one by one; none by default. */
    facts: z.optional(exchangeFactsSchema),
    investmentHorizon: z.nullish(choice('Investment horizon', answerValues.horizon)),
    propertyType: z.nullish(choice('Property type', answerValues.propertyType)),
    returnExpectations: z.nullish(choice('Return expectations', answerValues.returnNeed)),
    contactInfo: z.nullish(contactInfoSchema),
    exchange1031Timeline: z.nullish(choice('Exchange timeline', answerValues.saleStatus)),
  }),
)

/** The request as the server parses it, with defaults filled in. */
export type ConsultationRequest = z.output<typeof consultationRequestSchema>
/** The request as a client sends it. */
export type ConsultationRequestInput = z.input<typeof consultationRequestSchema>

/** The firm that a request is sent to. */
export const partnerSchema = z.object({ name: z.string(), crd: z.string(), formAdvUrl: z.string() })

/** The firm that a request is sent to: its name, its CRD number and the address of its Form ADV. */
export type Partner = z.output<typeof partnerSchema>

/** The API's response to a consultation request, and to a repeat with the same Idempotency-Key. */
export const consultationReceiptSchema = described(
  'Receipt of a consultation request',
  z.object({
    id: z.uuid(),
    requestDate: timestamp,
    preferredContactMethod: z.enum(contactMethods),
    bestContactTime: z.enum(contactTimes),
    /** IANA time zone that `bestContactTime` is meant in; null if unknown. */
    contactTimeZone: z.nullable(z.string()),
    shareDataConsent: z.boolean(),
    textConsent: z.boolean(),
    phoneNumber: z.nullable(z.string()),
    /** Facts of the exchange that the person added; null if none. */
    facts: z.nullable(exchangeFactsSchema),
    state: z.enum(requestStates),
    /** When the partner intends to get in touch at the latest; null while nothing is on its way to it. */
    contactBy: z.nullable(timestamp),
    partner: partnerSchema,
  }),
)

/**
 * What the API confirms about a consultation request: what it stored, its state and by when the partner gets in touch.
 */
export type ConsultationReceipt = z.output<typeof consultationReceiptSchema>

/** One of the caller's own requests, with its full event history, oldest first. */
export const consultationSchema = described(
  'A consultation request and what became of it',
  z.extend(consultationReceiptSchema, {
    notes: z.nullable(z.string()),
    appointment: z.nullable(appointmentSchema),
    /**
     * Some version of it was sent to the partner, confirmed or not, and the partner has not yet been told to delete it.
     */
    partnerMayHaveIt: z.boolean(),
    events: z.array(z.object({ at: timestamp, event: z.enum(requestEvents) })),
  }),
)

/** One of the caller's own requests: the receipt, with notes, appointment and events, oldest first. */
export type Consultation = z.output<typeof consultationSchema>

/** What a person chose and ticked when they asked, without any value. */
export const submittedChoicesSchema = z.object({
  method: z.enum(contactMethods),
  shareDataConsent: z.boolean(),
  textConsent: z.boolean(),
  /** Names of the facts of the exchange that were ticked. */
  facts: z.array(z.string()),
})

/** What a person chose and ticked when they asked: codes and names of facts. */
export type SubmittedChoices = z.output<typeof submittedChoicesSchema>

/** Body for sharing a request that was saved without consent. */
export const shareConsultationSchema = described(
  'Consent given to a saved request',
  closedObject({
    shareDataConsent: z.literal(true, 'Please agree to share your details'),
    textConsent: z._default(flag('Consent to text messages'), false),
  }),
)

/** Headers of a consultation request; other headers are allowed. */
export const consultationHeadersSchema = z.looseObject({
  'idempotency-key': z.optional(idempotencyKey),
  'shown-words': z.optional(shownWords),
  'shown-on': z.optional(shownOn),
})
