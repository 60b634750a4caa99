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
  /** Null and absent mean none. */
  readonly notes?: string | null | undefined
}

/** Everything that can be wrong with a consultation request. */
export type ConsultationIssueCode =
  'method-required' | 'phone-required' | 'phone-too-long' | 'phone-invalid' | 'notes-too-long' | 'text-consent-required'

const maxPhoneNumberLength = profileLimits.phoneNumber

/**
 * Issues of a consultation request in the order of its form; empty when it can be sent. A phone number and the consent
 * to text messages are required only with consent to share: without it, no data is sent and nobody gets in touch.
 * Lengths apply to the trimmed text.
 * @source docs/product/consultation.md#form; parameters `notesMaximumLength`, `profileLimits`
 */
export function validateConsultation(entry: ConsultationEntry): ValidationIssue<ConsultationIssueCode>[] {
  const { preferredContactMethod: method, phoneNumber, shareDataConsent, textConsent, notes } = entry
  const byNumber = method === 'phone' || method === 'text'
  return issuesFrom(consultationIssues, [
    method === undefined && 'method-required',
    byNumber && shareDataConsent && isBlank(phoneNumber) && 'phone-required',
    byNumber && numberIssue(phoneNumber),
    isLonger(notes ?? '', notesMaximumLength) && 'notes-too-long',
    method === 'text' && shareDataConsent && !textConsent && 'text-consent-required',
  ])
}

function numberIssue(phoneNumber: string): ConsultationIssueCode | false {
  if (isBlank(phoneNumber)) return false
  if (isLonger(phoneNumber, maxPhoneNumberLength)) return 'phone-too-long'
  return !isPhoneNumber(phoneNumber) && 'phone-invalid'
}

const consultationIssues = {
  'method-required': { field: 'preferredContactMethod', message: 'Please choose how you want to be reached' },
  'phone-required': { field: 'phoneNumber', message: 'Please enter the number to call or write to' },
  'phone-too-long': {
    field: 'phoneNumber',
    message: `Phone number must be at most ${maxPhoneNumberLength} characters`,
  },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
  'notes-too-long': { field: 'notes', message: `Notes must be at most ${notesMaximumLength} characters` },
  'text-consent-required': {
    field: 'textConsent',
    message: 'Please agree to text messages, or choose another way to be reached',
  },
} satisfies IssueTable<ConsultationIssueCode>
