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

/** The issues of a form after a field was changed: its former issue gives way to the one that it has now, if any. */
export function issuesAfterChange(
  issues: readonly ValidationIssue[],
  changed: string,
  found: readonly ValidationIssue[],
): readonly ValidationIssue[] {
  const former = issues.findIndex(({ field }) => field === changed)
  if (former === -1) return issues
  const current = found.filter(({ field }) => field === changed).slice(0, 1)
  const others = issues.slice(former + 1).filter(({ field }) => field !== changed)
  return [...issues.slice(0, former), ...current, ...others]
}
