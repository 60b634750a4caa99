import type { ValidationIssue } from '@dst/domain/validation'

/** Heads the list of what is to mend, on every form. */
export const errorHeading = 'Please fix the following errors:'

/** The sentence under one field: its first issue, or undefined. */
export function fieldError(issues: readonly ValidationIssue[], field: string): string | undefined {
  return issues.find((issue) => issue.field === field)?.message
}

/** The issues as an error summary lists them; each leads to the control whose id is its field's name after `idPrefix`. */
export function summaryItems(
  issues: readonly ValidationIssue[],
  idPrefix: string,
): { message: string; fieldId: string }[] {
  return issues.map(({ field, message }) => ({ message, fieldId: `${idPrefix}-${field}` }))
}
