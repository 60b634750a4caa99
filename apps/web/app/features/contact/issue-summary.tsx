import { ErrorSummary } from '@dst/ui/error-summary'
import { useMemo } from 'react'
import { errorHeading } from '~/lib/field-errors'
import { useErrorFocus } from '~/lib/use-error-focus'
import type { FieldIssues } from './message-issues'

/** Props of {@link IssueSummary}. */
export interface IssueSummaryProps {
  issues: FieldIssues
  /** Stands before the name of a field in the id of its control. */
  idPrefix: string
}

/** Everything that is to mend, with the ways there; the focus moves to it. Loaded by the first message that is checked. */
export function IssueSummary({ issues, idPrefix }: IssueSummaryProps) {
  const errors = useMemo(
    () => Object.entries(issues).map(([field, message]) => ({ message, fieldId: `${idPrefix}-${field}` })),
    [issues, idPrefix],
  )
  const summary = useErrorFocus(errors)
  return <ErrorSummary ref={summary} heading={errorHeading} errors={errors} />
}
