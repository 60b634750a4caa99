import { isBlank, isPhoneNumber } from './entered-text'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue'

/** What a request for a consultation is checked for. */
export interface ConsultationEntry {
  /** Undefined until a way to be reached was chosen. */
  readonly preferredContactMethod: 'phone' | 'email' | 'text' | undefined
  readonly phoneNumber: string
  readonly shareDataConsent: boolean
  readonly textConsent: boolean
}

/** Everything that can be wrong with a request for a consultation. */
export type ConsultationIssueCode = 'method-required' | 'phone-required' | 'phone-invalid' | 'text-consent-required'

/**
 * Issues of a request for a consultation in the order of its form; empty when it may be sent. A number and the consent
 * to text messages are needed only where somebody is to get in touch: without consent to share, nothing leaves.
 * @source specification section 5, Consultation
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
