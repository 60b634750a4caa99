import type { QuestionnaireField } from '@dst/domain/questionnaire'
import { validateContactMessage, validateProfile, validateQuestionnaire } from '@dst/domain/validation'

const unanswered = new Map(validateQuestionnaire({}).map((issue) => [issue.field, issue.message]))
const emptyProfile = { firstName: '', lastName: '', email: '', phoneNumber: '', location: '', bio: '' }
const emptyMessage = { firstName: '', lastName: '', email: '', subject: '', message: '' }

/** The domain's sentence for a question that was left out. Throws for a question that is not required. */
export function requiredSentence(question: QuestionnaireField): string {
  const sentence = unanswered.get(question)
  if (sentence === undefined) throw new Error(`The questionnaire does not require "${question}"`)
  return sentence
}

/** The domain's sentence about an address on the profile, its length apart; undefined when it is accepted. */
export function profileEmailSentence(email: string): string | undefined {
  const issues = validateProfile({ ...emptyProfile, email })
  return sentenceFor(
    'email',
    issues.filter(({ code }) => code !== 'email-too-long'),
  )
}

/** The domain's sentence about a phone number, which may be empty, its length apart; undefined when it is accepted. */
export function phoneNumberSentence(phoneNumber: string): string | undefined {
  const issues = validateProfile({ ...emptyProfile, phoneNumber })
  return sentenceFor(
    'phoneNumber',
    issues.filter(({ code }) => code !== 'phone-too-long'),
  )
}

/** The domain's sentence about the address in the contact form, its length apart; undefined when it is accepted. */
export function contactEmailSentence(email: string): string | undefined {
  const issues = validateContactMessage({ ...emptyMessage, email })
  return sentenceFor(
    'email',
    issues.filter(({ code }) => code !== 'email-too-long'),
  )
}

/** The sentence about an account's address: refused only when neither the profile nor a browser's email field takes it. */
export function accountEmailSentence(email: string): string | undefined {
  return contactEmailSentence(email) && profileEmailSentence(email)
}

function sentenceFor(
  field: string,
  issues: readonly { readonly field: string; readonly message: string }[],
): string | undefined {
  return issues.find((issue) => issue.field === field)?.message
}
