import { ErrorSummary } from '@dst/ui/error-summary'
import { useMemo } from 'react'
import { errorHeading } from '~/lib/field-errors.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'
import type { FieldIssues } from './message-issues.ts'

/** Props of {@link IssueSummary}. */
export interface IssueSummaryProps {
  issues: FieldIssues
  /** Prefix of each field name in the id of its control. */
  idPrefix: string
}

/**
 * Everything that needs to be corrected, with links to the fields; it receives focus. Loaded when the first message is
 * validated.
 */
export function IssueSummary({ issues, idPrefix }: IssueSummaryProps) {
  const errors = useMemo(
    () => Object.entries(issues).map(([field, message]) => ({ message, fieldId: `${idPrefix}-${field}` })),
    [issues, idPrefix],
  )
  const summary = useErrorFocus(errors)
  return <ErrorSummary ref={summary} heading={errorHeading} errors={errors} />
}
