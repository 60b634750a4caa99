import type { Consultation, ConsultationRequestInput, Investor } from '@dst/contracts'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { consultationDefaults } from '@dst/domain/parameters'
import { knownDeviceZone } from '~/lib/consultation/contact-zones.ts'
import type { ContactMethod, ContactTime } from '~/lib/consultation/contact-choices.ts'

/** What the user fills in. */
export interface ConsultationFormEntry {
  shareDataConsent: boolean
  /** Undefined until one is chosen. */
  preferredContactMethod: ContactMethod | undefined
  bestContactTime: ContactTime
  /** IANA time zone that the best time is meant in; empty while none is known. */
  contactTimeZone: string
  phoneNumber: string
  textConsent: boolean
  notes: string
  /** The facts of the exchange that were ticked, with the values that stood beside them. */
  facts: ExchangeFacts
}

const { shareDataConsent, preferredContactMethod, bestContactTime } = consultationDefaults

/**
 * The form's initial values: those of the open request that it changes, otherwise no consent, anytime in the time zone
 * of this device, no notes and no facts.
 * Phone is preselected only when a number is known.
 */
export function openingEntry(
  earlier: Consultation | undefined,
  knownNumber: string,
  device: string = knownDeviceZone(),
): ConsultationFormEntry {
  const phoneNumber = earlier?.phoneNumber ?? knownNumber
  const contactTimeZone = earlier?.contactTimeZone ?? device
  if (earlier === undefined) {
    const method = phoneNumber === '' ? undefined : preferredContactMethod
    return {
      shareDataConsent,
      preferredContactMethod: method,
      bestContactTime,
      contactTimeZone,
      phoneNumber,
      textConsent: false,
      notes: '',
      facts: {},
    }
  }
  return {
    shareDataConsent: earlier.shareDataConsent,
    preferredContactMethod: earlier.preferredContactMethod,
    bestContactTime: earlier.bestContactTime,
    contactTimeZone,
    phoneNumber,
    textConsent: earlier.textConsent,
    notes: earlier.notes ?? '',
    facts: earlier.facts ?? {},
  }
}

/** The screen that a request comes from; the profile passes on what it knows about the investor. */
export type ConsultationOrigin = { variant: 'result' } | { variant: 'profile'; profile: Investor }

/**
 * The request to send. Blank notes are left out, and so are a number and a consent that the chosen contact method
 * doesn't need.
 */
export function consultationPayload(
  entry: ConsultationFormEntry,
  origin: ConsultationOrigin,
): ConsultationRequestInput {
  const { preferredContactMethod: method } = entry
  const notes = entry.notes.trim()
  const number = method === 'email' ? '' : entry.phoneNumber.trim()
  return {
    ...(method === undefined ? {} : { preferredContactMethod: method }),
    bestContactTime: entry.bestContactTime,
    ...(entry.contactTimeZone === '' ? {} : { contactTimeZone: entry.contactTimeZone }),
    shareDataConsent: entry.shareDataConsent,
    ...(number === '' ? {} : { phoneNumber: number }),
    ...(method === 'text' && entry.shareDataConsent && entry.textConsent ? { textConsent: true } : {}),
    ...(notes === '' ? {} : { notes }),
    ...(Object.keys(entry.facts).length === 0 ? {} : { facts: entry.facts }),
    ...(origin.variant === 'profile' ? profileFields(origin.profile) : {}),
  }
}

function profileFields(profile: Investor): Partial<ConsultationRequestInput> {
  return {
    investmentHorizon: profile.horizon,
    propertyType: profile.propertyType,
    returnExpectations: profile.returnNeed,
    exchange1031Timeline: profile.saleStatus,
    contactInfo: {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      email: profile.email,
      phone: profile.phoneNumber ?? '',
    },
  }
}
