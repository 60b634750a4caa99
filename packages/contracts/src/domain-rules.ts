import type { QuestionnaireField } from '@dst/domain/questionnaire'
import {
  validateContactMessage,
  validateProfile,
  validateQuestionnaire,
  type ProfileEntry,
} from '@dst/domain/validation'

const unanswered = new Map(validateQuestionnaire({}).map((issue) => [issue.field, issue.message]))
const emptyProfile: ProfileEntry = { firstName: '', lastName: '', email: '', phoneNumber: '', location: '', bio: '' }
const emptyMessage = { firstName: '', lastName: '', email: '', subject: '', message: '' }

/** The domain's message for an unanswered question. Throws for a question that is not required. */
export function requiredSentence(question: QuestionnaireField): string {
  const sentence = unanswered.get(question)
  if (sentence === undefined) throw new Error(`The questionnaire does not require "${question}"`)
  return sentence
}

/**
 * The domain's message about an email address on the profile, ignoring its length; undefined when it is accepted. A
 * form takes no letters such as ü; an account that came from a provider may have them.
 */
export function profileEmailSentence(email: string): string | undefined {
  const issues = validateProfile({ ...emptyProfile, email })
  return sentenceFor(
    'email',
    issues.filter(({ code }) => code !== 'email-too-long' && code !== 'email-letters'),
  )
}

/** The domain's message about a phone number (can be empty), ignoring its length; undefined when it is accepted. */
export function phoneNumberSentence(phoneNumber: string): string | undefined {
  const issues = validateProfile({ ...emptyProfile, phoneNumber })
  return sentenceFor(
    'phoneNumber',
    issues.filter(({ code }) => code !== 'phone-too-long'),
  )
}

/**
 * The domain's message about the email address in the contact form, ignoring its length; undefined when it is
 * accepted.
 */
export function contactEmailSentence(email: string): string | undefined {
  const issues = validateContactMessage({ ...emptyMessage, email })
  return sentenceFor(
    'email',
    issues.filter(({ code }) => code !== 'email-too-long'),
  )
}

/**
 * The message about an account's email address: rejected only when both the profile and a browser's email field reject
 * it.
 */
export function accountEmailSentence(email: string): string | undefined {
  return contactEmailSentence(email) && profileEmailSentence(email)
}

function sentenceFor(
  field: string,
  issues: readonly { readonly field: string; readonly message: string }[],
): string | undefined {
  return issues.find((issue) => issue.field === field)?.message
}
