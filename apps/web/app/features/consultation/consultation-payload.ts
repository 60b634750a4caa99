import type { Consultation, ConsultationRequestInput, Investor } from '@dst/contracts'
import { consultationDefaults } from '@dst/domain/parameters'
import type { ContactMethod, ContactTime } from '~/lib/contact-choices'

/** What the person fills in. */
export interface ConsultationEntry {
  shareDataConsent: boolean
  /** Undefined until one was chosen. */
  preferredContactMethod: ContactMethod | undefined
  bestContactTime: ContactTime
  phoneNumber: string
  textConsent: boolean
  notes: string
}

const { shareDataConsent, preferredContactMethod, bestContactTime } = consultationDefaults.value

/**
 * The form as it opens: the open request, which it changes, otherwise no consent, anytime and no notes. Phone is
 * preselected only where there is a number to call.
 */
export function openingEntry(earlier: Consultation | undefined, knownNumber: string): ConsultationEntry {
  const phoneNumber = earlier?.phoneNumber ?? knownNumber
  if (earlier === undefined) {
    const method = phoneNumber === '' ? undefined : preferredContactMethod
    return {
      shareDataConsent,
      preferredContactMethod: method,
      bestContactTime,
      phoneNumber,
      textConsent: false,
      notes: '',
    }
  }
  return {
    shareDataConsent: earlier.shareDataConsent,
    preferredContactMethod: earlier.preferredContactMethod,
    bestContactTime: earlier.bestContactTime,
    phoneNumber,
    textConsent: earlier.textConsent,
    notes: earlier.notes ?? '',
  }
}

/** The screen that a request comes from; the profile sends what it knows about the investor along. */
export type ConsultationOrigin = { variant: 'result' } | { variant: 'profile'; profile: Investor }

/** The request to send. Notes without words are left out, and so are a number and a consent that the choice needs not. */
export function consultationPayload(entry: ConsultationEntry, origin: ConsultationOrigin): ConsultationRequestInput {
  const { preferredContactMethod: method } = entry
  const notes = entry.notes.trim()
  const number = method === 'email' ? '' : entry.phoneNumber.trim()
  return {
    ...(method === undefined ? {} : { preferredContactMethod: method }),
    bestContactTime: entry.bestContactTime,
    shareDataConsent: entry.shareDataConsent,
    ...(number === '' ? {} : { phoneNumber: number }),
    ...(method === 'text' && entry.shareDataConsent && entry.textConsent ? { textConsent: true } : {}),
    ...(notes === '' ? {} : { notes }),
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
