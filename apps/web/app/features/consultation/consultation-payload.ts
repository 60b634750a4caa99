import type { ConsultationRequestInput, Investor } from '@dst/contracts'
import { consultationDefaults } from '@dst/domain/parameters'
import type { ContactMethod, ContactTime } from './contact-choices'

/** What the person fills in. */
export interface ConsultationEntry {
  shareDataConsent: boolean
  preferredContactMethod: ContactMethod
  bestContactTime: ContactTime
  notes: string
}

/** The form as it opens: no consent, phone, anytime, no notes. */
export const blankConsultation: ConsultationEntry = { ...consultationDefaults.value, notes: '' }

/** The screen that a request comes from; the profile sends what it knows about the investor along. */
export type ConsultationOrigin = { variant: 'result' } | { variant: 'profile'; profile: Investor }

/** The request to send. Notes without words are left out. */
export function consultationPayload(entry: ConsultationEntry, origin: ConsultationOrigin): ConsultationRequestInput {
  const { shareDataConsent, preferredContactMethod, bestContactTime } = entry
  const notes = entry.notes.trim()
  return {
    preferredContactMethod,
    bestContactTime,
    shareDataConsent,
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
