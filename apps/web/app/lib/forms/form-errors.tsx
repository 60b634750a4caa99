import { ErrorSummary } from '@dst/ui/error-summary'
import { useMemo } from 'react'
import { errorHeading } from './field-errors.ts'
import { useErrorFocus } from './use-error-focus.ts'

/** Props of {@link FormErrors}. */
export interface FormErrorsProps {
  /** The form's `formState.errors`. */
  errors: Readonly<Partial<Record<string, { message?: string }>>>
  /** Each field's control has this prefix and the field's name as its id. */
  idPrefix: string
  /** Why valid entries were refused, for a form that says so in the same place; a new object for each attempt. */
  refusal?: { message: string } | undefined
}

/**
 * Everything that needs to be corrected, with links to the fields. It receives focus after each failed submit, so the
 * form leaves that to it: `shouldFocusError: false` and `reValidateMode: 'onSubmit'`.
 */
export function FormErrors({ errors, idPrefix, refusal }: FormErrorsProps) {
  const items = useMemo(() => {
    const ofField = ([field, error]: [string, { message?: string } | undefined]) => ({
      message: error?.message ?? '',
      fieldId: `${idPrefix}-${field}`,
    })
    return [...Object.entries(errors).map(ofField), ...(refusal === undefined ? [] : [refusal])]
  }, [errors, idPrefix, refusal])
  return <ErrorSummary ref={useErrorFocus(items)} heading={errorHeading} errors={items} />
}
