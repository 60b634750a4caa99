import { validateContactMessage, type ContactMessageEntry } from '@dst/domain/validation'

/** The error message of each field that needs to be corrected. */
export type FieldIssues = Partial<Record<keyof ContactMessageEntry, string>>

/** Validates each field, in the order of the form. */
export function issuesByField(entry: ContactMessageEntry): FieldIssues {
  return Object.fromEntries(validateContactMessage(entry).map(({ field, message }) => [field, message]))
}
