import { ErrorSummary } from '@dst/ui/error-summary'
import { useMemo } from 'react'
import { errorHeading } from '~/lib/field-errors.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'

/** Props of {@link FormErrors}. */
export interface FormErrorsProps {
  /** The form's `formState.errors`. */
  errors: Readonly<Partial<Record<string, { message?: string }>>>
  /** Each field's control has this prefix and the field's name as its id. */
  idPrefix: string
}

/**
 * Everything that needs to be corrected, with links to the fields. It receives focus after each failed submit, so the
 * form leaves that to it: `shouldFocusError: false` and `reValidateMode: 'onSubmit'`.
 */
export function FormErrors({ errors, idPrefix }: FormErrorsProps) {
  const items = useMemo(
    () =>
      Object.entries(errors).map(([field, error]) => ({
        message: error?.message ?? '',
        fieldId: `${idPrefix}-${field}`,
      })),
    [errors, idPrefix],
  )
  return <ErrorSummary ref={useErrorFocus(items)} heading={errorHeading} errors={items} />
}
