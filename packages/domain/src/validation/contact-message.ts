import { contactMessageLimits } from '../parameters/contact.ts'
import { foreignLettersMessage, hasForeignLetters, isBlank, isLonger, isTypedEmail } from './entered-text.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The fields of the contact form. */
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
  | 'first-name-too-long'
  | 'last-name-required'
  | 'last-name-too-long'
  | 'email-required'
  | 'email-too-long'
  | 'email-invalid'
  | 'email-letters'
  | 'subject-required'
  | 'subject-too-long'
  | 'message-required'
  | 'message-too-long'

const limits = contactMessageLimits

/**
 * Issues of a contact message in the order of the form; empty when it can be sent. Lengths apply to the trimmed text.
 * @source docs/product/site.md#contact; parameter `contactMessageLimits`
 */
export function validateContactMessage(entry: ContactMessageEntry): ValidationIssue<ContactMessageIssueCode>[] {
  return issuesFrom(contactMessageIssues, [
    isBlank(entry.firstName) && 'first-name-required',
    isLonger(entry.firstName, limits.name) && 'first-name-too-long',
    isBlank(entry.lastName) && 'last-name-required',
    isLonger(entry.lastName, limits.name) && 'last-name-too-long',
    emailIssue(entry.email),
    isBlank(entry.subject) && 'subject-required',
    isLonger(entry.subject, limits.subject) && 'subject-too-long',
    isBlank(entry.message) && 'message-required',
    isLonger(entry.message, limits.message) && 'message-too-long',
  ])
}

function emailIssue(email: string): ContactMessageIssueCode | false {
  if (isBlank(email)) return 'email-required'
  if (isLonger(email, limits.email)) return 'email-too-long'
  if (hasForeignLetters(email)) return 'email-letters'
  return !isTypedEmail(email) && 'email-invalid'
}

const contactMessageIssues = {
  'first-name-required': { field: 'firstName', message: 'First name is required' },
  'first-name-too-long': { field: 'firstName', message: `First name must be at most ${limits.name} characters` },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'last-name-too-long': { field: 'lastName', message: `Last name must be at most ${limits.name} characters` },
  'email-required': { field: 'email', message: 'Email is required' },
  'email-too-long': { field: 'email', message: `Email must be at most ${limits.email} characters` },
  'email-invalid': { field: 'email', message: 'Please enter a valid email' },
  'email-letters': { field: 'email', message: foreignLettersMessage },
  'subject-required': { field: 'subject', message: 'Subject is required' },
  'subject-too-long': { field: 'subject', message: `Subject must be at most ${limits.subject} characters` },
  'message-required': { field: 'message', message: 'Message is required' },
  'message-too-long': { field: 'message', message: `Message must be at most ${limits.message} characters` },
} satisfies IssueTable<ContactMessageIssueCode>
