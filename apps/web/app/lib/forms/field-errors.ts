import type { ValidationIssue } from '@dst/domain/validation'

/** Heading of the error summary on every form. */
export const errorHeading = 'Please fix the following errors:'

/** The error message of one field: its first issue, or undefined. */
export function fieldError(issues: readonly ValidationIssue[], field: string): string | undefined {
  return issues.find((issue) => issue.field === field)?.message
}

/** The issues as items of an error summary; each links to the control whose id is `idPrefix` plus the field's name. */
export function summaryItems(
  issues: readonly ValidationIssue[],
  idPrefix: string,
): { message: string; fieldId: string }[] {
  return issues.map(({ field, message }) => ({ message, fieldId: `${idPrefix}-${field}` }))
}
