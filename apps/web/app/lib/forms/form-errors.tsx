import { ErrorSummary } from '@dst/ui/error-summary'
import { errorHeading } from './field-errors.ts'
import { useErrorFocus } from './use-error-focus.ts'

/** Props of {@link FormErrors}. */
export interface FormErrorsProps {
  /** The form's `formState`. */
  formState: { errors: Readonly<Partial<Record<string, { message?: string }>>>; submitCount: number }
  /** Each field's control has this prefix and the field's name as its id. */
  idPrefix: string
  /** Why valid entries were refused, for a form that says so in the same place. */
  refusal?: { message: string } | undefined
}

/**
 * Everything that needs to be corrected, with links to the fields; what is corrected leaves the list at once. It
 * receives focus after each failed submit, so the form leaves that to it: `shouldFocusError: false`.
 */
export function FormErrors({ formState: { errors, submitCount }, idPrefix, refusal }: FormErrorsProps) {
  const ofField = ([field, error]: [string, { message?: string } | undefined]) => ({
    message: error?.message ?? '',
    fieldId: `${idPrefix}-${field}`,
  })
  const items = [...Object.entries(errors).map(ofField), ...(refusal === undefined ? [] : [refusal])]
  return <ErrorSummary ref={useErrorFocus(submitCount)} heading={errorHeading} errors={items} />
}
