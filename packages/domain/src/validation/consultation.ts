import { isBlank, isPhoneNumber } from './entered-text.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The validated fields of a consultation request. */
export interface ConsultationEntry {
  /** Undefined until a contact method is chosen. */
  readonly preferredContactMethod: 'phone' | 'email' | 'text' | undefined
  readonly phoneNumber: string
  readonly shareDataConsent: boolean
  readonly textConsent: boolean
}

/** Everything that can be wrong with a consultation request. */
export type ConsultationIssueCode = 'method-required' | 'phone-required' | 'phone-invalid' | 'text-consent-required'

/**
 * Issues of a consultation request in the order of its form; empty when it can be sent. A phone number and the consent
 * to text messages are required only with consent to share: without it, no data is sent and nobody gets in touch.
 * @source docs/product/consultation.md#form
 */
export function validateConsultation(entry: ConsultationEntry): ValidationIssue<ConsultationIssueCode>[] {
  const { preferredContactMethod: method, phoneNumber, shareDataConsent, textConsent } = entry
  const byNumber = method === 'phone' || method === 'text'
  return issuesFrom(consultationIssues, [
    method === undefined && 'method-required',
    byNumber && shareDataConsent && isBlank(phoneNumber) && 'phone-required',
    byNumber && !isBlank(phoneNumber) && !isPhoneNumber(phoneNumber) && 'phone-invalid',
    method === 'text' && shareDataConsent && !textConsent && 'text-consent-required',
  ])
}

const consultationIssues = {
  'method-required': { field: 'preferredContactMethod', message: 'Please choose how you want to be reached' },
  'phone-required': { field: 'phoneNumber', message: 'Please enter the number to call or write to' },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
  'text-consent-required': {
    field: 'textConsent',
    message: 'Please agree to text messages, or choose another way to be reached',
  },
} satisfies IssueTable<ConsultationIssueCode>
