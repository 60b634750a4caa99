import { contactMessageLimits } from '../parameters/contact.ts'
import { isBlank, isLonger, isTypedEmail } from './entered-text.ts'
import { emailIssue, firstNameIssue, lastNameIssue, personIssues, type PersonIssueCode } from './person-fields.ts'
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
  PersonIssueCode | 'subject-required' | 'subject-too-long' | 'message-required' | 'message-too-long'

const limits = contactMessageLimits

/**
 * Issues of a contact message in the order of the form; empty when it can be sent. Lengths apply to the trimmed text.
 * @source docs/product/site.md#contact; parameter `contactMessageLimits`
 */
export function validateContactMessage(entry: ContactMessageEntry): ValidationIssue<ContactMessageIssueCode>[] {
  return issuesFrom(contactMessageIssues, [
    firstNameIssue(entry.firstName, limits.name),
    lastNameIssue(entry.lastName, limits.name),
    emailIssue(entry.email, limits.email, isTypedEmail),
    isBlank(entry.subject) && 'subject-required',
    isLonger(entry.subject, limits.subject) && 'subject-too-long',
    isBlank(entry.message) && 'message-required',
    isLonger(entry.message, limits.message) && 'message-too-long',
  ])
}

const contactMessageIssues = {
  ...personIssues(limits),
  'subject-required': { field: 'subject', message: 'Subject is required' },
  'subject-too-long': { field: 'subject', message: `Subject must be at most ${limits.subject} characters` },
  'message-required': { field: 'message', message: 'Message is required' },
  'message-too-long': { field: 'message', message: `Message must be at most ${limits.message} characters` },
} satisfies IssueTable<ContactMessageIssueCode>
