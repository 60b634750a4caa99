import type { ConsultationRequest, Investor, PhoneSource } from '@dst/contracts'
import type { ValidationIssue } from '@dst/domain/validation'
import { validateConsultation, type ConsultationIssueCode } from '@dst/domain/validation/consultation'
import { knownZone } from '../../mail/clock-time.ts'

/** What is missing from a request that is to be shared. */
export type MissingFields = readonly ValidationIssue<ConsultationIssueCode>[]

/** A request whose phone number and time zone are resolved: known, or known to be missing. */
type ResolvedRequest = Omit<ConsultationRequest, 'phoneNumber' | 'contactTimeZone'> &
  Record<'phoneNumber' | 'contactTimeZone', string | null> & { phoneSource: PhoneSource | null }

/** The request with the number that it, or the person's profile, names, and without a zone that nobody knows. */
export function resolve(request: ConsultationRequest, investor: Investor): ResolvedRequest {
  return {
    ...request,
    ...resolvePhone(request, investor),
    contactTimeZone: knownZone(request.contactTimeZone),
  }
}

function resolvePhone(request: ConsultationRequest, investor: Investor) {
  const known = [
    { phoneNumber: request.phoneNumber, phoneSource: 'request_form' },
    { phoneNumber: request.contactInfo?.phone, phoneSource: 'contact_info' },
    { phoneNumber: investor.phoneNumber, phoneSource: 'profile' },
  ] as const
  for (const { phoneNumber, phoneSource } of known) if (phoneNumber) return { phoneNumber, phoneSource }
  return { phoneNumber: null, phoneSource: null }
}

/** What is missing from a request; nothing is while it is not to be shared. */
export function findMissingFields({
  phoneNumber,
  contactTimeZone,
  ...entry
}: Pick<
  ResolvedRequest,
  'shareDataConsent' | 'textConsent' | 'preferredContactMethod' | 'phoneNumber' | 'contactTimeZone'
>): MissingFields {
  return validateConsultation({ ...entry, phoneNumber: phoneNumber ?? '', contactTimeZone: contactTimeZone ?? '' })
}
