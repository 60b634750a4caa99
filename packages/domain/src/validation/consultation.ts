import { profileLimits } from '../parameters/account.ts'
import { notesMaximumLength } from '../parameters/contact.ts'
import { isBlank, isLonger, isPhoneNumber } from './entered-text.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The validated fields of a consultation request. */
export interface ConsultationEntry {
  /** Undefined until a contact method is chosen. */
  readonly preferredContactMethod: 'phone' | 'email' | 'text' | undefined
  readonly phoneNumber: string
  readonly shareDataConsent: boolean
  readonly textConsent: boolean
  /** IANA time zone that the person's day is in; blank if none is known. */
  readonly contactTimeZone: string
  /** Null and absent mean none. */
  readonly notes?: string | null | undefined
}

/** Everything that can be wrong with a consultation request. */
export type ConsultationIssueCode =
  | 'method-required'
  | 'phone-required'
  | 'phone-too-long'
  | 'phone-invalid'
  | 'time-zone-missing'
  | 'notes-too-long'
  | 'text-consent-required'

const maxPhoneNumberLength = profileLimits.phoneNumber

/**
 * Issues of a consultation request in the order of its form; empty when it can be sent. A phone number, a time zone and
 * the consent to text messages are required only with consent to share: without it, no data is sent and nobody gets in
 * touch. Lengths apply to the trimmed text.
 * @source docs/product/consultation.md#form; parameters `notesMaximumLength`, `profileLimits`
 */
export function validateConsultation(entry: ConsultationEntry): ValidationIssue<ConsultationIssueCode>[] {
  const { preferredContactMethod: method, phoneNumber, shareDataConsent, textConsent, contactTimeZone, notes } = entry
  const byNumber = method === 'phone' || method === 'text'
  return issuesFrom(consultationIssues, [
    method === undefined && 'method-required',
    byNumber && shareDataConsent && isBlank(phoneNumber) && 'phone-required',
    byNumber && numberIssue(phoneNumber),
    shareDataConsent && isBlank(contactTimeZone) && 'time-zone-missing',
    isLonger(notes ?? '', notesMaximumLength) && 'notes-too-long',
    method === 'text' && shareDataConsent && !textConsent && 'text-consent-required',
  ])
}

/** Everything that can be wrong with the number at which a conversation takes place. */
export type ConversationNumberIssueCode = 'phone-required' | 'phone-too-long' | 'phone-invalid'

/**
 * Issues of the number at which a person is called for a booked conversation; empty when it can be called.
 * @source docs/product/consultation.md#hand-over; parameter `profileLimits`
 */
export function validateConversationNumber(phoneNumber: string): ValidationIssue<ConversationNumberIssueCode>[] {
  return issuesFrom(numberIssues, [isBlank(phoneNumber) ? 'phone-required' : numberIssue(phoneNumber)])
}

/**
 * The issue of a person's time zone where one is needed; empty when there is one.
 * @source docs/product/consultation.md#form
 */
export function validateTimeZone(timeZone: string): ValidationIssue<'time-zone-missing'>[] {
  return issuesFrom(zoneIssues, [isBlank(timeZone) && 'time-zone-missing'])
}

function numberIssue(phoneNumber: string): ConversationNumberIssueCode | false {
  if (isBlank(phoneNumber)) return false
  if (isLonger(phoneNumber, maxPhoneNumberLength)) return 'phone-too-long'
  return !isPhoneNumber(phoneNumber) && 'phone-invalid'
}

const numberIssues = {
  'phone-required': { field: 'phoneNumber', message: 'Please enter the number at which you want to be called' },
  'phone-too-long': {
    field: 'phoneNumber',
    message: `Phone number must be at most ${maxPhoneNumberLength} characters`,
  },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
} satisfies IssueTable<ConversationNumberIssueCode>

const zoneIssues = {
  'time-zone-missing': {
    field: 'contactTimeZone',
    message: 'Please choose your time zone, so that nobody calls you at night',
  },
} satisfies IssueTable<'time-zone-missing'>

const consultationIssues = {
  'method-required': { field: 'preferredContactMethod', message: 'Please choose how you want to be reached' },
  ...numberIssues,
  'phone-required': { field: 'phoneNumber', message: 'Please enter the number to call or write to' },
  ...zoneIssues,
  'notes-too-long': { field: 'notes', message: `Notes must be at most ${notesMaximumLength} characters` },
  'text-consent-required': {
    field: 'textConsent',
    message: 'Please agree to text messages, or choose another way to be reached',
  },
} satisfies IssueTable<ConsultationIssueCode>
