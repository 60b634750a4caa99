import { validateContactMessage, type ContactMessageEntry } from '@dst/domain/validation'

/** The sentence for each field that has to be mended. */
export type FieldIssues = Partial<Record<keyof ContactMessageEntry, string>>

/** What is wrong with each field, in the order of the form. */
export function issuesByField(entry: ContactMessageEntry): FieldIssues {
  return Object.fromEntries(validateContactMessage(entry).map(({ field, message }) => [field, message]))
}
