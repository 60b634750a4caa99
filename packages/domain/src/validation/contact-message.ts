import { isBlank, isTypedEmail } from './entered-text'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue'

/** What the contact form holds. */
export interface ContactMessageEntry {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Everything that can be wrong with a contact message. */
export type ContactMessageIssueCode =
  | 'first-name-required'
  | 'last-name-required'
  | 'email-required'
  | 'email-invalid'
  | 'subject-required'
  | 'message-required'

/**
 * Issues of a contact message in the order of the form; empty when it may be sent.
 * @source specification section 5, Contact form
 */
export function validateContactMessage(entry: ContactMessageEntry): ValidationIssue<ContactMessageIssueCode>[] {
  const noEmail = isBlank(entry.email)
  return issuesFrom(contactMessageIssues, [
    isBlank(entry.firstName) && 'first-name-required',
    isBlank(entry.lastName) && 'last-name-required',
    noEmail && 'email-required',
    !noEmail && !isTypedEmail(entry.email) && 'email-invalid',
    isBlank(entry.subject) && 'subject-required',
    isBlank(entry.message) && 'message-required',
  ])
}

const contactMessageIssues = {
  'first-name-required': { field: 'firstName', message: 'First name is required' },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'email-required': { field: 'email', message: 'Email is required' },
  'email-invalid': { field: 'email', message: 'Please enter a valid email' },
  'subject-required': { field: 'subject', message: 'Subject is required' },
  'message-required': { field: 'message', message: 'Message is required' },
} satisfies IssueTable<ContactMessageIssueCode>
